#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| detente_fuzz::action(bytes));
