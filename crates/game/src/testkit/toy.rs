//! A very small game for the tests of everything that is generic: Nim, with what the contract knows added to it.
//!
//! Stones lie on a heap; in turn each player takes one to three of them, and whoever takes the last one wins. The
//! options add a die (Nature says how many may be taken at most, and now and then a wind blows the stones away: a draw)
//! and a call (everybody secretly calls a number; their sum decides who begins). Without the die the game is solved: of
//! two players the one to move loses exactly when the heap is a multiple of four.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::contract::{Game, Illegal, Notation, Outcome, ToAct};
use crate::rng::Rng;
use crate::seat::{Actor, Seat, SeatSet, Viewer};

/// Nim for two to eight players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Nim<const PLAYERS: usize = 2> {
    options: Options,
    heap: u8,
    next: u8,
    turn: u8,
    phase: Phase<PLAYERS>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Stones at the beginning, at least 1.
    pub heap: u8,
    pub die: bool,
    pub call: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { heap: 12, die: false, call: false }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Phase<const PLAYERS: usize> {
    /// Everybody calls a number below the number of players; the secret answers so far.
    Call([Option<u8>; PLAYERS]),
    Roll,
    Take {
        at_most: u8,
    },
    Won(u8),
    Wind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `call-1`.
    Call(u8),
    /// `2`: the most that may be taken.
    Roll(u8),
    /// `wind`.
    Wind,
    /// `take-3`.
    Take(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fact {
    /// A secret until everybody has called.
    Called {
        by: Seat,
        number: u8,
    },
    Begins(Seat),
    Rolled(u8),
    Took {
        by: Seat,
        stones: u8,
    },
    Blown,
}

/// What a viewer may know: everything but the calls of others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View<const PLAYERS: usize> {
    open: Nim<PLAYERS>,
    /// Who has called; only the viewer's own number is in `open`.
    called: [bool; PLAYERS],
}

const MOST: u8 = 3;

/// Probability of the wind; the faces 1 to 3 share the rest.
const WIND: f32 = 1.0 / 16.0;

impl<const PLAYERS: usize> Nim<PLAYERS> {
    pub fn heap(&self) -> u8 {
        self.heap
    }

    /// Turns begun so far, the present one included.
    pub fn turn(&self) -> u32 {
        self.turn.into()
    }

    fn begin_turn(&mut self) {
        self.turn += 1;
        self.phase = if self.options.die { Phase::Roll } else { Phase::Take { at_most: MOST } };
    }

    fn run(&mut self, by: Actor, action: Action, sink: &mut dyn FnMut(Fact)) {
        match (&mut self.phase, action, by) {
            (Phase::Call(calls), Action::Call(number), Actor::Seat(by)) => {
                calls[by.0 as usize] = Some(number);
                sink(Fact::Called { by, number });
                if calls.iter().all(Option::is_some) {
                    self.next = calls.iter().flatten().sum::<u8>() % PLAYERS as u8;
                    sink(Fact::Begins(Seat(self.next)));
                    self.begin_turn();
                }
            }
            (Phase::Roll, Action::Roll(at_most), Actor::Nature) => {
                sink(Fact::Rolled(at_most));
                self.phase = Phase::Take { at_most };
            }
            (Phase::Roll, Action::Wind, Actor::Nature) => {
                sink(Fact::Blown);
                self.phase = Phase::Wind;
            }
            (Phase::Take { .. }, Action::Take(stones), Actor::Seat(by)) => {
                self.heap -= stones;
                sink(Fact::Took { by, stones });
                if self.heap == 0 {
                    self.phase = Phase::Won(self.next);
                } else {
                    self.next = (self.next + 1) % PLAYERS as u8;
                    self.begin_turn();
                }
            }
            _ => unreachable!("the caller checked that {action:?} is legal"),
        }
    }
}

impl<const PLAYERS: usize> Game for Nim<PLAYERS> {
    type Options = Options;
    type Action = Action;
    type View = View<PLAYERS>;
    type Fact = Fact;

    const NAME: &'static str = "nim";
    const RULES_VERSION: u32 = 1;
    const SEATS: &'static [&'static str] =
        ["one", "two", "three", "four", "five", "six", "seven", "eight"].split_at(PLAYERS).0;

    fn new(options: &Options) -> Self {
        let phase = Phase::Call([None; PLAYERS]);
        let mut game = Nim { options: *options, heap: options.heap, next: 0, turn: 0, phase };
        if !options.call {
            game.begin_turn();
        }
        game
    }

    fn options(&self) -> Options {
        self.options
    }

    fn to_act(&self) -> ToAct {
        match self.phase {
            Phase::Call(calls) => {
                let owing = (0..PLAYERS).filter(|&i| calls[i].is_none());
                ToAct::Seats(owing.map(|i| Seat(i as u8)).collect())
            }
            Phase::Roll => ToAct::Nature,
            Phase::Take { .. } => ToAct::Seats(SeatSet::of(Seat(self.next))),
            Phase::Won(by) => ToAct::Over(Outcome { winners: SeatSet::of(Seat(by)), ending: "last-stone" }),
            Phase::Wind => ToAct::Over(Outcome { winners: SeatSet::EMPTY, ending: "wind" }),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.phase {
            Phase::Call(calls) if calls[seat.0 as usize].is_none() => {
                out.extend((0..PLAYERS as u8).map(Action::Call));
            }
            Phase::Take { at_most } if seat.0 == self.next => {
                out.extend((1..=at_most.min(self.heap)).map(Action::Take));
            }
            _ => (),
        }
    }

    fn chances(&self, out: &mut Vec<(Action, f32)>) {
        if self.phase == Phase::Roll {
            out.extend((1..=MOST).map(|face| (Action::Roll(face), (1.0 - WIND) / MOST as f32)));
            out.push((Action::Wind, WIND));
        }
    }

    fn is_legal(&self, by: Actor, action: Action) -> bool {
        match by {
            Actor::Nature => {
                let mut chances = Vec::new();
                self.chances(&mut chances);
                chances.iter().any(|&(chance, _)| chance == action)
            }
            Actor::Seat(seat) => {
                let mut legal = Vec::new();
                self.legal(seat, &mut legal);
                legal.contains(&action)
            }
        }
    }

    fn apply_unchecked(&mut self, by: Actor, action: Action) {
        self.run(by, action, &mut |_| ());
    }

    fn apply_reporting(
        &mut self,
        by: Actor,
        action: Action,
        sink: &mut dyn FnMut(Fact),
    ) -> Result<(), Illegal> {
        if !self.is_legal(by, action) {
            return Err(Illegal);
        }
        self.run(by, action, sink);
        Ok(())
    }

    fn may_see(fact: &Fact, viewer: Viewer) -> bool {
        match fact {
            Fact::Called { by, .. } => viewer == Viewer::Seat(*by),
            _ => true,
        }
    }

    fn view(&self, viewer: Viewer) -> View<PLAYERS> {
        let mut view = View { open: *self, called: [false; PLAYERS] };
        if let Phase::Call(calls) = &mut view.open.phase {
            for (i, call) in calls.iter_mut().enumerate() {
                view.called[i] = call.is_some();
                if viewer != Viewer::Seat(Seat(i as u8)) {
                    *call = None;
                }
            }
        }
        view
    }

    fn determinize(view: &View<PLAYERS>, rng: &mut Rng) -> Self {
        let mut game = view.open;
        if let Phase::Call(calls) = &mut game.phase {
            for (call, &called) in calls.iter_mut().zip(&view.called) {
                if called && call.is_none() {
                    *call = Some(rng.below(PLAYERS as u32) as u8);
                }
            }
        }
        game
    }
}

impl<const PLAYERS: usize> Notation for Nim<PLAYERS> {
    fn action_word(action: Action) -> String {
        match action {
            Action::Call(number) => format!("call-{number}"),
            Action::Roll(face) => face.to_string(),
            Action::Wind => "wind".to_string(),
            Action::Take(stones) => format!("take-{stones}"),
        }
    }

    fn parse_action(word: &str) -> Option<Action> {
        if word == "wind" {
            return Some(Action::Wind);
        }
        let number = |text: &str, from: u8, to: u8| {
            let one_way_to_write_it = text.len() == 1;
            text.parse().ok().filter(|n| one_way_to_write_it && (from..=to).contains(n))
        };
        if let Some(stones) = word.strip_prefix("take-") {
            return number(stones, 1, MOST).map(Action::Take);
        }
        if let Some(call) = word.strip_prefix("call-") {
            return number(call, 0, PLAYERS as u8 - 1).map(Action::Call);
        }
        number(word, 1, MOST).map(Action::Roll)
    }

    fn options_words(options: &Options) -> Vec<String> {
        let mut words = Vec::new();
        if options.heap != Options::default().heap {
            words.push(format!("heap={}", options.heap));
        }
        if options.die {
            words.push("die=yes".to_string());
        }
        if options.call {
            words.push("call=yes".to_string());
        }
        words
    }

    fn parse_options(words: &[&str]) -> Result<Options, String> {
        let mut options = Options::default();
        for word in words {
            match word.split_once('=') {
                Some(("heap", value)) => {
                    let heap = value.parse().ok().filter(|heap| (1..=99).contains(heap));
                    options.heap = heap.ok_or_else(|| format!("a heap has 1 to 99 stones, not “{value}”"))?;
                }
                Some(("die", "yes")) => options.die = true,
                Some(("call", "yes")) => options.call = true,
                _ => return Err(format!("“{word}” is no option of Nim: heap=N, die=yes, call=yes")),
            }
        }
        Ok(options)
    }

    fn heading(&self) -> Option<String> {
        let begins = match self.phase {
            Phase::Roll => true,
            Phase::Take { .. } => !self.options.die,
            _ => false,
        };
        (begins && self.next == 0).then(|| format!("Turn {}", self.turn))
    }

    fn position(&self) -> String {
        let Options { heap, die, call } = self.options;
        let phase = match self.phase {
            Phase::Call(calls) => {
                let calls = calls.map(|call| call.map_or_else(|| "-".to_string(), |call| call.to_string()));
                format!("call {}", calls.join(","))
            }
            Phase::Roll => "roll -".to_string(),
            Phase::Take { at_most } => format!("take {at_most}"),
            Phase::Won(by) => format!("won {by}"),
            Phase::Wind => "wind -".to_string(),
        };
        let (die, call) = (u8::from(die), u8::from(call));
        format!("{heap} {die} {call} {} {} {} {phase}", self.heap, self.next, self.turn)
    }

    fn parse_position(text: &str) -> Result<Self, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [numbers @ .., phase, value] = words.as_slice() else {
            return Err("a position of Nim is eight words".to_string());
        };
        let numbers: Option<Vec<u8>> = numbers.iter().map(|word| word.parse().ok()).collect();
        let Some(&[full, die, call, heap, next, turn]) = numbers.as_deref() else {
            return Err("a position of Nim begins with six small numbers".to_string());
        };
        let number = || value.parse::<u8>().map_err(|_| format!("“{value}” is no number"));
        let phase = match *phase {
            "call" => {
                let calls: Vec<Option<u8>> = value.split(',').map(|call| call.parse().ok()).collect();
                let wrong = |_| format!("{PLAYERS} players make as many calls");
                Phase::Call(calls.try_into().map_err(wrong)?)
            }
            "roll" => Phase::Roll,
            "take" => Phase::Take { at_most: number()? },
            "won" => Phase::Won(number()?),
            "wind" => Phase::Wind,
            _ => return Err(format!("“{phase}” is no phase of Nim")),
        };
        let options = Options { heap: full, die: die != 0, call: call != 0 };
        Ok(Nim { options, heap, next, turn, phase })
    }

    fn view_text(view: &View<PLAYERS>) -> String {
        let called = (0..PLAYERS).filter(|&i| view.called[i]).map(|i| Self::SEATS[i]).collect::<Vec<_>>();
        format!("{} called {}", view.open.position(), called.join(","))
    }

    fn parse_view(text: &str) -> Result<View<PLAYERS>, String> {
        let (position, names) = text
            .split_once(" called ")
            .ok_or("a view of Nim is a position and “called” with those who have")?;
        let mut called = [false; PLAYERS];
        for name in names.split(',').filter(|name| !name.is_empty()) {
            let seat = Seat::parse::<Self>(name).ok_or_else(|| format!("nobody is called “{name}”"))?;
            called[usize::from(seat.0)] = true;
        }
        Ok(View { open: Nim::parse_position(position)?, called })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testkit::{Seen, Suite, conform};

    fn run<const PLAYERS: usize>(options: Options, seeds: core::ops::Range<u64>) -> Seen {
        let suite = Suite::<Nim<PLAYERS>> {
            longest: 300,
            widest: PLAYERS.max(3),
            invariant: |game| {
                (game.heap <= game.options.heap).then_some(()).ok_or_else(|| "stones appear".to_string())
            },
            alphabet: (0..PLAYERS as u8)
                .map(Action::Call)
                .chain((1..=MOST).map(Action::Roll))
                .chain([Action::Wind])
                .chain((1..=MOST).map(Action::Take))
                .collect(),
            every: 2,
        };
        conform(&options, seeds, &suite)
    }

    #[test]
    fn the_toy_keeps_every_promise_of_the_contract() {
        let plain = run::<2>(Options::default(), 0..50);
        assert_eq!(plain.endings.keys().copied().collect::<Vec<_>>(), ["last-stone"]);
        let all = Options { heap: 20, die: true, call: true };
        let two = run::<2>(all, 0..100);
        assert_eq!(two.endings.keys().copied().collect::<Vec<_>>(), ["last-stone", "wind"]);
        assert!(two.decisions > 500, "{two:?}");
        assert_eq!(run::<4>(all, 0..50).games, 50);
    }

    #[test]
    fn the_order_of_secret_calls_does_not_matter() {
        let options = Options { call: true, ..Options::default() };
        let calls = [(Seat(0), 1), (Seat(1), 0), (Seat(2), 2), (Seat(3), 3)];
        let (mut forth, mut back) = (Nim::<4>::new(&options), Nim::<4>::new(&options));
        for (seat, number) in calls {
            forth.apply(Actor::Seat(seat), Action::Call(number)).expect("a call is owed");
        }
        for (seat, number) in calls.into_iter().rev() {
            back.apply(Actor::Seat(seat), Action::Call(number)).expect("a call is owed");
        }
        assert_eq!(forth, back);
        // 1 + 0 + 2 + 3 = 6, and 6 mod 4 = 2: the third player begins.
        assert_eq!(forth.to_act(), ToAct::Seats(SeatSet::of(Seat(2))));
    }

    #[test]
    fn a_call_stays_secret_until_everybody_has_called() {
        let mut game = Nim::<2>::new(&Options { call: true, ..Options::default() });
        game.apply(Actor::Seat(Seat(0)), Action::Call(1)).expect("a call is owed");
        assert_eq!(
            Nim::<2>::view_text(&game.view(Viewer::Seat(Seat(0)))),
            "12 0 1 12 0 0 call 1,- called one"
        );
        assert_eq!(
            Nim::<2>::view_text(&game.view(Viewer::Seat(Seat(1)))),
            "12 0 1 12 0 0 call -,- called one"
        );
        let told = Fact::Called { by: Seat(0), number: 1 };
        assert!(!Nim::<2>::may_see(&told, Viewer::Observer));
        assert!(Nim::<2>::may_see(&told, Viewer::Seat(Seat(0))));
    }
}
