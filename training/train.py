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
import threading
import time

import torch

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "python"))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from checkpoint import begin_with, resume, save  # noqa: E402
from games import ENDINGS, Games  # noqa: E402
from learn import Lessons, Rollout, half, masked  # noqa: E402
from net import Net, of_kind  # noqa: E402
from recorded import Recorded, copy_all  # noqa: E402

RULES = ["standard", "league", "league", "optional-cards=off", "late-war", "late-war"]
SAVE_SECONDS = 60.0
#: Iterations until a run has come up to its learning rate.
WARM_UP = 20


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", required=True, help="folder for checkpoints, weights and the log")
    parser.add_argument("--resume", help="folder of an earlier run")
    parser.add_argument("--weights", help="exported network to begin with where there is no earlier run")
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
    parser.add_argument("--as-us", type=float, default=0.5, help="share of the games against bots in which it plays the US")
    parser.add_argument("--passes", type=int, default=1, help="over the decisions of an iteration")
    parser.add_argument("--orderly", type=float, default=1.0, help="worth of a game not lost by DEFCON or a held card")
    parser.add_argument("--since", type=float, default=0.0, help="second of all runs at which the learning rate began")
    parser.add_argument("--rules", nargs="+", default=RULES, help="options of the games, one of them for each")
    parser.add_argument("--lam", type=float, default=0.95)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Table:
    """The player of a group of games: looks at its rows and decides."""

    def __init__(self, games: Games, net: Net, past: Net, args: argparse.Namespace) -> None:
        self.games, self.net, self.past, self.orderly = games, net, past, args.orderly
        # In the first games one seat is played by a past self.
        self.past_rows = min(int(args.past * games.n), games.n - games.rivals)
        self.past_seat = (torch.arange(self.past_rows, device=games.device) % 2).to(torch.uint8)
        self.blunder = torch.tensor([name in ("defcon", "held-scoring-card") for name in ENDINGS], device=games.device)
        self.act = Recorded(self.decide, games.device)

    @torch.no_grad()
    def decide(self) -> tuple[list[torch.Tensor], list[torch.Tensor], torch.Tensor]:
        """What is decided (action, its log probability, value, points, whether the choice was one's own), what became of the
        decision before, and the actions as the games take them.
        """
        rows, first = self.games.rows, self.past_rows
        with half(rows["observations"]):
            logits, values, points, _ = self.net(rows["observations"])
            value, points = of_kind(values, self.games.bots), of_kind(points, self.games.bots)
            own = torch.ones_like(value, dtype=torch.bool)
            if first > 0:
                theirs = rows["seats"][:first] == self.past_seat
                old, _, _, _ = self.past(rows["observations"][:first])
                logits[:first] = torch.where(theirs[:, None], old, logits[:first])
                own[:first] = ~theirs
        logp = torch.log_softmax(masked(logits, rows["masks"]), dim=-1)
        noise = torch.empty_like(logp).exponential_()
        action = (logp.exp() / noise).argmax(dim=-1)
        worth = torch.where(self.blunder[rows["endings"].long()], 1.0, self.orderly)
        ended = [rows["done"].bool(), rows["results"] * worth, rows["points"].clamp(-20, 20) / 20]
        decided = [action, logp.gather(1, action[:, None])[:, 0], value, points, own]
        return decided, ended, action.to(torch.int32)


