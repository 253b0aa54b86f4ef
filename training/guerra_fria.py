"""Training of the learned player of Guerra Fría: four seats that choose at the same time, two of which win.

    python training/guerra_fria.py --out DIR --minutes 5 [--weights FILE]

Clipped policy gradients over each seat's own decisions, with a reward only for the result. In a share of the games all four
seats are its own, in a share one or two sit with past selves, and in a share with bots of the program.
"""

import argparse
import copy
import json
import math
import os
import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch
import torch.nn.functional as F

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "python"))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from detente import GuerraFriaVectorEnv  # noqa: E402
from detente.vector import GuerraFriaBuffers  # noqa: E402
from learn import half, masked  # noqa: E402
from net import GUERRA_FRIA, Net, export, load, of_kind  # noqa: E402

SEATS = 4
#: Kinds of games, by the place of their slots: all seats its own, with past selves, with bots.
KINDS = ["own", "past", "bots"]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", required=True, help="folder for weights and the log")
    parser.add_argument("--weights", help="exported network to begin with")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--groups", type=int, default=2, help="of games that are stepped by turns")
    parser.add_argument("--games", type=int, default=4096, help="in each group")
    parser.add_argument("--steps", type=int, default=64, help="decisions of each game in an iteration")
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--passes", type=int, default=2, help="over the decisions of an iteration")
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--blocks", type=int, default=2)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--lam", type=float, default=0.95)
    parser.add_argument("--past", type=float, default=0.2, help="share of the games with past selves")
    parser.add_argument("--rivals", type=float, default=0.3, help="share of the games with bots")
    parser.add_argument("--rival", default="greedy,moody,search@60n", help="their levels, drawn for each seat")
    parser.add_argument("--draw", type=float, default=-0.3, help="what a drawn game is worth; won 1, lost -1")
    parser.add_argument("--rules", nargs="+", default=["max-rounds=60", "max-rounds=60", ""], help="options, one of them for each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", nargs="*", default=[], help="levels to be measured against at the end, one seat against three")
    parser.add_argument("--temperatures", nargs="+", type=float, default=[1.0], help="of the choices in that")
    parser.add_argument("--slots", type=int, default=512, help="of games in that, two in each; a third of them is not counted")
    return parser.parse_args()


