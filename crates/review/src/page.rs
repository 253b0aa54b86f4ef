//! A review as one HTML page that needs nothing else: the curve, the sum, what decided the game, the marks. What a folder of games says
//! of its players has the same frame.

use std::fmt::Write;

use detente_words::Lang;

use crate::report::{about, accuracy, kind, mark, note, of_luck, part, phase, signed, sum, word};
use crate::result::{Review, TurningKind};

const WIDTH: f64 = 1040.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 46.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 32.0;

const STYLE: &str = "
:root{--ink:#1c2430;--ink2:#5a6673;--paper:#fbfaf6;--line:#d9d5c8;--us:#2b5f9e;--us-tint:#d7e3f1;--ussr:#b23a2e;--ussr-tint:#f3d9d4;--south:#00696a;--west:#78521c;--north:#654a8f;--east:#456533}
@media (prefers-color-scheme:dark){:root{--ink:#e7e9ec;--ink2:#a3adb8;--paper:#171c22;--line:#3a444f;--us:#7fb0e6;--us-tint:#22374f;--ussr:#e58a7e;--ussr-tint:#4a2722;--south:#6ac2c2;--west:#d3a974;--north:#bca1ed;--east:#9abe87}}
body{margin:0 auto;max-width:70rem;padding:1.5rem;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:1.8rem}table{border-collapse:collapse}td{padding:.15rem .8rem .15rem 0}
td.n{text-align:right;font-variant-numeric:tabular-nums;font-weight:600}.muted{color:var(--ink2)}svg{width:100%;height:auto}
li{margin:.4rem 0}.us{color:var(--us)}.ussr{color:var(--ussr)}
.south{color:var(--south)}.west{color:var(--west)}.north{color:var(--north)}.east{color:var(--east)}svg text{fill:var(--ink2);font-size:13px}
";

/// A page of its own around what it says. `title` says of what.
pub fn framed(title: &str, lang: Lang, body: &str) -> String {
    let heading = escaped(&format!("{}: {title}", word(lang, "review-title")));
    format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
         <title>{heading}</title><style>{STYLE}</style></head><body>\n<h1>{heading}</h1>\n{body}</body></html>\n",
        lang.code()
    )
}

/// The page. `title` says which game it is.
pub fn html(review: &Review, title: &str, lang: Lang) -> String {
    let mut out = String::new();
    let mut put = |text: &str| {
        out.push_str(text);
        out.push('\n');
    };
    put(&format!("<h2>{}</h2>", escaped(&word(lang, "review-curve"))));
    put(&curve(review, lang));
    put(&format!("<h2>{}</h2><table>", escaped(&about(lang, "review-of", &review.of))));
    for (name, number, remark) in sum(review, lang) {
        let [name, number, remark] = [name, number, remark].map(|text| escaped(&text));
        put(&format!("<tr><td>{name}</td><td class=n>{number}</td><td class=muted>{remark}</td></tr>"));
    }
    put("</table>");
    if let Some(note) = of_luck(review, lang) {
        put(&format!("<p class=muted>{}</p>", escaped(&note)));
    }
    put(&format!("<h2>{}</h2><ol>", escaped(&word(lang, "review-turning"))));
    for turning in &review.turning {
        let points = signed(lang, turning.points);
        let class = turning.by.as_deref().unwrap_or_default();
        put(&format!(
            "<li><b class=\"{}\">{points}</b> {}</li>",
            escaped(class),
            escaped(turning.told.get(lang))
        ));
    }
    put(&format!("</ol><h2>{}</h2><ul>", escaped(&word(lang, "review-accuracy"))));
    for (name, profile) in &review.profiles {
        put(&format!("<li>{}<ul class=muted>", escaped(&accuracy(review, name, lang))));
        for (when, share) in &profile.phases {
            put(&format!("<li>{}</li>", escaped(&part(lang, phase(lang, *when), share))));
        }
        for (what, share) in &profile.kinds {
            put(&format!("<li>{}</li>", escaped(&part(lang, kind(lang, *what), share))));
        }
        put("</ul></li>");
    }
    put(&format!("</ul><h2>{}</h2><ul>", escaped(&word(lang, "review-marks"))));
    let mut any = false;
    for decision in &review.decisions {
        if let (Some(told), Some(degree)) = (&decision.told, decision.mark) {
            any = true;
            let (told, degree) = (escaped(told.get(lang)), escaped(&mark(lang, degree)));
            put(&format!("<li>{told} <span class=muted>({degree})</span></li>"));
        }
    }
    if !any {
        put(&format!("<li>{}</li>", escaped(&word(lang, "review-marks-none"))));
    }
    put(&format!("</ul><p class=muted>{}</p>", escaped(&note(review, lang))));
    framed(title, lang, &out)
}

/// Text inside a page.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The chance to win along the game, as a drawing with what decided it.
fn curve(review: &Review, lang: Lang) -> String {
    let last = review.curve.last().map_or(1, |point| point.n).max(1) as f64;
    let x = |n: usize| LEFT + (n as f64 / last) * (WIDTH - LEFT - 8.0);
    let y = |points: f64| TOP + (100.0 - points) / 100.0 * (HEIGHT - TOP - BOTTOM);
    let mut out = String::new();
    let _ = write!(
        out,
        "<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{}\">",
        escaped(&word(lang, "review-curve"))
    );
    for points in [0.0_f64, 25.0, 50.0, 75.0, 100.0] {
        let (at, width) = (y(points), if (points - 50.0).abs() < 1.0 { 1.4 } else { 0.6 });
        let _ = write!(
            out,
            "<path d=\"M{LEFT} {at:.1}H{}\" stroke=\"var(--line)\" stroke-width=\"{width}\"/><text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{points}</text>",
            WIDTH - 8.0,
            LEFT - 6.0,
            at + 4.0
        );
    }
    let mut turn = 0;
    for point in &review.curve {
        if point.turn != turn {
            turn = point.turn;
            let at = x(point.n);
            let _ = write!(
                out,
                "<path d=\"M{at:.1} {TOP}V{:.1}\" stroke=\"var(--line)\"/><text x=\"{:.1}\" y=\"{:.1}\">{turn}</text>",
                HEIGHT - BOTTOM,
                at + 3.0,
                HEIGHT - BOTTOM + 16.0
            );
        }
    }
    // In the eyes of each player, thin, and of all together, bold; everything as the chance of the review's seat.
    let line = |chance: &dyn Fn(&crate::result::Point) -> Option<f64>| {
        let mut path = String::new();
        for point in &review.curve {
            if let Some(chance) = chance(point) {
                let sign = if path.is_empty() { 'M' } else { 'L' };
                let _ = write!(path, "{sign}{:.1} {:.1}", x(point.n), y(chance));
            }
        }
        path
    };
    let _ = write!(
        out,
        "<path d=\"{}\" fill=\"none\" stroke=\"var(--ink2)\" stroke-width=\"1\" opacity=\".55\"/>",
        line(&|point| point.chance.get(&review.of).copied())
    );
    let _ = write!(
        out,
        "<path d=\"{}\" fill=\"none\" stroke=\"var(--ink)\" stroke-width=\"2.2\" stroke-linejoin=\"round\"/>",
        line(&|point| point.mean.get(&review.of).copied())
    );
    let at = |n: usize| {
        let place = review.curve.partition_point(|point| point.n <= n).min(review.curve.len() - 1);
        review.curve.get(place).and_then(|point| point.mean.get(&review.of)).copied().unwrap_or(50.0)
    };
    for decision in review.decisions.iter().filter(|decision| decision.mark.is_some()) {
        let told = decision.told.as_ref().map_or("", |told| told.get(lang));
        let _ = write!(
            out,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"5\" fill=\"var(--{})\"><title>{}</title></circle>",
            x(decision.n),
            y(at(decision.n)),
            escaped(&decision.by),
            escaped(told)
        );
    }
    for turning in review.turning.iter().filter(|turning| turning.what == TurningKind::Luck) {
        let (cx, cy) = (x(turning.n), y(at(turning.n)));
        let _ = write!(
            out,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"9\" height=\"9\" rx=\"2\" fill=\"var(--paper)\" stroke=\"var(--ink)\" stroke-width=\"1.6\"><title>{}</title></rect>",
            cx - 4.5,
            cy - 4.5,
            escaped(turning.told.get(lang))
        );
    }
    out.push_str("</svg>");
    let _ = write!(
        out,
        "<p class=muted>● {} · ▢ {} · {}</p>",
        escaped(&word(lang, "review-legend-error")),
        escaped(&word(lang, "review-legend-luck")),
        escaped(&about(lang, "review-legend-lines", &review.of))
    );
    out
}
