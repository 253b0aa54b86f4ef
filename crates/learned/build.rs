//! Are the trained weights here? The crate builds without them, and then has no levels.

fn main() {
    println!("cargo::rustc-check-cfg=cfg(weights, guerra_fria_weights)");
    println!("cargo::rerun-if-changed=weights");
    let present = |name| std::path::Path::new(name).exists();
    if present("weights/learned.net") && present("weights/learned-1.net") {
        println!("cargo::rustc-cfg=weights");
    }
    if present("weights/guerra-fria.net") {
        println!("cargo::rustc-cfg=guerra_fria_weights");
    }
}
