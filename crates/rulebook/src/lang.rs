//! The four languages of the texts.

/// A language in which everything a person reads exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lang {
    /// English
    En,
    /// Spanish
    Es,
    /// Portuguese of Brazil
    Pt,
    /// Italian
    It,
}

impl Lang {
    /// All languages, English first.
    pub const ALL: [Self; 4] = [Self::En, Self::Es, Self::Pt, Self::It];
}
