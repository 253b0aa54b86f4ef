//! The judge of Guerra Fría: its network, playing on for all four. There is no chance in this game; what is hidden is what the
//! others choose in the same round, and they choose again in every world.

use detente_game::{Actor, Game, Rng, Seat, ToAct, Viewer};
use detente_guerra_fria::{Action, Ending, GuerraFria, Player, View};
use detente_learned::guerra_fria::{Mind, sensible};
use detente_learned::weights;

use crate::judge::{Idea, Ideas, Judge, Shares};
use crate::plan::shares;
use crate::puzzle::{Found, Theme};
use crate::result::{ChanceKind, DecisionKind, Phase, Why};
use crate::reviewed::{Asked, Place, Reviewed};

/// Rounds that a line goes on.
const ROUNDS: u32 = 6;

/// How much of chance there is in a line.
const TEMPERATURE: f32 = 0.7;

/// Ideas of which the network thinks less than this are none.
const SHARE: f64 = 0.01;

/// Differences in the lines played on that are worth telling, in shares of them.
const WON: f32 = 0.05;

/// Steps of one entry and their corrections: a line that takes more is not played on.
const STEPS: u32 = 400;

/// The network, playing all seats.
#[derive(Debug)]
pub struct Network {
    mind: Mind,
}

impl Network {
    pub fn new(mind: Mind) -> Network {
        Network { mind }
    }

    fn policy(&mut self, by: Player, view: &View, legal: &[Action]) -> Vec<Idea<Action>> {
        let steps = sensible(by, view, legal);
        let steps = if steps.is_empty() { vec![legal[0]] } else { steps };
        let ranked = self.mind.ranked(by, view, &steps, TEMPERATURE);
        ranked.into_iter().map(|(action, share)| Idea { action, share: f64::from(share) }).collect()
    }
}

impl Judge<GuerraFria> for Network {
    type Beliefs = ();

    fn beliefs(&mut self, _: &View, _: Seat, _: &[Action]) {}

    /// The table as it lies with one's own entry; the others have chosen nothing yet, and will.
    fn deal(&mut self, view: &View, _: Option<&()>, rng: &mut Rng) -> GuerraFria {
        if view.ending.is_some() {
            return GuerraFria::determinize(view, rng);
        }
        let mut game = GuerraFria::with_arsenals(view.options, view.round, view.arsenals);
        if let Some(viewer) = view.viewer {
            for &step in view.own.steps() {
                if game.apply(Actor::Seat(viewer.seat()), step).is_err() {
                    return GuerraFria::determinize(view, rng);
                }
            }
        }
        game
    }

    fn ideas(&mut self, view: &View, seat: Seat, legal: &[Action], _: &mut Rng) -> Ideas<Action> {
        let mut list = self.policy(Player::at(seat), view, legal);
        let first = list[0].action;
        list.retain(|idea| idea.share >= SHARE || idea.action == first);
        Ideas { list, certain: None }
    }

    fn line(
        &mut self,
        mut game: GuerraFria,
        from: &GuerraFria,
        luck: u64,
        _: Option<Seat>,
    ) -> (Shares, GuerraFria) {
        let mut rng = Rng::new(luck);
        let last = from.round() + ROUNDS;
        let mut legal = Vec::new();
        for _ in 0..STEPS {
            let seat = match game.to_act() {
                ToAct::Over(outcome) => return (shares::<GuerraFria>(outcome.winners), game),
                ToAct::Seats(seats) if game.round() < last => seats.iter().next(),
                ToAct::Seats(_) | ToAct::Nature => None,
            };
            let Some(seat) = seat else { break };
            legal.clear();
            game.legal(seat, &mut legal);
            let ideas = self.policy(Player::at(seat), &game.view(Viewer::Seat(seat)), &legal);
            let mut at = rng.unit_f64();
            let drawn = ideas.iter().find(|idea| {
                at -= idea.share;
                at < 0.0
            });
            let action = drawn.unwrap_or(&ideas[0]).action;
            game.apply_unchecked(Actor::Seat(seat), action);
        }
        let results = Player::ALL.map(|by| f64::from(self.mind.result(&game.view(Viewer::Seat(by.seat())))));
        (shares_of(results), game)
    }

    fn traced(
        &mut self,
        game: GuerraFria,
        from: &GuerraFria,
        luck: u64,
        blind: Option<Seat>,
    ) -> (Shares, Vec<f32>) {
        let (shares, last) = self.line(game, from, luck, blind);
        (shares, won(&last))
    }
}