def train(args: argparse.Namespace) -> None:
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(args.seed)
    random.seed(args.seed)
    torch.set_float32_matmul_precision("high")
    os.makedirs(args.out, exist_ok=True)
    net = Net(args.width, args.blocks).to(device)
    on_device = {"fused": True, "capturable": True} if device == "cuda" else {}
    rate = torch.tensor(args.rate, device=device) if device == "cuda" else args.rate
    optimiser = torch.optim.Adam(net.parameters(), lr=rate, eps=1e-5, **on_device)
    history = {"seconds": 0.0, "iterations": 0, "decisions": 0, "games": 0}
    if args.weights:
        history |= begin_with(net, args.weights)
    if args.resume:
        history = resume(net, optimiser, args.resume, device)
    magnet, past = copy.deepcopy(net).eval(), copy.deepcopy(net).eval()
    pool: list[dict] = []
    seed = args.seed + 1000 * history["iterations"]
    rivals = int(args.rivals * args.games)
    bots = (rivals, args.rival, args.as_us)
    groups = [Games(args.games, seed + g, args.rules, args.threads, device, *bots) for g in range(args.groups)]
    tables = [Table(games, net, past, args) for games in groups]
    # One is filled while the other is learned from.
    playing, played = (Rollout(args.steps, groups, args.lam) for _ in range(2))
    lessons = Lessons(net, magnet, optimiser, playing, args)
    learning, means = iter(()), {}
    log = open(os.path.join(args.out, "log.jsonl"), "a")
    come_first()
    start, before, first = time.time(), history["seconds"], history["iterations"]
    times = {"play": 0.0, "wait": 0.0, "learn": 0.0}
    saved = time.time()
    while time.time() - start < 60 * args.minutes:
        spent = before - args.since + time.time() - start
        share = min(1.0, spent / (60 * args.total_minutes))
        rate = args.rate * (0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * share)))
        # An optimiser that begins anew does not know yet how large its steps should be.
        rate *= min(1.0, (1 + history["iterations"] - first) / WARM_UP)
        set_rate(optimiser, rate)
        entropy_weight = args.entropy * (1 - 0.75 * share)
        # Play.
        t0 = time.time()
        done = 0.0
        for t in range(args.steps + 1):
            for g, (games, table) in enumerate(zip(groups, tables)):
                t1 = time.time()
                games.wait()
                times["wait"] += time.time() - t1
                decided, ended, actions = table.act()
                if t > 0:
                    copy_all(playing.ended[t - 1, g], ended)
                if t == args.steps:
                    copy_all(playing.last[g], [games.rows["seats"], decided[2], decided[3]])
                    # This decision opens the next iteration, with the same rows.
                    games.future = games.pool.submit(lambda: 0)
                    games.arrays["done"][:] = 0
                    continue
                copy_all(playing.decided[t, g], [games.rows[name] for name in Rollout.KEPT] + decided)
                games.begin(actions.cpu().numpy())
                if done < (t + 1) / args.steps:
                    done = next(learning, 1.0)
        times["play"] += time.time() - t0
        t0 = time.time()
        for _ in learning:
            pass
        times["learn"] += time.time() - t0
        playing, played = played, playing
        learning = lessons.take(played, entropy_weight, means)
        history["iterations"] += 1
        history["decisions"] += args.steps * args.games * len(groups)
        i = history["iterations"]
        if i % 50 == 0:
            with torch.no_grad():
                for slow, fast in zip(magnet.parameters(), net.parameters()):
                    slow.lerp_(fast, 0.5)
            pool.append(copy.deepcopy(net.state_dict()))
            pool = pool[-40:]
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
                "wait_s": round(times["wait"], 1),
                "busy_s": round(sum(games.busy for games in groups), 1),
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


def come_first() -> None:
    """This thread keeps everything going and should not queue behind those that play, nor they behind it for long."""
    sys.setswitchinterval(0.0005)
    try:
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), -10)
    except (OSError, AttributeError):
        # Not everybody may, and not every system can.
        pass


def set_rate(optimiser: torch.optim.Adam, rate: float) -> None:
    for group in optimiser.param_groups:
        if isinstance(group["lr"], torch.Tensor):
            group["lr"].fill_(rate)
        else:
            group["lr"] = rate


def rival_line(stats: list[dict]) -> dict | None:
    """How it went against the rival: games, share of the points (also as either side), and how the lost ones ended."""

    def total(name: str) -> float:
        return sum(s[name] for s in stats)

    def share(score: float, games: float) -> float | None:
        return round(score / games, 4) if games else None

    games, score = total("rival_games"), total("rival_score")
    games_as_us, score_as_us = total("rival_games_as_us"), total("rival_score_as_us")
    if games == 0:
        return None
    losses = sum(s["rival_losses"] for s in stats) / games
    return {
        "games": games,
        "score": share(score, games),
        "as_us": share(score_as_us, games_as_us),
        "as_ussr": share(score - score_as_us, games - games_as_us),
        "losses": {name: round(float(x), 4) for name, x in zip(ENDINGS, losses)},
    }


if __name__ == "__main__":
    train(arguments())
