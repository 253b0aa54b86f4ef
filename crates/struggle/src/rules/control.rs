//! 2.1.7: control of a country.

use crate::map::Country;
use crate::side::{BySide, Side, Us, Ussr};
use crate::state::State;

impl Country {
    /// 2.1.7: does a side with `own` influence control the country against an opponent with `theirs`? It needs as much as
    /// the stability, and that much more than the opponent.
    #[inline]
    pub const fn is_controlled_with(self, own: u8, theirs: u8) -> bool {
        own >= theirs + self.stability()
    }

    /// Who controls the country if this much influence lies there.
    #[inline]
    pub const fn controller(self, influence: BySide<u8>) -> Option<Side> {
        if self.is_controlled_with(influence.us, influence.ussr) {
            Some(Us)
        } else if self.is_controlled_with(influence.ussr, influence.us) {
            Some(Ussr)
        } else {
            None
        }
    }
}

impl State {
    /// What both sides have in a country.
    #[inline]
    pub fn influence_in(&self, country: Country) -> BySide<u8> {
        BySide::new(self.influence(Us, country), self.influence(Ussr, country))
    }

    /// How much influence `side` needs for control, whatever it has.
    pub fn needed_for_control(&self, side: Side, country: Country) -> u8 {
        self.influence(side.opponent(), country) + country.stability()
    }

    /// How much more influence `side` needs for control; 0 if it has it.
    pub fn missing_for_control(&self, side: Side, country: Country) -> u8 {
        self.needed_for_control(side, country).saturating_sub(self.influence(side, country))
    }
}
