//! Chapter 9: The China Card; chapter 12: the Chinese Civil War, the variant in which it has to be won first.

use crate::decision::Tabletop;
use crate::effects::Effect;
use crate::fact::Fact;
use crate::rules::influence::{self, Placement};
use crate::side::{Side, Us, Ussr};
use crate::state::State;

/// 12.2: this many points win the Chinese Civil War.
pub const CHINESE_CIVIL_WAR: u8 = 3;

impl State {
    /// 9.3, 9.5: may `side` play The China Card in this action round?
    pub fn may_play_china(&self, side: Side) -> bool {
        self.china.holder == Some(side)
            && self.china.face_up
            && !self.has(Effect::missile_envy_owed_by(side))
            // 9.5: not if a scoring card could then not be played any more.
            && ((self.scoring_cards_in_hand(side).len() as u8) < self.rounds_left(side)
                || self.options.departures.china_strands_scoring)
    }

    /// 12.3: nobody has won the Chinese Civil War yet, in games that are played with it.
    pub fn is_civil_war_open(&self) -> bool {
        self.options.chinese_civil_war && self.chinese_civil_war < CHINESE_CIVIL_WAR
    }

    /// 12.4.1: for Nixon Plays The China Card and Ussuri River Skirmish the US holds The China Card also while the
    /// Chinese Civil War is undecided.
    pub fn us_counts_as_holding_china(&self) -> bool {
        self.china.holder == Some(Us) || self.is_civil_war_open()
    }

    /// 12.1: may the next point go into the box of the Chinese Civil War? It is part of Asia and beside the USSR.
    pub fn may_place_in_civil_war(&self, p: &Placement) -> bool {
        p.by == Ussr
            && self.is_civil_war_open()
            && !self.has(Effect::ChernobylAsia)
            && p.points + self.regional_bonus(p.by, p.china, p.asia, false) > p.spent
    }
}

impl Tabletop<'_> {
    /// 9.3: The China Card changes hands, or is turned.
    pub fn pass_china(&mut self, holder: Side, face_up: bool) {
        self.china.holder = Some(holder);
        self.china.face_up = face_up;
        self.note(Fact::China { holder, face_up });
    }
}

/// 9.3: The China Card was played and goes to the other side, face down.
pub fn hand_over(t: &mut Tabletop<'_>) {
    if let Some(holder) = t.china.holder {
        t.pass_china(holder.opponent(), false);
    }
}

/// 9.3: at the end of the turn it is turned face up.
pub fn turn_face_up(t: &mut Tabletop<'_>) {
    if let (Some(holder), false) = (t.china.holder, t.china.face_up) {
        t.pass_china(holder, true);
    }
}

/// A point goes into the box of the Chinese Civil War (12.2); the third brings The China Card (12.3).
pub fn place_in_civil_war(t: &mut Tabletop<'_>, p: Placement) {
    t.chinese_civil_war += 1;
    let points = t.chinese_civil_war;
    t.note(Fact::ChineseCivilWar { influence: points });
    if points == CHINESE_CIVIL_WAR && t.china.holder.is_none() {
        t.pass_china(Ussr, true);
    }
    influence::go_on(
        t,
        Placement { spent: p.spent + 1, southeast: false, split: p.split.after_spending(), ..p },
    );
}
