//! Answers in words: which of several names somebody means, and what a line of the line mode asks for.
//!
//! Names are compared by their letters alone, without case, accents and punctuation, so that `iran`, `Irán` and `IRAN`
//! are the same and `south korea` is `south-korea`.

use crate::say::Say;
use crate::scene::Choice;

/// Letters and digits only, small and without accents.
pub fn letters(text: &str) -> String {
    let plain = |c: char| match c {
        'á' | 'à' | 'â' | 'ã' | 'ä' => 'a',
        'é' | 'è' | 'ê' => 'e',
        'í' | 'ì' => 'i',
        'ó' | 'ò' | 'ô' | 'õ' => 'o',
        'ú' | 'ù' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        c => c,
    };
    text.to_lowercase().chars().filter(|c| c.is_alphanumeric()).map(plain).collect()
}

/// What came of looking for a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Picked {
    None,
    One(usize),
    Several(Vec<usize>),
}

/// The thing whose names fit best: one that is the same, one that begins so, one that has it inside.
pub fn pick<const N: usize>(asked: &str, names: &[[String; N]]) -> Picked {
    let wanted = letters(asked);
    if wanted.is_empty() {
        return Picked::None;
    }
    let ways: [fn(&str, &str) -> bool; 3] = [
        |name, wanted| name == wanted,
        |name, wanted| name.starts_with(wanted),
        |name, wanted| name.contains(wanted),
    ];
    for fits in ways {
        let found: Vec<usize> = (0..names.len())
            .filter(|&at| names[at].iter().any(|name| fits(&letters(name), &wanted)))
            .collect();
        match found.as_slice() {
            [] => {}
            [one] => return Picked::One(*one),
            _ => return Picked::Several(found),
        }
    }
    Picked::None
}

/// The name in a label, without the figures that may stand behind it: `Iran` of `Iran (US 1, USSR 0)`.
fn name(label: &str) -> &str {
    label.split(" (").next().unwrap_or(label)
}

/// Does the name of a choice begin with what was typed?
pub fn begins(choice: &Choice, typed: &str) -> bool {
    letters(&choice.label).starts_with(&letters(typed))
}

/// Does a label or word of a choice fit what was typed so far? For narrowing a list.
pub fn fits(choice: &Choice, typed: &str) -> bool {
    if choice.key == typed.trim() {
        return true;
    }
    let wanted = letters(typed);
    if wanted.is_empty() || typed.trim().chars().all(|c| c.is_ascii_digit()) {
        return wanted.is_empty();
    }
    letters(name(&choice.label)).contains(&wanted) || letters(&choice.word).contains(&wanted)
}

/// The choice that the first words of a line mean, and how many words that took. The longest run of words that fits one
/// choice wins, so that `south korea` is not `south` and then `korea`.
pub fn answer(words: &[&str], choices: &[Choice]) -> Result<(usize, usize), Picked> {
    let first = words.first().copied().unwrap_or("");
    if let Some(at) = choices.iter().position(|choice| choice.key == first) {
        return Ok((at, 1));
    }
    let names: Vec<[String; 2]> =
        choices.iter().map(|choice| [name(&choice.label).to_owned(), choice.word.clone()]).collect();
    let mut best = Picked::None;
    for count in (1..=words.len()).rev() {
        match pick(&words[..count].join(" "), &names) {
            Picked::One(at) => return Ok((at, count)),
            Picked::Several(several) if best == Picked::None => best = Picked::Several(several),
            _ => {}
        }
    }
    Err(best)
}

/// Something asked for in the line mode that is no answer to the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    Help,
    Choices,
    Undo,
    State,
    Map,
    Hand,
    Log,
    Score,
    Odds,
    Hint,
    Coach,
    Reasons,
    About,
    /// What the rulebook says.
    Rules,
    /// Only in a lesson.
    Again,
    Quit,
    /// Only in a viewer.
    Next,
    Back,
    Goto,
    Eyes,
}

