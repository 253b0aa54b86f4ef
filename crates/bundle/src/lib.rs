//! The built page of the web table, with the programs that it runs, as one file in the repository: `web/page.bundle`. A machine
//! with Rust alone gets the whole table from it.
//!
//! The file begins with lines of text, up to an empty one: what it is, the digest of the sources that it was made from
//! ([`sources`]), the digest and the length of what follows, and for each file its path and where it lies. Files with the same
//! content lie there once. The rest is packed with brotli. The networks of the strong levels are not in it: the repository has
//! them already, and a line says which file is which of them. They are among the sources all the same, for the names of these files
//! carry their digests.

pub mod sources;

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;

use sha2::{Digest, Sha256};

/// Where the bundle lies in the repository.
pub const PLACE: &str = "web/page.bundle";

const HEAD: &str = "detente-bundle 1";

/// No bundle is greater than this when it is unpacked.
const MOST: usize = 64 << 20;

/// A file of a bundle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Where in the unpacked bytes it lies.
    Bytes(Range<usize>),
    /// The network of this game, which is not in the bundle.
    Network(String),
}

/// A bundle, unpacked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// The digest of the sources that it was made from.
    pub sources: String,
    files: BTreeMap<String, Entry>,
    bytes: Vec<u8>,
}

/// Why a file is no bundle, or one that was damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged(String);

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the bundle is damaged: {}", self.0)
    }
}

impl std::error::Error for Damaged {}

fn damaged(why: impl Into<String>) -> Damaged {
    Damaged(why.into())
}

