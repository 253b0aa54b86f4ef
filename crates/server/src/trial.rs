//! For tests: a hub on a store, without the tasks and the door of a whole server.

use std::sync::Arc;

use detente_protocol::{CreateTable, SeatWish};
use detente_store::{Sqlite, Store, User};

use crate::config::Config;
use crate::hub::Hub;
use crate::notify::push::Key;
use crate::table::Who;

/// A fresh store in a folder.
pub(crate) async fn store(folder: &tempfile::TempDir) -> Arc<dyn Store> {
    Arc::new(Sqlite::open(&folder.path().join("detente.db")).await.expect("a fresh file"))
}

pub(crate) async fn hub(store: &Arc<dyn Store>) -> Arc<Hub> {
    let key = Key::kept(store.as_ref()).await.expect("a key");
    Hub::new(store.clone(), Config::new(std::path::PathBuf::new()), key).expect("a hub")
}

/// Somebody with an account.
pub(crate) async fn user(store: &Arc<dyn Store>, id: &str) -> User {
    let user = User {
        id: id.to_owned(),
        name: id.to_owned(),
        skeleton: id.to_owned(),
        guest: false,
        password: Some("hash".to_owned()),
        body: "{}".to_owned(),
        created: 1,
        leaves: None,
        role: String::new(),
    };
    store.create_user(&user).await.expect("new");
    user
}

/// A table of Twilight Struggle at which one user has both seats, in play.
pub(crate) async fn table(hub: &Arc<Hub>, user: &User) -> String {
    let who = Who { user: user.id.clone(), name: user.name.clone() };
    let wish =
        CreateTable { seats: vec![SeatWish::Me; 2], ..CreateTable::at_home("twilight", Vec::new(), 2) };
    hub.create(&who, "here", wish).await.expect("a table").id
}
