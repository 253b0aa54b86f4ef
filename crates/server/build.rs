//! Which page does the program carry? The one in `web/dist`, if it was built there; else that of the bundle in the repository
//! (`detente-bundle`), which needs neither Node.js nor a compiler for the browser.

fn main() {
    println!("cargo::rustc-check-cfg=cfg(bundled)");
    // `cargo xtask` touches the first when it has built the page.
    println!("cargo::rerun-if-changed=src/page.rs");
    println!("cargo::rerun-if-changed=build.rs");
    let there = |path: &str| std::path::Path::new(path).exists();
    let (built, bundle) = ("../../web/dist/index.html", "../../web/page.bundle");
    for path in [built, bundle].into_iter().filter(|path| there(path)) {
        println!("cargo::rerun-if-changed={path}");
    }
    if !there(built) && there(bundle) {
        println!("cargo::rustc-cfg=bundled");
    }
}
