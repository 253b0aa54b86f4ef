//! What is kept of a line of Twilight Struggle, as numbers that can be averaged over lines, and the reasons that are read off them: who
//! controls what where it ends and how it was lost; on the way, coups, regions that are scored, military operations that are missing.

use detente_game::Seat;
use detente_struggle::Struggle;
use detente_struggle::fact::Fact;
use detente_struggle::map::{Country, CountrySet, Region};
use detente_struggle::side::{Side, Us};
use detente_struggle::state::Ending;

use crate::result::Why;

/// How a game can be lost, by the words of `review.ftl`.
const LOST: [(&str, &[Ending]); 5] = [
    ("defcon", &[Ending::Defcon, Ending::MissileCrisis]),
    ("europe", &[Ending::EuropeControl]),
    ("wargames", &[Ending::Wargames]),
    ("points", &[Ending::VictoryPoints, Ending::FinalScoring]),
    ("held", &[Ending::HeldScoringCard]),
];

/// Differences in the lines played on that are worth telling: in shares of them, in victory points, in military operations.
const CONTROL: f32 = 0.15;
const COUP: f32 = 0.2;
const ENDED: f32 = 0.05;
const POINTS: f32 = 1.0;
const SHORTFALL: f32 = 0.5;

/// A reason that weighs less than this part of the first one is none.
const LITTLE: f32 = 0.5;

/// Where what stands in the traces.
const CONTROLS: usize = 0;
const SCORE: usize = CONTROLS + 2 * Country::COUNT;
const ENDINGS: usize = SCORE + 1;
const SCORINGS: usize = ENDINGS + 2 * LOST.len();
const MISSING: usize = SCORINGS + Region::ALL.len();
const COUPS: usize = MISSING + 2;
/// The DEFCON levels of those coups, added up.
const LEVELS: usize = COUPS + 2 * Country::COUNT;
const ALL: usize = LEVELS + 2 * Country::COUNT;

fn place(side: Side) -> usize {
    usize::from(side.seat().0)
}

/// What happens in a line.
pub struct Deeds {
    defcon: u8,
    traces: Vec<f32>,
}

impl Deeds {
    pub fn new(defcon: u8) -> Deeds {
        Deeds { defcon, traces: vec![0.0; ALL] }
    }

    pub fn take(&mut self, fact: &Fact) {
        match *fact {
            Fact::Defcon { to, .. } => self.defcon = to,
            Fact::Scored { region, us, ussr } => {
                let number = Region::ALL.into_iter().position(|other| other == region).unwrap_or(0);
                self.traces[SCORINGS + number] += f32::from(us - ussr);
            }
            Fact::Shortfall { us, ussr } => {
                self.traces[MISSING] += f32::from(us);
                self.traces[MISSING + 1] += f32::from(ussr);
            }
            Fact::Coup { by, target, .. } => {
                let at = place(by) * Country::COUNT + target as usize;
                // The first one says it all: what follows is a line of many.
                if self.traces[COUPS + at] == 0.0 {
                    self.traces[COUPS + at] = 1.0;
                    self.traces[LEVELS + at] = f32::from(self.defcon);
                }
            }
            _ => {}
        }
    }

    /// All of it, with the game where the line has left it.
    pub fn traces(mut self, last: &Struggle) -> Vec<f32> {
        let so = |yes: bool| f32::from(u8::from(yes));
        for (number, country) in Country::ALL.into_iter().enumerate() {
            for side in Side::BOTH {
                self.traces[CONTROLS + 2 * number + place(side)] = so(last.controls(side, country));
            }
        }
        self.traces[SCORE] = f32::from(last.vp);
        for side in Side::BOTH {
            for (kind, (_, endings)) in LOST.into_iter().enumerate() {
                let lost = last.result.is_some_and(|result| {
                    result.winner == Some(side.opponent()) && endings.contains(&result.ending)
                });
                self.traces[ENDINGS + place(side) * LOST.len() + kind] = so(lost);
            }
        }
        self.traces
    }
}

/// In how many lines one of the sides has lost in this way.
pub fn lost(traces: &[f32], how: &str) -> f32 {
    let kind = LOST.iter().position(|&(word, _)| word == how).unwrap_or(0);
    traces[ENDINGS + kind].max(traces[ENDINGS + LOST.len() + kind])
}

