//! Level `greedy`: a sensible builder that sees an attack coming and takes one when it is there.
//!
//! It looks at the table as it lies and one round ahead, no further, and has no memory.

use detente_game::{Bot, Rng, Seat};
use detente_guerra_fria::{Action, Arsenal, GuerraFria, Play, Player, View};

use crate::entering::{Decided, next_step};
use crate::leads::{Leads, enemies};

/// Level `greedy`.
#[derive(Clone, Debug)]
pub struct Greedy {
    temper: Temper,
    rng: Rng,
    decided: Decided,
}

pub fn greedy(seed: u64) -> Greedy {
    with_temper(seed, Temper::GREEDY)
}

/// A greedy player of another temper.
pub fn with_temper(seed: u64, temper: Temper) -> Greedy {
    Greedy { temper, rng: Rng::new(seed), decided: Decided::default() }
}

impl Bot<GuerraFria> for Greedy {
    fn choose(&mut self, seat: Seat, view: &View, _legal: &[Action]) -> Action {
        let by = Player::at(seat);
        let (temper, rng) = (&self.temper, &mut self.rng);
        let play = self.decided.play(view, || greedy_play(temper, by, &view.arsenals, rng));
        next_step(by, play, view)
    }

    fn new_game(&mut self) {
        self.decided.forget();
    }
}

/// A greedy player of another temper in every game: what a learning player practises against.
#[derive(Clone, Debug)]
pub struct Moody {
    rng: Rng,
    player: Greedy,
}

pub fn moody(seed: u64) -> Moody {
    let mut rng = Rng::new(seed);
    let player = with_temper(rng.next_u64(), Temper::any(&mut rng));
    Moody { rng, player }
}

impl Bot<GuerraFria> for Moody {
    fn choose(&mut self, seat: Seat, view: &View, legal: &[Action]) -> Action {
        self.player.choose(seat, view, legal)
    }

    fn new_game(&mut self) {
        self.player.new_game();
        self.player.temper = Temper::any(&mut self.rng);
    }
}

/// What makes one greedy player different from another. Chances are in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Temper {
    /// Thinks of attacking when the lead is more than this.
    pub daring: i32,
    /// How often it attacks though the enemies have enough in reserve to hold, if they see it.
    pub nerve: u32,
    /// Thinks of defending when the enemies lead by more than this.
    pub calm: i32,
    /// How often it gives up a build to save the pair by an `[R]`.
    pub sacrifice: u32,
    /// How often it puts the new missiles in reserve while nothing presses.
    pub thrift: u32,
}

impl Temper {
    /// Level `greedy`. Among its like it wins and loses in forty rounds or so: rasher tempers waste builds on attacks
    /// that fail, calmer ones win a little more but draw most of their games.
    pub const GREEDY: Temper = Temper { daring: 8, nerve: 75, calm: 4, sacrifice: 50, thrift: 60 };

    /// Rash or patient, careful or careless, saving or spending.
    fn any(rng: &mut Rng) -> Temper {
        Temper {
            daring: rng.below(20) as i32,
            nerve: rng.below(101),
            calm: rng.below(10) as i32,
            sacrifice: rng.below(101),
            thrift: rng.below(101),
        }
    }
}

/// How many missiles a player can bring against two others in one round by building.
#[inline]
fn buildable(arsenal: &Arsenal) -> i32 {
    i32::from(arsenal.most_built())
}

/// What a greedy player chooses on this table.
pub fn greedy_play(temper: &Temper, by: Player, arsenals: &[Arsenal; 4], rng: &mut Rng) -> Play {
    let leads = Leads::of(arsenals);
    let own = &arsenals[by as usize];
    let mut order = by.rivals();
    rng.shuffle(&mut order);

    // An attack is there if the other two cannot stop it by four new missiles each. With more in reserve they can, if
    // they see it coming; then it takes nerve.
    let best = order.into_iter().max_by_key(|&ally| leads.with(by, ally)).unwrap_or(order[0]);
    let lead = leads.with(by, best);
    let [one, other] = enemies(by, best);
    if lead > temper.daring {
        let held = buildable(&arsenals[one as usize]) + buildable(&arsenals[other as usize]);
        if lead > held || rng.below(100) < temper.nerve {
            return Play::Attack(best);
        }
    }

    // An attack is coming if the two enemies lead against us.
    let weakest = order.into_iter().min_by_key(|&ally| leads.with(by, ally)).unwrap_or(order[0]);
    let danger = -leads.with(by, weakest);
    if danger > temper.calm {
        let [one, other] = enemies(by, weakest);
        let kept = by.marker_against(weakest);
        let movable = own.attack[kept].min(12) as i32;
        // If both of us build and that is still too little, one must reorganise; which one is a matter of nerve.
        let both = buildable(own) + buildable(&arsenals[weakest as usize]);
        if danger > both && movable > buildable(own) && rng.below(100) < temper.sacrifice {
            return shift(by, weakest, movable.min(danger) as i8);
        }
        let sum = danger.clamp(4, buildable(own)) as u8;
        return build(by, one, other, sum);
    }

    // Otherwise save for a surprise, or build where one leads most already.
    if own.reserve < 8 && rng.below(100) < temper.thrift {
        return Play::Build([0; 3]);
    }
    let sum = if own.reserve >= 8 { 12 } else { 4 };
    build(by, one, other, sum)
}

/// An `[R]` that takes `moved` missiles away from the ally and aims half of them at each of the other two.
fn shift(by: Player, ally: Player, moved: i8) -> Play {
    let [one, other] = enemies(by, ally);
    let mut numbers = [0; 3];
    numbers[by.marker_against(ally)] = -moved;
    numbers[by.marker_against(one)] = moved / 2;
    numbers[by.marker_against(other)] = moved - moved / 2;
    Play::Regroup(numbers)
}

/// A [+4] that adds `sum`, half against each.
fn build(by: Player, one: Player, other: Player, sum: u8) -> Play {
    let mut numbers = [0; 3];
    numbers[by.marker_against(one)] = sum / 2;
    numbers[by.marker_against(other)] = sum - sum / 2;
    Play::Build(numbers)
}
