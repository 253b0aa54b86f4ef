//! Where people leave, give up, are asked or do too much: what must not follow from it.

mod kept;

use detente_events::{Act, Due, Entry, Event, Refused, TableFate};
use detente_game::Rng;
use detente_protocol::{
    Division, EventFormat, EventRight, EventStatus, EventTerms, PlaceMark, RoundsOpen, TieBreak,
};
use kept::{Kept, terms};

const DAY: i64 = 24 * 3600 * 1000;

fn forfeit(pairing: usize, player: usize) -> Act {
    Act::Forfeit { pairing: pairing as u32, players: vec![player as u32], reason: "away".to_owned() }
}

fn won(pairing: usize, game: u32, winner: usize) -> Act {
    Act::Adjudicate { pairing: pairing as u32, game, winners: vec![winner as u32], reason: "seen".to_owned() }
}

fn leave(player: usize) -> Act {
    Act::Leave { player: player as u32, reason: String::new() }
}

fn made(pairing: usize, game: u32, table: &str) -> Act {
    Act::Made { pairing: pairing as u32, game, table: table.to_owned() }
}

#[test]
fn who_gives_up_the_second_game_of_an_even_match_does_not_go_on() {
    for format in [EventFormat::Knockout, EventFormat::DoubleElimination] {
        let mut kept = Kept::with_players(EventTerms { games: 2, ..terms(format) }, 2);
        kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
        // Player 0 is the better seed, has won the first game, and stays away from the second.
        assert!(kept.event.players[0].seed < kept.event.players[1].seed);
        kept.act("boss", won(0, 0, 0)).expect("decided");
        kept.act("boss", forfeit(0, 0)).expect("forfeited");
        let one = &kept.event.matches[0];
        assert_eq!((one.score(0), one.score(1), one.games.len()), (2, 2, 2));
        assert_eq!(one.winner(&kept.event.players), Some(1));
    }
    // Both gave up an even match: nobody goes on.
    let mut kept = Kept::with_players(EventTerms { games: 2, ..terms(EventFormat::Knockout) }, 2);
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    let drawn = Act::Adjudicate { pairing: 0, game: 0, winners: vec![], reason: "seen".to_owned() };
    kept.act("boss", drawn).expect("a draw");
    let both = Act::Forfeit { pairing: 0, players: vec![0, 1], reason: "away".to_owned() };
    kept.act("boss", both).expect("forfeited");
    assert_eq!(kept.event.matches[0].winner(&kept.event.players), None);
    assert_eq!(kept.event.status, EventStatus::Over);
}

#[test]
fn who_leaves_while_waiting_is_out_and_no_champion() {
    let mut kept = Kept::with_players(terms(EventFormat::DoubleElimination), 4);
    kept.act("boss", Act::Begin { lot: 3 }).expect("it begins");
    let matches = kept.event.matches.clone();
    let best = matches[0].players[0];
    kept.act("boss", won(0, 0, best)).expect("decided");
    // The winner goes while the other match is still played.
    kept.act(&format!("u{best}"), leave(best)).expect("one may leave");
    let rows = kept.event.standings(0);
    let row = rows.iter().find(|row| row.player == best).expect("listed");
    assert!(row.out, "whoever has left is out at once");
    kept.act("boss", won(1, 0, matches[1].players[0])).expect("decided");
    let mut rng = Rng::new(5);
    for _ in 0..20 {
        kept.play_round(&mut rng);
        if kept.event.due(kept.at) == Some(Due::Pair) {
            kept.act("", Act::Pair { lot: rng.next_u64(), round: None }).expect("a round");
        }
    }
    assert_eq!(kept.event.status, EventStatus::Over);
    let rows = kept.event.standings(0);
    assert!(rows[0].player != best && !rows[0].out);
    assert!(rows.iter().find(|row| row.player == best).is_some_and(|row| row.out));
}

#[test]
fn nobody_is_champion_where_all_have_gone() {
    let mut kept = Kept::with_players(terms(EventFormat::Knockout), 2);
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    let both = Act::Forfeit { pairing: 0, players: vec![0, 1], reason: "away".to_owned() };
    kept.act("boss", both).expect("forfeited");
    let around = detente_events::view::Around {
        id: "x",
        user: None,
        now: 1,
        seats: &["us", "ussr"],
        awaited: &|_| vec![],
        seated: &|_| vec![],
    };
    let view = kept.event.view(&around);
    assert!(view.divisions[0].standings.iter().all(|row| row.mark != Some(PlaceMark::Champion)));
}

