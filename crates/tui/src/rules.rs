//! The rulebook at the terminal: a section by its number or by everyday words, with its figures as lines of text, and where to
//! see it taught and played.

use detente_guerra_fria::Player;
use detente_rulebook::{
    Arms, Block, BlockKind, Figure, Lang, Placed, Rules, Section, places, plain, search, section,
};
use detente_struggle::map::{Country, CountryFacts, Region};
use detente_words::country_name;

use crate::say::Say;
use crate::table::{Refused, TableScreen, Thing};

/// What the id of a section in the list of things begins with; no card or country does.
const MARK: char = '§';
/// How many sections a search lists.
const MOST: usize = 12;

/// The sections that answer what was typed, as things to be looked up.
pub fn found(table: &dyn TableScreen, typed: &str) -> Vec<Thing> {
    let Some((rules, lang)) = table.rules().filter(|_| typed.chars().count() > 2) else { return Vec::new() };
    let thing = |section: &Section| Thing {
        id: format!("{MARK}{}", section.number),
        name: format!("{} {}", section.number, section.title),
        kind: Say(lang).word("web-place-rules"),
    };
    search(rules, lang, typed).into_iter().take(MOST).map(thing).collect()
}

/// What a thing of [`found`] says; nothing for other things.
pub fn about(table: &dyn TableScreen, id: &str) -> Option<Vec<String>> {
    let (rules, lang) = table.rules()?;
    let number = id.strip_prefix(MARK)?;
    section(rules, lang, number).ok().map(|found| lines(rules, lang, found))
}

/// The line mode: a section by its number, or the one that answers best, with others that might.
pub fn answer(table: &dyn TableScreen, words: &[&str], say: Say) -> Result<Vec<String>, Refused> {
    let Some((rules, lang)) = table.rules() else { return Err(Refused(say.line("not-here"))) };
    let asked = words.join(" ");
    if asked.is_empty() {
        return Err(Refused(say.line("rules-usage")));
    }
    if let Ok(found) = section(rules, lang, &asked) {
        return Ok(lines(rules, lang, found));
    }
    let found = search(rules, lang, &asked);
    let Some((best, others)) = found.split_first() else {
        return Err(Refused(say.text("rules-none", &[("asked", asked.into())])));
    };
    let mut told = lines(rules, lang, std::slice::from_ref(best));
    let others: Vec<String> =
        others.iter().take(MOST / 2).map(|other| format!("{} {}", other.number, other.title)).collect();
    if !others.is_empty() {
        told.push(say.text("rules-also", &[("sections", say.list(&others).into())]));
    }
    Ok(told)
}

/// Sections as lines, none of them folded.
pub fn lines(rules: Rules, lang: Lang, found: &[Section]) -> Vec<String> {
    let mut lines = Vec::new();
    for section in found {
        lines.push(format!("{} {}", section.number, section.title));
        for block in section.blocks() {
            lines.extend(block_lines(&block, lang));
        }
    }
    if let Some(first) = found.first() {
        lines.extend(elsewhere(rules, lang, first.number));
    }
    lines
}

fn block_lines(block: &Block, lang: Lang) -> Vec<String> {
    match block.kind {
        BlockKind::Item => vec![format!("- {}", plain(block.text))],
        BlockKind::Paragraph | BlockKind::Example => vec![plain(block.text)],
        BlockKind::Figure => block.figure().map(|figure| figure_lines(&figure, lang)).unwrap_or_default(),
    }
}

/// Where a section is taught and where it is played, as what to type.
pub fn elsewhere(rules: Rules, lang: Lang, number: &str) -> Vec<String> {
    let say = Say(lang);
    let found = places(rules, number);
    let lesson = found
        .lesson
        .map(|lesson| say.text("rules-lesson", &[("game", rules.key().into()), ("lesson", lesson.into())]));
    let played = found.tournament.map(|place| say.text("rules-tournament", &[("place", place.into())]));
    lesson.into_iter().chain(played).collect()
}

