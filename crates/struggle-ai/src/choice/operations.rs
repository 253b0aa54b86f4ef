//! What operations points can gain: influence, coups, realignments, the Space Race. By reckoning, without playing.
//!
//! All gains are in points, for the side that acts.

use std::cell::{OnceCell, RefCell};

use detente_struggle::decision::Zone;
use detente_struggle::effects::Effect;
use detente_struggle::map::{Country, CountrySet, Region};
use detente_struggle::rules::coup::Coup;
use detente_struggle::rules::influence;
use detente_struggle::rules::realignment::Loss;
use detente_struggle::side::{BySide, Side, Us, Ussr};
use detente_struggle::state::State;

use crate::position::eval::{ABILITIES, Eval, WIN};
use crate::position::score::Held;

/// A board on which one side thinks about spending points. Influence can be tried on it without touching the game.
#[derive(Clone, Debug)]
pub struct Board<'a> {
    eval: &'a Eval,
    s: &'a State,
    by: Side,
    sign: f32,
    held: [Held; 6],
    regions: [f32; 6],
    /// Where `by` can place now or next time.
    reach: CountrySet,
    /// How much the opponent's best coup counts, and what the opponent's two best would gain, with their places.
    threat: f32,
    fields: CountrySet,
    worst: (Country, f32),
    second: f32,
    /// What points of influence gain where they can be placed, found when it is first asked for.
    rows: OnceCell<Vec<Row>>,
    /// What the best coups of both sides count for, as DEFCON is and one below.
    threats: [OnceCell<f32>; 2],
    /// What coups gain by country and result, as far as it was asked for; not a number until then.
    coups: RefCell<Vec<[f32; RESULTS]>>,
}

/// Results of coups that are remembered.
const RESULTS: usize = 12;

/// So many points are the rule; only The China Card in Asia and the like bring more.
const USUAL: u8 = 4;

/// The most points that are spent in one country.
const MOST: usize = 7;

/// What points of influence in one country cost and gain, one after another.
#[derive(Clone, Copy, Debug)]
struct Row {
    at: Country,
    /// So many points were looked at.
    known: u8,
    /// Cost and gain of the first points together; those that open the way to a battleground gain that besides.
    cost: [u8; MOST + 1],
    gain: [f32; MOST + 1],
    opens: f32,
    /// The rate of the best bundle by how many points there are; below everything if there is none.
    rates: [f32; USUAL as usize + 1],
}

impl Row {
    fn find_rates(&mut self) {
        for n in 1..=usize::from(self.known) {
            let bundle = Bundle { at: self.at, cost: self.cost[n], gain: self.gain[n] + self.opens };
            let Some(payable) = self.rates.get_mut(usize::from(bundle.cost)..) else { break };
            let rate = bundle.rate();
            if payable.first().is_some_and(|most| rate > *most) {
                payable.fill(rate);
            }
        }
    }

    /// The rate of the best bundle for at most `points`, on top of `added`.
    #[inline]
    fn rate(&self, added: u8, points: u8) -> f32 {
        if added == 0 && points <= USUAL {
            return self.rates[usize::from(points)];
        }
        self.bundle(added, points).map_or(f32::NEG_INFINITY, |bundle| bundle.rate())
    }

    /// The best bundle for at most `points`, on top of `added`.
    fn bundle(&self, added: u8, points: u8) -> Option<Bundle> {
        let (mut best, mut most) = (None, f32::NEG_INFINITY);
        let before = usize::from(added);
        for n in before + 1..=usize::from(self.known) {
            let cost = self.cost[n] - self.cost[before];
            if cost > points {
                break;
            }
            let mut gain = self.gain[n] - self.gain[before];
            if added == 0 {
                gain += self.opens;
            }
            let bundle = Bundle { at: self.at, cost, gain };
            let rate = bundle.rate();
            if rate > most {
                (best, most) = (Some(bundle), rate);
            }
        }
        best
    }
}

/// Some points for one country.
#[derive(Clone, Copy, Debug)]
pub struct Bundle {
    pub at: Country,
    pub cost: u8,
    pub gain: f32,
}

impl Bundle {
    pub fn rate(&self) -> f32 {
        self.gain / f32::from(self.cost)
    }
}

