//! Nobody is told what is not theirs to know: no message names a hidden card, and every message would be the same, word for
//! word, had what is hidden been otherwise.

use detente_game::{Rng, Seat, Viewer};
use detente_guerra_fria::GuerraFria;
use detente_protocol::ServerMessage;
use detente_struggle::Struggle;
use detente_struggle::cards::CardSet;
use detente_table::{Body, Hosted, Stored, Table};

use crate::common::{Kept, company, told, viewers};

/// What a game keeps from a viewer.
pub trait Secret: Hosted {
    /// What must not be named to the viewer, as it would stand in a message.
    fn hidden(&self, viewer: Viewer) -> Vec<String>;

    /// The table as it could also be stored, seen by that viewer; `None` if nothing is hidden, or what was tried does not
    /// come about.
    fn otherwise(kept: &Kept<Self>, viewer: Viewer, rng: &mut Rng) -> Option<(Body, Vec<Stored>)>;
}

fn is_own(viewer: Viewer, seat: usize) -> bool {
    viewer == Viewer::Seat(Seat(seat as u8))
}

/// The cards in the hand of another seat that were never shown.
fn hidden_hand(game: &Struggle, viewer: Viewer, seat: usize) -> CardSet {
    let (hand, known) =
        if seat == 0 { (game.hand.us, game.known.us) } else { (game.hand.ussr, game.known.ussr) };
    if is_own(viewer, seat) { CardSet::default() } else { hand - known }
}

impl Secret for Struggle {
    fn hidden(&self, viewer: Viewer) -> Vec<String> {
        let cards = hidden_hand(self, viewer, 0) | hidden_hand(self, viewer, 1);
        cards.iter().map(|card| format!("\"{}\"", card.id())).collect()
    }

    /// One hidden card is one of the draw pile instead, from the moment when it was dealt.
    fn otherwise(kept: &Kept<Struggle>, viewer: Viewer, rng: &mut Rng) -> Option<(Body, Vec<Stored>)> {
        let game = kept.table.history().game();
        let seat = rng.below(2) as usize;
        let hand: Vec<_> = hidden_hand(game, viewer, seat).iter().collect();
        let pile: Vec<_> = game.deck.iter().collect();
        if hand.is_empty() || pile.is_empty() {
            return None;
        }
        let (card, other) = (rng.pick(&hand).id(), rng.pick(&pile).id());
        let mut actions = kept.actions.clone();
        let dealt =
            actions.iter_mut().rev().find(|stored| stored.actor == "nature" && stored.word == card)?;
        other.clone_into(&mut dealt.word);
        let mut body: Body = serde_json::from_str(&kept.body).expect("JSON");
        for step in body.laid.iter_mut().flat_map(|laid| &mut laid.steps) {
            if step == card {
                other.clone_into(step);
            }
        }
        Some((body, actions))
    }
}

impl Secret for GuerraFria {
    fn hidden(&self, _: Viewer) -> Vec<String> {
        Vec::new()
    }

    /// Whoever has laid something has laid a pass instead, as far as that had come.
    fn otherwise(kept: &Kept<GuerraFria>, viewer: Viewer, _: &mut Rng) -> Option<(Body, Vec<Stored>)> {
        let mut body: Body = serde_json::from_str(&kept.body).expect("JSON");
        let before = body.clone();
        for (seat, laid) in body.laid.iter_mut().enumerate() {
            if !is_own(viewer, seat) && !laid.steps.is_empty() {
                let pass = ["free", "cero", "cero", "cero", "cero", "cero", "cero", "commit"];
                let steps = if laid.complete { pass.len() } else { 1 };
                laid.steps = pass[..steps].iter().map(|&step| step.to_owned()).collect();
            }
        }
        (body.laid != before.laid).then(|| (body, kept.actions.clone()))
    }
}

/// Has a seat played or discarded the card of this name, so that everybody saw it once?
fn was_played<G: Secret>(kept: &Kept<G>, name: &str) -> bool {
    kept.actions.iter().any(|stored| stored.actor != "nature" && stored.word == name.trim_matches('"'))
}

/// Nothing of a message names a card that its reader may not know, nor the seed and what the seats bring to it.
pub fn check_names<G: Secret>(kept: &Kept<G>, now: i64) {
    if kept.table.body().is_over() {
        return;
    }
    for viewer in viewers::<G>() {
        let names = kept.table.seen_by(viewer).game.hidden(viewer);
        for message in told(&kept.table, viewer, now) {
            let mut value = serde_json::to_value(&message).expect("plain");
            if let ServerMessage::Table { .. } = message {
                // What a player who counts cards knows.
                value["view"]["view"]["view"]["unseen"].take();
            }
            let text = value.to_string();
            // A card that was played before and came back with a shuffle stands in the past.
            let past = !matches!(message, ServerMessage::Table { .. });
            for name in names.iter().filter(|name| !(past && was_played(kept, name))) {
                assert!(!text.contains(name), "{viewer:?} is told of {name}: {text}");
            }
            assert!(!text.contains("5a5a5a5a") && !text.contains("c7c7c7c7"), "the seed and its parts");
        }
    }
}

/// Everybody is told the same, word for word, where what is hidden from them is otherwise. Gives how often that was tried.
pub fn check_whole_messages<G: Secret>(kept: &Kept<G>, rng: &mut Rng, now: i64) -> u32 {
    if kept.table.body().is_over() {
        return 0;
    }
    let mut tried = 0;
    for viewer in viewers::<G>() {
        let Some((body, actions)) = G::otherwise(kept, viewer, rng) else { continue };
        // Not every deal allows what was played since.
        let Ok(other) = Table::<G>::load(kept.head.clone(), body, &actions, company(), now) else { continue };
        let here = kept.read_back(now);
        assert_eq!(told(&here, viewer, now), told(&other, viewer, now), "{viewer:?} is told the same");
        tried += 1;
    }
    tried
}
