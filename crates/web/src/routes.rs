//! The paths under `/api` that make sense without a server, answered as a server answers them. Beside those a game can be
//! forgotten (`DELETE /tables/{id}`), one that was brought in gone on with (`POST /records`), and a record or a position of another
//! page shown (`POST /shown`, `POST /positions/{game}`).

use std::collections::BTreeMap;

use detente_game::coach::Wish;
use detente_game::{Game as _, Notation, Viewer};
use detente_games::{GameName, with_game};
use detente_house::info::info;
use detente_house::reading::{self, At, Shelved};
use detente_house::reviewing;
use detente_house::taking_up::is_unfinished;
use detente_protocol::{ErrorCode, HouseAnswer, Imported, KeptKind};
use detente_table::{Form, Hosted, Manner, RecordFile, Refusal};
use detente_words::Lang;
use serde::Serialize;
use serde_json::json;

use crate::house::{House, LIMITS, LONGEST, me};
use crate::playing::Out;

/// The name of the game that another page has handed over.
pub(crate) const SHOWN: &str = "shown";

/// What a question is answered with.
type Answered = Result<HouseAnswer, Refusal>;

fn told<T: Serialize>(value: &T) -> Answered {
    let body = serde_json::to_string(value).map_err(|_| Refusal::from(ErrorCode::Internal))?;
    Ok(HouseAnswer { status: 200, body, name: None })
}

fn file(RecordFile { name, text, .. }: RecordFile) -> HouseAnswer {
    HouseAnswer { status: 200, body: text, name: Some(name) }
}

/// A refusal as a server answers it.
pub fn refused(refusal: &Refusal, lang: Lang) -> HouseAnswer {
    let status = match refusal.code {
        ErrorCode::NotFound => 404,
        ErrorCode::TooLarge => 413,
        ErrorCode::Forbidden => 403,
        ErrorCode::Internal => 500,
        _ => 400,
    };
    let body = serde_json::to_string(&refusal.message(lang)).unwrap_or_default();
    HouseAnswer { status, body, name: None }
}

impl House {
    pub(crate) fn route(
        &mut self,
        method: &str,
        path: &[&str],
        query: &BTreeMap<String, String>,
        body: &str,
        out: &mut Out,
    ) -> HouseAnswer {
        let answered = if body.len() > LONGEST {
            Err(reading::too_large(LIMITS))
        } else {
            self.answered(method, path, query, body, out)
        };
        answered.unwrap_or_else(|refusal| refused(&refusal, self.lang()))
    }

    fn answered(
        &mut self,
        method: &str,
        path: &[&str],
        query: &BTreeMap<String, String>,
        body: &str,
        out: &mut Out,
    ) -> Answered {
        let eyes = self.eyes(query.get("seat").cloned());
        match (method, path) {
            ("GET" | "PUT", ["me"]) | ("POST", ["guest"]) => told(&me()),
            ("GET", ["games"]) => told(&info(self.lang())),
            ("GET", ["lobby"]) => told(&self.lobby()),
            ("GET", ["turns"]) => told(&self.turns()),
            ("GET", ["notices"]) => told(&json!([])),
            ("POST", ["tables"]) => {
                let wish = serde_json::from_str(body).map_err(|error| Refusal::bad(error.to_string()))?;
                told(&self.create(wish, out)?)
            }
            ("GET", ["tables", id]) => told(&self.opened(id, out.now)?.view(&eyes, out.now)?),
            ("DELETE", ["tables", id]) => {
                self.forget(KeptKind::Table, id)?;
                told(&json!({}))
            }
            ("GET", ["tables", id, "hint"]) => told(&self.opened(id, out.now)?.hint(&eyes)?),
            ("GET", ["tables", id, "coach"]) => {
                let wish = query.get("wish").and_then(|word| Wish::by_word(word)).unwrap_or_default();
                told(&self.opened(id, out.now)?.coach(&eyes, wish)?)
            }
            ("GET", ["tables", id, "log"]) => told(&self.opened(id, out.now)?.log(&eyes)?),
            ("GET", ["tables", id, "record"]) if query.contains_key("whole") => {
                Ok(file(self.opened(id, out.now)?.record(&eyes, Form::Save)?))
            }
            ("GET", ["tables", id, "record"]) => {
                Ok(file(self.opened(id, out.now)?.record(&eyes, Form::Record)?))
            }
            ("GET", ["tables", id, "record.txt"]) => {
                Ok(file(self.opened(id, out.now)?.record(&eyes, Form::Text)?))
            }
            ("GET", ["tables", id, "record.json"]) => {
                Ok(file(self.opened(id, out.now)?.record(&eyes, Form::Json)?))
            }
            ("POST", ["records"]) => self.record_brought(body, query, out),
            ("POST", [SHOWN]) => {
                self.shown = Some(self.read(body.to_owned(), "", out.now)?);
                self.replay(SHOWN, out, |of, lang| told(&reading::info(of, LIMITS, lang)?))
            }
            ("POST", ["positions", game]) => self.position(game, body),
            ("GET", ["replays"]) => told(&self.imported()),
            ("POST", ["replays"]) => {
                let called = query.get("title").map(String::as_str).unwrap_or_default();
                let id = self.bring(body.to_owned(), called, out)?;
                self.replay(&id, out, |of, lang| told(&reading::info(of, LIMITS, lang)?))
            }
            ("GET", ["replays", id]) => {
                self.replay(id, out, |of, lang| told(&reading::info(of, LIMITS, lang)?))
            }
            ("GET", ["replays", id, "review"]) => told(&self.review_state(id, out)?),
            ("POST", ["replays", id, "review"]) => {
                let lines = query.get("lines").and_then(|word| word.parse().ok());
                told(&self.review_asked(id, lines, out)?)
            }
            ("GET", ["replays", id, "review.json"]) => self.review_file(id, out),
            ("GET", ["replays", id, "review", n]) => {
                let n = n.parse().map_err(|_| Refusal::from(ErrorCode::NotFound))?;
                let review = self.review(id, out)?;
                self.replay(id, out, |of, lang| told(&reviewing::decision(of, &review, n, LIMITS, lang)?))
            }
            ("POST", ["replays", id, "try"]) => {
                let wish = serde_json::from_str(body).map_err(|error| Refusal::bad(error.to_string()))?;
                let found = self.replay(id, out, |of, _| Ok((of.game, of.record.to_owned())));
                let (game, text) = found?;
                told(&with_game!(game, G => self.try_from::<G>(&text, &wish, out))?)
            }
            ("GET", ["replays", id, actions]) => {
                let number = |word: &str| word.parse::<u32>().ok().map(|number| number as usize);
                let actions = number(actions).ok_or(ErrorCode::NotFound)?;
                let seat = query.get("seat").map(String::as_str);
                let at = At { actions, seat, since: query.get("since").and_then(|word| number(word)) };
                self.replay(id, out, |of, lang| told(&reading::step(of, at, LIMITS, lang)?))
            }
            ("DELETE", ["replays", id]) => {
                self.forget(KeptKind::Replay, id)?;
                told(&json!({}))
            }
            _ => Err(ErrorCode::NotFound.into()),
        }
    }

