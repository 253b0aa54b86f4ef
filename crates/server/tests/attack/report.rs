//! What the attacks reached, and what they may reach.

use crate::Scale;

/// Lines as they come, and whether any bound was passed.
#[derive(Debug)]
pub struct Report {
    scale: Scale,
    attack: String,
    passed: Vec<String>,
}

impl Report {
    pub fn new(scale: Scale) -> Report {
        Report { scale, attack: String::new(), passed: Vec::new() }
    }

    pub fn begin(&mut self, attack: &str) {
        attack.clone_into(&mut self.attack);
        println!("\n{attack}");
    }

    /// A figure without a bound.
    #[expect(clippy::unused_self, reason = "all lines of a report are told by the report")]
    pub fn note(&self, what: &str, figure: impl std::fmt::Display) {
        println!("  {what}: {figure}");
    }

    /// A count or a number of bytes with its bound.
    pub fn most(&mut self, what: &str, figure: usize, bound: usize) {
        let fits = figure <= bound;
        println!("  {what}: {figure}, at most {bound}{}", if fits { "" } else { "  ** TOO MUCH" });
        if !fits {
            self.passed.push(format!("{}: {what}: {figure} of {bound}", self.attack));
        }
    }

    /// Something that must be so.
    pub fn must(&mut self, what: &str, is: bool) {
        println!("  {what}: {}", if is { "yes" } else { "** NO" });
        if !is {
            self.passed.push(format!("{}: not so: {what}", self.attack));
        }
    }

    /// How long answers took, in milliseconds. Measured and printed, but no reason for a test to fail.
    pub fn times(&mut self, what: &str, mut millis: Vec<f64>, bound: f64) {
        millis.sort_by(f64::total_cmp);
        let at = |share: f64| millis.get((millis.len() as f64 * share) as usize).or(millis.last());
        let [half, most, last] = [at(0.5), at(0.99), millis.last()].map(|one| one.copied().unwrap_or(0.0));
        println!(
            "  {what}: {} answers, median {half:.1} ms, 99th percentile {most:.1} ms, longest {last:.1} ms, aim {bound} ms",
            millis.len()
        );
        if self.scale == Scale::Full && millis.is_empty() {
            self.passed.push(format!("{}: nobody was answered", self.attack));
        }
    }

    pub fn end(self) {
        assert!(self.passed.is_empty(), "bounds were passed:\n{}", self.passed.join("\n"));
        println!("\nevery bound was kept");
    }
}
