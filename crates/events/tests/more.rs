//! More time that players ask for.

mod kept;

use detente_events::{Act, Event, Refused};
use detente_protocol::{Division, EventFormat, EventRight, EventTerms};
use kept::{Kept, terms};

#[test]
fn two_agree_on_a_week_where_nobody_waits_and_an_organiser_decides_on_everything_else() {
    let day = 24 * 3600 * 1000;
    let division = Division { name: "1".to_owned(), size: 4, beside: false };
    let league = EventFormat::League { divisions: vec![division], up: 0, down: 0 };
    let mut kept = Kept::with_players(EventTerms { most: 4, ..terms(league) }, 4);
    kept.act("boss", Act::Begin { lot: 4 }).expect("it begins");
    let user = |kept: &Kept, player: usize| kept.event.players[player].user.clone();
    let [a, b] = [0, 1].map(|n| user(&kept, kept.event.matches[0].players[n]));
    let other = user(&kept, (0..4).find(|n| !kept.event.matches[0].players.contains(n)).expect("two more"));
    let first = kept.event.matches[0].deadline.expect("a season has an end");
    let ask = |until: i64| Act::AskMore { pairing: 0, until };
    let answer = |agree: bool, until: i64| Act::AnswerMore { pairing: 0, agree, until };
    assert_eq!(kept.act(&other, ask(first + day)), Err(Refused::NoRight), "it is not their match");
    assert_eq!(kept.act(&a, ask(first)), Err(Refused::Earlier));
    assert!(matches!(kept.act(&a, ask(first + 6 * 366 * day)), Err(Refused::Terms(_))));
    kept.act(&a, ask(first + 4 * day)).expect("their own");
    assert_eq!(kept.event.who_answers(0), std::slice::from_ref(&b));
    assert_eq!(kept.act(&a, answer(true, first + 4 * day)), Err(Refused::OwnMatch));
    assert_eq!(kept.act(&other, answer(true, first + 4 * day)), Err(Refused::NoRight));
    assert_eq!(kept.act(&b, answer(true, first + 5 * day)), Err(Refused::NotNow), "that was not asked");
    kept.act(&b, answer(true, first + 4 * day)).expect("agreed");
    assert_eq!(kept.event.matches[0].deadline, Some(first + 4 * day));
    assert!(kept.event.matches[1..].iter().all(|one| one.deadline == Some(first)));
    assert_eq!(kept.act(&b, answer(true, first + 4 * day)), Err(Refused::NotNow), "it was answered");

    // A week in all is for the two of them, whoever asks how often.
    kept.act(&b, ask(first + 7 * day)).expect("once more");
    kept.act(&a, answer(true, first + 7 * day)).expect("agreed");
    kept.act(&a, ask(first + 8 * day)).expect("it may be asked");
    assert_eq!(kept.event.who_answers(0), ["boss"]);
    assert_eq!(kept.act(&b, answer(true, first + 8 * day)), Err(Refused::OwnMatch));
    kept.act(&b, answer(false, first + 8 * day)).expect("one may always say no");
    kept.act(&a, ask(first + 20 * day)).expect("it may be asked again");
    kept.act("boss", answer(true, first + 20 * day)).expect("an organiser decides");
    assert_eq!(kept.event.matches[0].deadline, Some(first + 20 * day));
    kept.act(&b, ask(first + 27 * day)).expect("from there on");
    kept.act(&a, answer(true, first + 27 * day)).expect("a week more");

    // What an organiser gives meanwhile answers it too, and whoever asked may take it back.
    kept.act(&a, ask(first + 30 * day)).expect("asked");
    kept.act(&a, answer(false, first + 30 * day)).expect("taken back");
    kept.act(&a, ask(first + 30 * day)).expect("asked");
    let extend =
        Act::Extend { round: 1, pairing: Some(0), until: first + 40 * day, reason: "holidays".to_owned() };
    kept.act("boss", extend).expect("given");
    assert_eq!(kept.event.asked_for(0), None);
    assert_eq!(
        kept.act("boss", answer(true, first + 30 * day)),
        Err(Refused::NotNow),
        "no match ends sooner"
    );
    let again = Event::replay(&kept.log).expect("the log fits");
    assert_eq!(again, kept.event);

    // Where the next round waits for the match an organiser decides, one who does not play in it.
    let mut kept = Kept::with_players(terms(EventFormat::Swiss { rounds: 2 }), 4);
    kept.act("boss", Act::Begin { lot: 4 }).expect("it begins");
    let [a, b] = [0, 1].map(|n| user(&kept, kept.event.matches[0].players[n]));
    let until = kept.event.matches[0].deadline.expect("a round has an end") + day;
    kept.act(&a, ask(until)).expect("their own");
    assert!(!kept.event.is_for_the_opponent(0));
    assert_eq!(kept.act(&b, answer(true, until)), Err(Refused::OwnMatch));
    let rights = vec![EventRight::Extend];
    kept.act("boss", Act::Staff { user: b.clone(), name_of: b.clone(), rights }).expect("a helper");
    assert_eq!(
        kept.act(&b, answer(true, until)),
        Err(Refused::OwnMatch),
        "nobody decides on their own match"
    );
    assert_eq!(kept.event.who_answers(0), ["boss"]);
    kept.act("boss", answer(true, until)).expect("an organiser decides");
    assert_eq!(kept.event.matches[0].deadline, Some(until));
}

#[test]
fn who_asks_for_more_time_again_and_again_is_heard_eight_times_and_may_still_leave() {
    let day = 24 * 3600 * 1000;
    let division = Division { name: "1".to_owned(), size: 12, beside: false };
    let league = EventFormat::League { divisions: vec![division], up: 0, down: 0 };
    let mut kept = Kept::with_players(EventTerms { most: 12, ..terms(league) }, 12);
    kept.act("boss", Act::Begin { lot: 4 }).expect("it begins");
    let own: Vec<usize> = (0..kept.event.matches.len())
        .filter(|&n| kept.event.matches[n].players.contains(&0) && !kept.event.matches[n].is_bye())
        .collect();
    assert_eq!(own.len(), 11);
    let ends = kept.event.matches[own[0]].deadline.expect("a season has an end");
    let ask =
        |pairing: usize, times: i64| Act::AskMore { pairing: pairing as u32, until: ends + times * day };
    for times in 1..=8 {
        kept.act("u0", ask(own[0], times)).expect("asked");
    }
    assert_eq!(
        kept.act("u0", ask(own[0], 9)),
        Err(Refused::TooMany),
        "each of them was told to the opponent"
    );
    let other = kept.event.matches[own[0]].players.iter().find(|&&player| player != 0).expect("two");
    let other = kept.event.players[*other].user.clone();
    kept.act(&other, ask(own[0], 9)).expect("the other one has not asked yet");
    let mut last = Ok(());
    for &pairing in &own[1..] {
        for times in 1..=8 {
            last = kept.act("u0", ask(pairing, times));
        }
    }
    assert_eq!(last, Err(Refused::TooMany), "nobody does more than sixty things");
    kept.act("u0", Act::Leave { player: 0, reason: String::new() }).expect("whoever goes may always go");
    assert_eq!(Event::replay(&kept.log).expect("the log fits"), kept.event);
}