#[test]
fn three_do_not_make_a_table_of_four() {
    let fours = EventTerms { least: 4, ..terms(EventFormat::Fours { rounds: 3 }) };
    let mut kept = Kept::with_players(fours, 4);
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    kept.play_round(&mut Rng::new(2));
    kept.act("u3", leave(3)).expect("one may leave");
    assert_eq!(kept.event.status, EventStatus::Over, "no further round can be played");
}

#[test]
fn a_table_ends_as_the_event_has_decided_it() {
    let seated = |kept: &Kept, pairing: usize| -> Vec<String> {
        kept.event.matches[pairing].players.iter().map(|&n| format!("u{n}")).collect()
    };
    let fate = |kept: &Kept, pairing: usize, table: &str| {
        kept.event.fate_of(pairing as u32, 0, table, &seated(kept, pairing))
    };
    let begun = || {
        let mut kept = Kept::with_players(terms(EventFormat::Swiss { rounds: 2 }), 4);
        kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
        kept.act("", made(0, 0, "a")).expect("a table");
        kept.act("", made(1, 0, "b")).expect("a table");
        kept
    };
    let kept = begun();
    let (one, other) = (kept.event.matches[0].players[0], kept.event.matches[0].players[1]);
    assert_eq!(fate(&kept, 0, "a"), TableFate::Stays);
    assert_eq!(fate(&kept, 0, "nobody knows it"), TableFate::Ends);
    assert!(kept.event.knows(0, 0, "a") && !kept.event.knows(0, 0, "b") && !kept.event.knows(9, 9, "a"));

    let mut left = begun();
    left.act(&format!("u{one}"), leave(one)).expect("one may leave");
    assert_eq!(fate(&left, 0, "a"), TableFate::GivenUp(vec![format!("u{one}")]));
    assert_eq!(fate(&left, 1, "b"), TableFate::Stays);
    // What organisers decide costs nobody rating: only who goes alone, or is out of time, has lost.
    let mut removed = begun();
    removed
        .act("boss", Act::Leave { player: one as u32, reason: "rude".to_owned() })
        .expect("an organiser may");
    assert_eq!(fate(&removed, 0, "a"), TableFate::Ends);
    let mut forfeited = begun();
    forfeited.act("boss", forfeit(0, other)).expect("forfeited");
    assert_eq!(fate(&forfeited, 0, "a"), TableFate::Ends);
    let mut late = begun();
    let by_itself = Act::Forfeit { pairing: 0, players: vec![other as u32], reason: String::new() };
    late.act("", by_itself).expect("its time is over");
    assert_eq!(fate(&late, 0, "a"), TableFate::GivenUp(vec![format!("u{other}")]));
    let mut both = begun();
    let act = Act::Forfeit { pairing: 0, players: vec![one as u32, other as u32], reason: "away".to_owned() };
    both.act("boss", act).expect("forfeited");
    assert_eq!(fate(&both, 0, "a"), TableFate::Ends, "nobody has won");

    let mut judged = begun();
    judged.act("boss", won(0, 0, one)).expect("decided");
    assert_eq!(fate(&judged, 0, "a"), TableFate::Ends);

    let mut called_off = begun();
    called_off.act("boss", Act::CallOff { reason: "rain".to_owned() }).expect("called off");
    assert_eq!(fate(&called_off, 0, "a"), TableFate::EndsUnbegun);
    assert!(called_off.event.knows(0, 0, "a"), "what is played on is rated");

    let mut replaced = begun();
    let users = seated(&replaced, 0);
    let act = Act::Substitute {
        player: one as u32,
        user: "zoe".to_owned(),
        name_of: "Zoe".to_owned(),
        rating: None,
        reason: "ill".to_owned(),
    };
    replaced.act("boss", act).expect("a substitute");
    assert_eq!(replaced.event.fate_of(0, 0, "a", &users), TableFate::Ends, "an organiser has decided so");
    assert!(replaced.event.knows(0, 0, "a"), "had it ended by itself it would be rated");

    // Struck from a league with everything.
    let mut struck = Kept::with_players(terms(EventFormat::RoundRobin { cycles: 1 }), 5);
    struck.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    let pairing = struck.event.matches.iter().position(|one| one.players.len() == 2).expect("paired");
    struck.act("", made(pairing, 0, "c")).expect("a table");
    let gone = struck.event.matches[pairing].players[1];
    struck.act(&format!("u{gone}"), leave(gone)).expect("one may leave");
    assert!(struck.event.matches[pairing].void);
    assert_eq!(fate(&struck, pairing, "c"), TableFate::GivenUp(vec![format!("u{gone}")]));
    let other = struck.event.matches[pairing].players[0];
    struck
        .act("boss", Act::Leave { player: other as u32, reason: "rude".to_owned() })
        .expect("an organiser may");
    assert_eq!(fate(&struck, pairing, "c"), TableFate::Ends, "one of them was taken out");
}

