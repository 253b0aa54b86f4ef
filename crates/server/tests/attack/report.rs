//! What the attacks reached, and what they may reach: lines as they come, and a table at the end.

use crate::Scale;

/// One figure of an attack.
#[derive(Debug)]
struct Row {
    attack: String,
    what: String,
    figure: String,
    bound: String,
    kept: bool,
}

/// Lines as they come, and whether any bound was passed.
#[derive(Debug)]
pub struct Report {
    scale: Scale,
    attack: String,
    rows: Vec<Row>,
}

impl Report {
    pub fn new(scale: Scale) -> Report {
        Report { scale, attack: String::new(), rows: Vec::new() }
    }

    /// The attack with its number in the list of docs/hosting.md; none for those that are not in it.
    pub fn begin(&mut self, number: Option<u8>, attack: &str) {
        let number = number.map_or_else(|| "–".to_owned(), |number| number.to_string());
        self.attack = format!("| {number} | {attack} |");
        println!("\n{number} {attack}");
    }

    fn add(&mut self, what: &str, figure: String, bound: String, kept: bool) {
        println!("  {what}: {figure} ({bound}){}", if kept { "" } else { "  ** PASSED" });
        let (attack, what) = (self.attack.clone(), what.to_owned());
        self.rows.push(Row { attack, what, figure, bound, kept });
    }

    /// A figure without a bound.
    #[expect(clippy::unused_self, reason = "all lines of a report are told by the report")]
    pub fn note(&self, what: &str, figure: impl std::fmt::Display) {
        println!("  {what}: {figure}");
    }

    /// A count or a number of bytes with its bound.
    pub fn most(&mut self, what: &str, figure: usize, bound: usize) {
        let told = if bound == 0 { "none".to_owned() } else { format!("at most {bound}") };
        self.add(what, figure.to_string(), told, figure <= bound);
    }

    /// Something that must be so.
    pub fn must(&mut self, what: &str, is: bool) {
        self.add(what, if is { "yes" } else { "no" }.to_owned(), "must be so".to_owned(), is);
    }

    /// How long answers took, in milliseconds. Measured and printed; only that nobody was answered is a reason to fail, and not in
    /// the tests.
    pub fn times(&mut self, what: &str, mut millis: Vec<f64>, aim: f64) {
        millis.sort_by(f64::total_cmp);
        let at = |share: f64| millis.get((millis.len() as f64 * share) as usize).or(millis.last());
        let [half, most, last] = [at(0.5), at(0.99), millis.last()].map(|one| one.copied().unwrap_or(0.0));
        let answers = millis.len();
        let figure = format!("{answers} answers, p50 {half:.1} ms, p99 {most:.1} ms, longest {last:.1} ms");
        let bound = format!("p99 under {aim} ms is the aim{}", missed(most, aim));
        let answered = self.scale == Scale::Short || !millis.is_empty();
        self.add(what, figure, bound, answered);
    }

    /// A mean with its aim, in milliseconds; as with [`Report::times`] no reason to fail.
    pub fn aim(&mut self, what: &str, millis: f64, aim: f64) {
        let bound = format!("under {aim} ms is the aim{}", missed(millis, aim));
        self.add(what, format!("{millis:.1} ms"), bound, true);
    }

    pub fn end(self) {
        println!("\n| no. | attack | what | now | bound |\n| --- | --- | --- | --- | --- |");
        for row in &self.rows {
            let mark = if row.kept { "" } else { " **passed**" };
            println!("{} {} | {} | {}{mark} |", row.attack, row.what, row.figure, row.bound);
        }
        let passed: Vec<&Row> = self.rows.iter().filter(|row| !row.kept).collect();
        assert!(passed.is_empty(), "bounds were passed: {passed:#?}");
        println!("\nevery bound was kept");
    }
}

fn missed(figure: f64, aim: f64) -> &'static str {
    if figure <= aim { "" } else { ", which was missed" }
}
