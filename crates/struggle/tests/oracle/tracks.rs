//! Influence, DEFCON, points and the Space Race track: the small changes that every rule is made of.

use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::decision::Word;
use detente_struggle::effects::Effect;
use detente_struggle::map::{Country, CountrySet};
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::Ending;

use super::facts::{self, FACTS};
use super::table::{Oracle, Step};
use super::world::{World, filter};

impl Oracle<'_> {
    pub fn add(&mut self, side: Side, at: Country, points: u8) {
        self.w.influence[side as usize][at as usize] += points;
    }

    /// Removes points, or what there is.
    pub fn remove(&mut self, side: Side, at: Country, points: u8) {
        let there = &mut self.w.influence[side as usize][at as usize];
        *there = there.saturating_sub(points);
    }

    pub fn remove_all(&mut self, side: Side, at: Country) {
        self.w.influence[side as usize][at as usize] = 0;
    }

    /// Influence enough for Control, and no less than there is.
    pub fn raise_to_control(&mut self, side: Side, at: Country) {
        let needed = self.w.points(side.opponent(), at) + facts::country(at).stability;
        let there = &mut self.w.influence[side as usize][at as usize];
        *there = (*there).max(needed);
    }

    /// `by` adds one point after the other, at most `each` in one country.
    pub fn place(
        &mut self,
        by: Side,
        points: u8,
        each: u8,
        may_stop: bool,
        from: impl Fn(&World) -> CountrySet,
    ) -> Step {
        let mut placed = [0; Country::COUNT];
        for _ in 0..points {
            let free = |w: &World| filter(from(w), |at| placed[at as usize] < each);
            let Some(at) = self.country(by, may_stop, free)? else { break };
            placed[at as usize] += 1;
            self.add(by, at, 1);
        }
        Ok(())
    }

    /// `by` takes points of `of` away one after the other, at most `each` from one country.
    pub fn take_away(
        &mut self,
        by: Side,
        of: Side,
        points: u8,
        each: u8,
        may_stop: bool,
        from: CountrySet,
    ) -> Step {
        let mut taken = [0; Country::COUNT];
        for _ in 0..points {
            let there = |w: &World| filter(w.with_influence(of, from), |at| taken[at as usize] < each);
            let Some(at) = self.country(by, may_stop, there)? else { break };
            taken[at as usize] += 1;
            self.remove(of, at, 1);
        }
        Ok(())
    }

    /// 10.2.2, 10.3.1.
    pub fn gain(&mut self, side: Side, points: u8) -> Step {
        self.w.vp += if side == Us { points as i8 } else { -(points as i8) };
        self.test_victory()
    }

    pub fn test_victory(&mut self) -> Step {
        if self.holds_back_victory {
            return Ok(());
        }
        match self.w.vp {
            20.. => self.end(Some(Us), Ending::VictoryPoints),
            ..=-20 => self.end(Some(Ussr), Ending::VictoryPoints),
            _ => Ok(()),
        }
    }

    /// 8.1.3: DEFCON 1 loses for the phasing player, whoever brought it about.
    pub fn set_defcon(&mut self, level: u8) -> Step {
        let before = self.w.defcon;
        self.w.defcon = level;
        if level == 1 {
            return self.end(Some(self.w.phasing.opponent()), Ending::Defcon);
        }
        if level == 2 && before != 2 {
            self.w.fell_to_two = true;
        }
        Ok(())
    }

    pub fn degrade(&mut self) -> Step {
        self.set_defcon(self.w.defcon - 1)
    }

    /// 8.1.2: never beyond 5.
    pub fn improve(&mut self, levels: u8) -> Step {
        self.set_defcon((self.w.defcon + levels).min(5))
    }

    /// The track ends at 5.
    pub fn military(&mut self, side: Side, points: u8) {
        let marker = &mut self.w.military[side as usize];
        *marker = (*marker + points).min(5);
    }

    /// 6.4.3: the marker moves to a box and takes its points, those of the first or of the second to arrive.
    pub fn advance_in_space(&mut self, side: Side, boxes: u8) -> Step {
        let to = (self.w.space[side as usize] + boxes).min(8);
        if to == self.w.space[side as usize] {
            return Ok(());
        }
        self.w.space[side as usize] = to;
        let first = self.w.space[side.opponent() as usize] < to;
        let facts = FACTS.space[to as usize];
        self.gain(side, if first { facts.vp_first } else { facts.vp_second } as u8)
    }

    /// A card leaves a hand.
    pub fn leave_hand(&mut self, side: Side, card: CardId) {
        self.w.hand[side as usize].remove(card);
        self.w.known[side as usize].remove(card);
        // Version 1 let a card that came back take its old place.
        if side == Us && self.version.order_yields {
            self.w.ordered.retain(|&other| other != card);
        }
        // A debt of Missile Envy ends when the card is gone, however that came about.
        if card == CardId::MissileEnvy {
            self.w.effects.remove(super::world::ENVY_OWED_BY[side as usize]);
        }
    }

    /// A card is discarded from a hand, without its event (5.4).
    pub fn discard_from_hand(&mut self, side: Side, card: CardId) {
        self.leave_hand(side, card);
        self.w.discard.insert(card);
    }

    pub fn show_hand(&mut self, side: Side) {
        self.w.known[side as usize] = self.w.hand[side as usize];
    }

    /// A card comes into a hand; everybody sees it if it is shown, or if the hand lies open.
    pub fn enter_hand(&mut self, side: Side, card: CardId, shown: bool) {
        self.w.hand[side as usize].insert(card);
        if shown || side == Us && self.w.has(Effect::AldrichAmes) {
            self.w.known[side as usize].insert(card);
        }
    }

    /// 4.3: the discards become the draw pile.
    pub fn reshuffle(&mut self) {
        self.w.deck = self.w.discard;
        self.w.discard = CardSet::EMPTY;
        self.seen.reshuffles += 1;
    }

    /// Nature gives a card of the draw pile; `None` if there is none anywhere.
    pub fn draw(&mut self) -> Step<Option<CardId>> {
        if self.w.deck.is_empty() {
            self.reshuffle();
        }
        if self.w.deck.is_empty() {
            return Ok(None);
        }
        let card = self.random_card(|w| w.deck)?;
        self.w.deck.remove(card);
        if self.version.shuffles_at_once && self.w.deck.is_empty() {
            self.reshuffle();
        }
        Ok(Some(card))
    }

    /// The side may do something or leave it.
    pub fn offers(&mut self, who: Side, word: Word) -> Step<bool> {
        Ok(self.word(who, &[Word::Done, word])? == word)
    }
}
