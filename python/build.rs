//! What the linker must know of an extension module where plain cargo builds it; maturin would see to it by itself.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
