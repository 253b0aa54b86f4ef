//! Honest games, and games that were rigged in many ways: each time the report names what is wrong.

use detente_game::record::Record;
use detente_game::{Actor, Game as _, Notation, Seat};
use detente_struggle::Struggle;

use super::*;
use crate::bound::{Part, seat_commitment};
use crate::dice::Dice;
use crate::testkit::{self, place_of, random_game, retag, seed};

type Game = Record<Struggle>;

fn parts(us: u8, ussr: u8) -> Vec<Part> {
    testkit::parts::<Struggle>("t", &[us, ussr])
}

fn bound_record() -> Game {
    bound_record_of(&seed(9), &parts(1, 2))
}

fn bound_record_of(host: &crate::Seed, parts: &[Part]) -> Game {
    testkit::bound_record(host, parts)
}

fn numbered_record(skips: bool) -> Game {
    testkit::numbered_record(skips)
}

fn shared_seed(parts: &[Part]) -> crate::Seed {
    crate::joint_seed("t", &seed(9), Struggle::SEATS, parts)
}

fn through_text(record: &Game) -> Report {
    verify(&Game::parse(&record.to_text()).expect("readable"))
}

/// Everything that does not hold, as its words.
fn broken(report: &Report) -> Vec<&'static str> {
    let wrong = |finding: &&Finding| finding.standing == Standing::Broken;
    report.findings.iter().filter(wrong).map(|finding| finding.what).collect()
}

fn rigged(change: impl FnOnce(&mut Game)) -> Report {
    let mut record = bound_record();
    change(&mut record);
    through_text(&record)
}

fn action(word: &str) -> <Struggle as detente_game::Game>::Action {
    Struggle::parse_action(word).expect("a word of the game")
}

#[test]
fn an_honest_game_of_both_is_proved_through_its_text() {
    let report = through_text(&bound_record());
    assert!(report.is_fair() && report.scheme == Some(2), "{report:#?}");
    assert!(report.answers.is_some_and(|answers| answers > 16), "more than the first deal");
    assert!(report.findings.iter().all(|finding| finding.standing == Standing::Holds), "{report:#?}");
}

#[test]
fn a_bot_and_somebody_without_a_contribution_are_named() {
    let one = || parts(1, 2).swap_remove(0);
    let report = through_text(&bound_record_of(&seed(9), &[one(), Part::Bot]));
    assert!(report.is_fair() && report.has("part-bot") && report.has("together"), "{report:#?}");
    let absent = Part::Absent { commitment: seat_commitment("t", "ussr", &seed(2)) };
    let report = through_text(&bound_record_of(&seed(9), &[one(), absent]));
    assert!(report.is_fair() && report.has("part-absent"), "{report:#?}");
    let report = through_text(&bound_record_of(&seed(9), &[Part::None, Part::Bot]));
    assert!(report.is_fair() && report.has("host-alone") && !report.has("together"), "{report:#?}");
}

#[test]
fn a_changed_die_is_named_with_what_it_should_be() {
    let die = place_of(&bound_record(), Actor::Nature, "3");
    let report = rigged(|record| record.actions[die].1 = action("4"));
    let first = report.first_broken().expect("wrong");
    assert_eq!((first.what, first.action), ("differs", Some(die + 1)), "{report:#?}");
    assert_eq!((first.expected.as_deref(), first.got.as_deref()), (Some("3"), Some("4")));
}

#[test]
fn a_changed_deal_is_named() {
    let mut cards: Option<(String, String)> = None;
    let report = rigged(|record| {
        cards =
            Some((Struggle::action_word(record.actions[0].1), Struggle::action_word(record.actions[1].1)));
        record.actions.swap(0, 1);
    });
    let (first, second) = cards.expect("two cards");
    let wrong = report.first_broken().expect("wrong");
    assert_eq!((wrong.what, wrong.action), ("differs", Some(1)), "{report:#?}");
    assert_eq!((wrong.expected.as_deref(), wrong.got.as_deref()), (Some(&*first), Some(&*second)));
}

