//! Another name. The old one stays its owner's for a while, so that nobody can be taken for them; tables keep the name under which
//! somebody sat down. A guest's name is nobody's.

use axum::Json;
use axum::extract::State;
use detente_protocol::{ErrorCode, Me, Measure, NewName};
use detente_store::{FormerNames, User};

use super::proven;
use crate::api::{App, Body, Caller, Failed};
use crate::error::Refusal;
use crate::hub::Hub;
use crate::time::wall as now;
use crate::{auth, moderation, names};

/// How long an old name is kept, in milliseconds, and how many of them: so often a name can be changed in that time.
const KEPT: i64 = 90 * 24 * 3600 * 1000;
const MOST: u32 = 3;

pub async fn change(State(hub): App, caller: Caller, Body(wish): Body<NewName>) -> Result<Json<Me>, Failed> {
    // Whoever may not write to others does not do so with a name either.
    let muted = moderation::must_not_be(&hub, &caller.user()?.id, Measure::Mute).await;
    muted.map_err(|refusal| caller.refuse(refusal))?;
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
    let called = auth::alter(hub, &user.id, |user, _| {
        // Whoever has registered meanwhile has a name to prove.
        if !user.guest {
            return Err(ErrorCode::NotNow.into());
        }
        (user.name, user.skeleton) = (name.clone(), skeleton.clone());
        Ok(())
    });
    let user = called.await?;
    hub.renamed(&user.id, &user.name);
    Ok(user)
}

async fn renamed(hub: &Hub, user: User, name: &str) -> Result<User, Refusal> {
    let name = names::check(name)?;
    let skeleton = names::skeleton(&name);
    if name == user.name {
        return Ok(user);
    }
    // Another case of letters, or another spelling that looks the same, is the same name.
    if skeleton == user.skeleton {
        let renamed = auth::alter(hub, &user.id, |user, _| {
            user.name.clone_from(&name);
            Ok(())
        });
        return auth::named(hub, renamed.await?).await;
    }
    names::must_be_free(hub, &name, &skeleton, Some(&user.id)).await?;
    let user = User { name, skeleton, ..user };
    let kept = FormerNames { now: now(), until: now() + KEPT, most: MOST };
    if !hub.store.rename_user(&user, kept).await.map_err(auth::taken)? {
        return Err(Refusal::told(ErrorCode::TooOften, "server-error-names"));
    }
    auth::named(hub, user).await
}
