//! How tables come to be: by a wish, for people who have agreed elsewhere, and as another game of the same people.

use std::sync::Arc;

use detente_fair::{Seed, host_commitment};
use detente_game::Game as _;
use detente_games::{GameName, with_game};
use detente_protocol::{CreateTable, Created, ErrorCode, Measure, Privacy, TableCommand};
use detente_store::StoreError;
use detente_table::body::status_word;
use detente_table::{Body, EventGame, Rematch, Sitting};
use sha2::{Digest as _, Sha256};

use super::{Hub, letters, locked, random_seed, random_word};
use crate::error::Refusal;
use crate::moderation;
use crate::ratings;
use crate::table::{Handle, Message, Who, company};
use crate::time::now;

impl Hub {
    pub async fn create(
        self: &Arc<Self>,
        who: &Who,
        place: &str,
        wish: CreateTable,
    ) -> Result<Created, Refusal> {
        self.must_be_well()?;
        let (game, body) = checked(who, wish)?;
        self.must_have_room(place, &body)?;
        let begins = body.is_full();
        let secret = Seed::parse(&body.seed).ok_or(ErrorCode::Internal)?;
        let id = random_word(20)?;
        self.create_from(&id, place, game, body, begins).await?;
        let commitment = Some(host_commitment(&id, &secret));
        Ok(Created { path: format!("/table/{id}"), id, commitment })
    }

    /// Could there be such a table?
    pub fn check(&self, who: &Who, wish: CreateTable) -> Result<(), Refusal> {
        checked(who, wish).map(|_| ())
    }

    /// A table whose people sit there already, and which begins at once: they have agreed to it elsewhere. A clock that is not one of days
    /// begins when all of them have come. For a game of an event it is said when it begins whoever is missing.
    pub async fn create_seated(
        self: &Arc<Self>,
        place: &str,
        wish: CreateTable,
        people: &[Who],
        event: Option<(EventGame, Option<i64>)>,
    ) -> Result<String, Refusal> {
        let id = random_word(20)?;
        self.create_seated_as(&id, place, wish, people, event).await?;
        Ok(id)
    }

    /// The table of a game of an event, the `made`th one: the same whichever server makes it.
    pub async fn create_for_event(
        self: &Arc<Self>,
        wish: CreateTable,
        people: &[Who],
        (of, made): (EventGame, u32),
        until: Option<i64>,
    ) -> Result<String, Refusal> {
        let id = self.id_from(&format!("{} {} {} {made}", of.event, of.pairing, of.game)).await?;
        if !self.create_seated_as(&id, "", wish, people, Some((of, until))).await? {
            // Whoever made it may have gone before it began; one that has begun refuses.
            let who = Who { user: String::new(), name: String::new() };
            let start = |answer| Message::Command { who, command: TableCommand::Start, answer };
            let _ = self.table(&id).await?.ask(start).await;
        }
        Ok(id)
    }

    /// False if there is a table of that id already.
    async fn create_seated_as(
        self: &Arc<Self>,
        id: &str,
        place: &str,
        wish: CreateTable,
        people: &[Who],
        event: Option<(EventGame, Option<i64>)>,
    ) -> Result<bool, Refusal> {
        if self.count_live() >= self.config.tables.in_all.get() {
            return Err(Refusal::told(ErrorCode::TooOften, "server-error-tables-in-all"));
        }
        let nobody = Who { user: String::new(), name: String::new() };
        let open = CreateTable { contributes: false, ..wish };
        let (game, mut body) = checked(people.first().unwrap_or(&nobody), open)?;
        for (seat, who) in body.seats.iter_mut().zip(people) {
            if !matches!(seat, Sitting::Bot { .. }) {
                *seat = Sitting::of_person(who);
            }
        }
        if event.is_some() {
            // Nobody's table: nobody calls it off.
            body.host = String::new();
        }
        let (event, until) = event.unzip();
        body.event = event;
        body.expect_all(until.flatten());
        self.create_from(id, place, game, body, true).await
    }

    /// False, and nothing is done, if there is a table of that id already.
    async fn create_from(
        self: &Arc<Self>,
        id: &str,
        place: &str,
        game: String,
        body: Body,
        begins: bool,
    ) -> Result<bool, Refusal> {
        let at = now();
        let row = detente_store::StoredTable {
            id: id.to_owned(),
            rules: with_game!(GameName::by_name(&game).ok_or(ErrorCode::NotFound)?, G => G::RULES_VERSION),
            game,
            status: status_word(body.status).to_owned(),
            public: body.privacy == Privacy::Public,
            version: 0,
            created: at,
            updated: at,
            users: body.users(),
            body: serde_json::to_string(&body).map_err(|_| Refusal::new(ErrorCode::Internal))?,
        };
        match self.store.create_table(&row).await {
            Err(StoreError::Taken) => return Ok(false),
            made => made?,
        }
        locked(&self.places).insert(id.to_owned(), place.to_owned());
        let handle = self.open(id).await?;
        // Nobody is waited for.
        if begins {
            let who = Who { user: body.host.clone(), name: String::new() };
            let start = |answer| Message::Command { who, command: TableCommand::Start, answer };
            handle.ask(start).await?;
        }
        Ok(true)
    }

    pub(super) async fn rematch(&self, who: &Who, handle: &Handle) -> Result<Rematch, Refusal> {
        handle.ask(|answer| Message::Rematch { who: who.clone(), answer }).await
    }

