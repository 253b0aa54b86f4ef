//! Enums whose members have a word each, in records, positions and on the command line: each is listed once.

/// Writes the enum with everything that follows from the list: `ALL`, `COUNT`, the word of a member (under the name that
/// stands after the enum's) and the member of a word.
macro_rules! worded {
    (
        $(#[$attribute:meta])*
        pub enum $name:ident, $word_of:ident {
            $($(#[$doc:meta])* $member:ident $(= $number:literal)? => $word:literal,)*
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        pub enum $name {
            $($(#[$doc])* $member $(= $number)?,)*
        }

        impl $name {
            const WORDS: &'static [&'static str] = &[$($word),*];
            pub const COUNT: usize = $name::WORDS.len();
            /// In their order.
            pub const ALL: [$name; $name::COUNT] = [$($name::$member),*];

            /// The word in records, positions and on the command line.
            #[inline]
            pub const fn $word_of(self) -> &'static str {
                $name::WORDS[self as usize - $name::ALL[0] as usize]
            }

            /// The member of this number.
            #[inline]
            pub const fn from_index(index: u8) -> Option<$name> {
                let place = index.wrapping_sub($name::ALL[0] as u8) as usize;
                if place < $name::COUNT { Some($name::ALL[place]) } else { None }
            }

            pub fn parse(word: &str) -> Option<$name> {
                $name::WORDS.iter().position(|known| *known == word).map(|i| $name::ALL[i])
            }
        }
    };
}

pub(crate) use worded;

#[cfg(test)]
mod tests {
    use crate::cards::CardId;
    use crate::decision::Word;
    use crate::effects::Effect;
    use crate::state::Ending;

    /// A word means one member, and members are numbered without a gap.
    macro_rules! holds {
        ($name:ident, $word_of:ident) => {
            for (i, member) in $name::ALL.into_iter().enumerate() {
                assert_eq!(member as usize, i + $name::ALL[0] as usize);
                assert_eq!($name::parse(member.$word_of()), Some(member));
                assert_eq!($name::from_index(member as u8), Some(member));
            }
            assert_eq!($name::parse("narnia"), None);
            assert_eq!($name::from_index(u8::MAX), None);
        };
    }

    #[test]
    fn every_word_reads_back_as_its_member() {
        holds!(CardId, id);
        holds!(Word, id);
        holds!(Effect, word);
        holds!(Ending, word);
    }
}
