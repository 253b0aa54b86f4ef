//! Keeping a game: its record in a file, written after every action and never half.
//!
//! Saves are records like any other (`detente check`, `replay` and `view` read them). Who plays which seat and the seed
//! of Nature's dice stand in its head as free lines: `player us person`, `player ussr search`, `seed 5`.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use detente_fair::Dice;
use detente_game::record::{Ending, Record, game_of};

use crate::shown::Shown;

/// The name of a seat's player in the head of a save if a person sits there.
pub const PERSON: &str = "person";

/// Who sits at a table, as a save says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// By seat: `None` is a person, else the level of a bot.
    pub levels: Vec<Option<String>>,
    pub seed: u64,
}

impl Seating {
    /// The lines of a record's head.
    pub fn tags<G: Shown>(&self) -> Vec<(String, String)> {
        let player = |(seat, level): (&&str, &Option<String>)| {
            ("player".to_owned(), format!("{seat} {}", level.as_deref().unwrap_or(PERSON)))
        };
        let mut tags: Vec<_> = G::SEATS.iter().zip(&self.levels).map(player).collect();
        tags.push(("seed".to_owned(), self.seed.to_string()));
        tags
    }

    /// The dice of the game: the same seed rolls the same.
    pub fn dice(&self) -> Dice {
        Dice::Counted(self.seed)
    }

    /// Reads them. A seat of which nothing is said is a person's; without a seed it is 0.
    pub fn of_record<G: Shown>(record: &Record<G>) -> Seating {
        let level = |seat: &&str| {
            let named = record.tags.iter().filter(|(key, _)| key == "player");
            let mut players = named.filter_map(|(_, value)| value.split_once(' '));
            let player = players.find(|(name, _)| name == seat).map(|(_, player)| player.trim());
            player.filter(|&player| player != PERSON).map(str::to_owned)
        };
        let seed = record.tags.iter().find(|(key, _)| key == "seed").and_then(|(_, seed)| seed.parse().ok());
        Seating { levels: G::SEATS.iter().map(level).collect(), seed: seed.unwrap_or(0) }
    }
}

/// Writes a text so that the file holds the old one or the new one, whatever happens in between.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut beside: OsString = path.as_os_str().to_owned();
    beside.push(".new");
    let mut file = fs::File::create(&beside)?;
    file.write_all(text.as_bytes())?;
    drop(file);
    fs::rename(&beside, path)
}

/// The folder of the saves: `detente/games` in the user's data folder.
pub fn folder() -> PathBuf {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = if cfg!(windows) {
        set("APPDATA")
    } else if cfg!(target_os = "macos") {
        set("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")))
    };
    data.unwrap_or_else(env::temp_dir).join("detente").join("games")
}

/// A name that no save of the folder bears yet: `twilight-5.txt`, or `twilight-5-2.txt`.
pub fn free_name(folder: &Path, game: &str, seed: u64) -> PathBuf {
    let first = folder.join(format!("{game}-{seed}.txt"));
    let others = (2..).map(|n| folder.join(format!("{game}-{seed}-{n}.txt")));
    std::iter::once(first).chain(others).find(|path| !path.exists()).expect("numbers do not run out")
}

/// The save that was written last and is not finished; of `game`, if one is named.
pub fn last_unfinished(folder: &Path, game: Option<&str>) -> Option<PathBuf> {
    let entries = fs::read_dir(folder).ok()?.filter_map(Result::ok).map(|entry| entry.path());
    let mut saves: Vec<(SystemTime, PathBuf)> = entries
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .filter_map(|path| Some((path.metadata().ok()?.modified().ok()?, path)))
        .collect();
    saves.sort();
    saves.into_iter().rev().map(|(_, path)| path).find(|path| is_unfinished(path, game))
}

/// A file that cannot be read counts as unfinished: whoever resumes it is told what is wrong with it.
fn is_unfinished(path: &Path, game: Option<&str>) -> bool {
    let Ok(text) = fs::read_to_string(path) else { return true };
    let over = text
        .lines()
        .find_map(|line| line.strip_prefix("result "))
        .is_some_and(|result| result.trim() != Ending::Unfinished.to_string());
    let other = game_of(&text).is_ok_and(|name| game.is_some_and(|wanted| wanted != name));
    !over && !other
}

#[cfg(test)]
mod tests {
    use detente_guerra_fria::{GuerraFria, Options};

    use super::*;

    fn fresh(name: &str) -> PathBuf {
        let path = env::temp_dir().join(format!("detente-tui-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        path
    }

    #[test]
    fn who_plays_is_read_back_from_the_head() {
        let levels = vec![None, Some("greedy".to_owned()), Some("random".to_owned()), None];
        let seating = Seating { levels, seed: 77 };
        let mut record = Record::<GuerraFria>::new(Options::default(), Vec::new(), None);
        record.tags = seating.tags::<GuerraFria>();
        let read = Record::<GuerraFria>::parse(&record.to_text()).expect("a record");
        assert_eq!(Seating::of_record(&read), seating);
    }

    #[test]
    fn the_last_unfinished_save_of_a_game_is_found() {
        let folder = fresh("last");
        let put = |name: &str, game: &str, result: &str, seconds: u64| {
            let path = folder.join(name);
            write(&path, &format!("detente-record 1\ngame {game}\nresult {result}\n")).expect("written");
            let file = fs::File::options().write(true).open(&path).expect("opened");
            file.set_modified(SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(seconds))
                .expect("dated");
            path
        };
        let twilight = put("a.txt", "twilight", "unfinished", 1000);
        let guerra = put("b.txt", "guerra-fria", "unfinished", 2000);
        put("c.txt", "twilight", "us vp", 3000);
        assert_eq!(last_unfinished(&folder, None), Some(guerra));
        assert_eq!(last_unfinished(&folder, Some("twilight")), Some(twilight));
        let damaged = folder.join("d.txt");
        fs::write(&damaged, [0xff, 0xfe]).expect("written");
        assert_eq!(last_unfinished(&folder, Some("twilight")), Some(damaged), "its owner wants to know");
        fs::remove_dir_all(&folder).expect("cleared away");
    }

    #[test]
    fn a_new_game_never_takes_the_name_of_an_old_one() {
        let folder = fresh("names");
        let first = free_name(&folder, "twilight", 5);
        write(&first, "x").expect("written");
        let second = free_name(&folder, "twilight", 5);
        assert_ne!(first, second);
        assert!(!folder.join("twilight-5.txt.new").exists(), "nothing is left beside it");
        fs::remove_dir_all(&folder).expect("cleared away");
    }
}
