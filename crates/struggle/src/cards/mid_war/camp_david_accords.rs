//! #65 Camp David Accords.
//!
//! The US gains 1 point and adds 1 influence each in Israel, Jordan and Egypt. Arab-Israeli War can no longer happen.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(CampDavidAccords, "65", Era::Mid, 2, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[Do(|t, _| {
    t.gain(Us, 1);
    if t.is_over() {
        return;
    }
    for country in [Country::Israel, Country::Jordan, Country::Egypt] {
        t.add(Us, country, 1);
    }
    t.begin(Effect::CampDavid);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_and_influence_in_the_three_countries() {
        let mut g = board("");
        g.event(Us, CampDavidAccords);
        assert_eq!(g.vp(), 1);
        assert_eq!((g.us(Country::Israel), g.us(Country::Jordan), g.us(Country::Egypt)), (1, 1, 1));
        assert!(g.is_removed(CampDavidAccords) && g.is_idle());
    }

    #[test]
    fn it_lasts_to_the_end_of_the_game() {
        let mut g = board("ussr=poland:1");
        g.event(Ussr, CampDavidAccords);
        assert_eq!(g.vp(), 1);
        assert!(g.has(Effect::CampDavid) && !Effect::CampDavid.is_for_the_turn());
    }

    #[test]
    fn the_twentieth_point_ends_the_game_at_once() {
        let mut g = board("vp=19");
        g.event(Us, CampDavidAccords);
        assert_eq!(g.result(), Some((Some(Us), Ending::VictoryPoints)));
        assert!(!g.has(Effect::CampDavid));
    }
}
