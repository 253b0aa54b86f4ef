//! A position as one line of text, complete enough to go on from, in the middle of an effect too.
//!
//! `key=value` words in a fixed order; lists are separated by commas, what is empty is left out. The form is described
//! in `docs/notation.md`.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use detente_game::Viewer;

use crate::cards::{CardId, CardSet};
use crate::decision::frame::{HeadlineChoice, Usage};
use crate::decision::{Frame, Tabletop};
use crate::effects::Effect;
use crate::map::{Country, CountrySet};
use crate::options::Options;
use crate::rules::version::Rules;
use crate::side::{BySide, Side, Us, Ussr};
use crate::state::{Ending, Result as GameResult, State};
use crate::view::View;

pub fn write(s: &State) -> String {
    let mut out = Writer(Vec::new());
    out.put("rules", s.options.rules.number());
    out.list("options", s.options.words());
    out.put("turn", s.turn);
    out.put("round", s.round);
    out.put("phasing", s.phasing.word());
    out.put("defcon", s.defcon);
    out.put("vp", s.vp);
    out.pair("military-ops", s.military_ops);
    out.pair("space", s.space);
    out.pair("space-attempts", s.space_attempts);
    if let Some(holder) = s.china.holder {
        out.put("china", format!("{}/{}", holder.word(), if s.china.face_up { "up" } else { "down" }));
    }
    for side in Side::BOTH {
        let influence = s.present[side].iter().map(|c| format!("{}:{}", c.id(), s.influence(side, c)));
        out.list(side.word(), influence);
    }
    for side in Side::BOTH {
        out.cards(&format!("hand-{}", side.word()), s.hand[side]);
        out.cards(&format!("known-{}", side.word()), s.known[side]);
    }
    out.cards("deck", s.deck);
    out.cards("discard", s.discard);
    out.cards("removed", s.removed);
    out.cards("in-play", s.in_play);
    out.cards("table", s.table);
    out.cards("looked-at", s.looked_at);
    out.list("effects", s.effects.iter().map(Effect::word));
    out.put("civil-war", s.chinese_civil_war);
    out.countries("reach-us", s.reach.us);
    out.countries("reach-ussr", s.reach.ussr);
    out.countries("chosen-once", s.marks.first);
    out.countries("chosen-twice", s.marks.second);
    out.put("last-coup", format!("{}:{}", s.last_coup.id(), s.last_coup_removed));
    if s.defcon_fell_to_two {
        out.put("defcon-fell", "yes");
    }
    out.list("ordered", s.ordered.iter().map(|card| card.id()));
    if s.swapped {
        out.put("swapped", "yes");
    }
    if let Some(result) = s.result {
        let winner = result.winner.map_or("draw", Side::word);
        out.put("result", format!("{winner}/{}", result.ending.word()));
    }
    out.list("stack", stack(s));
    out.0.join(" ")
}

/// What is going on, a word for each thing, innermost last.
pub fn stack(s: &State) -> Vec<String> {
    s.stack.iter().map(|frame| frame.text()).collect()
}

/// What a viewer knows: the open table, the sizes of what is hidden, and the cards it can hold.
pub fn write_view(view: &View) -> String {
    let who = match view.viewer() {
        Viewer::Seat(seat) => Side::of_seat(seat).word(),
        Viewer::Observer => "observer",
    };
    let mut out = Writer(Vec::new());
    out.put("view", who);
    out.put("cards-us", view.hand_size(Us));
    out.put("cards-ussr", view.hand_size(Ussr));
    out.put("cards-deck", view.deck_size());
    if view.looked_at_size() > 0 {
        out.put("cards-looked-at", view.looked_at_size());
    }
    out.cards("unseen", view.unseen());
    out.0.push(write(view.open()));
    out.0.join(" ")
}

