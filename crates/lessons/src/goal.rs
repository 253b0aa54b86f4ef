//! What counts as done: something that happened (a moment) or something that is so (the position), read off the messages that a
//! learner's own screen gets. Nothing here computes a rule.

use detente_protocol::{CardUse, GameView, Player, ScoreLevel, Side, TwilightView, What};
use serde_json::Value;

/// One condition. `by` is always the learner's own side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// `coup COUNTRY`: a coup was rolled there.
    Coup(String),
    /// `realign COUNTRY`: a realignment was rolled there.
    Realign(String),
    /// `card CARD USE`: the card is played for this; `any` use will do.
    Card(String, Option<CardUse>),
    /// `event CARD`: the event happened, whoever played it.
    Event(String),
    /// `headline CARD`: it was turned up as the learner's headline.
    Headline(String),
    /// `scored REGION`
    Scored(String),
    /// `shortfall`: the military operations of the turn were counted.
    Shortfall,
    /// `calls SEAT`: the learner's card of alliance names this player.
    Calls(Player),
    /// `attack won` or `attack beaten`: an attack came about and ended so.
    Attack(bool),
    /// `control SIDE COUNTRY`
    Control(Side, String),
    /// `influence SIDE COUNTRY N`: at least so much.
    Influence(Side, String, u8),
    /// `military N`: at least so many military operations of the learner's, even if the turn has ended since.
    Military(u8),
    /// `defcon N`: DEFCON stands there.
    Defcon(u8),
    /// `space N`: the learner's place on the Space Race.
    Space(u8),
    /// `level REGION LEVEL`: what the learner's side would score there.
    Level(String, ScoreLevel),
    /// `china SIDE`: who holds The China Card.
    China(Side),
    /// `missiles SEAT N`: the learner aims at least so many at this player.
    Missiles(Player, u32),
    /// `reserve N`: the learner's reserve is exactly this.
    Reserve(u32),
}

/// A fixed word of the protocol.
fn word<T: for<'a> serde::Deserialize<'a>>(text: &str) -> Result<T, String> {
    serde_json::from_value(Value::from(text)).map_err(|_| format!("“{text}” is no such word"))
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("“{text}” is no number"))
}

impl Goal {
    pub fn parse(text: &str) -> Result<Goal, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let id = |at: usize| words[at].to_owned();
        Ok(match *words.as_slice() {
            ["coup", _] => Goal::Coup(id(1)),
            ["realign", _] => Goal::Realign(id(1)),
            ["card", _, "any"] => Goal::Card(id(1), None),
            ["card", _, usage] => Goal::Card(id(1), Some(word(usage)?)),
            ["event", _] => Goal::Event(id(1)),
            ["headline", _] => Goal::Headline(id(1)),
            ["scored", _] => Goal::Scored(id(1)),
            ["shortfall"] => Goal::Shortfall,
            ["calls", seat] => Goal::Calls(word(seat)?),
            ["attack", how @ ("won" | "beaten")] => Goal::Attack(how == "won"),
            ["control", side, _] => Goal::Control(word(side)?, id(2)),
            ["influence", side, _, n] => Goal::Influence(word(side)?, id(2), number(n)?),
            ["military", n] => Goal::Military(number(n)?),
            ["defcon", n] => Goal::Defcon(number(n)?),
            ["space", n] => Goal::Space(number(n)?),
            ["level", _, level] => Goal::Level(id(1), word(level)?),
            ["china", side] => Goal::China(word(side)?),
            ["missiles", seat, n] => Goal::Missiles(word(seat)?, number(n)?),
            ["reserve", n] => Goal::Reserve(number(n)?),
            _ => return Err(format!("“{text}” is no goal")),
        })
    }

    /// Is it so for the learner on this seat, by what happened since the step began and by what lies on the table?
    pub fn holds(&self, seat: &str, happened: &[What], view: &GameView) -> bool {
        happened.iter().any(|what| self.happened(seat, what)) || self.stands(seat, view)
    }

    fn happened(&self, seat: &str, what: &What) -> bool {
        let own = |side: Side| word::<Side>(seat) == Ok(side);
        let own_player = |player: Player| word::<Player>(seat) == Ok(player);
        match (self, what) {
            (Goal::Coup(at), What::Coup { by, country, .. })
            | (Goal::Realign(at), What::Realignment { by, country, .. }) => own(*by) && at == country,
            (Goal::Card(played, wanted), What::Card { side, card, usage }) => {
                own(*side) && played == card && wanted.is_none_or(|wanted| wanted == *usage)
            }
            (Goal::Event(wanted), What::Event { card, .. }) => wanted == card,
            (Goal::Headline(wanted), What::HeadlineTurned { side, card }) => own(*side) && wanted == card,
            (Goal::Scored(wanted), What::Scoring { region, .. }) => wanted == region,
            (Goal::Shortfall, What::Shortfall { .. }) => true,
            (Goal::Military(n), What::MilitaryOps { side, to, .. }) => own(*side) && to >= n,
            (Goal::Calls(wanted), What::Calls { by, ally }) => own_player(*by) && wanted == ally,
            (Goal::Attack(wanted), What::AttackEnds { won, .. }) => wanted == won,
            _ => false,
        }
    }

    fn stands(&self, seat: &str, view: &GameView) -> bool {
        match view {
            GameView::Twilight { view } => word(seat).is_ok_and(|side| self.stands_in_twilight(side, view)),
            GameView::GuerraFria { view } => {
                let own = view.arsenals.iter().find(|arsenal| word::<Player>(seat) == Ok(arsenal.player));
                own.is_some_and(|own| match self {
                    Goal::Missiles(against, n) => {
                        own.attack.iter().any(|marker| marker.against == *against && marker.missiles >= *n)
                    }
                    Goal::Reserve(n) => own.reserve == *n,
                    _ => false,
                })
            }
        }
    }

    fn stands_in_twilight(&self, own: Side, view: &TwilightView) -> bool {
        let country = |id: &str| view.countries.iter().find(|country| country.id == id);
        let of = |numbers: &detente_protocol::BySide| match own {
            Side::Us => numbers.us,
            Side::Ussr => numbers.ussr,
        };
        match self {
            Goal::Control(side, id) => country(id).is_some_and(|country| country.control == Some(*side)),
            Goal::Influence(side, id, n) => country(id).is_some_and(|country| {
                let there = if *side == Side::Us { country.us } else { country.ussr };
                there >= *n
            }),
            Goal::Military(n) => of(&view.military_ops) >= *n,
            Goal::Defcon(n) => view.defcon == *n,
            Goal::Space(n) => of(&view.space) == *n,
            Goal::Level(id, level) => view.scores.iter().any(|score| {
                let share = if own == Side::Us { &score.us } else { &score.ussr };
                score.region == *id && share.level == *level
            }),
            Goal::China(side) => view.china.holder == Some(*side),
            _ => false,
        }
    }
}
