//! A folder of games: where each player loses points, against all others.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

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

/// Players by name; whoever has no name in the record goes by the seat.
#[derive(Debug, Default)]
pub struct Profiles {
    players: BTreeMap<String, Player>,
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
    /// Takes up a game; `names` are those of the seats.
    pub fn add(&mut self, review: &Review, names: &BTreeMap<String, String>) {
        for (seat, profile) in &review.profiles {
            let name = names.get(seat).unwrap_or(seat).clone();
            let one = Player {
                games: 1,
                accuracy: profile.accuracy,
                decisions: profile.decisions,
                lost: profile.loss * f64::from(profile.decisions),
                marks: [profile.inaccuracies, profile.mistakes, profile.blunders],
                phases: profile.phases.clone(),
                kinds: profile.kinds.clone(),
            };
            self.players.entry(name).or_default().add(&one);
        }
    }

    /// Everybody but one.
    fn others(&self, name: &str) -> Player {
        let mut all = Player::default();
        for (_, player) in self.players.iter().filter(|(other, _)| *other != name) {
            all.add(player);
        }
        all
    }

    pub fn json(&self) -> Value {
        let one = |(name, player): (&String, &Player)| {
            (name.clone(), json!({"own": player.json(), "others": self.others(name).json()}))
        };
        let players: BTreeMap<String, Value> = self.players.iter().map(one).collect();
        json!({"players": players})
    }

    /// A player in a line, and the parts of the games in one each.
    fn lines(&self, name: &str, player: &Player, lang: Lang) -> (String, Vec<String>) {
        let others = self.others(name);
        let args = [
            ("name", name.to_owned().into()),
            ("games", player.games.into()),
            ("accuracy", number(lang, player.accuracy / f64::from(player.games.max(1))).into()),
            ("others", number(lang, others.accuracy / f64::from(others.games.max(1))).into()),
        ];
        let part = |label: String, own: &Share, other: Option<&Share>| {
            let args = [
                ("part", label.into()),
                ("own", number(lang, Player::mean(own)).into()),
                ("others", number(lang, other.map_or(0.0, Player::mean)).into()),
                ("decisions", own.decisions.into()),
            ];
            WORDS.format(lang, "review-profile-part", &args).into_owned()
        };
        let phases = player
            .phases
            .iter()
            .map(|(when, share)| part(phase(lang, *when), share, others.phases.get(when)));
        let kinds =
            player.kinds.iter().map(|(what, share)| part(kind(lang, *what), share, others.kinds.get(what)));
        (WORDS.format(lang, "review-profile", &args).into_owned(), phases.chain(kinds).collect())
    }

    pub fn text(&self, lang: Lang) -> String {
        let mut out = String::new();
        for (name, player) in &self.players {
            let (line, parts) = self.lines(name, player, lang);
            let _ = writeln!(out, "{line}\n  {}", word(lang, "review-profile-lost"));
            for part in parts {
                let _ = writeln!(out, "    {part}");
            }
        }
        for (file, why) in &self.failed {
            let _ = writeln!(out, "{}: {why}", file.display());
        }
        out
    }

    /// The same as a page; `title` says which folder it is.
    pub fn html(&self, title: &str, lang: Lang) -> String {
        let mut out = String::new();
        for (name, player) in &self.players {
            let (line, parts) = self.lines(name, player, lang);
            let lost = word(lang, "review-profile-lost");
            let _ = writeln!(out, "<h2>{}</h2><p>{}</p><ul>", escaped(&line), escaped(&lost));
            for part in parts {
                let _ = writeln!(out, "<li>{}</li>", escaped(&part));
            }
            out.push_str("</ul>\n");
        }
        for (file, why) in &self.failed {
            let _ = writeln!(out, "<p class=muted>{}</p>", escaped(&format!("{}: {why}", file.display())));
        }
        framed(title, lang, &out)
    }
}
