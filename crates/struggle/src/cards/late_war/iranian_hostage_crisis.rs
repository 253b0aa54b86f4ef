//! #82 Iranian Hostage Crisis.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(IranianHostageCrisis, "82", Era::Late, 3, Some(Ussr), EVENT).starred().underlined();

const EVENT: &[Step] = &[];
