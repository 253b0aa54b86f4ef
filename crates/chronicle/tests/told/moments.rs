//! Plays and moments: what they tell is what the game is, in the order in which it happened, and no more than may be known.

use detente_chronicle::twilight::moment::{Cards, Holding};
use detente_chronicle::twilight::{Log, PlayKind, What};
use detente_chronicle::{Audience, Chronicle, Happening as _, Moment, Play, Told, guerra_fria};
use detente_game::{Actor, Game, Rng, ToAct, Viewer};
use detente_guerra_fria::{Arsenal, GuerraFria, Player};
use detente_struggle::Struggle;
use detente_struggle::cards::CardId;
use detente_struggle::decision::Action;
use detente_struggle::effects::Effects;
use detente_struggle::fact::Fact;
use detente_struggle::map::Country;
use detente_struggle::rules::modifier::Modifiers;
use detente_struggle::rules::operations::OpsValue;
use detente_struggle::side::{BySide, Side};
use detente_struggle::state::{China, State};
use detente_words::Lang;

use crate::common::{Session, some_options};

/// The board of Twilight Struggle, followed by moments alone.
#[derive(Clone, Debug, PartialEq)]
struct Board {
    influence: BySide<[u8; Country::COUNT]>,
    controlled: Vec<Option<Side>>,
    vp: i8,
    defcon: u8,
    space: BySide<u8>,
    military_ops: BySide<u8>,
    effects: Effects,
    china: China,
    chinese_civil_war: u8,
}

impl Board {
    fn of(state: &State) -> Board {
        let control = |country| Side::BOTH.into_iter().find(|&by| state.controls(by, country));
        Board {
            influence: state.influence,
            controlled: Country::ALL.into_iter().map(control).collect(),
            vp: state.vp,
            defcon: state.defcon,
            space: state.space,
            military_ops: state.military_ops,
            effects: state.effects,
            china: state.china,
            chinese_civil_war: state.chinese_civil_war,
        }
    }

    fn holding(&self, country: Country) -> Holding {
        Holding {
            us: self.influence.us[country as usize],
            ussr: self.influence.ussr[country as usize],
            control: self.controlled[country as usize],
        }
    }

    /// Takes a moment: what it says was there before must be there.
    fn follow(&mut self, what: &What) {
        match *what {
            What::Changes { country, before, after } => {
                assert_eq!(self.holding(country), before, "{what:?}");
                self.influence.us[country as usize] = after.us;
                self.influence.ussr[country as usize] = after.ussr;
                self.controlled[country as usize] = after.control;
            }
            What::ChineseCivilWar { before, after } => {
                assert_eq!(self.chinese_civil_war, before);
                self.chinese_civil_war = after;
            }
            What::Defcon { from, to } => {
                assert_eq!(self.defcon, from);
                self.defcon = to;
            }
            What::Points { side, points, before, after, .. } => {
                assert_eq!(self.vp, before);
                let gain = points as i8;
                let change = side.map_or(0, |side| if side == Side::Us { gain } else { -gain });
                // The marker does not leave its track (10.1.2).
                assert_eq!((before + change).clamp(-20, 20), after.clamp(-20, 20), "{what:?}");
                self.vp = after;
            }
            What::MilitaryOps { side, from, to } => {
                assert_eq!(self.military_ops[side], from);
                self.military_ops[side] = to;
            }
            What::Space { side, from, to } => {
                assert_eq!(self.space[side], from);
                self.space[side] = to;
            }
            What::Begins(effect) => self.effects.insert(effect),
            What::Ends(effect) => self.effects.remove(effect),
            What::China { before, after } => {
                assert_eq!(self.china, before);
                self.china = after;
            }
            _ => {}
        }
    }
}

