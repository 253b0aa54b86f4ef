//! What is done to somebody, by a moderator or by the operator: the measure itself, a notice to the person and a line of the audit
//! trail, which are kept together. Everything lies in the store; [`super::enforce`] lets a running server act on it.

use detente_protocol::Measure;
use detente_protocol::plain::plain_line;
use detente_store::{Audit, Decision, Notice, Result, Sanction, Store};

use crate::time::wall as now;

/// A day in milliseconds.
const DAY: i64 = 24 * 3600 * 1000;
/// The longest reason, in bytes.
pub const REASON: usize = 1000;

/// Who does it: a moderator's id and name.
#[derive(Clone, Debug)]
pub struct By {
    pub id: String,
    pub name: String,
}

impl By {
    /// Whoever may write to the database itself.
    pub fn operator() -> By {
        By { id: "operator".to_owned(), name: "operator".to_owned() }
    }
}

/// The word of a measure in the store.
pub fn word(measure: Measure) -> &'static str {
    match measure {
        Measure::None => "none",
        Measure::Warn => "warn",
        Measure::Mute => "mute",
        Measure::Suspend => "suspend",
        Measure::Ban => "ban",
        Measure::CloseTable => "close-table",
    }
}

pub fn measure(word: &str) -> Option<Measure> {
    let all =
        [Measure::None, Measure::Warn, Measure::Mute, Measure::Suspend, Measure::Ban, Measure::CloseTable];
    all.into_iter().find(|&measure| self::word(measure) == word)
}

/// A reason as it is kept and told.
pub fn reason(text: &str) -> Option<String> {
    let text = plain_line(text);
    (!text.is_empty() && text.len() <= REASON).then_some(text)
}

/// A line of the trail.
pub fn line(
    by: &By,
    what: &str,
    about: &str,
    report: Option<i64>,
    measure: Option<Measure>,
    reason: &str,
) -> Audit {
    let measure = measure.map(word).unwrap_or_default().to_owned();
    let (by, what, about, reason) = (by.name.clone(), what.to_owned(), about.to_owned(), reason.to_owned());
    Audit { at: now(), by, what, about, report, measure, reason }
}

/// A measure against a user, as it is kept: it holds from now on, for so many days or for good.
pub fn decision(
    by: &By,
    user: &str,
    measure: Measure,
    days: Option<u32>,
    reason: &str,
    report: Option<i64>,
) -> Decision {
    let mut decision = Decision::noted(line(by, "decided", user, report, Some(measure), reason));
    let at = decision.audit.at;
    let ends = match measure {
        Measure::Mute | Measure::Suspend => days.map(|days| at + i64::from(days) * DAY),
        _ => None,
    };
    if measure != Measure::None {
        let (id, user, word) = (0, user.to_owned(), word(measure).to_owned());
        let reason = reason.to_owned();
        let notice =
            Notice { id, user: user.clone(), measure: word.clone(), reason: reason.clone(), ends, at };
        decision.notices.push(notice);
        if measure != Measure::CloseTable {
            let sanction = Sanction {
                id,
                user,
                measure: word,
                reason,
                by: by.name.clone(),
                begins: at,
                ends,
                lifted: false,
            };
            decision.sanction = Some(sanction);
        }
    }
    if measure == Measure::Ban {
        decision.signs_out = ["session", "token", "email", "reset", "device"].map(str::to_owned).to_vec();
    }
    decision
}

/// Takes a measure against a user.
pub async fn take(
    store: &dyn Store,
    by: &By,
    user: &str,
    measure: Measure,
    days: Option<u32>,
    reason: &str,
) -> Result<()> {
    store.decide(&decision(by, user, measure, days, reason, None)).await?;
    Ok(())
}

/// Ends a measure before its time.
pub async fn lift(store: &dyn Store, by: &By, user: &str, measure: Measure, reason: &str) -> Result<bool> {
    let lifted = store.lift(user, word(measure)).await? > 0;
    if lifted {
        store.add_audit(&line(by, "lifted", user, None, Some(measure), reason)).await?;
    }
    Ok(lifted)
}

/// Does a measure hold against this user now? Gives the reason and until when.
pub async fn holds(store: &dyn Store, user: &str, measure: Measure) -> Result<Option<Sanction>> {
    let at = now();
    let meant = |sanction: &Sanction| {
        sanction.measure == word(measure) && !sanction.lifted && sanction.ends.is_none_or(|ends| ends > at)
    };
    Ok(store.sanctions(user).await?.into_iter().find(meant))
}
