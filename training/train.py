"""Self-play training of the learned player.

    python training/train.py --out DIR --minutes 9 [--resume DIR]

Clipped policy gradients over each side's own decisions, with a reward only for the result, kept near a slowly moving
copy of itself so that play does not collapse or circle, a share of the games against past selves, and, if wanted, a share
against bots of the program, whose style self-play alone would never meet. While one iteration is played on the cores,
the device learns from the one before.
"""

import argparse
import copy
import json
import math
import os
import random
import sys
import time

import numpy as np
import torch

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "python"))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from games import ENDINGS, Games  # noqa: E402
from learn import Rollout, half, lessons, masked  # noqa: E402
from net import Net, export  # noqa: E402

RULES = ["standard", "league", "league", "optional-cards=off", "late-war", "late-war"]
SAVE_SECONDS = 60.0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", required=True, help="folder for checkpoints, weights and the log")
    parser.add_argument("--resume", help="folder of an earlier run")
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--total-minutes", type=float, default=25.0, help="of all runs since --since, for the learning rate")
    parser.add_argument("--groups", type=int, default=2, help="of games that are stepped by turns; more keep the cores busy")
    parser.add_argument("--games", type=int, default=8192, help="in each group")
    parser.add_argument("--steps", type=int, default=32, help="decisions of each game in an iteration")
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--blocks", type=int, default=4)
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--entropy", type=float, default=0.02)
    parser.add_argument("--magnet", type=float, default=0.02)
    parser.add_argument("--past", type=float, default=0.2, help="share of the games against past selves")
    parser.add_argument("--rivals", type=float, default=0.0, help="share of the games against bots")
    parser.add_argument("--rival", default="greedy", help="their level, or several: sparring,sparring,greedy")
    parser.add_argument("--passes", type=int, default=1, help="over the decisions of an iteration")
    parser.add_argument("--orderly", type=float, default=1.0, help="worth of a game not lost by DEFCON or a held card")
    parser.add_argument("--since", type=float, default=0.0, help="second of all runs at which the learning rate began")
    parser.add_argument("--rules", nargs="+", default=RULES, help="options of the games, one of them for each")
    parser.add_argument("--lam", type=float, default=0.95)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


@torch.no_grad()
def act(net, rows, past, past_rows, past_seat):
    """Samples actions; in the first rows one seat is played by a past self."""
    with half(rows["observations"]):
        logits, value, points, _ = net(rows["observations"])
        own = torch.ones(len(value), dtype=torch.bool, device=value.device)
        if past is not None and past_rows > 0:
            theirs = rows["seats"][:past_rows] == past_seat[:past_rows]
            old, _, _, _ = past(rows["observations"][:past_rows])
            logits[:past_rows] = torch.where(theirs[:, None], old, logits[:past_rows])
            own[:past_rows] = ~theirs
    logp = torch.log_softmax(masked(logits, rows["masks"]), dim=-1)
    noise = torch.empty_like(logp).exponential_()
    action = (logp.exp() / noise).argmax(dim=-1)
    return action, logp.gather(1, action[:, None])[:, 0], value, points, own


