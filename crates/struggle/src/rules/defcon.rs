//! Chapter 8: DEFCON, and the military operations that it asks for.

use crate::decision::Tabletop;
use crate::fact::Fact;
use crate::map::CountrySet;
use crate::rules::first_edition;
use crate::side::{BySide, Side, Us, Ussr};
use crate::state::{Ending, State};

/// The highest level (8.1.2), and the end of the track of military operations (8.2.3).
const MOST: u8 = 5;

impl State {
    /// 8.1.5: the regions that DEFCON closes.
    pub fn closed_by_defcon(&self) -> CountrySet {
        const AT_4: CountrySet = CountrySet::EUROPE;
        const AT_3: CountrySet = AT_4.or(CountrySet::ASIA);
        const AT_2: CountrySet = AT_3.or(CountrySet::MIDDLE_EAST);
        match self.defcon {
            5.. => CountrySet::EMPTY,
            4 => AT_4,
            3 => AT_3,
            _ => AT_2,
        }
    }

    /// Where DEFCON bars realignments; by the designers' rule nowhere.
    pub fn closed_to_realignments(&self) -> CountrySet {
        if self.options.realign_any_defcon { CountrySet::EMPTY } else { self.closed_by_defcon() }
    }

    /// 8.2.1: how many military operations a side needs by the end of the turn.
    #[inline]
    pub const fn required_military_ops(&self) -> u8 {
        self.defcon
    }

    /// 8.2.1: how many of them `side` still lacks.
    #[inline]
    pub fn lacking_military_ops(&self, side: Side) -> u8 {
        self.required_military_ops().saturating_sub(self.military_ops[side])
    }

    /// 8.2.3: where the marker of `side` stands after `points` more; the track ends at 5.
    #[inline]
    pub fn military_ops_with(&self, side: Side, points: u8) -> u8 {
        (self.military_ops[side] + points).min(MOST)
    }
}

impl Tabletop<'_> {
    pub fn set_defcon(&mut self, level: u8) {
        let from = self.defcon;
        if level == from || self.result.is_some() {
            return;
        }
        self.defcon = level;
        self.note(Fact::Defcon { from, to: level });
        if level == 2 {
            self.defcon_fell_to_two = true;
        }
        if level <= 1 {
            // 8.1.3: the phasing player answers for it, whoever chose the act.
            let winner = self.phasing.opponent();
            self.win(Some(winner), Ending::Defcon);
        }
    }

    pub fn degrade_defcon(&mut self) {
        let level = self.defcon - 1;
        self.set_defcon(level);
    }

    /// 8.1.2: never above 5.
    pub fn improve_defcon(&mut self, by: u8) {
        let level = (self.defcon + by).min(MOST);
        self.set_defcon(level);
    }

    pub fn add_military_ops(&mut self, side: Side, points: u8) {
        let total = self.military_ops_with(side, points);
        self.military_ops[side] = total;
        self.note(Fact::MilitaryOps { side, total });
    }
}

/// 8.2.1: the turn is over; each point that a side lacks is one for the other side, and the markers go back to 0.
pub fn settle_military_ops(t: &mut Tabletop<'_>) {
    let (us, ussr) = (t.lacking_military_ops(Us), t.lacking_military_ops(Ussr));
    t.note(Fact::Shortfall { us, ussr });
    t.military_ops = BySide::default();
    if t.options.is_first_edition() {
        first_edition::military_ops_penalties(t, us, ussr);
        return;
    }
    let side = if ussr > us { Us } else { Ussr };
    // 10.3.1: 20 points are tested after the held scoring cards.
    t.gain_without_test(side, us.abs_diff(ussr));
}
