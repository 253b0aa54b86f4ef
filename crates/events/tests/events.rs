//! Whole events, played by dice through their acts.

mod kept;

use detente_events::{Act, Due, Entry, Event, Refused};
use detente_game::Rng;
use detente_protocol::{Division, EventFormat, EventRight, EventTerms, PlaceMark, RoundsOpen};
use kept::{Kept, terms};

fn league() -> EventFormat {
    let division = |name: &str| Division { name: name.to_owned(), size: 7, beside: false };
    EventFormat::League { divisions: vec![division("1"), division("2"), division("3")], up: 1, down: 2 }
}

#[test]
fn a_swiss_event_is_played_and_its_standings_add_up() {
    for (seed, players, games) in [(1, 24, 2), (2, 23, 1), (3, 9, 1)] {
        let mut kept =
            Kept::with_players(EventTerms { games, ..terms(EventFormat::Swiss { rounds: 5 }) }, players);
        kept.play(seed);
        let event = &kept.event;
        assert_eq!(event.round, 5);
        let mut met = std::collections::BTreeSet::new();
        for one in event.matches.iter().filter(|one| !one.is_bye()) {
            let pair = (one.players[0].min(one.players[1]), one.players[0].max(one.players[1]));
            assert!(met.insert(pair), "{pair:?} meet twice");
            if games == 2 {
                assert_eq!(one.games[0].seats, one.games[1].seats.iter().rev().copied().collect::<Vec<_>>());
            }
        }
        for n in 0..players {
            assert!(event.matches.iter().filter(|one| one.is_bye() && one.players[0] == n).count() <= 1);
        }
        let rows = event.standings(0);
        assert_eq!(rows.len(), players);
        let all: u32 = rows.iter().map(|row| row.points).sum();
        let byes = event.matches.iter().filter(|one| one.is_bye()).count() as u32;
        assert_eq!(all, 2 * event.matches.len() as u32, "every match gives one point, a bye too ({byes})");
        for pair in rows.windows(2) {
            assert!(pair[0].points >= pair[1].points);
            if pair[0].points == pair[1].points && pair[0].by.is_none() {
                let values = |row: &detente_events::standings::Row| {
                    row.values.iter().map(|value| value.quarters).collect::<Vec<_>>()
                };
                assert_eq!(values(&pair[0]), values(&pair[1]), "equal in everything");
            }
        }
        for value in rows.iter().flat_map(|row| &row.values) {
            assert_eq!(value.quarters, value.parts.iter().map(|part| part.quarters).sum::<i64>());
        }
    }
}

#[test]
fn every_format_comes_to_its_end() {
    let formats = [
        (EventFormat::RoundRobin { cycles: 1 }, 7, 7),
        (EventFormat::RoundRobin { cycles: 2 }, 4, 6),
        (EventFormat::Knockout, 11, 4),
        (EventFormat::Fours { rounds: 4 }, 18, 4),
        (league(), 21, 7),
    ];
    for (format, players, rounds) in formats {
        let mut kept =
            Kept::with_players(EventTerms { least: 4, most: 21, ..terms(format.clone()) }, players);
        kept.play(5);
        assert_eq!(kept.event.round, rounds, "{format:?}");
    }
    for players in 4..14 {
        let mut kept =
            Kept::with_players(EventTerms { games: 1, ..terms(EventFormat::DoubleElimination) }, players);
        kept.play(players as u64);
        let rows = kept.event.standings(0);
        assert_eq!(rows.iter().filter(|row| !row.out).count(), 1);
        assert!(!rows[0].out, "who is left is first");
    }
}

#[test]
fn the_winner_of_a_knock_out_is_the_last_who_has_not_lost() {
    let mut kept = Kept::with_players(terms(EventFormat::Knockout), 8);
    kept.play(3);
    let rows = kept.event.standings(0);
    assert_eq!((rows[0].out, rows[1].out), (false, true));
    let last = kept.event.matches.last().expect("a final");
    assert!(last.players.contains(&rows[0].player) && last.players.contains(&rows[1].player));
}

