//! #62 “Lone Gunman”.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(LoneGunman, "62", Era::Mid, 1, Some(Ussr), EVENT).starred();

const EVENT: &[Step] = &[];