fn invite(user: &str, place: Option<u32>) -> Act {
    Act::Invite {
        user: user.to_owned(),
        player: user.to_uppercase(),
        division: None,
        rank: None,
        place,
        reason: "you play well".to_owned(),
    }
}

#[test]
fn who_is_invited_plays_only_after_accepting() {
    let mut kept = Kept::with_players(EventTerms { most: 3, ..terms(EventFormat::Swiss { rounds: 2 }) }, 2);
    assert_eq!(kept.act("u0", invite("zoe", None)), Err(Refused::NoRight));
    kept.act("boss", invite("zoe", None)).expect("an organiser may");
    kept.act("boss", invite("max", None)).expect("an organiser may");
    assert_eq!(kept.event.players.len(), 2, "nobody plays who has not said so");
    assert_eq!(kept.act("eve", Act::Accept { rating: None }), Err(Refused::NotThere), "nobody asked her");
    kept.act("zoe", Act::Accept { rating: Some(1700) }).expect("asked");
    assert_eq!(kept.event.player_of("zoe"), Some(2));
    assert_eq!(kept.act("max", Act::Accept { rating: None }), Err(Refused::Full), "too late");
    kept.act("max", Act::Decline).expect("asked");
    assert!(kept.event.invited.is_empty());
    kept.act("zoe", leave(2)).expect("one may leave");
    kept.act("boss", invite("max", None)).expect("asked again");
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    assert!(kept.event.invited.is_empty(), "who has not answered does not play");
    // In somebody's place.
    let reasonless = Act::Invite {
        user: "max".to_owned(),
        player: "Max".to_owned(),
        division: None,
        rank: None,
        place: Some(1),
        reason: String::new(),
    };
    assert_eq!(kept.act("boss", reasonless), Err(Refused::NoReason));
    kept.act("", made(0, 0, "a")).expect("a table");
    kept.act("boss", invite("max", Some(1))).expect("asked");
    assert_eq!(kept.event.players[1].user, "u1");
    kept.act("max", Act::Accept { rating: None }).expect("asked");
    assert_eq!(
        (kept.event.players[1].user.as_str(), kept.event.players[1].instead_of.as_deref()),
        ("max", Some("Player 1"))
    );
    assert_eq!(kept.event.wanted(), [(0, 0)], "a table of their own");
    assert_eq!(Event::replay(&kept.log).expect("a log that fits"), kept.event);
}

#[test]
fn a_player_who_organises_cannot_have_a_rival_replaced_by_way_of_an_invitation() {
    let mut kept = Kept::with_players(terms(EventFormat::Swiss { rounds: 2 }), 2);
    let rights = vec![EventRight::Substitute];
    let helper = Act::Staff { user: "u0".to_owned(), name_of: "Player 0".to_owned(), rights };
    kept.act("boss", helper).expect("the founder may");
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    assert_eq!(kept.act("u0", invite("zoe", Some(1))), Err(Refused::OwnMatch));
}

