//! The four languages and how one of them is chosen: by name, by the user's locale, else English.

use core::fmt;
use core::str::FromStr;

/// A language of the house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English, `en`: the language when nothing else is asked for.
    #[default]
    En,
    /// Spanish, `es`.
    Es,
    /// Portuguese as written in Brazil, `pt`.
    Pt,
    /// Italian, `it`.
    It,
}

impl Lang {
    /// All languages, English first.
    pub const ALL: [Lang; 4] = [Lang::En, Lang::Es, Lang::Pt, Lang::It];

    /// The two-letter code used on the command line and in the folder names: `"es"`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Es => "es",
            Lang::Pt => "pt",
            Lang::It => "it",
        }
    }

    /// The language of a locale name such as `pt_BR.UTF-8`, `es-419` or `it`, if it is one of ours.
    pub fn from_locale(locale: &str) -> Option<Lang> {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        language.parse().ok()
    }

    /// The user's language by the environment, else English.
    ///
    /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty decides alone, as POSIX has it: with
    /// `LC_ALL=C` a Spanish `LANG` does not count.
    pub fn from_environment() -> Lang {
        Lang::from_variables(|name| std::env::var(name).ok())
    }

    /// [`Lang::from_environment`] with the variables supplied by the caller.
    pub fn from_variables(variable: impl Fn(&str) -> Option<String>) -> Lang {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|value| !value.is_empty())
            .and_then(|locale| Lang::from_locale(&locale))
            .unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The word was none of `en`, `es`, `pt`, `it`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang(
    /// The word as it was given.
    pub String,
);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown language {:?}: use en, es, pt or it", self.0)
    }
}

impl core::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(word: &str) -> Result<Lang, UnknownLang> {
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(word))
            .ok_or_else(|| UnknownLang(word.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(variables: &[(&str, &str)]) -> Lang {
        Lang::from_variables(|name| {
            variables.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn a_code_is_read_whatever_its_case() {
        for lang in Lang::ALL {
            assert_eq!(lang.code().parse(), Ok(lang));
            assert_eq!(lang.code().to_uppercase().parse(), Ok(lang));
            assert_eq!(lang.to_string(), lang.code());
        }
    }

    #[test]
    fn an_unknown_language_is_refused_with_the_choices() {
        let error = "de".parse::<Lang>().unwrap_err();
        assert_eq!(error.to_string(), "unknown language \"de\": use en, es, pt or it");
        assert!("".parse::<Lang>().is_err());
        assert!("pt_BR".parse::<Lang>().is_err());
    }

    #[test]
    fn a_locale_is_known_by_its_first_part() {
        assert_eq!(Lang::from_locale("pt_BR.UTF-8"), Some(Lang::Pt));
        assert_eq!(Lang::from_locale("es-419"), Some(Lang::Es));
        assert_eq!(Lang::from_locale("it_IT@euro"), Some(Lang::It));
        assert_eq!(Lang::from_locale("en"), Some(Lang::En));
        assert_eq!(Lang::from_locale("C.UTF-8"), None);
        assert_eq!(Lang::from_locale("italiano"), None);
        assert_eq!(Lang::from_locale(""), None);
    }

    #[test]
    fn the_first_locale_variable_that_is_set_decides() {
        assert_eq!(from(&[]), Lang::En);
        assert_eq!(from(&[("LANG", "es_ES.UTF-8")]), Lang::Es);
        assert_eq!(from(&[("LANG", "es_ES.UTF-8"), ("LC_MESSAGES", "it_IT")]), Lang::It);
        assert_eq!(from(&[("LC_MESSAGES", "it_IT"), ("LC_ALL", "pt_BR")]), Lang::Pt);
        assert_eq!(from(&[("LC_ALL", ""), ("LANG", "pt_PT")]), Lang::Pt);
        assert_eq!(from(&[("LC_ALL", "C"), ("LANG", "es_ES")]), Lang::En);
        assert_eq!(from(&[("LANG", "de_DE.UTF-8")]), Lang::En);
    }
}
