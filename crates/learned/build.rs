//! Are the trained weights here? The crate builds without them, and then has no levels. A program for the browser does not carry
//! them: they are a file of their own there, fetched once and handed over (`weights::supply`).

fn main() {
    println!(
        "cargo::rustc-check-cfg=cfg(weights, weights_later, guerra_fria_weights, guerra_fria_weights_later)"
    );
    println!("cargo::rerun-if-changed=weights");
    let present = |name: &str| std::path::Path::new(&format!("weights/{name}.net")).exists();
    let browser = std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    if ["learned", "learned-1", "exploiter-1"].into_iter().all(present) {
        println!("cargo::rustc-cfg={}", if browser { "weights_later" } else { "weights" });
    }
    if present("guerra-fria") {
        println!("cargo::rustc-cfg=guerra_fria_weights{}", if browser { "_later" } else { "" });
    }
}
