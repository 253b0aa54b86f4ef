"""One game of Twilight Struggle that always waits for a real decision, as each slot of a `VectorEnv` does."""

from collections.abc import Sequence

from . import Rng, Twilight


class Table:
    """A game whose dice and deals come from `rng`, and whose decisions with a single option are taken at once.

    With `Rng.derive(seed, i)` it plays exactly the games of slot `i` of `VectorEnv(n, seed, rules)`.
    """

    def __init__(self, rules: Sequence[str], rng: Rng, skip_forced: bool = True) -> None:
        if not rules:
            raise ValueError("at least one set of rules")
        self.rules = list(rules)
        self.rng = rng
        self.skip_forced = skip_forced
        self.new_game()

    def new_game(self) -> None:
        """A new game under one of the sets of rules, drawn at random."""
        self.game = Twilight(self.rules[self.rng.below(len(self.rules))])

    def advance(self) -> str | None:
        """Goes on to the next decision and names its seat; `None` when the game is over."""
        while True:
            awaited = self.game.to_act()
            if not awaited:
                return None
            actor = awaited[0]
            if actor == "nature":
                self.game.apply(actor, self.game.sample_chance(self.rng))
            elif self.skip_forced and len(self.game.legal_numbers(actor)) == 1:
                self.game.apply(actor, self.game.sample_legal(actor, self.rng))
            else:
                return actor


def reward(game: Twilight, seat: str) -> float:
    """+1 for the winner of a finished game, −1 for the loser, 0 for a draw and while it goes on."""
    outcome = game.outcome()
    if outcome is None or not outcome[0]:
        return 0.0
    return 1.0 if seat in outcome[0] else -1.0
