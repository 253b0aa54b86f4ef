//! #93 Iran-Contra Scandal.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(IranContraScandal, "93", Era::Late, 2, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
