//! Helpers for the tests of cards and rules: a position as text, plays and answers as words.
//!
//! ```text
//! let mut g = board("us=cuba:2 defcon=3");   // everything not named is empty; turn 5, DEFCON 5
//! g.event(Ussr, Fidel);                      // the USSR plays the card for its event in an action round
//! g.plays(Us, Fidel, "event-first");         // the US plays it, the USSR's event first
//! g.answer("poland poland 4 3-5 done");      // whoever is awaited answers; dice are Nature's
//! assert_eq!(g.ussr(Cuba), 3);
//! assert_eq!(g.options(), "argentina chile done");
//! ```

use alloc::string::String;
use alloc::vec::Vec;

use detente_game::{Actor, Game, ToAct};

use crate::cards::CardId;
use crate::decision::{Action, Frame, HeadlineChoice, Phase, Tabletop, Usage, Word, run};
use crate::effects::Effect;
use crate::fact::Fact;
use crate::map::Country;
use crate::position;
use crate::side::{BySide, Side, Us, Ussr};
use crate::state::{Ending, State};

/// A game under test and what it reported.
#[derive(Clone, Debug)]
pub(crate) struct TestGame {
    pub state: State,
    pub facts: Vec<Fact>,
}

/// A position where nothing happens unless the test says so: when a play is over, the game waits and [`TestGame::is_idle`].
pub(crate) fn board(text: &str) -> TestGame {
    let mut state = position::parse(&alloc::format!("turn=5 round=1 stack=action-round/us {text}"))
        .unwrap_or_else(|reason| panic!("{reason}: {text}"));
    state.reach = BySide::new(state.reach_of(Us), state.reach_of(Ussr));
    TestGame { state, facts: Vec::new() }
}

/// A position at the start of an action round of `side`, as in a real turn: the round ends, the other side follows.
pub(crate) fn round(side: Side, text: &str) -> TestGame {
    let mut g = board(text);
    let next = if side == Ussr { Phase::RoundUs } else { Phase::RoundUssr };
    g.state.stack.clear();
    g.state.stack.push(Frame::Turn { at: next });
    g.with(|t| crate::rules::play::begin_round(t, side));
    g
}

/// A position at the start of the headline phase of a turn.
pub(crate) fn headline_phase(text: &str) -> TestGame {
    let mut g = board(text);
    g.state.round = 0;
    g.state.stack.clear();
    g.state.stack.push(Frame::Turn { at: Phase::RoundUssr });
    g.state.stack.push(Frame::Headline { us: HeadlineChoice::Open, ussr: HeadlineChoice::Open });
    g
}

/// A position at the end of a turn, after the last action round.
pub(crate) fn end_of_turn(text: &str) -> TestGame {
    let mut g = board(text);
    g.state.stack.clear();
    g.state.stack.push(Frame::Turn { at: Phase::MilitaryOps });
    g.with(|_| ());
    g
}

/// Plays a game at random and shows every position in which somebody is awaited.
pub(crate) fn random_game(seed: u64, mut see: impl FnMut(&State)) {
    let mut rng = detente_game::Rng::new(seed);
    let mut state = <State as Game>::new(&crate::options::Options::default());
    loop {
        let (by, action) = match state.to_act() {
            ToAct::Over(_) => return,
            ToAct::Nature => (Actor::Nature, state.sample_chance(&mut rng)),
            ToAct::Seats(seats) => {
                let seat = seats.iter().next().expect("somebody is awaited");
                (Actor::Seat(seat), state.sample_legal(seat, &mut rng, &mut Vec::new()))
            }
        };
        see(&state);
        state.apply_unchecked(by, action);
    }
}

