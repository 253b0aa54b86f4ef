//! #85 Star Wars.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(StarWars, "85", Era::Late, 2, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[];