fn digest(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// Bytes as hexadecimal digits.
fn hex(bytes: &[u8]) -> String {
    let digit = |half: u8| char::from_digit(half.into(), 16).unwrap_or_default();
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// Which network a file is, by what the page calls it: the name in the repository, and a digest behind it.
fn network(path: &str) -> Option<String> {
    let name = path.rsplit('/').next()?.strip_suffix(".net")?;
    let game = [("learned-", "twilight"), ("guerra-fria-", "guerra-fria")];
    game.iter().find(|(begins, _)| name.starts_with(begins)).map(|(_, game)| (*game).to_owned())
}

impl Bundle {
    /// A bundle of these files.
    pub fn of(sources: String, contents: BTreeMap<String, Vec<u8>>) -> Bundle {
        let (mut files, mut bytes) = (BTreeMap::new(), Vec::new());
        let mut known: BTreeMap<String, Range<usize>> = BTreeMap::new();
        for (path, content) in contents {
            let entry = network(&path).map_or_else(
                || {
                    let place = known.entry(digest(&content)).or_insert_with(|| {
                        let first = bytes.len();
                        bytes.extend_from_slice(&content);
                        first..bytes.len()
                    });
                    Entry::Bytes(place.clone())
                },
                Entry::Network,
            );
            files.insert(path, entry);
        }
        Bundle { sources, files, bytes }
    }

    /// The file that is written.
    pub fn pack(&self) -> std::io::Result<Vec<u8>> {
        let mut packed = Vec::new();
        let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, ..Default::default() };
        brotli::BrotliCompress(&mut &*self.bytes, &mut packed, &params)?;
        let mut lines = vec![
            HEAD.to_owned(),
            format!("sources {}", self.sources),
            format!("packed {} {}", packed.len(), digest(&packed)),
            format!("bytes {} {}", self.bytes.len(), digest(&self.bytes)),
        ];
        lines.extend(self.files.iter().map(|(path, entry)| match entry {
            Entry::Bytes(place) => format!("file {} {} {path}", place.start, place.len()),
            Entry::Network(game) => format!("network {game} {path}"),
        }));
        let mut all = lines.join("\n").into_bytes();
        all.extend(b"\n\n");
        all.extend(packed);
        Ok(all)
    }

    /// Reads a bundle, and sees to it that it is whole.
    pub fn read(file: &[u8]) -> Result<Bundle, Damaged> {
        let end =
            file.windows(2).position(|pair| pair == b"\n\n").ok_or_else(|| damaged("it has no head"))?;
        let head = std::str::from_utf8(&file[..end]).map_err(|_| damaged("its head is no text"))?;
        let packed = &file[end + 2..];
        let mut lines = head.lines();
        if lines.next() != Some(HEAD) {
            return Err(damaged(format!("it does not begin with “{HEAD}”")));
        }
        let mut line = |begins: &str| {
            let line = lines.next().and_then(|line| line.strip_prefix(begins)?.strip_prefix(' '));
            line.ok_or_else(|| damaged(format!("there is no line “{begins}”")))
        };
        let sources = line("sources")?.to_owned();
        let (packed_told, bytes_told) = (line("packed")?, line("bytes")?);
        if packed_told != format!("{} {}", packed.len(), digest(packed)) {
            return Err(damaged("what is packed has another length or another digest than its head says"));
        }
        let length = bytes_told.split(' ').next().and_then(|word| word.parse::<usize>().ok());
        let length = length.filter(|length| *length <= MOST).ok_or_else(|| damaged("it has no length"))?;
        let mut bytes = Vec::with_capacity(length);
        brotli::BrotliDecompress(&mut &*packed, &mut bytes)
            .map_err(|error| damaged(format!("it cannot be unpacked: {error}")))?;
        if bytes_told != format!("{} {}", bytes.len(), digest(&bytes)) {
            return Err(damaged("what was unpacked has another length or another digest than its head says"));
        }
        let files = lines.map(|line| entry(line, bytes.len()));
        let files = files.collect::<Option<_>>().ok_or_else(|| damaged("a file lies nowhere"))?;
        Ok(Bundle { sources, files, bytes })
    }

    /// All files, by their paths.
    pub fn files(&self) -> impl Iterator<Item = (&str, &Entry)> {
        self.files.iter().map(|(path, entry)| (path.as_str(), entry))
    }

    pub fn get(&self, path: &str) -> Option<&Entry> {
        self.files.get(path)
    }

    /// The content of a file that lies in the bundle itself.
    pub fn content(&self, path: &str) -> Option<&[u8]> {
        match self.get(path)? {
            Entry::Bytes(place) => self.bytes.get(place.clone()),
            Entry::Network(_) => None,
        }
    }
}

/// A line about a file.
fn entry(line: &str, room: usize) -> Option<(String, Entry)> {
    let mut words = line.splitn(4, ' ');
    match words.next()? {
        "file" => {
            let (first, length): (usize, usize) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
            let place = first..first.checked_add(length).filter(|end| *end <= room)?;
            Some((words.next()?.to_owned(), Entry::Bytes(place)))
        }
        "network" => {
            let game = words.next()?.to_owned();
            Some((words.next()?.to_owned(), Entry::Network(game)))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundle() -> Bundle {
        let files = [
            ("index.html", "<!doctype html>".repeat(40)),
            ("assets/one.js", "one".to_owned()),
            ("here/assets/one-a.js", "one".to_owned()),
            ("here/assets/learned-B1x.net", "weights".to_owned()),
        ];
        let files = files.into_iter().map(|(path, text)| (path.to_owned(), text.into_bytes()));
        Bundle::of("abc".to_owned(), files.collect())
    }

    #[test]
    fn what_was_packed_is_what_is_read() {
        let packed = bundle().pack().expect("packed");
        let read = Bundle::read(&packed).expect("whole");
        assert_eq!(read, bundle());
        assert_eq!(read.content("assets/one.js"), Some(&b"one"[..]));
        assert_eq!(
            read.get("assets/one.js"),
            read.get("here/assets/one-a.js"),
            "the same content lies there once"
        );
        assert_eq!(read.get("here/assets/learned-B1x.net"), Some(&Entry::Network("twilight".to_owned())));
        assert_eq!((read.content("here/assets/learned-B1x.net"), read.get("nowhere")), (None, None));
    }

    #[test]
    fn damage_is_found_wherever_it_is() {
        let packed = bundle().pack().expect("packed");
        for at in 0..packed.len() {
            let mut other = packed.clone();
            other[at] ^= 0x20;
            if let Ok(read) = Bundle::read(&other) {
                // Letters of the digest of the sources, of a path or a place are no damage that a bundle can know of.
                assert_ne!(read, bundle(), "byte {at}");
                assert_eq!(read.bytes, bundle().bytes, "byte {at}");
            }
            assert!(Bundle::read(&packed[..at]).is_err(), "cut at {at}");
        }
        assert_eq!(Bundle::read(b"").unwrap_err().to_string(), "the bundle is damaged: it has no head");
    }
}
