//! Which tables may be rated, and who may sit down there.

use detente_protocol::{CreateTable, ErrorCode, Pace, RatingRange, SeatWish, TableCommand};
use detente_ratings::Standing;
use detente_store::User;
use detente_table::{Listing, Sitting};

use super::anchors;
use crate::error::Refusal;
use crate::hub::{Hub, locked};
use crate::table::Who;
use crate::time::{now, wall};

/// May somebody make this table? What the terms themselves allow, the table says.
pub fn may_create(hub: &Hub, user: &User, wish: &CreateTable) -> Result<(), Refusal> {
    if !wish.rated {
        return Ok(());
    }
    if user.guest {
        return Err(Refusal::told(ErrorCode::Forbidden, "server-error-rated-guest"));
    }
    let beatable = |level: &str| hub.config.ratings.bots && anchors::rating(&wish.game, level).is_some();
    let barred = |seat: &SeatWish| matches!(seat, SeatWish::Bot { level } if !beatable(level));
    if wish.seats.iter().any(barred) {
        return Err(Refusal::told(ErrorCode::Forbidden, "server-error-rated-bot"));
    }
    Ok(())
}

/// May somebody do this at a table that is rated or asks for a rating?
pub async fn may_do(
    hub: &Hub,
    who: &Who,
    place: &str,
    table: &str,
    command: &TableCommand,
) -> Result<(), Refusal> {
    let Some(listing) = hub.listing(table).filter(|listing| listing.rated || listing.range.is_some()) else {
        return Ok(());
    };
    match command {
        TableCommand::Join { .. } => {
            let user = hub.store.user(&who.user).await?.ok_or(ErrorCode::NotLoggedIn)?;
            if listing.rated && user.guest {
                return Err(Refusal::told(ErrorCode::Forbidden, "server-error-rated-guest"));
            }
            if listing.rated && !hub.config.ratings.same_address && shares_place(hub, &listing, who, place) {
                return Err(Refusal::told(ErrorCode::Forbidden, "server-error-rated-address"));
            }
            if let Some(range) = &listing.range {
                must_be_within(hub, &listing, &user, range).await?;
            }
            Ok(())
        }
        // The terms were agreed with those who sit there.
        TableCommand::SetSeat { wish: SeatWish::Bot { level }, .. } if listing.rated => {
            let beatable = hub.config.ratings.bots && anchors::rating(&listing.game, level).is_some();
            if beatable { Ok(()) } else { Err(Refusal::told(ErrorCode::Forbidden, "server-error-rated-bot")) }
        }
        TableCommand::SetSeat { wish: SeatWish::Me, .. } if listing.rated => {
            Err(Refusal::told(ErrorCode::Forbidden, "server-error-rated-terms"))
        }
        _ => Ok(()),
    }
}

/// Is somebody at the table, or its host, at the same address?
fn shares_place(hub: &Hub, listing: &Listing, who: &Who, place: &str) -> bool {
    let made = locked(&hub.places).get(&listing.id).cloned();
    let others = listing.seats.iter().filter_map(|seat| match seat {
        Sitting::Person { user, .. } if *user != who.user => Some(user),
        _ => None,
    });
    let mut others = others.peekable();
    let any = others.peek().is_some();
    any && made.as_deref() == Some(place) && listing.host != who.user
        || others.any(|user| {
            let own = hub.seen.marks(&who.user, &[place.to_owned()], now());
            marks(hub, user).iter().any(|mark| own.contains(mark))
        })
}

/// Tables are left out that were made in a user's name: whoever accepts a challenge makes one.
fn marks(hub: &Hub, user: &str) -> Vec<u64> {
    hub.seen.marks(user, &hub.connected_from(user), now())
}

/// Are two of these users at one address, or were within a week?
pub fn share_a_place(hub: &Hub, users: &[String]) -> bool {
    let places: Vec<Vec<u64>> = users.iter().map(|user| marks(hub, user)).collect();
    let alike =
        |a: usize, b: usize| users[a] != users[b] && places[a].iter().any(|mark| places[b].contains(mark));
    (0..places.len()).any(|a| (0..a).any(|b| alike(a, b)))
}

async fn must_be_within(
    hub: &Hub,
    listing: &Listing,
    user: &User,
    range: &RatingRange,
) -> Result<(), Refusal> {
    let Some(pace) = Pace::of(&listing.clock) else { return Ok(()) };
    let rating = current(hub, &listing.game, pace, &user.id).await?;
    let within = rating.is_some_and(|rating| {
        range.least.is_none_or(|least| rating >= least) && range.most.is_none_or(|most| rating <= most)
    });
    if within { Ok(()) } else { Err(Refusal::told(ErrorCode::Forbidden, "server-error-rating-range")) }
}

async fn standing(hub: &Hub, game: &str, pace: Pace, user: &str) -> Result<Option<Standing>, Refusal> {
    let row = hub.store.rating(game, pace.word(), user).await?;
    Ok(row.and_then(|row| Standing::parse(&row.body)))
}

/// A user's rating as a whole number; none if the user has not played.
pub async fn current(hub: &Hub, game: &str, pace: Pace, user: &str) -> Result<Option<i32>, Refusal> {
    let standing = standing(hub, game, pace, user).await?;
    Ok(standing.map(|standing| standing.rating.rating.round() as i32))
}

/// The same, and none if it is provisional.
pub async fn established(hub: &Hub, game: &str, pace: Pace, user: &str) -> Result<Option<i32>, Refusal> {
    let known = |standing: &Standing| !standing.at(wall()).is_provisional(standing.games());
    let standing = standing(hub, game, pace, user).await?.filter(known);
    Ok(standing.map(|standing| standing.rating.rating.round() as i32))
}
