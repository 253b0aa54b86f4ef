//! Names: what somebody may be called, and which names look the same.
//!
//! A name has letters of one script (or of those that are written together, such as the three of Japanese), none of them
//! invisible. Names that look alike have the same skeleton (Unicode Technical Standard 39), and a registered name is its owner's:
//! nobody else, guest or not, may bear one that looks like it.

use detente_protocol::ErrorCode;
use detente_store::{Store, StoreError};
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::confusable_detection::skeleton as confusable;
use unicode_security::{GeneralSecurityProfile as _, RestrictionLevel, RestrictionLevelDetection as _};

use crate::error::Refusal;
use crate::hub::Hub;
use crate::time::wall as now;

/// What may stand between letters.
const BETWEEN: &str = " -_.’'";
/// Names of the house itself.
const RESERVED: [&str; 11] = [
    "admin",
    "administrator",
    "moderator",
    "operator",
    "detente",
    "détente",
    "system",
    "server",
    "nature",
    "bot",
    "former player",
];
/// Names that are given a skeleton at a time when a server starts with older data.
const PAGE: u32 = 500;

/// A name that a table can show: 2 to 24 letters, digits, blanks, `-`, `_`, `.`.
pub fn check(name: &str) -> Result<String, Refusal> {
    let wrong = || Refusal::wrong("server-error-bad-name");
    if name.len() > 400 {
        return Err(wrong());
    }
    let name: String = name.nfkc().collect();
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = name.chars().count();
    let letters: String = name.chars().filter(|c| !BETWEEN.contains(*c)).collect();
    let fits = letters.chars().all(|c| c.is_alphanumeric() && c.identifier_allowed())
        && letters.chars().any(char::is_alphanumeric)
        && letters.as_str().check_restriction_level(RestrictionLevel::HighlyRestrictive);
    if (2..=24).contains(&length) && fits { Ok(name) } else { Err(wrong()) }
}

/// The same for all names that look alike.
pub fn skeleton(name: &str) -> String {
    let seen: String = confusable(name).collect();
    // Before and after: a capital i is taken for an l, and an L is one.
    confusable(&seen.to_lowercase()).collect()
}

/// Refuses a name that is somebody's, was so lately, looks like somebody's or is the house's own. `whose` may have what was theirs.
pub async fn must_be_free(hub: &Hub, name: &str, skeleton: &str, whose: Option<&str>) -> Result<(), Refusal> {
    let reserved = RESERVED.iter().any(|reserved| self::skeleton(reserved) == skeleton);
    if reserved || hub.store.user_like(name, skeleton).await?.is_some_and(|user| Some(&*user.id) != whose) {
        return Err(ErrorCode::NameTaken.into());
    }
    match hub.store.former_owner(name, skeleton, now()).await? {
        Some(owner) if Some(&*owner) != whose => Err(ErrorCode::NameTaken.into()),
        _ => Ok(()),
    }
}

/// Gives names of earlier versions their skeleton. Of two that look alike the older one has it.
pub async fn complete(store: &dyn Store) -> Result<(), StoreError> {
    loop {
        let users = store.users_without_skeleton(PAGE).await?;
        if users.is_empty() {
            return Ok(());
        }
        for was in users {
            let mut user = was.clone();
            user.skeleton = skeleton(&user.name);
            if user.skeleton.is_empty() {
                user.skeleton = format!("? {}", user.id);
            }
            // Whom somebody else has changed meanwhile is read again.
            match store.replace_user(&was, &user, &[]).await {
                Err(StoreError::Taken) => {
                    user.skeleton = format!("? {}", user.id);
                    store.replace_user(&was, &user, &[]).await?;
                }
                saved => drop(saved?),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_plain() {
        assert_eq!(check("  Ana  María ").as_deref(), Ok("Ana María"));
        for bad in
            ["x", "", "a\u{202e}b", "<b>", &"x".repeat(25), "a\nb#c", "- -", "Bo\u{3164}b", "B\u{43e}b"]
        {
            assert!(check(bad).is_err(), "{bad:?}");
        }
        for good in ["Ольга", "李小龍", "Ñandú", "O’Brien", "Zoë 2", "ひらがな漢字"] {
            assert_eq!(check(good).as_deref(), Ok(good));
        }
    }

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        for (a, b) in [
            ("Paul", "PauI"),
            ("Pope", "\u{420}\u{43e}\u{440}\u{435}"),
            ("Tom", "Torn"),
            ("Bob", "BOB"),
            ("O0", "0O"),
        ] {
            assert_eq!(skeleton(a), skeleton(b), "{a} {b}");
        }
        assert_ne!(skeleton("Ann"), skeleton("Ana"));
        assert_ne!(skeleton("José"), skeleton("Jose"));
    }
}
