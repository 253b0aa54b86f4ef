//! Chapter 3: how a game begins.

use arrayvec::ArrayVec;

use crate::cards::{CardId, CardSet, Era};
use crate::decision::{Frame, Phase, Tabletop};
use crate::effects::Effects;
use crate::map::{COUNTRIES, Country, CountrySet};
use crate::options::{Options, Scenario};
use crate::side::{BySide, Side, Us, Ussr};
use crate::state::{China, Marks, State};

/// 3.2, 3.3: points that the sides place freely in their half of Europe.
pub const FREE_USSR: u8 = 6;
pub const FREE_US: u8 = 7;

impl State {
    /// A game before the first deal.
    pub fn new(options: Options) -> State {
        let mut state = State::empty(options);
        setup(&mut Tabletop::new(&mut state, None));
        state
    }

    /// Nothing on the table and nothing to do.
    pub(crate) fn empty(options: Options) -> State {
        State {
            influence: BySide::new([0; Country::COUNT], [0; Country::COUNT]),
            present: BySide::default(),
            controlled: BySide::default(),
            reach: BySide::default(),
            hand: BySide::default(),
            known: BySide::default(),
            deck: CardSet::EMPTY,
            discard: CardSet::EMPTY,
            removed: CardSet::EMPTY,
            in_play: CardSet::EMPTY,
            table: CardSet::EMPTY,
            looked_at: CardSet::EMPTY,
            china: China { holder: None, face_up: false },
            vp: 0,
            defcon: 5,
            turn: 1,
            round: 0,
            military_ops: BySide::default(),
            space: BySide::default(),
            space_attempts: BySide::default(),
            phasing: Ussr,
            defcon_fell_to_two: false,
            effects: Effects::default(),
            chinese_civil_war: 0,
            marks: Marks::default(),
            last_coup: Country::Canada,
            last_coup_removed: 0,
            ordered: ArrayVec::new(),
            swapped: false,
            stack: ArrayVec::new(),
            result: None,
            options,
        }
    }

    /// Where the next free point of the set-up may go.
    pub fn legal_setup(&self, by: Side, extra: bool) -> CountrySet {
        if !extra {
            return match by {
                Us => CountrySet::WESTERN_EUROPE,
                Ussr => CountrySet::EASTERN_EUROPE,
            };
        }
        // 11.1.4.1: where the side already has influence, at most 2 above what control needs.
        self.present[by]
            .iter()
            .filter(|&country| self.influence(by, country) < self.needed_for_control(by, country) + 2)
            .collect()
    }
}

/// 3.1 to 3.4.
fn setup(t: &mut Tabletop<'_>) {
    if t.options.scenario == Scenario::LateWar {
        super::late_war::setup(t);
        super::bid::begin(t);
        return;
    }
    t.deck = t.options.cards_of(Era::Early);
    if t.options.has(CardId::TheChinaCard) && !t.options.chinese_civil_war {
        t.china = China { holder: Some(Ussr), face_up: true };
    }
    for facts in &COUNTRIES {
        if facts.country == Country::Canada && t.options.is_first_edition() {
            // 3.3 of the first edition: 23 points and none in Canada.
            continue;
        }
        for (side, start) in [(Us, facts.start_us), (Ussr, facts.start_ussr)] {
            if start > 0 {
                t.set_influence(side, facts.country, start);
            }
        }
    }
    t.push(Frame::Turn { at: Phase::Headline });
    push_handicaps(t);
    t.push(Frame::Setup { by: Us, left: FREE_US, extra: false });
    t.push(Frame::Setup { by: Ussr, left: FREE_USSR, extra: false });
    // 3.1: the players may look at their cards before they place.
    let size = super::turn::hand_size(1);
    t.push(Frame::Draw { us: size, ussr: size, next: Ussr });
    super::bid::begin(t);
}

/// Extra influence agreed before the game, placed after everything else (11.1.4).
pub(super) fn push_handicaps(t: &mut Tabletop<'_>) {
    for by in [Us, Ussr] {
        let left = t.options.handicap[by];
        if left > 0 {
            t.push(Frame::Setup { by, left, extra: true });
        }
    }
}