/// A figure as rows of letters: countries as the map of the terminal writes them.
pub fn figure_lines(figure: &Figure, lang: Lang) -> Vec<String> {
    match figure {
        Figure::Board(placed) => {
            let wide = placed.iter().map(|placed| name(placed.country, lang).chars().count()).max();
            let row = |placed: &Placed| board_row(*placed, wide.unwrap_or(0), lang);
            let rows = placed.iter().filter_map(row);
            std::iter::once(Say(lang).line("legend")).chain(rows).collect()
        }
        Figure::Countries(region) => {
            let inside = Country::ALL.map(Country::facts);
            let wanted = Region::parse(region);
            inside
                .into_iter()
                .filter(|facts| Some(facts.region) == wanted)
                .map(|facts| row(facts, lang))
                .collect()
        }
        Figure::Table(players) => players.iter().filter_map(|arms| arms_row(*arms, lang)).collect(),
    }
}

fn name(country: &str, lang: Lang) -> String {
    country_name(lang, country).into_owned()
}

/// `* Iran   2    0  [2]`, as the legend says.
fn board_row(placed: Placed, wide: usize, lang: Lang) -> Option<String> {
    let facts = Country::parse(placed.country)?.facts();
    // 2.1.7: a lead of at least the stability.
    let leads = |own: u8, other: u8| own >= other.saturating_add(facts.stability);
    let shown = |own: u8, other: u8| {
        let text = if leads(own, other) { format!("[{own}]") } else { format!("{own} ") };
        format!("{text:>4}")
    };
    let mark = if facts.battleground { '*' } else { ' ' };
    let (us, ussr) = (shown(placed.us, placed.ussr), shown(placed.ussr, placed.us));
    Some(
        format!("{mark} {:wide$}  {} {us} {ussr}", name(placed.country, lang), facts.stability)
            .trim_end()
            .to_owned(),
    )
}

/// `South aims at West 2, North 2, East 0; reserve 4, total 8`, as the table of the terminal says it.
fn arms_row(arms: Arms, lang: Lang) -> Option<String> {
    let say = Say(lang);
    let rivals = Player::parse(arms.player)?.rivals();
    let aimed = rivals.iter().zip(arms.attack).map(|(at, n)| format!("{} {n}", say.seat(at.word())));
    let args = [
        ("name", say.seat(arms.player).into()),
        ("aimed", say.list(&aimed.collect::<Vec<_>>()).into()),
        ("reserve", arms.reserve.into()),
        ("total", (arms.attack.iter().sum::<u32>() + arms.reserve).into()),
    ];
    Some(say.text("arsenal", &args))
}

/// `* Iran 2: Iraq, Afghanistan, Pakistan`.
fn row(facts: &CountryFacts, lang: Lang) -> String {
    let say = Say(lang);
    let superpower = facts.superpower.map(|side| say.seat(side.word()));
    let beside = facts.neighbours.iter().map(|country| name(country.id(), lang)).chain(superpower);
    let beside: Vec<String> = beside.collect();
    let mark = if facts.battleground { '*' } else { ' ' };
    format!("{mark} {} {}: {}", name(facts.id, lang), facts.stability, say.list(&beside))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_lines_as_the_map_writes_them() {
        let placed = [("iran", 0, 2), ("south-korea", 3, 0), ("jordan", 1, 1)];
        let placed = placed.map(|(country, us, ussr)| Placed { country, us, ussr }).to_vec();
        let lines = figure_lines(&Figure::Board(placed), Lang::En);
        assert_eq!(
            lines,
            [
                "* battleground; stab., US, USSR; [n] controls",
                "* Iran         2   0   [2]",
                "* South Korea  3  [3]   0",
                "  Jordan       2   1    1",
            ]
        );
    }

    #[test]
    fn a_table_of_guerra_fria_is_a_line_for_each_player() {
        let south = Arms { player: "south", attack: [2, 2, 0], reserve: 4 };
        let lines = figure_lines(&Figure::Table(vec![south]), Lang::En);
        assert_eq!(lines, ["South aims at West 2, North 2, East 0; reserve 4, total 8"]);
    }

    #[test]
    fn the_table_of_a_region_names_neighbours_and_the_superpower_beside() {
        let lines = figure_lines(&Figure::Countries("central-america"), Lang::Es);
        assert_eq!(lines.len(), 10);
        let cuba = lines.iter().find(|line| line.starts_with("* Cuba 3: ")).expect("Cuba");
        assert!(cuba.contains("Haití") && cuba.ends_with("EE. UU."), "{cuba}");
    }
}
