//! The web client, built into the program: what lies in `web/dist`, or the bundle of the repository where nothing was built
//! there. A program with neither still serves everything else and says so on its page.
//!
//! Below `/here/` lies the page that needs no server, with the engine in it: whoever plays the computer there does so on a
//! machine of their own. The networks of its strong levels are those of this program, which are not carried twice.
//!
//! Anybody may ask for these files as often as they like, so a file is compressed once and kept so.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write as _;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{Html, IntoResponse, Redirect, Response};
use detente_bundle::{Bundle, Entry};
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest as _, Sha256};

/// The files of `web/dist`, if it was there when this program was built.
#[derive(Debug, RustEmbed)]
#[folder = "../../web/dist"]
#[exclude = "*.net"]
#[allow_missing = true]
struct Files;

#[cfg(bundled)]
const BUNDLE: Option<&[u8]> = Some(include_bytes!("../../../web/page.bundle"));
#[cfg(not(bundled))]
const BUNDLE: Option<&[u8]> = None;

/// The bundle, unpacked when it is first wanted.
static UNPACKED: LazyLock<Option<Bundle>> = LazyLock::new(|| match BUNDLE.map(Bundle::read)? {
    Ok(bundle) => Some(bundle),
    Err(damaged) => {
        tracing::error!("{damaged}");
        None
    }
});

/// The page that needs no server, and what its first page is called.
const HERE: &str = "here/";
const HERE_INDEX: &str = "here/index.html";

/// A file that is sent.
struct Found {
    data: Bytes,
    /// What its packed form is kept under: a digest, or where the bytes lie if that is for good.
    hash: [u8; 32],
}

impl Found {
    fn of(file: EmbeddedFile) -> Found {
        let data = match file.data {
            Cow::Borrowed(bytes) => Bytes::from_static(bytes),
            Cow::Owned(bytes) => bytes.into(),
        };
        Found { data, hash: file.metadata.sha256_hash() }
    }

    fn fixed(data: &'static [u8]) -> Found {
        let mut hash = [0; 32];
        hash[..16].copy_from_slice(&(data.as_ptr().addr() as u128).to_le_bytes());
        hash[16..].copy_from_slice(&(data.len() as u128).to_le_bytes());
        Found { data: Bytes::from_static(data), hash }
    }
}

fn find(path: &str) -> Option<Found> {
    if let Some(file) = Files::get(path) {
        return Some(Found::of(file));
    }
    if path.starts_with(HERE) && is_network(path) {
        return network(path).map(Found::fixed);
    }
    UNPACKED.as_ref()?.content(path).map(Found::fixed)
}

fn is_network(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|extension| extension == "net")
}

/// A network of this program, and how its name ends in a page that was made for it.
struct Network {
    file: Option<&'static [u8]>,
    digest: LazyLock<Option<String>>,
}

impl Network {
    /// How many hexadecimal digits of the digest are in the name.
    const DIGITS: usize = 16;

    fn is_digest(word: &str) -> bool {
        word.len() == Network::DIGITS && word.bytes().all(|byte| byte.is_ascii_hexdigit())
    }
}

static TWILIGHT: Network = Network {
    file: detente_learned::weights::file(),
    digest: LazyLock::new(|| detente_learned::weights::file().map(in_name)),
};

static GUERRA_FRIA: Network = Network {
    file: detente_learned::weights::guerra_fria_file(),
    digest: LazyLock::new(|| detente_learned::weights::guerra_fria_file().map(in_name)),
};

/// What of its digest stands in the name of a network (`web/scripts/site.ts`).
fn in_name(network: &[u8]) -> String {
    detente_fair::hex(&Sha256::digest(network)[..Network::DIGITS / 2])
}

/// The network that a page asks for by the name of its file and the digest behind it. A page that a browser has kept from an
/// earlier program gets none that it was not made for. The page of an older bundle has other names; it gets what those stand for.
fn network(path: &str) -> Option<&'static [u8]> {
    let name = path.rsplit('/').next()?.strip_suffix(".net")?;
    let (game, digest) = [("learned-", &TWILIGHT), ("guerra-fria-", &GUERRA_FRIA)]
        .into_iter()
        .find_map(|(begins, network)| Some((network, name.strip_prefix(begins)?)))?;
    let is_meant = if Network::is_digest(digest) {
        game.digest.as_deref() == Some(digest)
    } else {
        matches!(UNPACKED.as_ref()?.get(path), Some(Entry::Network(_)))
    };
    game.file.filter(|_| is_meant)
}

