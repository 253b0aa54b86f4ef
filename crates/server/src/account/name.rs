//! Another name. The old one stays its owner's for a while, so that nobody can be taken for them; tables keep the name under which
//! somebody sat down. A guest's name is nobody's.

use axum::Json;
use axum::extract::State;
use detente_protocol::{ErrorCode, Me, NewName};
use detente_store::{FormerNames, StoreError, User};

use super::proven;
use crate::api::{App, Body, Caller, Failed};
use crate::error::Refusal;
use crate::hub::Hub;
use crate::time::wall as now;
use crate::{auth, names};

/// How long an old name is kept, in milliseconds, and how many of them: so often a name can be changed in that time.
const KEPT: i64 = 90 * 24 * 3600 * 1000;
const MOST: u32 = 3;

pub async fn change(State(hub): App, caller: Caller, Body(wish): Body<NewName>) -> Result<Json<Me>, Failed> {
    if caller.user()?.guest {
        caller.count("proof", super::PROOFS)?;
        let called = called(&hub, caller.user()?.clone(), &wish.name).await;
        return Ok(Json(auth::me(&called.map_err(|refusal| caller.refuse(refusal))?)));
    }
    let user = proven(&hub, &caller, &wish.password).await?;
    let renamed = renamed(&hub, user, &wish.name).await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(Json(auth::me(&renamed)))
}

/// Another name for a guest, who has no password to prove anything with and no claim to the old one.
async fn called(hub: &Hub, user: User, name: &str) -> Result<User, Refusal> {
    let name = names::check(name)?;
    let skeleton = names::skeleton(&name);
    names::must_be_free(hub, &name, &skeleton, None).await?;
    let user = User { name, skeleton, ..user };
    hub.store.save_user(&user).await?;
    Ok(user)
}

async fn renamed(hub: &Hub, user: User, name: &str) -> Result<User, Refusal> {
    let name = names::check(name)?;
    let skeleton = names::skeleton(&name);
    if name == user.name {
        return Ok(user);
    }
    let taken = |error| match error {
        StoreError::Taken => Refusal::new(ErrorCode::NameTaken),
        other => other.into(),
    };
    // Another case of letters, or another spelling that looks the same, is the same name.
    if skeleton == user.skeleton {
        let user = User { name, ..user };
        hub.store.save_user(&user).await.map_err(taken)?;
        return Ok(user);
    }
    names::must_be_free(hub, &name, &skeleton, Some(&user.id)).await?;
    let user = User { name, skeleton, ..user };
    let kept = FormerNames { now: now(), until: now() + KEPT, most: MOST };
    if !hub.store.rename_user(&user, kept).await.map_err(taken)? {
        return Err(Refusal::told(ErrorCode::TooOften, "server-error-names"));
    }
    auth::named(hub, user).await
}
