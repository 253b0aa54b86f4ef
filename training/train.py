"""Training of the learned player against a field: itself, past selves, frozen networks and bots.

    python training/train.py --out DIR --minutes 9 [--resume DIR | --weights FILE] [--frozen FILE…]

Clipped policy gradients over each side's own decisions, with a reward only for the result, kept near a slowly moving
copy of itself so that play does not collapse or circle. A share of the games is against past selves, a share against
frozen networks that stay as they are, and a share against bots of the program, whose style self-play alone would never
meet. With `--past 0 --rivals 0 --frozen-share 1` a run looks for what beats a frozen network: an exploiter. While one
iteration is played on the cores, the device learns from the one before.
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
from net import Net, export, load, of_kind  # noqa: E402
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
    parser.add_argument("--since", type=float, help="second of all runs at which the learning rate began; none: this run's")
    parser.add_argument("--rules", nargs="+", default=RULES, help="options of the games, one of them for each")
    parser.add_argument("--lam", type=float, default=0.95)
    parser.add_argument("--constant", type=float, default=0.0, help="share of the minutes before the rate begins to fall")
    parser.add_argument("--frozen", nargs="*", default=[], help="exported networks to play against that stay as they are")
    parser.add_argument("--frozen-share", type=float, default=0.0, help="share of the games against them, all alike")
    parser.add_argument("--frozen-temperature", type=float, default=0.5, help="of their choices")
    parser.add_argument("--setups", type=float, default=0.0, help="share of the games in which a side's set-up is drawn")
    parser.add_argument("--gap", type=float, default=0.0, help="penalty on options far below the best one")
    parser.add_argument("--mean", type=int, default=240, help="iterations over which the mean of the weights is taken")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Table:
    """The player of a group of games: looks at its rows and decides."""

    def __init__(self, games: Games, net: Net, past: Net, frozen: list[Net], args: argparse.Namespace) -> None:
        self.games, self.net, self.orderly = games, net, args.orderly
        # In the first games one seat is played by a past self, in those that follow by a frozen network: the rows of each,
        # the seat that it has in them, and its temperature.
        begin, end = games.frozen
        edges = [begin + (end - begin) * i // max(1, len(frozen)) // 2 * 2 for i in range(len(frozen))] + [end]
        shares = [(past, 0, begin, 1.0)]
        shares += [(other, a, b, args.frozen_temperature) for other, a, b in zip(frozen, edges, edges[1:])]
        self.others = [
            (other, slice(a, b), (torch.arange(a, b, device=games.device) % 2).to(torch.uint8), temperature)
            for other, a, b, temperature in shares
            if b > a
        ]
        self.blunder = torch.tensor([name in ("defcon", "held-scoring-card") for name in ENDINGS], device=games.device)
        self.act = Recorded(self.decide, games.device)

    @torch.no_grad()
    def decide(self) -> tuple[list[torch.Tensor], list[torch.Tensor], torch.Tensor]:
        """What is decided (action, its log probability, value, points, whether the choice was one's own), what became of the
        decision before, and the actions as the games take them.
        """
        rows = self.games.rows
        with half(rows["observations"]):
            logits, values, points, _ = self.net(rows["observations"])
            value, points = of_kind(values, self.games.bots), of_kind(points, self.games.bots)
            own = torch.ones_like(value, dtype=torch.bool)
            for other, part, seat, temperature in self.others:
                theirs = rows["seats"][part] == seat
                wishes, _, _, _ = other(rows["observations"][part])
                logits[part] = torch.where(theirs[:, None], wishes / temperature, logits[part])
                own[part] = ~theirs
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
    magnet, past, mean = (copy.deepcopy(net).eval() for _ in range(3))
    frozen = [Net(args.width, args.blocks).to(device).eval() for _ in args.frozen]
    for other, path in zip(frozen, args.frozen):
        load(other, path)
    pool: list[dict] = [copy.deepcopy(net.state_dict())]
    seed = args.seed + 1000 * history["iterations"]
    rivals = int(args.rivals * args.games)
    with_past = min(int(args.past * args.games), args.games - rivals) // 2 * 2
    with_frozen = min(int(args.frozen_share * args.games), args.games - rivals - with_past) if frozen else 0
    seated = (rivals, args.rival, args.as_us, (with_past, with_past + with_frozen), args.setups, True)
    groups = [Games(args.games, seed + g, args.rules, args.threads, device, *seated) for g in range(args.groups)]
    tables = [Table(games, net, past, frozen, args) for games in groups]
    # One is filled while the other is learned from.
    playing, played = (Rollout(args.steps, groups, args.lam) for _ in range(2))
    lessons = Lessons(net, magnet, optimiser, playing, args)
    learning, means = iter(()), {}
    log = open(os.path.join(args.out, "log.jsonl"), "a")
    come_first()
    start, before, first = time.time(), history["seconds"], history["iterations"]
    since = before if args.since is None else args.since
    times = {"play": 0.0, "wait": 0.0, "learn": 0.0}
    saved = time.time()
    while time.time() - start < 60 * args.minutes:
        spent = before - since + time.time() - start
        share = min(1.0, spent / (60 * args.total_minutes))
        fallen = max(0.0, share - args.constant) / max(1e-6, 1 - args.constant)
        rate = args.rate * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * fallen)))
        # An optimiser that begins anew does not know yet how large its steps should be.
        rate *= min(1.0, (1 + history["iterations"] - first) / WARM_UP)
        set_rate(optimiser, rate)
        entropy_weight = args.entropy * (1 - 0.75 * fallen)
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
        with torch.no_grad():
            # The mean of the weights of the last iterations, the later ones counting more.
            step = 1 / min(args.mean, i - first)
            for slow, fast in zip(mean.parameters(), net.parameters(), strict=True):
                slow.lerp_(fast, step)
        if i % 20 == 0:
            past.load_state_dict(random.choice(pool))
        if i % 50 == 0:
            with torch.no_grad():
                for slow, fast in zip(magnet.parameters(), net.parameters()):
                    slow.lerp_(fast, 0.5)
        if i % 100 == 0:
            # The first stays: it is what the run began with.
            pool = pool[:1] + pool[1:][-39:] + [copy.deepcopy(net.state_dict())]
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
                "frozen": frozen_line(stats),
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
            export(mean, os.path.join(args.out, "mean.net"), {"training": history})
    history["seconds"] = before + time.time() - start
    save(net, optimiser, history, args.out)
    export(mean, os.path.join(args.out, "mean.net"), {"training": history})


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


def frozen_line(stats: list[dict]) -> dict | None:
    """How it went against the frozen networks: games and share of the points."""
    games = sum(s["frozen_games"] for s in stats)
    return {"games": games, "score": round(sum(s["frozen_score"] for s in stats) / games, 4)} if games else None


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
