//! The HTTP API described for programs (OpenAPI 3.1). Schemas come from the protocol's types; a test holds the paths
//! against the router.

use detente_protocol as p;
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

/// `(path, method, what it does, body, answer)`; names are those of the schemas, empty for none.
pub const PATHS: &[(&str, &str, &str, &str, &str)] = &[
    ("/api/me", "get", "Who one is", "", "Me"),
    ("/api/me", "put", "Change language, webhook or e-mail", "Settings", "Me"),
    ("/api/guest", "post", "Become a guest; sets the session's cookie", "GuestRequest", "Me"),
    ("/api/register", "post", "A name with a password; a guest keeps the tables", "Credentials", "Me"),
    ("/api/login", "post", "Log in; sets the session's cookie", "Credentials", "Me"),
    ("/api/logout", "post", "End the session", "", ""),
    ("/api/password", "post", "Change the password; other sessions end", "PasswordChange", "Me"),
    ("/api/me/name", "post", "Another name; the old one is kept for its owner for a while", "NewName", "Me"),
    ("/api/reset", "post", "Ask for a letter with a link to a new password", "ResetRequest", ""),
    ("/api/reset/{code}", "post", "A new password, by the link of the letter", "NewPassword", ""),
    ("/api/sessions", "get", "Where one is signed in", "", "SessionInfo[]"),
    ("/api/sessions", "delete", "Sign out everywhere else", "", ""),
    ("/api/sessions/{id}", "delete", "End a session or token", "", ""),
    ("/api/second-factor", "post", "A secret for an authenticator app", "Proof", "NewSecondFactor"),
    ("/api/second-factor", "put", "Ask for the app from now on", "SecondFactorCode", "RecoveryCodes"),
    ("/api/second-factor/codes", "post", "Other recovery codes", "Proof", "RecoveryCodes"),
    ("/api/second-factor/off", "post", "No longer ask for the app", "Proof", "Me"),
    ("/api/me/lessons", "get", "How far one has come in the lessons", "", "LessonsDone"),
    (
        "/api/me/lessons",
        "put",
        "Join what was done elsewhere with what is kept; gives both together",
        "LessonsDone",
        "LessonsDone",
    ),
    ("/api/me/puzzles", "get", "Which puzzles one has tried, and one's rating in them", "", "PuzzlesDone"),
    ("/api/me/puzzles", "post", "First answers to puzzles, by their ids", "PuzzleTries", "PuzzlesDone"),
    ("/api/analyse", "post", "The best plays of a position, by the text of it", "AnalysisTask", "Analysis"),
    ("/api/me/export", "get", "Everything of one's own as a file", "", "object"),
    ("/api/me/leave", "post", "End one's account, in a week; a guest's at once", "Leaving", "Me"),
    ("/api/me/vacation", "get", "Until when one is on vacation, and the days that are left", "", "object"),
    ("/api/me/vacation", "post", "Stop one's clocks of days for so many days; 0 ends it", "object", "object"),
    ("/api/reports", "post", "Report a person, a line of chat or a table", "NewReport", ""),
    ("/api/notices", "get", "What moderators have told one and one has not read", "", "Notice[]"),
    ("/api/notices/{id}/read", "post", "One has read it", "", ""),
    (
        "/api/me/notices",
        "get",
        "What one was told of events and challenges and what still holds, the newest first",
        "",
        "PageNotice[]",
    ),
    ("/api/me/notices/read", "post", "One has read these", "NoticesRead", "object"),
    (
        "/api/moderation/reports",
        "get",
        "What was reported (?closed=true); for moderators",
        "",
        "ReportSummary[]",
    ),
    ("/api/moderation/reports/{id}", "get", "A report with its evidence", "", "ReportView"),
    ("/api/moderation/reports/{id}/take", "post", "Take a report for half an hour", "", "ReportView"),
    ("/api/moderation/reports/{id}/give-back", "post", "Give it back", "", "ReportView"),
    (
        "/api/moderation/reports/{id}/decide",
        "post",
        "Decide it, or agree to what was proposed",
        "Verdict",
        "ReportView",
    ),
    ("/api/moderation/users/{id}/lift", "post", "End a measure before its time", "Verdict", ""),
    ("/api/moderation/audit", "get", "The trail of everything that was done", "", "AuditLine[]"),
    ("/api/email/{code}", "get", "The page behind the link of a confirmation letter", "", "page"),
    ("/api/email/{code}", "post", "Confirm the address that the link was sent to", "", "page"),
    ("/api/push", "get", "The key by which push services know this server", "", "PushKey"),
    ("/api/push", "post", "Wake this browser when a decision is awaited", "PushAddress", ""),
    ("/api/push/off", "post", "Wake it no more", "PushAddress", ""),
    ("/api/tokens", "get", "One's tokens for programs", "", "TokenInfo[]"),
    ("/api/tokens", "post", "A new token, shown once", "TokenRequest", "NewToken"),
    ("/api/tokens/{id}", "delete", "Drop a token", "", ""),
    ("/api/games", "get", "The games: seats, presets, options, levels of bots", "", "GameInfo[]"),
    ("/api/lobby", "get", "Public tables and one's own", "", "Lobby"),
    ("/api/turns", "get", "Where one's decision is awaited", "", "TableSummary[]"),
    ("/api/tables", "post", "A new table", "CreateTable", "Created"),
    ("/api/tables/{id}", "get", "A table through one pair of eyes (?seat=)", "", "TableView"),
    ("/api/tables/{id}/commands", "post", "Do something at a table", "TableCommand", ""),
    (
        "/api/tables/{id}/hint",
        "get",
        "What a bot would do in one's place, where nobody else plays (?seat=)",
        "",
        "Hint",
    ),
    (
        "/api/tables/{id}/coach",
        "get",
        "What the coach of a first game says, where nobody else plays (?seat=, ?wish=usual|more|less|silent)",
        "",
        "CoachSays",
    ),
    ("/api/tables/{id}/log", "get", "The log (?seat=)", "", "LogLine[]"),
    ("/api/tables/{id}/chat", "get", "The chat that one may read", "", "ChatLine[]"),
    (
        "/api/tables/{id}/record",
        "get",
        "The record; of a running game what one's own seat knows (?seat=)",
        "",
        "text",
    ),
    ("/api/tables/{id}/record.txt", "get", "The log as readable text (?lang=, ?seat=)", "", "text"),
    ("/api/tables/{id}/record.json", "get", "The game as JSON (?lang=, ?seat=)", "", "object"),
    (
        "/api/records",
        "post",
        "Go on with a game whose record is not finished, as a private table; any other is brought in",
        "text",
        "Created",
    ),
    ("/api/replays", "get", "One's own games that were brought in", "", "Imported[]"),
    ("/api/replays", "post", "Bring in a record or an official log, as text", "text", "ReplayInfo"),
    ("/api/replays/{id}", "get", "An imported game, a finished table, or `tournament`", "", "ReplayInfo"),
    ("/api/replays/{id}", "delete", "Forget a game of one's own that was brought in", "", ""),
    (
        "/api/replays/{id}/{actions}",
        "get",
        "It after so many actions (?seat=); with ?since= the log only from what has changed since that step",
        "",
        "ReplayStep",
    ),
    (
        "/api/replays/{id}/review",
        "get",
        "By what a game that is over was decided, or how far that is",
        "",
        "ReviewState",
    ),
    ("/api/replays/{id}/review", "post", "Ask for it; refused while the game is played", "", "ReviewState"),
    (
        "/api/replays/{id}/review/{n}",
        "get",
        "One decision of the review, by its action",
        "",
        "ReviewDecision",
    ),
    ("/api/replays/{id}/review.json", "get", "The review as `detente review --json` writes it", "", "object"),
    (
        "/api/replays/{id}/try",
        "post",
        "A private table that begins in a position of a game that is over",
        "TryHere",
        "Created",
    ),
    ("/api/ladder/{game}/{pace}", "get", "The ladder (?from=, ?provisional=true, ?days=)", "", "Ladder"),
    ("/api/players/{name}", "get", "What is known of a player", "", "Profile"),
    ("/api/players/{name}/games.csv", "get", "A player's rated games as lines with commas", "", "text"),
    ("/api/players/{name}/games.json", "get", "A player's rated games", "", "RatedGame[]"),
    ("/api/players/{name}/against/{other}", "get", "Two players against each other", "", "HeadToHead"),
    ("/api/ratings.csv", "get", "All ratings as they are now, as lines with commas", "", "text"),
    ("/api/ratings.json", "get", "All ratings as they are now", "", "PlayerRating[]"),
    ("/api/results.csv", "get", "All rated games after a number (?after=) as lines with commas", "", "text"),
    ("/api/results.json", "get", "All rated games after a number (?after=)", "", "RatedGame[]"),
    ("/api/seeks", "get", "Who waits for a game, by the clock", "", "Waiting[]"),
    ("/api/seeks", "post", "Look for somebody to play with", "Seek", "SeekState"),
    ("/api/seeks/{id}", "get", "How far one's seek is; to be asked every few seconds", "", "SeekState"),
    ("/api/seeks/{id}", "delete", "Look no longer", "", ""),
    ("/api/challenges", "get", "Challenges to one and by one", "", "Challenge[]"),
    ("/api/challenges", "post", "Challenge somebody", "NewChallenge", "Challenge"),
    ("/api/challenges/{id}", "post", "Accept or decline a challenge", "ChallengeAnswer", "Created"),
    ("/api/challenges/{id}", "delete", "Take a challenge back", "", ""),
    (
        "/api/events",
        "get",
        "Events that are open or running, with ?past=true those that are over; the next page with ?after= the last id",
        "",
        "EventSummary[]",
    ),
    ("/api/events", "post", "A new event", "EventTerms", "EventCreated"),
    ("/api/events/{id}", "get", "An event with players, standings and rounds", "", "EventView"),
    (
        "/api/events/{id}/acts",
        "post",
        "Do something: register, pair, extend and so on",
        "EventAct",
        "EventView",
    ),
    (
        "/api/events/{id}/log",
        "get",
        "What organisers did, the newest 500 acts first; the next ones with ?before= the last number",
        "",
        "EventLogLine[]",
    ),
    (
        "/api/events/{id}/preview",
        "get",
        "The next round before it is made; for organisers",
        "",
        "PairingPreview",
    ),
    (
        "/api/events/{id}/advice/{pairing}/{game}",
        "post",
        "What a game is worth whose time is over, for whoever may adjudicate it; it is not played on",
        "",
        "Advice",
    ),
    ("/api/events/{id}/results.csv", "get", "All games of an event as lines with commas", "", "text"),
    ("/api/events/{id}/calendar.ics", "get", "Rounds and deadlines as a calendar", "", "text"),
    ("/api/bot/events", "get", "A stream, one BotEvent on each line", "", "BotEvent"),
    ("/api/bot/tables/{id}", "get", "A stream, one BotTableEvent on each line (?seat=)", "", "BotTableEvent"),
];