#[test]
fn an_account_that_ends_leaves_the_event_and_its_name_leaves_the_log() {
    let mut kept = Kept::with_players(terms(EventFormat::Swiss { rounds: 2 }), 4);
    let all = vec![
        EventRight::Register,
        EventRight::Pair,
        EventRight::Extend,
        EventRight::Forfeit,
        EventRight::Adjudicate,
        EventRight::Substitute,
        EventRight::Announce,
    ];
    let staff = |user: &str, rights: Vec<EventRight>| Act::Staff {
        user: user.to_owned(),
        name_of: user.to_owned(),
        rights,
    };
    kept.act("boss", staff("eve", all)).expect("the founder may");
    kept.act("boss", staff("u2", vec![EventRight::Pair])).expect("the founder may");
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    let call_off = || Act::CallOff { reason: "nobody is left".to_owned() };
    assert_eq!(kept.act("eve", call_off()), Err(Refused::NoRight));
    assert_eq!(kept.act("u1", Act::Part { user: "u3".to_owned() }), Err(Refused::NoRight));
    kept.act("", Act::Part { user: "u2".to_owned() }).expect("it has ended");
    assert!(kept.event.players[2].withdrawn && !kept.event.staff.contains_key("u2"));
    kept.act("", Act::Part { user: "boss".to_owned() }).expect("it has ended");
    assert_eq!(kept.act("u2", call_off()), Err(Refused::NoRight));
    let mut log = kept.log.clone();
    assert_eq!(
        log.iter_mut().map(|entry| u32::from(entry.forget("u2"))).sum::<u32>(),
        2,
        "entered, and helped"
    );
    let text = serde_json::to_string(&log).expect("it can be written");
    assert!(!text.contains("Player 2") && text.contains("Player 1"), "{text}");
    let without = Event::replay(&log).expect("it still fits");
    assert_eq!((without.players[2].name.as_str(), without.round), ("", 1));
    // Whoever has all rights takes the place of a founder who is no more; the operator may give the event to anybody.
    let hand_over =
        Act::HandOver { user: "u1".to_owned(), name_of: "Player 1".to_owned(), reason: String::new() };
    let mut handed = Kept { event: kept.event.clone(), log: kept.log.clone(), at: kept.at };
    handed.act("", hand_over).expect("the operator may");
    assert_eq!(handed.act("eve", call_off()), Err(Refused::NoRight));
    handed.act("u1", call_off()).expect("the new founder may");
    kept.act("eve", call_off()).expect("all rights");
}

#[test]
fn how_much_is_done_and_how_far_ahead_has_bounds() {
    let mut kept = Kept::with_players(terms(EventFormat::Swiss { rounds: 2 }), 4);
    let announce = |text: &str| Act::Announce { text: text.to_owned() };
    let refused = (0..1000).map(|n| kept.act("boss", announce(&n.to_string()))).find(Result::is_err);
    assert_eq!(refused, Some(Err(Refused::TooMany)));
    let staff = |n: usize| Act::Staff {
        user: format!("s{n}"),
        name_of: format!("S{n}"),
        rights: vec![EventRight::Pair],
    };
    let refused = (0..100).map(|n| kept.act("boss", staff(n))).find(Result::is_err);
    assert_eq!(refused, Some(Err(Refused::TooMany)));
    let twice = Act::Staff {
        user: "s1".to_owned(),
        name_of: String::new(),
        rights: vec![EventRight::Pair, EventRight::Pair],
    };
    assert!(matches!(kept.act("boss", twice), Err(Refused::Terms(_))));
    let mut restless = 0;
    while kept.enter(9).is_ok() && kept.act("u9", leave(4)).is_ok() {
        restless += 1;
        assert!(restless < 1000, "somebody comes and goes for ever");
    }
    assert!(restless > 5, "to change one's mind is allowed");
    kept.act("boss", Act::Begin { lot: 1 }).expect("others go on");
    let extend = |until: i64| Act::Extend { round: 1, pairing: None, until, reason: "rain".to_owned() };
    for wrong in [i64::MIN, -1, 0, kept.at, i64::MAX, 100 * 366 * DAY] {
        assert!(matches!(kept.act("boss", extend(wrong)), Err(Refused::Terms(_))), "{wrong}");
    }
    kept.act("boss", extend(20 * DAY)).expect("some weeks");
    let found = |terms: EventTerms| {
        let act = Act::Found { terms: Box::new(terms) };
        Event::found_now(&Entry::new(1, "boss", "", act))
    };
    let plain = terms(EventFormat::Swiss { rounds: 2 });
    assert!(found(plain.clone()).is_ok());
    let by_date = RoundsOpen::ByDate { first: i64::MAX, days: 7 };
    let division = Division { name: "1".to_owned(), size: 64, beside: false };
    let moving = EventFormat::League { divisions: vec![division], up: u32::MAX, down: 1 };
    let wrong = [
        EventTerms { format: moving, ..plain.clone() },
        EventTerms { closes: Some(i64::MAX), ..plain.clone() },
        EventTerms { closes: Some(0), ..plain.clone() },
        EventTerms { least_rating: Some(1600), most_rating: Some(1599), ..plain.clone() },
        EventTerms { rounds: by_date, ..plain.clone() },
        EventTerms { tie_breaks: vec![TieBreak::Wins, TieBreak::Wins], ..plain },
    ];
    for terms in wrong {
        assert!(matches!(found(terms), Err(Refused::Terms(_))));
    }
}

