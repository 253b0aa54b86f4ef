//! The game as the contract wants it: four players choose at once and in secret, then the round is carried out.

use alloc::vec::Vec;

use detente_game::{Actor, Game, Illegal, Outcome, Rng, Seat, SeatSet, ToAct, Viewer};

use crate::action::Action;
use crate::arsenal::Arsenal;
use crate::card::{CERO, Placement};
use crate::entry::Entry;
use crate::options::Options;
use crate::player::{Pair, Player};
use crate::report::Fact;
use crate::round;
use crate::view::View;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// `attack`: a valid and victorious attack (2.5).
    Attack(Pair),
    /// `max-rounds`: the agreed number of rounds is over; a draw.
    MaxRounds,
}

impl Ending {
    pub fn outcome(self) -> Outcome {
        match self {
            Ending::Attack(pair) => Outcome { winners: pair.seats(), ending: "attack" },
            Ending::MaxRounds => Outcome { winners: SeatSet::EMPTY, ending: "max-rounds" },
        }
    }
}

/// A game of Guerra Fría: all that lies on the table, face up and face down. Past rounds are history, not state.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GuerraFria {
    pub(crate) options: Options,
    /// Counted from 1.
    pub(crate) round: u32,
    pub(crate) arsenals: [Arsenal; 4],
    /// Invariant: never all four committed, for then the round is carried out; all empty once the game is over.
    pub(crate) entries: [Entry; 4],
    pub(crate) ending: Option<Ending>,
}

impl GuerraFria {
    /// A game in round `round` with these markers, before anyone has begun to choose.
    pub fn with_arsenals(options: Options, round: u32, arsenals: [Arsenal; 4]) -> GuerraFria {
        GuerraFria { options, round, arsenals, entries: Default::default(), ending: None }
    }

    pub fn round(&self) -> u32 {
        self.round
    }

    pub fn arsenal(&self, player: Player) -> &Arsenal {
        &self.arsenals[player as usize]
    }

    pub fn arsenals(&self) -> &[Arsenal; 4] {
        &self.arsenals
    }

    pub fn entry(&self, player: Player) -> &Entry {
        &self.entries[player as usize]
    }

    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// One step of one player; the fourth `commit` turns up the cards.
    #[inline]
    fn step(&mut self, by: Player, action: Action, report: &mut impl FnMut(Fact)) {
        self.entries[by as usize].take(action);
        report(Fact::Entered { by, action });
        if action != Action::Commit {
            return;
        }
        report(Fact::Chosen { by });
        if self.entries.iter().all(|entry| entry.committed) {
            self.execute(report);
        }
    }

    fn execute(&mut self, report: &mut impl FnMut(Fact)) {
        let placements: [Placement; 4] =
            Player::ALL.map(|by| self.entries[by as usize].cards(by).unwrap_or([[CERO; 2]; 3]));
        for entry in &mut self.entries {
            entry.steps.clear();
            entry.committed = false;
        }
        let winners = round::execute(&mut self.arsenals, &placements, report);
        let last = self.options.max_rounds.is_some_and(|most| self.round >= u32::from(most.get()));
        self.ending = match winners {
            Some(pair) => Some(Ending::Attack(pair)),
            None => last.then_some(Ending::MaxRounds),
        };
        if let Some(ending) = self.ending {
            report(Fact::GameOver { ending });
        } else {
            self.round += 1;
            report(Fact::RoundBegins { round: self.round });
        }
    }
}

impl Game for GuerraFria {
    type Options = Options;
    type Action = Action;
    type View = View;
    type Fact = Fact;

    const NAME: &'static str = "guerra-fria";
    const RULES_VERSION: u32 = 1;
    const SEATS: &'static [&'static str] = &Player::WORDS;

    fn new(options: &Options) -> GuerraFria {
        GuerraFria::with_arsenals(*options, 1, Default::default())
    }

    fn options(&self) -> Options {
        self.options
    }

    fn to_act(&self) -> ToAct {
        match self.ending {
            Some(ending) => ToAct::Over(ending.outcome()),
            None => ToAct::Seats(
                Player::ALL
                    .into_iter()
                    .filter(|&player| !self.entries[player as usize].committed)
                    .fold(SeatSet::EMPTY, |seats, player| seats.with(player.seat())),
            ),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.ending.is_none() {
            let by = Player::at(seat);
            self.entries[by as usize].each_legal(by, &self.arsenals[by as usize], |action| out.push(action));
        }
    }

    fn sample_legal(&self, seat: Seat, rng: &mut Rng, _scratch: &mut Vec<Action>) -> Action {
        let by = Player::at(seat);
        self.entries[by as usize].sample_legal(by, &self.arsenals[by as usize], rng)
    }

    fn chances(&self, _out: &mut Vec<(Action, f32)>) {}

    fn is_legal(&self, by: Actor, action: Action) -> bool {
        let Actor::Seat(seat) = by else { return false };
        if self.ending.is_some() || usize::from(seat.0) >= Self::SEATS.len() {
            return false;
        }
        let by = Player::at(seat);
        let mut found = false;
        self.entries[by as usize]
            .each_legal(by, &self.arsenals[by as usize], |legal| found |= legal == action);
        found
    }

    fn apply_unchecked(&mut self, by: Actor, action: Action) {
        if let Actor::Seat(seat) = by {
            self.step(Player::at(seat), action, &mut |_| ());
        }
    }

    fn apply_reporting(
        &mut self,
        by: Actor,
        action: Action,
        sink: &mut dyn FnMut(Fact),
    ) -> Result<(), Illegal> {
        match by {
            Actor::Seat(seat) if self.is_legal(by, action) => {
                self.step(Player::at(seat), action, &mut |fact| sink(fact));
                Ok(())
            }
            _ => Err(Illegal),
        }
    }

    fn may_see(fact: &Fact, viewer: Viewer) -> bool {
        fact.may_see(viewer)
    }

    fn uncovers(fact: &Fact, _seat: Seat) -> bool {
        // Everything else follows from the cards that are turned up.
        !matches!(fact, Fact::Entered { .. } | Fact::Chosen { .. })
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, Player::of_viewer(viewer))
    }

    fn determinize(view: &View, rng: &mut Rng) -> GuerraFria {
        view.deal(rng)
    }
}
