//! The bots, in workers of their own: each question brings a view, and a bot that knows the table already goes on with what it
//! has thought before. The strongest thinks in rounds ([`rounds`](crate::rounds)).

use std::any::Any;
use std::fmt;

use detente_game::Seat;
use detente_games::{GameName, Player, with_game};
use detente_house::Served;
use detente_learned::levels::listed;
use detente_protocol::{BotTask, BotThought, EngineReply, WorldsTask};

use crate::rounds::Rounds;

/// Bots that are kept in one worker; whoever was asked longest ago goes first.
const MOST: usize = 16;

/// The game whose network a level plays by, if it plays by one.
pub fn network_of<G: Served>(level: &str) -> Option<String> {
    let levels = match GameName::by_name(G::NAME)? {
        GameName::Twilight => detente_learned::LEVELS,
        GameName::GuerraFria => detente_learned::guerra_fria::LEVELS,
    };
    levels.contains(&listed(level)).then(|| G::NAME.to_owned())
}

/// Who sits where: a bot is asked again only where it was asked before.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    table: String,
    seat: String,
    sitter: u32,
    level: String,
}

/// The bots of one worker.
#[derive(Default)]
pub struct Bots {
    /// A [`Player`] of the game of its table.
    seated: Vec<(Place, Box<dyn Any>)>,
    rounds: Rounds,
}

impl fmt::Debug for Bots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.seated.iter().map(|(place, _)| place)).finish()
    }
}

impl Bots {
    /// What a bot comes to, or what it wants to have played first; the error says what is wrong with the question.
    pub fn think(&mut self, task: &BotTask) -> Result<EngineReply, String> {
        let game =
            GameName::by_name(&task.game).ok_or_else(|| format!("no game is called “{}”", task.game))?;
        if game == GameName::Twilight
            && task.awaited
            && let Some(strength) = detente_learned::levels::strength(&task.level)
        {
            return self.rounds.think(task, strength);
        }
        let action = with_game!(game, G => self.of::<G>(task))?;
        let BotTask { table, seat, sitter, version, .. } = task.clone();
        Ok(EngineReply::Thought {
            thought: BotThought { table, seat, sitter, version, action, failed: false },
        })
    }

    /// Plays worlds of a bot that thinks in rounds.
    pub fn worlds(&mut self, task: &WorldsTask) -> Result<EngineReply, String> {
        self.rounds.worlds(task)
    }

    /// Goes on with the values of a round.
    pub fn round(
        &mut self,
        table: &str,
        seat: &str,
        search: u32,
        values: Option<Vec<Vec<f32>>>,
    ) -> Result<EngineReply, String> {
        self.rounds.round(table, seat, search, values)
    }

    fn of<G: Served>(&mut self, task: &BotTask) -> Result<Option<String>, String> {
        let seat = Seat::parse::<G>(&task.seat).ok_or_else(|| format!("“{}” is no seat", task.seat))?;
        let view = G::parse_view(&task.view)?;
        let legal: Option<Vec<G::Action>> = task.legal.iter().map(|word| G::parse_action(word)).collect();
        let legal = legal.filter(|legal| !legal.is_empty()).ok_or("no choices")?;
        let BotTask { table, seat: name, sitter, level, .. } = task.clone();
        let place = Place { table, seat: name, sitter, level };
        let known = self.seated.iter().position(|(other, _)| *other == place);
        let (_, bot) = known.map(|known| self.seated.remove(known)).unzip();
        let mut bot: Box<Player<G>> = if let Some(bot) = bot.and_then(|bot| bot.downcast().ok()) {
            bot
        } else {
            let seed = task.seed.parse().map_err(|_| format!("“{}” is no seed", task.seed))?;
            let made = G::bot(&task.level, seed);
            Box::new(made.ok_or_else(|| format!("no bot of level “{}” can play here", task.level))?)
        };
        let action = if task.awaited {
            Some(bot.choose(seat, &view, &legal))
        } else {
            bot.interrupt(seat, &view, &legal)
        };
        if self.seated.len() >= MOST {
            self.seated.remove(0);
        }
        self.seated.push((place, bot));
        Ok(action.map(G::action_word))
    }
}

#[cfg(test)]
mod tests {
    use detente_games::{GuerraFria, Struggle};

    use super::*;

    #[test]
    fn every_level_that_plays_by_a_network_says_which() {
        let twilight = |level| network_of::<Struggle>(level).as_deref() == Some("twilight");
        let guerra_fria = |level| network_of::<GuerraFria>(level).as_deref() == Some("guerra-fria");
        for level in ["random", "greedy", "search", "search@100n", "grandmaster"] {
            assert!(!twilight(level), "{level}");
        }
        if detente_learned::weights::PRESENT {
            for level in ["recruit", "colonel", "learned", "general", "marshal", "marshal@64n"] {
                assert!(twilight(level), "{level}");
            }
        }
        if detente_learned::weights::GUERRA_FRIA_PRESENT {
            assert!(guerra_fria("colonel") && guerra_fria("sergeant"));
            assert!(!guerra_fria("marshal") && !guerra_fria("search"));
        }
    }
}
