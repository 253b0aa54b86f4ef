//! Who plays the games: at random, but not eager to lose, so that games reach the Late War.

use detente_game::{Actor, Game, Rng, ToAct};
use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::decision::{Action, Word};
use detente_struggle::map::{Country, CountrySet};
use detente_struggle::side::Side;

use super::facts::FACTS;
use super::operations::{coup_targets, everywhere};
use super::table::Oracle;

/// Cards that may bring DEFCON from 2 to 1 when the opponent of their owner plays them.
const DANGEROUS: [CardSet; 2] = [
    // For the US to play.
    CardSet::of(&[CardId::WeWillBuryYou, CardId::LoneGunman, CardId::OrtegaElectedInNicaragua]),
    // For the USSR.
    CardSet::of(&[
        CardId::DuckAndCover,
        CardId::FiveYearPlan,
        CardId::CiaCreated,
        CardId::GrainSalesToSoviets,
        CardId::SovietsShootDownKal007,
        CardId::StarWars,
        CardId::TearDownThisWall,
    ]),
];

/// Neutral events in which the other side may do so.
const RECKLESS: CardSet = CardSet::of(&[CardId::OlympicGames, CardId::Summit, CardId::MissileEnvy]);

/// Countries that events and the space beside a superpower make worth having.
const SPOKEN_OF: [&[Country]; 2] = [
    &[Country::Taiwan, Country::Canada, Country::SouthKorea, Country::UnitedKingdom, Country::Finland],
    &[Country::Cuba, Country::Japan, Country::Libya, Country::Mexico, Country::Egypt],
];

/// What a side likes best in one game: some countries at random, and in half of the games those that events speak of.
pub fn favourites(side: Side, rng: &mut Rng) -> CountrySet {
    let mut set: CountrySet = (0..10).map(|_| rng.pick(&Country::ALL)).collect();
    if rng.below(2) == 0 {
        set |= CountrySet::of(SPOKEN_OF[side as usize]);
    }
    set
}

impl Oracle<'_> {
    /// One of the options. Mostly one that does not lose the game on the spot.
    pub fn pick(&mut self, who: Side, options: &[Action]) -> Action {
        if options.len() == 1 {
            return options[0];
        }
        let mut action = self.first_idea(who, options);
        // Endings that nobody wants are rules as well.
        let reckless = if action == Action::Word(Word::EndGame) { 3 } else { 200 };
        if self.rng.below(reckless) == 0 {
            return action;
        }
        let risky = self.w.defcon <= 3 || self.w.vp.abs() >= 10 || self.w.turn == 10;
        for _ in 0..if risky { 8 } else { 0 } {
            if !self.loses(who, action) {
                break;
            }
            action = self.rng.pick(options);
        }
        action
    }

    fn first_idea(&mut self, who: Side, options: &[Action]) -> Action {
        let action = self.rng.pick(options);
        match action {
            Action::Card(_) => self.card_in_time(who, options, action),
            Action::Word(_) if self.w.defcon == 2 => self.careful_use(who, options, action),
            Action::Country(_) => self.target(who, options, action),
            // Done is one answer among few; going on is more telling.
            Action::Word(Word::Done) if self.rng.below(3) > 0 => self.rng.pick(options),
            other => other,
        }
    }

    /// Scoring cards are played in time, and at DEFCON 2 dangerous cards are left alone.
    fn card_in_time(&mut self, who: Side, options: &[Action], idea: Action) -> Action {
        if self.w.round > 0 && self.w.phasing == who {
            let left = self.w.rounds_of(who).saturating_sub(self.w.round) + 1;
            let scores =
                |action: &Action| matches!(action, Action::Card(card) if FACTS.scoring_cards.contains(*card));
            let scoring: Vec<Action> = options.iter().copied().filter(scores).collect();
            if !scoring.is_empty() && scoring.len() >= left as usize && self.rng.below(20) > 0 {
                return self.rng.pick(&scoring);
            }
        }
        let mut action = idea;
        for _ in 0..6 {
            let Action::Card(card) = action else { break };
            let reckless = self.w.is_headline() && RECKLESS.contains(card);
            if self.w.defcon > 2 || !DANGEROUS[who as usize].contains(card) && !reckless {
                break;
            }
            action = self.rng.pick(options);
        }
        action
    }

    /// At DEFCON 2 a dangerous card goes to the Space Race, and an event that leaves DEFCON to the other side is none.
    fn careful_use(&mut self, who: Side, options: &[Action], idea: Action) -> Action {
        let Some(&(_, Action::Card(card))) = self.log.last() else { return idea };
        let space = Action::Word(Word::Space);
        if DANGEROUS[who as usize].contains(card) && options.contains(&space) {
            return space;
        }
        let reckless = idea == Action::Word(Word::Event) && RECKLESS.contains(card);
        let coup = idea == Action::Word(Word::Coup);
        let only_battlegrounds = coup && (coup_targets(&self.w, who, false) - FACTS.battlegrounds).is_empty();
        if reckless || only_battlegrounds { self.rng.pick(options) } else { idea }
    }

    /// Each side has favourite countries, so that some come under control; and at DEFCON 2 the phasing player's coups go
    /// where there is no battleground.
    fn target(&mut self, who: Side, options: &[Action], idea: Action) -> Action {
        let coup = matches!(self.log.last(), Some((_, Action::Word(Word::Coup))));
        let wanted = if coup && self.w.defcon == 2 && (self.w.phasing == who || self.rng.below(4) > 0) {
            everywhere() - FACTS.battlegrounds
        } else if self.rng.below(2) == 0 {
            self.favourites[who as usize]
        } else {
            return idea;
        };
        let fits = |action: &Action| matches!(action, Action::Country(at) if wanted.contains(*at));
        let fitting: Vec<Action> = options.iter().copied().filter(fits).collect();
        if fitting.is_empty() { idea } else { self.rng.pick(&fitting) }
    }

    /// Would this answer lose the game at once?
    fn loses(&self, who: Side, action: Action) -> bool {
        let mut after = self.engine.clone();
        after.apply_unchecked(Actor::Seat(who.seat()), action);
        matches!(after.to_act(), ToAct::Over(end) if !end.winners.is_empty() && !end.winners.contains(who.seat()))
    }
}

#[cfg(test)]
mod tests {
    use detente_struggle::side::{Us, Ussr};

    use super::super::facts;
    use super::{DANGEROUS, RECKLESS};

    #[test]
    fn dangerous_cards_belong_to_the_opponent_of_who_should_not_play_them() {
        for (who, cards) in [(Us, DANGEROUS[0]), (Ussr, DANGEROUS[1])] {
            assert!(cards.iter().all(|card| facts::is_of(card, who.opponent())), "{who:?}");
        }
        assert!(RECKLESS.iter().all(|card| facts::card(card).side.is_none()));
    }
}
