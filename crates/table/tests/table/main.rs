//! The table by itself: what is laid, what goes back, what is kept, and random people at random times.

mod arrivals;
mod clocks;
mod common;
mod fairness;
mod kept;
mod laid;
mod people;
mod replays;
mod secrets;
mod taking_back;
mod uncovering;
