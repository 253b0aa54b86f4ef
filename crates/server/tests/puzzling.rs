//! What an account keeps of puzzles: first answers, and a rating for those with a name.

use std::collections::{BTreeMap, HashMap};

use detente_ratings::rating::MOST_DEVIATION;
use detente_server::study::{Known, Puzzles};

fn known() -> HashMap<String, Known> {
    let puzzle = |answer: &str, difficulty| Known { answer: answer.to_owned(), difficulty };
    HashMap::from([
        ("a".to_owned(), puzzle("coup", 1500)),
        ("b".to_owned(), puzzle("nato", 1500)),
        ("c".to_owned(), puzzle("iran", 2400)),
    ])
}

fn tries(all: &[(&str, &str)]) -> BTreeMap<String, String> {
    all.iter().map(|&(id, answer)| (id.to_owned(), answer.to_owned())).collect()
}

#[test]
fn only_the_first_answer_counts_and_only_to_puzzles_that_there_are() {
    let mut kept = Puzzles::default();
    kept.take(&known(), &tries(&[("a", "event"), ("nowhere", "coup")]), true);
    assert_eq!(kept.done, BTreeMap::from([("a".to_owned(), false)]));
    let rated = kept.rating.expect("a rating");
    assert!(rated.rating < 1500.0 && rated.deviation < MOST_DEVIATION, "{rated:?}");
    kept.take(&known(), &tries(&[("a", "coup")]), true);
    assert_eq!(
        (kept.done["a"], kept.rated, kept.rating),
        (false, 1, Some(rated)),
        "the second try changes nothing"
    );
    kept.take(&known(), &tries(&[("c", "iran")]), true);
    assert!(kept.done["c"] && kept.rated == 2 && kept.rating.is_some_and(|now| now.rating > rated.rating));
}

#[test]
fn a_guest_has_progress_and_no_rating() {
    let mut kept = Puzzles::default();
    kept.take(&known(), &tries(&[("b", "nato")]), false);
    assert_eq!((kept.done.len(), kept.rated, kept.rating), (1, 0, None));
    assert_eq!(kept.told().rating, None);
}
