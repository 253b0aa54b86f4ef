//! A folder of games: where each player loses points, against all others.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

use detente_protocol::plain::plain_line;
use detente_review::Review;
use detente_review::page::{escaped, framed};
use detente_review::report::{kind, number, phase, word};
use detente_review::result::{DecisionKind, Phase, Share};
use detente_words::{Lang, WORDS};
use serde_json::{Value, json};

/// What a player did in all games of the folder.
#[derive(Clone, Debug, Default)]
pub struct Player {
    games: u32,
    accuracy: f64,
    decisions: u32,
    lost: f64,
    marks: [u32; 3],
    phases: BTreeMap<Phase, Share>,
    kinds: BTreeMap<DecisionKind, Share>,
}

/// Those who played a game, by name; whoever has no name in the record goes by the seat.
type Players = BTreeMap<String, Player>;

/// Players by the name of the game: what they do in one says nothing of another.
#[derive(Debug, Default)]
pub struct Profiles {
    games: BTreeMap<String, Players>,
    /// Files that could not be reviewed, and why.
    pub failed: Vec<(PathBuf, String)>,
}

fn add(share: &mut Share, more: &Share) {
    let n = f64::from(share.decisions + more.decisions).max(1.0);
    share.accuracy =
        (share.accuracy * f64::from(share.decisions) + more.accuracy * f64::from(more.decisions)) / n;
    share.decisions += more.decisions;
    share.lost += more.lost;
}

impl Player {
    fn add(&mut self, other: &Player) {
        self.games += other.games;
        self.accuracy += other.accuracy;
        self.decisions += other.decisions;
        self.lost += other.lost;
        for (mark, more) in self.marks.iter_mut().zip(other.marks) {
            *mark += more;
        }
        for (phase, share) in &other.phases {
            add(self.phases.entry(*phase).or_default(), share);
        }
        for (kind, share) in &other.kinds {
            add(self.kinds.entry(*kind).or_default(), share);
        }
    }

    /// Points lost in a decision of a part, in the mean.
    fn mean(share: &Share) -> f64 {
        share.lost / f64::from(share.decisions.max(1))
    }

    fn json(&self) -> Value {
        let part = |share: &Share| json!({"decisions": share.decisions, "lost": share.lost, "accuracy": share.accuracy});
        let phases: BTreeMap<String, Value> =
            self.phases.iter().map(|(phase, share)| (id(phase), part(share))).collect();
        let kinds: BTreeMap<String, Value> =
            self.kinds.iter().map(|(kind, share)| (id(kind), part(share))).collect();
        json!({
            "games": self.games,
            "accuracy": self.accuracy / f64::from(self.games.max(1)),
            "decisions": self.decisions,
            "loss": self.lost / f64::from(self.decisions.max(1)),
            "inaccuracies": self.marks[0],
            "mistakes": self.marks[1],
            "blunders": self.marks[2],
            "phases": phases,
            "kinds": kinds,
        })
    }
}

