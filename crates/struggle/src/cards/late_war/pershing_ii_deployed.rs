//! #99 Pershing II Deployed.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(PershingIiDeployed, "99", Era::Late, 3, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
