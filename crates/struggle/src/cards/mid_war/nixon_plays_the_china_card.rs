//! #71 Nixon Plays The China Card.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(NixonPlaysTheChinaCard, "71", Era::Mid, 2, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[];
