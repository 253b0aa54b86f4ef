//! 7.4: what operations are worth.

use crate::cards::CardSet;
use crate::effects::Effect;
use crate::map::CountrySet;
use crate::side::{Side, Us, Ussr};
use crate::state::State;

impl State {
    /// 7.4: the printed value with all flat modifiers of the side that uses it, summed, then held within 1 and 4.
    #[inline]
    pub fn effective_ops(&self, side: Side, printed: u8) -> u8 {
        let mut ops = printed as i8;
        let (raise, lower) = match side {
            Us => (Effect::Containment, Effect::RedScareOnUs),
            Ussr => (Effect::BrezhnevDoctrine, Effect::RedScareOnUssr),
        };
        ops += i8::from(self.has(raise)) - i8::from(self.has(lower));
        ops.clamp(1, 4) as u8
    }

    /// Regional bonuses lie above the limit of 4: The China Card in Asia (9.6), Vietnam Revolts in Southeast Asia.
    /// `asia` and `southeast` say that everything is spent there.
    #[inline]
    pub fn regional_bonus(&self, side: Side, china: bool, asia: bool, southeast: bool) -> u8 {
        u8::from(china && asia) + u8::from(southeast && side == Ussr && self.has(Effect::VietnamRevolts))
    }

    /// The points a target is attacked with, its regional bonuses included.
    pub fn points_at(&self, side: Side, points: u8, china: bool, at: crate::map::Country) -> u8 {
        let asia = CountrySet::ASIA.contains(at);
        let southeast = CountrySet::SOUTHEAST_ASIA.contains(at);
        points + self.regional_bonus(side, china, asia, southeast)
    }
}

impl State {
    /// The cards of a hand worth at least this much to their holder (7.4.2); The China Card is no part of the hand.
    pub fn worth_at_least(&self, side: Side, least: u8) -> CardSet {
        self.hand[side]
            .iter()
            .filter(|&card| {
                let facts = self.card(card);
                !facts.scoring && self.effective_ops(side, facts.ops) >= least
            })
            .collect()
    }

    /// 12.3: nobody has won the Chinese Civil War yet, in games that are played with it.
    pub fn is_civil_war_open(&self) -> bool {
        self.options.chinese_civil_war && self.chinese_civil_war < super::influence::CHINESE_CIVIL_WAR
    }

    /// 12.4.1: for Nixon Plays The China Card and Ussuri River Skirmish the US holds The China Card also while the
    /// Chinese Civil War is undecided.
    pub fn us_counts_as_holding_china(&self) -> bool {
        self.china.holder == Some(Us) || self.is_civil_war_open()
    }
}
