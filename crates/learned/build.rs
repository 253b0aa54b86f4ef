//! Are the trained weights here? The crate builds without them, and then has no levels.

fn main() {
    println!("cargo::rustc-check-cfg=cfg(weights)");
    println!("cargo::rerun-if-changed=weights");
    if std::path::Path::new("weights/learned.net").exists() {
        println!("cargo::rustc-cfg=weights");
    }
}
