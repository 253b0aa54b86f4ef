//! Bots that think on another server: asked with the text of a view, as bots of programs are, and with nothing that their seat may not
//! know.

use std::sync::Arc;
use std::time::Duration;

use async_nats::Subscriber;
use detente_game::Seat;
use detente_games::{GameName, with_game};
use detente_table::Wanted;
use futures_util::StreamExt as _;

use super::bus::{Bus, Silence};
use super::wire::{Thinking, pack, unpack};
use crate::hub::Hub;
use crate::table::{Served, random_seed};
use crate::thinking::{Owner, Rank};

/// Whoever thinks for another server says so often that it still does, however long the thought and the waiting for a place take.
const SIGN: Duration = Duration::from_secs(1);
/// Whoever says nothing for so long is gone: another is asked.
const SILENCE: Duration = Duration::from_secs(4);
/// Where nobody thinks for others it is tried again after this.
const PAUSE: Duration = Duration::from_millis(500);

/// What a bot of another server would do, in words; nothing if it does not want to interrupt. Waits until one is there.
pub async fn think_afar<G: Served>(hub: &Hub, host: String, wanted: &Wanted<G>) -> Option<String> {
    let bus = hub.cluster()?.bus.as_ref()?;
    let question = pack(&Thinking {
        game: G::NAME.to_owned(),
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
    while let Some(message) = asked.next().await {
        let (Some(question), Some(to)) = (unpack::<Thinking>(&message.payload), message.reply) else {
            continue;
        };
        let (hub, bus) = (hub.clone(), bus.clone());
        tokio::spawn(async move {
            let Some(game) = GameName::by_name(&question.game) else { return };
            let thought = async { with_game!(game, G => think::<G>(&hub, question).await) };
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

async fn think<G: Served>(hub: &Hub, question: Thinking) -> Option<String> {
    let view = G::parse_view(&question.view).ok()?;
    let legal: Vec<G::Action> =
        question.legal.iter().map(|word| G::parse_action(word)).collect::<Option<_>>()?;
    let first = *legal.first()?;
    let mut bot = G::bot(&question.level, random_seed())?;
    let owner = Owner { user: question.host.clone(), place: question.host };
    let slot = hub.thinking.ask(Rank::People, &owner).await.ok()?;
    let (seat, awaited) = (Seat(question.seat), question.awaited);
    let thought = slot.think(move || {
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            if awaited { Some(bot.choose(seat, &view, &legal)) } else { bot.interrupt(seat, &view, &legal) }
        }))
    });
    // A bot that fails plays the first thing it may.
    let action = thought.await?.unwrap_or_else(|_| awaited.then_some(first));
    action.map(G::action_word)
}
