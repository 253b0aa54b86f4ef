"""Saved games and what the encoding made of them. `python python/tests/golden.py` writes them anew.

The digests tie the encoding to its version: whoever changes a byte of an observation or the number of an action changes
`VERSION` in crates/encode/src/lib.rs, and trained weights of the old version are refused.
"""

import hashlib
import json
import sys
from pathlib import Path

import detente
from detente import Record, Twilight

HERE = Path(__file__).resolve().parent
GAMES = HERE / "games"
DIGESTS = GAMES / "encoding.json"
SAVED = {"standard-326.txt": ("standard", 326), "league-374.txt": ("league", 374), "late-war-14.txt": ("late-war", 14)}


def digest(record: Record) -> str:
    """Of every observation, mask and action number of the game."""
    game = Twilight(record.options)
    sha = hashlib.sha256()
    for actor, word in record.actions:
        if actor != "nature":
            sha.update(game.observation(actor).tobytes())
            sha.update(game.mask(actor).tobytes())
            sha.update(detente.action_number(word).to_bytes(2, "little"))
        game.apply(actor, word)
    return sha.hexdigest()


def digests() -> dict[str, object]:
    files = {name: digest(Record.parse((GAMES / name).read_text())) for name in sorted(SAVED)}
    return {"encoding": detente.ENCODING, "rules": Twilight.RULES, "games": files}


def main() -> None:
    sys.path.insert(0, str(HERE))
    from common import random_play

    GAMES.mkdir(exist_ok=True)
    for name, (rules, seed) in SAVED.items():
        game = Twilight(rules)
        actions = list(random_play(game, seed))
        record = Record(Twilight.NAME, rules, actions, [("player", "us random"), ("player", "ussr random")])
        (GAMES / name).write_text(record.text)
        print(f"{name}: {record.result}, {len(record)} actions, turn {game.turn}")
    DIGESTS.write_text(json.dumps(digests(), indent=1) + "\n")


if __name__ == "__main__":
    main()
