//! Thinking in a hurry, as `sparring` does: what a [`Mind`] leaves out, guesses or takes together when it is
//! [in haste](Mind::in_haste).

use detente_game::Game;
use detente_struggle::cards::{CardId, Step};
use detente_struggle::decision::choices::{Chance, Waits};
use detente_struggle::decision::{Action, Asked, Tabletop};
use detente_struggle::side::{Side, Us};
use detente_struggle::state::State;

use crate::choice::mind::{Mind, best};
use crate::choice::operations::Board;

/// In haste no more countries are looked at for an event that names one.
const KEPT: usize = 5;

impl Mind {
    /// The card that seems best, if what its event is worth was only guessed: now it is known.
    pub(crate) fn unsettled(
        &mut self,
        s: &State,
        side: Side,
        actions: &[Action],
        scores: &[f32],
    ) -> Option<(usize, CardId)> {
        let events = self.events.as_mut()?;
        let i = best(scores);
        let Some(&Action::Card(card)) = actions.get(i) else { return None };
        let facts = s.card(card);
        let by = facts.side.unwrap_or(side);
        (!facts.scoring && events.settle(card, by)).then_some((i, card))
    }

    /// Nature's answers, and how likely they are; in haste two dice by how far apart they are.
    pub(crate) fn chances(&self, s: &State) -> Vec<(Action, f32)> {
        let mut chances = Vec::with_capacity(36);
        if self.in_haste && matches!(s.waits(), Waits::Nature(Chance::Dice)) {
            // Of 36 rolls, 6 − |d| differ by d.
            chances.extend((-5..=5_i8).map(|d| {
                let more = |d: i8| 1 + d.max(0) as u8;
                (Action::Dice { us: more(d), ussr: more(-d) }, f32::from(6 - d.abs()) / 36.0)
            }));
        } else {
            s.chances(&mut chances);
        }
        chances
    }

    /// Of many countries that an event may name once, only those where most can change are looked at.
    pub(crate) fn leave_out(&self, s: &State, side: Side, actions: &mut Vec<Action>) {
        let Some(Asked::Event { card, step, .. }) = s.asked() else { return };
        let once = matches!(s.card(card).event.get(step as usize), Some(Step::Country { .. }));
        if !once || actions.len() <= KEPT {
            return;
        }
        let board = Board::new(&self.eval, s, side);
        let promise = |action: &Action| match *action {
            Action::Country(at) => {
                let (us, ussr) = (s.influence(Us, at), s.influence(Side::Ussr, at));
                match side {
                    Us => board.change(at, us + 2, ussr).max(board.change(at, us + ussr, 0)),
                    Side::Ussr => board.change(at, us, ussr + 2).max(board.change(at, 0, us + ussr)),
                }
            }
            _ => f32::INFINITY,
        };
        let mut ranked: Vec<(f32, Action)> =
            actions.iter().map(|action| (promise(action), *action)).collect();
        ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
        actions.clear();
        actions.extend(ranked.into_iter().take(KEPT).map(|(_, action)| action));
    }

    /// What each of `actions` gains where an event asks for one country after another; is this such a step?
    pub(crate) fn each(
        &self,
        s: &State,
        side: Side,
        step: u8,
        actions: &[Action],
        out: &mut Vec<f32>,
    ) -> bool {
        let Some(event) = s.current_event() else { return false };
        let Some(Step::Each(each)) = s.card(event.card).event.get(step as usize) else { return false };
        let board = Board::new(&self.eval, s, side);
        let mut trial = s.clone();
        for action in actions {
            let Action::Country(at) = *action else {
                out.push(0.0);
                continue;
            };
            let mut table = Tabletop::new(&mut trial, None);
            (each.act)(&mut table, &event, at);
            out.push(board.change(at, table.influence(Us, at), table.influence(Side::Ussr, at)));
            for by in Side::BOTH {
                table.set_influence(by, at, s.influence(by, at));
            }
        }
        true
    }
}
