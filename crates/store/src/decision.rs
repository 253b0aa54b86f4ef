//! What a moderator or the operator decides, with all that follows from it at once.

use crate::{Audit, Notice, Report, Sanction};

/// A decision about somebody. It is kept as a whole: nobody is punished without a trace, and no report is closed with nothing done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// A report as it is from now on, and the state in which it must be for that.
    pub report: Option<(Report, String)>,
    pub sanction: Option<Sanction>,
    /// The kinds of credentials that end of the one whom the line of the trail is about.
    pub signs_out: Vec<String>,
    pub notices: Vec<Notice>,
    pub audit: Audit,
}

impl Decision {
    /// Nothing but a line of the trail.
    pub fn noted(audit: Audit) -> Decision {
        let (signs_out, notices) = (Vec::new(), Vec::new());
        Decision { report: None, sanction: None, signs_out, notices, audit }
    }
}