#[test]
fn a_league_fixes_sides_and_sends_players_up_and_down() {
    let mut kept = Kept::with_players(EventTerms { most: 21, ..terms(league()) }, 21);
    kept.play(9);
    let event = &kept.event;
    for n in 0..21 {
        let first = event.matches.iter().filter(|one| one.games[0].seats[0] == n).count();
        let second = event.matches.iter().filter(|one| one.games[0].seats[1] == n).count();
        assert_eq!((first, second), (3, 3), "three games as each side");
    }
    let next = event.next_season();
    let of = |division: usize| next.iter().filter(|(_, there)| there.division == division).count();
    // One up and two down: the middle one loses three and gains three, the first gains one for two.
    assert_eq!((of(0), of(1), of(2)), (6, 7, 8));
    let rows = event.standings(1);
    assert_eq!(event.mark(1, 0, rows.len()), Some(PlaceMark::Up));
    assert_eq!(event.mark(1, 6, rows.len()), Some(PlaceMark::Down));
    assert_eq!(event.mark(0, 0, 7), Some(PlaceMark::Champion));
    let up = &event.players[rows[0].player].user;
    assert!(next.iter().any(|(user, there)| user == up && there.division == 0));
}

#[test]
fn divisions_side_by_side_send_players_up_and_down_together() {
    let division = |name: &str, beside: bool| Division { name: name.to_owned(), size: 4, beside };
    let pyramid = |last: &[(&str, bool)]| {
        let mut divisions = vec![division("1", false), division("2 A", false), division("2 B", true)];
        divisions.extend(last.iter().map(|&(name, beside)| division(name, beside)));
        EventFormat::League { divisions, up: 1, down: 2 }
    };
    let first = Entry::new(
        1,
        "boss",
        "Boss",
        Act::Found {
            terms: Box::new(EventTerms {
                most: 4,
                ..terms(EventFormat::League { divisions: vec![division("1", true)], up: 0, down: 0 })
            }),
        },
    );
    assert!(matches!(Event::found(&first), Err(Refused::Terms(_))), "there is nothing before it");
    let mut kept = Kept::with_players(EventTerms { most: 12, ..terms(pyramid(&[])) }, 12);
    kept.play(6);
    let event = &kept.event;
    let size = |division| event.players.iter().filter(|one| one.division == division).count();
    assert_eq!([0, 1, 2].map(size), [4, 4, 4]);
    assert_eq!([0, 1, 2].map(|division| event.tier(division)), [0, 1, 1]);
    for lower in [1, 2] {
        assert_eq!(event.mark(lower, 0, 4), Some(PlaceMark::Up));
        assert_eq!(event.mark(lower, 3, 4), None, "nothing is below");
    }
    assert_eq!(event.mark(0, 2, 4), Some(PlaceMark::Down));

    // The next season, with a tier more below and two newcomers: those who were first in both have changed with the last two from above.
    let user =
        |division: usize, place: usize| event.players[event.standings(division)[place].player].user.clone();
    let lowest = [("3 A", false), ("3 B", true)];
    let mut next = Kept::found(EventTerms { most: 20, ..terms(pyramid(&lowest)) });
    let waits = Kept::with_players(EventTerms { most: 20, ..terms(pyramid(&lowest)) }, 8);
    assert_eq!(waits.event.next_season(), [], "nobody has earned anything before it begins");
    for n in 0..14 {
        let user = format!("u{n}");
        let earned = event.earned_for(&next.event, &user);
        let enter = Act::Enter {
            user: user.clone(),
            player: user.clone(),
            rating: Some(2000 - n),
            division: earned.map(|earned| earned.division as u32),
            rank: earned.and_then(|earned| earned.rank),
        };
        next.act(&user, enter).expect("room");
    }
    next.act("boss", Act::Begin { lot: 3 }).expect("it begins");
    let now = |user: &str| {
        next.event.players.iter().find(|one| one.user == user).map(|one| next.event.tier(one.division))
    };
    for up in [user(0, 0), user(0, 1), user(1, 0), user(2, 0)] {
        assert_eq!(now(&up), Some(0), "{up}");
    }
    for down in [user(0, 2), user(0, 3), user(1, 1), user(2, 3)] {
        assert_eq!(now(&down), Some(1), "{down}");
    }
    let division =
        |user: &str| next.event.players.iter().find(|one| one.user == user).map(|one| one.division);
    assert_ne!(division(&user(0, 2)), division(&user(0, 3)), "the strongest of a tier are parted");
    let size = |division| next.event.players.iter().filter(|one| one.division == division).count();
    assert_eq!([0, 1, 2, 3, 4].map(size), [4, 4, 4, 2, 0], "two newcomers are one division");
}

