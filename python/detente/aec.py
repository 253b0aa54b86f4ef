"""Twilight Struggle as a PettingZoo environment: `detente.aec.env()`.

Agents are `us` and `ussr`. An observation is `{"observation": FEATURES bytes, "action_mask": ACTIONS bytes}`; the mask of
an agent who is not asked is empty. Dice and deals happen inside; decisions with a single option are taken at once
unless `skip_forced=False`. The only reward is that of the result: +1, −1, or 0 for a draw.

Headlines are chosen at the same time: the first agent's choice is not in what the second one sees.
"""

import secrets
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import ACTIONS, FEATURES, Rng, Twilight
from .table import Table, reward

Observation = dict[str, npt.NDArray[Any]]


def spaces() -> gymnasium.spaces.Dict:
    """The space of observations, the same for both seats and both environments."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0, 255, (FEATURES,), np.uint8),
            "action_mask": gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def observation_of(game: Twilight, seat: str, asked: bool) -> Observation:
    """What a seat sees, with the mask of its legal actions if it is asked."""
    mask = game.mask(seat).view(np.int8) if asked else np.zeros(ACTIONS, np.int8)
    return {"observation": game.observation(seat), "action_mask": mask}


def env(**arguments: Any) -> AECEnv:
    """The environment with PettingZoo's guards: an illegal action loses the game at once."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=-1)
    )


class raw_env(AECEnv):  # noqa: N801 (PettingZoo's customary name)
    """The environment without guards: an illegal action raises `ValueError` and changes nothing.

    `rules`: the options of a game, or several of which each game takes one at random; `reset(options={"rules": …})`
    changes them.
    """

    metadata = {"name": "twilight_struggle_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        rules: str | Sequence[str] = "standard",
        skip_forced: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = [rules] if isinstance(rules, str) else list(rules)
        self.skip_forced = skip_forced
        self.render_mode = render_mode
        self.possible_agents = list(Twilight.SEATS)
        self.observation_spaces = {agent: spaces() for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.rng: Rng | None = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self.rng is None:
            self.rng = Rng(secrets.randbits(64) if seed is None else seed)
        rules = (options or {}).get("rules")
        if rules is not None:
            self.rules = [rules] if isinstance(rules, str) else list(rules)
        self.table = Table(self.rules, self.rng, self.skip_forced)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.table.advance() or self.agents[0]

    @property
    def game(self) -> Twilight:
        """The whole truth of the game; for tests, not for players."""
        return self.table.game

    def observe(self, agent: str) -> Observation:
        asked = agent == self.agent_selection and not self.table.game.is_over
        return observation_of(self.table.game, agent, asked)

    def step(self, action: int | np.integer[Any] | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must answer")
        self.table.game.apply_number(agent, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        awaited = self.table.advance()
        if awaited is not None:
            self.agent_selection = awaited
        else:
            winners, ending = self.table.game.outcome() or ([], "")
            for each in self.agents:
                self.rewards[each] = reward(self.table.game, each)
                self.terminations[each] = True
                self.infos[each] = {"winners": winners, "ending": ending}
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What everybody sees, on one line."""
        return self.table.game.view("observer").text if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