fn content(name: &str) -> Value {
    let schema = |name: &str| json!({"$ref": format!("#/components/schemas/{name}")});
    match name {
        "text" => json!({"text/plain": {"schema": {"type": "string"}}}),
        "page" => json!({"text/html": {"schema": {"type": "string"}}}),
        "object" => json!({"application/json": {"schema": {"type": "object"}}}),
        "BotEvent" | "BotTableEvent" => json!({"application/x-ndjson": {"schema": schema(name)}}),
        _ => match name.strip_suffix("[]") {
            Some(item) => json!({"application/json": {"schema": {"type": "array", "items": schema(item)}}}),
            None => json!({"application/json": {"schema": schema(name)}}),
        },
    }
}

/// The whole document.
pub fn document() -> Value {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
    });
    let mut generator = SchemaGenerator::new(settings);
    macro_rules! add {
        ($($name:ident)*) => {
            $(generator.subschema_for::<p::$name>();)*
        };
    }
    add! {
        Me Settings PasswordChange NewName ResetRequest NewPassword Proof SessionInfo NewSecondFactor SecondFactorCode RecoveryCodes Leaving LessonsDone PushKey PushAddress NewReport Notice PageNotice NoticesRead
        ReportSummary ReportView Verdict AuditLine
        GuestRequest Credentials TokenInfo TokenRequest NewToken GameInfo Lobby TableSummary CreateTable Created
        TableView TableCommand Hint PuzzlesDone PuzzleTries AnalysisTask Analysis CoachSays LogLine ChatLine ReplayInfo ReplayStep Imported ReviewState ReviewDecision TryHere BotEvent BotTableEvent ErrorMessage ClientMessage
        ServerMessage Ladder Profile PlayerRating RatedGame HeadToHead Waiting Seek SeekState Challenge NewChallenge ChallengeAnswer
        EventSummary EventTerms EventCreated EventView EventAct EventLogLine PairingPreview Advice
    }
    let schemas: Map<String, Value> = generator.take_definitions(true);
    let mut paths: Map<String, Value> = Map::new();
    for &(path, method, summary, body, answer) in PATHS {
        let parameters: Vec<Value> = path
            .split('/')
            .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
            .map(|name| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}}))
            .collect();
        let ok = if answer.is_empty() {
            json!({"description": "done"})
        } else {
            json!({"description": "done", "content": content(answer)})
        };
        let mut operation = json!({
            "summary": summary,
            "parameters": parameters,
            "responses": {"200": ok, "default": {"description": "refused", "content": content("ErrorMessage")}},
        });
        if !body.is_empty() {
            operation["requestBody"] = json!({"required": true, "content": content(body)});
        }
        let entry = paths.entry(path).or_insert_with(|| json!({}));
        entry[method] = operation;
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Détente",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Two Cold War games at one table server. The web socket at /api/socket takes ClientMessage and sends ServerMessage.",
        },
        "security": [{"token": []}, {"session": []}],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "session": {"type": "apiKey", "in": "cookie", "name": crate::auth::SESSION},
            },
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_schema_that_is_named_is_there() {
        fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
            match value {
                Value::Object(map) => {
                    for (key, value) in map {
                        match (key.as_str(), value.as_str()) {
                            ("$ref", Some(target)) => found.push(target),
                            _ => references(value, found),
                        }
                    }
                }
                Value::Array(list) => list.iter().for_each(|value| references(value, found)),
                _ => {}
            }
        }
        let document = document();
        let mut found = Vec::new();
        references(&document, &mut found);
        assert!(found.len() > 100);
        for target in found {
            let pointer = target.strip_prefix('#').expect("within the document");
            assert!(document.pointer(pointer).is_some(), "{target}");
        }
    }
}
