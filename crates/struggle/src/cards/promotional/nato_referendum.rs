//! #111-es NATO Referendum.
//!
//! Only with NATO in force. Both roll; the player of the card adds 1, and so does who has more influence in Spain/Portugal.
//! The winner gains 1 point and 1 influence there; if it is the USSR, Spain/Portugal leaves NATO.

use crate::cards::prelude::*;

pub(super) const CARD: Card = Card::new(NatoReferendum, "111-es", Era::Late, 2, None, EVENT)
    .starred()
    .promotional()
    .unless(|s, _| (!s.has(Effect::Nato)).then_some(Barred::Needs(Nato)));

/// The step that rolls.
const ROLL: u8 = 0;

const EVENT: &[Step] = &[Dice, Do(compare)];

fn compare(t: &mut Tabletop<'_>, event: &mut Event) {
    const SPAIN: Country = Country::SpainPortugal;
    let modifiers = |side: Side| {
        let more = t.influence(side, SPAIN) > t.influence(side.opponent(), SPAIN);
        Modifiers::of([(i8::from(event.by == side), Cause::Player), (i8::from(more), Cause::Influence)])
    };
    let (us_modifiers, ussr_modifiers) = (modifiers(Us), modifiers(Ussr));
    let BySide { us: us_die, ussr: ussr_die } = event.dice();
    t.note(Fact::Contest { card: NatoReferendum, us_die, us_modifiers, ussr_die, ussr_modifiers });
    let difference = us_die as i8 + us_modifiers.sum() - ussr_die as i8 - ussr_modifiers.sum();
    if difference == 0 {
        // Ties are rolled again.
        event.go_to(ROLL);
        return;
    }
    let winner = if difference > 0 { Us } else { Ussr };
    t.gain(winner, 1);
    if t.is_over() {
        return;
    }
    t.add(winner, SPAIN, 1);
    if winner == Ussr {
        t.begin(Effect::NatoReferendum);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_player_adds_one_and_ties_are_rolled_again() {
        let mut g = board("effects=nato");
        g.event(Us, NatoReferendum).answer("3-4");
        assert!(g.awaits_nature());
        g.answer("4-4");
        assert_eq!((g.vp(), g.us(Country::SpainPortugal)), (1, 1));
        assert!(g.is_idle() && g.is_removed(NatoReferendum) && !g.has(Effect::NatoReferendum));
    }

    #[test]
    fn more_influence_adds_one_as_well() {
        let mut g = board("us=spain-portugal:1 effects=nato");
        g.event(Us, NatoReferendum).answer("3-4");
        assert_eq!(g.vp(), 1);
    }

    #[test]
    fn a_soviet_victory_takes_spain_out_of_nato() {
        // Each side adds 1: the USSR plays the card, the US has more influence.
        let mut g = board("us=spain-portugal:4,italy:2 effects=nato");
        g.event(Ussr, NatoReferendum).answer("3-4");
        assert_eq!((g.vp(), g.us(Country::SpainPortugal), g.ussr(Country::SpainPortugal)), (-1, 4, 1));
        assert!(g.state.controls(Us, Country::SpainPortugal));
        let open = g.state.coup_targets(Ussr, Zone::Anywhere, false);
        assert_eq!(open, CountrySet::one(Country::SpainPortugal));
        // Brush War asks the same question.
        assert!(!g.state.nato_countries().contains(Country::SpainPortugal));
    }

    #[test]
    fn without_nato_it_does_not_happen_and_is_discarded() {
        let g = board("hand-us=nato-referendum");
        assert_eq!(g.state.event_barred(NatoReferendum, Us), Some(Barred::Needs(Nato)));
        assert!(!g.state.legal_uses(Us, NatoReferendum, Usage::Full).contains(Word::Event));
        let mut g = headline_phase("hand-us=nato-referendum,fidel hand-ussr=nasser,nato");
        g.answer_by(Us, "nato-referendum").answer_by(Ussr, "nasser");
        assert!(g.is_discarded(NatoReferendum) && g.vp() == 0);
    }
}