/// What came out differently for a player, the weightiest first.
pub fn why(seat: Seat, played: &[f32], best: &[f32]) -> Vec<Why> {
    let me = Side::of_seat(seat);
    let mut found = Vec::new();
    controls(me, played, best, &mut found);
    coups(me, played, best, &mut found);
    points(me, played, best, &mut found);
    endings(me, played, best, &mut found);
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    // That a country is lost is no second reason beside the coup that took it.
    let couped: Vec<Option<String>> =
        found.iter().filter(|(_, why)| why.what == "coup").map(|(_, why)| why.of.clone()).collect();
    found.retain(|(_, why)| why.what != "control" || !couped.contains(&why.of));
    // Nor is who lost a country beside who came to control it, nor what weighs little beside the first.
    let mut told = Vec::new();
    found.retain(|(_, why)| {
        let is_new = why.what != "control" || !told.contains(&why.of);
        told.extend((why.what == "control").then(|| why.of.clone()));
        is_new
    });
    // Who wins on points where the other loses on points says the same of the same games.
    let mut ended = Vec::new();
    found.retain(|(_, why)| {
        let is_new = !why.what.starts_with("lost-") || !ended.contains(&why.what);
        ended.push(why.what.clone());
        is_new
    });
    let least = found.first().map_or(0.0, |(weight, _)| LITTLE * weight);
    found.retain(|&(weight, _)| weight >= least);
    found.truncate(3);
    found.into_iter().map(|(_, why)| why).collect()
}

type Found = Vec<(f32, Why)>;

fn named(side: Side) -> String {
    side.word().to_owned()
}

fn hundred(share: f32) -> f64 {
    100.0 * f64::from(share)
}

fn weight(country: Country) -> f32 {
    if CountrySet::BATTLEGROUNDS.contains(country) { 2.0 } else { 1.0 }
}

fn controls(me: Side, played: &[f32], best: &[f32], found: &mut Found) {
    for (number, country) in Country::ALL.into_iter().enumerate() {
        for side in Side::BOTH {
            let at = CONTROLS + 2 * number + place(side);
            let more = if side == me { best[at] - played[at] } else { played[at] - best[at] };
            if more >= CONTROL {
                let (what, of) = ("control".to_owned(), Some(country.id().to_owned()));
                let (played, best) = (hundred(played[at]), hundred(best[at]));
                found.push((
                    weight(country) * more,
                    Why { what, of, seat: Some(named(side)), defcon: None, played, best },
                ));
            }
        }
    }
}

/// What the other side coups after what was played.
fn coups(me: Side, played: &[f32], best: &[f32], found: &mut Found) {
    let other = me.opponent();
    for country in Country::ALL {
        let at = place(other) * Country::COUNT + country as usize;
        let more = played[COUPS + at] - best[COUPS + at];
        if more >= COUP {
            let level = (played[LEVELS + at] / played[COUPS + at]).round() as u8;
            let (what, of) = ("coup".to_owned(), Some(country.id().to_owned()));
            let (played, best) = (hundred(played[COUPS + at]), hundred(best[COUPS + at]));
            found.push((
                1.2 * weight(country) * more,
                Why { what, of, seat: Some(named(other)), defcon: Some(level), played, best },
            ));
        }
    }
}

/// Victory points: at the end, of each region, and for military operations.
fn points(me: Side, played: &[f32], best: &[f32], found: &mut Found) {
    let sign = if me == Us { 1.0 } else { -1.0 };
    let mut more = |at: usize, sign: f32, least: f32, weight: f32, what: String| {
        let lead = sign * (best[at] - played[at]);
        if lead >= least {
            // One's own lead; of what is missing there is only more or less.
            let own = |points: f32| f64::from(if at < MISSING { sign * points } else { points });
            let (played, best) = (own(played[at]), own(best[at]));
            let why = Why { what, seat: Some(named(me)), played, best, ..Why::default() };
            found.push((weight * lead, why));
        }
    };
    more(SCORE, sign, POINTS, 0.25, "points".to_owned());
    for (number, region) in Region::ALL.into_iter().enumerate() {
        more(SCORINGS + number, sign, POINTS, 0.3, format!("scored-{}", region.id()));
    }
    more(MISSING + place(me), -1.0, SHORTFALL, 0.5, "shortfall".to_owned());
}

