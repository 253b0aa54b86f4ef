//! Playing games at random and listening.

use detente_chronicle::{Chronicle, Line, Told};
use detente_game::{Actor, Notation, Rng, Seat, ToAct, Viewer};
use detente_struggle::Struggle;
use detente_struggle::options::{Options, PRESETS};
use detente_words::Lang;

/// A game under way.
pub struct Session<G: Told> {
    pub game: G,
    pub log: G::Log,
    pub facts: Vec<G::Fact>,
    pub rng: Rng,
}

impl<G: Told> Session<G> {
    pub fn new(options: &G::Options, seed: u64) -> Session<G> {
        Session { game: G::new(options), log: G::Log::new(options), facts: Vec::new(), rng: Rng::new(seed) }
    }

    /// Plays one action and tells the log. Gives the first entry that changed.
    pub fn act(&mut self, by: Actor, action: G::Action) -> usize {
        let mut first = self.log.len();
        let (log, facts) = (&mut self.log, &mut self.facts);
        self.game
            .apply_reporting(by, action, &mut |fact| {
                first = first.min(log.tell(&fact));
                facts.push(fact);
            })
            .expect("a legal action");
        first
    }

    /// One random action of whoever is awaited, now and then an interruption; false once the game is over.
    pub fn step(&mut self) -> bool {
        match self.game.to_act() {
            ToAct::Over(_) => return false,
            ToAct::Nature => {
                let action = self.game.sample_chance(&mut self.rng);
                self.act(Actor::Nature, action);
            }
            ToAct::Seats(seats) => {
                let seats: Vec<Seat> = seats.iter().collect();
                let seat = self.rng.pick(&seats);
                let action = self.careful(seat);
                self.act(Actor::Seat(seat), action);
            }
        }
        true
    }

    /// A random action that does not end the game at once, if one is found: long games tell more.
    fn careful(&mut self, seat: Seat) -> G::Action {
        let mut action = self.game.sample_legal(seat, &mut self.rng, &mut Vec::new());
        for _ in 0..8 {
            let mut next = self.game.clone();
            next.apply_unchecked(Actor::Seat(seat), action);
            if next.to_act() == ToAct::Nature {
                let chance = next.sample_chance(&mut self.rng);
                next.apply_unchecked(Actor::Nature, chance);
            }
            if !matches!(next.to_act(), ToAct::Over(_)) {
                break;
            }
            action = self.game.sample_legal(seat, &mut self.rng, &mut Vec::new());
        }
        action
    }

    /// Everybody who can look at this game.
    pub fn viewers() -> Vec<Viewer> {
        let seats = (0..G::SEATS.len() as u8).map(|seat| Viewer::Seat(Seat(seat)));
        seats.chain([Viewer::Observer]).collect()
    }
}

/// Options of all kinds, chosen by number: every preset, then every variant on and off.
pub fn some_options(number: u64) -> Options {
    let count = PRESETS.len() as u64;
    if number.is_multiple_of(2) {
        return Options::preset(PRESETS[(number / 2 % count) as usize]).expect("a preset");
    }
    let bit = |n: u64| number >> n & 1 == 1;
    let on = |key: &str, holds: bool| format!("{key}={}", if holds { "on" } else { "off" });
    let first = bit(1) && bit(2);
    let mut words = vec![
        on("show-held", bit(2)),
        on("split-ops", bit(3)),
        on("space-decline", bit(1)),
        on("realign-safe", bit(4)),
        format!("bid={}", ["none", "sealed", "open"][(number / 2 % 3) as usize]),
    ];
    words.push(if first { "edition=first" } else { "promo=all" }.to_owned());
    if bit(3) && !first {
        words.push("scenario=late-war".to_owned());
    }
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    Options::parse(&words).unwrap_or_else(|why| panic!("{words:?}: {why}"))
}

/// A position of Twilight Struggle from its text; an action round of the US unless it says otherwise.
pub fn position(text: &str) -> Struggle {
    let round = if text.contains("stack=") { "" } else { "stack=action-round/us" };
    let text = &format!("{text} {round}");
    Struggle::parse_position(text).unwrap_or_else(|why| panic!("{why}: {text}"))
}

/// A sentence that a person can read: not empty, nothing missing, no stray blanks.
pub fn check_text(text: &str, what: &dyn core::fmt::Debug) {
    assert!(!text.trim().is_empty(), "nothing to read for {what:?}");
    assert!(!text.contains(['{', '}']), "{text:?} for {what:?}");
    assert!(!text.contains("  ") && text.trim() == text, "stray blanks in {text:?} for {what:?}");
}

pub fn check_line(line: &Line) {
    check_text(&line.text, line);
    assert!(
        !line.text.ends_with('.') || line.text.ends_with("..") || line.text.ends_with("EE. UU."),
        "{line:?}"
    );
}

pub fn lang(number: usize) -> Lang {
    Lang::ALL[number % Lang::ALL.len()]
}
