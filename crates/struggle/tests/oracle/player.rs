//! Who plays the games: at random, but not eager to lose, so that games reach the Late War.

use detente_game::{Actor, Game, ToAct};
use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::decision::{Action, Word};
use detente_struggle::side::{Side, Us};

use super::facts::{self, FACTS};
use super::table::Oracle;

/// Cards whose event degrades DEFCON, whoever plays them.
const DANGEROUS: CardSet = CardSet::of(&[
    CardId::DuckAndCover,
    CardId::WeWillBuryYou,
    CardId::SovietsShootDownKal007,
    CardId::OlympicGames,
    CardId::LoneGunman,
    CardId::CiaCreated,
]);

impl Oracle<'_> {
    /// One of the options. Mostly one that does not lose the game on the spot.
    pub fn pick(&mut self, who: Side, options: &[Action]) -> Action {
        if options.len() == 1 {
            return options[0];
        }
        let mut action = self.first_idea(who, options);
        if self.rng.below(50) == 0 {
            return action;
        }
        let risky = self.w.defcon <= 3 || self.w.vp.abs() >= 10 || self.w.turn == 10;
        if risky {
            for _ in 0..8 {
                if !self.loses(who, action) {
                    break;
                }
                action = self.rng.pick(options);
            }
        }
        action
    }

    fn first_idea(&mut self, who: Side, options: &[Action]) -> Action {
        let action = self.rng.pick(options);
        match action {
            // Scoring cards are played in time.
            Action::Card(_) if self.w.round > 0 && self.w.phasing == who => {
                let left = self.w.rounds_of(who).saturating_sub(self.w.round) + 1;
                let scoring: Vec<Action> = options
                    .iter()
                    .copied()
                    .filter(|&a| matches!(a, Action::Card(card) if FACTS.scoring_cards.contains(card)))
                    .collect();
                if !scoring.is_empty() && scoring.len() >= left as usize {
                    return self.rng.pick(&scoring);
                }
                self.not_dangerous(who, options, action)
            }
            Action::Card(_) => self.not_dangerous(who, options, action),
            // Done is one answer among few; going on is more telling.
            Action::Word(Word::Done) if self.rng.below(3) > 0 => self.rng.pick(options),
            // At DEFCON 2 the Space Race is the way out for a dangerous card.
            Action::Word(Word::Coup) if self.w.defcon == 2 && self.rng.below(3) > 0 => self.rng.pick(options),
            other => other,
        }
    }

    fn not_dangerous(&mut self, who: Side, options: &[Action], idea: Action) -> Action {
        let mut action = idea;
        for _ in 0..6 {
            let bad = match action {
                Action::Card(card) => {
                    let enemy = facts::card(card).side == Some(who.opponent()) || who == Us;
                    self.w.defcon == 2 && DANGEROUS.contains(card) && enemy
                }
                _ => false,
            };
            if !bad {
                break;
            }
            action = self.rng.pick(options);
        }
        action
    }

    /// Would this answer lose the game at once?
    fn loses(&self, who: Side, action: Action) -> bool {
        let mut after = self.engine.clone();
        after.apply_unchecked(Actor::Seat(who.seat()), action);
        matches!(after.to_act(), ToAct::Over(end) if !end.winners.is_empty() && !end.winners.contains(who.seat()))
    }
}
