//! What a region would score now (10.1), added up as the rulebook does.

use detente_struggle::cards::CardId;
use detente_struggle::effects::Effect;
use detente_struggle::map::{Country, CountrySet, Region};
use detente_struggle::rules::scoring::{Amendments, Level};
use detente_struggle::side::{BySide, Side, Us, Ussr};
use detente_struggle::state::State;
use detente_words::Lang;

use crate::say::Say;

/// One side's share of a scoring, with what it is made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    pub side: Side,
    pub level: Level,
    /// Points for the level.
    pub base: i8,
    /// Controlled battlegrounds, a point each.
    pub battlegrounds: Vec<Country>,
    /// Controlled countries beside the enemy superpower, a point each.
    pub adjacent: Vec<Country>,
    pub points: i8,
}

/// A region as it would be scored now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegionScore {
    pub region: Region,
    pub shares: BySide<Share>,
    /// Control of Europe wins the game.
    pub decides: Option<Side>,
}

impl RegionScore {
    /// What the marker would move, positive for the US.
    pub fn difference(&self) -> i8 {
        self.shares.us.points - self.shares.ussr.points
    }

    /// `Europe: US 7 (Domination 5, …), USSR 3 (Presence 3): US +4`.
    pub fn text(&self, lang: Lang) -> String {
        let say = Say(lang);
        let result = match (self.decides, self.difference()) {
            (Some(side), _) => say.begin("preview-wins").side(side).text(),
            (None, n) => difference(say, n),
        };
        say.begin("preview-region")
            .with("region", say.region(self.region))
            .with("us", self.shares.us.text(lang))
            .with("ussr", self.shares.ussr.text(lang))
            .with("result", result)
            .both()
            .text()
    }
}

impl Share {
    /// `10 (Domination 7, 2 battlegrounds, 1 next to the enemy)`.
    pub fn text(&self, lang: Lang) -> String {
        let say = Say(lang);
        if self.level == Level::Nothing {
            return "0".to_owned();
        }
        let level = match self.level {
            Level::Nothing | Level::Presence => "term-presence",
            Level::Domination => "term-domination",
            Level::Control => "term-control",
        };
        let mut parts = vec![format!("{} {}", say.word(level), self.base)];
        let counts = [(&self.battlegrounds, "preview-battlegrounds"), (&self.adjacent, "preview-adjacent")];
        for (countries, id) in counts {
            if !countries.is_empty() {
                parts.push(say.begin(id).with("n", countries.len() as u32).text());
            }
        }
        format!("{} ({})", self.points, parts.join(", "))
    }
}

/// `US +4`, or that nobody gains.
fn difference(say: Say, n: i8) -> String {
    match n {
        0 => say.word("preview-even"),
        n => {
            let side = if n > 0 { Us } else { Ussr };
            format!("{} +{}", say.name(side), n.unsigned_abs())
        }
    }
}

/// A region as it would be scored now by its card: Formosan Resolution counts, Shuttle Diplomacy is still to be chosen.
pub fn region(state: &State, region: Region) -> RegionScore {
    with(state, region, Amendments { taiwan: state.has(Effect::FormosanResolution), shuttle: None })
}

/// A region scored with these amendments.
pub fn with(state: &State, region: Region, amendments: Amendments) -> RegionScore {
    let scored = state.score(region, amendments);
    let share = |side: Side| {
        let mut held = state.controlled[side] & region.countries();
        let mut beside = held & CountrySet::next_to(side.opponent());
        if let (Ussr, Some(taken)) = (side, amendments.shuttle) {
            held.remove(taken);
            if !state.options.departures.shuttle_keeps_adjacency {
                beside.remove(taken);
            }
        }
        let mut battlegrounds = CountrySet::BATTLEGROUNDS;
        if amendments.taiwan && region == Region::Asia && state.controls(Us, Country::Taiwan) {
            battlegrounds.insert(Country::Taiwan);
        }
        let (presence, domination, control) = region.points();
        Share {
            side,
            level: scored[side].level,
            base: match scored[side].level {
                Level::Nothing => 0,
                Level::Presence => presence,
                Level::Domination => domination,
                Level::Control => control,
            },
            battlegrounds: (held & battlegrounds).iter().collect(),
            adjacent: beside.iter().collect(),
            points: scored[side].points,
        }
    };
    let controls = |side: &Side| region == Region::Europe && scored[*side].level == Level::Control;
    RegionScore {
        region,
        shares: BySide::new(share(Us), share(Ussr)),
        decides: Side::BOTH.into_iter().find(controls),
    }
}

/// What a scoring card of one of the six regions would score now.
pub fn of_card(state: &State, card: CardId) -> Option<RegionScore> {
    Some(region(state, card.scored_region()?))
}

/// Southeast Asia Scoring now: the points of either side.
pub fn southeast_asia(state: &State) -> BySide<i8> {
    let points = |side: Side| {
        let held = state.controlled[side] & CountrySet::SOUTHEAST_ASIA;
        held.len() as i8 + i8::from(held.contains(Country::Thailand))
    };
    BySide::new(points(Us), points(Ussr))
}

/// 10.3.2: the final scoring as it would be now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalScore {
    pub regions: Vec<RegionScore>,
    /// Who has the point of The China Card.
    pub china: Option<Side>,
    /// The score after it, positive for the US; without meaning if Europe decides the game.
    pub score: i8,
}

impl FinalScore {
    pub fn decides(&self) -> Option<Side> {
        self.regions.iter().find_map(|region| region.decides)
    }

    /// One line a region, one for The China Card, one for the end.
    pub fn texts(&self, lang: Lang) -> Vec<String> {
        let say = Say(lang);
        let mut lines: Vec<String> = self.regions.iter().map(|region| region.text(lang)).collect();
        if let Some(side) = self.china {
            lines.push(format!(
                "{}: {}",
                say.title(CardId::TheChinaCard),
                difference(say, if side == Us { 1 } else { -1 })
            ));
        }
        lines.push(match self.decides() {
            Some(side) => say.begin("preview-wins").side(side).text(),
            None => format!("{}: {}", say.word("term-final-scoring"), difference(say, self.score)),
        });
        lines
    }
}

/// The whole final scoring, if the game ended now.
pub fn final_scoring(state: &State) -> FinalScore {
    let regions: Vec<RegionScore> = Region::ALL.into_iter().map(|each| region(state, each)).collect();
    let china = state.china.holder;
    let bonus = match china {
        Some(Us) => 1,
        Some(Ussr) => -1,
        None => 0,
    };
    let score = state.vp + bonus + regions.iter().map(RegionScore::difference).sum::<i8>();
    FinalScore { regions, china, score }
}