/// Their words; each language has one more for each in `tui-command-…`.
const COMMANDS: [(Command, &str); 20] = [
    (Command::Help, "help"),
    (Command::Choices, "choices"),
    (Command::Undo, "undo"),
    (Command::State, "state"),
    (Command::Map, "map"),
    (Command::Hand, "hand"),
    (Command::Log, "log"),
    (Command::Score, "score"),
    (Command::Odds, "odds"),
    (Command::Hint, "hint"),
    (Command::Coach, "coach"),
    (Command::Reasons, "reasons"),
    (Command::About, "about"),
    (Command::Rules, "rules"),
    (Command::Again, "again"),
    (Command::Quit, "quit"),
    (Command::Next, "next"),
    (Command::Back, "back"),
    (Command::Goto, "goto"),
    (Command::Eyes, "eyes"),
];

/// Is `typed` the word `id`, in English or in the user's language?
pub fn is_command(say: Say, id: &str, typed: &str) -> bool {
    typed.eq_ignore_ascii_case(id) || letters(typed) == letters(&say.line(&format!("command-{id}")))
}

/// The command that a word stands for.
pub fn command(say: Say, typed: &str) -> Option<Command> {
    if typed == "?" {
        return Some(Command::Help);
    }
    COMMANDS.iter().find(|(_, id)| is_command(say, id, typed)).map(|&(command, _)| command)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Subject;
    use crate::table::What;

    fn choices(words: &[&str]) -> Vec<Choice> {
        let choice = |(i, word): (usize, &&str)| Choice {
            key: (i + 1).to_string(),
            word: (*word).to_owned(),
            label: word.replace('-', " "),
            hint: None,
            warning: None,
            subject: Subject::Other,
        };
        words.iter().enumerate().map(choice).collect()
    }

    #[test]
    fn a_number_or_words_choose() {
        let list = choices(&["iran", "iraq", "south-korea", "south-africa"]);
        assert_eq!(answer(&["2"], &list), Ok((1, 1)));
        assert_eq!(answer(&["IRAN"], &list), Ok((0, 1)));
        assert_eq!(answer(&["south", "korea", "iran"], &list), Ok((2, 2)));
        assert_eq!(answer(&["korea"], &list), Ok((2, 1)));
        assert_eq!(answer(&["ira"], &list), Err(Picked::Several(vec![0, 1])));
        assert_eq!(answer(&["peru"], &list), Err(Picked::None));
    }

    #[test]
    fn the_same_name_goes_before_one_that_only_begins_so() {
        let list = choices(&["space", "space-race", "china"]);
        assert_eq!(answer(&["space"], &list), Ok((0, 1)));
        assert_eq!(answer(&["race"], &list), Ok((1, 1)));
    }

    #[test]
    fn accents_and_case_do_not_matter() {
        assert_eq!(letters("«México»"), letters("mexico"));
        assert_eq!(letters("São Tomé"), "saotome");
    }

    #[test]
    fn every_command_has_a_word_of_its_own_in_every_language() {
        for lang in detente_words::Lang::ALL {
            let say = Say(lang);
            for (command, id) in COMMANDS {
                assert_eq!(super::command(say, id), Some(command), "{lang}");
                let word = say.line(&format!("command-{id}"));
                assert_eq!(super::command(say, &word), Some(command), "{lang}: {word}");
            }
            // Puzzles have one more word, and at a table it means nothing.
            let answer = say.line("command-answer");
            assert!(is_command(say, "answer", &answer), "{lang}");
            assert_eq!(super::command(say, &answer), None, "{lang}: {answer}");
            for what in What::ALL {
                for word in [what.word().to_owned(), say.line(&format!("command-{}", what.word()))] {
                    assert_eq!(super::command(say, &word), None, "{lang}: {word} means something else");
                    let meant: Vec<What> =
                        What::ALL.into_iter().filter(|other| is_command(say, other.word(), &word)).collect();
                    assert_eq!(meant, [what], "{lang}: {word}");
                }
            }
        }
    }
}