/// The word of a kind or phase in JSON.
fn id(what: &impl serde::Serialize) -> String {
    serde_json::to_value(what).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

impl Profiles {
    /// Takes up a game; `names` are those of the seats. To whoever had several it is one game, played as well as all of them in the mean.
    pub fn add(&mut self, review: &Review, names: &BTreeMap<String, String>) {
        let mut of_game = Players::new();
        for (seat, profile) in &review.profiles {
            // Whoever wrote the record gives no orders to the screen.
            let name = names.get(seat).map(|name| plain_line(name)).filter(|name| !name.is_empty());
            let name = name.unwrap_or_else(|| seat.clone());
            let one = Player {
                games: 1,
                accuracy: profile.accuracy,
                decisions: profile.decisions,
                lost: profile.loss * f64::from(profile.decisions),
                marks: [profile.inaccuracies, profile.mistakes, profile.blunders],
                phases: profile.phases.clone(),
                kinds: profile.kinds.clone(),
            };
            of_game.entry(name).or_default().add(&one);
        }
        let players = self.games.entry(review.game.clone()).or_default();
        for (name, mut player) in of_game {
            player.accuracy /= f64::from(player.games);
            player.games = 1;
            players.entry(name).or_default().add(&player);
        }
    }

    /// No game could be reviewed.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// What could not be reviewed: the file and the reason.
    fn not_reviewed(&self) -> impl Iterator<Item = (String, String)> {
        self.failed.iter().map(|(file, why)| {
            let (file, why) = (plain_line(&file.display().to_string()), plain_line(why));
            // Most reasons begin with the file.
            let short = why.strip_prefix(&format!("{file}: ")).map(str::to_owned);
            (file, short.unwrap_or(why))
        })
    }

    pub fn json(&self) -> Value {
        let own = |players: &Players| -> BTreeMap<String, Value> {
            let one = |(name, player): (&String, &Player)| {
                let others = others(players, name).map(|others| others.json());
                (name.clone(), json!({"own": player.json(), "others": others}))
            };
            players.iter().map(one).collect()
        };
        let games: BTreeMap<&String, Value> =
            self.games.iter().map(|(game, players)| (game, json!({"players": own(players)}))).collect();
        let failed: Vec<Value> =
            self.not_reviewed().map(|(file, why)| json!({"file": file, "why": why})).collect();
        json!({"games": games, "failed": failed})
    }

    /// What a game is called, where there are several.
    fn heading(&self, game: &str, lang: Lang) -> Option<String> {
        (self.games.len() > 1).then(|| word(lang, &format!("game-{game}")))
    }

    pub fn text(&self, lang: Lang) -> String {
        let mut out = String::new();
        for (game, players) in &self.games {
            if let Some(heading) = self.heading(game, lang) {
                let _ = writeln!(out, "{heading}\n");
            }
            for told in players.iter().map(|(name, player)| ToldOf::new(players, name, player, lang)) {
                let _ = writeln!(out, "{}\n  {}", told.line, told.lost);
                for part in told.parts {
                    let _ = writeln!(out, "    {part}");
                }
            }
        }
        for (file, why) in self.not_reviewed() {
            let _ = writeln!(out, "{file}: {why}");
        }
        out
    }

    /// The same as a page; `title` says which folder it is.
    pub fn html(&self, title: &str, lang: Lang) -> String {
        let mut out = String::new();
        for (game, players) in &self.games {
            let heading = self.heading(game, lang);
            // A game among several is a heading above those of its players.
            let level = if heading.is_some() { "h3" } else { "h2" };
            if let Some(heading) = heading {
                let _ = writeln!(out, "<h2>{}</h2>", escaped(&heading));
            }
            for told in players.iter().map(|(name, player)| ToldOf::new(players, name, player, lang)) {
                let (line, lost) = (escaped(&told.line), escaped(&told.lost));
                let _ = writeln!(out, "<{level}>{line}</{level}><p>{lost}</p><ul>");
                for part in told.parts {
                    let _ = writeln!(out, "<li>{}</li>", escaped(&part));
                }
                out.push_str("</ul>\n");
            }
        }
        for (file, why) in self.not_reviewed() {
            let _ = writeln!(out, "<p class=muted>{}</p>", escaped(&format!("{file}: {why}")));
        }
        framed(title, lang, &out)
    }
}

/// Everybody but one, if there is anybody.
fn others(players: &Players, name: &str) -> Option<Player> {
    let mut all = None;
    for (_, player) in players.iter().filter(|(other, _)| *other != name) {
        all.get_or_insert_with(Player::default).add(player);
    }
    all
}

/// What is said of a player: a line, what follows, and a line for each part of the games.
struct ToldOf {
    line: String,
    lost: String,
    parts: Vec<String>,
}

impl ToldOf {
    fn new(players: &Players, name: &str, player: &Player, lang: Lang) -> ToldOf {
        let others = others(players, name);
        let format = |id: &str, is_compared: bool, args: &[(&str, detente_words::Value<'_>)]| {
            let id = if is_compared { id.to_owned() } else { format!("{id}-alone") };
            WORDS.format(lang, &id, args).into_owned()
        };
        let accuracy = |player: &Player| number(lang, player.accuracy / f64::from(player.games.max(1)));
        let mut args = vec![
            ("name", name.to_owned().into()),
            ("games", player.games.into()),
            ("accuracy", accuracy(player).into()),
        ];
        args.extend(others.as_ref().map(|others| ("others", accuracy(others).into())));
        let part = |label: String, own: &Share, other: Option<&Share>| {
            let mut args = vec![
                ("part", label.into()),
                ("own", number(lang, Player::mean(own)).into()),
                ("decisions", own.decisions.into()),
            ];
            args.extend(other.map(|other| ("others", number(lang, Player::mean(other)).into())));
            format("review-profile-part", other.is_some(), &args)
        };
        let phases = player.phases.iter().map(|(when, share)| {
            let other = others.as_ref().and_then(|others| others.phases.get(when));
            part(phase(lang, *when), share, other)
        });
        let kinds = player.kinds.iter().map(|(what, share)| {
            let other = others.as_ref().and_then(|others| others.kinds.get(what));
            part(kind(lang, *what), share, other)
        });
        ToldOf {
            line: format("review-profile", others.is_some(), &args),
            lost: format("review-profile-lost", others.is_some(), &[]),
            parts: phases.chain(kinds).collect(),
        }
    }
}