/// A first page that is told something: that of the server where the page without one lies, and that one the way back.
fn told(page: &Found, name: &str, content: &str) -> Found {
    let text = String::from_utf8_lossy(&page.data);
    let head = format!("<head><meta name=\"{name}\" content=\"{content}\" />");
    let data: Bytes = text.replacen("<head>", &head, 1).into_bytes().into();
    let hash = Sha256::digest(&data).into();
    Found { data, hash }
}

/// The first page of the server.
static INDEX: LazyLock<Option<Found>> = LazyLock::new(|| {
    let index = find("index.html")?;
    Some(if find(HERE_INDEX).is_some() { told(&index, "detente-device", "/here/") } else { index })
});

/// The first page of the one without a server.
static HERE_PAGE: LazyLock<Option<Found>> =
    LazyLock::new(|| Some(told(&find(HERE_INDEX)?, "detente-server", "/")));

const MISSING: &str = "<!doctype html><html lang=en><meta charset=utf-8><title>Détente</title>\
<body style='font-family:sans-serif;max-width:40em;margin:4em auto'><h1>Détente</h1>\
<p>The server is running. The web table was not built into this program.</p>\
<p><code>cargo xtask table</code> builds it and starts the server again.</p>\
<p>Programs can use <a href=/api/openapi.json>the API</a>.</p>";

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        _ => "application/octet-stream",
    }
}

/// How a file may be packed for its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Coding {
    Brotli,
    Gzip,
}

impl Coding {
    fn word(self) -> &'static str {
        match self {
            Coding::Brotli => "br",
            Coding::Gzip => "gzip",
        }
    }

    /// The best one that a client takes.
    fn wanted(headers: &HeaderMap) -> Option<Coding> {
        let lines = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
        let taken: Vec<&str> = lines.flat_map(|line| line.split(',')).filter_map(taken).collect();
        [Coding::Brotli, Coding::Gzip].into_iter().find(|coding| taken.contains(&coding.word()))
    }

    fn pack(self, plain: &[u8]) -> Option<Vec<u8>> {
        let mut packed = Vec::new();
        match self {
            Coding::Brotli => {
                let params = brotli::enc::BrotliEncoderParams { quality: 6, ..Default::default() };
                brotli::BrotliCompress(&mut &*plain, &mut packed, &params).ok()?;
            }
            Coding::Gzip => {
                let mut encoder = flate2::write::GzEncoder::new(&mut packed, flate2::Compression::default());
                encoder.write_all(plain).ok()?;
                encoder.finish().ok()?;
            }
        }
        Some(packed)
    }
}

/// An entry such as `gzip;q=0.5`, unless it says that this is not wanted.
fn taken(entry: &str) -> Option<&str> {
    let (name, wish) = entry.split_once(';').unwrap_or((entry, ""));
    let weight = wish.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
    Some(name.trim()).filter(|_| weight != Some(0.0))
}

type Packed = HashMap<([u8; 32], Coding), Arc<OnceLock<Bytes>>>;

/// What was packed since the program began; there are only so many files.
static PACKED: LazyLock<Mutex<Packed>> = LazyLock::new(Mutex::default);

/// A file as it is sent: packed when it is first asked for, on a thread of its own.
async fn packed(hash: [u8; 32], coding: Coding, plain: Bytes) -> Option<Bytes> {
    let place =
        PACKED.lock().unwrap_or_else(PoisonError::into_inner).entry((hash, coding)).or_default().clone();
    if let Some(packed) = place.get() {
        return Some(packed.clone());
    }
    let pack = move || place.get_or_init(|| coding.pack(&plain).map_or(plain.clone(), Bytes::from)).clone();
    tokio::task::spawn_blocking(pack).await.ok()
}

/// Pictures and fonts are small already.
fn is_worth_packing(path: &str, bytes: usize) -> bool {
    let kind = kind(path);
    let text = ["text/", "application/json", "application/manifest", "application/wasm", "image/svg"];
    bytes > 512 && text.iter().any(|text| kind.starts_with(text))
}

