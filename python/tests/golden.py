"""Saved games, and saved positions with what the encoding made of them.

`python python/tests/golden.py` writes them anew, with the package on the path.

The digests tie the encoding to its version: whoever changes a byte of an observation or the number of an action changes
`VERSION` in crates/encode/src/lib.rs, and trained weights of the old version can be told from those of the new. They
are taken of single positions, so that a correction of the rules elsewhere leaves them alone.
"""

import hashlib
import json
import sys
from pathlib import Path

import detente
from detente import Record, Rng, Twilight

HERE = Path(__file__).resolve().parent
GAMES = HERE / "games"
DIGESTS = GAMES / "encoding.json"
SAVED = {"standard-326.txt": ("standard", 326), "league-374.txt": ("league", 374), "late-war-14.txt": ("late-war", 14)}
#: One position in so many is saved.
EVERY = 40


def digest(position: str) -> str:
    """Of the observations of both seats and the legal actions as numbers and words."""
    game = Twilight.from_position(position)
    sha = hashlib.sha256()
    for seat in game.SEATS:
        sha.update(game.observation(seat).tobytes())
        sha.update(" ".join(f"{n}={detente.action_word(n)}" for n in game.legal_numbers(seat)).encode())
    return sha.hexdigest()[:16]


def numbers() -> str:
    """Of all numbers and their words."""
    words = " ".join(detente.action_word(number) for number in range(detente.ACTIONS))
    return hashlib.sha256(words.encode()).hexdigest()[:16]


def main() -> None:
    sys.path.insert(0, str(HERE))
    from common import random_play

    GAMES.mkdir(exist_ok=True)
    positions = []
    for name, (rules, seed) in SAVED.items():
        game = Twilight(rules)
        actions = []
        for step, action in enumerate(random_play(game, seed)):
            actions.append(action)
            # Only where somebody is asked: what Nature is asked for is no observation.
            if action[0] != "nature" and Rng.derive(seed, step).below(EVERY) == 0:
                positions.append(game.position())
        record = Record(Twilight.NAME, rules, actions, [("player", "us random"), ("player", "ussr random")])
        (GAMES / name).write_text(record.text)
        print(f"{name}: {record.result}, {len(record)} actions, turn {game.turn}")
    saved = {"encoding": detente.ENCODING, "numbers": numbers()}
    saved["positions"] = [{"position": position, "digest": digest(position)} for position in positions]
    DIGESTS.write_text(json.dumps(saved, indent=1) + "\n")
    print(f"{len(positions)} positions")


if __name__ == "__main__":
    main()
