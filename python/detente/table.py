"""One game that always waits for a real decision, as each slot of a `VectorEnv` does."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from . import GuerraFria, Rng, Twilight

Game = TypeVar("Game", bound=Twilight | GuerraFria)

#: The games by name, and the usual rules of matches between programs: Guerra Fría needs an end.
GAMES: dict[str, type[Twilight] | type[GuerraFria]] = {kind.NAME: kind for kind in (Twilight, GuerraFria)}
USUAL = {Twilight.NAME: "standard", GuerraFria.NAME: "max-rounds=60"}


class Table(Generic[Game]):
    """A game whose dice and deals come from `rng`, and whose decisions with a single option are taken at once.

    With `Rng.derive(seed, i)` it plays exactly the games of slot `i` of `VectorEnv(n, seed, rules)`.
    """

    def __init__(self, kind: type[Game], rules: Sequence[str], rng: Rng, skip_forced: bool = True) -> None:
        if not rules:
            raise ValueError("at least one set of rules")
        self.kind = kind
        self.rules = list(rules)
        self.rng = rng
        self.skip_forced = skip_forced
        self.new_game()

    def new_game(self) -> None:
        """A new game under one of the sets of rules, drawn at random."""
        self.game: Game = self.kind(self.rules[self.rng.below(len(self.rules))])

    def advance(self) -> str | None:
        """Goes on to the next decision and names its seat; `None` when the game is over."""
        while True:
            awaited = self.game.to_act()
            if not awaited:
                return None
            actor = awaited[0]
            if actor == "nature":
                self.game.apply(actor, self.game.sample_chance(self.rng))
                continue
            numbers = self.game.legal_numbers(actor)
            if not self.skip_forced or len(numbers) > 1:
                return actor
            # Even one out of one is drawn, as a slot does.
            self.game.apply_number(actor, numbers[self.rng.below(1)])


def reward(game: Twilight | GuerraFria, seat: str) -> float:
    """+1 for a winner of a finished game, −1 for a loser, 0 for a draw and while it goes on."""
    outcome = game.outcome()
    if outcome is None or not outcome[0]:
        return 0.0
    return 1.0 if seat in outcome[0] else -1.0