#[test]
fn what_people_write_into_an_event_is_letters_and_no_orders() {
    let bad = "Cup\u{1b}[2J\u{202e}\nYou have won";
    let division = Division { name: bad.to_owned(), size: 8, beside: false };
    let league = EventFormat::League { divisions: vec![division], up: 0, down: 0 };
    let wish = EventTerms { title: bad.to_owned(), about: bad.to_owned(), most: 8, ..terms(league) };
    let mut found = Act::Found { terms: Box::new(wish) };
    found.make_plain();
    let Act::Found { terms } = &found else { panic!("still the same act") };
    let EventFormat::League { divisions, .. } = &terms.format else { panic!("still a league") };
    assert_eq!(
        (terms.title.as_str(), divisions[0].name.as_str()),
        ("Cup[2J You have won", "Cup[2J You have won")
    );
    assert_eq!(terms.about, "Cup[2J\nYou have won");
    let text = bad.to_owned();
    for mut act in [
        Act::Announce { text: text.clone() },
        Act::CallOff { reason: text.clone() },
        Act::Forfeit { pairing: 0, players: vec![0], reason: text.clone() },
        Act::Leave { player: 0, reason: text },
    ] {
        act.make_plain();
        assert_eq!(act.reason(), "Cup[2J\nYou have won", "{act:?}");
    }
}

#[test]
fn what_nobody_sees_to_ends_by_itself() {
    let kept = Kept::with_players(terms(EventFormat::Swiss { rounds: 2 }), 4);
    assert_eq!(
        kept.event.due(300 * DAY),
        None,
        "an event without an end of registration waits for its organiser"
    );
    assert_eq!(kept.event.due(366 * DAY), Some(Due::Forgotten));
    let mut kept = kept;
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    let until = kept.event.matches[0].deadline.expect("fourteen days");
    assert_eq!(kept.event.late(until + 2 * DAY), [] as [u32; 0], "organisers have their time");
    assert_eq!(kept.event.late(until + 3 * DAY), [0, 1]);
    let extend = Act::Extend { round: 1, pairing: Some(0), until: until + 9 * DAY, reason: "ill".to_owned() };
    kept.act("boss", extend).expect("one match");
    assert_eq!(kept.event.late(until + 3 * DAY), [1]);
    // The event needs no reason: it stands in its terms.
    kept.act(
        "",
        Act::Forfeit {
            pairing: 1,
            players: vec![kept.event.matches[1].players[0] as u32],
            reason: String::new(),
        },
    )
    .expect("by itself");
    assert_eq!(kept.event.late(until + 3 * DAY), [] as [u32; 0]);
}

#[test]
fn an_organiser_takes_over_only_the_place_of_somebody_who_has_gone() {
    let mut kept = Kept::with_players(terms(EventFormat::Swiss { rounds: 2 }), 4);
    let rights = vec![EventRight::Substitute];
    let helper = Act::Staff { user: "eve".to_owned(), name_of: "Eve".to_owned(), rights };
    kept.act("boss", helper).expect("the founder may");
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    let own = |player: u32| Act::Substitute {
        player,
        user: "boss".to_owned(),
        name_of: "Boss".to_owned(),
        rating: None,
        reason: "I want to play".to_owned(),
    };
    assert_eq!(kept.act("boss", own(1)), Err(Refused::NotWithdrawn));
    // Nor by way of a helper.
    kept.act("eve", invite("boss", Some(1))).expect("asked");
    assert_eq!(kept.act("boss", Act::Accept { rating: None }), Err(Refused::NotWithdrawn));
    kept.act("u1", leave(1)).expect("one may leave");
    kept.act("boss", own(1)).expect("the place is free");
}

#[test]
fn what_a_game_is_worth_is_told_when_its_time_is_over_and_it_is_not_played_on() {
    let mut kept = Kept::with_players(terms(EventFormat::Swiss { rounds: 2 }), 4);
    let rights = vec![EventRight::Adjudicate];
    let helper = Act::Staff { user: "u0".to_owned(), name_of: "Player 0".to_owned(), rights };
    kept.act("boss", helper).expect("the founder may");
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    kept.act("", made(0, 0, "a")).expect("a table");
    kept.act("", made(1, 0, "b")).expect("a table");
    let ask = |pairing: u32| Act::Advised { pairing, game: 0 };
    assert_eq!(kept.act("boss", ask(0)), Err(Refused::NotNow), "it is still played");
    kept.at = kept.event.matches[0].deadline.expect("fourteen days");
    for pairing in [0, 1] {
        assert_eq!(
            kept.act("u0", ask(pairing)),
            Err(Refused::OwnMatch),
            "who plays has a stake in all of them"
        );
    }
    assert_eq!(kept.act("eve", ask(0)), Err(Refused::NoRight));
    kept.act("boss", ask(0)).expect("its time is over");
    let seated: Vec<String> = kept.event.matches[0].players.iter().map(|n| format!("u{n}")).collect();
    assert_eq!(kept.event.fate_of(0, 0, "a", &seated), TableFate::Ends);
    assert_eq!(
        kept.act("", Act::Annulled { pairing: 0, game: 0 }),
        Err(Refused::NotNow),
        "and does not begin anew"
    );
    assert!(kept.event.wanted().is_empty());
    let extend = |pairing: u32| Act::Extend {
        round: 1,
        pairing: Some(pairing),
        until: kept.at + 9 * DAY,
        reason: "ill".to_owned(),
    };
    let (judged, other) = (extend(0), extend(1));
    assert_eq!(kept.act("boss", judged), Err(Refused::NotNow));
    kept.act("boss", other).expect("nobody has seen that one");
    let winner = kept.event.matches[0].players[0];
    kept.act("boss", won(0, 0, winner)).expect("decided");
}

