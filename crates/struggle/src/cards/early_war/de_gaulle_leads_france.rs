//! #17 De Gaulle Leads France.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(DeGaulleLeadsFrance, "17", Era::Early, 3, Some(Ussr), EVENT).starred().underlined();

const EVENT: &[Step] = &[];