#[test]
fn who_leaves_a_league_early_is_struck_and_later_forfeits() {
    let mut kept = Kept::with_players(EventTerms { most: 7, ..terms(league()) }, 7);
    kept.act("boss", Act::Begin { lot: 4 }).expect("it begins");
    let mut early = Kept { event: kept.event.clone(), log: kept.log.clone(), at: kept.at };
    early.act("u2", Act::Leave { player: 2, reason: String::new() }).expect("one may leave");
    assert!(early.event.players[2].struck);
    assert_eq!(early.event.standings(0).len(), 6);
    assert!(early.event.matches.iter().filter(|one| one.players.contains(&2)).all(|one| one.void));
    // Four of six games later:
    let own: Vec<usize> = (0..21).filter(|&number| kept.event.matches[number].players.contains(&2)).collect();
    for &pairing in &own[..4] {
        let act =
            Act::Adjudicate { pairing: pairing as u32, game: 0, winners: vec![2], reason: "seen".to_owned() };
        kept.act("boss", act).expect("an organiser decides");
    }
    kept.act("u2", Act::Leave { player: 2, reason: String::new() }).expect("one may leave");
    assert!(!kept.event.players[2].struck);
    assert_eq!(kept.event.points(2), 8);
    let other = kept.event.matches[own[5]].players.iter().copied().find(|&n| n != 2).expect("two");
    assert_eq!(kept.event.matches[own[5]].points(other), Some(2));
}

#[test]
fn rights_hold_and_nobody_decides_on_a_match_of_their_own() {
    let mut kept = Kept::with_players(terms(EventFormat::Swiss { rounds: 2 }), 4);
    let forfeit = |pairing: u32, player: u32| Act::Forfeit {
        pairing,
        players: vec![player],
        reason: "away".to_owned(),
    };
    assert_eq!(kept.act("u0", Act::Begin { lot: 1 }), Err(Refused::NoRight));
    kept.act(
        "boss",
        Act::Staff {
            user: "u0".to_owned(),
            name_of: "Player 0".to_owned(),
            rights: vec![EventRight::Pair, EventRight::Forfeit],
        },
    )
    .expect("the founder may");
    assert_eq!(
        kept.act(
            "u0",
            Act::Staff { user: "u1".to_owned(), name_of: String::new(), rights: vec![EventRight::Pair] }
        ),
        Err(Refused::NoRight),
        "a helper makes no helpers"
    );
    kept.act("u0", Act::Begin { lot: 1 }).expect("a helper may");
    let own = kept.event.matches.iter().position(|one| one.players.contains(&0)).expect("paired") as u32;
    let loser = kept.event.matches[own as usize].players[0] as u32;
    assert_eq!(kept.act("u0", forfeit(own, loser)), Err(Refused::OwnMatch));
    let other = 1 - own;
    let loser = kept.event.matches[other as usize].players[0] as u32;
    assert_eq!(
        kept.act("u0", Act::Forfeit { pairing: other, players: vec![loser], reason: " ".to_owned() }),
        Err(Refused::NoReason)
    );
    kept.act("u0", forfeit(other, loser)).expect("another match");
    assert_eq!(kept.act("u0", forfeit(other, loser)), Err(Refused::NotNow), "it is decided");
    assert_eq!(kept.act("u0", Act::Pair { lot: 2, round: None }), Err(Refused::NotDone));
    assert_eq!(
        kept.act("u1", Act::Made { pairing: own, game: 0, table: "x".to_owned() }),
        Err(Refused::NoRight)
    );
    assert!(kept.event.due(kept.at).is_none());
}

#[test]
fn nobody_takes_out_or_replaces_whom_they_are_still_to_play() {
    let mut kept = Kept::with_players(terms(EventFormat::Swiss { rounds: 2 }), 4);
    let rights = vec![EventRight::Register, EventRight::Substitute];
    let helper = Act::Staff { user: "u0".to_owned(), name_of: "Player 0".to_owned(), rights };
    kept.act("boss", helper).expect("the founder may");
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    let own = kept.event.matches.iter().find(|one| one.players.contains(&0)).expect("paired").clone();
    let rival = *own.players.iter().find(|&&player| player != 0).expect("an opponent") as u32;
    let other = (1..4).find(|player| *player != rival).expect("somebody else");
    let leave = |player: u32| Act::Leave { player, reason: "rude".to_owned() };
    let substitute = |player: u32| Act::Substitute {
        player,
        user: "zoe".to_owned(),
        name_of: "Zoe".to_owned(),
        rating: None,
        reason: "ill".to_owned(),
    };
    assert_eq!(kept.act("u0", leave(rival)), Err(Refused::OwnMatch), "the match would be won for nothing");
    assert_eq!(kept.act("u0", substitute(rival)), Err(Refused::OwnMatch), "the game would begin anew");
    assert_eq!(kept.act("u0", substitute(0)), Err(Refused::OwnMatch), "one's own game as well");
    kept.act("u0", leave(other)).expect("somebody else's match");
    kept.act("boss", substitute(rival)).expect("the founder does not play");
}

