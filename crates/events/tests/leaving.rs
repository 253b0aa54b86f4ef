//! Who goes, who comes in their place, and who has met nobody.

mod kept;

use detente_events::{Act, Due, Event, Refused, TableFate};
use detente_game::Rng;
use detente_protocol::{Division, EventFormat, EventRight, EventStatus, EventTerms, RoundsOpen, Settled};
use kept::{Kept, terms};

const DAY: i64 = 24 * 3600 * 1000;

fn league(players: u32) -> EventTerms {
    let division = Division { name: "1".to_owned(), size: players, beside: false };
    let format = EventFormat::League { divisions: vec![division], up: 0, down: 0 };
    EventTerms { most: players, ..terms(format) }
}

fn leave(player: u32) -> Act {
    Act::Leave { player, reason: String::new() }
}

fn substitute(player: u32) -> Act {
    Act::Substitute {
        player,
        user: "zoe".to_owned(),
        name_of: "Zoe".to_owned(),
        rating: None,
        reason: "ill".to_owned(),
    }
}

/// Makes the tables that are wanted: `t0-0` and so on.
fn tables(kept: &mut Kept) {
    for (pairing, game) in kept.event.wanted() {
        let table = format!("t{pairing}-{game}");
        kept.act("", Act::Made { pairing, game, table }).expect("a table");
    }
}

fn own(event: &Event, player: usize) -> Vec<usize> {
    (0..event.matches.len()).filter(|&n| event.matches[n].players.contains(&player)).collect()
}

fn won(pairing: usize, winner: usize) -> Act {
    Act::Adjudicate {
        pairing: pairing as u32,
        game: 0,
        winners: vec![winner as u32],
        reason: "seen".to_owned(),
    }
}

#[test]
fn a_substitute_plays_what_has_not_begun_and_the_rest_stays_with_whoever_began_it() {
    let mut kept = Kept::with_players(league(4), 4);
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    tables(&mut kept);
    let own = own(&kept.event, 1);
    let begun = own[0] as u32;
    kept.act_where("boss", substitute(1), &[(begun, 0)]).expect("a substitute");
    let game = kept.event.game(begun, 0).expect("there").clone();
    assert_eq!(game.table.as_deref(), Some(format!("t{begun}-0").as_str()), "it is played on");
    assert_eq!((kept.event.user_at(&game, 1), kept.event.players[1].user.as_str()), ("u1", "zoe"));
    let anew: Vec<usize> = kept.event.wanted().iter().map(|&(pairing, _)| pairing as usize).collect();
    assert_eq!(anew, own[1..], "everything else is the substitute's");
    // The one who began it loses it by time, and nobody else.
    let rival = *kept.event.matches[own[0]].players.iter().find(|&&n| n != 1).expect("two");
    let late = Act::Forfeit { pairing: begun, players: vec![1], reason: String::new() };
    kept.act("", late).expect("by time");
    let table = format!("t{begun}-0");
    let seated = ["u1".to_owned(), format!("u{rival}")];
    let fate = kept.event.fate_of(begun, 0, &table, &seated);
    assert_eq!(fate, TableFate::GivenUp(vec!["u1".to_owned()]));
    assert_eq!(kept.event.points(rival), 2, "for the event it counts for the place");
    // If the substitute goes too, that is nobody's loss who still plays.
    let mut gone = Kept::with_players(league(4), 4);
    gone.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    tables(&mut gone);
    gone.act_where("boss", substitute(1), &[(begun, 0)]).expect("a substitute");
    gone.act("zoe", leave(1)).expect("one may leave");
    assert_eq!(gone.event.fate_of(begun, 0, &table, &seated), TableFate::EndsUnbegun);
}