async fn sent(path: &str, file: &Found, cache: &'static str, headers: &HeaderMap) -> Response {
    let plain = file.data.clone();
    let about = [(CONTENT_TYPE, kind(path)), (CACHE_CONTROL, cache), (VARY, "accept-encoding")];
    let coding = Coding::wanted(headers).filter(|_| is_worth_packing(path, plain.len()));
    let Some(coding) = coding else { return (about, plain).into_response() };
    match packed(file.hash, coding, plain.clone()).await {
        // A file that could not be packed is sent as it is.
        Some(bytes) if bytes.len() < plain.len() => {
            (about, [(CONTENT_ENCODING, coding.word())], bytes).into_response()
        }
        _ => (about, plain).into_response(),
    }
}

/// A file, or the one page for every other path.
pub async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let first = match path {
        "" | "index.html" => INDEX.as_ref(),
        "here" => return Redirect::permanent("/here/").into_response(),
        HERE | HERE_INDEX => match HERE_PAGE.as_ref() {
            Some(page) => Some(page),
            None => return StatusCode::NOT_FOUND.into_response(),
        },
        _ => None,
    };
    if let Some(first) = first {
        return sent("index.html", first, "no-cache", &headers).await;
    }
    if let Some(file) = find(path) {
        // Vite puts a hash into the names of its assets.
        let asset = path.strip_prefix(HERE).unwrap_or(path).starts_with("assets/");
        let cache = if asset { "public, max-age=31536000, immutable" } else { "no-cache" };
        return sent(path, &file, cache, &headers).await;
    }
    let is_file = path.rsplit('/').next().is_some_and(|last| last.contains('.'));
    if path.starts_with("api/") || path.starts_with(HERE) || is_file {
        return StatusCode::NOT_FOUND.into_response();
    }
    match INDEX.as_ref() {
        Some(index) => sent("index.html", index, "no-cache", &headers).await,
        None => Html(MISSING).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn a_client_is_sent_what_it_takes() {
        let wanted = |line: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, line.parse().expect("a header"));
            Coding::wanted(&headers)
        };
        assert_eq!(wanted("gzip, deflate, br"), Some(Coding::Brotli));
        assert_eq!(wanted("gzip;q=0.5, br;q=0"), Some(Coding::Gzip));
        assert_eq!(wanted("identity"), None);
        assert_eq!(Coding::wanted(&HeaderMap::new()), None);
    }

    #[tokio::test]
    async fn networks_are_those_of_the_program_and_nothing_else_is_one() {
        let asked = async |path: &'static str| page(Uri::from_static(path), HeaderMap::new()).await.status();
        if let Some(file) = detente_learned::weights::file() {
            let named = format!("/here/assets/learned-{}.net", in_name(file));
            assert_eq!(asked(named.leak()).await, StatusCode::OK);
        }
        // A page that was kept from another program does not get a network that it was not made for.
        for path in ["/here/assets/learned-Bx12.net", "/here/assets/learned-0123456789abcdef.net"] {
            assert_eq!(asked(path).await, StatusCode::NOT_FOUND, "{path}");
        }
        for path in ["/here/assets/weights.net", "/learned-Bx12.net", "/here/nowhere", "/here/x.js", "/api/x"]
        {
            assert_eq!(asked(path).await, StatusCode::NOT_FOUND, "{path}");
        }
        assert_eq!(asked("/here").await, StatusCode::PERMANENT_REDIRECT);
    }

    #[tokio::test]
    async fn a_program_with_a_page_tells_each_of_the_two_where_the_other_is() {
        let (Some(index), Some(here)) = (INDEX.as_ref(), HERE_PAGE.as_ref()) else {
            println!("skipped: this program was built without a page");
            return;
        };
        let text = |page: &Found| String::from_utf8_lossy(&page.data).into_owned();
        assert!(text(index).contains("name=\"detente-device\" content=\"/here/\""));
        assert!(text(here).contains("name=\"detente-server\" content=\"/\""));
    }

    #[tokio::test]
    async fn a_file_is_packed_once_however_often_it_is_asked_for() {
        let plain = Bytes::from("to the last country ".repeat(500));
        let asked = async || packed([7; 32], Coding::Gzip, plain.clone()).await.expect("packed");
        let (first, again) = (asked().await, asked().await);
        assert_eq!(first.as_ptr(), again.as_ptr(), "the same bytes, not made again");
        let mut text = Vec::new();
        flate2::read::GzDecoder::new(&first[..]).read_to_end(&mut text).expect("whole");
        assert_eq!(text, plain);
        let brotli = packed([7; 32], Coding::Brotli, plain.clone()).await.expect("packed");
        let mut text = Vec::new();
        brotli::BrotliDecompress(&mut &brotli[..], &mut text).expect("whole");
        assert_eq!(text, plain);
    }
}