class Group:
    """Games stepped on the cores while the device thinks about another group, and what is decided in them."""

    def __init__(self, args: argparse.Namespace, seed: int, device: str) -> None:
        n, rivals = args.games, int(args.rivals * args.games)
        self.env = GuerraFriaVectorEnv(n, seed, args.rules, args.threads, rivals, args.rival)
        self.rows, self.device = GuerraFriaBuffers(n), device
        past = min(int(args.past * n), n - rivals)
        #: The kind of each slot, and which seats of it are its own.
        self.kinds = np.array([1] * past + [0] * (n - past - rivals) + [2] * rivals)
        self.own = self.env.rival_seats() == 0
        slots = np.arange(past)
        self.own[:past] = np.arange(SEATS) == slots[:, None] % SEATS
        self.own[slots[slots // SEATS % 3 == 0], (slots[slots // SEATS % 3 == 0] + 2) % SEATS] = True
        self.past = slice(0, past)
        self.own_seats = torch.from_numpy(self.own).to(device)
        self.bots = torch.from_numpy(self.kinds == 2).to(device)
        self.pool = ThreadPoolExecutor(1)
        self.illegal = 0
        self.stats = np.zeros((len(KINDS), 4))
        self.future = self.pool.submit(self.rows.step, self.env, None)

    def begin(self, actions: np.ndarray) -> None:
        self.future = self.pool.submit(self.rows.step, self.env, actions)

    def wait(self) -> dict[str, torch.Tensor]:
        """The rows on the device: what is asked, and what became of the decision before."""
        self.illegal += self.future.result()
        rows = self.rows
        done = rows.done.astype(bool)
        for kind in range(len(KINDS)):
            ended = done & (self.kinds == kind)
            won = ((rows.winners[ended, None] >> np.arange(SEATS)) & 1) * self.own[ended]
            drawn = (rows.winners[ended] == 0).sum()
            rounds = rows.rounds[ended].sum()
            self.stats[kind] += [ended.sum(), won.sum() / max(1, self.own[ended].sum()) * ended.sum(), drawn, rounds]
        names = ("observations", "masks", "seats", "done", "winners")
        return {name: torch.from_numpy(getattr(rows, name).copy()).to(self.device) for name in names}

    @torch.no_grad()
    def decide(self, rows: dict[str, torch.Tensor], net: Net, past: Net) -> dict[str, torch.Tensor]:
        seats = rows["seats"].long()
        own = self.own_seats.gather(1, seats[:, None])[:, 0]
        with half(rows["observations"]):
            logits, values, _, _ = net(rows["observations"])
            if self.past.stop:
                wishes, _, _, _ = past(rows["observations"][self.past])
                logits[self.past] = torch.where(own[self.past, None], logits[self.past], wishes)
        logp = torch.log_softmax(masked(logits, rows["masks"]), dim=-1)
        noise = torch.empty_like(logp).exponential_()
        action = (logp.exp() / noise).argmax(dim=-1)
        return {
            "observations": rows["observations"],
            "masks": rows["masks"],
            "seats": seats,
            "own": own,
            "bots": self.bots,
            "actions": action,
            "logp": logp.gather(1, action[:, None])[:, 0],
            "values": of_kind(values, self.bots),
        }


def advantages(
    roll: dict[str, torch.Tensor], last: dict[str, torch.Tensor], lam: float, draw: float
) -> tuple[torch.Tensor, torch.Tensor]:
    """Per seat: the chain of its own decisions, ended by the result. Second: is there anything to compare a decision with?
    The last one of a seat that is not asked again within the iteration has nothing.
    """
    steps, n = roll["values"].shape
    seat = last["seats"][:, None]
    next_value = torch.zeros((n, SEATS), device=seat.device).scatter(1, seat, last["values"][:, None])
    known = torch.zeros((n, SEATS), dtype=torch.bool, device=seat.device).scatter(1, seat, True)
    next_adv = torch.zeros_like(next_value)
    out, usable = torch.zeros_like(roll["values"]), torch.zeros_like(roll["own"])
    bits = torch.arange(SEATS, device=seat.device)
    for t in range(steps - 1, -1, -1):
        winners = roll["winners"][t].long()[:, None]
        result = torch.where(winners == 0, draw, ((winners >> bits) & 1) * 2.0 - 1.0)
        over = roll["done"][t].bool()[:, None]
        next_value = torch.where(over, result, next_value)
        next_adv = torch.where(over, torch.zeros_like(next_adv), next_adv)
        known = known | over
        seat, value = roll["seats"][t][:, None], roll["values"][t][:, None]
        usable[t] = known.gather(1, seat)[:, 0]
        adv = next_value.gather(1, seat) - value + lam * next_adv.gather(1, seat)
        adv = torch.where(usable[t][:, None], adv, torch.zeros_like(adv))
        out[t] = adv[:, 0]
        next_value, next_adv = next_value.scatter(1, seat, value), next_adv.scatter(1, seat, adv)
        known = known.scatter(1, seat, True)
    return out, usable


def learn(net: Net, optimiser: torch.optim.Adam, flat: dict[str, torch.Tensor], entropy_weight: float) -> torch.Tensor:
    """One step on a batch; gives what is logged: policy, value, entropy, share of the clipped."""
    with half(flat["adv"]):
        logits, values, _, _ = net(flat["observations"])
    logp_all = torch.log_softmax(masked(logits, flat["masks"]), dim=-1)
    entropy = -torch.where(flat["masks"] != 0, logp_all.exp() * logp_all, torch.zeros_like(logp_all)).sum(-1).mean()
    ratio = (logp_all.gather(1, flat["actions"][:, None])[:, 0] - flat["logp"]).exp()
    adv = (flat["adv"] - flat["adv"].mean()) / (flat["adv"].std() + 1e-6)
    policy = -torch.min(ratio * adv, ratio.clamp(0.8, 1.2) * adv).mean()
    value = F.mse_loss(of_kind(values, flat["bots"]), flat["target"])
    optimiser.zero_grad(set_to_none=True)
    (policy + 0.5 * value - entropy_weight * entropy).backward()
    torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
    optimiser.step()
    return torch.stack([policy, value, entropy, ((ratio - 1).abs() > 0.2).float().mean()]).detach()


def lessons(net: Net, optimiser: torch.optim.Adam, rolls: list[dict], args: argparse.Namespace, entropy: float) -> torch.Tensor:
    """Passes over the decisions of an iteration."""
    names = ["observations", "masks", "actions", "logp", "bots", "adv", "target"]
    part = {name: torch.cat([roll[name].flatten(0, 1) for roll in rolls]) for name in names}
    mine = torch.cat([(roll["own"] & roll["usable"]).flatten() for roll in rolls]).nonzero()[:, 0]
    size = min(args.batch, len(mine))
    sums, batches = torch.zeros(4, device=mine.device), 0
    for _ in range(args.passes):
        order = mine[torch.randperm(len(mine), device=mine.device)]
        for at in range(0, len(order) - size + 1, size):
            pick = order[at : at + size]
            sums += learn(net, optimiser, {name: tensor[pick] for name, tensor in part.items()}, entropy)
            batches += 1
    return sums / batches


def play(groups: list[Group], net: Net, past: Net, args: argparse.Namespace) -> list[dict]:
    """One iteration of all groups."""
    kept: list[list[dict]] = [[] for _ in groups]
    ends: list[list[dict]] = [[] for _ in groups]
    rolls = []
    for t in range(args.steps + 1):
        for g, group in enumerate(groups):
            rows = group.wait()
            decided = group.decide(rows, net, past)
            if t > 0:
                ends[g].append({name: rows[name] for name in ("done", "winners")})
            if t < args.steps:
                kept[g].append(decided)
                group.begin(decided["actions"].to(torch.int32).cpu().numpy())
                continue
            roll = {name: torch.stack([row[name] for row in kept[g]]) for name in decided}
            roll |= {name: torch.stack([row[name] for row in ends[g]]) for name in ("done", "winners")}
            roll["adv"], roll["usable"] = advantages(roll, decided, args.lam, args.draw)
            roll["target"] = (roll["adv"] + roll["values"]).clamp(-1, 1)
            rolls.append(roll)
            # This decision opens the next iteration, with the same rows.
            group.rows.done[:] = 0
            group.future = group.pool.submit(lambda: 0)
    return rolls


def told(groups: list[Group]) -> dict:
    """How the games went, by kind: how many, its seats among the winners, drawn, mean length."""
    sums = sum(group.stats for group in groups)
    for group in groups:
        group.stats = np.zeros_like(group.stats)
    line = {}
    for kind, (games, won, drawn, rounds) in zip(KINDS, sums):
        if games:
            line[kind] = {"games": int(games), "won": round(won / games, 4), "drawn": round(drawn / games, 4), "rounds": round(rounds / games, 1)}
    return line


def train(args: argparse.Namespace) -> None:
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(args.seed)
    random.seed(args.seed)
    torch.set_float32_matmul_precision("high")
    os.makedirs(args.out, exist_ok=True)
    net = Net(args.width, args.blocks, GUERRA_FRIA).to(device)
    if args.weights:
        load(net, args.weights)
    past = copy.deepcopy(net).eval()
    pool: list[dict] = [copy.deepcopy(net.state_dict())]
    optimiser = torch.optim.Adam(net.parameters(), lr=args.rate, eps=1e-5)
    groups = [Group(args, args.seed + g, device) for g in range(args.groups)]
    history = {"seconds": 0.0, "iterations": 0, "decisions": 0}
    start = saved = time.time()
    with open(os.path.join(args.out, "log.jsonl"), "a") as log:
        while (spent := time.time() - start) < 60 * args.minutes:
            share = spent / (60 * args.minutes)
            rate = args.rate * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * share)))
            for each in optimiser.param_groups:
                each["lr"] = rate
            t0 = time.time()
            rolls = play(groups, net, past, args)
            t1 = time.time()
            sums = lessons(net, optimiser, rolls, args, args.entropy * (1 - 0.75 * share)).tolist()
            history["iterations"] += 1
            history["decisions"] += args.steps * args.games * args.groups
            history["seconds"] = round(time.time() - start, 1)
            i = history["iterations"]
            if i % 5 == 0:
                past.load_state_dict(random.choice(pool))
            if i % 10 == 0:
                pool = pool[-29:] + [copy.deepcopy(net.state_dict())]
            if i % 10 == 0 or i == 1:
                means = {name: round(x, 4) for name, x in zip(["policy", "value", "entropy", "clip"], sums)}
                times = {"play_s": round(t1 - t0, 2), "learn_s": round(time.time() - t1, 2), "illegal": sum(g.illegal for g in groups)}
                line = json.dumps(history | means | told(groups) | times)
                print(line, flush=True)
                log.write(line + "\n")
                log.flush()
            if time.time() - saved > 60:
                saved = time.time()
                save(net, history, args.out)
    save(net, history, args.out)
    for group in groups:
        group.pool.shutdown()
    # The weights as the program will have them.
    load(net, os.path.join(args.out, "guerra-fria.net"))
    with open(os.path.join(args.out, "measured.jsonl"), "a") as log:
        for level in args.against:
            for temperature in args.temperatures:
                line = json.dumps(measure(net, level, temperature, args.slots, device))
                print(line, flush=True)
                log.write(line + "\n")


