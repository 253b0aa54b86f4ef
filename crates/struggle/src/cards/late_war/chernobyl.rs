//! #94 Chernobyl.
//!
//! The US may name a region: until the end of the turn the USSR may not place influence there with operations.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(Chernobyl, "94", Era::Late, 3, Some(Us), EVENT).starred();

const REGIONS: WordSet = WordSet::of(&[
    Word::Done,
    Word::Europe,
    Word::Asia,
    Word::MiddleEast,
    Word::Africa,
    Word::CentralAmerica,
    Word::SouthAmerica,
]);

const EVENT: &[Step] = &[
    Step::Word { who: Who::By, among: |_, _| REGIONS },
    Do(|t, event| {
        t.note(Fact::Chooses { side: Us, word: event.word().unwrap_or(Word::Done) });
        if let Some(region) = event.region() {
            t.begin(Effect::chernobyl(region));
        }
    }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn soviet_operations_place_nothing_in_the_region() {
        let mut g = board("ussr=poland:1,syria:1 us=italy:1");
        g.event(Us, Chernobyl);
        assert_eq!(g.options(), "done europe asia middle-east africa central-america south-america");
        g.answer("europe");
        assert!(g.is_removed(Chernobyl) && g.is_idle());
        g.plays(Ussr, OlympicGames, "influence");
        // Neither where it has influence nor beside it; Turkey is Europe, Lebanon is not.
        assert!(!g.offers("poland") && !g.offers("turkey"));
        assert!(g.offers("syria") && g.offers("lebanon"));
    }

    #[test]
    fn coups_realignments_and_events_still_work_there() {
        // Ruling 52.
        let mut g = board("us=italy:1,france:1 effects=chernobyl-europe");
        g.plays(Ussr, OlympicGames, "coup").answer("italy 6");
        assert_eq!(g.ussr(Country::Italy), 3);
        let mut g = board("us=italy:1 effects=chernobyl-europe");
        g.plays(Ussr, OlympicGames, "realign").answer("italy 1-6");
        assert_eq!(g.us(Country::Italy), 0);
        let mut g = board("effects=chernobyl-europe");
        g.event(Ussr, WarsawPactFormed).answer("add poland poland hungary hungary austria");
        assert_eq!(g.ussr(Country::Poland), 2);
    }

    #[test]
    fn operations_granted_by_events_are_barred_too() {
        // 7.4.3
        let mut g = board("ussr=poland:1,syria:1 effects=chernobyl-europe,reformer");
        g.event(Ussr, Glasnost).answer("influence");
        assert!(!g.offers("poland") && g.offers("syria"));
    }

    #[test]
    fn the_us_places_where_it_likes_and_may_decline() {
        let mut g = board("us=poland:1");
        g.event(Ussr, Chernobyl);
        assert_eq!(g.awaited(), Some(Us));
        g.answer("done");
        assert!(g.state.effects.is_empty());
        let mut g = board("us=poland:1 effects=chernobyl-europe");
        g.plays(Us, OlympicGames, "influence").answer("poland poland");
        assert_eq!(g.us(Country::Poland), 3);
    }
}
