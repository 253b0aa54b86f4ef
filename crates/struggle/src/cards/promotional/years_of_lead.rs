//! #111-it Years of Lead.
//!
//! The US removes all USSR influence but 1 from one country of Western Europe that the USSR does not control.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(YearsOfLead, "111-it", Era::Mid, 2, Some(Us), EVENT)
    .starred()
    .promotional()
    .unless(|s, _| targets(s).is_empty().then_some(Barred::NoCountry));

const EVENT: &[Step] = &[must(
    1,
    1,
    |s, _| targets(s),
    |t, _, country| {
        let surplus = t.influence(Ussr, country).saturating_sub(1);
        t.remove(Ussr, country, surplus);
    },
)];

fn targets(s: &State) -> CountrySet {
    CountrySet::WESTERN_EUROPE - s.controlled.ussr
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_but_one_point_leave() {
        let mut g = board("ussr=italy:4,france:3 us=italy:3");
        g.plays(Ussr, YearsOfLead, "event-first");
        assert_eq!(g.awaited(), Some(Us));
        assert!(!g.offers("france"));
        g.answer("italy");
        assert_eq!(g.ussr(Country::Italy), 1);
        assert!(g.is_removed(YearsOfLead));
    }

    #[test]
    fn a_country_without_anything_to_remove_may_be_chosen() {
        let mut g = board("ussr=italy:1");
        g.event(Us, YearsOfLead).answer("italy");
        assert_eq!(g.ussr(Country::Italy), 1);
        let mut g = board("");
        g.event(Us, YearsOfLead).answer("canada");
        assert!(g.is_idle() && g.is_removed(YearsOfLead));
    }

    #[test]
    fn it_does_not_happen_if_the_ussr_controls_all_of_western_europe() {
        let mut g = board("");
        g.with(|t| CountrySet::WESTERN_EUROPE.iter().for_each(|country| t.raise_to_control(Ussr, country)));
        g.plays(Ussr, YearsOfLead, "influence").answer("finland finland");
        assert!(g.facts.contains(&Fact::NoEvent { card: YearsOfLead, why: Barred::NoCountry }));
        assert!(g.is_discarded(YearsOfLead));
    }
}
