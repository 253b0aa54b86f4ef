//! Sentences that were made before. A question names the same countries with the same influence again and again; putting a sentence
//! together costs many times what finding it costs.
//!
//! What is found is what would be made: a key holds everything that a sentence depends on.

use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::Hash;
use std::thread::LocalKey;

/// Sentences of one kind that a thread remembers. When there are more it begins anew.
const MOST: usize = 4096;

pub(crate) type Made<K> = RefCell<HashMap<K, Box<str>>>;

/// The sentence of this key, made now if it was not made before.
pub(crate) fn recall<K: Hash + Eq>(
    made: &'static LocalKey<Made<K>>,
    key: K,
    make: impl FnOnce() -> String,
) -> String {
    if let Some(known) = made.with_borrow(|made| made.get(&key).map(ToString::to_string)) {
        return known;
    }
    let text = make();
    made.with_borrow_mut(|made| {
        if made.len() >= MOST {
            made.clear();
        }
        made.insert(key, text.clone().into_boxed_str());
    });
    text
}

/// `recalled!(key: Kind => sentence)`: the sentence of this key, from a memory of its own.
macro_rules! recalled {
    ($key:expr, $kind:ty => $make:expr) => {{
        thread_local! {
            static MADE: $crate::memo::Made<$kind> = $crate::memo::Made::default();
        }
        $crate::memo::recall(&MADE, $key, || $make)
    }};
}

pub(crate) use recalled;

#[cfg(test)]
mod tests {
    #[test]
    fn a_sentence_is_made_once_for_each_key_and_the_memory_is_bounded() {
        let mut made = Vec::new();
        let mut ask = |n: u32| recalled!(n, u32 => { made.push(n); format!("{n} points") });
        for n in (0..5000).chain([1, 4999]) {
            assert_eq!(ask(n), format!("{n} points"));
        }
        assert_eq!(
            made.len(),
            5001,
            "the first are forgotten when there are too many, the last is remembered"
        );
    }
}