    /// A record that somebody wants to have here: a game that is not over goes on as a table, any other is looked at.
    fn record_brought(&mut self, body: &str, query: &BTreeMap<String, String>, out: &mut Out) -> Answered {
        let text = reading::as_record(body.to_owned(), self.lang())?;
        let game = reading::game_in(&text, self.lang())?;
        if with_game!(game, G => is_unfinished::<G>(&text)) {
            return told(&with_game!(game, G => self.go_on_with::<G>(&text, out))?);
        }
        let called = query.get("title").map(String::as_str).unwrap_or_default();
        let id = self.bring(text, called, out)?;
        let path = format!("/replay/{id}");
        told(&detente_protocol::Created { id, path, commitment: None })
    }

    /// A position in the notation of the rules, as somebody sees it who looks on.
    fn position(&self, game: &str, text: &str) -> Answered {
        let game = GameName::by_name(game).ok_or(ErrorCode::NotFound)?;
        let manner = Manner { lang: self.lang(), without: &[] };
        with_game!(game, G => {
            let position = <G as Notation>::parse_position(text).map_err(Refusal::bad)?;
            let view = position.view(Viewer::Observer);
            told(&<G as Hosted>::show(&view, &<G as Hosted>::Memory::default(), manner))
        })
    }

    fn imported(&self) -> Vec<Imported> {
        let mut all: Vec<Imported> = self
            .replays
            .iter()
            .map(|(id, replay)| Imported {
                id: id.clone(),
                game: replay.game.clone(),
                title: replay.title.clone(),
                bytes: replay.record.len() as u32,
                created: replay.created,
            })
            .collect();
        all.sort_by_key(|replay| std::cmp::Reverse(replay.created));
        all
    }

    /// Does something with the game of the rulebooks, a game that was brought in, or that of a table that is over.
    pub(crate) fn replay<T>(
        &mut self,
        id: &str,
        out: &Out,
        with: impl FnOnce(Shelved<'_>, Lang) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let lang = self.lang();
        let (name, record) = reading::TOURNAMENT;
        if id == name {
            return with(Shelved { game: GameName::Twilight, id, title: "", record }, lang);
        }
        let shown = self.shown.as_ref().filter(|_| id == SHOWN);
        let (game, title, record) = if let Some(replay) = self.replays.get(id).or(shown) {
            (replay.game.clone(), replay.title.clone(), replay.record.clone())
        } else {
            let eyes = self.eyes(None);
            let table = self.opened(id, out.now)?;
            (table.listing().game, String::new(), table.record(&eyes, Form::Whole)?.text)
        };
        let game = GameName::by_name(&game).ok_or(ErrorCode::NotFound)?;
        with(Shelved { game, id, title: &title, record: &record }, lang)
    }
}
