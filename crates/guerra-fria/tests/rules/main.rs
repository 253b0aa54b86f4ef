//! The rules, one file per section of the rulebook. Test names are sentences of it.

mod attack;
mod build;
mod end;
mod placement;
mod regroup;
mod round;
mod table;
