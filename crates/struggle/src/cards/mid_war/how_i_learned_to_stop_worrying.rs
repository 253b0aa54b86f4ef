//! #46 How I Learned to Stop Worrying.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(HowILearnedToStopWorrying, "46", Era::Mid, 2, None, EVENT).starred();

const EVENT: &[Step] = &[];
