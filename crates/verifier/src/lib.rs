//! `detente verify` for the browser. The page hands over the text of a record, or of what one player saw, and gets the
//! findings as JSON; it puts them into words itself.
//!
//! Three functions are called from outside, without any glue: [`space`] for the text, which the page writes into the memory,
//! [`ask`], and [`reply`], where the answer of so many bytes lies.

use std::cell::RefCell;

use detente_fair::{Finding, Report, Seen, seen};
use detente_game::record::{Record, RecordError, game_of};
use detente_game::{Game, Notation};
use detente_guerra_fria::GuerraFria;
use detente_struggle::Struggle;
use serde_json::{Value, json};

thread_local! {
    static TEXT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static FINDINGS: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Room for a text of so many bytes.
#[allow(unsafe_code, reason = "the name is for the page; there is nothing unsafe behind it")]
#[unsafe(no_mangle)]
pub extern "C" fn space(bytes: usize) -> *mut u8 {
    TEXT.with_borrow_mut(|text| {
        text.clear();
        text.resize(bytes, 0);
        text.as_mut_ptr()
    })
}

/// Checks the text that lies there; gives how many bytes the findings have.
#[allow(unsafe_code, reason = "the name is for the page; there is nothing unsafe behind it")]
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    let answer = TEXT.with_borrow(|text| report(&String::from_utf8_lossy(text)).to_string());
    FINDINGS.with_borrow_mut(|findings| {
        *findings = answer.into_bytes();
        findings.len()
    })
}

/// Where the findings lie.
#[allow(unsafe_code, reason = "the name is for the page; there is nothing unsafe behind it")]
#[unsafe(no_mangle)]
pub extern "C" fn reply() -> *const u8 {
    FINDINGS.with_borrow(Vec::as_ptr)
}

/// The findings about a text, or the place where it cannot be read.
pub fn report(text: &str) -> Value {
    // What one player saw has the head of a record.
    let head =
        if seen::is_seen(text) { text.replacen(seen::NAME, "detente-record", 1) } else { text.to_owned() };
    let found = match game_of(&head).as_deref() {
        Ok(name) if name == Struggle::NAME => checked::<Struggle>(text),
        Ok(name) if name == GuerraFria::NAME => checked::<GuerraFria>(text),
        Ok(_) => return json!({"line": 1}),
        Err(error) => return json!({"line": error.place.line}),
    };
    found.map_or_else(|error| json!({"line": error.place.line}), |report| told(&report))
}

fn checked<G: Notation>(text: &str) -> Result<Report, RecordError> {
    if seen::is_seen(text) {
        return Seen::<G>::parse(text).map(|seen| detente_fair::verify_seen(&seen));
    }
    Record::<G>::parse(text).map(|record| detente_fair::verify(&record))
}

fn told(report: &Report) -> Value {
    let finding = |finding: &Finding| {
        json!({
            "what": finding.what,
            "standing": finding.standing.word(),
            "seat": finding.seat,
            "action": finding.action,
            "expected": finding.expected,
            "got": finding.got,
            "count": finding.count,
        })
    };
    json!({
        "fair": report.is_fair(),
        "broken": report.is_broken(),
        "scheme": report.scheme,
        "answers": report.answers,
        "findings": report.findings.iter().map(finding).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use detente_fair::testkit::{bound_record, parts, place_of, seed};
    use detente_game::Actor;

    fn honest() -> Record<Struggle> {
        bound_record(&seed(9), &parts::<Struggle>("t", &[1, 2]))
    }

    #[test]
    fn an_honest_record_is_fair_and_a_changed_die_is_found() {
        let report = report(&honest().to_text());
        assert_eq!((&report["fair"], &report["scheme"]), (&json!(true), &json!(2)), "{report}");
        let mut rigged = honest();
        let die = place_of(&rigged, Actor::Nature, "3");
        rigged.actions[die].1 = Struggle::parse_action("4").expect("a die");
        let report = super::report(&rigged.to_text());
        assert_eq!((&report["fair"], &report["broken"]), (&json!(false), &json!(true)));
        let first =
            report["findings"].as_array().and_then(|all| all.iter().find(|one| one["standing"] == "broken"));
        assert_eq!(first.map(|first| &first["action"]), Some(&json!(die + 1)));
    }

    #[test]
    fn what_cannot_be_read_is_told_by_its_line() {
        for (text, line) in [("", 1), ("Call me Ishmael", 1), ("detente-record 1\ngame chess\n", 1)] {
            assert_eq!(report(text), json!({"line": line}), "{text}");
        }
        let damaged = honest().to_text().replacen("nature: ", "nature: not-a-card ", 1);
        assert!(report(&damaged)["line"].as_u64().is_some_and(|line| line > 5));
    }

    #[test]
    fn the_page_hands_over_a_text_and_gets_an_answer() {
        let text = honest().to_text();
        assert!(!space(text.len()).is_null());
        TEXT.with_borrow_mut(|room| room.copy_from_slice(text.as_bytes()));
        let length = ask();
        assert!(length > 100 && !reply().is_null());
        let answer: Value = FINDINGS.with_borrow(|bytes| serde_json::from_slice(bytes).expect("JSON"));
        assert_eq!(answer["fair"], true);
    }
}