#[test]
fn the_moments_of_every_play_lead_from_the_board_before_it_to_the_board_after_it() {
    let mut plays = 0;
    for number in 0..60 {
        let mut session = Session::<Struggle>::new(&some_options(number), number);
        let mut board = Board::of(&session.game);
        let mut done = 0;
        loop {
            let under_way = session.step();
            // The last play may still go on, and then its changes may still grow.
            let all = session.log.plays().all();
            let complete = if under_way { all.len() - 1 } else { all.len() };
            for play in &all[done..complete] {
                play.moments.iter().for_each(|moment| board.follow(&moment.what));
            }
            plays += complete - done;
            done = complete;
            let mut now = board.clone();
            if under_way {
                all[done].moments.iter().for_each(|moment| now.follow(&moment.what));
            }
            let mut game = Board::of(&session.game);
            if session.game.result.is_some() {
                // The rules do not tidy up a game that is over.
                game.military_ops = now.military_ops;
            }
            assert_eq!(now, game, "game {number}, play {done}: {:?}", all.last());
            if !under_way {
                break;
            }
        }
    }
    assert!(plays > 2_000, "only {plays} plays were looked at");
}

/// Does this moment tell the fact?
fn tells(what: &What, fact: Fact) -> bool {
    match (what, fact) {
        (What::Changes { country, .. }, Fact::Influence { country: at, .. }) => *country == at,
        (What::Dealt { side, cards }, Fact::Dealt { side: to, card })
        | (What::Reveals { side, cards }, Fact::Reveals { side: to, card })
        | (What::Discards { side, cards }, Fact::Discards { side: to, card }) => {
            *side == to && matches!(cards, Cards::Named(named) if named.contains(&card))
        }
        (What::LooksAt { cards }, Fact::LooksAt { card }) => {
            matches!(cards, Cards::Named(named) if named.contains(&card))
        }
        (What::Plays { side, card, how }, fact) => {
            fact == Fact::Plays { side: *side, card: *card, how: *how }
        }
        (What::Event { card, by }, fact) => fact == Fact::Event { card: *card, by: *by },
        (What::Defcon { from, to }, fact) => fact == Fact::Defcon { from: *from, to: *to },
        (What::Coup { by, target, die, .. }, Fact::Coup { by: who, target: at, die: rolled, .. }) => {
            (*by, *target, *die) == (who, at, rolled)
        }
        (What::Points { side: Some(side), after, .. }, Fact::VictoryPoints { side: to, score, .. }) => {
            (*side, *after) == (to, score)
        }
        (What::Begins(effect), fact) => fact == Fact::Begins(*effect),
        (What::Acts(effect), fact) => fact == Fact::Acts(*effect),
        (What::Ends(effect), fact) => fact == Fact::Ends(*effect),
        (What::Over { winner, ending }, fact) => fact == Fact::Over { winner: *winner, ending: *ending },
        _ => false,
    }
}

/// Facts that are looked for below.
fn is_told_alone(fact: Fact) -> bool {
    matches!(
        fact,
        Fact::Influence { .. }
            | Fact::Dealt { .. }
            | Fact::Reveals { .. }
            | Fact::Discards { .. }
            | Fact::LooksAt { .. }
            | Fact::Plays { .. }
            | Fact::Event { .. }
            | Fact::Defcon { .. }
            | Fact::Coup { .. }
            | Fact::VictoryPoints { .. }
            | Fact::Begins(_)
            | Fact::Acts(_)
            | Fact::Ends(_)
            | Fact::Over { .. }
    )
}

/// Moments that facts of the same kind are drawn together with.
fn grows(what: &What) -> bool {
    matches!(
        what,
        What::Changes { .. }
            | What::Dealt { .. }
            | What::Reveals { .. }
            | What::Discards { .. }
            | What::LooksAt { .. }
    )
}

#[test]
fn the_moments_stand_in_the_order_of_the_facts() {
    for number in 0..24 {
        let options = some_options(number);
        let mut session = Session::<Struggle>::new(&options, number);
        while session.step() {}
        let mut log = Log::new(&options);
        for fact in &session.facts {
            let count = log.plays().all().len();
            let before = whats(&log.plays().all()[count - 1]);
            log.tell(fact);
            let now = whats(&log.plays().all()[count - 1]);
            // Nothing changes but what lies in the run at the end and grows; everything else comes behind it.
            let run = before.iter().rposition(|what| !grows(what)).map_or(0, |last| last + 1);
            assert_eq!(before[..run], now[..run], "{fact:?}");
            assert!(now.len() >= before.len());
            let later = log.plays().all()[count..].iter().flat_map(whats);
            let new: Vec<What> = now[before.len()..].iter().cloned().chain(later).collect();
            if is_told_alone(*fact) {
                let grown = new.is_empty() && now[run..].iter().any(|what| tells(what, *fact));
                assert!(grown || new.first().is_some_and(|what| tells(what, *fact)), "{fact:?}: {new:?}");
            }
        }
    }
}

