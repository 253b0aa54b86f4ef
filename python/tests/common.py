"""Random play, shared by the tests."""

from collections.abc import Iterator
from pathlib import Path

from detente import GuerraFria, Rng, Twilight

ROOT = Path(__file__).resolve().parents[2]
GAMES = Path(__file__).with_name("games")
RULES = [
    "standard",
    "league",
    "late-war",
    "first-edition",
    "chinese-civil-war",
    "promo=all",
    "bid=sealed",
    "bid=open edition=first",
    "realign-any-defcon=on split-ops=on space-decline=on",
]


def random_play(game: Twilight | GuerraFria, seed: int) -> Iterator[tuple[str, str]]:
    """Plays to the end; gives each actor and word before it is applied."""
    rng = Rng(seed)
    while awaited := game.to_act():
        actor = awaited[rng.below(len(awaited))]
        word = game.sample_chance(rng) if actor == "nature" else game.sample_legal(actor, rng)
        yield actor, word
        game.apply(actor, word)
