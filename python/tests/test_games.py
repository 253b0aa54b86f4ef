"""The games as values: what both promise, on random play."""

import copy
import pickle

import pytest
from common import RULES, random_play

from detente import GuerraFria, Rng, Twilight

EVERY = [(Twilight, rules) for rules in RULES] + [(GuerraFria, "max-rounds=12"), (GuerraFria, "talk=open max-rounds=5")]


@pytest.mark.parametrize(("kind", "options"), EVERY)
def test_a_random_game_ends_and_every_form_of_it_is_faithful(kind, options):
    game = kind(options)
    for step, (actor, word) in enumerate(random_play(game, seed=5)):
        if actor == "nature":
            words, odds = zip(*game.chances(), strict=True)
            assert word in words
            assert sum(odds) == pytest.approx(1.0, abs=1e-4)
        else:
            assert game.legal(actor).count(word) == 1
        if step % 23 == 0:
            assert kind.from_position(game.position()) == game
            assert pickle.loads(pickle.dumps(game)) == game
            for viewer in [*kind.SEATS, "observer"]:
                view = game.view(viewer)
                assert type(view).from_text(view.text) == view == pickle.loads(pickle.dumps(view))
                assert view.dict()["viewer"] == viewer
    winners, ending = game.outcome()
    assert game.is_over and game.to_act() == [] and ending
    assert set(winners) <= set(kind.SEATS)
    assert all(game.legal(seat) == [] for seat in kind.SEATS)


@pytest.mark.parametrize(("kind", "options"), EVERY)
def test_dealing_the_hidden_anew_changes_nothing_that_the_viewer_knows(kind, options):
    game, differed = kind(options), False
    for step, _ in enumerate(random_play(game, seed=11)):
        if step % 17 == 0:
            for viewer in [*kind.SEATS, "observer"]:
                other = game.determinize(viewer, step)
                assert other.view(viewer) == game.view(viewer)
                assert other.to_act() == game.to_act()
                assert other == game.view(viewer).determinize(step)
                assert viewer == "observer" or other.legal(viewer) == game.legal(viewer)
                differed |= other != game
    assert differed


def test_a_copy_goes_its_own_way():
    game = Twilight("league")
    copies = [game.clone(), copy.copy(game), copy.deepcopy(game)]
    assert all(each == game for each in copies)
    game.apply("nature", game.sample_chance(1))
    assert all(each != game for each in copies)
    assert copies[0] == copies[1]


@pytest.mark.parametrize(
    ("by", "word", "reason"),
    [
        ("us", "poland", "“poland” by us is not allowed here"),
        ("nature", "poland", "“poland” by nature is not allowed here"),
        ("nature", "atlantis", "“atlantis” is no action of this game"),
        ("france", "poland", "no seat is called “france”; there are us, ussr"),
    ],
)
def test_what_is_refused_changes_nothing_and_is_named(by, word, reason):
    game = Twilight()
    before = game.clone()
    with pytest.raises(ValueError, match=reason):
        game.apply(by, word)
    assert game == before


def test_bad_texts_are_one_clear_line():
    for make, text in [
        (Twilight, "colour=red"),
        (Twilight.from_position, "turn=eleven"),
        (GuerraFria, "max-rounds=0"),
        (GuerraFria.from_position, "round"),
        (Twilight.bot, "grandmaster"),
    ]:
        with pytest.raises(ValueError) as error:
            make(text)
        assert "\n" not in str(error.value)
    with pytest.raises(ValueError, match="Nature is not to act"):
        GuerraFria().sample_chance(1)
    with pytest.raises(ValueError, match="nothing to decide"):
        Twilight().sample_legal("us", 1)


def test_a_seed_draws_once_and_a_stream_goes_on():
    game = Twilight()
    assert game.sample_chance(7) == game.sample_chance(7)
    stream = Rng(7)
    first = game.sample_chance(stream)
    assert first == game.sample_chance(7)
    assert len({game.sample_chance(stream) for _ in range(20)}) > 1


def test_a_view_names_the_own_hand_and_only_the_size_of_the_other():
    game = Twilight()
    while game.to_act() == ["nature"]:
        game.apply("nature", game.sample_chance(3))
    seen = game.view("us").dict()
    assert seen["hand"] == {"us": game.hand("us"), "ussr": []}
    assert seen["hand_size"]["ussr"] == len(game.hand("ussr")) == 8
    assert set(game.hand("ussr")) <= set(seen["unseen"])
    assert seen["turn"] == 1 and seen["defcon"] == 5 and seen["influence"]["east-germany"] == {"us": 0, "ussr": 3}


def test_the_view_of_guerra_fria_shows_who_has_chosen_and_not_what():
    game = GuerraFria()
    for word in ["build", "to-west-1", "to-north-1", "to-east-2", "commit"]:
        game.apply("south", word)
    assert game.view("south").dict()["own"] == ["build", "to-west-1", "to-north-1", "to-east-2"]
    seen = game.view("west").dict()
    assert seen["chosen"] == ["south"] and seen["own"] == []
    assert seen["arsenals"]["south"] == {"attack": {"west": 0, "north": 0, "east": 0}, "reserve": 0}


@pytest.mark.parametrize(("kind", "options"), [(Twilight, "late-war"), (GuerraFria, "max-rounds=3")])
def test_bots_of_every_level_answer_legally_and_by_their_seed(kind, options):
    rng = Rng(2)
    game = kind(options)
    while game.to_act() == ["nature"]:
        game.apply("nature", game.sample_chance(rng))
    seat = game.to_act()[0]
    for level in kind.LEVELS:
        words = [kind.bot(level, seed=4).choose(game, seat) for _ in range(2)]
        assert words[0] == words[1] and words[0] in game.legal(seat)
        bot = kind.bot(level)
        bot.new_game()
        assert bot.interrupt(game, seat) in [None, *game.legal(seat)]
