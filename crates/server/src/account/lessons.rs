//! How far the lessons are done, kept with the account so that every browser of its owner knows. Only lessons that there are
//! are kept, and no more stages than they have, so that nobody can store anything here.

use axum::Json;
use axum::extract::State;
use detente_lessons::Progress;
use detente_protocol::LessonsDone;

use crate::api::{Answer, App, Body, Caller};
use crate::auth;

pub async fn kept(caller: Caller) -> Answer<LessonsDone> {
    Ok(Json(LessonsDone { done: auth::preferences(caller.user()?).lessons }))
}

/// What was done elsewhere is joined with what is kept; what was done stays done.
pub async fn join(State(hub): App, caller: Caller, Body(more): Body<LessonsDone>) -> Answer<LessonsDone> {
    let user = caller.user()?;
    let more = Progress::of_stages(&more.done);
    let kept = auth::preferences(user).lessons;
    let together = |kept: &std::collections::BTreeMap<String, u8>| {
        let mut all = Progress::of_stages(kept);
        all.join(&more);
        all.into_stages()
    };
    if together(&kept) == kept {
        return Ok(Json(LessonsDone { done: kept }));
    }
    caller.count("lessons", hub.config.rates.settings)?;
    let changed = auth::alter(&hub, &user.id, |_, preferences| {
        preferences.lessons = together(&preferences.lessons);
        Ok(())
    });
    let user = changed.await.map_err(|refusal| caller.refuse(refusal))?;
    Ok(Json(LessonsDone { done: auth::preferences(&user).lessons }))
}
