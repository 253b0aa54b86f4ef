"""How fast the vectorised environment is here: `python -m detente.bench`.

Random legal play of whole games of Twilight Struggle. Every step chooses an action in each game, plays it, rolls and
deals what follows, and writes observation, mask and statistics into NumPy arrays. A decision is one that has at least
two options; those with one are taken on the way and not counted.
"""

import argparse
import json
import os
import time
from typing import Any

import numpy as np

from . import ENCODING, ENDINGS, Twilight, VectorEnv
from .vector import Buffers


def measure(games: int, seconds: float, threads: int, rules: list[str], seed: int) -> dict[str, Any]:
    """Plays for about `seconds` and counts."""
    env = VectorEnv(games, seed, rules, threads)
    rows = Buffers(games)
    actions = np.zeros(games, np.int32)
    endings = np.zeros(len(ENDINGS), np.int64)
    finished = turns = us = draws = illegal = steps = 0
    rows.step(env)
    # A few steps before the clock starts: threads awake, memory touched.
    for warm in range(8):
        env.random_actions(rows.masks, actions, seed + warm)
        illegal += rows.step(env, actions)
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds or steps == 0:
        env.random_actions(rows.masks, actions, seed + 1000 + steps)
        illegal += rows.step(env, actions)
        steps += 1
        done = rows.done.astype(bool)
        finished += int(done.sum())
        turns += int(rows.turns[done].sum())
        us += int((rows.results[done] > 0).sum())
        draws += int((rows.results[done] == 0).sum())
        endings += np.bincount(rows.endings[done], minlength=len(ENDINGS))
    decisions = steps * games
    return {
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(finished / spent, 1),
        "decisions": decisions,
        "seconds": round(spent, 3),
        "games": games,
        "threads": threads or (os.cpu_count() or 1),
        "finished": finished,
        "mean_turn": round(turns / finished, 3) if finished else None,
        "us_wins": us,
        "draws": draws,
        "endings": {name: int(count) for name, count in zip(ENDINGS, endings, strict=True) if count},
        "illegal": illegal,
        "rules": rules,
        "encoding": ENCODING,
        "rules_version": Twilight.RULES,
    }


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m detente.bench", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=8192, help="games side by side")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--threads", type=int, default=0, help="0: all cores")
    parser.add_argument("--rules", action="append", help="options of the games; may be given more than once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one JSON object and nothing else")
    args = parser.parse_args(arguments)
    if args.games < 1 or args.threads < 0:
        parser.error("at least one game, and no negative number of threads")
    rules = args.rules or ["standard"]
    try:
        result = measure(args.games, args.seconds, args.threads, rules, args.seed)
    except ValueError as error:
        parser.error(str(error))
    if args.json:
        print(json.dumps(result))
        return
    print(f"{result['decisions_per_s']:,} decisions per second, encoding included")
    print(f"{result['games_per_s']:,} games per second, {result['finished']:,} finished")
    print(f"{result['games']:,} games side by side on {result['threads']} threads, {result['seconds']} s")


if __name__ == "__main__":
    main()
