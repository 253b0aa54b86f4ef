"""Observations and action numbers: what they promise, that they leak nothing, and that they are versioned."""

import json

import golden
import numpy as np
import pytest
from common import RULES, random_play

import detente
from detente import ACTIONS, FEATURES, LAYOUT, ONE, GuerraFria, Twilight


def part(observation: np.ndarray, name: str) -> np.ndarray:
    start, size = LAYOUT[name]
    return observation[start : start + size]


@pytest.mark.parametrize("rules", RULES)
def test_games_that_look_alike_to_a_seat_encode_alike(rules):
    game, differed = Twilight(rules), False
    for step, _ in enumerate(random_play(game, seed=21)):
        for seat in game.to_act():
            if seat == "nature":
                continue
            other = game.determinize(seat, step)
            differed |= other != game
            assert (other.observation(seat) == game.observation(seat)).all()
            assert (other.mask(seat) == game.mask(seat)).all()
    assert differed


@pytest.mark.parametrize("rules", RULES)
def test_the_mask_is_the_list_of_legal_actions(rules):
    game = Twilight(rules)
    for actor, word in random_play(game, seed=3):
        if actor == "nature":
            assert not all(game.mask(seat).any() for seat in game.SEATS)
            continue
        numbers = game.legal_numbers(actor)
        assert np.flatnonzero(game.mask(actor)).tolist() == numbers
        assert [detente.action_word(number) for number in numbers] == game.legal(actor)
        other = game.clone()
        other.apply_number(actor, detente.action_number(word))
        game_after = game.clone()
        game_after.apply(actor, word)
        assert other == game_after


def test_every_number_is_one_word_and_back():
    words = [detente.action_word(number) for number in range(ACTIONS)]
    assert len(set(words)) == ACTIONS
    assert [detente.action_number(word) for word in words] == list(range(ACTIONS))
    for wrong in [lambda: detente.action_word(ACTIONS), lambda: detente.action_number("4")]:
        with pytest.raises(ValueError):
            wrong()


def test_a_refused_number_changes_nothing():
    game = Twilight()
    before = game.clone()
    with pytest.raises(ValueError, match="is not allowed here"):
        game.apply_number("us", 0)
    with pytest.raises(ValueError, match="numbers go from 0"):
        game.apply_number("us", ACTIONS)
    assert game == before


def test_the_sections_lie_one_behind_the_other():
    end = 0
    for start, size in LAYOUT.values():
        assert start == end
        end = start + size
    assert end + len(detente.SCALARS) <= FEATURES


def test_the_bytes_are_those_of_the_view():
    game = Twilight("league")
    for step, (actor, _) in enumerate(random_play(game, seed=326)):
        if actor == "nature" or step % 7:
            continue
        seen, enemy = game.view(actor).dict(), "ussr" if actor == "us" else "us"
        observation = game.observation(actor)
        countries = part(observation, "countries").reshape(84, 7)
        cards = part(observation, "cards").reshape(114, 8)
        names = [detente.action_word(number) for number in range(114 + 84)]
        for at, here in enumerate(countries):
            influence = seen["influence"].get(names[114 + at], {"us": 0, "ussr": 0})
            assert here[0] == min(16, influence[actor]) and here[1] == min(16, influence[enemy])
            owner = seen["control"].get(names[114 + at])
            assert (here[2], here[3]) == (ONE * (owner == actor), ONE * (owner == enemy))
        places = [seen["hand"][actor], seen["hand"][enemy], seen["unseen"], seen["discard"], seen["removed"]]
        places += [seen["in_play"], seen["table"] + seen["looked_at"], game.legal(actor)]
        for at, place in enumerate(places):
            expected = {name for name in place if name in names[:114]}
            assert {names[card] for card in np.flatnonzero(cards[:, at])} == expected
        assert np.flatnonzero(part(observation, "turn")).tolist() == [seen["turn"] - 1]
        assert np.flatnonzero(part(observation, "defcon")).tolist() == [seen["defcon"] - 1]
        numbers = dict(zip(detente.SCALARS, observation[FEATURES - 40 :].tolist(), strict=False))
        lead = seen["points"] * (1 if actor == "us" else -1)
        assert numbers["points ahead"] - numbers["points behind"] == lead
        assert numbers["flag: the player is the US"] == ONE * (actor == "us")
        assert numbers["own hand size"] == seen["hand_size"][actor]
        assert numbers["enemy military operations"] == seen["military_ops"][enemy]
        assert numbers["own place on the Space Race track"] == seen["space"][actor]


def test_guerra_fria_encodes_alike_what_looks_alike_and_its_mask_is_what_is_legal():
    game, differed = GuerraFria("max-rounds=12"), False
    for step, (seat, word) in enumerate(random_play(game, seed=2)):
        other = game.determinize(seat, step)
        differed |= other != game
        assert (other.observation(seat) == game.observation(seat)).all()
        numbers = game.legal_numbers(seat)
        assert np.flatnonzero(game.mask(seat)).tolist() == numbers and numbers
        words = {game.action_word(seat, number) for number in numbers}
        assert words == set(game.legal(seat)) - {"back"}
        if word != "back":
            other, after = game.clone(), game.clone()
            other.apply_number(seat, game.action_number(seat, word))
            after.apply(seat, word)
            assert other == after
    assert differed


def test_guerra_fria_names_players_by_where_they_sit():
    game = GuerraFria()
    assert {seat: game.action_word(seat, 4) for seat in game.SEATS} == {
        "south": "ally-west",
        "west": "ally-north",
        "north": "ally-east",
        "east": "ally-south",
    }
    for wrong in ["back", "ally-south", "atlantis"]:
        with pytest.raises(ValueError):
            game.action_number("south", wrong)
    with pytest.raises(ValueError, match="numbers go from 0 to 97"):
        game.apply_number("south", 98)
    markers = [3, 0, 1, 0, 0, 0, 12, 0, 0, 5, 6, 7]
    game = GuerraFria.from_position("round=7 south=3/0/1+2 west=0/0/0+24 north=12/0/0+0 east=5/6/7+2")
    assert game.observation("south")[:16].tolist() == [*markers, 2, 24, 0, 2]
    assert game.observation("west")[:16].tolist() == [*markers[3:], *markers[:3], 24, 0, 2, 2]


def test_an_array_of_the_wrong_size_is_refused():
    game, right = Twilight(), np.full(FEATURES, 9, np.uint8)
    assert game.observation("us", right) is right and (right == game.observation("us")).all()
    with pytest.raises(ValueError, match="instead of"):
        game.observation("us", np.zeros(FEATURES - 1, np.uint8))
    with pytest.raises(TypeError, match="not contiguous"):
        game.mask("us", np.zeros(2 * ACTIONS, np.uint8)[::2])


def test_the_encoding_changes_only_with_its_version():
    saved = json.loads(golden.DIGESTS.read_text())
    advice = (
        "if observations or action numbers mean something else now, raise VERSION in crates/encode/src/lib.rs; if the "
        "rules of this position were corrected, nothing else is to do; then run python/tests/golden.py"
    )
    assert saved["encoding"] == detente.ENCODING, "a new version: run python/tests/golden.py"
    assert golden.numbers() == saved["numbers"], advice
    assert len(saved["positions"]) > 20
    for each in saved["positions"]:
        assert golden.digest(each["position"]) == each["digest"], f"{advice}\n{each['position']}"
