//! The strongest bot thinks in rounds: in each it wants its ideas to be played in some more worlds, and any worker can play any of
//! them. So one search uses several workers that share nothing, one sees how far it is, and it can be told to choose between two
//! rounds. What it chooses does not depend on who played the worlds.

use detente_game::{Game, Notation, Seat};
use detente_games::Struggle;
use detente_learned::marshal::{Begun, Trying, usual_scene};
use detente_learned::{Marshal, Mind, Strength, weights};
use detente_protocol::{BotRound, BotTask, BotThought, EngineReply, WorldsTask};

type View = <Struggle as Game>::View;
type Action = <Struggle as Game>::Action;

/// Bots that are kept in one worker; whoever was asked longest ago goes first.
const MOST: usize = 4;

/// More worlds than this belong to no round.
const MOST_WORLDS: u32 = 1024;

/// A bot at its table.
#[derive(Debug)]
struct Thinker {
    bot: Marshal,
    /// What it was asked last.
    task: BotTask,
    trying: Option<Box<Trying>>,
    /// The number of what it tries now: whoever left a table and came back has it begin anew, and values that are still on
    /// their way belong to the search before.
    search: u32,
}

/// The bots of one worker that think in rounds, and the mind that plays worlds for those of others.
#[derive(Debug, Default)]
pub struct Rounds {
    thinkers: Vec<Thinker>,
    /// Searches that were begun here.
    begun: u32,
    mind: Option<Mind>,
}

/// A view and the choices in it, read from the notation.
fn read(seat: &str, view: &str, legal: &[String]) -> Result<(Seat, View, Vec<Action>), String> {
    let seat = Seat::parse::<Struggle>(seat).ok_or_else(|| format!("“{seat}” is no seat"))?;
    let view = Struggle::parse_view(view)?;
    Ok((seat, view, actions(legal)?))
}

fn actions(words: &[String]) -> Result<Vec<Action>, String> {
    let actions: Option<Vec<Action>> = words.iter().map(|word| Struggle::parse_action(word)).collect();
    actions.filter(|actions| !actions.is_empty()).ok_or_else(|| "no choices".to_owned())
}

fn seed(word: &str) -> Result<u64, String> {
    word.parse().map_err(|_| format!("“{word}” is no seed"))
}

impl Rounds {
    /// Begins to think.
    pub fn think(&mut self, task: &BotTask, strength: Strength) -> Result<EngineReply, String> {
        let (seat, view, legal) = read(&task.seat, &task.view, &task.legal)?;
        let same = |thinker: &Thinker| {
            let known = &thinker.task;
            (&known.table, &known.seat, known.sitter, &known.level)
                == (&task.table, &task.seat, task.sitter, &task.level)
        };
        let known = self.thinkers.iter().position(same);
        let mut bot = if let Some(known) = known {
            self.thinkers.remove(known).bot
        } else {
            let network = weights::shipped().ok_or("the network is not here")?;
            Marshal::new(&network, strength, seed(&task.seed)?)
        };
        let begun = bot.begin(seat, &view, &legal);
        if self.thinkers.len() >= MOST {
            self.thinkers.remove(0);
        }
        let (trying, decided) = match begun {
            Begun::Decided(action) => (None, Some(action)),
            Begun::Trying(trying) => (Some(trying), None),
        };
        self.begun = self.begun.wrapping_add(1);
        let thinker = Thinker { bot, task: task.clone(), trying, search: self.begun };
        let reply = match decided {
            Some(action) => thought(&thinker.task, action),
            None => thinker.wants().ok_or("nothing is tried")?,
        };
        self.thinkers.push(thinker);
        Ok(reply)
    }

    /// Goes on with the values of a round, or chooses by what is there.
    pub fn round(
        &mut self,
        table: &str,
        seat: &str,
        search: u32,
        values: Option<Vec<Vec<f32>>>,
    ) -> Result<EngineReply, String> {
        let own = |thinker: &&mut Thinker| {
            (thinker.task.table.as_str(), thinker.task.seat.as_str(), thinker.search) == (table, seat, search)
        };
        let thinker = self.thinkers.iter_mut().rev().find(own).ok_or("nobody thinks there")?;
        let mut trying = thinker.trying.take().ok_or("nothing is tried")?;
        let enough = values.is_none();
        if let Some(values) = values
            && !trying.add(values)
        {
            thinker.trying = Some(trying);
            return Err("these are not the values of the round".to_owned());
        }
        if enough || trying.is_over() {
            let action = thinker.bot.finish(&trying);
            return Ok(thought(&thinker.task, action));
        }
        thinker.trying = Some(trying);
        thinker.wants().ok_or_else(|| "nothing is tried".to_owned())
    }

    /// Plays worlds for a bot that may think in another worker.
    pub fn worlds(&mut self, task: &WorldsTask) -> Result<EngineReply, String> {
        let (seat, view, legal) = read(&task.seat, &task.view, &task.legal)?;
        let (tried, seed) = (actions(&task.tried)?, seed(&task.seed)?);
        if task.count > MOST_WORLDS || tried.iter().any(|action| !legal.contains(action)) {
            return Err("these worlds belong to no round".to_owned());
        }
        if self.mind.is_none() {
            self.mind = weights::shipped().map(Mind::new);
        }
        let mind = self.mind.as_mut().ok_or("the network is not here")?;
        let scene = usual_scene(mind, seat, &view, &legal, seed);
        let numbers = task.first as usize..(task.first as usize).saturating_add(task.count as usize);
        let values = numbers.map(|world| scene.world(mind, world, &tried)).collect();
        Ok(EngineReply::Values { values })
    }
}

impl Thinker {
    /// What is to be played next.
    fn wants(&self) -> Option<EngineReply> {
        let trying = self.trying.as_ref()?;
        let BotTask { table, seat, sitter, view, legal, .. } = self.task.clone();
        let (trials, round) = (trying.trials(), trying.round());
        let worlds = WorldsTask {
            seat: seat.clone(),
            view,
            legal,
            seed: trials.scene().seed.to_string(),
            tried: trials.playing().into_iter().map(Struggle::action_word).collect(),
            first: round.start as u32,
            count: round.len() as u32,
        };
        let limit = u32::try_from(trying.limit()).unwrap_or(u32::MAX);
        let (search, lines) = (self.search, trials.lines() as u32);
        let round = BotRound { table, seat, sitter, search, lines, limit, worlds };
        Some(EngineReply::Round { round })
    }
}

fn thought(task: &BotTask, action: Action) -> EngineReply {
    let BotTask { table, seat, sitter, version, .. } = task.clone();
    let action = Some(Struggle::action_word(action));
    EngineReply::Thought { thought: BotThought { table, seat, sitter, version, action, failed: false } }
}
