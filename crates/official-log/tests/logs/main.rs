//! Whole logs: games of people, games of our own printed and read back, damaged ones.

mod damaged;
mod departures;
mod people;
mod press;
mod round_trip;
mod small;
