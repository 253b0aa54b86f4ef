//! Chapter 5: playing a card in an action round.

use crate::cards::{Barred, CardId, CardSet};
use crate::decision::{Frame, Grant, Tabletop, Usage, Word, WordSet};
use crate::effects::Effect;
use crate::fact::Fact;
use crate::rules::{china, first_edition, operations};
use crate::side::{Side, Us, Ussr};
use crate::state::State;

impl State {
    /// The cards that `side` may play in its action round.
    pub fn playable_cards(&self, side: Side) -> CardSet {
        let ordered = first_edition::ordered_card(self, side);
        let mut cards = ordered.map_or(self.hand[side], CardSet::one);
        if self.has(Effect::missile_envy_owed_by(side)) {
            // Only a scoring card that could not be played later comes before the debt.
            cards = self.urgent_scoring_cards(side).unwrap_or(CardSet::one(CardId::MissileEnvy));
        } else if ordered.is_some()
            && self.options.rules.order_yields()
            && let Some(urgent) = self.urgent_scoring_cards(side)
        {
            // First edition: nor does the order of Aldrich Ames make anybody hold one (FAQ).
            cards = first_edition::first_in_order(self, side, urgent);
        }
        if self.may_play_china(side) {
            cards.insert(CardId::TheChinaCard);
        }
        cards
    }

    /// The scoring cards of a hand, if there are as many as rounds are left: one of them must be played now (10.1.5).
    pub fn urgent_scoring_cards(&self, side: Side) -> Option<CardSet> {
        let scoring = self.scoring_cards_in_hand(side);
        (!scoring.is_empty() && scoring.len() as u8 >= self.rounds_left(side)).then_some(scoring)
    }

    /// 5.1: nobody passes with a card to play; 9.8: nobody is forced to play The China Card.
    pub fn may_pass(&self, side: Side) -> bool {
        self.hand[side].is_empty() || self.is_extra_round()
    }

    /// What `side` may do with the card it has chosen.
    pub fn legal_uses(&self, side: Side, card: CardId, usage: Usage) -> WordSet {
        let facts = self.card(card);
        if facts.scoring {
            return WordSet::of(&[Word::Event]);
        }
        let china = card == CardId::TheChinaCard;
        let ops = self.operations_words(&Grant::of_card(side, facts.ops, china));
        let mut words = if ops.is_empty() { WordSet::of(&[Word::Influence]) } else { ops };
        words = words.with_if(self.may_space(side, facts.ops), Word::Space);
        if usage == Usage::OpsOnly
            || self.has(Effect::missile_envy_owed_by(side)) && card == CardId::MissileEnvy
            || usage == Usage::Full && first_edition::binds_un_intervention(self, side, card)
        {
            return words;
        }
        if facts.side == Some(side.opponent()) {
            // 5.2: the opponent's event happens as well, before or after.
            return words.with(Word::EventFirst);
        }
        let barred =
            self.event_barred(card, side).is_some_and(|why| !first_edition::counts_as_played(self, why));
        words.with_if(!barred, Word::Event)
    }

    /// Why the event of `card` cannot happen now, carried out by `by` (5.2, 7.5).
    pub fn event_barred(&self, card: CardId, by: Side) -> Option<Barred> {
        (self.card(card).barred)(self, by)
    }
}

/// `side` begins its action round.
pub fn begin_round(t: &mut Tabletop<'_>, side: Side) {
    if t.round > t.rounds_of(side) {
        return;
    }
    t.phasing = side;
    super::influence::fix_reach(t);
    t.defcon_fell_to_two = false;
    t.note_with(|s| Fact::Round { side, round: s.round });
    t.push(Frame::EndOfRound { by: side });
    if t.hand[side].is_empty() && (t.is_trapped(side) || !t.may_play_china(side)) {
        pass(t, side);
    } else if t.is_trapped(side) {
        t.push(Frame::Trap { by: side });
    } else {
        t.push(Frame::ActionRound { by: side });
    }
}

/// The round goes by without a card.
pub fn pass(t: &mut Tabletop<'_>, side: Side) {
    t.note(Fact::Passes { side });
    settle_we_will_bury_you(t, side, None);
}

/// NORAD: at the end of an action round in which DEFCON moved to 2.
pub fn end_round(t: &mut Tabletop<'_>) {
    let due = t.has(Effect::Norad) && t.defcon_fell_to_two && t.controls(Us, crate::map::Country::Canada);
    if due && !t.present.us.is_empty() {
        t.note(Fact::Acts(Effect::Norad));
        t.push(Frame::Norad {});
    }
}

/// “We Will Bury You”: 3 points for the USSR in the next US action round, unless its play is UN Intervention's event.
pub fn settle_we_will_bury_you(t: &mut Tabletop<'_>, by: Side, event: Option<CardId>) {
    if by == Us && t.round > 0 && t.phasing == Us && t.has(Effect::WeWillBuryYou) {
        t.end(Effect::WeWillBuryYou);
        if event != Some(CardId::UnIntervention) {
            t.gain(Ussr, 3);
        }
    }
}

