//! The bots, in workers of their own: each question brings a view, and a bot that knows the table already goes on with what it
//! has thought before.

use std::any::Any;
use std::fmt;

use detente_game::Seat;
use detente_games::{GameName, Player, with_game};
use detente_house::Served;
use detente_protocol::{BotTask, BotThought};

/// Bots that are kept in one worker; whoever was asked longest ago goes first.
const MOST: usize = 16;

/// Does a level play by the network?
pub fn needs_network<G: Served>(level: &str) -> bool {
    let plain = level.split('@').next().unwrap_or(level);
    G::NAME == GameName::Twilight.name() && detente_learned::LEVELS.contains(&plain)
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
}

impl fmt::Debug for Bots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.seated.iter().map(|(place, _)| place)).finish()
    }
}

impl Bots {
    /// What a bot comes to; the error says what is wrong with the question.
    pub fn think(&mut self, task: &BotTask) -> Result<BotThought, String> {
        let game =
            GameName::by_name(&task.game).ok_or_else(|| format!("no game is called “{}”", task.game))?;
        let action = with_game!(game, G => self.of::<G>(task))?;
        let BotTask { table, seat, sitter, version, .. } = task.clone();
        Ok(BotThought { table, seat, sitter, version, action, failed: false })
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
