//! #51 Brezhnev Doctrine.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(BrezhnevDoctrine, "51", Era::Mid, 3, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
