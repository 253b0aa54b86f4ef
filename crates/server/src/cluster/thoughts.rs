//! Bots that think on another server: asked with the text of a view, as bots of programs are, and with nothing that their seat may not
//! know. Whoever thinks keeps the bot of a table and seat for the next question: a bot saves time where a choice is clear, and spends
//! it where one is not.

use std::any::Any;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_nats::Subscriber;
use detente_game::Seat;
use detente_games::{GameName, Player, with_game};
use detente_table::Wanted;
use futures_util::StreamExt as _;

use super::bus::{Bus, Silence};
use super::wire::{Thinking, pack, unpack};
use crate::hub::{Hub, locked};
use crate::table::{Served, random_seed};
use crate::thinking::{Owner, Rank};

/// Whoever thinks for another server says so often that it still does, however long the thought and the waiting for a place take.
const SIGN: Duration = Duration::from_secs(1);
/// Whoever says nothing for so long is gone: another is asked.
const SILENCE: Duration = Duration::from_secs(4);
/// Where nobody thinks for others it is tried again after this.
const PAUSE: Duration = Duration::from_millis(500);

/// No more bots than these are kept: those that were asked longest ago are made anew.
const MOST_KEPT: usize = 200;

/// What a bot of another server would do, in words; nothing if it does not want to interrupt. Waits until one is there.
pub async fn think_afar<G: Served>(
    hub: &Hub,
    table: String,
    host: String,
    wanted: &Wanted<G>,
) -> Option<String> {
    let bus = hub.cluster()?.bus.as_ref()?;
    let question = pack(&Thinking {
        game: G::NAME.to_owned(),
        table,
        seat: wanted.seat.0,
        level: wanted.level.clone(),
        awaited: wanted.awaited,
        view: G::view_text(&wanted.view),
        legal: wanted.legal.iter().map(|&action| G::action_word(action)).collect(),
        host,
    });
    while !hub.is_stopping() {
        match bus.ask_long("think", question.clone(), SILENCE).await {
            Ok(answer) => return unpack::<Option<String>>(&answer).flatten(),
            Err(Silence::Unheard | Silence::Unanswered) => tokio::time::sleep(PAUSE).await,
        }
    }
    None
}

/// Thinks for the tables of other servers.
pub(super) async fn think_for_others(hub: Arc<Hub>, bus: Bus, mut asked: Subscriber) {
    let bots = Arc::new(Bots::default());
    while let Some(message) = asked.next().await {
        let (Some(question), Some(to)) = (unpack::<Thinking>(&message.payload), message.reply) else {
            continue;
        };
        let (hub, bus, bots) = (hub.clone(), bus.clone(), bots.clone());
        tokio::spawn(async move {
            let Some(game) = GameName::by_name(&question.game) else { return };
            let thought = async { with_game!(game, G => think::<G>(&hub, &bots, question).await) };
            let mut thought = std::pin::pin!(thought);
            let word = loop {
                bus.answer(to.clone(), Vec::new()).await;
                if let Ok(word) = tokio::time::timeout(SIGN, &mut thought).await {
                    break word;
                }
            };
            bus.answer(to, pack(&word)).await;
        });
    }
}

/// Whose bot it is: the table, the seat, the level.
type Chair = (String, u8, String);

/// The bots that are kept, those last that were asked last.
#[derive(Default)]
struct Bots {
    kept: Mutex<VecDeque<(Chair, Box<dyn Any + Send>)>>,
}

impl Bots {
    fn take<G: Served>(&self, chair: &Chair) -> Option<Player<G>> {
        let mut kept = locked(&self.kept);
        let place = kept.iter().position(|(other, _)| other == chair)?;
        let (_, bot) = kept.remove(place)?;
        bot.downcast::<Player<G>>().ok().map(|bot| *bot)
    }