#[test]
fn another_secret_commitment_seed_or_table_is_named() {
    let other = seed(0x77);
    let report = rigged(|record| retag(record, tags::SECRET, None, other.reveal()));
    assert_eq!(broken(&report), ["host-other", "seed-other"]);
    let report = rigged(|record| retag(record, tags::HOST, None, &host(&other)));
    assert_eq!(broken(&report), ["host-other"]);
    let report = rigged(|record| retag(record, tags::SEED, None, other.reveal()));
    assert_eq!(broken(&report)[..2], ["seed-other", "differs"]);
    let report = rigged(|record| retag(record, tags::TABLE, None, "u"));
    assert_eq!(broken(&report), ["host-other", "part-other", "part-other", "seed-other"]);
}

fn host(secret: &crate::Seed) -> String {
    crate::host_commitment("t", secret)
}

#[test]
fn a_replaced_contribution_is_named_with_its_seat() {
    let report = rigged(|record| retag(record, tags::OPENED, Some("ussr"), seed(0x33).reveal()));
    assert_eq!(broken(&report), ["part-other", "seed-other"]);
    assert_eq!(report.first_broken().and_then(|finding| finding.seat.as_deref()), Some("ussr"));
    // With its commitment: then the seed is another one.
    let report = rigged(|record| {
        let value = seed(0x33);
        let commitment = seat_commitment("t", "ussr", &value);
        retag(record, tags::SEAT, Some("ussr"), &format!("opened {commitment}"));
        retag(record, tags::OPENED, Some("ussr"), value.reveal());
    });
    assert_eq!(broken(&report), ["seed-other"]);
    // And with that one: then the dice are others from the first card on.
    let report = rigged(|record| {
        let parts = parts(1, 0x33);
        retag(record, tags::SEAT, Some("ussr"), &format!("opened {}", parts[1].commitment().expect("one")));
        retag(record, tags::OPENED, Some("ussr"), seed(0x33).reveal());
        retag(record, tags::SEED, None, shared_seed(&parts).reveal());
    });
    assert_eq!(
        (broken(&report)[0], report.first_broken().and_then(|first| first.action)),
        ("differs", Some(1))
    );
}

#[test]
fn a_missing_contribution_is_named() {
    let report = rigged(|record| record.tags.retain(|(_, value)| !value.starts_with("us 01")));
    assert_eq!(broken(&report), ["part-missing", "seed-other"]);
    let report = rigged(|record| {
        retag(record, tags::SEAT, Some("us"), "none");
        record.tags.retain(|(_, value)| !value.starts_with("us 01"));
    });
    assert_eq!(broken(&report), ["seed-other"]);
    let report = rigged(|record| record.tags.retain(|(_, value)| !value.starts_with("us opened")));
    assert_eq!(broken(&report), ["part-damaged", "seed-other"]);
    let report = rigged(|record| record.tags.retain(|(key, _)| key != tags::SECRET));
    assert_eq!(broken(&report), ["secret-missing"]);
    let report = rigged(|record| record.tags.retain(|(key, _)| key != tags::SEED));
    assert_eq!(broken(&report), ["seed-missing"]);
}

#[test]
fn reordered_and_removed_actions_are_found() {
    // 3.0: the USSR places six points in Eastern Europe; two different ones change places.
    let own = |&(by, _): &(Actor, _)| by == Actor::Seat(Seat(1));
    let record = bound_record();
    let different = |i: &usize| {
        own(&record.actions[*i])
            && own(&record.actions[i + 1])
            && record.actions[*i].1 != record.actions[i + 1].1
    };
    let at = (0..40).find(different).expect("six points are not all in one country");
    let report = rigged(|record| record.actions.swap(at, at + 1));
    let wrong = report.first_broken().expect("wrong");
    assert!(wrong.what == "differs" && wrong.action > Some(at + 2), "the next answer of Nature: {report:#?}");

    let report = rigged(|record| {
        record.actions.remove(at);
    });
    assert!(report.is_broken(), "{report:#?}");
    let report = rigged(|record| {
        let die = place_of(record, Actor::Nature, "3");
        record.actions.remove(die);
    });
    assert_eq!(broken(&report), ["answer-missing"]);
}