fn endings(me: Side, played: &[f32], best: &[f32], found: &mut Found) {
    for side in Side::BOTH {
        for (kind, (word, _)) in LOST.into_iter().enumerate() {
            let at = ENDINGS + place(side) * LOST.len() + kind;
            let more = if side == me { played[at] - best[at] } else { best[at] - played[at] };
            if more >= ENDED {
                let (what, seat) = (format!("lost-{word}"), Some(named(side)));
                let (played, best) = (hundred(played[at]), hundred(best[at]));
                found.push((4.0 * more, Why { what, seat, played, best, ..Why::default() }));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use detente_struggle::side::Ussr;

    fn after(facts: &[Fact]) -> Vec<f32> {
        let mut deeds = Deeds::new(5);
        for fact in facts {
            deeds.take(fact);
        }
        deeds.traces(&<Struggle as detente_game::Game>::new(&detente_struggle::options::Options::default()))
    }

    fn coup(by: Side, target: Country) -> Fact {
        let modifiers = detente_struggle::rules::modifier::Modifiers::NONE;
        Fact::Coup { by, target, die: 3, points: 3, modifiers, result: 2 }
    }

    #[test]
    fn a_country_left_open_to_a_coup_is_told_with_who_coups_at_which_defcon() {
        let couped = after(&[Fact::Defcon { from: 5, to: 4 }, coup(Ussr, Country::Italy)]);
        let found = why(Us.seat(), &couped, &after(&[]));
        assert_eq!(found.len(), 1, "{found:?}");
        let reason = &found[0];
        assert_eq!((reason.what.as_str(), reason.of.as_deref()), ("coup", Some("italy")));
        assert_eq!((reason.seat.as_deref(), reason.defcon), (Some("ussr"), Some(4)));
        // One's own coups are no reason, and less of them is none either.
        assert!(why(Ussr.seat(), &couped, &after(&[])).is_empty());
        assert!(why(Us.seat(), &after(&[]), &couped).is_empty());
    }

    #[test]
    fn a_country_is_one_reason_and_what_weighs_little_beside_it_is_none() {
        let controls = |shares: &[(Country, Side, f32)]| {
            let mut traces = after(&[]);
            for &(country, side, share) in shares {
                traces[CONTROLS + 2 * (country as usize) + place(side)] = share;
            }
            traces
        };
        let played = controls(&[(Country::India, Us, 0.9), (Country::Haiti, Us, 0.4)]);
        let best = controls(&[(Country::India, Ussr, 0.8), (Country::Haiti, Us, 0.2)]);
        let found = why(Ussr.seat(), &played, &best);
        let told: Vec<_> = found.iter().map(|why| (why.of.as_deref(), why.seat.as_deref())).collect();
        assert_eq!(told, [(Some("india"), Some("us"))], "{found:?}");
    }

    #[test]
    fn a_way_to_end_the_game_is_one_reason_whoever_loses_by_it() {
        let ended = |shares: &[(&str, Side, f32)]| {
            let mut traces = after(&[]);
            for &(how, side, share) in shares {
                let kind = LOST.iter().position(|&(word, _)| word == how).expect("a way");
                traces[ENDINGS + place(side) * LOST.len() + kind] = share;
            }
            traces
        };
        let (played, best) = (ended(&[("points", Us, 1.0)]), ended(&[("points", Ussr, 1.0)]));
        let found = why(Us.seat(), &played, &best);
        assert_eq!(
            found.iter().map(|why| why.what.as_str()).collect::<Vec<_>>(),
            ["lost-points"],
            "{found:?}"
        );
        // How one loses and how one wins are two things.
        let (played, best) = (ended(&[("defcon", Us, 1.0)]), ended(&[("points", Ussr, 1.0)]));
        assert_eq!(why(Us.seat(), &played, &best).len(), 2);
    }

    #[test]
    fn a_region_that_scores_worse_and_missing_military_operations_are_reasons_of_whom_they_cost() {
        let scored = |us, ussr| after(&[Fact::Scored { region: Region::Asia, us, ussr }]);
        let found = why(Us.seat(), &scored(1, 7), &scored(3, 3));
        assert_eq!((found[0].what.as_str(), found[0].played, found[0].best), ("scored-asia", -6.0, 0.0));
        assert!(why(Ussr.seat(), &scored(1, 7), &scored(3, 3)).is_empty());
        let missing = |ussr| after(&[Fact::Shortfall { us: 0, ussr }]);
        let found = why(Ussr.seat(), &missing(2), &missing(0));
        assert_eq!((found[0].what.as_str(), found[0].played, found[0].best), ("shortfall", 2.0, 0.0));
        assert!(why(Us.seat(), &missing(2), &missing(0)).is_empty());
    }
}
