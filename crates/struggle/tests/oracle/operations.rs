//! Chapter 6: placing influence, realignments, coups and the Space Race.

use detente_struggle::decision::{Action, Word};
use detente_struggle::effects::Effect;
use detente_struggle::map::{Country, CountrySet, Region};
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::Ending;

use super::facts::{self, FACTS};
use super::table::{DONE, Oracle, Step, countries};
use super::world::{CHERNOBYL, CRISIS_ON, SQUADS_FOR, World, filter, set_where};

/// Operations to be conducted.
#[derive(Clone, Copy)]
pub struct Operations {
    pub by: Side,
    /// After all flat modifiers.
    pub points: u8,
    /// The China Card: one more if all are spent in Asia (9.6).
    pub china: bool,
    /// An event grants them with the word "may": one may stop at any point.
    pub may_stop: bool,
}

/// What has been done with operations so far.
#[derive(Clone, Copy)]
struct Spent {
    points: u8,
    all_in_asia: bool,
    all_in_southeast_asia: bool,
    placed: CountrySet,
    realigned: CountrySet,
}

impl Spent {
    fn nothing() -> Spent {
        let none = CountrySet::of(&[]);
        Spent { points: 0, all_in_asia: true, all_in_southeast_asia: true, placed: none, realigned: none }
    }

    fn at(self, at: Country) -> Spent {
        Spent {
            all_in_asia: self.all_in_asia && facts::is_in(Region::Asia, at),
            all_in_southeast_asia: self.all_in_southeast_asia && FACTS.southeast_asia.contains(at),
            ..self
        }
    }
}

/// The regional points lie above all limits (7.4, 9.6, Vietnam Revolts).
fn most(w: &World, ops: Operations, spent: Spent) -> u8 {
    let china = ops.china && spent.all_in_asia;
    let vietnam = ops.by == Ussr && w.has(Effect::VietnamRevolts) && spent.all_in_southeast_asia;
    ops.points + u8::from(china) + u8::from(vietnam)
}

/// 6.1.2.
fn cost(w: &World, by: Side, at: Country) -> u8 {
    if w.controls(by.opponent(), at) { 2 } else { 1 }
}

fn placements(w: &World, ops: Operations, spent: Spent) -> Vec<Action> {
    let by = ops.by;
    let open = |at: Country| {
        let closed = by == Ussr && w.has(CHERNOBYL[facts::country(at).region as usize]);
        let enough = spent.points + cost(w, by, at) <= most(w, ops, spent.at(at));
        !closed && enough && !spent.realigned.contains(at)
    };
    let mut options = countries(filter(w.reach[by as usize], open));
    // 12.1: the box lies in Asia, beside the USSR alone.
    let box_spent = Spent { all_in_southeast_asia: false, ..spent };
    let chernobyl = w.has(Effect::ChernobylAsia);
    if by == Ussr && w.civil_war_goes_on() && !chernobyl && spent.points < most(w, ops, box_spent) {
        options.push(Action::Word(Word::ChineseCivilWar));
    }
    options
}

fn realignment_targets(w: &World, by: Side, free: bool) -> CountrySet {
    let defcon_binds = !w.options.realign_any_defcon && !free;
    set_where(|at| {
        let enemy = w.points(by.opponent(), at) > 0 || w.is_first_edition();
        let closed = defcon_binds && w.is_closed_by_defcon(facts::country(at).region);
        enemy && !closed && !w.is_protected_from(by, at)
    })
}

fn realignments(w: &World, ops: Operations, spent: Spent, free: bool, within: CountrySet) -> CountrySet {
    filter(realignment_targets(w, ops.by, free) & within, |at| {
        spent.points < most(w, ops, spent.at(at)) && !spent.placed.contains(at)
    })
}

/// 6.3.1, 8.1.5, 6.3.5: a free coup is not bound by DEFCON, except in the first edition.
pub fn coup_targets(w: &World, by: Side, free: bool) -> CountrySet {
    set_where(|at| {
        let region = facts::country(at).region;
        let closed = w.is_closed_by_defcon(region) && (!free || w.is_first_edition());
        let reformer = by == Ussr && region == Region::Europe && w.has(Effect::Reformer);
        w.points(by.opponent(), at) > 0 && !closed && !reformer && !w.is_protected_from(by, at)
    })
}