#[test]
fn a_deadline_is_told_once_to_each_and_the_log_knows_to_whom() {
    let mut kept = Kept::with_players(terms(EventFormat::Swiss { rounds: 2 }), 4);
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    let until = kept.event.matches[0].deadline.expect("fourteen days");
    assert_eq!(kept.event.unwarned(until - 1), None);
    let told = kept.event.unwarned(until).expect("all of them");
    assert_eq!(told, (until, vec![0, 1, 2, 3]));
    let warned = |(deadline, players): (i64, Vec<u32>)| Act::Warned { deadline, players };
    assert_eq!(kept.act("boss", warned(told.clone())), Err(Refused::NoRight));
    kept.act("", warned(told)).expect("told");
    assert_eq!(
        Event::replay(&kept.log).expect("a log that fits").unwarned(until),
        None,
        "after a restart too"
    );
    // Another end is told anew, to those whose match it is.
    let later = until + 5 * DAY;
    let extend = Act::Extend { round: 1, pairing: Some(1), until: later, reason: "ill".to_owned() };
    kept.act("boss", extend).expect("one match");
    let mut players: Vec<u32> = kept.event.matches[1].players.iter().map(|&n| n as u32).collect();
    players.sort_unstable();
    assert_eq!(kept.event.unwarned(later), Some((later, players)));
}

#[test]
fn mutual_results_count_among_those_who_are_still_level() {
    let ties = vec![TieBreak::Wins, TieBreak::Mutual];
    let mut kept =
        Kept::with_players(EventTerms { tie_breaks: ties, ..terms(EventFormat::Swiss { rounds: 3 }) }, 6);
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    let pair = |one: usize, other: usize, winners: &[usize]| {
        let result = detente_events::GameResult {
            winners: winners.to_vec(),
            settled: detente_protocol::Settled::Played,
            ending: "vp".to_owned(),
            turn: None,
            alone: true,
            begun: true,
            left: false,
        };
        let game =
            detente_events::Game { seats: vec![one, other], result: Some(result), ..Default::default() };
        detente_events::Match {
            players: vec![one, other],
            games: vec![game],
            ..kept.event.matches[0].clone()
        }
    };
    // 0, 1 and 2 have two points each. 2 has drawn twice and won one, 0 and 1 have won two; 1 has beaten 0, and 2 has met neither.
    let matches = vec![
        pair(1, 0, &[1]),
        pair(0, 3, &[0]),
        pair(0, 4, &[0]),
        pair(1, 5, &[1]),
        pair(1, 4, &[4]),
        pair(2, 3, &[2]),
        pair(2, 4, &[]),
        pair(2, 5, &[]),
    ];
    kept.event.matches = matches;
    let rows = kept.event.standings(0);
    let first: Vec<(usize, u32, Option<TieBreak>)> =
        rows.iter().take(3).map(|row| (row.player, row.points, row.by)).collect();
    assert_eq!(
        first,
        [(1, 4, Some(TieBreak::Mutual)), (0, 4, Some(TieBreak::Wins)), (2, 4, None)],
        "2 has met neither, and is no longer level with them"
    );
}