def train(args: argparse.Namespace) -> None:
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(args.seed)
    random.seed(args.seed)
    torch.set_float32_matmul_precision("high")
    os.makedirs(args.out, exist_ok=True)
    net = Net(args.width, args.blocks).to(device)
    optimiser = torch.optim.Adam(net.parameters(), lr=args.rate, eps=1e-5)
    history = {"seconds": 0.0, "iterations": 0, "decisions": 0, "games": 0}
    if args.resume:
        net.load_state_dict(torch.load(os.path.join(args.resume, "net.pt"), map_location=device))
        state = torch.load(os.path.join(args.resume, "adam.pt"), map_location=device)
        for saved, group in zip(state["moments"], net.parameters()):
            optimiser.state[group] = {
                "step": torch.tensor(float(state["step"])),
                "exp_avg": saved[0].float(),
                "exp_avg_sq": saved[1].float(),
            }
        history = json.load(open(os.path.join(args.resume, "history.json")))
    magnet = copy.deepcopy(net).eval()
    pool: list[dict] = []
    past = None
    seed = args.seed + 1000 * history["iterations"]
    rivals = int(args.rivals * args.games)
    groups = [Games(args.games, seed + g, args.rules, args.threads, device, rivals, args.rival) for g in range(args.groups)]
    past_rows = min(int(args.past * args.games), args.games - rivals)
    blunder = torch.tensor([name in ("defcon", "held-scoring-card") for name in ENDINGS], device=device)
    past_seat = (torch.arange(args.games, device=device) % 2).to(torch.uint8)
    # One set is filled while the other is learned from.
    playing, played = ([Rollout(args.steps, games) for games in groups] for _ in range(2))
    learning, means = iter(()), {}
    log = open(os.path.join(args.out, "log.jsonl"), "a")
    start, before = time.time(), history["seconds"]
    times = {"play": 0.0, "learn": 0.0}
    saved = time.time()
    while time.time() - start < 60 * args.minutes:
        spent = before - args.since + time.time() - start
        share = min(1.0, spent / (60 * args.total_minutes))
        rate = args.rate * (0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * share)))
        for group in optimiser.param_groups:
            group["lr"] = rate
        entropy_weight = args.entropy * (1 - 0.75 * share)
        # Play.
        t0 = time.time()
        done = 0.0
        for t in range(args.steps + 1):
            for games, roll in zip(groups, playing):
                rows = games.wait()
                if t > 0:
                    roll.done[t - 1] = rows["done"].bool()
                    worth = torch.where(blunder[rows["endings"].long()], 1.0, args.orderly)
                    roll.results[t - 1] = rows["results"] * worth
                    roll.final_points[t - 1] = rows["points"].clamp(-20, 20) / 20
                action, logp, value, points, own = act(net, rows, past, past_rows, past_seat)
                if t == args.steps:
                    roll.last = ({"seats": rows["seats"].clone()}, value, points)
                    # This decision opens the next iteration, with the same rows.
                    games.future = games.pool.submit(lambda: 0)
                    games.arrays["done"][:] = 0
                    continue
                for name, tensor in roll.data.items():
                    tensor[t] = rows[name]
                roll.actions[t], roll.logp[t], roll.values[t] = action, logp, value
                roll.points[t], roll.own[t] = points, own
                games.begin(action.to(torch.int32).cpu().numpy())
                if done < (t + 1) / args.steps:
                    done = next(learning, 1.0)
        times["play"] += time.time() - t0
        t0 = time.time()
        for _ in learning:
            pass
        times["learn"] += time.time() - t0
        playing, played = played, playing
        learning = lessons(net, magnet, optimiser, played, entropy_weight, args, means)
        history["iterations"] += 1
        history["decisions"] += args.steps * args.games * len(groups)
        i = history["iterations"]
        if i % 50 == 0:
            with torch.no_grad():
                for slow, fast in zip(magnet.parameters(), net.parameters()):
                    slow.lerp_(fast, 0.5)
            pool.append(copy.deepcopy(net.state_dict()))
            pool = pool[-40:]
            past = past or copy.deepcopy(net).eval()
            past.load_state_dict(random.choice(pool))
        if i % 25 == 0 or i == 2:
            stats = [games.take_stats() for games in groups]
            count = max(1, sum(s["games"] for s in stats))
            history["games"] += sum(s["games"] for s in stats)
            endings = sum(s["endings"] for s in stats) / count
            line = {
                "iteration": i,
                "seconds": round(before + time.time() - start, 1),
                "decisions": history["decisions"],
                "games": history["games"],
                **means,
                "turn": round(sum(s["turns"] for s in stats) / count, 3),
                "us": round(sum(s["us"] for s in stats) / count, 4),
                "draws": round(sum(s["draws"] for s in stats) / count, 4),
                "endings": {name: round(float(x), 4) for name, x in zip(ENDINGS, endings)},
                "rate": rate,
                "rival": rival_line(stats),
                "illegal": sum(games.illegal for games in groups),
                "play_s": round(times["play"], 1),
                "learn_s": round(times["learn"], 1),
            }
            print(json.dumps(line), flush=True)
            log.write(json.dumps(line) + "\n")
            log.flush()
        if time.time() - saved > SAVE_SECONDS:
            saved = time.time()
            save(net, optimiser, history | {"seconds": before + saved - start}, args.out)
    history["seconds"] = before + time.time() - start
    save(net, optimiser, history, args.out)


def rival_line(stats: list[dict]) -> dict | None:
    """How it went against the rival: games, share of the points, and how the lost ones ended."""
    games = sum(s["rival_games"] for s in stats)
    if games == 0:
        return None
    losses = sum(s["rival_losses"] for s in stats) / games
    return {
        "games": games,
        "score": round(sum(s["rival_score"] for s in stats) / games, 4),
        "losses": {name: round(float(x), 4) for name, x in zip(ENDINGS, losses)},
    }


def save(net: Net, optimiser: torch.optim.Adam, history: dict, out: str) -> None:
    torch.save(net.state_dict(), os.path.join(out, "net.pt"))
    moments, step = [], 0
    for parameter in net.parameters():
        state = optimiser.state.get(parameter)
        if not state:
            moments.append((torch.zeros_like(parameter).bfloat16(), torch.zeros_like(parameter).bfloat16()))
            continue
        moments.append((state["exp_avg"].bfloat16(), state["exp_avg_sq"].bfloat16()))
        step = float(state["step"])
    torch.save({"moments": moments, "step": step}, os.path.join(out, "adam.pt"))
    json.dump(history, open(os.path.join(out, "history.json"), "w"))
    export(net, os.path.join(out, "learned.net"), {"training": history})


if __name__ == "__main__":
    train(arguments())
