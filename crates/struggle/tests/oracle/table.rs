//! The two implementations at one table: every question is asked of both, and everything that lies there is compared.
//!
//! The oracle plays a game from the first deal to the end as a person would read the rules aloud, one function for each
//! rule. Wherever a rule needs an answer it asks here: the engine must ask the same side for one of the same answers,
//! from the same position. One of them is chosen and given to both.

use detente_game::{Actor, Game, Rng, SeatSet, ToAct};
use detente_struggle::Struggle;
use detente_struggle::cards::{CardId, CardSet};
use detente_struggle::decision::{Action, Word};
use detente_struggle::map::{Country, CountrySet};
use detente_struggle::options::Options;
use detente_struggle::side::{Side, Us, Ussr};
use detente_struggle::state::Ending;

use super::coverage::Coverage;
use super::player::favourites;
use super::version::Version;
use super::world::{CRISIS_ON, World};

/// Why a game stops.
#[derive(Debug)]
pub enum Stop {
    /// The rules say that it is over.
    Over,
    /// The two implementations differ; what differs.
    Differs(String),
}

pub type Step<T = ()> = Result<T, Stop>;

/// One game, played by both.
pub struct Oracle<'c> {
    pub w: World,
    pub engine: Struggle,
    pub rng: Rng,
    pub log: Vec<(Actor, Action)>,
    pub seen: &'c mut Coverage,
    pub decisions: u64,
    /// The version of the rules that this game is played under.
    pub version: Version,
    /// The points of an event are still being counted (10.3.1).
    pub holds_back_victory: bool,
    /// The headline of the US, while the headlines take effect.
    pub us_headline: Option<CardId>,
    /// The headline of the USSR, while it has not happened yet.
    pub ussr_headline: Option<CardId>,
    /// Extra influence that a bid has brought to a side.
    pub bid_influence: [u8; 2],
    /// The countries that each side likes best in this game.
    pub favourites: [CountrySet; 2],
    theirs: Vec<Action>,
    chances: Vec<(Action, f32)>,
}

/// Who is asked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Asked {
    Nature,
    One(Side),
    Both,
}

/// Where a side may end the Cuban Missile Crisis.
fn lifting_places(side: Side) -> &'static [Country] {
    match side {
        Us => &[Country::WestGermany, Country::Turkey],
        Ussr => &[Country::Cuba],
    }
}

pub fn cards(set: CardSet) -> Vec<Action> {
    set.iter().map(Action::Card).collect()
}

pub fn countries(set: CountrySet) -> Vec<Action> {
    set.iter().map(Action::Country).collect()
}

pub fn words(words: &[Word]) -> Vec<Action> {
    words.iter().map(|&word| Action::Word(word)).collect()
}

pub const DONE: Action = Action::Word(Word::Done);