/// Reads a view as [`write_view`] writes it.
pub fn parse_view(text: &str) -> Result<View, String> {
    let mut s = State::empty(Options::default());
    let mut viewer = None;
    let (mut hand_size, mut deck_size, mut looked_at_size) = (BySide::new(0, 0), 0, 0);
    let mut unseen = CardSet::EMPTY;
    for word in text.split_whitespace() {
        let (key, value) = word.split_once('=').ok_or_else(|| format!("“{word}” is not KEY=VALUE"))?;
        let count = || number(value, 0, CardId::COUNT as u8);
        let mut read = || {
            match key {
                "view" if value == "observer" => viewer = Some(Viewer::Observer),
                "view" => viewer = Some(Viewer::Seat(side(value)?.seat())),
                "cards-us" => hand_size.us = count()?,
                "cards-ussr" => hand_size.ussr = count()?,
                "cards-deck" => deck_size = count()?,
                "cards-looked-at" => looked_at_size = count()?,
                "unseen" => unseen = cards(value)?,
                _ => read(&mut s, key, value)?,
            }
            Ok(())
        };
        read().map_err(|reason: String| format!("{key}: {reason}"))?;
    }
    check(&s, unseen)?;
    let viewer = viewer.ok_or("a view begins with view=us, view=ussr or view=observer")?;
    View::from_parts(viewer, s, hand_size, deck_size, looked_at_size, unseen)
}

struct Writer(Vec<String>);

impl Writer {
    fn put(&mut self, key: &str, value: impl core::fmt::Display) {
        self.0.push(format!("{key}={value}"));
    }

    fn pair(&mut self, key: &str, value: BySide<u8>) {
        self.put(key, format!("{}/{}", value.us, value.ussr));
    }

    fn list<T: ToString>(&mut self, key: &str, items: impl IntoIterator<Item = T>) {
        let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
        if !items.is_empty() {
            self.put(key, items.join(if key == "options" { ";" } else { "," }));
        }
    }

    fn cards(&mut self, key: &str, cards: CardSet) {
        self.list(key, cards.iter().map(CardId::id));
    }

    fn countries(&mut self, key: &str, countries: CountrySet) {
        self.list(key, countries.iter().map(Country::id));
    }
}

pub fn parse(text: &str) -> Result<State, String> {
    let mut s = State::empty(Options::default());
    for word in text.split_whitespace() {
        let (key, value) = word.split_once('=').ok_or_else(|| format!("“{word}” is not KEY=VALUE"))?;
        read(&mut s, key, value).map_err(|reason| format!("{key}: {reason}"))?;
    }
    check(&s, CardSet::EMPTY)?;
    Ok(s)
}

