"""The games against bots as Gymnasium environments: `detente.gym_env.TwilightEnv(bot="random", seat="us")`."""

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np

from . import GuerraFria, GuerraFriaBot, Rng, Twilight, TwilightBot
from .aec import Observation, observation_of, spaces
from .table import USUAL, reward

Bot = TwilightBot | GuerraFriaBot
#: A player written in Python: it is given a view and the words it may answer with.
Opponent = Callable[[Any, list[str]], str]


class BotEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game; the others are played by bots of one kind.

    `bot`: one of the game's `LEVELS`, or a function of a view and the legal words.
    `seat`: a seat of the game, or `any` for one drawn at each reset; `info["seat"]` tells which.
    `rules`: the options of a game, or several of which each game takes one at random.

    The reward is that of the result: +1, −1, or 0 for a draw. An illegal action loses the game at once
    (`info["illegal"]`), so that a learner may begin without masks. Decisions with a single option are taken at once
    unless `skip_forced=False`.
    """

    KIND: type[Twilight] | type[GuerraFria]
    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        bot: str | Opponent = "random",
        seat: str = "any",
        rules: str | Sequence[str] | None = None,
        skip_forced: bool = True,
        render_mode: str | None = None,
    ) -> None:
        kind = self.KIND
        if seat not in (*kind.SEATS, "any"):
            raise ValueError(f"seat is {', '.join(kind.SEATS)} or any, not {seat!r}")
        self.observation_space: gymnasium.Space[Any] = spaces(kind)
        self.action_space: gymnasium.Space[Any] = gymnasium.spaces.Discrete(kind.ACTIONS)
        self.render_mode = render_mode
        rules = USUAL[kind.NAME] if rules is None else rules
        self.rules = [rules] if isinstance(rules, str) else list(rules)
        for each in self.rules:
            kind(each)
        self.wanted_seat = seat
        self.skip_forced = skip_forced
        self.bot = bot
        self.players: dict[str, Bot] = {}
        if isinstance(bot, str):
            kind.bot(bot)
        self.game: Twilight | GuerraFria | None = None
        self.lost = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        kind = self.KIND

        def draw() -> int:
            return int(self.np_random.integers(1 << 62))

        self.rng = Rng(draw())
        if isinstance(self.bot, str) and (seed is not None or not self.players):
            # A seed decides the bots' choices, too.
            self.players = {each: kind.bot(self.bot, draw()) for each in kind.SEATS}
        for player in self.players.values():
            player.new_game()
        any_seat = kind.SEATS[self.rng.below(len(kind.SEATS))]
        self.seat = any_seat if self.wanted_seat == "any" else self.wanted_seat
        self.game = kind(self.rules[self.rng.below(len(self.rules))])
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
        """Nature and the bots play until the own seat is asked or the game is over."""
        game = self.game
        assert game is not None
        while awaited := game.to_act():
            if awaited == ["nature"]:
                game.apply("nature", game.sample_chance(self.rng))
            elif self._interrupted(game, awaited):
                continue
            elif self.seat not in awaited:
                game.apply(awaited[0], self._answer(game, awaited[0]))
            else:
                numbers = game.legal_numbers(self.seat)
                if not self.skip_forced or len(numbers) > 1:
                    return
                game.apply_number(self.seat, numbers[0])

    def _interrupted(self, game: Twilight | GuerraFria, awaited: list[str]) -> bool:
        """Lets bots that are not awaited do what the rules allow at any time."""
        for seat, player in self.players.items():
            if seat != self.seat and seat not in awaited:
                word = player.interrupt(game, seat)  # type: ignore[arg-type]
                if word is not None:
                    game.apply(seat, word)
                    return True
        return False

    def _answer(self, game: Twilight | GuerraFria, seat: str) -> str:
        if callable(self.bot):
            return self.bot(game.view(seat), game.legal(seat))
        return self.players[seat].choose(game, seat)  # type: ignore[arg-type]

    def _observation(self) -> Observation:
        assert self.game is not None
        asked = not self.lost and self.seat in self.game.to_act()
        return observation_of(self.game, self.seat, asked)

    def _info(self) -> dict[str, Any]:
        assert self.game is not None
        info: dict[str, Any] = {"seat": self.seat}
        outcome = self.game.outcome()
        if outcome is not None:
            info["winners"], info["ending"] = outcome
        return info


class TwilightEnv(BotEnv):
    """Twilight Struggle against a bot; see `BotEnv`."""

    KIND = Twilight


class GuerraFriaEnv(BotEnv):
    """Guerra Fría against three bots; see `BotEnv`. An unfinished match is drawn after 60 rounds unless `rules` say
    otherwise."""

    KIND = GuerraFria