#[test]
fn changed_options_or_rules_are_found() {
    let text = bound_record().to_text();
    let other = text.replace("\nfair-scheme", "\noptions us-handicap=2\nfair-scheme");
    let report = verify(&Game::parse(&other).expect("an option of the game"));
    let wrong = report.first_broken().expect("wrong");
    assert_eq!((wrong.what, wrong.action), ("differs", Some(1)), "{report:#?}");
    let older =
        text.replace(&format!("\nrules {}", <Struggle as detente_game::Game>::RULES_VERSION), "\nrules 1");
    let report = verify(&Game::parse(&older).expect("readable"));
    assert_eq!(report.first_broken().map(|wrong| wrong.what), Some("differs"), "{report:#?}");
}

#[test]
fn an_extra_answer_of_nature_is_found() {
    let report = rigged(|record| {
        let die = place_of(record, Actor::Nature, "3");
        assert_ne!(record.actions[die + 1].0, Actor::Nature, "a player goes on");
        let again = record.actions[die];
        record.actions.insert(die + 1, again);
    });
    assert_eq!(broken(&report), ["answer-extra"]);
}

#[test]
fn a_record_that_claims_the_weaker_scheme_is_found() {
    for claim in ["1", "3", ""] {
        let report = rigged(|record| retag(record, tags::SCHEME, None, claim));
        assert!(report.is_broken() && !report.is_fair(), "{claim}: {report:#?}");
    }
    let report = rigged(|record| record.tags.retain(|(key, _)| key != tags::SCHEME));
    assert_eq!(broken(&report), ["scheme-mixed"]);
    // Lines of the first scheme beside those of the second.
    let report = rigged(|record| {
        retag(record, tags::SCHEME, None, "1");
        record.tags.push((tags::COMMITMENT.into(), seed(9).commitment()));
        record.tags.push((tags::DRAWS.into(), "0-9".into()));
    });
    assert_eq!((report.scheme, broken(&report)[0]), (Some(1), "scheme-mixed"));
}

#[test]
fn another_end_than_the_rules_give_is_found() {
    let report = rigged(|record| {
        let Ending::Over { winners, .. } = &mut record.ending else { unreachable!("it is over") };
        *winners = vec![if winners == &["us"] { "ussr" } else { "us" }.to_owned()];
    });
    assert_eq!(broken(&report), ["ending-other"]);
}

#[test]
fn scheme_1_is_proved_as_far_as_it_goes_and_its_gaps_are_named() {
    let report = through_text(&numbered_record(false));
    assert!(report.is_fair() && report.scheme == Some(1) && report.has("host-alone"), "{report:#?}");

    let report = through_text(&numbered_record(true));
    assert!(broken(&report).iter().all(|&what| what == "gap"), "{report:#?}");
    let gap = report.first_broken().expect("a gap");
    assert_eq!((gap.got.as_deref(), gap.count), (Some("6"), Some(1)));
    assert!(report.answers.is_some(), "the answers themselves follow from the seed");

    let honest = numbered_record(false);
    let mut cheat = honest.clone();
    let die = place_of(&honest, Actor::Nature, "3");
    cheat.actions[die].1 = action("4");
    assert_eq!(broken(&through_text(&cheat)), ["differs"]);
    let mut other = honest.clone();
    retag(&mut other, tags::SEED, None, seed(0x1f).reveal());
    assert_eq!(broken(&through_text(&other))[0], "host-other");
    let mut fewer = honest.clone();
    retag(&mut fewer, tags::DRAWS, None, "0-3");
    assert_eq!(broken(&through_text(&fewer)), ["draws-bad"]);
    let mut none = honest;
    none.tags.clear();
    let report = through_text(&none);
    assert!(!report.is_broken() && !report.is_fair() && report.has("scheme-none"), "{report:#?}");
}