#[test]
fn a_season_is_extended_as_a_whole() {
    let mut kept = Kept::with_players(EventTerms { most: 21, ..terms(league()) }, 21);
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    let until = 99 * 24 * 3600 * 1000;
    let extend = |round: u32| Act::Extend { round, pairing: None, until, reason: "holidays".to_owned() };
    assert_eq!(kept.act("boss", extend(12)), Err(Refused::NotThere), "there is no such round");
    kept.act("boss", extend(0)).expect("all rounds");
    assert!(kept.event.matches.iter().all(|one| one.deadline == Some(until)));
}

#[test]
fn registration_has_its_limits_and_ends_by_itself() {
    let limits = EventTerms {
        most: 3,
        least: 3,
        least_rating: Some(1990),
        closes: Some(50_000),
        ..terms(EventFormat::Swiss { rounds: 2 })
    };
    let mut kept = Kept::found(limits);
    kept.enter(0).expect("room");
    assert_eq!(kept.enter(0), Err(Refused::Already));
    assert_eq!(kept.enter(20), Err(Refused::Rating));
    let weak = Act::Enter {
        user: "u20".to_owned(),
        player: "P".to_owned(),
        rating: Some(1500),
        division: None,
        rank: None,
    };
    kept.act("boss", weak).expect("an organiser lets anybody in");
    assert_eq!(kept.event.due(49_999), None);
    assert_eq!(kept.event.due(50_000), Some(Due::CallOff), "two are too few");
    assert_eq!(kept.event.wake(1, 1_000), Some(50_000));
    kept.enter(1).expect("room");
    assert_eq!(kept.enter(2), Err(Refused::Full));
    assert_eq!(kept.event.due(50_000), Some(Due::Begin));
    assert!(matches!(
        Event::found(&Entry::new(
            1,
            "x",
            "",
            Act::Found { terms: Box::new(EventTerms { games: 3, ..terms(EventFormat::Knockout) }) }
        )),
        Err(Refused::Terms(_))
    ));
}

#[test]
fn rounds_open_by_date_whatever_is_not_done_and_deadlines_can_be_moved() {
    let day = 24 * 3600 * 1000;
    let by_date = EventTerms {
        rounds: RoundsOpen::ByDate { first: 10 * day, days: 7 },
        days: None,
        ..terms(EventFormat::Swiss { rounds: 3 })
    };
    let mut kept = Kept::with_players(by_date, 6);
    assert_eq!(kept.event.due(10 * day - 1), None);
    assert_eq!(kept.event.due(10 * day), Some(Due::Begin));
    kept.at = 10 * day - 1000;
    kept.act("", Act::Begin { lot: 1 }).expect("it begins by itself");
    assert_eq!(kept.event.matches[0].deadline, Some(17 * day));
    assert_eq!(kept.event.wake(10 * day, day), Some(10 * day), "tables are to be made");
    for pairing in 0..3 {
        let made = Act::Made { pairing, game: 0, table: format!("t{pairing}") };
        kept.act("", made).expect("made");
    }
    assert_eq!(kept.event.wake(10 * day, day), Some(16 * day), "a day before the deadline they are told");
    assert_eq!(kept.event.wake(16 * day, day), Some(16 * day), "now");
    assert_eq!((kept.event.due(16 * day), kept.event.due(17 * day)), (None, Some(Due::Pair)));
    let extend = |pairing: Option<u32>| Act::Extend {
        round: 1,
        pairing,
        until: 20 * day,
        reason: "holidays".to_owned(),
    };
    kept.act("boss", extend(Some(1))).expect("one match");
    assert_eq!(
        (kept.event.matches[0].deadline, kept.event.matches[1].deadline),
        (Some(17 * day), Some(20 * day))
    );
    kept.act("boss", extend(None)).expect("all of them");
    assert_eq!(kept.event.matches[0].deadline, Some(20 * day));
    kept.at = 17 * day;
    let second = Act::Pair { lot: 2, round: Some(2) };
    kept.act("", second.clone()).expect("the next round");
    assert_eq!(kept.event.round, 2);
    assert_eq!(kept.act("boss", second), Err(Refused::NotNow), "whoever comes too late makes no third one");
    assert_eq!(kept.event.round, 2);
}

