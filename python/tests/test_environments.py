"""PettingZoo and Gymnasium: their own checks, and ours."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from detente import GuerraFria, Twilight, TwilightView
from detente.aec import env, raw_env
from detente.gym_env import GuerraFriaEnv, TwilightEnv
from detente.table import GAMES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("make", [env, raw_env])
def test_the_aec_environment_passes_pettingzoos_own_test(make, game):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # No row of flags is normalised to the range from 0 to 1, and none should be: they are bytes.
        warnings.filterwarnings("ignore", message=".*(Observation|observation).*")
        # Seats go by their names everywhere in the project.
        warnings.filterwarnings("ignore", message="We recommend agents to be named")
        api_test(make(game), num_cycles=300)


@pytest.mark.parametrize(("game", "rules"), [("twilight", ["standard", "late-war"]), ("guerra-fria", None)])
def test_the_aec_environment_repeats_by_its_seed(game, rules):
    seed_test(lambda: raw_env(game, rules=rules), num_cycles=200)


@pytest.mark.parametrize("skip_forced", [True, False])
@pytest.mark.parametrize(("name", "rules"), [("twilight", "late-war"), ("guerra-fria", "max-rounds=20")])
def test_an_episode_gives_the_result_and_nothing_else(name, rules, skip_forced):
    game = raw_env(name, rules=rules, skip_forced=skip_forced)
    game.reset(seed=4)
    rng, total, forced = np.random.default_rng(1), dict.fromkeys(game.agents, 0.0), 0
    for agent in game.agent_iter():
        observation, reward, terminated, truncated, info = game.last()
        total[agent] += reward
        if terminated or truncated:
            assert info["winners"] == game.game.outcome()[0]
            game.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        assert legal.tolist() == game.game.legal_numbers(agent)
        assert not any(game.observe(other)["action_mask"].any() for other in game.agents if other != agent)
        forced += len(legal) == 1
        assert len(legal) > skip_forced
        game.step(rng.choice(legal))
    assert game.game.is_over and sum(total.values()) == 0
    winners, _ = game.game.outcome()
    assert total == {seat: (1 if seat in winners else -1) if winners else 0 for seat in game.possible_agents}
    assert skip_forced or forced > 0


def test_an_illegal_action_raises_in_the_bare_environment_and_loses_in_the_guarded_one():
    bare = raw_env()
    bare.reset(seed=1)
    before, asked = bare.game.clone(), bare.agent_selection
    wrong = int(np.flatnonzero(bare.observe(asked)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="not allowed here"):
        bare.step(wrong)
    assert bare.game == before
    guarded = env()
    guarded.reset(seed=1)
    guarded.last()
    guarded.step(wrong)
    assert guarded.terminations[asked] and guarded._cumulative_rewards[asked] == -1


def test_rules_can_be_changed_at_reset_and_the_table_can_be_read():
    game = raw_env(render_mode="ansi")
    game.reset(seed=1, options={"rules": "late-war"})
    assert game.game.turn == 8 and game.render().startswith("view=observer")


def test_the_second_headline_is_chosen_without_knowing_the_first():
    game = raw_env(skip_forced=False)
    game.reset(seed=2)
    while game.game.to_act() != ["us", "ussr"]:
        asked = game.agent_selection
        game.step(game.game.legal_numbers(asked)[0])
    first = game.agent_selection
    seen = set()
    for number in game.game.legal_numbers(first):
        other = game.game.clone()
        other.apply_number(first, number)
        (second,) = other.to_act()
        assert second != first
        seen.add(other.observation(second).tobytes())
    assert len(seen) == 1


ENVIRONMENTS = [(TwilightEnv, seat) for seat in ("us", "ussr", "any")]
ENVIRONMENTS += [(GuerraFriaEnv, seat) for seat in ("west", "any")]


@pytest.mark.parametrize(("kind", "seat"), ENVIRONMENTS)
def test_the_gymnasium_environment_passes_its_own_check(kind, seat):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*render.*")
        warnings.filterwarnings("ignore", message=".*(spec|registered).*")
        check_env(kind(seat=seat), skip_render_check=True)


def play(game: TwilightEnv | GuerraFriaEnv, seed: int) -> tuple[float, dict, list[bytes]]:
    observation, info = game.reset(seed=seed)
    rng, rows = np.random.default_rng(seed), []
    while True:
        rows.append(observation["observation"].tobytes())
        legal = np.flatnonzero(observation["action_mask"])
        assert len(legal) > 1
        observation, reward, over, cut, info = game.step(rng.choice(legal))
        assert not cut
        if over:
            assert not observation["action_mask"].any()
            return reward, info, rows
        assert reward == 0.0


LEVELS = [(TwilightEnv, level, ["late-war", "standard"]) for level in Twilight.LEVELS if level in ("random", "greedy")]
LEVELS += [(GuerraFriaEnv, level, "max-rounds=8") for level in GuerraFria.LEVELS if level in ("random", "greedy")]


@pytest.mark.parametrize(("kind", "level", "rules"), LEVELS)
def test_a_game_against_a_bot_ends_with_its_result_and_repeats_by_its_seed(kind, level, rules):
    game = kind(bot=level, rules=rules)
    for seed in range(3):
        reward, info, rows = play(game, seed)
        assert reward == (0.0 if not info["winners"] else 1.0 if info["seat"] in info["winners"] else -1.0)
        assert info["ending"] and (reward, info, rows) == play(game, seed)


def test_the_opponent_may_be_written_in_python_and_is_shown_views_only():
    asked = []

    def first(view: TwilightView, legal: list[str]) -> str:
        asked.append(view.dict()["viewer"])
        return legal[0]

    reward, _, _ = play(TwilightEnv(bot=first, seat="us"), seed=3)
    assert reward in (-1.0, 0.0, 1.0) and set(asked) == {"ussr"}


def test_an_illegal_action_loses_at_once():
    game = TwilightEnv(seat="us", render_mode="ansi")
    with pytest.raises(RuntimeError, match="reset"):
        game.step(0)
    observation, _ = game.reset(seed=1)
    assert game.render().startswith("view=us")
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = game.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(RuntimeError, match="reset"):
        game.step(wrong)


def test_wrong_arguments_are_refused_when_the_environment_is_made():
    for wrong in [{"seat": "france"}, {"bot": "grandmaster"}, {"rules": "colour=red"}]:
        with pytest.raises(ValueError):
            TwilightEnv(**wrong)
    with pytest.raises(ValueError, match="no game is called 'chess'"):
        raw_env("chess")


@pytest.mark.parametrize("name", GAMES)
def test_spaces_are_those_of_the_encoding(name):
    kind, game = GAMES[name], raw_env(name)
    for agent in kind.SEATS:
        assert game.action_space(agent) == gymnasium.spaces.Discrete(kind.ACTIONS)
        assert game.observation_space(agent)["observation"].shape == (kind.FEATURES,)
    assert game.metadata["name"] == f"{name}_v{kind.ENCODING}"
