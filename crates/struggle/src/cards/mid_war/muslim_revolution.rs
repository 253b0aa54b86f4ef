//! #56 Muslim Revolution.
//!
//! The USSR clears two of eight countries of the Middle East and Africa of US influence. Barred by AWACS Sale to Saudis.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(MuslimRevolution, "56", Era::Mid, 4, Some(Ussr), EVENT)
    .unless(|s, _| s.has(Effect::Awacs).then_some(Barred::By(AwacsSaleToSaudis)));

const COUNTRIES: CountrySet = CountrySet::of(&[
    Country::Sudan,
    Country::Iran,
    Country::Iraq,
    Country::Egypt,
    Country::Libya,
    Country::SaudiArabia,
    Country::Syria,
    Country::Jordan,
]);

const EVENT: &[Step] = &[must(2, 1, |s, _| COUNTRIES & s.present.us, remove_all_enemy)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_countries_lose_all_us_influence() {
        let mut g = board("us=egypt:4,iran:2,saudi-arabia:3,israel:4 ussr=egypt:1");
        g.event(Ussr, MuslimRevolution);
        assert_eq!((g.awaited(), g.options().as_str()), (Some(Ussr), "egypt iran saudi-arabia"));
        g.answer("egypt saudi-arabia");
        let left = [Country::Egypt, Country::Iran, Country::SaudiArabia].map(|country| g.us(country));
        assert_eq!((left, g.ussr(Country::Egypt)), ([0, 2, 0], 1));
        assert!(g.is_idle() && g.is_discarded(MuslimRevolution));
    }

    #[test]
    fn one_country_if_the_us_is_in_no_other() {
        let mut g = board("us=sudan:1,israel:3,algeria:2");
        g.event(Ussr, MuslimRevolution).answer("sudan");
        assert!(g.is_idle());
        assert_eq!((g.us(Country::Sudan), g.us(Country::Israel)), (0, 3));
        let mut g = board("us=israel:3");
        g.event(Ussr, MuslimRevolution);
        assert!(g.is_idle());
    }

    #[test]
    fn the_ussr_chooses_also_when_the_us_plays_it() {
        let mut g = board("us=jordan:1,syria:2,libya:1");
        g.event(Us, MuslimRevolution);
        assert_eq!(g.awaited(), Some(Ussr));
        g.answer("jordan libya");
        assert_eq!((g.us(Country::Syria), g.awaited()), (2, Some(Us)));
    }

    #[test]
    fn awacs_sale_to_saudis_bars_it() {
        let mut g = board("us=egypt:4 effects=awacs");
        assert_eq!(g.state.event_barred(MuslimRevolution, Ussr), Some(Barred::By(AwacsSaleToSaudis)));
        // 7.5: its operations remain.
        g.event(Us, MuslimRevolution).answer("influence egypt egypt egypt egypt");
        assert_eq!(g.us(Country::Egypt), 8);
        assert!(g.is_discarded(MuslimRevolution));
    }
}
