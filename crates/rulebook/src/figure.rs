//! What a section shows besides its text: a part of the board, or the table of a region. Whoever shows the section draws it,
//! from the facts of the game; the text only says what.

/// What a block of the kind [`Figure`](crate::BlockKind::Figure) shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Figure<'a> {
    /// Countries with the influence in them, written `! iran:0/2 iraq:0/1`: first the US, then the USSR.
    Board(Vec<Placed<'a>>),
    /// All countries of a region, written `! countries europe`.
    Countries(&'a str),
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
    fn a_figure_is_a_part_of_the_board_or_a_region() {
        let iran = Placed { country: "iran", us: 0, ussr: 2 };
        assert_eq!(Figure::parse("iran:0/2"), Some(Figure::Board(vec![iran])));
        assert_eq!(Figure::parse("countries asia"), Some(Figure::Countries("asia")));
        for wrong in ["iran", "iran:2", "iran:x/2"] {
            assert_eq!(Figure::parse(wrong), None, "{wrong}");
        }
    }
}