/// What the player of the US would have kept of the honest game.
fn kept(record: &mut Game, value: u8) {
    record.tags.push((tags::KEPT_HOST.into(), host(&seed(9))));
    record.tags.push((tags::KEPT_PART.into(), format!("us {}", seed(value).reveal())));
    for (seat, part) in Struggle::SEATS.iter().zip(parts(1, 2)) {
        let line = format!("{seat} committed {}", part.commitment().expect("one"));
        record.tags.push((tags::KEPT_SEAT.into(), line));
    }
}

#[test]
fn what_a_player_has_kept_is_held_against_the_record() {
    let report = rigged(|record| kept(record, 1));
    assert!(report.is_fair() && report.has("kept-host") && report.has("kept-part"), "{report:#?}");

    // The host has made the whole game anew with a secret that suited better: only the players can know.
    let forged = |host: u8, parts: &[Part]| {
        let mut record = bound_record_of(&seed(host), parts);
        assert!(through_text(&record).is_fair(), "the record alone is in order");
        kept(&mut record, 1);
        through_text(&record)
    };
    assert_eq!(broken(&forged(8, &parts(1, 2))), ["kept-host-other"]);
    assert_eq!(broken(&forged(9, &parts(5, 2))), ["kept-part-other", "kept-seat-other"]);
    assert_eq!(broken(&forged(9, &parts(1, 6))), ["kept-seat-other"]);
    let mut dropped = parts(1, 2);
    dropped[0] = Part::None;
    assert_eq!(broken(&forged(9, &dropped)), ["kept-part-unused", "kept-seat-other"]);
}

/// What the player of the US had seen after so many actions: the cards of the other side are hidden.
fn seen(record: &Game, count: usize) -> String {
    let mut shown = record.clone();
    shown.actions.truncate(count);
    shown.ending = Ending::Unfinished;
    shown.tags.retain(|(key, _)| ![tags::SECRET, tags::OPENED, tags::SEED].contains(&key.as_str()));
    let hidden = Struggle::action_word(shown.actions[8].1);
    let text = shown.to_text().replacen("detente-record 1", "detente-seen 1", 1);
    text.replacen(&format!(" {hidden}"), " ?", 1).replacen("\nresult", "\nseat us\nresult", 1)
}

#[test]
fn what_a_player_saw_of_a_running_game_is_checked_alone_and_against_the_record() {
    let record = bound_record();
    let seen = Seen::<Struggle>::parse(&seen(&record, 60)).expect("readable");
    assert_eq!(seen.actions.iter().filter(|(_, action)| action.is_none()).count(), 1);
    let report = verify_seen(&seen);
    assert!(!report.is_broken() && !report.is_fair(), "nothing is proved yet: {report:#?}");
    assert!(report.has("host-later") && report.has("part-later") && report.has("seen-so-far"));

    let against = |record: &Game| {
        let mut report = verify(record);
        compare(record, &seen, &mut report);
        report
    };
    assert!(against(&record).is_fair() && against(&record).has("seen-actions"));
    let other = against(&bound_record_of(&seed(8), &parts(1, 2)));
    assert_eq!(broken(&other), ["seen-head-other", "seen-differs"]);
    let mut shorter = record.clone();
    shorter.actions.truncate(30);
    shorter.ending = Ending::Unfinished;
    assert!(broken(&against(&shorter)).contains(&"seen-differs"));
}

#[test]
fn a_history_that_was_written_anew_is_found_by_who_has_seen_the_old_one() {
    // Another player's choice is changed and all dice follow from the changed game: the record alone is in order.
    let honest = bound_record();
    let dice = Dice::Bound(shared_seed(&parts(1, 2)));
    let (mut actions, _) = random_game::<Struggle>(&dice, &honest.options, false);
    let last = actions.len() - 1;
    actions.truncate(last);
    let mut changed = Record::<Struggle>::new(honest.options, actions, None);
    changed.tags.clone_from(&honest.tags);
    let seen = Seen::<Struggle>::parse(&seen(&honest, honest.actions.len())).expect("readable");
    let mut report = verify(&changed);
    compare(&changed, &seen, &mut report);
    assert_eq!(broken(&report), ["seen-differs"]);
    assert_eq!(report.first_broken().and_then(|wrong| wrong.action), Some(last + 1));
}
