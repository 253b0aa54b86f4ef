"""Both games as PettingZoo environments: `detente.aec.env()`, `detente.aec.env("guerra-fria")`.

Agents are the seats: `us` and `ussr`, or `south`, `west`, `north` and `east`. An observation is
`{"observation": FEATURES bytes, "action_mask": ACTIONS bytes}`; the mask of an agent who is not asked is empty. Dice
and deals happen inside; decisions with a single option are taken at once unless `skip_forced=False`. The only reward is
that of the result: +1, −1, or 0 for a draw.

What players choose at the same time (headlines, the cards of Guerra Fría) is asked one after the other: the first
agent's choice is not in what the next one sees.
"""

import secrets
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import GuerraFria, Rng, Twilight
from .table import GAMES, USUAL, Table, reward

Observation = dict[str, npt.NDArray[Any]]


def spaces(kind: type[Twilight] | type[GuerraFria]) -> gymnasium.spaces.Dict:
    """The space of observations, the same for all seats."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0, 255, (kind.FEATURES,), np.uint8),
            "action_mask": gymnasium.spaces.Box(0, 1, (kind.ACTIONS,), np.int8),
        }
    )


def observation_of(game: Twilight | GuerraFria, seat: str, asked: bool) -> Observation:
    """What a seat sees, with the mask of its legal actions if it is asked."""
    mask = game.mask(seat).view(np.int8) if asked else np.zeros(game.ACTIONS, np.int8)
    return {"observation": game.observation(seat), "action_mask": mask}


def env(game: str = "twilight", **arguments: Any) -> AECEnv:
    """The environment with PettingZoo's guards: an illegal action loses the game at once."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(raw_env(game, **arguments), illegal_reward=-1)
    )


class raw_env(AECEnv):  # noqa: N801 (PettingZoo's customary name)
    """The environment without guards: an illegal action raises `ValueError` and changes nothing.

    `rules`: the options of a game, or several of which each game takes one at random; `reset(options={"rules": …})`
    changes them.
    """

    metadata = {"name": "detente_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        game: str = "twilight",
        rules: str | Sequence[str] | None = None,
        skip_forced: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if game not in GAMES:
            raise ValueError(f"no game is called {game!r}; there are {', '.join(GAMES)}")
        self.kind = kind = GAMES[game]
        self.metadata = {**self.metadata, "name": f"{game}_v{kind.ENCODING}"}
        rules = USUAL[game] if rules is None else rules
        self.rules = [rules] if isinstance(rules, str) else list(rules)
        self.skip_forced = skip_forced
        self.render_mode = render_mode
        self.possible_agents = list(kind.SEATS)
        self.observation_spaces = {agent: spaces(kind) for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(kind.ACTIONS) for agent in self.possible_agents}
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
        self.table = Table(self.kind, self.rules, self.rng, self.skip_forced)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.table.advance() or self.agents[0]

    @property
    def game(self) -> Twilight | GuerraFria:
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