impl<'a> Board<'a> {
    pub fn new(eval: &'a Eval, s: &'a State, by: Side) -> Board<'a> {
        let held = Region::ALL.map(|region| Held::of(s, region));
        let (us, ussr) = eval.threat_weights(s);
        let enemy = by.opponent();
        let fields = Eval::coup_fields(s, enemy);
        let (mut worst, mut second) = ((Country::Canada, 0.0), 0.0);
        for at in fields.iter() {
            let gain = eval.coup_gain(enemy, at, s.influence(enemy, at), s.influence(by, at));
            if gain > worst.1 {
                second = worst.1;
                worst = (at, gain);
            } else if gain > second {
                second = gain;
            }
        }
        Board {
            eval,
            s,
            by,
            sign: if by == Us { 1.0 } else { -1.0 },
            held,
            regions: Region::ALL.map(|region| eval.region(held[region as usize], region)),
            reach: s.reach_of(by),
            threat: if by == Us { ussr } else { us },
            fields,
            worst,
            second,
            rows: OnceCell::new(),
            threats: Default::default(),
            coups: RefCell::new(Vec::new()),
        }
    }

    /// What changing the influence in one country to `us` and `ussr` is worth to `by`, from what it is now.
    pub fn change(&self, at: Country, us: u8, ussr: u8) -> f32 {
        let (us_now, ussr_now) = (self.s.influence(Us, at), self.s.influence(Ussr, at));
        let mut gain = self.eval.country(at, us, ussr) - self.eval.country(at, us_now, ussr_now);
        let before = at.controller(BySide::new(us_now, ussr_now));
        let after = at.controller(BySide::new(us, ussr));
        if after != before {
            gain += self.shift(at, before, after);
        }
        gain *= self.sign;
        gain + self.threat_change(at, us, ussr)
    }

    /// What it does to the region, for the US, that control of `at` changes.
    fn shift(&self, at: Country, before: Option<Side>, after: Option<Side>) -> f32 {
        let region = at.region();
        let held = self.held[region as usize].with(at, before, after);
        self.eval.region(held, region) - self.regions[region as usize]
    }

    /// What it does to the opponent's best coup.
    fn threat_change(&self, at: Country, us: u8, ussr: u8) -> f32 {
        if self.fields.contains(at) { self.threat_change_there(at, us, ussr) } else { 0.0 }
    }

    /// The same where the opponent could coup.
    fn threat_change_there(&self, at: Country, us: u8, ussr: u8) -> f32 {
        let (own, theirs) = if self.by == Us { (us, ussr) } else { (ussr, us) };
        let gain = self.eval.coup_gain(self.by.opponent(), at, theirs, own);
        let others = if self.worst.0 == at { self.second } else { self.worst.1 };
        self.threat * (self.worst.1 - gain.max(others))
    }

    /// What the first points in `at` cost and gain, as far as `points` reach.
    fn row(&self, at: Country, points: u8, free: bool) -> Row {
        let (us, ussr) = (self.s.influence(Us, at), self.s.influence(Ussr, at));
        let opens = if self.s.influence(self.by, at) == 0 { self.opens(at) } else { 0.0 };
        let mut row = Row {
            at,
            known: 0,
            cost: [0; MOST + 1],
            gain: [0.0; MOST + 1],
            opens,
            rates: [f32::NEG_INFINITY; USUAL as usize + 1],
        };
        let (own, theirs) = if self.by == Us { (us, ussr) } else { (ussr, us) };
        // It holds for one side as for the other, the other way round.
        let worth = |own: u8| self.eval.country(at, own, theirs);
        let control = |own: u8| {
            if at.is_controlled_with(own, theirs) {
                Some(self.by)
            } else if at.is_controlled_with(theirs, own) {
                Some(self.by.opponent())
            } else {
                None
            }
        };
        let (now, before) = (worth(own), control(own));
        // Control as it is after the points so far, and what it does to the region.
        let (mut held_by, mut shift) = (before, 0.0);
        let threatened = self.fields.contains(at);
        let mut cost = 0;
        for n in 1..=MOST {
            cost += influence::cost(!free && held_by == Some(self.by.opponent()));
            if cost > points {
                break;
            }
            let own = own + n as u8;
            let after = control(own);
            if after != held_by {
                held_by = after;
                shift = if after == before { 0.0 } else { self.sign * self.shift(at, before, after) };
            }
            let mut gain = worth(own) - now + shift;
            if threatened {
                let (us, ussr) = if self.by == Us { (own, theirs) } else { (theirs, own) };
                gain += self.threat_change_there(at, us, ussr);
            }
            row.cost[n] = cost;
            row.gain[n] = gain;
            row.known = n as u8;
        }
        row
    }

    /// Battlegrounds beside `at` that come within reach for the first time.
    fn opens(&self, at: Country) -> f32 {
        let new = (at.neighbours() & CountrySet::BATTLEGROUNDS) - self.reach;
        new.iter().map(|beside| self.eval.access_to(beside.region())).sum()
    }

    /// What placing the next point costs there, with `added` on the board.
    fn cost(&self, at: Country, added: u8) -> u8 {
        let enemy = self.by.opponent();
        let own = self.s.influence(self.by, at) + added;
        influence::cost(at.is_controlled_with(self.s.influence(enemy, at), own))
    }

    /// The best bundle in one country for at most `points`; free influence (of the set-up) costs 1 everywhere.
    pub fn bundle(&self, at: Country, points: u8, free: bool) -> Option<Bundle> {
        self.row(at, points, free).bundle(0, points)
    }

    /// What `points` of influence gain in all if they are well spent among `legal`, all of it within reach.
    pub fn influence(&self, legal: CountrySet, points: u8) -> f32 {
        let rows = |points| {
            let reach = self.s.within_reach(self.by) & self.eval.looked_at;
            let mut rows: Vec<Row> = Vec::with_capacity(reach.len() as usize);
            rows.extend(reach.iter().map(|at| self.row(at, points, false)));
            rows.iter_mut().for_each(Row::find_rates);
            rows
        };
        let many;
        let rows: &[Row] = if points <= USUAL {
            self.rows.get_or_init(|| rows(USUAL))
        } else {
            many = rows(points);
            &many
        };
        let mut added = [0; Country::COUNT];
        let (mut left, mut gain) = (points, 0.0);
        let everywhere = (self.s.within_reach(self.by) - legal).is_empty();
        while left > 0 {
            let (mut best, mut most) = (None, f32::NEG_INFINITY);
            for row in rows.iter().filter(|row| everywhere || legal.contains(row.at)) {
                let rate = row.rate(added[row.at as usize], left);
                if rate > most {
                    (best, most) = (Some(row), rate);
                }
            }
            let Some(best) = best.and_then(|row| row.bundle(added[row.at as usize], left)) else { break };
            gain += best.gain;
            left -= best.cost;
            // A bundle is as many points as its cost pays for.
            let mut spent = 0;
            while spent < best.cost {
                spent += self.cost(best.at, added[best.at as usize]);
                added[best.at as usize] += 1;
            }
        }
        gain
    }

    /// The mean gain of a coup, everything that follows from it included.
    pub fn coup(&self, at: Country, points: u8, free: bool) -> f32 {
        self.coup_with(at, points, |falls| self.around_coup(points, free, falls))
    }

    /// The same; `around` says what military operations and DEFCON bring, if DEFCON falls or not.
    fn coup_with(&self, at: Country, points: u8, around: impl FnOnce(bool) -> f32) -> f32 {
        let coup = self.s.coup(self.by, at, points);
        if let Some(over) = self.s.ended_by_coup(&coup) {
            return if over.winner == Some(self.by) { WIN } else { -WIN };
        }
        let mut mean = 0.0;
        for die in 1..=6 {
            mean += self.coup_gain(&coup, die);
        }
        mean /= 6.0;
        mean + around(coup.degrades_defcon)
    }

    /// What a coup with this die gains in the country.
    fn coup_gain(&self, coup: &Coup, die: u8) -> f32 {
        let (at, result) = (coup.target, coup.result(die));
        if result <= 0 {
            return 0.0;
        }
        let gain = || {
            let BySide { us, ussr } = coup.change(die).after;
            self.change(at, us, ussr) + if self.enters(at, us, ussr) { self.opens(at) } else { 0.0 }
        };
        let mut known = self.coups.borrow_mut();
        if known.is_empty() {
            known.resize(Country::COUNT, [f32::NAN; RESULTS]);
        }
        match known[at as usize].get_mut(result as usize) {
            Some(known) => {
                if known.is_nan() {
                    *known = gain();
                }
                *known
            }
            None => gain(),
        }
    }

    fn enters(&self, at: Country, us: u8, ussr: u8) -> bool {
        self.s.influence(self.by, at) == 0 && (if self.by == Us { us } else { ussr }) > 0
    }

    /// How likely the coup is to give control.
    pub fn coup_chance(&self, at: Country, points: u8) -> f32 {
        let coup = self.s.coup(self.by, at, points);
        let wins = |die: &u8| at.controller(coup.change(*die).after) == Some(self.by);
        (1..=6).filter(wins).count() as f32 / 6.0
    }

    /// How likely the coup is to do anything at all.
    pub fn coup_works(&self, at: Country, points: u8) -> f32 {
        let coup = self.s.coup(self.by, at, points);
        (1..=6).filter(|&die| coup.result(die) > 0).count() as f32 / 6.0
    }

    /// Military operations and DEFCON.
    fn around_coup(&self, points: u8, free: bool, falls: bool) -> f32 {
        let mut after = self.s.clone();
        if !free {
            after.military_ops[self.by] = self.s.military_ops_with(self.by, points);
        }
        if falls {
            after.defcon -= 1;
        }
        let threats =
            |falls: bool, s: &State| *self.threats[usize::from(falls)].get_or_init(|| self.eval.threats(s));
        let now = self.eval.tracks(self.s) + threats(false, self.s);
        let mut gain = self.sign * (self.eval.tracks(&after) + threats(falls, &after) - now);
        if self.by == Us && self.s.has(Effect::YuriAndSamantha) {
            gain -= 1.0;
        }
        gain
    }

    /// The best target of a coup, and what it gains.
    pub fn best_coup(&self, points: u8, zone: Zone, free: bool, china: bool) -> Option<(Country, f32)> {
        let mut best: Option<(Country, f32)> = None;
        // What goes with a coup is the same wherever it is, points being equal.
        let mut around: [Option<(u8, f32)>; 2] = [None; 2];
        for at in self.s.coup_targets(self.by, zone, free).iter() {
            let points = self.s.points_at(self.by, points, china, at);
            let gain = self.coup_with(at, points, |falls| match around[usize::from(falls)] {
                Some((known, gain)) if known == points => gain,
                _ => {
                    let gain = self.around_coup(points, free, falls);
                    around[usize::from(falls)] = Some((points, gain));
                    gain
                }
            });
            if best.is_none_or(|(_, most)| gain > most) {
                best = Some((at, gain));
            }
        }
        best
    }

    /// The mean gain of one realignment roll.
    pub fn realign(&self, at: Country) -> f32 {
        let roll = self.s.realignment(self.by, at);
        let (us, ussr) = (self.s.influence(Us, at), self.s.influence(Ussr, at));
        let mut mean = 0.0;
        // Both sides' losses, one by one; further ones take nothing more.
        let mut known = [[f32::NAN; 12]; 2];
        // Of 36 rolls, 6 − |d| differ by d.
        for d in -5..=5_i8 {
            let Some(Loss { side, points }) = roll.loss(d) else { continue };
            let gain = || match side {
                Us => self.change(at, us - points, ussr),
                Ussr => self.change(at, us, ussr - points),
            };
            let known = &mut known[side as usize][usize::from(points).min(11)];
            if known.is_nan() {
                *known = gain();
            }
            mean += f32::from(6 - d.abs()) * *known;
        }
        mean / 36.0
    }

    pub fn best_realign(&self, zone: Zone, free: bool) -> Option<(Country, f32)> {
        let mut best: Option<(Country, f32)> = None;
        for at in (self.s.realignment_targets(self.by, zone, free) & self.eval.looked_at).iter() {
            let gain = self.realign(at);
            if best.is_none_or(|(_, most)| gain > most) {
                best = Some((at, gain));
            }
        }
        best
    }

    /// The mean gain of an attempt at the next box of the Space Race.
    pub fn space(&self) -> f32 {
        let Some(next) = self.s.space_attempt(self.by) else { return 0.0 };
        let knobs = &self.eval.weights.knobs;
        let mut gain = f32::from(next.points) + knobs.space;
        for (ability, worth) in ABILITIES {
            if next.to == ability as u8 {
                // Reaching the box takes the ability away from who was alone past it.
                gain += knobs.abilities * worth;
            }
        }
        gain * f32::from(next.max_roll) / 6.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::scorings::Hidden;
    use crate::position::weights::WEIGHTS;
    use crate::testkit::{every_kind_of_game, random_game_of};
    use detente_struggle::decision::Tabletop;

    #[test]
    fn points_one_after_another_gain_what_they_gain_at_once() {
        let mut compared = 0;
        for (seed, options) in every_kind_of_game().iter().enumerate() {
            random_game_of(options, seed as u64, |s| {
                let eval = Eval::new(s, Hidden::default(), &WEIGHTS);
                for by in Side::BOTH {
                    let board = Board::new(&eval, s, by);
                    for at in s.within_reach(by).iter() {
                        let row = board.row(at, USUAL, false);
                        let mut paid = 0;
                        // The same points, placed by the rules (6.1.2, 2.1.7).
                        let mut placed = s.clone();
                        for n in 1..=row.known {
                            paid += placed.influence_cost(by, at);
                            assert_eq!(board.cost(at, n - 1), placed.influence_cost(by, at));
                            assert_eq!(row.cost[usize::from(n)], paid);
                            Tabletop::new(&mut placed, None).add(by, at, 1);
                            let (us, ussr) = (s.influence(Us, at), s.influence(Ussr, at));
                            let change = match by {
                                Us => board.change(at, us + n, ussr),
                                Ussr => board.change(at, us, ussr + n),
                            };
                            let gain = row.gain[usize::from(n)];
                            assert!((gain - change).abs() < 1e-4, "{gain} and {change}");
                            compared += 1;
                        }
                    }
                }
            });
        }
        assert!(compared > 10_000, "{compared}");
    }
}
