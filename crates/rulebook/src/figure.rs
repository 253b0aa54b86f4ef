//! What a section shows besides its text: a part of the board, the countries of a region, or a table of Guerra Fría. Whoever shows the section draws it,
//! from the facts of the game; the text only says what.

/// What a block of the kind [`Figure`](crate::BlockKind::Figure) shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Figure<'a> {
    /// Countries with the influence in them, written `! iran:0/2 iraq:0/1`: first the US, then the USSR.
    Board(Vec<Placed<'a>>),
    /// All countries of a region, written `! countries europe`.
    Countries(&'a str),
    /// A table of Guerra Fría, written `! table south=2/2/0+4 …`: a player's missiles against the others clockwise, and the
    /// reserve, as positions are written.
    Table(Vec<Arms<'a>>),
}

/// A player of a picture of Guerra Fría.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arms<'a> {
    /// The word for the player: `south`.
    pub player: &'a str,
    /// Missiles aimed at the other three, clockwise.
    pub attack: [u32; 3],
    pub reserve: u32,
}

impl<'a> Arms<'a> {
    fn parse(word: &'a str) -> Option<Arms<'a>> {
        let (player, missiles) = word.split_once('=')?;
        let (attack, reserve) = missiles.split_once('+')?;
        let attack: Vec<u32> = attack.split('/').map(str::parse).collect::<Result<_, _>>().ok()?;
        Some(Arms { player, attack: attack.try_into().ok()?, reserve: reserve.parse().ok()? })
    }
}

/// A country of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed<'a> {
    /// The id of the country.
    pub country: &'a str,
    pub us: u8,
    pub ussr: u8,
}

impl<'a> Figure<'a> {
    /// Reads the text of a block; nothing if it is no figure. The tests hold the files to having none such.
    pub(crate) fn parse(text: &'a str) -> Option<Figure<'a>> {
        if let Some(region) = text.strip_prefix("countries ") {
            return Some(Figure::Countries(region.trim()));
        }
        if let Some(players) = text.strip_prefix("table ") {
            return players
                .split_whitespace()
                .map(Arms::parse)
                .collect::<Option<Vec<_>>>()
                .map(Figure::Table);
        }
        let placed = |word: &'a str| {
            let (country, influence) = word.split_once(':')?;
            let (us, ussr) = influence.split_once('/')?;
            Some(Placed { country, us: us.parse().ok()?, ussr: ussr.parse().ok()? })
        };
        text.split_whitespace().map(placed).collect::<Option<Vec<_>>>().map(Figure::Board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_a_part_of_the_board_a_region_or_a_table() {
        let iran = Placed { country: "iran", us: 0, ussr: 2 };
        assert_eq!(Figure::parse("iran:0/2"), Some(Figure::Board(vec![iran])));
        assert_eq!(Figure::parse("countries asia"), Some(Figure::Countries("asia")));
        let south = Arms { player: "south", attack: [2, 0, 11], reserve: 4 };
        assert_eq!(Figure::parse("table south=2/0/11+4"), Some(Figure::Table(vec![south])));
        for wrong in ["iran", "iran:2", "iran:x/2", "table south=1/2+3", "table south=1/2/3"] {
            assert_eq!(Figure::parse(wrong), None, "{wrong}");
        }
    }
}
