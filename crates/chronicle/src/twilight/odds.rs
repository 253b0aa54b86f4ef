//! Chances before the die is cast: coups, realignments, wars, the Space Race.

use detente_struggle::cards::CardId;
use detente_struggle::effects::Effect;
use detente_struggle::map::Country;
use detente_struggle::options::Options;
use detente_struggle::side::{BySide, Side, Us};
use detente_struggle::state::State;
use detente_words::Lang;

use super::modifier::{self, Modifier, sum};
use super::tell::space_box;
use crate::say::Say;

/// What a coup may bring (6.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coup {
    pub by: Side,
    pub target: Country,
    /// The operations used, regional bonuses included.
    pub points: u8,
    pub modifiers: Vec<Modifier>,
    /// What happens for each number of the die.
    pub outcomes: [CoupOutcome; 6],
    /// Where DEFCON would fall to, if the coup lowers it (6.3.4).
    pub defcon: Option<u8>,
    /// The attempt itself loses the game: DEFCON 1, or the Cuban Missile Crisis.
    pub loses: bool,
}

/// What one number of the die brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoupOutcome {
    /// Enemy influence removed.
    pub removed: u8,
    /// Own influence added.
    pub added: u8,
    /// Who controls the country then.
    pub control: Option<Side>,
}

fn controller(country: Country, influence: BySide<u8>) -> Option<Side> {
    let stability = country.stability();
    Side::BOTH.into_iter().find(|&side| influence[side] >= influence[side.opponent()] + stability)
}

/// The odds of a coup by `by` in `target` with `points`, regional bonuses included.
pub fn coup(state: &State, by: Side, target: Country, points: u8) -> Coup {
    let modifiers = modifier::of_coup(state, by, target);
    let enemy = by.opponent();
    let outcome = |die: usize| {
        let result = die as i8 + points as i8 + sum(&modifiers) - 2 * target.stability() as i8;
        let result = result.max(0) as u8;
        let removed = result.min(state.influence(enemy, target));
        let added = result - removed;
        let mut influence = BySide::new(state.influence(Us, target), state.influence(Side::Ussr, target));
        influence[enemy] -= removed;
        influence[by] += added;
        CoupOutcome { removed, added, control: controller(target, influence) }
    };
    let outcomes = [1, 2, 3, 4, 5, 6].map(outcome);
    let spared = by == Us && state.has(Effect::NuclearSubs);
    let defcon = (target.is_battleground() && !spared).then(|| state.defcon.saturating_sub(1));
    let suicide = defcon == Some(1) && state.phasing == by;
    let loses = suicide || state.has(Effect::missile_crisis_on(by));
    Coup { by, target, points, modifiers, outcomes, defcon, loses }
}

impl Coup {
    fn share(&self, fits: impl Fn(&CoupOutcome) -> bool) -> f64 {
        self.outcomes.iter().filter(|outcome| fits(outcome)).count() as f64 / 6.0
    }

    /// The chance that it changes anything.
    pub fn success(&self) -> f64 {
        self.share(|outcome| outcome.removed + outcome.added > 0)
    }

    /// The chance to control the country afterwards.
    pub fn control(&self) -> f64 {
        self.share(|outcome| outcome.control == Some(self.by))
    }

    /// By how many points the balance moves on average.
    pub fn expected(&self) -> f64 {
        self.outcomes.iter().map(|outcome| f64::from(outcome.removed + outcome.added)).sum::<f64>() / 6.0
    }

    /// The lowest die that succeeds, if any does.
    pub fn least(&self) -> Option<u8> {
        let place = self.outcomes.iter().position(|outcome| outcome.removed + outcome.added > 0)?;
        Some(place as u8 + 1)
    }

    pub fn text(&self, lang: Lang) -> String {
        let say = Say(lang);
        let mut text = match self.least() {
            None => say.word("odds-hopeless"),
            Some(least) => say
                .begin("odds-coup")
                .with("chance", say.percent(self.success()))
                .with("least", least)
                .with("expected", say.decimal(self.expected()))
                .with("control", say.percent(self.control()))
                .text(),
        };
        let warning = match (self.loses, self.defcon) {
            (true, _) => Some(say.word("odds-loses")),
            (false, Some(level)) => Some(say.begin("odds-defcon").with("n", level).text()),
            (false, None) => None,
        };
        if let Some(warning) = warning {
            text = format!("{text} · {warning}");
        }
        text
    }
}