    fn keep<G: Served>(&self, chair: Chair, bot: Player<G>) {
        // Whoever does not say which table it is asks for a new bot each time.
        if chair.0.is_empty() {
            return;
        }
        let mut kept = locked(&self.kept);
        kept.retain(|(other, _)| *other != chair);
        kept.push_back((chair, Box::new(bot)));
        if kept.len() > MOST_KEPT {
            kept.pop_front();
        }
    }
}

async fn think<G: Served>(hub: &Hub, bots: &Bots, question: Thinking) -> Option<String> {
    let view = G::parse_view(&question.view).ok()?;
    let legal: Vec<G::Action> =
        question.legal.iter().map(|word| G::parse_action(word)).collect::<Option<_>>()?;
    let first = *legal.first()?;
    let chair = (question.table, question.seat, question.level);
    let kept = bots.take::<G>(&chair);
    let mut bot = kept.or_else(|| G::bot(&chair.2, random_seed()))?;
    let owner = Owner { user: question.host.clone(), place: question.host };
    let slot = hub.thinking.ask(Rank::People, &owner).await.ok()?;
    let (seat, awaited) = (Seat(question.seat), question.awaited);
    let thought = slot.think(move || {
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(move || {
            let action = if awaited {
                Some(bot.choose(seat, &view, &legal))
            } else {
                bot.interrupt(seat, &view, &legal)
            };
            (action, bot)
        }))
    });
    match thought.await? {
        Ok((action, bot)) => {
            bots.keep::<G>(chair, bot);
            action.map(G::action_word)
        }
        // A bot that fails plays the first thing it may, and is not asked again.
        Err(_) => awaited.then(|| G::action_word(first)),
    }
}

#[cfg(test)]
mod tests {
    use detente_game::{Bot, Game};
    use detente_struggle::Struggle;

    use super::*;

    /// Plays the choice of its number, and counts.
    struct Counting(usize);

    impl Bot<Struggle> for Counting {
        fn choose(
            &mut self,
            _: Seat,
            _: &<Struggle as Game>::View,
            legal: &[<Struggle as Game>::Action],
        ) -> <Struggle as Game>::Action {
            self.0 += 1;
            legal[self.0 % legal.len()]
        }
    }

    fn chair(table: usize) -> Chair {
        (format!("t{table}"), 1, "marshal".to_owned())
    }

    #[test]
    fn the_bot_of_a_table_and_seat_is_the_same_at_the_next_question_and_there_are_not_too_many() {
        let bots = Bots::default();
        let game = <Struggle as Game>::new(&detente_struggle::options::Options::default());
        let view = game.view(detente_game::Viewer::Seat(Seat(1)));
        let legal = [detente_struggle::decision::Action::Die(1), detente_struggle::decision::Action::Die(2)];
        let ask = |bot: &mut Player<Struggle>| bot.choose(Seat(1), &view, &legal);
        let mut bot: Player<Struggle> = Box::new(Counting(0));
        assert_eq!(ask(&mut bot), legal[1]);
        bots.keep::<Struggle>(chair(0), bot);
        assert!(bots.take::<Struggle>(&("t0".to_owned(), 0, "marshal".to_owned())).is_none(), "another seat");
        let mut bot = bots.take::<Struggle>(&chair(0)).expect("it was kept");
        assert_eq!(ask(&mut bot), legal[0], "it knows that it has been asked before");
        assert!(bots.take::<Struggle>(&chair(0)).is_none(), "while it thinks it is nobody else's");
        for table in 0..=MOST_KEPT {
            bots.keep::<Struggle>(chair(table), Box::new(Counting(0)));
        }
        assert!(bots.take::<Struggle>(&chair(0)).is_none() && bots.take::<Struggle>(&chair(1)).is_some());
        bots.keep::<Struggle>((String::new(), 1, "marshal".to_owned()), Box::new(Counting(0)));
        assert!(bots.take::<Struggle>(&(String::new(), 1, "marshal".to_owned())).is_none());
    }
}
