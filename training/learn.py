"""What an iteration teaches: advantages over each side's own decisions, and the passes over them."""

import argparse
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext

import torch
import torch.nn.functional as F

from detente import LAYOUT
from games import Games
from net import Net

#: Where the observation says that a card is unseen: the third of each card's eight places (docs/encoding.md).
UNSEEN = [LAYOUT["cards"][0] + 8 * card + 2 for card in range(LAYOUT["cards"][1] // 8)]


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


def half(like: torch.Tensor) -> AbstractContextManager:
    """Half precision on the device, whole on a processor."""
    return torch.autocast("cuda", dtype=torch.bfloat16) if like.is_cuda else nullcontext()


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


def lessons(
    net: Net,
    magnet: Net,
    optimiser: torch.optim.Optimizer,
    rolls: list[Rollout],
    entropy_weight: float,
    args: argparse.Namespace,
    means: dict,
) -> Iterator[float]:
    """Passes over the decisions of an iteration, batch by batch, so that the next iteration can be played meanwhile. Gives
    the share of the lessons that is done; `means` takes up what is logged when they are over.
    """
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
    work = [
        (part, rows[torch.randperm(len(rows), device=every.device)])
        for part, rows in args.passes * list(zip(parts, own))
    ]
    expected = sum(len(range(0, len(order) - args.batch // 2, args.batch)) for _, order in work)
    batches = 0
    for part, order in work:
        for at in range(0, len(order) - args.batch // 2, args.batch):
            pick = order[at : at + args.batch]
            flat = {name: tensor[pick] for name, tensor in part.items()}
            with half(every):
                logits, value, points, belief = net(flat["observations"])
                with torch.no_grad():
                    old, _, _, _ = magnet(flat["observations"])
            logp_all = torch.log_softmax(masked(logits, flat["masks"]), dim=-1)
            old_all = torch.log_softmax(masked(old, flat["masks"]), dim=-1)
            prob = logp_all.exp()
            legal = flat["masks"] != 0
            zero = torch.zeros((), device=every.device)
            entropy = -torch.where(legal, prob * logp_all, zero).sum(-1)
            drift = torch.where(legal, prob * (logp_all - old_all), zero).sum(-1)
            logp = logp_all.gather(1, flat["actions"][:, None])[:, 0]
            ratio = (logp - flat["logp"]).exp()
            adv = (flat["adv"] - mean) / std
            policy = -torch.min(ratio * adv, ratio.clamp(0.8, 1.2) * adv).mean()
            value_loss = F.mse_loss(value, flat["target"])
            points_loss = F.mse_loss(points, flat["target_points"])
            # Beliefs only about cards that the player has not seen.
            unseen = flat["observations"][:, UNSEEN] > 0
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
            yield batches / expected
    means |= {name: round(float(total) / max(1, batches), 4) for name, total in sums.items()}