impl TestGame {
    /// Changes the table directly, then lets the rules run on.
    pub fn with(&mut self, change: impl FnOnce(&mut Tabletop<'_>)) -> &mut TestGame {
        let facts = &mut self.facts;
        let mut sink = |fact| facts.push(fact);
        let mut table = Tabletop::new(&mut self.state, Some(&mut sink));
        change(&mut table);
        run::run(&mut table);
        self
    }

    /// `side` plays `card` as `word` in an action round of its own. The card is put into its hand if it is not there.
    pub fn plays(&mut self, side: Side, card: CardId, word: &str) -> &mut TestGame {
        if card != CardId::TheChinaCard {
            for place in
                [&mut self.state.deck, &mut self.state.discard, &mut self.state.hand[side.opponent()]]
            {
                place.remove(card);
            }
            self.state.hand[side].insert(card);
        }
        self.state.phasing = side;
        let word = Word::parse(word).unwrap_or_else(|| panic!("no word “{word}”"));
        let legal = self.state.legal_uses(side, card, Usage::Full);
        assert!(
            legal.contains(word),
            "{card:?} cannot be used for {word:?}, only {:?}",
            legal.iter().collect::<Vec<_>>()
        );
        self.with(|t| crate::rules::play::use_card(t, side, card, Usage::Full, word))
    }

    /// `side` plays its own or a neutral card for the event; an opponent's card with the event first.
    pub fn event(&mut self, side: Side, card: CardId) -> &mut TestGame {
        let enemy = self.state.card(card).side == Some(side.opponent());
        self.plays(side, card, if enemy { "event-first" } else { "event" })
    }

    /// Answers in order: by Nature for dice and drawn cards, else by the side that is awaited.
    pub fn answer(&mut self, words: &str) -> &mut TestGame {
        for word in words.split_whitespace() {
            let action = Action::parse(word).unwrap_or_else(|| panic!("“{word}” is no action"));
            let by = match self.state.to_act() {
                ToAct::Nature => Actor::Nature,
                ToAct::Seats(seats) => Actor::Seat(seats.iter().next().expect("somebody is awaited")),
                ToAct::Over(outcome) => panic!("“{word}”: the game is over: {outcome:?}"),
            };
            self.act(by, action);
        }
        self
    }

    /// An answer or interruption of this side.
    pub fn answer_by(&mut self, side: Side, word: &str) -> &mut TestGame {
        let action = Action::parse(word).unwrap_or_else(|| panic!("“{word}” is no action"));
        self.act(Actor::Seat(side.seat()), action)
    }

    fn act(&mut self, by: Actor, action: Action) -> &mut TestGame {
        let facts = &mut self.facts;
        let done = self.state.apply_reporting(by, action, &mut |fact| facts.push(fact));
        assert!(done.is_ok(), "{} by {by:?} is not legal; legal: {}", action.text(), self.options());
        self
    }

    /// Who is awaited; `None` for Nature, both, or a finished game.
    pub fn awaited(&self) -> Option<Side> {
        match self.state.to_act() {
            ToAct::Seats(seats) if seats.len() == 1 => seats.iter().next().map(Side::of_seat),
            _ => None,
        }
    }

    pub fn awaits_nature(&self) -> bool {
        self.state.to_act() == ToAct::Nature
    }

    /// The legal answers of the awaited side, as words.
    pub fn options(&self) -> String {
        self.awaited().map_or_else(String::new, |side| self.options_of(side))
    }

    pub fn options_of(&self, side: Side) -> String {
        let mut legal = Vec::new();
        self.state.legal(side.seat(), &mut legal);
        legal.iter().map(|action| action.text()).collect::<Vec<_>>().join(" ")
    }

    /// Is this word among the legal answers of the awaited side? (`indonesia` contains `done`.)
    pub fn offers(&self, word: &str) -> bool {
        self.options().split(' ').any(|option| option == word)
    }

    /// Is the play on a [`board`] over?
    pub fn is_idle(&self) -> bool {
        self.state.stack.len() == 1
    }

    pub fn us(&self, country: Country) -> u8 {
        self.state.influence(Us, country)
    }

    pub fn ussr(&self, country: Country) -> u8 {
        self.state.influence(Ussr, country)
    }

    pub fn has(&self, effect: Effect) -> bool {
        self.state.has(effect)
    }

    /// Positive for the US.
    pub fn vp(&self) -> i8 {
        self.state.vp
    }

    pub fn defcon(&self) -> u8 {
        self.state.defcon
    }

    pub fn is_discarded(&self, card: CardId) -> bool {
        self.state.discard.contains(card)
    }

    pub fn is_removed(&self, card: CardId) -> bool {
        self.state.removed.contains(card)
    }

    /// Who won and how, if the game is over.
    pub fn result(&self) -> Option<(Option<Side>, Ending)> {
        self.state.result.map(|result| (result.winner, result.ending))
    }
}
