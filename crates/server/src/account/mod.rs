//! An account for life: its name, its password, who is signed in, a second factor, what it holds, how far it has learnt, its end.
//!
//! [`name`] gives it another, [`password`] changes and recovers that one, [`sessions`] lists and ends them, [`second`] is the authenticator app with its recovery
//! codes, [`data`] everything of one's own as a file, [`lessons`] how far the lessons are done, [`vacation`] days on which slow clocks stand still, [`leave`] the end of an account. What changes how one signs in asks for the
//! password again.

pub mod data;
pub mod leave;
pub mod lessons;
pub mod name;
pub mod password;
pub mod second;
pub mod sessions;
pub mod vacation;

use std::sync::Arc;

use axum::Router;
use axum::routing::{delete, get, post};
use detente_protocol::ErrorCode;
use detente_store::User;

use crate::api::{Caller, Failed};
use crate::auth;
use crate::devices::Asker;
use crate::error::Refusal;
use crate::hub::Hub;
use crate::limits::Rate;

/// How often one may say a password while signed in, by account.
const PROOFS: Rate = Rate::new(10.0, 1.0 / 30.0);

pub fn routes() -> Router<Arc<Hub>> {
    Router::new()
        .route("/api/password", post(password::change))
        .route("/api/me/name", post(name::change))
        .route("/api/reset", post(password::ask))
        .route("/api/reset/{code}", post(password::reset))
        .route("/api/sessions", get(sessions::list).delete(sessions::end_others))
        .route("/api/sessions/{id}", delete(sessions::end))
        .route("/api/second-factor", post(second::begin).put(second::confirm))
        .route("/api/second-factor/codes", post(second::renew))
        .route("/api/second-factor/off", post(second::off))
        .route("/api/me/export", get(data::export))
        .route("/api/me/lessons", get(lessons::kept).put(lessons::join))
        .route("/api/me/leave", post(leave::ask))
        .route("/api/me/vacation", get(vacation::state).post(vacation::set))
}

/// The caller, who must have a password and say it again.
async fn proven(hub: &Hub, caller: &Caller, password: &str) -> Result<User, Failed> {
    let user = caller.user()?.clone();
    caller.count("proof", PROOFS)?;
    must_be_right(hub, &user, password).await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(user)
}

/// Refuses a password that is not this user's, and users who have none.
pub async fn must_be_right(hub: &Hub, user: &User, password: &str) -> Result<(), Refusal> {
    let Some(stored) = user.password.clone() else {
        return Err(Refusal::told(ErrorCode::Forbidden, "server-error-guest"));
    };
    if auth::is_right(hub, Asker::Known(&user.id), &user.name, stored, password.to_owned()).await? {
        Ok(())
    } else {
        Err(Refusal::told(ErrorCode::WrongPassword, "server-error-password"))
    }
}
