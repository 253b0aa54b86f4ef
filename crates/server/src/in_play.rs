//! Running games in which their players get no hints: against people, for a rating, or without help. What a position of one of them is
//! worth, or what a bot would do there, is told to nobody who plays it: not on the analysis board, not in the review of a record of it
//! that calls it over, and not at another table of one's own that was led there.

use std::collections::BTreeSet;
use std::sync::Arc;

use detente_game::record::Record;
use detente_game::{Notation as _, Seat, Viewer};
use detente_games::{GameName, with_game};
use detente_house::analysis;
use detente_protocol::{ErrorCode, GameView, GuerraFriaView, TableStatus, TwilightView};
use detente_table::{Eyes, Hosted, Listing, Manner, Sitting};
use detente_words::Lang;

use crate::api::{Caller, Failed, ask};
use crate::error::Refusal;
use crate::hub::Hub;
use crate::table::Message;

/// What somebody sees of their own running games in which there are no hints.
#[derive(Debug)]
pub struct InPlay {
    game: GameName,
    views: Vec<(usize, GameView)>,
}

/// How it is refused.
pub fn refusal() -> Refusal {
    Refusal::told(ErrorCode::Forbidden, "server-error-in-play")
}

impl InPlay {
    pub async fn of(hub: &Arc<Hub>, caller: &Caller, game: GameName) -> InPlay {
        let mut views = Vec::new();
        let user = caller.user.as_ref().map_or("", |user| user.id.as_str());
        let running = hub.live(|listing| {
            listing.status == TableStatus::Playing
                && listing.game == game.name()
                && listing.seats.iter().any(|sitting| is_of(sitting, user))
                && !has_hints(listing, user)
        });
        for listing in running {
            let own = listing.seats.iter().enumerate().filter(|(_, sitting)| is_of(sitting, user));
            for (seat, _) in own {
                let Ok(handle) = hub.table(&listing.id).await else { continue };
                let eyes = caller.eyes(listing.seat_names.get(seat).map(|&name| name.to_owned()));
                let view = handle.ask(|answer| Message::View { eyes, answer }).await;
                views.extend(view.map(|view| (seat, view.view)));
            }
        }
        InPlay { game, views }
    }

    /// Is this the board of one of them, or nearly? The board alone says it: hands are easily changed.
    pub fn is_board(&self, position: &str) -> bool {
        if self.views.is_empty() || position.len() > analysis::LONGEST {
            return false;
        }
        with_game!(self.game, G => {
            let Ok(game) = G::parse_position(position.trim()) else { return false };
            self.views.iter().any(|(seat, played)| is_alike(played, &shown::<G>(&game, *seat)))
        })
    }

    /// Does this record lead through the position of one of them, or nearly? The games of a player may have the same board for a while,
    /// and even more so in the first rounds, but not the same hand as well.
    pub fn is_in(&self, record: &str) -> bool {
        !self.views.is_empty() && with_game!(self.game, G => self.is_on_the_way_of::<G>(record))
    }

    fn is_on_the_way_of<G: Hosted>(&self, record: &str) -> bool {
        let Ok(record) = Record::<G>::parse(record) else { return false };
        let (mut found, mut headed) = (false, None);
        let last = record.actions.len();
        let replayed = record.replay(|n, game| {
            let heading = game.heading();
            let is_new = heading.is_some() && heading != headed;
            if found || !(is_new || n == last) {
                return;
            }
            headed = heading;
            found = self.views.iter().any(|(seat, played)| is_same(played, &shown::<G>(game, *seat)));
        });
        found && replayed.is_ok()
    }

    fn is_seen(&self, view: &GameView) -> bool {
        self.views.iter().any(|(_, played)| is_same(played, view))
    }
}

/// Refuses a hint at a table that was led to where another game of the asker is.
pub async fn must_not_be(hub: &Arc<Hub>, caller: &Caller, table: &str, eyes: Eyes) -> Result<(), Failed> {
    let listing = hub.listing(table);
    let Some(game) = listing.and_then(|listing| GameName::by_name(&listing.game)) else { return Ok(()) };
    let running = InPlay::of(hub, caller, game).await;
    if running.views.is_empty() {
        return Ok(());
    }
    let view = ask(hub, caller, table, |answer| Message::View { eyes, answer }).await?;
    if running.is_seen(&view.view) { Err(caller.refuse(refusal())) } else { Ok(()) }
}

fn is_of(sitting: &Sitting, user: &str) -> bool {
    matches!(sitting, Sitting::Person { user: holder, .. } if holder == user)
}

