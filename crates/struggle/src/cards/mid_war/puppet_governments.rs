//! #66 Puppet Governments.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(PuppetGovernments, "66", Era::Mid, 2, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[];
