//! #74 The Voice of America.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(TheVoiceOfAmerica, "74", Era::Mid, 2, Some(Us), EVENT);

const EVENT: &[Step] = &[];