/// What a realignment roll may bring (6.2).
#[derive(Clone, Debug, PartialEq)]
pub struct Realignment {
    pub by: Side,
    pub target: Country,
    pub us: Vec<Modifier>,
    pub ussr: Vec<Modifier>,
    /// The chances that the enemy loses influence, that nothing happens, that the roller loses influence.
    pub win: f64,
    pub nothing: f64,
    pub lose: f64,
    /// The chance that the enemy has no influence left.
    pub clears: f64,
    /// How much the enemy, and the roller, lose on average.
    pub enemy_loss: f64,
    pub own_loss: f64,
}

/// The odds of one roll by `by` in `target`.
pub fn realignment(state: &State, by: Side, target: Country) -> Realignment {
    let enemy = by.opponent();
    let sums = state.realignment_modifiers(target);
    let (own, other) = (state.influence(by, target), state.influence(enemy, target));
    let mut result = Realignment {
        by,
        target,
        us: modifier::of_realignment(state, Us, target),
        ussr: modifier::of_realignment(state, Side::Ussr, target),
        win: 0.0,
        nothing: 0.0,
        lose: 0.0,
        clears: 0.0,
        enemy_loss: 0.0,
        own_loss: 0.0,
    };
    for mine in 1..=6i8 {
        for theirs in 1..=6i8 {
            let lead = mine + sums[by] - theirs - sums[enemy];
            let size = lead.unsigned_abs();
            // Designers' rule: the roller may be safe.
            let (gone, lost) = match lead {
                1.. => (size.min(other), 0),
                ..=-1 if !state.options.realign_safe => (0, size.min(own)),
                _ => (0, 0),
            };
            let chance = 1.0 / 36.0;
            if gone > 0 {
                result.win += chance;
            } else if lost > 0 {
                result.lose += chance;
            } else {
                result.nothing += chance;
            }
            if gone == other && other > 0 {
                result.clears += chance;
            }
            result.enemy_loss += chance * f64::from(gone);
            result.own_loss += chance * f64::from(lost);
        }
    }
    result
}

impl Realignment {
    pub fn text(&self, lang: Lang) -> String {
        let say = Say(lang);
        say.begin("odds-realignment")
            .with("win", say.percent(self.win))
            .with("nothing", say.percent(self.nothing))
            .with("lose", say.percent(self.lose))
            .with("gain", say.decimal(self.enemy_loss))
            .text()
    }
}

/// What a war card's die needs (7.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct War {
    pub by: Side,
    pub card: CardId,
    pub target: Country,
    pub modifiers: Vec<Modifier>,
    /// Die and modifiers must reach this.
    pub needed: u8,
}

/// The odds of the war that `card` makes on `target`; nothing if it is no war card.
pub fn war(state: &State, by: Side, card: CardId, target: Country) -> Option<War> {
    let needed = match card {
        CardId::BrushWar => 3,
        CardId::KoreanWar | CardId::ArabIsraeliWar | CardId::IndoPakistaniWar | CardId::IranIraqWar => 4,
        _ => return None,
    };
    Some(War { by, card, target, modifiers: modifier::of_war(state, by, card, target), needed })
}

impl War {
    /// The lowest die that wins, if one does.
    pub fn least(&self) -> Option<u8> {
        (1..=6).find(|&die| die as i8 + sum(&self.modifiers) >= self.needed as i8)
    }

    pub fn success(&self) -> f64 {
        self.least().map_or(0.0, |least| f64::from(7 - least) / 6.0)
    }

    pub fn text(&self, lang: Lang) -> String {
        let say = Say(lang);
        match self.least() {
            None => say.word("odds-hopeless"),
            Some(least) => {
                say.begin("odds-war").with("chance", say.percent(self.success())).with("least", least).text()
            }
        }
    }
}

/// What the next attempt of the Space Race may bring (6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    pub side: Side,
    /// The box aimed at, 1 to 8.
    pub to: u8,
    pub min_ops: u8,
    /// The die must not show more.
    pub most: u8,
    /// Points for reaching it now.
    pub points: u8,
}

/// The odds of the next attempt; nothing after the last box.
pub fn space(state: &State, side: Side) -> Option<Space> {
    let next = state.next_space_box(side)?;
    let to = state.space[side] + 1;
    let points = if state.space[side.opponent()] >= to { next.second } else { next.first };
    Some(Space { side, to, min_ops: next.min_ops, most: next.max_roll, points })
}

impl Space {
    pub fn success(&self) -> f64 {
        f64::from(self.most) / 6.0
    }

    pub fn text(&self, options: &Options, lang: Lang) -> String {
        let say = Say(lang);
        let text = say
            .begin("odds-space")
            .with("chance", say.percent(self.success()))
            .with("most", self.most)
            .with("box", space_box(say, options, self.to))
            .text();
        if self.points == 0 {
            return text;
        }
        format!("{text} · {}", say.begin("vp").with("n", self.points).text())
    }
}