pub fn everywhere() -> CountrySet {
    set_where(|_| true)
}

/// The kinds of operations that are possible now, of those that are allowed.
pub fn kinds(w: &World, ops: Operations, allowed: &[Word]) -> Vec<Word> {
    let possible = |word: Word| match word {
        Word::Influence => !placements(w, ops, Spent::nothing()).is_empty(),
        Word::Realign => !realignments(w, ops, Spent::nothing(), false, everywhere()).is_empty(),
        Word::Coup => !coup_targets(w, ops.by, false).is_empty(),
        _ => false,
    };
    allowed.iter().copied().filter(|&word| possible(word)).collect()
}

pub const ALL_KINDS: [Word; 3] = [Word::Influence, Word::Realign, Word::Coup];

impl Oracle<'_> {
    /// Operations of a kind that was chosen.
    pub fn operate(&mut self, ops: Operations, kind: Word) -> Step {
        match kind {
            Word::Influence | Word::Realign => self.spend(ops, kind, false, everywhere()),
            Word::Coup => {
                let Some(at) = self.country(ops.by, false, |w| coup_targets(w, ops.by, false))? else {
                    return Ok(());
                };
                self.coup(ops, at, false).map(|_| ())
            }
            other => unreachable!("{other:?} is no kind of operations"),
        }
    }

    /// Operations that an event grants: the side may also leave them.
    pub fn granted(&mut self, by: Side, value: u8, allowed: &[Word]) -> Step {
        // 7.4.3 is not in the first edition: there the value stays as it is printed.
        let points = if self.w.is_first_edition() { value } else { self.w.modified(by, value) };
        let may_stop = self.w.is_first_edition() || !self.version.granted_realignments_use_all_points;
        let ops = Operations { by, points, china: false, may_stop };
        let answer = self.ask(by, |w| {
            let mut options: Vec<Action> = kinds(w, ops, allowed).into_iter().map(Action::Word).collect();
            if !options.is_empty() {
                options.push(DONE);
            }
            options
        })?;
        match answer {
            Some(Action::Word(kind)) if kind != Word::Done => self.operate(ops, kind),
            _ => Ok(()),
        }
    }

    /// 6.1, 6.2: point after point of influence, or roll after roll. All points are spent; only those that a region
    /// adds may be left. Under the designers' rule the kind may change in between.
    pub fn spend(&mut self, ops: Operations, mut kind: Word, free: bool, within: CountrySet) -> Step {
        let mut spent = Spent::nothing();
        let split = self.w.options.split_ops && !free;
        // One changes the kind after a point, not at once and back.
        let mut just_changed = true;
        let mut changed = false;
        loop {
            let answer = self.ask(ops.by, |w| {
                let place = |w: &World| placements(w, ops, spent);
                let roll = |w: &World| countries(realignments(w, ops, spent, free, within));
                let (mut options, other) =
                    if kind == Word::Influence { (place(w), roll(w)) } else { (roll(w), place(w)) };
                if split && !just_changed && !other.is_empty() {
                    let word = if kind == Word::Influence { Word::Realign } else { Word::Influence };
                    options.push(Action::Word(word));
                }
                let enough = spent.points >= ops.points || ops.may_stop && kind == Word::Realign && !changed;
                if enough && !options.is_empty() {
                    options.push(DONE);
                }
                options
            })?;
            just_changed = false;
            match answer {
                Some(Action::Country(at)) if kind == Word::Influence => {
                    let price = cost(&self.w, ops.by, at);
                    spent = spent.at(at);
                    spent.points += price;
                    spent.placed.insert(at);
                    self.add(ops.by, at, 1);
                }
                Some(Action::Country(at)) => {
                    spent = spent.at(at);
                    spent.points += 1;
                    spent.realigned.insert(at);
                    self.realign(ops.by, at)?;
                }
                Some(Action::Word(Word::ChineseCivilWar)) => {
                    spent.points += 1;
                    spent.all_in_southeast_asia = false;
                    self.w.civil_war += 1;
                    if self.w.civil_war == 3 {
                        // 12.3: the USSR has The China Card at once, ready for play.
                        self.w.china = Some(Ussr);
                        self.w.china_up = true;
                    }
                }
                Some(Action::Word(other)) if other != Word::Done => {
                    kind = other;
                    just_changed = true;
                    changed = true;
                }
                _ => return Ok(()),
            }
        }
    }

    /// 6.2.2.
    pub fn realign(&mut self, by: Side, at: Country) -> Step {
        let dice = self.dice()?;
        let total = |side: Side| {
            let w = &self.w;
            let other = side.opponent();
            let mut total = dice[side as usize];
            total += filter(facts::country(at).neighbours, |near| w.controls(side, near)).len() as i8;
            total += i8::from(w.points(side, at) > w.points(other, at));
            total += i8::from(facts::country(at).superpower == Some(side));
            if side == Us && w.has(Effect::IranContra) {
                total -= 1;
            }
            total
        };
        let (us, ussr) = (total(Us), total(Ussr));
        let loser = if us < ussr { Us } else { Ussr };
        if self.w.options.realign_safe && loser == by {
            return Ok(());
        }
        self.remove(loser, at, us.abs_diff(ussr));
        Ok(())
    }

    /// 6.3: a coup in a country that was named. Tells how much enemy influence it removed.
    pub fn coup(&mut self, ops: Operations, at: Country, free: bool) -> Step<u8> {
        let by = ops.by;
        // In games of the digital edition the crisis counts once the coup is rolled.
        let departs = self.w.options.departures.crisis_coup_rolled;
        if self.w.has(CRISIS_ON[by as usize]) && !departs {
            return self.end(Some(by.opponent()), Ending::MissileCrisis);
        }
        let die = self.die()?;
        let country = facts::country(at);
        let points = most(&self.w, ops, Spent::nothing().at(at));
        if !free {
            self.military(by, points);
        }
        let mut modifier = 0;
        if self.w.has(Effect::Salt) {
            modifier -= 1;
        }
        if matches!(country.region, Region::CentralAmerica | Region::SouthAmerica) {
            modifier += i8::from(self.w.has(SQUADS_FOR[by as usize]));
            modifier -= i8::from(self.w.has(SQUADS_FOR[by.opponent() as usize]));
        }
        let result = die as i8 + modifier + points as i8 - 2 * country.stability as i8;
        let mut removed = 0;
        if result > 0 {
            let other = by.opponent();
            removed = self.w.points(other, at).min(result as u8);
            self.remove(other, at, removed);
            self.add(by, at, result as u8 - removed);
        }
        if self.w.has(CRISIS_ON[by as usize]) {
            return self.end(Some(by.opponent()), Ending::MissileCrisis);
        }
        if country.battleground && !(by == Us && self.w.has(Effect::NuclearSubs)) {
            self.degrade()?;
        }
        if by == Us && self.w.has(Effect::YuriAndSamantha) {
            self.gain(Ussr, 1)?;
        }
        Ok(removed)
    }

    /// 6.4.1, 6.4.2: may a card of this value go to the Space Race?
    pub fn may_go_to_space(w: &World, by: Side, value: u8) -> bool {
        let at = w.space[by as usize];
        let tries = if w.has_ability(by, 2) { 2 } else { 1 };
        at < 8 && w.attempts[by as usize] < tries && value >= FACTS.space[at as usize + 1].min_ops
    }

    pub fn space_attempt(&mut self, by: Side) -> Step {
        self.w.attempts[by as usize] += 1;
        if self.w.options.space_decline && !self.offers(by, Word::Space)? {
            return Ok(());
        }
        let die = self.die()?;
        let next = self.w.space[by as usize] + 1;
        if die <= FACTS.space[next as usize].max_roll {
            self.advance_in_space(by, 1)?;
        }
        Ok(())
    }
}
