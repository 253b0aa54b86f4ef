//! What lies on the table for one pair of eyes, as plain text and numbers, ready to be drawn or read out.
//!
//! Built anew after every change. A scene holds nothing that its viewer may not know.

/// Everything there is to see.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// The game's name: `Twilight Struggle`.
    pub title: String,
    /// Where the game stands: `Turn 3, action round 2`.
    pub when: String,
    /// Through whose eyes this is.
    pub eyes: Eyes,
    /// Score, DEFCON and the like.
    pub tracks: Vec<Track>,
    pub board: Board,
    pub hand: Vec<HandCard>,
    /// A heading for `hand`: the cards, or in Guerra Fría the cards laid down.
    pub hand_title: String,
    /// Effects in force and other standing facts, a line each.
    pub notes: Vec<String>,
    /// What is asked of the eyes' owner.
    pub question: Option<Question>,
    /// What the coach says of the question, where there is one, the most important first.
    pub coach: Vec<String>,
    /// What may be done although somebody else is asked.
    pub aside: Option<Question>,
    /// Whom or what the table waits for, if nobody here is asked.
    pub waiting: Option<String>,
    /// The result, once the game is over.
    pub over: Option<String>,
    /// Something went wrong that the players should know (a save that cannot be written).
    pub trouble: Option<String>,
    pub may_undo: bool,
    pub log: Vec<LogLine>,
    /// Offers between the players that wait for an answer.
    pub offers: Vec<Offer>,
    /// What was said at the table, a line each.
    pub chat: Vec<String>,
    /// In a viewer: after how many actions of how many.
    pub step: Option<(usize, usize)>,
}

/// Whose eyes: a seat by its number, or somebody who looks on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Eyes {
    pub seat: Option<u8>,
    pub name: String,
    /// As who plays there: “the US”.
    pub the: String,
    /// By whom something is seen: “by the US”.
    pub by: String,
    /// That it is to decide: “The US to decide”. Empty for somebody who looks on.
    pub turn: String,
}

/// A number on a track. The value is worded so that it needs no colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    pub label: String,
    pub value: String,
}

/// The board of either game.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Board {
    #[default]
    None,
    /// Twilight Struggle: countries by region.
    Map(Vec<Region>),
    /// Guerra Fría: missiles by player.
    Arsenals(Arsenals),
}

/// A region of the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Region {
    pub id: String,
    pub name: String,
    /// What it would score now, in a few letters: `US +3`, `0`.
    pub score: String,
    pub countries: Vec<Country>,
}

/// A country and who stands how in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Country {
    pub id: String,
    pub name: String,
    pub stability: u8,
    pub battleground: bool,
    /// Influence of the first and the second side.
    pub influence: [u8; 2],
    /// The side that controls it, 0 or 1.
    pub control: Option<usize>,
}

/// Who aims how many missiles at whom.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arsenals {
    pub players: Vec<Arsenal>,
    /// How the three pairings stand.
    pub forces: Vec<Forces>,
}

/// The missiles of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arsenal {
    pub name: String,
    /// Aimed at each player in the order of the seats; `None` at the player's own place.
    pub aimed: Vec<Option<u32>>,
    pub reserve: u32,
    pub total: u32,
    /// Do the player's cards lie on the table?
    pub chosen: bool,
    /// Is it the one who looks?
    pub own: bool,
}

/// What two pairs aim at each other; whichever attacks, the one with more missiles wins (2.5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forces {
    pub pairs: [String; 2],
    pub missiles: [u32; 2],
}

/// A card in hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandCard {
    pub id: String,
    pub name: String,
    /// Side, operations, scoring: `US · 3 Ops`.
    pub marks: String,
    /// Whose event it is, 0 or 1.
    pub side: Option<usize>,
    /// What the event does.
    pub text: String,
}

/// An offer that all others must agree to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    pub text: String,
    /// Is it for the eyes' owner to answer?
    pub to_answer: bool,
}

/// A question with its choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    pub text: String,
    /// Where one reads why: a section of the rules or the title of a card.
    pub why: String,
    /// The card that asks, if one does.
    pub card: Option<String>,
    pub choices: Vec<Choice>,
}

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What is typed to choose it: its number in the list, or a number that means itself.
    pub key: String,
    /// The word of the action in records.
    pub word: String,
    pub label: String,
    pub hint: Option<String>,
    /// How the game could be lost by it, if it could.
    pub warning: Option<String>,
    pub subject: Subject,
}

/// What an answer is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    Card(String),
    Country(String),
    Other,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    pub text: String,
    pub weight: Weight,
    /// Whose matter it is: the number of a seat.
    pub seat: Option<u8>,
}

/// How much a line stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// A turn or a round.
    Heading,
    /// An action round, the headline phase.
    Subheading,
    Plain,
    /// Why a bot did what stands above.
    Reason,
}

impl Scene {
    /// The region that holds a country.
    pub fn region_of(&self, country: &str) -> Option<usize> {
        let Board::Map(regions) = &self.board else { return None };
        regions.iter().position(|region| region.countries.iter().any(|each| each.id == country))
    }
}