fn read(s: &mut State, key: &str, value: &str) -> Result<(), String> {
    match key {
        "rules" => {
            let version = value.parse().ok().and_then(Rules::of_number);
            s.options.rules = version.ok_or_else(|| format!("there is no version “{value}” of the rules"))?;
        }
        "options" => {
            let rules = s.options.rules;
            s.options = Options { rules, ..Options::parse(&value.split(';').collect::<Vec<_>>())? };
        }
        "turn" => s.turn = number(value, 1, 10)?,
        "round" => s.round = number(value, 0, 9)?,
        "phasing" => s.phasing = side(value)?,
        "defcon" => s.defcon = number(value, 1, 5)?,
        "vp" => s.vp = value.parse().map_err(|_| format!("“{value}” is not a number of points"))?,
        "military-ops" => s.military_ops = pair(value, 5)?,
        "space" => s.space = pair(value, 8)?,
        "space-attempts" => s.space_attempts = pair(value, 9)?,
        "china" => {
            let (holder, face) = value.split_once('/').ok_or("written HOLDER/up or HOLDER/down")?;
            s.china.holder = Some(side(holder)?);
            s.china.face_up = match face {
                "up" => true,
                "down" => false,
                _ => return Err("written HOLDER/up or HOLDER/down".to_owned()),
            };
        }
        "us" => influence(s, Us, value)?,
        "ussr" => influence(s, Ussr, value)?,
        "hand-us" => s.hand.us = cards(value)?,
        "hand-ussr" => s.hand.ussr = cards(value)?,
        "known-us" => s.known.us = cards(value)?,
        "known-ussr" => s.known.ussr = cards(value)?,
        "deck" => s.deck = cards(value)?,
        "discard" => s.discard = cards(value)?,
        "removed" => s.removed = cards(value)?,
        "in-play" => s.in_play = cards(value)?,
        "table" => s.table = cards(value)?,
        "looked-at" => s.looked_at = cards(value)?,
        "effects" => {
            for word in value.split(',') {
                s.effects.insert(Effect::parse(word).ok_or_else(|| format!("no effect is called “{word}”"))?);
            }
        }
        "civil-war" => s.chinese_civil_war = number(value, 0, 3)?,
        "reach-us" => s.reach.us = countries(value)?,
        "reach-ussr" => s.reach.ussr = countries(value)?,
        "chosen-once" => s.marks.first = countries(value)?,
        "chosen-twice" => s.marks.second = countries(value)?,
        "last-coup" => {
            let (place, removed) = value.split_once(':').ok_or("written COUNTRY:POINTS")?;
            s.last_coup = country(place)?;
            s.last_coup_removed = number(removed, 0, 100)?;
        }
        "defcon-fell" => s.defcon_fell_to_two = value == "yes",
        "ordered" => {
            for id in value.split(',') {
                let card = CardId::parse(id).ok_or_else(|| format!("no card is called “{id}”"))?;
                s.ordered.try_push(card).map_err(|_| "too many cards".to_owned())?;
            }
        }
        "swapped" => s.swapped = value == "yes",
        "result" => {
            let (winner, ending) = value.split_once('/').ok_or("written WINNER/ENDING")?;
            s.result = Some(GameResult {
                winner: if winner == "draw" { None } else { Some(side(winner)?) },
                ending: Ending::parse(ending).ok_or_else(|| format!("no game ends by “{ending}”"))?,
            });
        }
        "stack" => {
            for word in value.split(',') {
                let frame = Frame::parse(word).ok_or_else(|| format!("“{word}” is no frame"))?;
                s.stack.try_push(frame).map_err(|_| "too deep".to_owned())?;
            }
        }
        _ => return Err("no such key".to_owned()),
    }
    Ok(())
}

/// What no real position violates. `hidden`: the cards that hands and pile of a view hold unseen.
fn check(s: &State, hidden: CardSet) -> Result<(), String> {
    let places = [s.hand.us, s.hand.ussr, s.deck, s.discard, s.removed, s.in_play, s.table, s.looked_at];
    let mut seen = CardSet::EMPTY;
    for place in places {
        if let Some(card) = (seen & place).iter().next() {
            return Err(format!("{} lies in two places", card.id()));
        }
        seen |= place;
    }
    if !(s.known.us.within(s.hand.us) && s.known.ussr.within(s.hand.ussr)) {
        return Err("a known card is not in that hand".to_owned());
    }
    if s.stack.is_empty() != s.result.is_some() {
        return Err("a position has either a stack or a result".to_owned());
    }
    for (i, frame) in s.stack.iter().enumerate() {
        if let Frame::Ask { step, .. } = frame {
            let below = i.checked_sub(1).and_then(|i| s.stack.get(i));
            let Some(Frame::Event(event)) = below else { return Err("an ask stands on no event".to_owned()) };
            if s.card(event.card).event.len() <= *step as usize {
                return Err(format!("{} has no step {step}", event.card.id()));
            }
        }
    }
    for frame in &s.stack {
        let held = |side: Side, card: CardId| {
            let china = card == CardId::TheChinaCard && s.china.holder == Some(side);
            china || (s.hand[side] | hidden).contains(card)
        };
        let chosen: [(Side, Option<CardId>); 2] = match *frame {
            Frame::Use { by, card, usage: Usage::Full } => [(by, Some(card)), (by, None)],
            Frame::Headline { us, ussr } => [(Us, headlined(us)), (Ussr, headlined(ussr))],
            _ => continue,
        };
        for (side, card) in chosen {
            if let Some(card) = card.filter(|&card| !held(side, card)) {
                return Err(format!("{} is being played and is not in that hand", card.id()));
            }
        }
    }
    if !s.stack.is_empty() && s.waits() == crate::decision::choices::Waits::No {
        return Err("nobody is to act".to_owned());
    }
    Ok(())
}

