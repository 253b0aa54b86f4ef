//! The levels at the table: they play legally, take what is there, and the stronger one is stronger.

use detente_game::bot::{Bots, Random};
use detente_game::{Actor, Bot, Game, Notation, Rng, Seat, SeatSet, ToAct, Viewer, driver};
use detente_guerra_fria::{Action, GuerraFria, Options, Play, Player, Player::*};
use detente_guerra_fria_ai::{Greedy, greedy, search};

fn table(text: &str) -> GuerraFria {
    GuerraFria::parse_position(&format!("max-rounds=60 round=20 {text}")).expect(text)
}

/// What the bot places for `by` in this round.
fn choice(bot: &mut dyn Bot<GuerraFria>, game: &GuerraFria, by: Player) -> Play {
    let mut game = game.clone();
    let mut legal = Vec::new();
    for _ in 0..20 {
        legal.clear();
        game.legal(by.seat(), &mut legal);
        let action = bot.choose(by.seat(), &game.view(Viewer::Seat(by.seat())), &legal);
        assert!(legal.contains(&action), "{action:?} is not legal");
        if action == Action::Commit {
            let cards = game.entry(by).cards(by).expect("complete");
            return Play::judge(by, &cards, game.arsenal(by)).expect("a valid play");
        }
        game.apply_unchecked(Actor::Seat(by.seat()), action);
    }
    panic!("the bot does not come to an end");
}

/// South and West lead by 9. North and East have no reserve and nothing to reorganise: eight more is all they can do.
const THERE: &str = "south=0/8/8+0 west=8/8/0+0 north=0/6/6+0 east=6/5/0+0";
/// North and East lead by 12. South and West together can build only eight, and West has nothing to reorganise.
const COMING: &str = "south=14/5/5+0 west=5/5/0+0 north=4/15/1+0 east=15/1/4+0";

#[test]
fn greedy_takes_an_attack_that_is_there_and_its_ally_too() {
    for seed in 0..20 {
        assert_eq!(choice(&mut greedy(seed), &table(THERE), South), Play::Attack(West));
        assert_eq!(choice(&mut greedy(seed), &table(THERE), West), Play::Attack(South));
    }
}

#[test]
fn greedy_sees_an_attack_coming() {
    let mut regroups = 0;
    for seed in 0..40 {
        match choice(&mut greedy(seed), &table(COMING), South) {
            // Against North and East, whichever way.
            Play::Build([west, north, east]) => assert_eq!((west, north + east), (0, 4)),
            Play::Regroup([west, north, east]) => {
                assert_eq!((west, north + east), (-12, 12));
                regroups += 1;
            }
            Play::Attack(_) => panic!("an attack from weakness"),
        }
    }
    assert!((10..=30).contains(&regroups), "a matter of nerve: {regroups} of 40");
}

#[test]
fn search_takes_an_attack_that_is_there() {
    for seed in 0..5 {
        assert_eq!(choice(&mut search(seed, 2000), &table(THERE), South), Play::Attack(West));
    }
}

#[test]
fn search_saves_itself_when_nobody_else_can() {
    for seed in 0..5 {
        let play = choice(&mut search(seed, 2000), &table(COMING), South);
        assert!(matches!(play, Play::Regroup([-12, ..])), "{play:?}");
    }
}

#[test]
fn the_same_seed_and_budget_give_the_same_choices() {
    let play = |seed| {
        let mut bots: Bots<GuerraFria> = vec![
            Box::new(search(seed, 60)),
            Box::new(greedy(seed)),
            Box::new(greedy(seed + 1)),
            Box::new(Random::new(seed)),
        ];
        driver::play(GuerraFria::new(&Options::drawn_after(15)), &mut bots, &mut Rng::new(0), 100_000).actions
    };
    assert_eq!(play(3), play(3));
    assert_ne!(play(3), play(4));
}

#[test]
fn an_entry_that_someone_else_began_is_taken_back() {
    let game = table(&format!("{THERE} south:free,salida"));
    assert_eq!(choice(&mut greedy(1), &game, South), Play::Attack(West));
    let game = table(&format!("{THERE} south:ally-west"));
    assert_eq!(choice(&mut greedy(1), &game, South), Play::Attack(West));
}

#[test]
fn a_bot_starts_the_next_game_afresh() {
    let mut bot: Greedy = greedy(1);
    choice(&mut bot, &table(THERE), South);
    Bot::<GuerraFria>::new_game(&mut bot);
    let play = choice(&mut bot, &GuerraFria::new(&Options::default()), South);
    assert!(matches!(play, Play::Build(_)), "{play:?}");
}

/// Games in which the seat of `strong` was among the winners, games in which others won, and draws.
fn match_of(games: u64, strong: impl Fn(u64) -> Box<dyn Bot<GuerraFria>>) -> (u32, u32, u32) {
    let (mut won, mut lost, mut drawn) = (0, 0, 0);
    for game in 0..games {
        let seat = Seat((game % 4) as u8);
        let mut bots: Bots<GuerraFria> = (0..4)
            .map(|at| -> Box<dyn Bot<GuerraFria>> {
                if Seat(at) == seat { strong(game) } else { Box::new(greedy(100 * game + u64::from(at))) }
            })
            .collect();
        let start = GuerraFria::new(&Options::drawn_after(60));
        let played = driver::play(start, &mut bots, &mut Rng::new(0), 1_000_000);
        match played.last.to_act() {
            ToAct::Over(over) if over.winners.contains(seat) => won += 1,
            ToAct::Over(over) if over.winners != SeatSet::EMPTY => lost += 1,
            _ => drawn += 1,
        }
    }
    (won, lost, drawn)
}

#[test]
fn search_is_among_the_winners_clearly_more_often_than_one_in_two() {
    let (won, lost, drawn) = match_of(40, |seed| Box::new(search(seed, 200)));
    // 27 of 40 is beyond the 95 % interval of a fair coin, which ends at 26.
    assert!(won >= 27, "won {won}, lost {lost}, drawn {drawn}");
}

#[test]
fn random_is_among_the_winners_less_often_than_one_in_two() {
    let (won, lost, drawn) = match_of(40, |seed| Box::new(Random::new(seed)));
    assert!(won < lost, "won {won}, lost {lost}, drawn {drawn}");
}
