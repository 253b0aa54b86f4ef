//! Colours, or none. Nothing is told by colour alone: sides are named, control has brackets, the selection an arrow.

use std::env;

use ratatui::style::{Color, Modifier, Style};

/// How much colour the terminal takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Theme {
    /// No colour at all: bold and reversed letters only.
    #[default]
    Plain,
    /// The sixteen colours that every colour terminal has; their shades are the user's own.
    Sixteen,
    /// The fixed palette of 256, of which two shades are used that read well on white and on black.
    Indexed,
}

/// Blue and red of the fixed palette, with their red, green and blue parts.
const BLUE: (u8, [u8; 3]) = (63, [0x5f, 0x5f, 0xff]);
const RED: (u8, [u8; 3]) = (160, [0xd7, 0x00, 0x00]);

impl Theme {
    /// What the environment says: `NO_COLOR` (no-color.org), `COLORTERM`, `TERM`.
    pub fn from_environment() -> Theme {
        let var = |name: &str| env::var(name).unwrap_or_default();
        Theme::of(&var("NO_COLOR"), &var("COLORTERM"), &var("TERM"))
    }

    fn of(no_color: &str, colorterm: &str, term: &str) -> Theme {
        if !no_color.is_empty() || term.is_empty() || term == "dumb" || term.starts_with("vt") {
            Theme::Plain
        } else if !colorterm.is_empty() || term.contains("256color") || term.contains("direct") {
            Theme::Indexed
        } else {
            Theme::Sixteen
        }
    }

    /// The colour of a seat: blue for the first, red for the second; only these two have one.
    pub fn seat(self, seat: Option<usize>) -> Style {
        let colour = match (self, seat) {
            (Theme::Plain, _) | (_, None | Some(2..)) => return Style::new(),
            (Theme::Sixteen, Some(0)) => Color::LightBlue,
            (Theme::Sixteen, Some(1)) => Color::Red,
            (Theme::Indexed, Some(0)) => Color::Indexed(BLUE.0),
            (Theme::Indexed, Some(1)) => Color::Indexed(RED.0),
        };
        Style::new().fg(colour)
    }

    /// What is selected, or lit on the map.
    pub fn selected(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    pub fn heading(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What stands back: keys, legends.
    pub fn quiet(self) -> Style {
        match self {
            Theme::Plain => Style::new(),
            _ => Style::new().add_modifier(Modifier::DIM),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_decides_about_colour() {
        assert_eq!(Theme::of("1", "truecolor", "xterm-256color"), Theme::Plain);
        assert_eq!(Theme::of("", "", "dumb"), Theme::Plain);
        assert_eq!(Theme::of("", "", "vt100"), Theme::Plain);
        assert_eq!(Theme::of("", "", "xterm"), Theme::Sixteen);
        assert_eq!(Theme::of("", "", "xterm-256color"), Theme::Indexed);
        assert_eq!(Theme::of("", "truecolor", "foot"), Theme::Indexed);
    }

    /// The contrast of two luminances, as the web accessibility guidelines reckon it.
    fn contrast(a: f64, b: f64) -> f64 {
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    fn luminance(parts: [u8; 3]) -> f64 {
        let linear = |part: u8| {
            let x = f64::from(part) / 255.0;
            if x <= 0.04045 { x / 12.92 } else { ((x + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(parts[0]) + 0.7152 * linear(parts[1]) + 0.0722 * linear(parts[2])
    }

    #[test]
    fn both_colours_read_well_on_black_and_on_white() {
        for (index, parts) in [BLUE, RED] {
            // The cube of the palette: 16 + 36 r + 6 g + b, in steps 0, 95, 135, 175, 215, 255.
            let steps = [0x00, 0x5f, 0x87, 0xaf, 0xd7, 0xff];
            let place = index - 16;
            let of_palette = [place / 36, place / 6 % 6, place % 6].map(|step| steps[step as usize]);
            assert_eq!(of_palette, parts, "the colour is the one that is meant");
            let here = luminance(parts);
            // 3 is what the guidelines want for bold or large letters and for marks.
            assert!(contrast(here, 0.0) > 3.5 && contrast(here, 1.0) > 3.5, "{index}");
        }
    }
}
