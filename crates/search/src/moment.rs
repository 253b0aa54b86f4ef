//! A moment by the machine's clock. A browser gives a program like ours none: there no time passes, budgets are counted in
//! nodes alone, and whoever reads an effort in time must refuse it ([`HAS_CLOCK`]).

use std::time::Duration;
#[cfg(not(target_arch = "wasm32"))]
use std::time::Instant;

/// Does time pass here?
pub const HAS_CLOCK: bool = cfg!(not(target_arch = "wasm32"));

/// When something began.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    #[cfg(not(target_arch = "wasm32"))]
    at: Instant,
}

impl Moment {
    pub fn now() -> Moment {
        Moment {
            #[cfg(not(target_arch = "wasm32"))]
            at: Instant::now(),
        }
    }

    /// How long ago it was.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn elapsed(self) -> Duration {
        self.at.elapsed()
    }

    /// How long ago it was.
    #[cfg(target_arch = "wasm32")]
    pub fn elapsed(self) -> Duration {
        Duration::ZERO
    }
}
