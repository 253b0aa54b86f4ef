//! #66 Puppet Governments.
//!
//! The US may add 1 influence in each of up to three countries where neither side has any.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(PuppetGovernments, "66", Era::Mid, 2, Some(Us), EVENT).starred();

const EVENT: &[Step] = &[may(3, 1, |s, _| !(s.present.us | s.present.ussr), add_own)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_empty_countries_anywhere() {
        let mut g = board("us=france:1 ussr=cuba:1");
        g.event(Us, PuppetGovernments);
        assert!(!g.offers("france") && !g.offers("cuba"));
        g.answer("brazil");
        assert!(!g.offers("brazil"));
        g.answer("kenya poland");
        assert_eq!((g.us(Country::Brazil), g.us(Country::Kenya), g.us(Country::Poland)), (1, 1, 1));
        assert!(g.is_removed(PuppetGovernments) && g.is_idle());
    }

    #[test]
    fn fewer_are_allowed() {
        // Ruling 7: the card says "may".
        let mut g = board("");
        g.event(Us, PuppetGovernments).answer("brazil done");
        assert!(g.is_idle());
        let mut g = board("");
        g.event(Us, PuppetGovernments).answer("done");
        assert!(g.is_idle() && g.is_removed(PuppetGovernments));
    }

    #[test]
    fn the_us_chooses_when_the_ussr_plays_it() {
        let mut g = board("ussr=poland:1");
        g.event(Ussr, PuppetGovernments);
        assert_eq!(g.awaited(), Some(Us));
        g.answer("romania done");
        assert_eq!(g.us(Country::Romania), 1);
    }
}
