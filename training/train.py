"""Self-play training of the learned player.

    python training/train.py --out DIR --minutes 9 [--resume DIR]

Clipped policy gradients over each side's own decisions, with a reward only for the result, kept near a slowly moving
copy of itself so that play does not collapse or circle, and a share of the games against past selves.
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
import torch.nn.functional as F

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "python"))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from games import ENDINGS, Games  # noqa: E402
from net import Net, export  # noqa: E402

RULES = ["standard", "league", "league", "optional-cards=off", "late-war", "late-war"]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", required=True, help="folder for checkpoints, weights and the log")
    parser.add_argument("--resume", help="folder of an earlier run")
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--total-minutes", type=float, default=25.0, help="of all runs together, for the learning rate")
    parser.add_argument("--games", type=int, default=8192, help="in each of the two groups")
    parser.add_argument("--steps", type=int, default=32, help="decisions of each game in an iteration")
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--threads", type=int, default=0)
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--blocks", type=int, default=4)
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--entropy", type=float, default=0.02)
    parser.add_argument("--magnet", type=float, default=0.02)
    parser.add_argument("--past", type=float, default=0.2, help="share of the games against past selves")
    parser.add_argument("--lam", type=float, default=0.95)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


class Rollout:
    """What one group of games did in an iteration, on the device."""

    def __init__(self, steps: int, games: Games) -> None:
        n, device = games.n, games.device
        rows = {name: (tensor.shape[1:], tensor.dtype) for name, tensor in games.host.items()}
        keep = ["observations", "masks", "seats", "truths"]
        self.data = {
            name: torch.zeros((steps, n, *rows[name][0]), dtype=rows[name][1], device=device) for name in keep
        }
        zeros = lambda dtype: torch.zeros((steps, n), dtype=dtype, device=device)  # noqa: E731
        self.actions, self.logp = zeros(torch.int64), zeros(torch.float32)
        self.values, self.points = zeros(torch.float32), zeros(torch.float32)
        self.done, self.results, self.final_points = zeros(torch.bool), zeros(torch.float32), zeros(torch.float32)
        self.own = zeros(torch.bool)


def masked(logits: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    return logits.masked_fill(masks == 0, -1e9)


def advantages(roll: Rollout, last: dict, last_value: torch.Tensor, last_points: torch.Tensor, lam: float):
    """Per side: the chain of its own decisions, ended by the result (in its own eyes)."""
    steps, n = roll.values.shape
    index = torch.arange(n, device=roll.values.device)
    seat = last["seats"].long()

    def chain(values, last_value, terminal):
        next_value = torch.empty((n, 2), device=values.device)
        next_value[index, seat] = last_value
        next_value[index, 1 - seat] = -last_value
        next_adv = torch.zeros((n, 2), device=values.device)
        out = torch.zeros_like(values)
        signs = torch.tensor([1.0, -1.0], device=values.device)
        for t in range(steps - 1, -1, -1):
            done = roll.done[t]
            ends = terminal[t][:, None] * signs[None, :]
            next_value = torch.where(done[:, None], ends, next_value)
            next_adv = torch.where(done[:, None], torch.zeros_like(next_adv), next_adv)
            s = roll.data["seats"][t].long()
            adv = next_value[index, s] - values[t] + lam * next_adv[index, s]
            out[t] = adv
            next_value[index, s] = values[t]
            next_adv[index, s] = adv
        return out

    adv = chain(roll.values, last_value, roll.results)
    adv_points = chain(roll.points, last_points, roll.final_points)
    return adv, adv_points


@torch.no_grad()
def act(net, rows, past, past_rows, past_seat):
    """Samples actions; in the first rows one seat is played by a past self."""
    with torch.autocast("cuda", dtype=torch.bfloat16, enabled=rows["observations"].is_cuda):
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
    groups = [Games(args.games, seed + g, RULES, args.threads, device) for g in range(2)]
    past_rows = int(args.past * args.games)
    past_seat = (torch.arange(args.games, device=device) % 2).to(torch.uint8)
    rolls = [Rollout(args.steps, games) for games in groups]
    log = open(os.path.join(args.out, "log.jsonl"), "a")
    start, before = time.time(), history["seconds"]
    times = {"act": 0.0, "learn": 0.0}
    while time.time() - start < 60 * args.minutes:
        spent = before + time.time() - start
        share = min(1.0, spent / (60 * args.total_minutes))
        rate = args.rate * (0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * share)))
        for group in optimiser.param_groups:
            group["lr"] = rate
        entropy_weight = args.entropy * (1 - 0.75 * share)
        # Play.
        t0 = time.time()
        net.eval()
        for t in range(args.steps + 1):
            for games, roll in zip(groups, rolls):
                rows = games.wait()
                if t > 0:
                    roll.done[t - 1] = rows["done"].bool()
                    roll.results[t - 1] = rows["results"]
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
        times["act"] += time.time() - t0
        # Learn.
        t0 = time.time()
        net.train()
        flat = {}
        parts = []
        for roll in rolls:
            adv, adv_points = advantages(roll, *roll.last, args.lam)
            part = {name: tensor.flatten(0, 1) for name, tensor in roll.data.items()}
            part |= {
                "actions": roll.actions.flatten(),
                "logp": roll.logp.flatten(),
                "adv": adv.flatten(),
                "target": (adv + roll.values).flatten().clamp(-1, 1),
                "target_points": (adv_points + roll.points).flatten().clamp(-1, 1),
                "own": roll.own.flatten(),
            }
            parts.append(part)
        own = [part["own"].nonzero()[:, 0] for part in parts]
        every = torch.cat([part["adv"][rows] for part, rows in zip(parts, own)])
        mean, std = every.mean(), every.std() + 1e-6
        sums = {"policy": 0.0, "value": 0.0, "points": 0.0, "belief": 0.0, "entropy": 0.0, "kl": 0.0, "clip": 0.0}
        batches = 0
        for part, rows in zip(parts, own):
            order = rows[torch.randperm(len(rows), device=device)]
            for at in range(0, len(order) - args.batch // 2, args.batch):
                pick = order[at : at + args.batch]
                flat = {name: tensor[pick] for name, tensor in part.items()}
                with torch.autocast("cuda", dtype=torch.bfloat16, enabled=device == "cuda"):
                    logits, value, points, belief = net(flat["observations"])
                    with torch.no_grad():
                        old, _, _, _ = magnet(flat["observations"])
                logp_all = torch.log_softmax(masked(logits, flat["masks"]), dim=-1)
                old_all = torch.log_softmax(masked(old, flat["masks"]), dim=-1)
                prob = logp_all.exp()
                legal = flat["masks"] != 0
                zero = torch.zeros((), device=device)
                entropy = -torch.where(legal, prob * logp_all, zero).sum(-1)
                drift = torch.where(legal, prob * (logp_all - old_all), zero).sum(-1)
                logp = logp_all.gather(1, flat["actions"][:, None])[:, 0]
                ratio = (logp - flat["logp"]).exp()
                adv = (flat["adv"] - mean) / std
                policy = -torch.min(ratio * adv, ratio.clamp(0.8, 1.2) * adv).mean()
                value_loss = F.mse_loss(value, flat["target"])
                points_loss = F.mse_loss(points, flat["target_points"])
                # Beliefs only about cards that the player has not seen.
                unseen = flat["observations"][:, unseen_columns()] > 0
                belief_loss = F.binary_cross_entropy_with_logits(belief, flat["truths"].float(), reduction="none")
                belief_loss = (belief_loss * unseen).sum() / unseen.sum().clamp(min=1)
                loss = (
                    policy
                    + 0.5 * value_loss
                    + 0.25 * points_loss
                    + 0.05 * belief_loss
                    - entropy_weight * entropy.mean()
                    + args.magnet * drift.mean()
                )
                optimiser.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
                optimiser.step()
                batches += 1
                clipped = ((ratio - 1).abs() > 0.2).float().mean()
                for name, tensor in zip(sums, [policy, value_loss, points_loss, belief_loss, entropy.mean(), drift.mean(), clipped]):
                    sums[name] += tensor.detach()
        times["learn"] += time.time() - t0
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
                **{name: round(float(total) / max(1, batches), 4) for name, total in sums.items()},
                "turn": round(sum(s["turns"] for s in stats) / count, 3),
                "us": round(sum(s["us"] for s in stats) / count, 4),
                "draws": round(sum(s["draws"] for s in stats) / count, 4),
                "endings": {name: round(float(x), 4) for name, x in zip(ENDINGS, endings)},
                "rate": rate,
                "illegal": sum(games.illegal for games in groups),
                "act_s": round(times["act"], 1),
                "learn_s": round(times["learn"], 1),
            }
            print(json.dumps(line), flush=True)
            log.write(json.dumps(line) + "\n")
            log.flush()
    history["seconds"] = before + time.time() - start
    save(net, optimiser, history, args.out)


_UNSEEN: list[int] | None = None


def unseen_columns() -> list[int]:
    """Where the observation says that a card is unseen; see docs/encoding.md."""
    global _UNSEEN
    if _UNSEEN is None:
        _UNSEEN = [7 * 84 + 8 * card + 2 for card in range(114)]
    return _UNSEEN


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