/// `by` plays `card` as `word` says.
pub fn use_card(t: &mut Tabletop<'_>, by: Side, card: CardId, usage: Usage, word: Word) {
    let china = card == CardId::TheChinaCard;
    if usage == Usage::Full && !china {
        t.take_from_hand(by, card);
        t.in_play.insert(card);
    }
    t.note_with(|_| Fact::Plays { side: by, card, how: word });
    if usage == Usage::Full {
        settle_we_will_bury_you(t, by, (word == Word::Event).then_some(card));
        if t.is_over() {
            return;
        }
    }
    if china && by == Us {
        // A US play of The China Card, for anything, ends the Formosan Resolution.
        t.end(Effect::FormosanResolution);
    }
    t.push(Frame::Dispose { card });
    let facts = t.card(card);
    let enemy_event = facts.side == Some(by.opponent()) && usage != Usage::OpsOnly;
    match word {
        Word::Event => trigger_played(t, card, by, by),
        Word::Space => operations::attempt_space(t, by),
        Word::EventFirst => {
            t.push(Frame::Operations(Grant::of_card(by, facts.ops, false)));
            trigger_played(t, card, by, by.opponent());
        }
        word => {
            if !pay_flower_power(t, by, card) {
                return;
            }
            if enemy_event {
                t.push(Frame::Trigger { card, by: by.opponent() });
            }
            operations::begin(t, word, Grant::of_card(by, facts.ops, china));
        }
    }
}

/// The event of a card that `player` plays, carried out by `by`. Flower Power is paid before the event of a neutral war
/// card and after that of a USSR war card, so before operations that follow it.
pub fn trigger_played(t: &mut Tabletop<'_>, card: CardId, player: Side, by: Side) {
    let after = player == Us && t.card(card).side == Some(Ussr);
    if after {
        if flower_power_is_due(t, player, card) {
            t.push(Frame::PayFlowerPower {});
        }
    } else if flower_power_is_due(t, player, card) {
        if t.options.rules.counts_war_with_flower_power() {
            // 10.3.1, note: all points of one event are counted before 20 is tested.
            t.note(Fact::Acts(Effect::FlowerPower));
            t.gain_without_test(Ussr, FLOWER_POWER);
            t.push(Frame::TestPoints {});
        } else {
            gain_by_flower_power(t);
            if t.is_over() {
                return;
            }
        }
    }
    t.push(Frame::Trigger { card, by });
}

/// A war card that the US plays, but not Arab-Israeli War once Camp David Accords bars it.
fn flower_power_is_due(t: &Tabletop<'_>, player: Side, card: CardId) -> bool {
    let barred = card == CardId::ArabIsraeliWar && t.has(Effect::CampDavid);
    player == Us && t.card(card).war.is_some() && t.has(Effect::FlowerPower) && !barred
}

/// Pays Flower Power for a war card that `player` plays, for its event or for operations; false if that ended the game.
pub fn pay_flower_power(t: &mut Tabletop<'_>, player: Side, card: CardId) -> bool {
    if flower_power_is_due(t, player, card) {
        gain_by_flower_power(t);
    }
    !t.is_over()
}

/// What Flower Power pays for a war card.
const FLOWER_POWER: u8 = 2;

/// Flower Power pays the USSR.
pub fn gain_by_flower_power(t: &mut Tabletop<'_>) {
    t.note(Fact::Acts(Effect::FlowerPower));
    t.gain(Ussr, FLOWER_POWER);
}

/// UN Intervention with `card`, which has left its hand: the event is cancelled, the operations are used.
pub fn with_un_intervention(t: &mut Tabletop<'_>, by: Side, card: CardId) {
    t.in_play.insert(card);
    t.note(Fact::Plays { side: by, card, how: Word::Play });
    t.push(Frame::Dispose { card });
    if !pay_flower_power(t, by, card) {
        return;
    }
    // Of the first edition's card we have no text: there the points are used as with any card.
    let may = t.options.rules.un_operations_are_optional() && !t.options.is_first_edition();
    let grant = Grant::of_card(by, t.card(card).ops, false);
    t.push(Frame::Operations(Grant { may, ..grant }));
}

/// U2 Incident: 1 point for the USSR, once, whoever plays UN Intervention for its event.
pub fn settle_u2_incident(t: &mut Tabletop<'_>) {
    if t.has(Effect::U2Incident) {
        t.end(Effect::U2Incident);
        t.gain(Ussr, 1);
    }
}

/// The event is about to happen: nothing bars it, or it does not take place (5.2).
pub fn trigger(t: &mut Tabletop<'_>, card: CardId, by: Side) {
    if let Some(why) = t.event_barred(card, by) {
        t.note(Fact::NoEvent { card, why });
        if first_edition::counts_as_played(t, why) {
            remove_if_starred(t, card);
        }
        return;
    }
    t.note_with(|_| Fact::Event { card, by });
    remove_if_starred(t, card);
    t.push(Frame::Event(crate::cards::Event::new(card, by)));
}

/// 2.2.4: an event that happened is gone, even without visible effect.
fn remove_if_starred(t: &mut Tabletop<'_>, card: CardId) {
    if t.card(card).starred && t.in_play.contains(card) {
        t.in_play.remove(card);
        t.removed.insert(card);
    }
}

/// The card has been dealt with.
pub fn dispose(t: &mut Tabletop<'_>, card: CardId) {
    t.note(Fact::Disposed { card });
    if card == CardId::TheChinaCard {
        china::hand_over(t);
    } else if t.in_play.contains(card) {
        t.in_play.remove(card);
        t.discard.insert(card);
    }
}

/// 4.5 F, 11.1.1: held cards are shown in tournaments: in the first edition whole, in Deluxe only the edge, which tells
/// no more than that no scoring card is among them.
pub fn show_held(t: &mut Tabletop<'_>, side: Side) {
    let hand = t.hand[side];
    t.note(Fact::ShowsHeld { side, cards: hand.len() as u8 });
    if t.options.is_first_edition() {
        t.reveal(side, hand);
    }
}
