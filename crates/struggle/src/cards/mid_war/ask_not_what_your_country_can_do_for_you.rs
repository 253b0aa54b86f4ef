//! #77 “Ask Not What Your Country Can Do For You…”.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(AskNotWhatYourCountryCanDoForYou, "77", Era::Mid, 3, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[];
