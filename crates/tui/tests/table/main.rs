//! The terminal table as people use it: whole games through the line mode and through the full screen, undo, saves,
//! the viewer, and pictures of the main screens in four languages.

mod asides;
mod common;
mod full_screen;
mod line_mode;
mod pictures;
mod saves;
mod undo;
mod viewer;
