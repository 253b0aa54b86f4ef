//! Chapters 3, 4 and 10.3: set-up, the sequence of a turn, the end of the game.

use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::decision::{Action, Word};
use detente_struggle::effects::Effect;
use detente_struggle::map::Country;
use detente_struggle::options::Scenario;
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::Ending;

use super::facts::{self, FACTS};
use super::play::{Allowed, uses};
use super::table::{DONE, Oracle, Step, cards, words};
use super::version::Version;
use super::world::{ENVY_OWED_BY, TRAP_OF, World};

/// The cards of the Late War scenario that stay although they are starred.
const KEPT: CardSet = CardSet::of(&[
    CardId::BearTrap,
    CardId::CampDavidAccords,
    CardId::JohnPaulIiElectedPope,
    CardId::PanamaCanalReturned,
]);

impl Oracle<'_> {
    /// A whole game, from the first deal to the end.
    pub fn game(&mut self) -> Step {
        self.set_up()?;
        loop {
            self.headline_phase()?;
            self.action_rounds()?;
            self.end_of_turn()?;
            self.next_turn()?;
        }
    }

    fn set_up(&mut self) -> Step {
        let late = self.w.options.scenario == Scenario::LateWar;
        if late {
            self.set_up_late_war();
        } else {
            for at in Country::ALL {
                self.w.influence[0][at as usize] = facts::country(at).start[0];
                self.w.influence[1][at as usize] = facts::country(at).start[1];
            }
            if self.w.is_first_edition() {
                // First edition 3.3: nothing in Canada.
                self.w.influence[0][Country::Canada as usize] = 0;
            }
            if self.w.options.chinese_civil_war {
                self.w.china = None;
            }
            self.w.deck = self.w.era_cards(0);
        }
        self.bidding()?;
        self.deal()?;
        if !late {
            self.place(Ussr, 6, 6, false, |_| FACTS.eastern_europe)?;
            self.place(Us, 7, 7, false, |_| FACTS.western_europe)?;
        }
        self.extra_influence()
    }

    fn set_up_late_war(&mut self) {
        let w = &mut self.w;
        for at in Country::ALL {
            w.influence[0][at as usize] = facts::country(at).late_war[0];
            w.influence[1][at as usize] = facts::country(at).late_war[1];
        }
        w.turn = 8;
        w.defcon = 4;
        w.vp = -4;
        w.space = [6, 4];
        for effect in [
            Effect::UsJapanPact,
            Effect::MarshallPlan,
            Effect::Nato,
            Effect::WarsawPact,
            Effect::DeGaulle,
            Effect::FlowerPower,
        ] {
            w.effects.insert(effect);
        }
        let old = w.era_cards(0) | w.era_cards(1);
        let gone: CardSet =
            old.iter().filter(|&card| facts::card(card).starred && !KEPT.contains(card)).collect();
        w.removed = gone;
        w.deck = (old - gone) | w.era_cards(2);
    }

    /// 11.1.4.1: only where there is influence after set-up, at most 2 above Control.
    fn extra_influence(&mut self) -> Step {
        let start = self.w.influence;
        let handicap = self.w.options.handicap;
        let bid = self.bid_influence;
        let shares = [(Ussr, handicap.ussr), (Us, handicap.us), (Ussr, bid[1]), (Us, bid[0])];
        for (side, points) in shares {
            let start = start[side as usize];
            for _ in 0..points {
                let fits = |w: &World| {
                    super::world::set_where(|at| {
                        let most = w.points(side.opponent(), at) + facts::country(at).stability + 2;
                        start[at as usize] > 0 && w.points(side, at) < most
                    })
                };
                let Some(at) = self.country(side, false, fits)? else { break };
                self.add(side, at, 1);
            }
        }
        Ok(())
    }

    /// 4.5 B, 11.1.3: one card after the other, the USSR first, until both hands are full.
    fn deal(&mut self) -> Step {
        let size = u32::from(FACTS.turns[self.w.turn as usize].1);
        loop {
            let mut dealt = false;
            for side in [Ussr, Us] {
                if self.w.hand[side as usize].len() < size
                    && let Some(card) = self.draw()?
                {
                    self.enter_hand(side, card, false);
                    dealt = true;
                }
            }
            if !dealt {
                return Ok(());
            }
        }
    }

    fn next_turn(&mut self) -> Step {
        self.w.turn += 1;
        self.w.round = 0;
        self.improve(1)?;
        if self.w.options.scenario == Scenario::Standard {
            match self.w.turn {
                4 => self.w.deck |= self.w.era_cards(1),
                8 => self.w.deck |= self.w.era_cards(2),
                _ => {}
            }
        }
        self.deal()
    }

    /// What a side may headline.
    fn headlines(w: &World, side: Side) -> Vec<Action> {
        let mut hand = w.hand[side as usize];
        if !w.is_first_edition() {
            hand.remove(CardId::UnIntervention);
        }
        if w.has(ENVY_OWED_BY[side as usize]) {
            hand.remove(CardId::MissileEnvy);
        }
        if hand.is_empty() { vec![DONE] } else { cards(hand) }
    }

    /// 4.5 C.
    fn headline_phase(&mut self) -> Step {
        self.w.round = 0;
        let answers = self.choose_headlines()?;
        let mut chosen = [None; 2];
        for side in Side::BOTH {
            if let Some(Action::Card(card)) = answers[side as usize] {
                chosen[side as usize] = Some(card);
                self.bring_into_play(side, card);
            }
        }
        let value = |side: Side| chosen[side as usize].map_or(0, |card| self.w.printed(card));
        let first = if value(Us) >= value(Ussr) { Us } else { Ussr };
        let mut order = [first, first.opponent()];
        if chosen[Us as usize] == Some(CardId::Defectors) {
            order = [Us, Ussr];
        }
        [self.us_headline, self.ussr_headline] = chosen;
        for side in order {
            let Some(card) = chosen[side as usize] else { continue };
            if !self.w.in_play.contains(card) {
                // Cancelled by Defectors.
                continue;
            }
            // First edition, note to 4.5 C: who carries the event out is the active player meanwhile.
            let owner = facts::card(card).side.filter(|_| self.w.is_first_edition());
            self.w.phasing = owner.unwrap_or(side);
            self.start_reach();
            if side == Ussr {
                self.ussr_headline = None;
            }
            if facts::is_of(card, side.opponent()) {
                self.resolve_event(card, side)?;
                self.flower_power(side, card)?;
            } else {
                self.own_event(card, side)?;
            }
            self.put_away(card);
        }
        self.us_headline = None;
        Ok(())
    }

    /// 4.5 C, 6.4.4: in secret, or the opponent of box 4 first.
    fn choose_headlines(&mut self) -> Step<[Option<Action>; 2]> {
        let Some(late) = Side::BOTH.into_iter().find(|&side| self.w.has_ability(side, 4)) else {
            let options = [Us, Ussr].map(|side| Self::headlines(&self.w, side));
            return self.ask_both(options);
        };
        let mut answers = [None; 2];
        for side in [late.opponent(), late] {
            answers[side as usize] = self.ask(side, |w| Self::headlines(w, side))?;
            if let Some(Action::Card(card)) = answers[side as usize]
                && side != late
            {
                // It is shown before the other chooses.
                self.w.known[side as usize].insert(card);
            }
        }
        Ok(answers)
    }

    pub fn start_reach(&mut self) {
        self.w.reach = [self.w.reach_of(Us), self.w.reach_of(Ussr)];
    }

    /// 4.5 D, 6.4.4: the ordinary rounds, then an eighth for who may have it.
    fn action_rounds(&mut self) -> Step {
        let ordinary = FACTS.turns[self.w.turn as usize].0;
        for round in 1..=8 {
            for side in [Ussr, Us] {
                if round <= self.w.rounds_of(side) {
                    self.w.round = round;
                    self.action_round(side, round > ordinary)?;
                }
            }
        }
        Ok(())
    }

    fn action_round(&mut self, by: Side, extra: bool) -> Step {
        self.w.phasing = by;
        self.w.fell_to_two = false;
        self.start_reach();
        if self.w.has(TRAP_OF[by as usize]) {
            self.trapped_round(by, extra)?;
        } else {
            self.ordinary_round(by, extra)?;
        }
        self.norad()
    }

    fn rounds_left(w: &World, by: Side) -> u32 {
        u32::from(w.rounds_of(by).saturating_sub(w.round)) + 1
    }

    /// The cards that a side may play in its action round.
    fn playable(w: &World, by: Side, version: Version) -> CardSet {
        let hand = w.hand[by as usize];
        let scoring = hand & FACTS.scoring_cards;
        let left = Self::rounds_left(w, by);
        if w.has(ENVY_OWED_BY[by as usize]) && hand.contains(CardId::MissileEnvy) {
            // 10.1.5: no event makes anybody hold a scoring card.
            return if scoring.len() >= left { scoring } else { CardSet::one(CardId::MissileEnvy) };
        }
        let mut playable = hand;
        if by == Us
            && let Some(next) = w.order().next()
        {
            // 10.1.5: no order makes the US hold a scoring card.
            let held = version.order_yields && !scoring.is_empty() && scoring.len() >= left;
            let due = w.order().find(|&card| scoring.contains(card));
            // One that came later stands outside the order.
            playable = if held { due.map_or(scoring, CardSet::one) } else { CardSet::one(next) };
        }
        // 9.5: not if that keeps a scoring card from being played.
        let strands = scoring.len() >= left && !w.options.departures.china_strands_scoring;
        if w.china == Some(by) && w.china_up && !strands {
            playable.insert(CardId::TheChinaCard);
        }
        playable
    }

    fn ordinary_round(&mut self, by: Side, extra: bool) -> Step {
        let version = self.version;
        let answer = self.ask(by, |w| {
            let playable = Self::playable(w, by, version);
            let mut options = cards(playable);
            // 9.8: want of cards does not force The China Card; 4.5 D: without any card the round is passed.
            if !options.is_empty() && (extra || w.hand[by as usize].is_empty()) {
                options.push(DONE);
            }
            options
        })?;
        let Some(Action::Card(card)) = answer else {
            return self.bury(by, false);
        };
        let owed = card == CardId::MissileEnvy && self.w.has(ENVY_OWED_BY[by as usize]);
        let in_order = version.order_yields && self.w.order().any(|other| other == card);
        let alone = in_order && card == CardId::UnIntervention;
        let allowed = Allowed { event: !owed && !alone, space: true };
        let answer = self.ask(by, |w| words(&uses(w, by, card, allowed)))?;
        let Some(Action::Word(how)) = answer else { return Ok(()) };
        self.bring_into_play(by, card);
        self.bury(by, card == CardId::UnIntervention && how == Word::Event)?;
        self.use_card(by, card, how)
    }

    /// “We Will Bury You”: 3 points in the next US action round, before any of the US, unless UN Intervention is its play.
    fn bury(&mut self, by: Side, saved: bool) -> Step {
        if by == Us && self.w.has(Effect::WeWillBuryYou) {
            self.w.effects.remove(Effect::WeWillBuryYou);
            if !saved {
                self.gain(Ussr, 3)?;
            }
        }
        Ok(())
    }

    /// Quagmire and Bear Trap: a card worth 2 is discarded for a die; 1 to 4 frees.
    fn trapped_round(&mut self, by: Side, extra: bool) -> Step {
        let version = self.version;
        let answer = self.ask(by, |w| {
            let hand = w.hand[by as usize];
            if hand.is_empty() {
                return Vec::new();
            }
            let scoring = hand & FACTS.scoring_cards;
            let mut fit: CardSet = hand.iter().filter(|&card| w.value(by, card) >= 2).collect();
            let owed = w.has(ENVY_OWED_BY[by as usize]) && fit.contains(CardId::MissileEnvy);
            let ordered = w.order().find(|&card| by == Us && version.order_yields && fit.contains(card));
            if owed {
                fit = CardSet::one(CardId::MissileEnvy);
            } else if let Some(first) = ordered {
                fit = CardSet::one(first);
            }
            let must_score = !scoring.is_empty() && scoring.len() >= Self::rounds_left(w, by);
            let mut options = cards(if must_score || fit.is_empty() { scoring } else { fit });
            if extra || fit.is_empty() && !must_score {
                options.push(DONE);
            }
            options
        })?;
        let Some(Action::Card(card)) = answer else {
            return self.bury(by, false);
        };
        if facts::card(card).scoring {
            self.bring_into_play(by, card);
            self.bury(by, false)?;
            return self.use_card(by, card, Word::Event);
        }
        self.discard_from_hand(by, card);
        self.bury(by, false)?;
        if self.die()? <= 4 {
            self.w.effects.remove(TRAP_OF[by as usize]);
        }
        Ok(())
    }

    /// NORAD: at the end of an action round in which DEFCON moved to 2.
    fn norad(&mut self) -> Step {
        if self.w.has(Effect::Norad) && self.w.fell_to_two && self.w.controls(Us, Country::Canada) {
            let there = |w: &World| super::world::set_where(|at| w.points(Us, at) > 0);
            if let Some(at) = self.country(Us, true, there)? {
                self.add(Us, at, 1);
            }
        }
        Ok(())
    }

    /// 4.5 E to I.
    fn end_of_turn(&mut self) -> Step {
        self.check_military_operations()?;
        self.check_held_cards()?;
        self.test_victory()?;
        self.w.military = [0; 2];
        for side in Side::BOTH {
            if self.w.has_ability(side, 6) && !self.w.hand[side as usize].is_empty() {
                let held = self.card(side, true, |w| w.hand[side as usize])?;
                if let Some(card) = held {
                    self.discard_from_hand(side, card);
                }
            }
        }
        if self.w.options.show_held && self.w.is_first_edition() {
            self.show_hand(Us);
            self.show_hand(Ussr);
        }
        self.w.china_up = true;
        self.w.attempts = [0; 2];
        self.w.end_effects_of_the_turn();
        self.w.ordered.clear();
        if self.w.turn == 10 {
            return self.final_scoring();
        }
        Ok(())
    }

    /// 8.2.1: each shortfall is the other's gain; the net, except in the first edition.
    fn check_military_operations(&mut self) -> Step {
        let lack = |side: Side| self.w.defcon.saturating_sub(self.w.military[side as usize]) as i8;
        let (us, ussr) = (lack(Us), lack(Ussr));
        if self.w.is_first_edition() {
            self.gain(Ussr, us as u8)?;
            return self.gain(Us, ussr as u8);
        }
        // 10.3.1: held cards come before 20 points in this phase.
        self.w.vp += ussr - us;
        Ok(())
    }

    /// 11.1.2: who holds a scoring card loses; if both do, the US wins.
    fn check_held_cards(&mut self) -> Step {
        for side in [Ussr, Us] {
            if self.w.scoring_cards_in_hand(side) > 0 {
                return self.end(Some(side.opponent()), Ending::HeldScoringCard);
            }
        }
        Ok(())
    }
}
