//! The network that comes with the program, and whether a network fits the game at all.

use std::fmt;
use std::sync::{Arc, OnceLock};

use detente_net::{Error, File, Network};
use detente_struggle::cards::CardId;

#[cfg(weights)]
const SHIPPED: Option<&[u8]> = Some(include_bytes!("../weights/learned.net"));
#[cfg(not(weights))]
const SHIPPED: Option<&[u8]> = None;

#[cfg(weights)]
const FIRST: Option<&[u8]> = Some(include_bytes!("../weights/learned-1.net"));
#[cfg(not(weights))]
const FIRST: Option<&[u8]> = None;

/// Did the program get weights when it was built?
pub const PRESENT: bool = SHIPPED.is_some();

/// A network, read at the first question.
type Shelf = OnceLock<Option<Arc<Network>>>;

fn once(shelf: &Shelf, bytes: Option<&[u8]>) -> Option<Arc<Network>> {
    let read = |bytes: &[u8]| load(bytes).expect("the weights were tried when the program was made");
    shelf.get_or_init(|| bytes.map(|bytes| Arc::new(read(bytes)))).clone()
}

/// The network of the program.
pub fn shipped() -> Option<Arc<Network>> {
    static NETWORK: Shelf = Shelf::new();
    once(&NETWORK, SHIPPED)
}

/// The first network that was shipped, kept as a yardstick: level `learned-1`.
pub fn first() -> Option<Arc<Network>> {
    static NETWORK: Shelf = Shelf::new();
    once(&NETWORK, FIRST)
}

/// Why a file cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It is no network.
    File(Error),
    /// It was trained on another version of the observations.
    Encoding { found: u32 },
    /// It was made for something else than this game.
    Sizes,
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::File(error) => error.fmt(f),
            Unfit::Encoding { found } => write!(
                f,
                "the network was trained on version {found} of the encoding, and this program speaks version {}",
                detente_encode::VERSION
            ),
            Unfit::Sizes => f.write_str("the network was made for another game"),
        }
    }
}

impl std::error::Error for Unfit {}

/// Reads a network and sees to it that it fits the game.
pub fn load(bytes: &[u8]) -> Result<Network, Unfit> {
    let network = File::read(bytes).and_then(Network::new).map_err(Unfit::File)?;
    if network.encoding() != detente_encode::VERSION {
        return Err(Unfit::Encoding { found: network.encoding() });
    }
    let shape = network.shape();
    let fits = shape.features == detente_encode::FEATURES
        && shape.actions == detente_encode::ACTIONS
        && network.beliefs() == CardId::COUNT;
    if fits { Ok(network) } else { Err(Unfit::Sizes) }
}

#[cfg(test)]
pub(crate) mod tests {
    use detente_net::{Shape, testkit};

    use super::*;

    fn shape(features: usize) -> Shape {
        Shape { features, actions: detente_encode::ACTIONS, width: 16, blocks: 1 }
    }

    /// A small network that plays by chance, but always the same.
    pub fn small() -> Arc<Network> {
        Arc::new(load(&testkit::file(shape(detente_encode::FEATURES), CardId::COUNT, 1)).expect("it fits"))
    }

    #[test]
    fn the_weights_of_the_program_fit_the_game() {
        assert_eq!((shipped().is_some(), first().is_some()), (PRESENT, PRESENT));
    }

    #[test]
    fn a_network_for_something_else_is_refused() {
        assert_eq!(load(b"weights").unwrap_err(), Unfit::File(Error::Foreign));
        let other = testkit::file(shape(7), CardId::COUNT, 1);
        assert_eq!(load(&other).unwrap_err(), Unfit::Sizes);
        let text = String::from_utf8_lossy(&other);
        let head = text.lines().nth(1).expect("a description").replace("\"encoding\":1", "\"encoding\":9");
        let begin = other.len() - numbers(&other);
        let newer = [b"detente-net 1\n", head.as_bytes(), b"\n", &other[begin..]].concat();
        assert_eq!(load(&newer).unwrap_err(), Unfit::Encoding { found: 9 });
    }

    /// How many bytes follow the two lines.
    fn numbers(file: &[u8]) -> usize {
        let second = file.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(1).expect("two lines").0;
        file.len() - second - 1
    }
}