fn whats(play: &Play<PlayKind, What>) -> Vec<What> {
    play.moments.iter().map(|moment| moment.what.clone()).collect()
}

/// Every entry belongs to one play, every play has an entry, and entries and moments name each other.
fn check_lines<G: Told>(log: &G::Log) {
    let plays = log.plays().all();
    for (index, play) in plays.iter().enumerate() {
        let end = plays.get(index + 1).map_or(log.len(), |next| next.first_line);
        assert!(play.first_line < end, "play {index} has no line: {play:?}");
        for line in play.first_line..end {
            let place = log.plays().place(line);
            assert_eq!(place.play, index);
            let heading = log.line(line, Viewer::Observer, Lang::En).tone.is_heading();
            assert!(heading || place.moment.is_some(), "line {line} tells no moment of {play:?}");
        }
        for moment in &play.moments {
            assert!(!moment.lines.is_empty(), "{moment:?} is told by no line");
            assert!(moment.lines.iter().all(|line| (play.first_line..end).contains(line)), "{moment:?}");
        }
    }
}

#[test]
fn every_line_belongs_to_a_play_and_every_play_has_a_line() {
    for number in 0..40 {
        let mut session = Session::<Struggle>::new(&some_options(number), number);
        while session.step() {
            if session.facts.len().is_multiple_of(16) {
                check_lines::<Struggle>(&session.log);
            }
        }
        check_lines::<Struggle>(&session.log);
    }
    for seed in 0..40 {
        let options = detente_guerra_fria::Options::drawn_after(8);
        let mut session = Session::<GuerraFria>::new(&options, seed);
        while session.step() {
            check_lines::<GuerraFria>(&session.log);
        }
        check_lines::<GuerraFria>(&session.log);
    }
}

/// What somebody was sent who forgets from the first change on and appends what comes.
fn check_pieces<G: Told>(options: &G::Options, seed: u64) {
    let mut session = Session::<G>::new(options, seed);
    let viewer = Viewer::Seat(detente_game::Seat(0));
    let told =
        |log: &G::Log, index: usize| (log.plays().all()[index].kind.clone(), log.moments(index, viewer));
    let mut sent: Vec<_> =
        (0..session.log.plays().all().len()).map(|index| told(&session.log, index)).collect();
    loop {
        let before = session.facts.len();
        let mut log = session.log.clone();
        if !session.step() {
            break;
        }
        let mut first = log.len();
        for fact in &session.facts[before..] {
            first = first.min(log.tell(fact));
        }
        let (from, known) = (log.plays().of_line(first), log.plays().first_changed(first));
        if first > 0
            && let Some((_, moments)) = sent.get(from)
        {
            assert_eq!(moments[..known], told(&log, from).1[..known], "as they were");
        }
        sent.truncate(from);
        sent.extend((from..log.plays().all().len()).map(|index| told(&log, index)));
        let whole: Vec<_> = (0..log.plays().all().len()).map(|index| told(&log, index)).collect();
        assert!(sent == whole, "{:?}", &session.facts[before..]);
    }
}

#[test]
fn plays_told_in_pieces_are_the_plays_told_at_once() {
    for number in 0..6 {
        check_pieces::<Struggle>(&some_options(number), number);
        check_pieces::<GuerraFria>(&detente_guerra_fria::Options::drawn_after(8), number);
    }
}

