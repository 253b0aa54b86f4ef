"""Whole games as text: saved ones replay, written ones read back, wrong ones are named by place."""

import pytest
from common import GAMES, ROOT, random_play

from detente import GuerraFria, Record, Twilight

KINDS = {kind.NAME: kind for kind in (Twilight, GuerraFria)}
SAVED = [*sorted(GAMES.glob("*.txt")), *sorted((ROOT / "crates/guerra-fria/tests/games").glob("*.txt"))]


def test_there_are_saved_games_of_both_kinds():
    assert {Record.parse(path.read_text()).game for path in SAVED} == set(KINDS)


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.stem)
def test_a_saved_game_replays_to_the_end_it_states(path):
    record = Record.parse(path.read_text())
    game = KINDS[record.game](record.options, rules=record.rules)
    for actor, word in record.actions:
        game.apply(actor, word)
    assert record.check() == game
    outcome = game.outcome()
    assert record.result == (f"{'+'.join(outcome[0]) or 'draw'} {outcome[1]}" if outcome else "unfinished")


@pytest.mark.parametrize(("kind", "options"), [(Twilight, ["us-handicap=3"]), (GuerraFria, ["max-rounds=4"])])
def test_a_played_game_is_written_and_read_back(kind, options):
    game = kind(options)
    actions = list(random_play(game, seed=8))
    record = Record(kind.NAME, options, actions, [("player", f"{kind.SEATS[0]} Ann")])
    again = Record.parse(record.text)
    assert again.text == record.text and len(again) == len(actions)
    assert again.actions == actions and again.options == options and again.rules == kind.RULES
    assert again.tags == [("player", f"{kind.SEATS[0]} Ann")]
    assert again.check() == game


def test_an_illegal_action_is_named_by_its_place():
    text = "detente-record 1\ngame guerra-fria\nsouth: build\nsouth: commit\n"
    with pytest.raises(ValueError, match="line 4, column 8: action 2: “commit” by south is not allowed here"):
        Record.parse(text).check()
    with pytest.raises(ValueError, match="action 1: “commit” by south"):
        Record("guerra-fria", "", [("south", "commit")])


def test_a_stated_result_that_is_not_reached_is_refused():
    record = Record.parse("detente-record 1\ngame twilight\nresult us vp\n")
    with pytest.raises(ValueError, match="states “us vp”, but its actions lead to “unfinished”"):
        record.check()


def test_what_is_no_record_says_so():
    for text in ["", "hello", "detente-record 1\ngame chess\n", "detente-record 1\ngame twilight\nus: atlantis\n"]:
        with pytest.raises(ValueError):
            Record.parse(text)
    with pytest.raises(ValueError, match="no game is called “chess”"):
        Record("chess", "", [])
