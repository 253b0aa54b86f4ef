//! A server as its users meet it: over the wire, from outside. One program, since each test file of its own would be linked with
//! everything again.

#[path = "../common/mod.rs"]
mod common;

mod accounts;
mod api;
mod arriving;
mod away;
mod clocks;
mod coach;
mod events;
mod fairness;
mod formats;
mod house;
mod in_play;
mod leaving;
mod messages;
mod moderation;
mod nodes;
mod noticing;
mod play;
mod pushes;
mod puzzling;
mod ratings;
mod reasons;
mod records;
mod reviews;
mod rights;
mod shares;
mod silence;
mod strangers;
mod substitutes;
mod upgrade;
mod wire;