/// Would somebody who sits there be given hints? The same rule as [`detente_house::hints`] has; for tables of others it does not
/// matter.
fn has_hints(listing: &Listing, user: &str) -> bool {
    let complains = |sitting: &Sitting| match sitting {
        Sitting::Bot { .. } => false,
        Sitting::Person { user: holder, .. } => holder != user,
        Sitting::Open => true,
    };
    !listing.rated && listing.without_help.is_empty() && !listing.seats.iter().any(complains)
}

/// A position in the eyes of a seat.
fn shown<G: Hosted>(game: &G, seat: usize) -> GameView {
    let viewer = Viewer::Seat(Seat(seat as u8));
    G::show(&game.view(viewer), &G::Memory::default(), Manner { lang: Lang::En, without: &[] })
}

/// Countries and markers that may have been changed, of a board that is still the same; and cards of a hand.
const FEW: usize = 3;

/// So many cards say whose hand it is.
const HAND: usize = 3;

/// Until then the markers of many games of Guerra Fría lie alike.
const EARLY: u32 = 3;

/// Is it most of the board, or the same hand? A changed marker somewhere makes no other position, nor does a changed turn: what is good
/// there is good here.
fn is_alike(played: &GameView, asked: &GameView) -> bool {
    match (played, asked) {
        (GameView::Twilight { view: played }, GameView::Twilight { view: asked }) => {
            is_same_board(played, asked) || is_same_hand(played, asked)
        }
        (GameView::GuerraFria { view: played }, GameView::GuerraFria { view: asked }) => {
            are_same_markers(played, asked)
        }
        _ => false,
    }
}

/// Is it most of the board with the same hand, or most of the markers of the same round?
fn is_same(played: &GameView, asked: &GameView) -> bool {
    match (played, asked) {
        (GameView::Twilight { view: played }, GameView::Twilight { view: asked }) => {
            is_same_board(played, asked)
                && (is_same_hand(played, asked) || cards(played) == cards(asked) && !played.hand.is_empty())
        }
        (GameView::GuerraFria { view: played }, GameView::GuerraFria { view: asked }) => {
            played.round > EARLY && played.round == asked.round && are_same_markers(played, asked)
        }
        _ => false,
    }
}

fn is_same_board(played: &TwilightView, asked: &TwilightView) -> bool {
    let pairs = played.countries.iter().zip(&asked.countries);
    pairs.filter(|(one, other)| (one.us, one.ussr) != (other.us, other.ussr)).count() <= FEW
}

fn cards(view: &TwilightView) -> BTreeSet<&str> {
    view.hand.iter().map(|card| card.id.as_str()).collect()
}

fn is_same_hand(played: &TwilightView, asked: &TwilightView) -> bool {
    let (own, other) = (cards(played), cards(asked));
    own.intersection(&other).count() >= HAND && own.symmetric_difference(&other).count() <= FEW
}

fn are_same_markers(played: &GuerraFriaView, asked: &GuerraFriaView) -> bool {
    let markers = |view: &GuerraFriaView| -> Vec<u32> {
        let all = view.arsenals.iter().flat_map(|arsenal| arsenal.attack.iter());
        all.map(|marker| marker.missiles).collect()
    };
    markers(played).iter().zip(markers(asked)).filter(|(one, other)| **one != *other).count() < FEW
}

#[cfg(test)]
mod tests {
    use detente_game::Notation;
    use detente_games::GuerraFria;

    use super::*;

    fn lies(position: &str) -> GameView {
        shown::<GuerraFria>(&GuerraFria::parse_position(position).expect("a position"), 0)
    }

    #[test]
    fn markers_are_the_same_game_in_the_same_round_only_and_not_while_many_games_lie_alike() {
        let played = lies("round=9 south=2/3/3+0 west=9/9/9+4 north=1/1/1+0 east=1/1/1+0");
        let changed = lies("round=9 south=2/3/4+0 west=9/8/9+4 north=1/1/1+0 east=1/1/1+0");
        let other = lies("round=9 south=5/5/5+0 west=9/9/9+4 north=1/1/1+0 east=1/1/1+0");
        let later = lies("round=10 south=2/3/3+0 west=9/9/9+4 north=1/1/1+0 east=1/1/1+0");
        assert!(is_same(&played, &changed) && !is_same(&played, &other) && !is_same(&played, &later));
        // On the analysis board the round is easily changed.
        assert!(is_alike(&played, &later));
        let early = lies("round=3 south=2/3/3+0 west=9/9/9+4 north=1/1/1+0 east=1/1/1+0");
        assert!(!is_same(&early, &early) && is_alike(&early, &early));
    }
}
