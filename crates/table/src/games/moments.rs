//! Plays and moments as messages to one viewer: the frame, and the part of Guerra Fría. That of Twilight Struggle is in
//! `twilight_moments`.

use detente_chronicle::guerra_fria::{PlayKind, What, null_text};
use detente_chronicle::{Audience, Chronicle, Happening as _, Moment, Told};
use detente_game::Viewer;
use detente_guerra_fria::game::Ending;
use detente_guerra_fria::{Arsenal, GuerraFria, Null, Pair, Player};
use detente_protocol as p;
use detente_words::Lang;

use super::guerra_fria::{placement, player};
use super::seat_name;

/// How a game's plays and moments become messages.
pub trait Moments: Told {
    fn kind(kind: &<Self::Log as Chronicle<Self>>::Kind) -> p::PlayKind;

    /// What a moment tells. What its viewer may not know is no longer in it.
    fn what(log: &Self::Log, what: &<Self::Log as Chronicle<Self>>::What, lang: Lang) -> p::What;
}

/// The plays from `from` on, as one viewer may know them.
pub fn plays<G: Moments>(log: &G::Log, from: usize, viewer: Viewer, lang: Lang) -> Vec<p::Play> {
    (from..log.plays().len()).filter_map(|index| play::<G>(log, index, viewer, lang)).collect()
}

fn play<G: Moments>(log: &G::Log, index: usize, viewer: Viewer, lang: Lang) -> Option<p::Play> {
    let play = log.plays().get(index)?;
    let told = |moment: Moment<<G::Log as Chronicle<G>>::What>| p::Moment {
        audience: match moment.what.audience() {
            Audience::Everybody => None,
            Audience::Only(seat) => Some(seat_name::<G>(seat)),
        },
        lines: moment.lines.iter().map(|&line| line as u32).collect(),
        what: G::what(log, &moment.what, lang),
    };
    Some(p::Play {
        kind: G::kind(&play.kind),
        within: play.within.map(|play| play as u32),
        continues: play.continues.map(|play| play as u32),
        line: play.first_line as u32,
        moments: log.moments(index, viewer).into_iter().map(told).collect(),
    })
}

fn members(pair: Pair) -> Vec<p::Player> {
    pair.members().map(player).to_vec()
}

fn missiles(by: Player, arsenal: &Arsenal) -> p::MissileCount {
    let attack = by.rivals().into_iter().zip(arsenal.attack);
    let attack = attack.map(|(rival, missiles)| p::Marker { against: player(rival), missiles }).collect();
    p::MissileCount { attack, reserve: arsenal.reserve }
}

const fn null_why(why: Null) -> p::NullWhy {
    match why {
        Null::NoPlay => p::NullWhy::NoPlay,
        Null::OverTwelve { .. } => p::NullWhy::OverTwelve,
        Null::ReserveBelowZero { .. } => p::NullWhy::Reserve,
        Null::MovedOverTwelve { .. } => p::NullWhy::Moved,
        Null::Unequal { .. } => p::NullWhy::Unequal,
        Null::MarkerBelowZero { .. } => p::NullWhy::Marker,
    }
}

impl Moments for GuerraFria {
    fn kind(kind: &PlayKind) -> p::PlayKind {
        match *kind {
            PlayKind::Choices { round } => p::PlayKind::Choices { round },
            PlayKind::CarriedOut { round } => p::PlayKind::CarriedOut { round },
            PlayKind::Attack { round, attackers } => {
                p::PlayKind::Attack { round, attackers: members(attackers) }
            }
        }
    }

    fn what(_log: &Self::Log, what: &What, lang: Lang) -> p::What {
        match *what {
            What::Chosen { by } => p::What::Chosen { by: player(by) },
            What::Revealed { by, cards } => p::What::Revealed { by: player(by), cards: placement(cards) },
            What::Nullified { by, why } => {
                p::What::Nullified { by: player(by), why: null_why(why), text: null_text(why, lang) }
            }
            What::Missiles { by, new, before, after } => p::What::Missiles {
                by: player(by),
                new,
                before: missiles(by, &before),
                after: missiles(by, &after),
            },
            What::Calls { by, ally } => p::What::Calls { by: player(by), ally: player(ally) },
            What::Unanswered { by, ally } => p::What::Unanswered { by: player(by), ally: player(ally) },
            What::Attack { attackers, forces } => p::What::AttackBegins {
                attackers: members(attackers),
                attacking: forces.attacking,
                defending: forces.defending,
            },
            What::AttackEnds { attackers, won } => p::What::AttackEnds { attackers: members(attackers), won },
            What::Over { ending } => {
                let (winners, ending) = match ending {
                    Ending::Attack(pair) => (pair.members().to_vec(), "attack"),
                    Ending::MaxRounds => (Vec::new(), "max-rounds"),
                };
                let winners = winners.into_iter().map(|by| seat_name::<GuerraFria>(by.seat())).collect();
                p::What::Over { winners, ending: ending.to_owned() }
            }
        }
    }
}