@torch.no_grad()
def measure(net: Net, level: str, temperature: float, slots: int, device: str) -> dict:
    """The first two games of each slot with one seat against three of a level: games, share won, drawn, rounds. Among equals
    half of the decided games would be won.
    """
    env, rows = GuerraFriaVectorEnv(slots, 98765, ["max-rounds=60"], 0, slots, level), GuerraFriaBuffers(slots)
    bots = env.rival_seats()
    alone = bots.sum(axis=1) == SEATS - 1
    seat = bots.argmin(axis=1)
    ended, won, drawn, rounds = np.zeros(slots, int), 0, 0, 0
    rows.step(env)
    while (ended[alone] < 2).any():
        logits, _, _, _ = net(torch.from_numpy(rows.observations).to(device))
        logp = torch.log_softmax(masked(logits, torch.from_numpy(rows.masks).to(device)) / temperature, dim=-1)
        action = (logp.exp() / torch.empty_like(logp).exponential_()).argmax(dim=-1)
        rows.step(env, action.to(torch.int32).cpu().numpy())
        counted = rows.done.astype(bool) & alone & (ended < 2)
        ended += counted
        won += int((rows.winners[counted] >> seat[counted] & 1).sum())
        drawn += int((rows.winners[counted] == 0).sum())
        rounds += int(rows.rounds[counted].sum())
    games = int(ended[alone].sum())
    share = {"won": round(won / games, 4), "drawn": round(drawn / games, 4), "rounds": round(rounds / games, 1)}
    return {"against": level, "temperature": temperature, "games": games} | share


def save(net: Net, history: dict, out: str) -> None:
    export(net, os.path.join(out, "guerra-fria.net"), {"training": history}, small=True)


if __name__ == "__main__":
    train(arguments())
