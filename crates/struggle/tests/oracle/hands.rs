//! The events of the Mid War that play with cards: SALT, Missile Envy, Grain Sales, Ask Not, Our Man in Tehran.

use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::decision::{Action, Word};
use detente_struggle::effects::Effect;
use detente_struggle::side::{Side, Us, Ussr};

use super::facts::{self, FACTS};
use super::operations::ALL_KINDS;
use super::play::{Allowed, uses};
use super::table::{DONE, Oracle, Step, cards, words};
use super::world::{ENVY_OWED_BY, World};

impl Oracle<'_> {
    pub fn with_hands(&mut self, card: CardId, by: Side, _player: Side) -> Step {
        match card {
            CardId::SaltNegotiations => self.salt(by),
            CardId::MissileEnvy => self.missile_envy(by),
            CardId::GrainSalesToSoviets => self.grain_sales(),
            CardId::AskNotWhatYourCountryCanDoForYou => self.ask_not(),
            CardId::OurManInTehran => self.our_man_in_tehran(),
            other => unreachable!("{other:?} is no card of the Mid War with an event"),
        }
    }

    fn salt(&mut self, by: Side) -> Step {
        self.improve(2)?;
        self.begin(Effect::Salt)?;
        if let Some(card) = self.card(by, true, |w| w.discard - FACTS.scoring_cards)? {
            self.w.discard.remove(card);
            self.enter_hand(by, card, true);
        }
        Ok(())
    }

    /// The cards of a hand with the highest value.
    fn highest(&self, w: &World, side: Side) -> CardSet {
        let hand = w.hand[side as usize];
        // Version 1 compared printed values.
        let value = |card: CardId| {
            if self.version.envies_effective_value { w.value(side, card) } else { w.printed(card) }
        };
        let most = hand.iter().map(value).max().unwrap_or(0);
        hand.iter().filter(|&card| value(card) == most).collect()
    }

    fn missile_envy(&mut self, by: Side) -> Step {
        let other = by.opponent();
        let highest = self.highest(&self.w, other);
        // An empty hand has nothing to give.
        let Some(card) = self.card(other, highest.is_empty(), |_| highest)? else { return Ok(()) };
        self.bring_into_play(other, card);
        self.w.in_play.remove(CardId::MissileEnvy);
        self.enter_hand(other, CardId::MissileEnvy, true);
        self.begin(ENVY_OWED_BY[other as usize])?;
        if facts::is_of(card, other) {
            // Operations without the event.
            let answer =
                self.ask(by, |w| words(&uses(w, by, card, Allowed { event: false, space: true })))?;
            if let Some(Action::Word(how)) = answer {
                self.use_without_event(by, card, how)?;
            }
            self.put_away(card);
            return Ok(());
        }
        self.own_event(card, by)?;
        self.put_away(card);
        Ok(())
    }

    fn use_without_event(&mut self, by: Side, card: CardId, how: Word) -> Step {
        if how == Word::Space {
            return self.space_attempt(by);
        }
        self.flower_power(by, card)?;
        let ops = super::play::operations(&self.w, by, card);
        self.operate(ops, how)
    }

    fn grain_sales(&mut self) -> Step {
        if !self.w.hand[Ussr as usize].is_empty() {
            let card = self.random_card(|w| w.hand[Ussr as usize])?;
            self.w.known[Ussr as usize].insert(card);
            // UN Intervention is no headline, drawn or held, except in the first edition.
            let un_is_barred = self.w.is_headline() && !self.w.is_first_edition();
            let mut choices = vec![Word::Return];
            if card != CardId::UnIntervention || !un_is_barred {
                choices.push(Word::Play);
            }
            // In an order that Aldrich Ames has fixed it is played for operations.
            let un = CardId::UnIntervention;
            if self.version.un_helps_grain_sales
                && self.w.hand[Us as usize].contains(un)
                && self.w.order().all(|card| card != un)
                && facts::is_of(card, Ussr)
                && !un_is_barred
            {
                choices.push(Word::Event);
            }
            let choice = self.word(Us, &choices)?;
            if choice == Word::Event {
                self.bring_into_play(Us, CardId::UnIntervention);
                self.bring_into_play(Ussr, card);
                self.pay_u2()?;
                self.companion(Us, card)?;
                self.put_away(CardId::UnIntervention);
                return Ok(());
            }
            if choice == Word::Play {
                self.bring_into_play(Ussr, card);
                let allowed = Allowed { event: true, space: true };
                let answer = self.ask(Us, |w| words(&uses(w, Us, card, allowed)))?;
                let Some(Action::Word(how)) = answer else {
                    self.put_away(card);
                    return Ok(());
                };
                return self.use_card(Us, card, how);
            }
        }
        // Returned, or nothing to draw: this card's own operations.
        let points = self.w.value(Us, CardId::GrainSalesToSoviets);
        let ops = super::operations::Operations { by: Us, points, china: false, may_stop: false };
        let flies = self.version.grain_sales_may_fly_as_headline;
        let answer = self.ask(Us, |w| {
            let mut options: Vec<Action> =
                super::operations::kinds(w, ops, &ALL_KINDS).into_iter().map(Action::Word).collect();
            if (!w.is_headline() || flies) && Oracle::may_go_to_space(w, Us, points) {
                options.push(Action::Word(Word::Space));
            }
            if !options.is_empty() {
                options.push(DONE);
            }
            options
        })?;
        match answer {
            Some(Action::Word(Word::Space)) => self.space_attempt(Us),
            Some(Action::Word(kind)) if kind != Word::Done => self.operate(ops, kind),
            _ => Ok(()),
        }
    }

    fn ask_not(&mut self) -> Step {
        let mut thrown = 0;
        while let Some(card) = self.card(Us, true, |w| w.hand[Us as usize])? {
            self.discard_from_hand(Us, card);
            thrown += 1;
        }
        for _ in 0..thrown {
            let Some(card) = self.draw()? else { break };
            self.enter_hand(Us, card, false);
        }
        Ok(())
    }

    fn our_man_in_tehran(&mut self) -> Step {
        for _ in 0..5 {
            let Some(card) = self.draw()? else { break };
            self.w.looked_at.insert(card);
        }
        while let Some(Action::Card(card)) = self.ask(Us, |w| {
            let mut options = cards(w.looked_at);
            options.push(DONE);
            options
        })? {
            self.w.looked_at.remove(card);
            self.w.discard.insert(card);
        }
        self.w.deck |= self.w.looked_at;
        self.w.looked_at = CardSet::EMPTY;
        Ok(())
    }

    /// Star Wars: an event out of the discards, as a play of the US.
    pub fn star_wars(&mut self) -> Step {
        let answer = self.ask(Us, |w| {
            let options = cards(w.discard - FACTS.scoring_cards);
            if options.is_empty() { vec![DONE] } else { options }
        })?;
        let Some(Action::Card(card)) = answer else { return Ok(()) };
        self.w.discard.remove(card);
        self.w.in_play.insert(card);
        if facts::is_of(card, Ussr) {
            self.resolve_event(card, Us)?;
            self.flower_power(Us, card)?;
        } else {
            self.own_event(card, Us)?;
        }
        self.put_away(card);
        Ok(())
    }
}