    /// Makes the table of another game if everybody has agreed to it. The game begins when all of them are here; nobody's clock
    /// runs behind their back.
    pub(super) async fn begin_rematch(
        self: &Arc<Self>,
        who: &Who,
        place: &str,
        handle: &Handle,
    ) -> Result<Option<String>, Refusal> {
        let _alone = self.rematching.lock().await;
        let body = match self.rematch(who, handle).await? {
            Rematch::Awaited => return Ok(None),
            Rematch::Made(table) => return Ok(Some(table)),
            Rematch::Agreed(body) => *body,
        };
        let game = self.store.table(&handle.id).await?.ok_or(ErrorCode::NotFound)?.game;
        let mut body = body.anew(random_seed()?.reveal().to_owned());
        body.expect_all(None);
        self.must_have_room(place, &body)?;
        for user in body.users() {
            // Whoever has agreed may have been barred since; whoever is barred finishes games and begins none.
            for measure in [Measure::Suspend, Measure::Ban] {
                let barred = moderation::must_not_be(self, &user, measure).await;
                // Why somebody is barred is nobody else's business.
                barred
                    .map_err(|refusal| if user == who.user { refusal } else { ErrorCode::NotNow.into() })?;
            }
        }
        if body.rated
            && !self.config.ratings.same_address
            && ratings::rules::share_a_place(self, &body.users())
        {
            return Err(Refusal::told(ErrorCode::Forbidden, "server-error-rated-address"));
        }
        let here = body.users().iter().all(|user| *user == who.user || self.is_connected(user));
        let id = self.id_from(&handle.id).await?;
        self.create_from(&id, place, game, body, here).await?;
        handle.ask(|answer| Message::SetRematch { table: id, answer }).await.map(Some)
    }

    /// The id of the table that follows from something: another table, a game of an event. It is the same whichever server makes it, so that it
    /// is made once, and nobody else's to guess.
    async fn id_from(&self, what: &str) -> Result<String, Refusal> {
        let secret = self.store.keep("rematches", &random_word(32)?).await?;
        Ok(letters(&Sha256::digest(format!("{secret} {what}"))[..20]))
    }
}

/// A wish for a table, read and checked.
fn checked(who: &Who, wish: CreateTable) -> Result<(String, Body), Refusal> {
    let game = GameName::by_name(&wish.game);
    let game = game.ok_or_else(|| Refusal::bad(format!("there is no game “{}”", wish.game)))?;
    let seed = random_seed()?.reveal().to_owned();
    let body = with_game!(game, G => Body::wished(who, wish, &company::<G>(), seed))?;
    Ok((game.name().to_owned(), body))
}

#[cfg(test)]
mod tests {
    use detente_store::Which;

    use super::*;
    use crate::trial;

    #[tokio::test]
    async fn another_game_is_made_once_by_however_many_servers() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = trial::store(&folder).await;
        let ann = trial::user(&store, "ann").await;
        let who = Who { user: ann.id.clone(), name: ann.name.clone() };
        let one = trial::hub(&store).await;
        let table = trial::table(&one, &ann).await;
        let handle = one.table(&table).await.expect("here");
        for command in [TableCommand::Resign { seat: "us".to_owned() }, TableCommand::Rematch] {
            let (who, said) = (who.clone(), command.clone());
            handle
                .ask(|answer| Message::Command { who, command, answer })
                .await
                .unwrap_or_else(|refusal| panic!("{said:?}: {refusal:?}"));
        }
        // Both know that it is agreed, and neither that the other makes it.
        let other = trial::hub(&store).await;
        let there = other.table(&table).await.expect("as it is stored");
        let made = one.begin_rematch(&who, "here", &handle).await.expect("made").expect("agreed");
        let _ = other.begin_rematch(&who, "there", &there).await;
        let tables = store.tables(Which::Of { user: ann.id.clone(), most: 9 }).await.expect("read");
        let mut ids: Vec<&str> = tables.iter().map(|row| row.id.as_str()).collect();
        ids.sort_unstable();
        let mut both = [table.as_str(), made.as_str()];
        both.sort_unstable();
        assert_eq!(ids, both);
    }

    #[tokio::test]
    async fn the_table_of_a_game_of_an_event_is_made_once_by_however_many_servers() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = trial::store(&folder).await;
        let (ann, bob) = (trial::user(&store, "ann").await, trial::user(&store, "bob").await);
        let people = [&ann, &bob].map(|one| Who { user: one.id.clone(), name: one.name.clone() });
        let wish = CreateTable {
            seats: vec![detente_protocol::SeatWish::Open; 2],
            ..CreateTable::at_home("twilight", Vec::new(), 0)
        };
        let (one, other) = (trial::hub(&store).await, trial::hub(&store).await);
        let make = async |hub: &Arc<Hub>, game: u32, made: u32| {
            let of = EventGame { event: "cup".to_owned(), pairing: 7, game };
            hub.create_for_event(wish.clone(), &people, (of, made), None).await.expect("a table")
        };
        let first = make(&one, 0, 0).await;
        assert_eq!(make(&other, 0, 0).await, first, "both see that it is wanted");
        let tables =
            async || store.tables(Which::Of { user: ann.id.clone(), most: 9 }).await.expect("read").len();
        assert_eq!(tables().await, 1);
        assert_ne!(make(&other, 0, 1).await, first, "one that was called off is made anew");
        assert_ne!(make(&one, 1, 0).await, first, "another game");
        assert_eq!(tables().await, 3);
    }
}
