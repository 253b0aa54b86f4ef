"""Twilight Struggle against a bot as a Gymnasium environment: `detente.gym_env.TwilightEnv(bot="greedy", seat="us")`."""

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np

from . import ACTIONS, Rng, Twilight, TwilightBot, TwilightView
from .aec import Observation, observation_of, spaces
from .table import reward

#: A player written in Python: it is given a view and the words it may answer with.
Opponent = Callable[[TwilightView, list[str]], str]


class TwilightEnv(gymnasium.Env[Observation, int]):
    """One seat of a game; the other is played by a bot.

    `bot`: one of `Twilight.LEVELS`, or a function of a view and the legal words.
    `seat`: `us`, `ussr`, or `any` for a seat drawn at each reset; `info["seat"]` tells which.
    `rules`: the options of a game, or several of which each game takes one at random.

    The reward is that of the result: +1, −1, or 0 for a draw. An illegal action loses the game at once
    (`info["illegal"]`), so that a learner may begin without masks. Decisions with a single option are taken at once
    unless `skip_forced=False`.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        bot: str | Opponent = "random",
        seat: str = "any",
        rules: str | Sequence[str] = "standard",
        skip_forced: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if seat not in (*Twilight.SEATS, "any"):
            raise ValueError(f"seat is us, ussr or any, not {seat!r}")
        self.observation_space = spaces()
        self.action_space = gymnasium.spaces.Discrete(ACTIONS)
        self.render_mode = render_mode
        self.rules = [rules] if isinstance(rules, str) else list(rules)
        for each in self.rules:
            Twilight(each)
        self.wanted_seat = seat
        self.skip_forced = skip_forced
        self.level = bot
        self.player: TwilightBot | None = Twilight.bot(bot) if isinstance(bot, str) else None
        self.game: Twilight | None = None
        self.lost = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        draw = lambda: int(self.np_random.integers(1 << 62))  # noqa: E731
        self.rng = Rng(draw())
        if isinstance(self.level, str) and (seed is not None or self.player is None):
            # A seed decides the bot's choices, too.
            self.player = Twilight.bot(self.level, draw())
        elif self.player is not None:
            self.player.new_game()
        seats = Twilight.SEATS
        self.seat = seats[self.rng.below(2)] if self.wanted_seat == "any" else self.wanted_seat
        self.enemy = seats[1 - seats.index(self.seat)]
        self.game = Twilight(self.rules[self.rng.below(len(self.rules))])
        self.lost = False
        self._advance()
        return self._observation(), self._info()

    def step(self, action: int | np.integer[Any]) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        game = self.game
        if game is None or game.is_over or self.lost:
            raise RuntimeError("the game is over; call reset()")
        if int(action) not in game.legal_numbers(self.seat):
            self.lost = True
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": True}
        game.apply_number(self.seat, int(action))
        self._advance()
        return self._observation(), reward(game, self.seat), game.is_over, False, self._info()

    def render(self) -> str | None:
        """What the own seat sees, on one line."""
        if self.render_mode != "ansi" or self.game is None:
            return None
        return self.game.view(self.seat).text

    def _advance(self) -> None:
        """Nature and the bot play until the own seat is asked or the game is over."""
        game = self.game
        assert game is not None
        while awaited := game.to_act():
            if awaited == ["nature"]:
                game.apply("nature", game.sample_chance(self.rng))
                continue
            if self.enemy not in awaited and self.player is not None:
                word = self.player.interrupt(game, self.enemy)
                if word is not None:
                    game.apply(self.enemy, word)
                    continue
            if self.seat not in awaited:
                game.apply(self.enemy, self._answer(game))
                continue
            legal = game.legal(self.seat)
            if not (self.skip_forced and len(legal) == 1):
                return
            game.apply(self.seat, legal[0])

    def _answer(self, game: Twilight) -> str:
        if self.player is not None:
            return self.player.choose(game, self.enemy)
        assert callable(self.level)
        return self.level(game.view(self.enemy), game.legal(self.enemy))

    def _observation(self) -> Observation:
        assert self.game is not None
        asked = not self.lost and self.seat in self.game.to_act()
        return observation_of(self.game, self.seat, asked)

    def _info(self) -> dict[str, Any]:
        assert self.game is not None
        info: dict[str, Any] = {"seat": self.seat, "turn": self.game.turn, "points": self.game.points}
        outcome = self.game.outcome()
        if outcome is not None:
            info["winners"], info["ending"] = outcome
        return info
