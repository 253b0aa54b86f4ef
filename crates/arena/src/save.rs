//! Keeping every game of a run: one record a game, in a folder.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use detente_game::driver::FORFEIT;
use detente_game::record::Record;
use detente_game::{Game, Notation};

use crate::run::Finished;

/// Who plays in a run and by which seed: what stands in the head of its records.
#[derive(Clone, Debug)]
pub struct Named {
    pub seed: u64,
    /// The entrants.
    pub names: Vec<String>,
}

impl Named {
    /// The record of a game of the run.
    pub fn record<G: Notation>(&self, game: &Finished<G>) -> Record<G> {
        let options = game.played.last.options();
        // A forfeit is no end by the rules: such a record is one of a game that was broken off.
        let outcome = game.outcome().filter(|_| game.played.forfeit.is_none());
        let mut record = Record::<G>::new(options, game.played.actions.clone(), outcome);
        let players = self.players(game).map(|(seat, name)| ("player".to_owned(), format!("{seat} {name}")));
        record.tags.extend(players);
        if let Some(forfeit) = &game.played.forfeit {
            let seat = G::SEATS[forfeit.seat.0 as usize];
            record.tags.push((FORFEIT.to_owned(), format!("{seat} {}", one_line(&forfeit.why))));
        }
        record.tags.push(("seed".to_owned(), self.seed.to_string()));
        record.tags.push(("number".to_owned(), (game.number + 1).to_string()));
        record
    }

    fn players<'a, G: Game>(
        &'a self,
        game: &'a Finished<G>,
    ) -> impl Iterator<Item = (&'static str, &'a str)> {
        let lineup = game.fixture.lineup.iter().map(|&entrant| self.names[entrant].as_str());
        G::SEATS.iter().copied().zip(lineup)
    }
}

/// A folder that takes the records of one run.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
    named: Named,
    digits: usize,
}

impl Folder {
    /// Makes the folder if it is not there. `names` are those of the entrants, `games` how many games are expected.
    pub fn create(path: &Path, seed: u64, names: Vec<String>, games: u64) -> io::Result<Folder> {
        fs::create_dir_all(path)?;
        let digits = games.to_string().len().max(4);
        Ok(Folder { path: path.to_path_buf(), named: Named { seed, names }, digits })
    }

    /// Writes the record of a game. A file of the same name is left alone: it is fine if it holds the same game, and an
    /// error if it holds another.
    pub fn save<G: Notation>(&self, game: &Finished<G>) -> io::Result<PathBuf> {
        let path = self.path.join(self.file_name(game));
        let text = self.named.record(game).to_text();
        match fs::File::create_new(&path) {
            Ok(mut file) => file.write_all(text.as_bytes())?,
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                if fs::read(&path)? != text.as_bytes() {
                    let reason = format!("{} holds another game already", path.display());
                    return Err(io::Error::new(io::ErrorKind::AlreadyExists, reason));
                }
            }
            Err(error) => return Err(error),
        }
        Ok(path)
    }

    /// For instance `seed-7-game-0001-us-search-ussr-random.txt`.
    fn file_name<G: Game>(&self, game: &Finished<G>) -> String {
        let players: Vec<String> =
            self.named.players(game).map(|(seat, name)| format!("{seat}-{}", plain(name))).collect();
        let number = format!("{:0digits$}", game.number + 1, digits = self.digits);
        format!("seed-{}-game-{number}-{}.txt", self.named.seed, players.join("-"))
    }
}

/// What came from outside cannot make two lines of it.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A name with nothing in it that a file system might take amiss.
fn plain(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '.' { c } else { '-' }).collect()
}

#[cfg(test)]
mod tests {
    use detente_game::bot::Random;
    use detente_game::testkit::toy::{Nim, Options};

    use super::*;
    use crate::plan::Plan;
    use crate::run::{Entrant, Settings, run};

    fn folder(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("detente-arena-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        path
    }

    fn play_into(path: &Path, seed: u64, heap: u8) -> io::Result<()> {
        let options = Options { heap, die: true, call: true };
        let settings = Settings { options, seed, threads: 2, limit: 1000, length: Nim::<2>::turn };
        let random =
            || Entrant::<Nim> { name: "random/1".into(), make: Box::new(|seed| Box::new(Random::new(seed))) };
        let plan = Plan::Seated { lineup: vec![0, 1], games: 12 };
        let names = vec!["random/1".to_owned(), "random/1".to_owned()];
        let folder = Folder::create(path, seed, names, plan.games())?;
        run(&settings, &[random(), random()], &plan, |game| folder.save(game).map(|_| ())).map(|_| ())
    }

    #[test]
    fn every_game_is_kept_and_replays() {
        let path = folder("kept");
        play_into(&path, 3, 20).expect("the folder can be written");
        let mut names: Vec<String> = fs::read_dir(&path)
            .expect("the folder is there")
            .map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        assert_eq!(names.len(), 12);
        assert_eq!(names[0], "seed-3-game-0001-one-random-1-two-random-1.txt");
        for name in names {
            let text = fs::read_to_string(path.join(name)).expect("readable");
            let record = Record::<Nim>::parse(&text).expect("a record");
            record.check().expect("it replays to its stated end");
            assert!(record.tags.contains(&("player".to_owned(), "two random/1".to_owned())));
        }
        fs::remove_dir_all(&path).expect("cleared away");
    }

    #[test]
    fn a_file_that_holds_another_game_is_never_overwritten() {
        let path = folder("twice");
        play_into(&path, 3, 20).expect("the folder can be written");
        play_into(&path, 3, 20).expect("the same games once more are fine");
        let error = play_into(&path, 3, 21).expect_err("other games under the same names");
        assert_eq!(error.kind(), io::ErrorKind::AlreadyExists);
        assert!(error.to_string().contains("holds another game already"), "{error}");
        fs::remove_dir_all(&path).expect("cleared away");
    }
}