#[test]
fn a_viewer_is_told_the_same_moments_whatever_is_hidden_from_that_viewer() {
    let mut compared = 0;
    for number in 0..12 {
        let options = some_options(number);
        let mut session = Session::<Struggle>::new(&options, number);
        let mut rng = Rng::new(number);
        while session.step() {
            for viewer in Session::<Struggle>::viewers() {
                let mut other = Struggle::determinize(&session.game.view(viewer), &mut rng);
                let mut game = session.game.clone();
                let (mut one, mut two) = (session.log.clone(), session.log.clone());
                // Cards come in each world from what is hidden there; dice and answers are the same in both.
                let (by, action, there) = match game.to_act() {
                    ToAct::Over(_) => continue,
                    ToAct::Nature => {
                        let action = game.sample_chance(&mut rng);
                        let is_card = matches!(action, Action::Card(_));
                        let there = if is_card { other.sample_chance(&mut rng) } else { action };
                        (Actor::Nature, action, there)
                    }
                    ToAct::Seats(seats) => {
                        let own = seats.iter().find(|&seat| viewer == Viewer::Seat(seat));
                        let Some(seat) = own else { continue };
                        let action = game.sample_legal(seat, &mut rng, &mut Vec::new());
                        (Actor::Seat(seat), action, action)
                    }
                };
                game.apply_reporting(by, action, &mut |fact| _ = one.tell(&fact)).expect("legal");
                other.apply_reporting(by, there, &mut |fact| _ = two.tell(&fact)).expect("legal there too");
                if game.view(viewer) == other.view(viewer) {
                    let last = session.log.plays().all().len() - 1;
                    assert_eq!(
                        told(&one, last, viewer),
                        told(&two, last, viewer),
                        "{viewer:?}, {action:?} or {there:?}"
                    );
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 2_000, "only {compared} decisions were compared");
}

/// The plays from `from` on.
fn told(log: &Log, from: usize, viewer: Viewer) -> Vec<(PlayKind, Vec<Moment<What>>)> {
    let kinds = log.plays().all().iter().map(|play| play.kind).enumerate().skip(from);
    kinds.map(|(index, kind)| (kind, log.moments(index, viewer))).collect()
}

#[test]
fn moments_do_not_depend_on_cards_that_their_viewer_may_not_know() {
    for number in 0..24 {
        let options = some_options(number);
        let mut session = Session::<Struggle>::new(&options, number);
        while session.step() {}
        for viewer in Session::<Struggle>::viewers() {
            let mut log = Log::new(&options);
            for fact in &crate::leaks::with_other_cards(&session.facts, viewer) {
                log.tell(fact);
            }
            assert_eq!(told(&log, 0, viewer), told(&session.log, 0, viewer), "{viewer:?}");
        }
    }
}

#[test]
fn only_the_side_itself_is_told_which_cards_it_is_dealt() {
    let mut session = Session::<Struggle>::new(&some_options(0), 5);
    while session.facts.len() < 16 {
        assert!(session.step());
    }
    for viewer in Session::<Struggle>::viewers() {
        let moments = session.log.moments(0, viewer);
        assert_eq!(moments.len(), 2, "one for each side: {moments:?}");
        for moment in moments {
            let What::Dealt { side, cards } = &moment.what else { panic!("{moment:?}") };
            assert_eq!(cards.count(), 8);
            let own = viewer == Viewer::Seat(side.seat());
            assert_eq!(matches!(cards, Cards::Named(_)), own);
            assert_eq!(moment.what.audience(), Audience::Only(side.seat()));
        }
    }
}

/// The kinds of the plays that these facts make.
fn kinds(facts: &[Fact]) -> Vec<Play<PlayKind, What>> {
    let mut log = Log::new(&some_options(0));
    for fact in facts {
        log.tell(fact);
    }
    log.plays().all().to_vec()
}

#[test]
fn a_card_played_inside_an_event_is_a_play_within_it_and_the_outer_play_goes_on_after_it() {
    use detente_struggle::decision::Word;
    let (us, ussr) = (Side::Us, Side::Ussr);
    let grain_sales = CardId::GrainSalesToSoviets;
    let plays = kinds(&[
        Fact::Round { side: ussr, round: 1 },
        Fact::Plays { side: ussr, card: grain_sales, how: Word::EventFirst },
        Fact::Event { card: grain_sales, by: us },
        Fact::Plays { side: us, card: CardId::Fidel, how: Word::Influence },
        Fact::Operations { side: us, how: Word::Influence, value: OpsValue::plain(2) },
        Fact::Influence { country: Country::Iran, side: us, change: 1, us: 2, ussr: 0 },
        Fact::Disposed { card: CardId::Fidel },
        Fact::Operations { side: ussr, how: Word::Influence, value: OpsValue::plain(2) },
        Fact::Influence { country: Country::Iran, side: ussr, change: 1, us: 2, ussr: 1 },
        Fact::Disposed { card: grain_sales },
        Fact::Round { side: us, round: 1 },
    ]);
    let round = PlayKind::ActionRound { turn: 1, round: 1, by: ussr };
    let found: Vec<_> = plays[1..].iter().map(|play| (play.kind, play.within, play.continues)).collect();
    assert_eq!(
        found,
        [
            (round, None, None),
            (PlayKind::Extra { by: us, card: CardId::Fidel }, Some(1), None),
            (round, None, Some(1)),
            (PlayKind::ActionRound { turn: 1, round: 1, by: us }, None, None),
        ]
    );
    // The two points in Iran belong to different plays and are not drawn together.
    let changes = |play: &Play<PlayKind, What>| {
        play.moments.iter().filter(|moment| matches!(moment.what, What::Changes { .. })).count()
    };
    assert_eq!(plays.iter().map(changes).collect::<Vec<_>>(), [0, 0, 1, 1, 0]);
}

#[test]
fn what_a_coup_does_to_a_country_is_one_change_told_by_both_lines() {
    let (us, ussr) = (Side::Us, Side::Ussr);
    let mut log = Log::new(&some_options(0));
    for fact in [
        Fact::Round { side: ussr, round: 1 },
        Fact::Coup {
            by: ussr,
            target: Country::Iran,
            die: 4,
            points: 3,
            modifiers: Modifiers::NONE,
            result: 3,
        },
        Fact::Influence { country: Country::Iran, side: us, change: -1, us: 0, ussr: 0 },
        Fact::Influence { country: Country::Iran, side: ussr, change: 2, us: 0, ussr: 2 },
    ] {
        log.tell(&fact);
    }
    let moment = log.plays().all()[1].moments.last().expect("a moment");
    let before = Holding { us: 1, ussr: 0, control: None };
    let after = Holding { us: 0, ussr: 2, control: Some(ussr) };
    assert_eq!(moment.what, What::Changes { country: Country::Iran, before, after });
    let lines: Vec<String> =
        moment.lines.iter().map(|&line| log.line(line, Viewer::Observer, Lang::En).text).collect();
    assert_eq!(lines.len(), 2, "{lines:?}");
}

#[test]
fn the_moments_of_guerra_fria_lead_to_the_missiles_on_the_table() {
    use guerra_fria::{PlayKind, What};
    for seed in 0..60 {
        let options = detente_guerra_fria::Options::drawn_after(10);
        let mut session = Session::<GuerraFria>::new(&options, seed);
        let mut arsenals: [Arsenal; 4] = session.game.view(Viewer::Observer).arsenals;
        while session.step() {}
        for play in session.log.plays().all() {
            for moment in &play.moments {
                if let What::Missiles { by, before, after, .. } = moment.what {
                    assert_eq!(arsenals[by as usize], before);
                    arsenals[by as usize] = after;
                }
            }
            if let PlayKind::Choices { .. } = play.kind {
                let turned = |moment: &&Moment<What>| matches!(moment.what, What::Revealed { .. });
                let turned = play.moments.iter().filter(turned).count();
                assert!(turned == 0 || turned == Player::ALL.len());
            }
        }
        assert_eq!(arsenals, session.game.view(Viewer::Observer).arsenals, "seed {seed}");
    }
}

#[test]
fn nobody_learns_from_moments_how_a_player_of_guerra_fria_entered_a_choice() {
    let mut session = Session::<GuerraFria>::new(&detente_guerra_fria::Options::default(), 3);
    loop {
        let before = session.log.plays().clone();
        let facts = session.facts.len();
        assert!(session.step());
        let entered =
            |fact: &detente_guerra_fria::Fact| matches!(fact, detente_guerra_fria::Fact::Entered { .. });
        if session.facts[facts..].iter().all(entered) {
            assert_eq!(*session.log.plays(), before);
        } else if session.log.plays().all().len() > 3 {
            break;
        }
    }
}