#[test]
fn whoever_takes_over_the_place_of_somebody_who_has_gone_plays_what_is_left_of_it() {
    for early in [true, false] {
        let mut kept = Kept::with_players(league(5), 5);
        kept.act("boss", Act::Begin { lot: 3 }).expect("it begins");
        tables(&mut kept);
        let own = own(&kept.event, 2);
        let played = if early { 1 } else { 2 };
        for &pairing in &own[..played] {
            kept.act("boss", won(pairing, 2)).expect("decided");
        }
        let begun = own[2] as u32;
        kept.act_where("u2", leave(2), &[(begun, 0)]).expect("one may leave");
        assert_eq!(kept.event.players[2].struck, early, "before half of it is played");
        kept.act("boss", substitute(2)).expect("a substitute");
        let event = &kept.event;
        assert!(!event.players[2].withdrawn && !event.players[2].struck);
        assert!(event.matches.iter().all(|one| !one.void));
        let open: Vec<usize> = event.wanted().iter().map(|one| one.0 as usize).collect();
        let left: Vec<usize> =
            own[played..].iter().copied().filter(|&pairing| pairing != begun as usize).collect();
        assert_eq!(open.iter().copied().filter(|pairing| own.contains(pairing)).collect::<Vec<_>>(), left);
        let given_up = event.game(begun, 0).and_then(|game| game.result.clone()).expect("it stays lost");
        assert_eq!((given_up.settled, given_up.begun), (Settled::Forfeited, true));
        assert!(!given_up.winners.contains(&2));
        assert_eq!(event.points(2), 2 * played as u32, "results before are the place's");
        kept.play_round(&mut Rng::new(1));
    }
}

#[test]
fn what_is_past_is_not_played_again_for_a_substitute() {
    // Whose time is over.
    let mut kept = Kept::with_players(EventTerms { days: Some(1), ..league(4) }, 4);
    kept.act("boss", Act::Begin { lot: 3 }).expect("it begins");
    kept.act("u2", leave(2)).expect("one may leave");
    kept.at += 2 * DAY;
    kept.act("boss", substitute(2)).expect("a substitute");
    let own = own(&kept.event, 2);
    assert!(own.iter().all(|&pairing| kept.event.matches[pairing].points(2) == Some(0)), "all are lost");
    // Rounds from which others have gone on.
    let mut kept = Kept::with_players(terms(EventFormat::Swiss { rounds: 3 }), 4);
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    let first = kept.event.matches.iter().position(|one| one.players.contains(&2)).expect("paired");
    kept.act("u2", leave(2)).expect("one may leave");
    kept.play_round(&mut Rng::new(1));
    assert_eq!(kept.event.due(kept.at), Some(Due::Pair));
    kept.act("", Act::Pair { lot: 5, round: None }).expect("a round");
    kept.act("boss", substitute(2)).expect("a substitute");
    assert!(kept.event.matches[first].is_done());
    kept.play_round(&mut Rng::new(1));
    kept.act("", Act::Pair { lot: 6, round: None }).expect("a round");
    assert!(kept.event.matches.iter().any(|one| one.round == 3 && one.players.contains(&2)));
}

#[test]
fn rounds_of_a_round_robin_that_went_on_without_are_played_by_the_substitute() {
    let mut kept = Kept::with_players(terms(EventFormat::RoundRobin { cycles: 1 }), 4);
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    kept.act("u1", leave(1)).expect("one may leave");
    kept.play_round(&mut Rng::new(1));
    kept.act("", Act::Pair { lot: 2, round: None }).expect("a round");
    assert_eq!(kept.event.matches.iter().filter(|one| one.round == 2).count(), 1, "one has nobody to play");
    kept.act("boss", substitute(1)).expect("a substitute");
    assert_eq!(kept.event.matches.iter().filter(|one| one.round == 2).count(), 2);
    for lot in 0..3 {
        kept.play_round(&mut Rng::new(lot));
        if kept.event.due(kept.at) == Some(Due::Pair) {
            kept.act("", Act::Pair { lot, round: None }).expect("a round");
        }
    }
    assert_eq!(kept.event.status, EventStatus::Over);
    for n in 0..4 {
        let mut met: Vec<usize> = own(&kept.event, n)
            .iter()
            .flat_map(|&pairing| kept.event.matches[pairing].players.clone())
            .collect();
        met.retain(|&other| other != n);
        met.sort_unstable();
        assert_eq!(
            met,
            (0..4).filter(|&other| other != n).collect::<Vec<_>>(),
            "everybody has met everybody"
        );
    }
    assert_eq!(Event::replay(&kept.log).expect("a log that fits"), kept.event);
}

#[test]
fn a_player_who_organises_does_not_bring_back_what_was_struck_for_them() {
    let mut kept = Kept::with_players(league(5), 5);
    let rights = vec![EventRight::Substitute];
    let helper = Act::Staff { user: "u0".to_owned(), name_of: "Player 0".to_owned(), rights };
    kept.act("boss", helper).expect("the founder may");
    kept.act("boss", Act::Begin { lot: 3 }).expect("it begins");
    let pairing =
        kept.event.matches.iter().position(|one| one.players.contains(&0) && one.players.contains(&2));
    kept.act("boss", won(pairing.expect("they meet"), 0)).expect("decided");
    kept.act("u2", leave(2)).expect("one may leave");
    assert_eq!(kept.act("u0", substitute(2)), Err(Refused::OwnMatch), "a win would count again");
    kept.act("boss", substitute(2)).expect("whoever does not play may");
}

