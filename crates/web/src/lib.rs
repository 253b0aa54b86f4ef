//! The whole house as a program for the browser. A worker of the page hands over what a client would send a server, by the same
//! paths and in the same messages, and is told what to keep, whom to ask and what to tell ([`house`]). The same program in other
//! workers is the bots ([`bots`]), each asked with a view and nothing else, and works on reviews ([`reviews`]).
//!
//! Four functions are called from outside, without any glue: [`space`] for a request, which the worker writes into the memory,
//! [`ask`], [`reply`], where the answer of so many bytes lies, and [`network`], which takes what lies in the space as the network.

pub mod bots;
pub mod house;
pub mod playing;
mod random;
pub mod reviews;
pub mod rounds;
mod routes;
mod row;
pub mod whole;

use std::cell::RefCell;

use detente_house::analysis::Unjudged;
use detente_protocol::{EngineReply, EngineRequest};

use crate::bots::Bots;
use crate::house::House;
use crate::reviews::Judging;

thread_local! {
    static SPACE: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static REPLY: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ENGINE: RefCell<Engine> = RefCell::new(Engine::default());
}

/// Space for so many bytes.
#[allow(unsafe_code, reason = "the name is for the page; there is nothing unsafe behind it")]
#[unsafe(no_mangle)]
pub extern "C" fn space(bytes: usize) -> *mut u8 {
    SPACE.with_borrow_mut(|space| {
        space.clear();
        space.resize(bytes, 0);
        space.as_mut_ptr()
    })
}

/// Does what the request that lies there asks; gives how many bytes the reply has.
#[allow(unsafe_code, reason = "the name is for the page; there is nothing unsafe behind it")]
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    let request = SPACE.with_borrow(|bytes| serde_json::from_slice::<EngineRequest>(bytes));
    let reply = match request {
        Ok(request) => ENGINE.with_borrow_mut(|engine| engine.answer(request)),
        Err(error) => EngineReply::Refused { why: error.to_string() },
    };
    let bytes = serde_json::to_vec(&reply).unwrap_or_default();
    REPLY.with_borrow_mut(|place| {
        *place = bytes;
        place.len()
    })
}

/// Where the reply lies.
#[allow(unsafe_code, reason = "the name is for the page; there is nothing unsafe behind it")]
#[unsafe(no_mangle)]
pub extern "C" fn reply() -> *const u8 {
    REPLY.with_borrow(Vec::as_ptr)
}

/// Takes what lies in the space as the network; 1 if that is one.
#[allow(unsafe_code, reason = "the name is for the page; there is nothing unsafe behind it")]
#[unsafe(no_mangle)]
pub extern "C" fn network() -> usize {
    SPACE.with_borrow_mut(|space| {
        let taken = detente_learned::weights::supply(space).is_ok();
        // Some megabytes that are read.
        *space = Vec::new();
        usize::from(taken)
    })
}

/// What one worker runs: the house, or bots.
#[derive(Debug, Default)]
pub struct Engine {
    house: House,
    bots: Bots,
    judging: Judging,
}

impl Engine {
    /// Does what is asked.
    pub fn answer(&mut self, request: EngineRequest) -> EngineReply {
        let done = match request {
            EngineRequest::House { call } => {
                Ok(EngineReply::House { reply: Box::new(self.house.hear(call)) })
            }
            EngineRequest::Think { task } => self.bots.think(&task),
            EngineRequest::Worlds { task } => self.bots.worlds(&task),
            EngineRequest::Round { table, seat, search, values } => {
                self.bots.round(&table, &seat, search, values)
            }
            EngineRequest::Analyse { task } => match detente_house::analysis::analyse(&task) {
                Ok(analysis) => Ok(EngineReply::Analysed { analysis }),
                Err(Unjudged::Unreadable(why)) => Err(why),
                Err(Unjudged::NoNetwork) => Err("the network is not here".to_owned()),
            },
            EngineRequest::Review { work } => self.judging.work(&work),
            EngineRequest::Play { whole } => whole::play(&whole).map(|text| EngineReply::Record { text }),
            EngineRequest::Measure { what, times } => {
                whole::measure(what, times).map(|times| EngineReply::Done { times })
            }
        };
        done.unwrap_or_else(|why| EngineReply::Refused { why })
    }
}
