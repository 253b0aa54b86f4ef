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

#[cfg(weights)]
const EXPLOITER: Option<&[u8]> = Some(include_bytes!("../weights/exploiter-1.net"));
#[cfg(not(weights))]
const EXPLOITER: Option<&[u8]> = None;

#[cfg(guerra_fria_weights)]
const GUERRA_FRIA: Option<&[u8]> = Some(include_bytes!("../weights/guerra-fria.net"));
#[cfg(not(guerra_fria_weights))]
const GUERRA_FRIA: Option<&[u8]> = None;

/// Did the program get weights when it was built, or will it be given them while it runs?
pub const PRESENT: bool = SHIPPED.is_some() || cfg!(weights_later);

/// The same of those of Guerra Fría.
pub const GUERRA_FRIA_PRESENT: bool = GUERRA_FRIA.is_some() || cfg!(guerra_fria_weights_later);

/// A network, read at the first question.
type Shelf = OnceLock<Option<Arc<Network>>>;

fn once(
    shelf: &Shelf,
    bytes: Option<&[u8]>,
    load: impl Fn(&[u8]) -> Result<Network, Unfit>,
) -> Option<Arc<Network>> {
    let read = |bytes: &[u8]| load(bytes).expect("the weights were tried when the program was made");
    shelf.get_or_init(|| bytes.map(|bytes| Arc::new(read(bytes)))).clone()
}

/// The networks of the program.
static NETWORK: Shelf = Shelf::new();
static GUERRA_FRIA_NETWORK: Shelf = Shelf::new();

/// The network of the program; none as long as it was not given to a program that does not carry it.
pub fn shipped() -> Option<Arc<Network>> {
    if cfg!(weights_later) { NETWORK.get().cloned().flatten() } else { once(&NETWORK, SHIPPED, load) }
}

/// Gives a program that does not carry its networks the file of one of them, once; which one it is shows in the file.
pub fn supply(bytes: &[u8]) -> Result<(), Unfit> {
    // Whoever comes later brings the same.
    match load(bytes) {
        Ok(network) => drop(NETWORK.set(Some(Arc::new(network)))),
        Err(Unfit::File(error)) => return Err(Unfit::File(error)),
        Err(unfit) => {
            let network = load_guerra_fria(bytes).map_err(|_| unfit)?;
            drop(GUERRA_FRIA_NETWORK.set(Some(Arc::new(network))));
        }
    }
    Ok(())
}

/// The file of the network as it was shipped, for a page whose programs do not carry it.
pub const fn file() -> Option<&'static [u8]> {
    SHIPPED
}

/// The same for Guerra Fría.
pub const fn guerra_fria_file() -> Option<&'static [u8]> {
    GUERRA_FRIA
}

/// The first network that was shipped, kept as a yardstick: level `learned-1`.
pub fn first() -> Option<Arc<Network>> {
    static NETWORK: Shelf = Shelf::new();
    once(&NETWORK, FIRST, load)
}

/// A network that was trained against the shipped one alone, to find what beats it: level `exploiter-1`, another yardstick.
pub fn exploiter() -> Option<Arc<Network>> {
    static NETWORK: Shelf = Shelf::new();
    once(&NETWORK, EXPLOITER, load)
}

/// The network of Guerra Fría.
pub fn guerra_fria() -> Option<Arc<Network>> {
    if cfg!(guerra_fria_weights_later) {
        GUERRA_FRIA_NETWORK.get().cloned().flatten()
    } else {
        once(&GUERRA_FRIA_NETWORK, GUERRA_FRIA, load_guerra_fria)
    }
}

/// Why a file cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It is no network.
    File(Error),
    /// It was trained on another version of the observations.
    Encoding { found: u32, spoken: u32 },
    /// It was made for something else than this game.
    Sizes,
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::File(error) => error.fmt(f),
            Unfit::Encoding { found, spoken } => write!(
                f,
                "the network was trained on version {found} of the encoding, and this program speaks version {spoken}"
            ),
            Unfit::Sizes => f.write_str("the network was made for another game"),
        }
    }
}

impl std::error::Error for Unfit {}

/// Reads a network and sees to it that it fits Twilight Struggle.
pub fn load(bytes: &[u8]) -> Result<Network, Unfit> {
    let sizes = (detente_encode::FEATURES, detente_encode::ACTIONS, CardId::COUNT);
    fitting(bytes, detente_encode::VERSION, sizes)
}

/// The same for Guerra Fría, in which nothing hidden is believed of anybody.
pub fn load_guerra_fria(bytes: &[u8]) -> Result<Network, Unfit> {
    let sizes = (detente_encode::guerra_fria::FEATURES, detente_encode::guerra_fria::ACTIONS, 0);
    fitting(bytes, detente_encode::guerra_fria::VERSION, sizes)
}

/// Reads a network that has so many bytes of observations, actions and hidden things.
fn fitting(bytes: &[u8], spoken: u32, sizes: (usize, usize, usize)) -> Result<Network, Unfit> {
    let network = File::read(bytes).and_then(Network::new).map_err(Unfit::File)?;
    if network.encoding() != spoken {
        return Err(Unfit::Encoding { found: network.encoding(), spoken });
    }
    let shape = network.shape();
    let fits = (shape.features, shape.actions, network.beliefs()) == sizes;
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
        assert_eq!([shipped(), first(), exploiter()].map(|network| network.is_some()), [PRESENT; 3]);
        assert_eq!(guerra_fria().is_some(), GUERRA_FRIA_PRESENT);
        assert!(supply(b"weights").is_err(), "what is no network is not taken");
    }

    #[test]
    fn a_network_for_something_else_is_refused() {
        assert_eq!(load(b"weights").unwrap_err(), Unfit::File(Error::Foreign));
        let other = testkit::file(shape(7), CardId::COUNT, 1);
        assert_eq!(load(&other).unwrap_err(), Unfit::Sizes);
        let newer = testkit::file_of(9, shape(7), CardId::COUNT, 1);
        assert_eq!(load(&newer).unwrap_err(), Unfit::Encoding { found: 9, spoken: detente_encode::VERSION });
    }
}
