//! Events that are played by dice through their acts, each with its log.
#![allow(dead_code, reason = "each test file uses its own part")]

use detente_events::{Act, Due, Entry, Event, Refused};
use detente_game::Rng;
use detente_protocol::{Clock, EventFormat, EventStatus, EventTerms, RoundsOpen, Sides, TieBreak};

pub fn terms(format: EventFormat) -> EventTerms {
    EventTerms {
        title: "Autumn Open".to_owned(),
        about: String::new(),
        game: "twilight".to_owned(),
        options: Vec::new(),
        format,
        games: 1,
        sides: Sides::Swap,
        clock: Clock::None,
        weekends: false,
        rated: false,
        same_address: false,
        spectators: true,
        spectator_delay: 0,
        without_help: Vec::new(),
        most: 64,
        least: 2,
        least_rating: None,
        most_rating: None,
        closes: None,
        rounds: RoundsOpen::WhenDone,
        days: Some(14),
        tie_breaks: vec![TieBreak::Mutual, TieBreak::SonnebornBerger, TieBreak::Buchholz, TieBreak::Wins],
        season: 1,
        follows: None,
    }
}

/// An event with its log.
#[derive(Debug)]
pub struct Kept {
    pub event: Event,
    pub log: Vec<Entry>,
    pub at: i64,
}

impl Kept {
    pub fn found(terms: EventTerms) -> Kept {
        let entry = Entry::new(1, "boss", "Boss", Act::Found { terms: Box::new(terms) });
        Kept { event: Event::found(&entry).expect("terms that fit"), log: vec![entry], at: 1 }
    }

    pub fn with_players(terms: EventTerms, players: usize) -> Kept {
        let mut kept = Kept::found(terms);
        for n in 0..players {
            kept.enter(n).expect("room");
        }
        kept
    }

    pub fn enter(&mut self, n: usize) -> Result<(), Refused> {
        let (user, player) = (format!("u{n}"), format!("Player {n}"));
        let act = Act::Enter {
            user: user.clone(),
            player,
            rating: Some(2000 - n as i32),
            division: None,
            rank: None,
        };
        self.act(&user, act)
    }

    pub fn act(&mut self, by: &str, act: Act) -> Result<(), Refused> {
        self.act_where(by, act, &[])
    }

    /// An act, where something was done in these games.
    pub fn act_where(&mut self, by: &str, act: Act, begun: &[(u32, u32)]) -> Result<(), Refused> {
        self.at += 1000;
        let mut entry = Entry { begun: begun.to_vec(), ..Entry::new(self.at, by, by, act) };
        self.event = self.event.consider(&mut entry)?;
        self.log.push(entry);
        Ok(())
    }

    /// Makes tables and plays them until nothing is wanted; the better player wins two of three, one game of eight is drawn.
    pub fn play_round(&mut self, rng: &mut Rng) {
        loop {
            let wanted = self.event.wanted();
            let Some(&(pairing, game)) = wanted.first() else { break };
            let table = format!("t{pairing}-{game}");
            self.act("", Act::Made { pairing, game, table }).expect("a table");
            let seats = self.event.game(pairing, game).expect("a game").seats.clone();
            let mut order = seats.clone();
            order.sort_by_key(|&n| self.event.players[n].seed);
            let winners: Vec<usize> = match (rng.below(8), seats.len()) {
                (0, _) => vec![],
                (dice, 4) => vec![order[dice as usize % 2], order[2 + dice as usize % 2]],
                (dice, _) => vec![order[usize::from(dice > 5)]],
            };
            let numbers = |players: &[usize]| players.iter().map(|&n| n as u32).collect::<Vec<u32>>();
            let act = Act::Played {
                pairing,
                game,
                seats: numbers(&seats),
                winners: numbers(&winners),
                ending: "vp".to_owned(),
                turn: Some(7),
            };
            self.act("", act).expect("a result");
        }
    }

    /// Plays it to its end.
    pub fn play(&mut self, seed: u64) {
        let mut rng = Rng::new(seed);
        self.act("boss", Act::Begin { lot: rng.next_u64() }).expect("enough players");
        for _ in 0..200 {
            self.play_round(&mut rng);
            match self.event.due(self.at) {
                Some(Due::Pair) => {
                    self.act("", Act::Pair { lot: rng.next_u64(), round: None }).expect("a round");
                }
                _ => break,
            }
        }
        assert_eq!(self.event.status, EventStatus::Over);
        let text = serde_json::to_string(&self.log).expect("it can be written");
        let log: Vec<Entry> = serde_json::from_str(&text).expect("and read");
        assert_eq!(Event::replay(&log).expect("a log that fits"), self.event, "the log is the event");
    }
}
