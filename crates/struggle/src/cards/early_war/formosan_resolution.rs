//! #35 Formosan Resolution.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(FormosanResolution, "35", Era::Early, 2, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[];
