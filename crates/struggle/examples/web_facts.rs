//! Writes `web/src/lib/facts.ts`.

use std::path::Path;

fn main() -> std::io::Result<()> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/facts.ts");
    std::fs::write(path, detente_struggle::typescript::file())
}
