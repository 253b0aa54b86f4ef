//! Chapter 5: playing a card, for its event or for operations.

use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::decision::{Action, Word};
use detente_struggle::effects::Effect;
use detente_struggle::side::{Side, Us, Ussr};

use super::facts;
use super::operations::{ALL_KINDS, Operations, kinds};
use super::table::{Oracle, Step, words};
use super::world::World;

const WARS: CardSet = CardSet::of(&[
    CardId::KoreanWar,
    CardId::ArabIsraeliWar,
    CardId::IndoPakistaniWar,
    CardId::BrushWar,
    CardId::IranIraqWar,
]);

/// In what way a card may be used.
#[derive(Clone, Copy)]
pub struct Allowed {
    pub event: bool,
    pub space: bool,
}

/// The uses of a card that `by` plays.
pub fn uses(w: &World, by: Side, card: CardId, allowed: Allowed) -> Vec<Word> {
    let facts = facts::card(card);
    if facts.scoring {
        return vec![Word::Event];
    }
    let mut uses = Vec::new();
    if allowed.event && card != CardId::TheChinaCard {
        let opponents = facts.side == Some(by.opponent());
        let carries_out = facts.side.unwrap_or(by);
        // An opponent's event that cannot happen may still be "first": then the operations are all there is.
        if opponents || super::conditions::may_be_chosen(w, card, carries_out, by) {
            uses.push(if opponents { Word::EventFirst } else { Word::Event });
        }
    }
    let ops = operations(w, by, card);
    uses.extend(kinds(w, ops, &ALL_KINDS));
    if allowed.space && Oracle::may_go_to_space(w, by, ops.points) {
        uses.push(Word::Space);
    }
    uses
}

pub fn operations(w: &World, by: Side, card: CardId) -> Operations {
    Operations { by, points: w.value(by, card), china: card == CardId::TheChinaCard, may_stop: false }
}

impl Oracle<'_> {
    /// A card that lies in play is used in this way, then it is put away.
    pub fn use_card(&mut self, by: Side, card: CardId, how: Word) -> Step {
        self.seen.uses[how as usize] += 1;
        let opponents = facts::card(card).side == Some(by.opponent());
        match how {
            Word::Space => {
                self.play_china(by, card);
                self.space_attempt(by)?;
                self.put_away(card);
                self.pass_china(by, card);
            }
            Word::Event => {
                self.own_event(card, by)?;
                self.put_away(card);
            }
            Word::EventFirst => {
                self.resolve_event(card, by)?;
                self.flower_power(by, card)?;
                let answer = self.ask(by, |w| words(&kinds(w, operations(w, by, card), &ALL_KINDS)))?;
                if let Some(Action::Word(kind)) = answer {
                    let ops = operations(&self.w, by, card);
                    self.operate(ops, kind)?;
                }
                self.put_away(card);
            }
            kind => {
                self.play_china(by, card);
                self.flower_power(by, card)?;
                let ops = operations(&self.w, by, card);
                self.operate(ops, kind)?;
                if opponents {
                    self.resolve_event(card, by)?;
                }
                self.put_away(card);
                self.pass_china(by, card);
            }
        }
        Ok(())
    }

    /// A US play of The China Card ends Formosan Resolution.
    fn play_china(&mut self, by: Side, card: CardId) {
        if card == CardId::TheChinaCard && by == Us {
            self.w.effects.remove(Effect::FormosanResolution);
        }
    }

    /// 9.3: The China Card goes over face down.
    fn pass_china(&mut self, by: Side, card: CardId) {
        if card == CardId::TheChinaCard {
            self.w.china = Some(by.opponent());
            self.w.china_up = false;
        }
    }

    /// The event of an own or neutral card: Flower Power is paid first, and 20 is tested when the war is counted too.
    pub fn own_event(&mut self, card: CardId, by: Side) -> Step {
        let together = self.version.counts_war_with_flower_power && self.pays_flower_power(by, card);
        self.holds_back_victory |= together;
        self.flower_power(by, card)?;
        self.resolve_event(card, by)?;
        if together {
            self.holds_back_victory = false;
            self.test_victory()?;
        }
        Ok(())
    }

    fn pays_flower_power(&self, by: Side, card: CardId) -> bool {
        let barred = card == CardId::ArabIsraeliWar && self.w.has(Effect::CampDavid);
        by == Us && WARS.contains(card) && self.w.has(Effect::FlowerPower) && !barred
    }

    /// 2 points for the USSR when the US plays a war card; not for Arab-Israeli War once Camp David bars it.
    pub fn flower_power(&mut self, by: Side, card: CardId) -> Step {
        if self.pays_flower_power(by, card) {
            self.seen.flower_power += 1;
            return self.gain(Ussr, 2);
        }
        Ok(())
    }

    /// The event of a card that `player` plays, carried out by the side it belongs to.
    pub fn resolve_event(&mut self, card: CardId, player: Side) -> Step {
        let by = facts::card(card).side.unwrap_or(player);
        if !super::conditions::happens(&self.w, card, by, player) {
            self.seen.barred[card as usize] += 1;
            let played = super::conditions::counts_as_happened(&self.w, card);
            if played && facts::card(card).starred {
                self.w.in_play.remove(card);
                self.w.removed.insert(card);
            }
            return Ok(());
        }
        self.seen.events[player as usize][card as usize] += 1;
        if facts::card(card).starred {
            // 2.2.4: it has left the game while its event happens.
            self.w.in_play.remove(card);
            self.w.removed.insert(card);
        }
        if card == CardId::ShuttleDiplomacy {
            self.w.in_play.remove(card);
            self.w.table.insert(card);
        }
        self.happen(card, by, player)
    }

    /// 2.2.6: a played card goes to the discards, unless its event has taken it elsewhere.
    pub fn put_away(&mut self, card: CardId) {
        if !self.w.in_play.contains(card) {
            return;
        }
        self.w.in_play.remove(card);
        self.w.discard.insert(card);
    }

    /// A card goes from a hand onto the table, to be played.
    pub fn bring_into_play(&mut self, side: Side, card: CardId) {
        if card != CardId::TheChinaCard {
            self.leave_hand(side, card);
            self.w.in_play.insert(card);
        }
    }
}
