//! Twilight Struggle as a citizen of the house: the contract of `detente-game`.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use detente_game::{Actor, Game, Illegal, Notation, Outcome, Rng, Seat, SeatSet, ToAct, Viewer};

use crate::decision::choices::{Chance, Waits};
use crate::decision::{Action, Frame, Phase, Tabletop, apply, run};
use crate::fact::Fact;
use crate::options::Options;
use crate::rules::setup::FREE_USSR;
use crate::rules::version::Rules;
use crate::side::{Side, Us, Ussr};
use crate::state::State;
use crate::view::View;

/// The game, under its short name.
pub type Struggle = State;

impl Game for State {
    type Options = Options;
    type Action = Action;
    type View = View;
    type Fact = Fact;

    const NAME: &'static str = "twilight";
    const RULES_VERSION: u32 = Rules::NEWEST as u32;
    const SEATS: &'static [&'static str] = &["us", "ussr"];

    fn new(options: &Options) -> State {
        let mut state = State::new(*options);
        run::run(&mut Tabletop::new(&mut state, None));
        state
    }

    fn options(&self) -> Options {
        self.options
    }

    fn rules_of(options: &Options) -> u32 {
        u32::from(options.rules.number())
    }

    fn under_rules(options: &Options, version: u32) -> Option<Options> {
        Rules::of_number(version).map(|rules| Options { rules, ..*options })
    }

    fn to_act(&self) -> ToAct {
        if let Some(result) = self.result {
            let winners = result.winner.map_or(SeatSet::EMPTY, |side| SeatSet::of(side.seat()));
            return ToAct::Over(Outcome { winners, ending: result.ending.word() });
        }
        match self.waits() {
            Waits::Nature(_) => ToAct::Nature,
            Waits::Sides(awaited) => {
                ToAct::Seats(Side::BOTH.into_iter().filter(|&side| awaited[side]).map(Side::seat).collect())
            }
            Waits::No => unreachable!("a game that goes on waits for somebody"),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.choices(Side::of_seat(seat)).list(out);
    }

    fn sample_legal(&self, seat: Seat, rng: &mut Rng, _scratch: &mut Vec<Action>) -> Action {
        self.choices(Side::of_seat(seat)).pick(rng)
    }

    fn chances(&self, out: &mut Vec<(Action, f32)>) {
        match self.waits() {
            Waits::Nature(Chance::Die) => out.extend((1..=6).map(|die| (Action::Die(die), 1.0 / 6.0))),
            Waits::Nature(Chance::Dice) => {
                for us in 1..=6 {
                    out.extend((1..=6).map(|ussr| (Action::Dice { us, ussr }, 1.0 / 36.0)));
                }
            }
            Waits::Nature(Chance::Card(cards)) => {
                let p = 1.0 / cards.len() as f32;
                out.extend(cards.iter().map(|card| (Action::Card(card), p)));
            }
            Waits::Sides(_) | Waits::No => {}
        }
    }

    fn sample_chance(&self, rng: &mut Rng) -> Action {
        match self.waits() {
            Waits::Nature(Chance::Die) => Action::Die(1 + rng.below(6) as u8),
            Waits::Nature(Chance::Dice) => {
                Action::Dice { us: 1 + rng.below(6) as u8, ussr: 1 + rng.below(6) as u8 }
            }
            Waits::Nature(Chance::Card(cards)) => {
                Action::Card(cards.nth(rng.below(cards.len())).expect("Nature has a card to give"))
            }
            _ => unreachable!("sample_chance is called when Nature is to act"),
        }
    }

    fn is_legal(&self, by: Actor, action: Action) -> bool {
        match by {
            Actor::Seat(seat) => seat.0 < 2 && self.choices(Side::of_seat(seat)).contains(action),
            Actor::Nature => match (self.waits(), action) {
                (Waits::Nature(Chance::Die), Action::Die(die)) => (1..=6).contains(&die),
                (Waits::Nature(Chance::Dice), Action::Dice { us, ussr }) => {
                    (1..=6).contains(&us) && (1..=6).contains(&ussr)
                }
                (Waits::Nature(Chance::Card(cards)), Action::Card(card)) => cards.contains(card),
                _ => false,
            },
        }
    }

    fn apply_unchecked(&mut self, by: Actor, action: Action) {
        play(&mut Tabletop::new(self, None), by, action);
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
        play(&mut Tabletop::new(self, Some(sink)), by, action);
        Ok(())
    }

    fn may_see(fact: &Fact, viewer: Viewer) -> bool {
        fact.is_for(viewer)
    }

    fn uncovers(fact: &Fact, seat: Seat) -> bool {
        fact.uncovers(Side::of_seat(seat))
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(view: &View, rng: &mut Rng) -> State {
        view.deal(rng)
    }
}

fn play(t: &mut Tabletop<'_>, by: Actor, action: Action) {
    match by {
        Actor::Seat(seat) => apply::player(t, Side::of_seat(seat), action),
        Actor::Nature => apply::nature(t, action),
    }
}

impl Notation for State {
    fn action_word(action: Action) -> String {
        action.text()
    }

    fn parse_action(word: &str) -> Option<Action> {
        Action::parse(word)
    }

    fn options_words(options: &Options) -> Vec<String> {
        options.words()
    }

    fn parse_options(words: &[&str]) -> Result<Options, String> {
        Options::parse(words)
    }

    fn heading(&self) -> Option<String> {
        match (*self.stack.first()?, *self.stack.last()?) {
            (
                Frame::Turn { at: Phase::Headline },
                Frame::Setup { by: Ussr, left: FREE_USSR, extra: false },
            ) => Some("Set-up".into()),
            (_, Frame::Headline { us, ussr }) if us == ussr => Some(format!("Turn {}, headline", self.turn)),
            (_, Frame::ActionRound { by } | Frame::Trap { by }) => {
                let side = if by == Us { "US" } else { "USSR" };
                Some(format!("Turn {}, {side} action round {}", self.turn, self.round))
            }
            _ => None,
        }
    }

    fn position(&self) -> String {
        crate::position::write(self)
    }

    fn parse_position(text: &str) -> Result<State, String> {
        crate::position::parse(text)
    }

    fn view_text(view: &View) -> String {
        crate::position::write_view(view)
    }

    fn parse_view(text: &str) -> Result<View, String> {
        crate::position::parse_view(text)
    }
}