impl<'c> Oracle<'c> {
    pub fn new(options: &Options, mut rng: Rng, seen: &'c mut Coverage) -> Oracle<'c> {
        let favourites = [Us, Ussr].map(|side| favourites(side, &mut rng));
        Oracle {
            w: World::blank(options),
            engine: <Struggle as Game>::new(options),
            rng,
            log: Vec::new(),
            seen,
            decisions: 0,
            version: Version::of(<Struggle as Game>::rules_of(options)),
            holds_back_victory: false,
            us_headline: None,
            ussr_headline: None,
            bid_influence: [0; 2],
            favourites,
            theirs: Vec::new(),
            chances: Vec::new(),
        }
    }

    /// `who` answers; `None` if there is nothing to answer. `options` is asked again after a crisis was lifted.
    pub fn ask(&mut self, who: Side, options: impl Fn(&World) -> Vec<Action>) -> Step<Option<Action>> {
        loop {
            let mut mine = options(&self.w);
            if mine.is_empty() {
                return Ok(None);
            }
            mine.sort_unstable();
            self.compare(Asked::One(who))?;
            self.compare_legal(who, &mine)?;
            self.compare_legal(who.opponent(), &[])?;
            if self.interrupted()? {
                continue;
            }
            let action = self.pick(who, &mine);
            self.give(Actor::Seat(who.seat()), action)?;
            return Ok(Some(action));
        }
    }

    /// Both sides answer in secret, in any order; a side without options is not asked.
    pub fn ask_both(&mut self, options: [Vec<Action>; 2]) -> Step<[Option<Action>; 2]> {
        let mut options = options;
        let mut answers = [None; 2];
        while let Some((side, action)) = self.ask_one_of_both(&options)? {
            answers[side as usize] = Some(action);
            options[side as usize].clear();
        }
        Ok(answers)
    }

    /// One of the chairs that have options answers; which of them answers first makes no difference.
    pub fn ask_one_of_both(&mut self, options: &[Vec<Action>; 2]) -> Step<Option<(Side, Action)>> {
        let waiting: Vec<Side> =
            Side::BOTH.into_iter().filter(|&side| !options[side as usize].is_empty()).collect();
        let side = match waiting[..] {
            [] => return Ok(None),
            [one] => {
                self.compare(Asked::One(one))?;
                one
            }
            _ => {
                self.compare(Asked::Both)?;
                self.rng.pick(&waiting)
            }
        };
        self.compare_legal(Us, &options[0])?;
        self.compare_legal(Ussr, &options[1])?;
        let action = self.pick(side, &options[side as usize]);
        self.give(Actor::Seat(side.seat()), action)?;
        Ok(Some((side, action)))
    }

    /// Nature answers with one of these, all alike.
    pub fn nature(&mut self, options: impl Fn(&World) -> Vec<Action>) -> Step<Action> {
        loop {
            let mine = options(&self.w);
            self.compare(Asked::Nature)?;
            self.compare_legal(Us, &[])?;
            self.compare_legal(Ussr, &[])?;
            self.compare_chances(&mine)?;
            if self.interrupted()? {
                continue;
            }
            let action = self.rng.pick(&mine);
            self.give(Actor::Nature, action)?;
            return Ok(action);
        }
    }

    pub fn die(&mut self) -> Step<u8> {
        match self.nature(|_| (1..=6).map(Action::Die).collect())? {
            Action::Die(die) => Ok(die),
            other => unreachable!("{other:?} is no die"),
        }
    }

    /// A die for the US and one for the USSR.
    pub fn dice(&mut self) -> Step<[i8; 2]> {
        let all = |_: &World| {
            (1..=6).flat_map(|us| (1..=6).map(move |ussr| Action::Dice { us, ussr })).collect::<Vec<_>>()
        };
        match self.nature(all)? {
            Action::Dice { us, ussr } => Ok([us as i8, ussr as i8]),
            other => unreachable!("{other:?} is no pair of dice"),
        }
    }

    pub fn random_card(&mut self, from: impl Fn(&World) -> CardSet) -> Step<CardId> {
        match self.nature(|w| cards(from(w)))? {
            Action::Card(card) => Ok(card),
            other => unreachable!("{other:?} is no card"),
        }
    }

    /// A country of the set; `None` if there is none, or if the side has enough.
    pub fn country(
        &mut self,
        who: Side,
        may_stop: bool,
        from: impl Fn(&World) -> CountrySet,
    ) -> Step<Option<Country>> {
        let answer = self.ask(who, |w| {
            let mut options = countries(from(w));
            if may_stop && !options.is_empty() {
                options.push(DONE);
            }
            options
        })?;
        Ok(match answer {
            Some(Action::Country(country)) => Some(country),
            _ => None,
        })
    }

    /// A card of the set, or none if the side may and will stop.
    pub fn card(
        &mut self,
        who: Side,
        may_stop: bool,
        from: impl Fn(&World) -> CardSet,
    ) -> Step<Option<CardId>> {
        let answer = self.ask(who, |w| {
            let mut options = cards(from(w));
            if may_stop {
                options.push(DONE);
            }
            options
        })?;
        Ok(match answer {
            Some(Action::Card(card)) => Some(card),
            _ => None,
        })
    }

    pub fn word(&mut self, who: Side, options: &[Word]) -> Step<Word> {
        match self.ask(who, |_| words(options))? {
            Some(Action::Word(word)) => Ok(word),
            other => unreachable!("{other:?} is no word"),
        }
    }

    /// Hands an answer to the engine.
    fn give(&mut self, by: Actor, action: Action) -> Step {
        self.log.push((by, action));
        self.decisions += 1;
        self.engine.apply(by, action).map_err(|_| Stop::Differs(format!("the engine refuses {action:?}")))
    }

    /// Now and then a threatened side lifts the Cuban Missile Crisis; it may do so at any time.
    fn interrupted(&mut self) -> Step<bool> {
        for side in Side::BOTH {
            let places = self.lifts(side);
            if !places.is_empty() && self.rng.below(30) == 0 {
                let at = self.rng.pick(&places);
                self.give(Actor::Seat(side.seat()), Action::Lift(at))?;
                self.w.influence[side as usize][at as usize] -= 2;
                self.w.effects.remove(CRISIS_ON[side as usize]);
                self.seen.lifts += 1;
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn lifts(&self, side: Side) -> Vec<Country> {
        if !self.w.has(CRISIS_ON[side as usize]) {
            return Vec::new();
        }
        lifting_places(side).iter().copied().filter(|&at| self.w.points(side, at) >= 2).collect()
    }

    fn compare_legal(&mut self, side: Side, mine: &[Action]) -> Step {
        self.theirs.clear();
        self.engine.legal(side.seat(), &mut self.theirs);
        let mut lifts = self.lifts(side);
        lifts.sort_unstable();
        let both = mine.iter().copied().chain(lifts.into_iter().map(Action::Lift));
        if self.theirs.iter().copied().eq(both.clone()) {
            return Ok(());
        }
        let mine: Vec<Action> = both.collect();
        let only = |a: &[Action], b: &[Action]| {
            words_of(&a.iter().copied().filter(|action| !b.contains(action)).collect::<Vec<_>>())
        };
        Err(Stop::Differs(format!(
            "answers of {}: only the oracle has [{}], only the engine has [{}]",
            side.word(),
            only(&mine, &self.theirs),
            only(&self.theirs, &mine)
        )))
    }

    fn compare_chances(&mut self, mine: &[Action]) -> Step {
        self.chances.clear();
        self.engine.chances(&mut self.chances);
        let p = 1.0 / mine.len() as f32;
        let same = self.chances.len() == mine.len()
            && self
                .chances
                .iter()
                .zip(mine)
                .all(|(&(theirs, q), &mine)| theirs == mine && (p - q).abs() < 1e-6);
        if same {
            return Ok(());
        }
        Err(Stop::Differs(format!(
            "Nature's answers: the oracle has [{}], the engine [{}]",
            words_of(mine),
            words_of(&self.chances.iter().map(|&(action, _)| action).collect::<Vec<_>>())
        )))
    }

    /// Who is asked, and everything on the table.
    fn compare(&self, asked: Asked) -> Step {
        let theirs = match self.engine.to_act() {
            ToAct::Nature => Some(Asked::Nature),
            ToAct::Seats(seats) if seats.len() == 2 => Some(Asked::Both),
            ToAct::Seats(seats) => seats.iter().next().map(|seat| Asked::One(Side::of_seat(seat))),
            ToAct::Over(_) => None,
        };
        if theirs != Some(asked) {
            let mut answers = Vec::new();
            for side in Side::BOTH {
                self.engine.legal(side.seat(), &mut answers);
            }
            let answers = words_of(&answers);
            return Err(Stop::Differs(format!(
                "asked: {asked:?} by the oracle, {theirs:?} by the engine, whose answers are [{answers}]"
            )));
        }
        self.compare_table()
    }

    fn compare_table(&self) -> Step {
        let (w, e) = (&self.w, &self.engine);
        let same = w.influence[0] == e.influence.us
            && w.influence[1] == e.influence.ussr
            && w.hand == [e.hand.us, e.hand.ussr]
            && w.deck == e.deck
            && w.discard == e.discard
            && w.removed == e.removed
            && w.in_play == e.in_play
            && w.table == e.table
            && w.looked_at == e.looked_at
            && w.china == e.china.holder
            && (w.china.is_none() || w.china_up == e.china.face_up)
            && (w.vp, w.defcon, w.turn, w.round) == (e.vp, e.defcon, e.turn, e.round)
            && w.military == [e.military_ops.us, e.military_ops.ussr]
            && w.space == [e.space.us, e.space.ussr]
            && w.attempts == [e.space_attempts.us, e.space_attempts.ussr]
            && w.phasing == e.phasing
            && w.effects == e.effects
            && w.civil_war == e.chinese_civil_war
            && w.order().eq(e.ordered.iter().copied().filter(|&card| e.hand.us.contains(card)))
            && w.swapped == e.swapped
            && w.known == [e.known.us, e.known.ussr];
        if same { Ok(()) } else { Err(Stop::Differs(super::report::differences(w, e))) }
    }

    /// The game is over for the oracle; it must be for the engine, with the same winner for the same reason.
    pub fn compare_end(&self) -> Step {
        let (winner, ending) = self.w.result.expect("the oracle's game is over");
        let winners = winner.map_or(SeatSet::EMPTY, |side| SeatSet::of(side.seat()));
        match self.engine.to_act() {
            ToAct::Over(outcome) if outcome.winners == winners && outcome.ending == ending.word() => {
                if self.w.vp == self.engine.vp && self.w.defcon == self.engine.defcon {
                    return Ok(());
                }
                Err(Stop::Differs(super::report::differences(&self.w, &self.engine)))
            }
            other => Err(Stop::Differs(format!(
                "end: {winner:?} by {} for the oracle, {other:?} for the engine",
                ending.word()
            ))),
        }
    }

    /// The game is over.
    pub fn end<T>(&mut self, winner: Option<Side>, ending: Ending) -> Step<T> {
        self.w.result = Some((winner, ending));
        Err(Stop::Over)
    }
}

fn words_of(actions: &[Action]) -> String {
    actions.iter().map(|&action| word_of(action)).collect::<Vec<_>>().join(" ")
}

pub fn word_of(action: Action) -> String {
    <Struggle as detente_game::Notation>::action_word(action)
}