#[test]
fn an_event_by_date_begins_on_its_date_and_not_when_registration_ends() {
    let day = 24 * 3600 * 1000;
    let by_date = EventTerms {
        closes: Some(4 * day),
        rounds: RoundsOpen::ByDate { first: 10 * day, days: 7 },
        days: None,
        ..terms(EventFormat::Swiss { rounds: 3 })
    };
    let mut kept = Kept::with_players(by_date.clone(), 6);
    assert_eq!((kept.event.due(4 * day), kept.event.due(10 * day)), (None, Some(Due::Begin)));
    assert_eq!((kept.event.wake(1, day), kept.event.wake(10 * day, day)), (Some(10 * day), Some(10 * day)));
    kept.at = 4 * day;
    assert_eq!(kept.enter(6), Err(Refused::NotOpen), "registration is over");
    assert!(kept.event.is_closed(kept.at));
    let late = Act::Enter {
        user: "u7".to_owned(),
        player: "P".to_owned(),
        rating: None,
        division: None,
        rank: None,
    };
    kept.act("boss", late).expect("an organiser lets in whomever they want");
    let text = kept.event.calendar("x", "/", 5, &|n| format!("begins {n}"), &|n| format!("ends {n}"));
    assert!(text.contains("DTSTART:19700111T000000Z") && text.contains("begins 1"), "{text}");
    let open_longer = EventTerms { closes: Some(11 * day), ..by_date };
    let kept = Kept::with_players(open_longer, 6);
    assert_eq!((kept.event.due(10 * day), kept.event.due(11 * day)), (None, Some(Due::Begin)));
}

#[test]
fn the_lot_of_a_round_is_fixed_whatever_is_done_before_it_is_made() {
    let mut kept = Kept::with_players(terms(EventFormat::Swiss { rounds: 3 }), 6);
    kept.act("boss", Act::Begin { lot: 11 }).expect("it begins");
    kept.play_round(&mut Rng::new(1));
    let (lot, shown) = (kept.event.next_lot(), kept.event.preview(kept.event.next_lot()));
    for text in ["a", "b", "c"] {
        kept.act("boss", Act::Announce { text: text.to_owned() }).expect("an organiser may");
        assert_eq!((kept.event.next_lot(), &kept.event.preview(lot)), (lot, &shown));
    }
    kept.act("boss", Act::Pair { lot, round: Some(2) }).expect("the next round");
    assert_ne!(kept.event.next_lot(), lot, "another round, another lot");
}

#[test]
fn a_substitute_takes_over_place_and_points_and_begins_open_games_anew() {
    let mut kept = Kept::with_players(terms(EventFormat::Swiss { rounds: 2 }), 4);
    kept.act("boss", Act::Begin { lot: 1 }).expect("it begins");
    kept.play_round(&mut Rng::new(1));
    kept.act("", Act::Pair { lot: 2, round: None }).expect("the next round");
    let pairing =
        kept.event.matches.iter().position(|one| one.round == 2 && one.players.contains(&1)).expect("paired")
            as u32;
    kept.act("", Act::Made { pairing, game: 0, table: "old".to_owned() }).expect("a table");
    let points = kept.event.points(1);
    let substitute = |user: &str| Act::Substitute {
        player: 1,
        user: user.to_owned(),
        name_of: "Zoe".to_owned(),
        rating: None,
        reason: "ill".to_owned(),
    };
    assert_eq!(kept.act("boss", substitute("u0")), Err(Refused::Already));
    kept.act("boss", substitute("zoe")).expect("a substitute");
    assert_eq!(
        (kept.event.points(1), kept.event.players[1].instead_of.as_deref()),
        (points, Some("Player 1"))
    );
    assert!(kept.event.wanted().contains(&(pairing, 0)), "the table of the other one is no more");
    assert!(
        kept.event
            .calendar("x", "https://example.org/", 5, &|n| format!("round {n}"), &|n| format!("end {n}"))
            .contains("SUMMARY:Autumn Open: end 2")
    );
    assert!(kept.event.results_csv().lines().count() > 4);
}
