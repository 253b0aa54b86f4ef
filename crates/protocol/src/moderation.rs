//! Moderation: what people report, what moderators decide, and what the person concerned is told.

use crate::{message, words};

words! {
    /// What somebody may do beside playing.
    #[derive(Default)]
    pub enum Role {
        #[default]
        Player,
        Moderator,
    }

    /// What a report is about.
    pub enum ReportKind {
        Chat,
        Name,
        /// Leaves games, stalls, plays badly on purpose.
        Conduct,
        UnfairHelp,
        /// A table: its title, what is agreed there. It is about whoever hosts it.
        Table,
        Other,
    }

    /// How far a report is.
    pub enum ReportState {
        Open,
        /// One moderator looks at it; for half an hour nobody else does.
        Taken,
        /// Decided, and a second moderator must agree.
        Second,
        Closed,
    }

    /// What is done about it.
    pub enum Measure {
        /// Nothing: the report is unfounded.
        None,
        /// A notice that must be read.
        Warn,
        /// No chat anywhere; may play.
        Mute,
        /// May finish games, begins none.
        Suspend,
        /// The account is closed and its games are given up. Wants a second moderator.
        Ban,
        /// The table ends without a result. Wants a second moderator.
        CloseTable,
    }
}

message! {
    /// A report: about a person, a line of their chat, or a table.
    pub struct NewReport {
        /// The user; of a report about a table the server knows whom.
        #[serde(default)]
        pub about: String,
        pub kind: ReportKind,
        #[serde(default)]
        pub table: Option<String>,
        /// The number of a line of chat at that table.
        #[serde(default)]
        pub line: Option<u32>,
        pub text: String,
    }

    /// A report as it is listed.
    pub struct ReportSummary {
        #[ts(type = "number")]
        pub id: i64,
        pub kind: ReportKind,
        pub about: String,
        pub about_name: String,
        pub table: Option<String>,
        /// How many have reported the same.
        pub count: u32,
        pub state: ReportState,
        /// The name of whoever has taken it.
        pub taken_by: Option<String>,
        /// Has the reader taken it?
        pub mine: bool,
        #[ts(type = "number")]
        pub created: i64,
    }

    /// A line of chat as it was when it was reported; nobody can change it later.
    pub struct EvidenceLine {
        pub number: u32,
        pub user: String,
        pub name: String,
        pub text: String,
        #[ts(type = "number")]
        pub at: i64,
        /// Is it the line that was reported?
        pub marked: bool,
    }

    /// A measure against somebody.
    pub struct SanctionInfo {
        #[ts(type = "number")]
        pub id: i64,
        pub measure: Measure,
        pub reason: String,
        /// The name of the moderator.
        pub by: String,
        #[ts(type = "number")]
        pub begins: i64,
        #[ts(type = "number | null")]
        pub ends: Option<i64>,
        /// Does it hold now?
        pub in_force: bool,
    }

    /// A line of the audit trail, which only grows.
    pub struct AuditLine {
        #[ts(type = "number")]
        pub at: i64,
        pub by: String,
        /// `reported`, `joined`, `took`, `gave-back`, `proposed`, `decided`, `lifted`, `role`, `closed-table`.
        pub what: String,
        pub about: String,
        pub measure: Option<Measure>,
        pub reason: String,
    }

    /// A report with everything that a moderator needs.
    pub struct ReportView {
        pub report: ReportSummary,
        /// What those who reported it wrote.
        pub texts: Vec<String>,
        pub evidence: Vec<EvidenceLine>,
        /// Earlier measures against the same person, the newest first.
        pub history: Vec<SanctionInfo>,
        /// How often that person was reported, and how often something followed.
        pub reported: u32,
        pub upheld: u32,
        pub audit: Vec<AuditLine>,
        /// What was proposed, if a second moderator must agree.
        pub proposed: Option<Verdict>,
        /// May the reader decide it, or agree to what was proposed?
        pub may_decide: bool,
    }

    /// A decision.
    pub struct Verdict {
        pub measure: Measure,
        /// For how long, for `mute` and `suspend`.
        #[serde(default)]
        pub days: Option<u32>,
        /// Told to the person.
        pub reason: String,
    }

    /// What somebody is told: a measure against them, or that something followed from their report.
    pub struct Notice {
        #[ts(type = "number")]
        pub id: i64,
        /// None for the answer to one's own report.
        pub measure: Option<Measure>,
        pub reason: String,
        #[ts(type = "number | null")]
        pub ends: Option<i64>,
        #[ts(type = "number")]
        pub at: i64,
    }
}