/// Shares of a win from the results that the network expects for the four: 1 won, −1 lost, and for a draw less than nothing
/// (it was trained to dislike them, docs/training.md). Two of the four win or nobody does, so that without draws the four results
/// would add up to nothing: what is missing is how likely a draw is. It is put back in equal parts, and a draw is half a win for
/// everybody, as where a game ends by the rules.
fn shares_of(results: [f64; 4]) -> Shares {
    let mean = results.iter().sum::<f64>() / results.len() as f64;
    results.map(|result| f64::midpoint(1.0, result - mean).clamp(0.0, 1.0))
}

/// Who has won.
fn won(game: &GuerraFria) -> Vec<f32> {
    let won = |player: Player| match game.ending() {
        Some(Ending::Attack(pair)) if pair.contains(player) => 1.0,
        _ => 0.0,
    };
    Player::ALL.map(won).to_vec()
}

impl Reviewed for GuerraFria {
    type Judge = Network;

    fn judge() -> Option<Network> {
        Some(Network::new(Mind::new(weights::guerra_fria()?)))
    }

    /// Nature is asked nothing here.
    fn chance(&self) -> Asked {
        Asked { kind: ChanceKind::Die, of: None }
    }

    fn decision(&self, seat: Seat, action: Action) -> DecisionKind {
        let first = self.entry(Player::at(seat)).steps().first().copied();
        match first.unwrap_or(action) {
            Action::Build => DecisionKind::Build,
            Action::Regroup => DecisionKind::Regroup,
            Action::Ally(_) => DecisionKind::Attack,
            _ => DecisionKind::Other,
        }
    }

    fn place(&self) -> Place {
        let phase = match self.round() {
            0..=6 => Phase::Early,
            7..=14 => Phase::Mid,
            _ => Phase::Late,
        };
        Place { turn: self.round(), round: 0, by: None, phase }
    }

    /// Who wins more often, and whom one's own better choice keeps from it.
    fn why(seat: Seat, played: &[f32], best: &[f32]) -> Vec<Why> {
        let mut found: Vec<(f32, Why)> = Vec::new();
        for (at, player) in Player::ALL.into_iter().enumerate() {
            let own = player.seat() == seat;
            let more = if own { best[at] - played[at] } else { played[at] - best[at] };
            if more < WON {
                continue;
            }
            let [played, best] = [played[at], best[at]].map(|share| 100.0 * f64::from(share));
            let name = Some(player.seat().name::<GuerraFria>().to_owned());
            // What one wins oneself is told before what others do not.
            let weight = if own { 2.0 * more } else { more };
            found.push((weight, Why { what: "won".to_owned(), seat: name, played, best, ..Why::default() }));
        }
        found.sort_by(|a, b| b.0.total_cmp(&a.0));
        found.truncate(3);
        found.into_iter().map(|(_, why)| why).collect()
    }

    /// All four choose at once: who was quicker in the record is nothing to know, and what the others have laid is hidden.
    fn as_asked(&self, seat: Seat) -> GuerraFria {
        let mut game = GuerraFria::with_arsenals(self.options(), self.round(), *self.arsenals());
        for &step in self.entry(Player::at(seat)).steps() {
            if game.apply(Actor::Seat(seat), step).is_err() {
                return self.clone();
            }
        }
        game
    }

    /// Card by card any play can be laid, and whoever takes a step back has chosen nothing: both are as good as the best.
    fn is_answer(action: Action) -> bool {
        !matches!(action, Action::Free | Action::Back)
    }

    fn theme(&self, found: &Found<'_, Action>) -> Theme {
        if found.kind == DecisionKind::Attack { Theme::Attack } else { Theme::Defence }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the network was trained to expect of a draw.
    const DRAW: f64 = -0.3;

    #[test]
    fn a_draw_that_is_expected_is_worth_as_much_as_one_that_came() {
        let drawn = shares::<GuerraFria>(detente_game::SeatSet::EMPTY);
        let near = |one: Shares, two: Shares| one.iter().zip(two).all(|(a, b)| (a - b).abs() < 1e-9);
        assert!(near(shares_of([DRAW; 4]), drawn), "{:?}", shares_of([DRAW; 4]));
        assert!(near(shares_of([1.0, -1.0, 1.0, -1.0]), [1.0, 0.0, 1.0, 0.0]));
        // Half of the time a draw, otherwise the first two win.
        let half = |won: f64| f64::midpoint(won, DRAW);
        let shares = shares_of([half(1.0), half(1.0), half(-1.0), half(-1.0)]);
        assert!(near(shares, [0.75, 0.75, 0.25, 0.25]), "{shares:?}");
    }
}