fn headlined(choice: HeadlineChoice) -> Option<CardId> {
    match choice {
        HeadlineChoice::Card(card) => Some(card),
        _ => None,
    }
}

fn number(text: &str, least: u8, most: u8) -> Result<u8, String> {
    match text.parse::<u8>() {
        Ok(n) if (least..=most).contains(&n) => Ok(n),
        _ => Err(format!("“{text}” is not a number from {least} to {most}")),
    }
}

fn pair(text: &str, most: u8) -> Result<BySide<u8>, String> {
    let (us, ussr) = text.split_once('/').ok_or("written US/USSR")?;
    Ok(BySide::new(number(us, 0, most)?, number(ussr, 0, most)?))
}

fn side(text: &str) -> Result<Side, String> {
    Side::parse(text).ok_or_else(|| format!("“{text}” is neither us nor ussr"))
}

fn country(text: &str) -> Result<Country, String> {
    Country::parse(text).ok_or_else(|| format!("no country is called “{text}”"))
}

fn countries(text: &str) -> Result<CountrySet, String> {
    text.split(',').map(country).collect()
}

fn cards(text: &str) -> Result<CardSet, String> {
    text.split(',').map(|id| CardId::parse(id).ok_or_else(|| format!("no card is called “{id}”"))).collect()
}

fn influence(s: &mut State, side: Side, text: &str) -> Result<(), String> {
    for word in text.split(',') {
        let (place, points) =
            word.split_once(':').ok_or_else(|| format!("“{word}” is not COUNTRY:POINTS"))?;
        let (place, points) = (country(place)?, number(points, 0, 100)?);
        Tabletop::new(s, None).set_influence(side, place, points);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions that were written down are read for ever.
    #[test]
    fn everything_that_can_go_on_keeps_its_text() {
        for text in [
            "bid/open/hidden",
            "bid/ussr/us:3",
            "bid-lot/ussr/2",
            "open-bid-lot",
            "open-bid-side/us",
            "open-bid/us/ussr/3/yes",
            "setup/ussr/6/no",
            "turn/0",
            "turn/6",
            "draw/8/7/ussr",
            "look-at/5",
            "headline/open/fidel",
            "headline/nothing/hidden",
            "headline-event/us/nato",
            "action-round/ussr",
            "end-of-round/us",
            "norad",
            "trap/us",
            "trap-roll/ussr",
            "use/us/nato/2",
            "trigger/fidel/ussr",
            "ask/3/1",
            "dispose/nato",
            "pay-flower-power",
            "realign-roll/us/cuba",
            "coup-roll/us/cuba/4/no",
            "space-offer/us",
            "space-roll/ussr",
            "discard-held/us",
            "event/grain-sales-to-soviets/us/4/255/8",
            "operations/us/3/7/0/no/yes/no",
            "influence/ussr/1/4/yes/yes/no/2",
            "realign/us/1/2/4/no/yes/no/yes/no/1",
            "coup/us/3/7/yes/no",
        ] {
            assert_eq!(Frame::parse(text).map(Frame::text).as_deref(), Some(text));
        }
        assert_eq!(Frame::parse("influence/ussr/1/4/yes/yes/no"), None);
        assert_eq!(Frame::parse("coup/us/3/8/yes/no"), None);
        assert_eq!(Frame::parse("norad/us"), None);
    }

    #[test]
    fn a_card_that_is_being_played_lies_in_the_hand_of_its_player() {
        let played =
            |hand: &str| parse(&format!("turn=5 round=1 {hand} stack=action-round/us,use/us/norad/0"));
        assert!(played("hand-us=norad").is_ok());
        assert_eq!(
            played("hand-ussr=norad"),
            Err("norad is being played and is not in that hand".to_owned())
        );
        let headline = |hand: &str| parse(&format!("turn=5 {hand} stack=turn/2,headline/norad/open"));
        assert!(headline("hand-us=norad hand-ussr=fidel").is_ok());
        assert!(headline("hand-us=fidel hand-ussr=norad").is_err());
    }
}
