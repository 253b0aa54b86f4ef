//! Section numbers: how people write them, how they are ordered, which one lies inside which.

use std::cmp::Ordering;

/// A section number in the one form that the texts use: `6`, `6.3.2`, `4.5.C`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectionNumber(String);

impl SectionNumber {
    /// The number as the texts write it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// How many parts it has: 1 for a chapter.
    pub fn depth(&self) -> usize {
        self.0.split('.').count()
    }

    /// The number of the section around this one; a chapter has none.
    pub fn parent(&self) -> Option<Self> {
        self.0.rsplit_once('.').map(|(above, _)| Self(above.to_owned()))
    }

    /// Whether `number` (in the form of the texts) lies inside this section, at any depth.
    pub fn contains(&self, number: &str) -> bool {
        number.strip_prefix(&self.0).is_some_and(|rest| rest.starts_with('.'))
    }
}

/// Reads a number as people write it: `§ 6.3`, `6.3.`, `4.5C`, `4.5 c`; the books' `6.0` is chapter 6.
impl From<&str> for SectionNumber {
    fn from(written: &str) -> Self {
        let mut number = String::new();
        for c in written.trim().trim_start_matches('§').chars().filter(|c| !c.is_whitespace()) {
            // A letter is a part of its own, with or without a dot before it.
            if c.is_alphabetic() && number.ends_with(|last: char| last.is_ascii_digit()) {
                number.push('.');
            }
            number.extend(c.to_uppercase());
        }
        let number = number.trim_end_matches('.');
        let chapter = number.strip_suffix(".0").filter(|chapter| !chapter.contains('.'));
        Self(chapter.unwrap_or(number).to_owned())
    }
}

/// The order of the book: part by part, numbers by value, letters after numbers.
impl Ord for SectionNumber {
    fn cmp(&self, other: &Self) -> Ordering {
        let parts = |number: &Self| -> Vec<(u32, String)> {
            number.0.split('.').map(|part| (part.parse().unwrap_or(u32::MAX), part.to_owned())).collect()
        };
        parts(self).cmp(&parts(other))
    }
}

impl PartialOrd for SectionNumber {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(written: &str) -> String {
        SectionNumber::from(written).0
    }

    #[test]
    fn numbers_are_read_as_people_write_them() {
        for (written, meant) in [
            ("6.3.2", "6.3.2"),
            (" 6.3. ", "6.3"),
            ("6.0", "6"),
            ("10.0", "10"),
            ("10", "10"),
            ("§ 8.1.3", "8.1.3"),
            ("4.5C", "4.5.C"),
            ("4.5 c", "4.5.C"),
            ("4.5.c", "4.5.C"),
            ("", ""),
            ("coup", "COUP"),
        ] {
            assert_eq!(read(written), meant, "{written:?}");
        }
    }

    #[test]
    fn numbers_are_ordered_by_value_and_a_section_comes_before_its_parts() {
        let written = [
            "2", "2.1", "2.1.1", "2.1.8", "2.2", "4.5", "4.5.A", "4.5.I", "5", "9.8", "10", "10.1", "11.1.4",
            "11.1.4.1",
        ];
        let numbers: Vec<SectionNumber> = written.into_iter().map(SectionNumber::from).collect();
        assert!(numbers.is_sorted());
        assert!(SectionNumber::from("10") > SectionNumber::from("9.8"));
    }

    #[test]
    fn a_section_contains_its_parts_and_not_its_namesakes() {
        let number = SectionNumber::from("1");
        assert!(number.contains("1.2.3"));
        assert!(!number.contains("1"));
        assert!(!number.contains("10"));
        assert_eq!(SectionNumber::from("4.5.C").parent().expect("it lies in 4.5").as_str(), "4.5");
        assert!(number.parent().is_none());
    }
}