#[test]
fn a_round_that_begins_late_leaves_time_before_the_next_one() {
    let by_date = EventTerms {
        rounds: RoundsOpen::ByDate { first: 10 * DAY, days: 8 },
        days: None,
        ..terms(EventFormat::Swiss { rounds: 5 })
    };
    let mut kept = Kept::with_players(by_date, 8);
    // The server was down for two and a half periods.
    kept.at = 30 * DAY;
    assert_eq!(kept.event.due(kept.at), Some(Due::Begin));
    kept.act("", Act::Begin { lot: 1 }).expect("it begins");
    let opened = kept.at;
    assert_eq!(kept.event.next_opens(), Some(opened + 4 * DAY), "18 is long over: half of the days are left");
    assert_eq!((kept.event.due(opened + 1), kept.event.due(opened + 4 * DAY)), (None, Some(Due::Pair)));
    kept.at = opened + 4 * DAY;
    kept.act("", Act::Pair { lot: 2, round: Some(2) }).expect("a round");
    assert_eq!(kept.event.next_opens(), Some(kept.at + 4 * DAY));
    kept.at += 4 * DAY;
    kept.act("", Act::Pair { lot: 3, round: Some(3) }).expect("a round");
    assert_eq!(kept.event.next_opens(), Some(kept.at + 4 * DAY), "day 34 has passed");
    kept.at += 4 * DAY;
    kept.act("", Act::Pair { lot: 4, round: Some(4) }).expect("a round");
    let around = detente_events::view::Around {
        id: "x",
        user: None,
        now: 1,
        seats: &[],
        awaited: &|_| vec![],
        seated: &|_| vec![],
    };
    assert_eq!(kept.event.view(&around).next_opens, kept.event.next_opens(), "everybody can see it");
}

#[test]
fn an_extension_ends_no_match_sooner_and_nobody_gives_it_to_themselves() {
    let mut kept = Kept::with_players(terms(EventFormat::Swiss { rounds: 2 }), 4);
    let helper = Act::Staff {
        user: "u0".to_owned(),
        name_of: "Player 0".to_owned(),
        rights: vec![EventRight::Extend],
    };
    kept.act("boss", helper).expect("the founder may");
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    let own = kept.event.matches.iter().position(|one| one.players.contains(&0)).expect("paired");
    let other = 1 - own;
    let end = kept.event.matches[0].deadline.expect("fourteen days");
    let extend = |pairing: Option<usize>, until: i64| Act::Extend {
        round: 1,
        pairing: pairing.map(|number| number as u32),
        until,
        reason: "holidays".to_owned(),
    };
    assert_eq!(kept.act("boss", extend(Some(other), end - 1)), Err(Refused::Earlier));
    kept.act("boss", extend(Some(other), end + 5 * DAY)).expect("more time");
    assert_eq!(kept.act("boss", extend(None, end + 4 * DAY)), Err(Refused::Earlier), "one of them has more");
    assert_eq!(kept.act("u0", extend(Some(own), end + 9 * DAY)), Err(Refused::OwnMatch));
    assert_eq!(kept.act("u0", extend(None, end + 9 * DAY)), Err(Refused::OwnMatch), "by way of the round");
    kept.act("u0", extend(Some(other), end + 6 * DAY)).expect("another's match");
    // What is done has no end any more that could come sooner.
    kept.act("boss", forfeit(other, kept.event.matches[other].players[0])).expect("forfeited");
    kept.act("boss", extend(None, end + DAY)).expect("the other match only");
    // A match without an end is not cut off at once.
    let mut free =
        Kept::with_players(EventTerms { days: None, ..terms(EventFormat::Swiss { rounds: 1 }) }, 2);
    free.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    let at = free.at;
    assert_eq!(free.act("boss", extend(None, at + DAY)), Err(Refused::Earlier));
    free.act("boss", extend(None, at + 4 * DAY)).expect("some days");
}

