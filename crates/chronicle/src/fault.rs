//! What is wrong with a record of a game, in words. Texts: `records.ftl`, `cli-record-…`.

use detente_game::record::{Place, RecordError};
use detente_words::{Lang, Value, WORDS};

/// What is wrong with a record, and where.
pub fn record_error(lang: Lang, error: &RecordError) -> String {
    let details = error.fault.details();
    let args: Vec<(&str, Value<'_>)> =
        details.iter().map(|(name, value)| (*name, Value::from(value.as_str()))).collect();
    let reason = WORDS.format(lang, &format!("cli-record-{}", error.fault.id()), &args).into_owned();
    let Place { line, column } = error.place;
    if line == 0 {
        return reason;
    }
    let (line, column) = (line.to_string().into(), column.to_string().into());
    let args = [("line", line), ("column", column), ("reason", reason.into())];
    WORDS.format(lang, "cli-record-at", &args).into_owned()
}
