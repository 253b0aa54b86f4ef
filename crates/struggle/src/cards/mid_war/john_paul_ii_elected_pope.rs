//! #68 John Paul II Elected Pope.
//!
//! 2 USSR influence leaves Poland, then 1 US influence is added there. Solidarity may happen from now on.

use crate::cards::prelude::*;

pub(super) const CARD: Card =
    Card::new(JohnPaulIiElectedPope, "68", Era::Mid, 2, Some(Us), EVENT).starred().underlined();

const EVENT: &[Step] = &[Do(|t, _| {
    t.remove(Ussr, Country::Poland, 2);
    t.add(Us, Country::Poland, 1);
    t.begin(Effect::JohnPaul);
})];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_leave_and_one_comes() {
        let mut g = board("ussr=poland:4");
        g.event(Us, JohnPaulIiElectedPope);
        assert_eq!((g.ussr(Country::Poland), g.us(Country::Poland)), (2, 1));
        assert!(g.is_removed(JohnPaulIiElectedPope) && g.is_idle());
    }

    #[test]
    fn what_is_there_leaves_and_the_us_point_comes_in_any_case() {
        let mut g = board("ussr=poland:1");
        g.event(Us, JohnPaulIiElectedPope);
        assert_eq!((g.ussr(Country::Poland), g.us(Country::Poland)), (0, 1));
        let mut g = board("");
        g.event(Us, JohnPaulIiElectedPope);
        assert_eq!((g.ussr(Country::Poland), g.us(Country::Poland)), (0, 1));
    }

    #[test]
    fn it_opens_the_way_to_solidarity_for_the_rest_of_the_game() {
        let mut g = board("ussr=poland:4");
        g.event(Ussr, JohnPaulIiElectedPope);
        assert!(g.has(Effect::JohnPaul) && !Effect::JohnPaul.is_for_the_turn());
    }
}
