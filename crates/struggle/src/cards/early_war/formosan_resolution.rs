//! #35 Formosan Resolution.
//!
//! Taiwan counts as a battleground in Asia Scoring and in the final scoring of Asia while the US controls it. A US play
//! of The China Card ends this.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(FormosanResolution, "35", Era::Early, 2, Some(Us), EVENT)
    .starred()
    .underlined()
    .unless(|s, _| {
        // 12.4
        s.is_civil_war_open().then_some(Barred::ChineseCivilWar)
    });

const EVENT: &[Step] = &[Do(|t, _| t.begin(Effect::FormosanResolution))];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taiwan_counts_as_a_battleground_in_asia_scoring() {
        // Ruling 25: presence 3 and one battleground.
        let mut g = board("us=taiwan:3");
        g.event(Us, FormosanResolution).event(Ussr, AsiaScoring);
        assert_eq!(g.vp(), 4);
        assert!(g.is_removed(FormosanResolution));
    }

    #[test]
    fn it_then_is_no_other_country_any_more() {
        // Ruling 25: Domination asks for a country that is no battleground; Taiwan is none now.
        let mut g = board("us=taiwan:3,thailand:2");
        g.event(Us, AsiaScoring);
        assert_eq!(g.vp(), 7 + 1);
        let mut g = board("us=taiwan:3,thailand:2 effects=formosan-resolution");
        g.event(Us, AsiaScoring);
        assert_eq!(g.vp(), 3 + 2);
    }

    #[test]
    fn not_while_the_us_does_not_control_taiwan() {
        let mut g = board("ussr=taiwan:3 effects=formosan-resolution");
        g.event(Us, AsiaScoring);
        assert_eq!(g.vp(), -3);
    }

    #[test]
    fn it_counts_in_the_final_scoring() {
        // Ruling 25: presence 3, battleground 1; no military operations owed, no China Card.
        let score = |effects: &str| end_of_turn(&alloc::format!("turn=10 us=taiwan:3 {effects}")).vp();
        assert_eq!((score(""), score("effects=formosan-resolution")), (3, 4));
    }

    #[test]
    fn it_is_no_battleground_for_anything_else() {
        // Ruling 25: a coup in Taiwan leaves DEFCON alone.
        let mut g = board("us=taiwan:3 effects=formosan-resolution");
        g.plays(Ussr, Fidel, "coup").answer("taiwan 6");
        assert_eq!(g.defcon(), 5);
        assert!(!g.state.dominates(Us, Region::Asia));
    }

    #[test]
    fn a_us_play_of_the_china_card_ends_it_and_a_ussr_play_does_not() {
        // Ruling 25.
        let mut g = board("us=taiwan:3 ussr=north-korea:3 china=ussr/up effects=formosan-resolution");
        g.plays(Ussr, TheChinaCard, "influence");
        assert!(g.has(Effect::FormosanResolution));
        let mut g = board("us=taiwan:3 china=us/up effects=formosan-resolution");
        g.plays(Us, TheChinaCard, "influence");
        assert!(!g.has(Effect::FormosanResolution));
    }

    #[test]
    fn the_chinese_civil_war_bars_it() {
        // 12.4.
        let mut g = board("");
        g.state.options.chinese_civil_war = true;
        assert_eq!(g.state.event_barred(FormosanResolution, Us), Some(Barred::ChineseCivilWar));
        g.state.chinese_civil_war = 3;
        assert_eq!(g.state.event_barred(FormosanResolution, Us), None);
    }
}