#[test]
fn the_calendar_has_all_rounds_whose_dates_are_known() {
    let rounds = RoundsOpen::ByDate { first: 10 * DAY, days: 7 };
    let by_date = EventTerms { rounds, days: None, ..terms(EventFormat::Swiss { rounds: 3 }) };
    let mut kept = Kept::with_players(by_date, 4);
    let dates = |kept: &Kept| -> Vec<(String, String)> {
        let text = kept.event.calendar("x", "/", 5, &|n| format!("begins {n}"), &|n| format!("ends {n}"));
        let value = |key: &str| {
            let lines = text.lines().filter_map(|line| line.strip_prefix(key)).map(str::to_owned);
            lines.collect::<Vec<String>>()
        };
        let mut all: Vec<(String, String)> =
            value("DTSTART:").into_iter().zip(value("SUMMARY:Autumn Open: ")).collect();
        all.sort();
        let mut ids = value("UID:");
        ids.sort();
        ids.dedup();
        assert_eq!(ids.len(), all.len(), "each has an id of its own");
        all
    };
    let planned = [
        ("19700111T000000Z", "begins 1"),
        ("19700118T000000Z", "begins 2"),
        ("19700118T000000Z", "ends 1"),
        ("19700125T000000Z", "begins 3"),
        ("19700125T000000Z", "ends 2"),
        ("19700201T000000Z", "ends 3"),
    ];
    let planned = planned.map(|(at, title)| (at.to_owned(), title.to_owned()));
    assert_eq!(dates(&kept), planned, "before it has begun");
    kept.at = 10 * DAY - 1000;
    kept.act("", Act::Begin { lot: 1 }).expect("it begins");
    assert_eq!(dates(&kept), planned, "and after");
    // A round that begins late stands where it began, and the next one leaves time for it.
    kept.at = 22 * DAY - 1000;
    kept.act("", Act::Pair { lot: 2, round: Some(2) }).expect("a round");
    let late = dates(&kept);
    assert!(late.contains(&("19700123T000000Z".to_owned(), "begins 2".to_owned())), "{late:?}");
    assert!(late.contains(&("19700126T120000Z".to_owned(), "begins 3".to_owned())), "{late:?}");
    assert!(late.contains(&("19700111T000000Z".to_owned(), "begins 1".to_owned())), "{late:?}");
}

#[test]
fn who_has_won_without_playing_has_met_nobody_and_needs_no_bye() {
    let mut kept = Kept::with_players(terms(EventFormat::Swiss { rounds: 3 }), 3);
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    let first = kept.event.matches.iter().find(|one| !one.is_bye()).expect("a match").players.clone();
    let rested = kept.event.matches.iter().find(|one| one.is_bye()).expect("a bye").players[0];
    let mut begun = Kept { event: kept.event.clone(), log: kept.log.clone(), at: kept.at };
    let pairing = kept.event.matches.iter().position(|one| !one.is_bye()).expect("a match") as u32;
    let away = Act::Forfeit { pairing, players: vec![first[0] as u32], reason: "away".to_owned() };
    kept.act("boss", away.clone()).expect("forfeited");
    kept.act("", Act::Pair { lot: 2, round: None }).expect("a round");
    // The one has rested, the other has won without playing: the bye is the third one's.
    let bye = |kept: &Kept| {
        kept.event.matches.iter().find(|one| one.round == 2 && one.is_bye()).expect("a bye").players[0]
    };
    assert_eq!(bye(&kept), first[0]);
    kept.play_round(&mut Rng::new(1));
    kept.act("", Act::Pair { lot: 3, round: None }).expect("a round");
    assert!(kept.event.relaxed.is_empty(), "nobody meets twice: {:?}", kept.event.relaxed);
    let last = kept.event.matches.iter().find(|one| one.round == 3 && !one.is_bye()).expect("a match");
    assert!(first.iter().any(|n| last.players.contains(n)) && last.players.contains(&first[0]));
    // Where something was done the two have met.
    begun.act_where("boss", away, &[(pairing, 0)]).expect("forfeited");
    begun.act("", Act::Pair { lot: 2, round: None }).expect("a round");
    let second = begun.event.matches.iter().find(|one| one.round == 2 && !one.is_bye()).expect("a match");
    assert!(second.players.contains(&rested));
}