#[test]
fn where_both_of_a_match_forfeit_the_rest_of_a_knock_out_stays_where_it_is() {
    let mut kept = Kept::with_players(terms(EventFormat::Knockout), 16);
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    let round = |kept: &Kept, number: u32| -> Vec<(u32, Vec<usize>)> {
        let all = kept.event.matches.iter().filter(|one| one.round == number);
        all.map(|one| (one.board, one.players.clone())).collect()
    };
    let first = round(&kept, 1);
    // Nobody is left of the first two boards; elsewhere the first of each board wins.
    for (pairing, (board, players)) in first.iter().enumerate() {
        let act = if *board <= 2 {
            let players = players.iter().map(|&n| n as u32).collect();
            Act::Forfeit { pairing: pairing as u32, players, reason: "away".to_owned() }
        } else {
            won(pairing, 0, players[0])
        };
        kept.act("boss", act).expect("decided");
    }
    let winner = |board: usize| first[board - 1].1[0];
    kept.act("", Act::Pair { lot: 2, round: Some(2) }).expect("a round");
    let second =
        [(2, vec![winner(3), winner(4)]), (3, vec![winner(5), winner(6)]), (4, vec![winner(7), winner(8)])];
    assert_eq!(round(&kept, 2), second);
    for pairing in 8..11 {
        kept.act("boss", won(pairing, 0, kept.event.matches[pairing].players[0])).expect("decided");
    }
    assert_eq!(kept.event.preview(kept.event.next_lot()).expect("a round").matches.len(), 1);
    kept.act("", Act::Pair { lot: 3, round: Some(3) }).expect("a round");
    assert_eq!(
        round(&kept, 3),
        [(1, vec![winner(3)]), (2, vec![winner(5), winner(7)])],
        "who has nobody to meet waits"
    );
    kept.act("boss", won(12, 0, winner(5))).expect("decided");
    kept.act("", Act::Pair { lot: 4, round: Some(4) }).expect("the final");
    assert_eq!(round(&kept, 4), [(1, vec![winner(3), winner(5)])]);
    kept.act("boss", won(13, 0, winner(5))).expect("decided");
    assert_eq!((kept.event.status, kept.event.standings(0)[0].player), (EventStatus::Over, winner(5)));
}

#[test]
fn a_bye_is_as_good_as_all_games_of_a_match() {
    let ties = vec![TieBreak::Games];
    let two = EventTerms { games: 2, tie_breaks: ties, ..terms(EventFormat::Swiss { rounds: 1 }) };
    let mut kept = Kept::with_players(two, 3);
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    let one = kept.event.matches.iter().position(|one| !one.is_bye()).expect("paired");
    let best = kept.event.matches[one].players[0];
    kept.act("boss", won(one, 0, best)).expect("decided");
    kept.act("boss", won(one, 1, best)).expect("decided");
    let rows = kept.event.standings(0);
    let bye = rows.iter().find(|row| row.player != best && row.points == 2).expect("a bye is a match won");
    assert_eq!((bye.games, bye.values[0].quarters), (4, 8), "and two games won");
    assert_eq!((rows[0].games, rows[0].points), (4, 2));
}

#[test]
fn at_a_table_of_four_whoever_wins_with_somebody_has_not_beaten_them() {
    let ties = vec![TieBreak::SonnebornBerger];
    let fours = EventTerms { least: 4, tie_breaks: ties, ..terms(EventFormat::Fours { rounds: 1 }) };
    let mut kept = Kept::with_players(fours, 4);
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    let seats = kept.event.matches[0].players.clone();
    let act = Act::Adjudicate {
        pairing: 0,
        game: 0,
        winners: vec![seats[0] as u32, seats[1] as u32],
        reason: "seen".to_owned(),
    };
    kept.act("boss", act).expect("decided");
    let rows = kept.event.standings(0);
    let value = |player: usize| {
        let row = rows.iter().find(|row| row.player == player).expect("listed");
        (row.points, row.values[0].quarters)
    };
    // Half of the partner's point, and nothing from those who have none.
    assert_eq!([value(seats[0]), value(seats[1])], [(2, 2); 2]);
    assert_eq!([value(seats[2]), value(seats[3])], [(0, 0); 2]);
}

#[test]
fn what_has_begun_and_nobody_goes_on_with_ends_too() {
    let by_hand =
        EventTerms { days: None, rounds: RoundsOpen::ByHand, ..terms(EventFormat::Swiss { rounds: 2 }) };
    let mut kept = Kept::with_players(by_hand, 4);
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    let began = kept.at;
    assert_eq!(
        (kept.event.due(began + 364 * DAY), kept.event.due(began + 365 * DAY)),
        (None, Some(Due::Forgotten))
    );
    // A game that ends, or an act, is a sign of life.
    kept.at = began + 300 * DAY;
    kept.play_round(&mut Rng::new(1));
    let last = kept.at;
    assert_eq!(kept.event.due(began + 365 * DAY), None);
    assert_eq!(kept.event.due(last + 366 * DAY), Some(Due::Forgotten), "nobody makes the second round");
    kept.at = last + 366 * DAY;
    kept.act("", Act::CallOff { reason: "forgotten".to_owned() }).expect("by itself");
    // Where there is an end, or a further round comes by itself, nothing is forgotten.
    let mut timed = Kept::with_players(terms(EventFormat::Swiss { rounds: 2 }), 4);
    timed.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    assert_eq!(timed.event.due(900 * DAY), None, "a match whose time is over is settled");
}
