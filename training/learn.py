"""What an iteration teaches: advantages over each side's own decisions, and the passes over them."""

import argparse
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext

import torch
import torch.nn.functional as F

from detente import LAYOUT
from games import Games
from net import Net, of_kind
from recorded import Recorded

#: Where the observation says that a card is unseen: the third of each card's eight places (docs/encoding.md).
UNSEEN = [LAYOUT["cards"][0] + 8 * card + 2 for card in range(LAYOUT["cards"][1] // 8)]
#: What is logged of the lessons.
LOGGED = ["policy", "value", "points", "belief", "entropy", "kl", "clip"]
#: Where the observation says what is asked, and how much variety is wanted in the answers to each question beside those
#: about places: set-ups, headlines, which card, and above all what for (docs/encoding.md).
QUESTION = slice(LAYOUT["question"][0], sum(LAYOUT["question"]))
VARIETY = {0: 2.0, 1: 2.0, 2: 1.5, 3: 1.5, 5: 3.0, 6: 3.0, 7: 2.0, 8: 3.0, 12: 2.0, 14: 2.0, 15: 2.0}
#: An option so far below the best one (in logits) is as good as forgotten.
FORGOTTEN = 7.0


class Rollout:
    """What all groups of games did in an iteration, on the device: decision, group, game."""

    #: What is kept of the rows as they are.
    KEPT = ["observations", "masks", "seats", "truths"]

    def __init__(self, steps: int, groups: list[Games], lam: float) -> None:
        n, device = groups[0].n, groups[0].device
        rows = {name: (tensor.shape[1:], tensor.dtype) for name, tensor in groups[0].host.items()}

        def zeros(dtype: torch.dtype, shape: tuple = ()) -> torch.Tensor:
            return torch.zeros((steps, len(groups), n, *shape), dtype=dtype, device=device)

        self.data = {name: zeros(rows[name][1], rows[name][0]) for name in self.KEPT}
        self.actions, self.logp = zeros(torch.int64), zeros(torch.float32)
        self.values, self.points = zeros(torch.float32), zeros(torch.float32)
        self.own = zeros(torch.bool)
        self.bots = torch.stack([games.bots for games in groups]).repeat(steps, 1, 1)
        self.done, self.results, self.final_points = zeros(torch.bool), zeros(torch.float32), zeros(torch.float32)
        # After the last decision: who is asked next, and what is thought of it.
        self.last_seats = torch.zeros((len(groups), n), dtype=torch.uint8, device=device)
        self.last_values = torch.zeros((len(groups), n), device=device)
        self.last_points = torch.zeros((len(groups), n), device=device)
        decided = [*self.data.values(), self.actions, self.logp, self.values, self.points, self.own]
        ended = [self.done, self.results, self.final_points]
        each = [(t, g) for t in range(steps) for g in range(len(groups))]
        # Where the decision of a step goes, and what became of it; made once, because making them takes time.
        self.decided = {(t, g): [tensor[t, g] for tensor in decided] for t, g in each}
        self.ended = {(t, g): [tensor[t, g] for tensor in ended] for t, g in each}
        self.last = [[self.last_seats[g], self.last_values[g], self.last_points[g]] for g in range(len(groups))]
        self.advantages = Recorded(lambda: advantages(self, lam), device)


def half(like: torch.Tensor) -> AbstractContextManager:
    """Half precision on the device, whole on a processor."""
    return torch.autocast("cuda", dtype=torch.bfloat16) if like.is_cuda else nullcontext()


def masked(logits: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
    return logits.masked_fill(masks == 0, -1e9)


def advantages(roll: Rollout, lam: float) -> tuple[torch.Tensor, torch.Tensor]:
    """Per side: the chain of its own decisions, ended by the result (in its own eyes); for the result and the points."""
    values = torch.stack([roll.values.flatten(1), roll.points.flatten(1)])
    ends = torch.stack([roll.results.flatten(1), roll.final_points.flatten(1)])
    done, seats = roll.done.flatten(1), roll.data["seats"].flatten(1).long()
    last = torch.stack([roll.last_values.flatten(), roll.last_points.flatten()])
    signs = 1.0 - 2.0 * roll.last_seats.flatten().float()
    # Towards the US, whose seat is 0: kinds, games, seats.
    next_value = torch.stack([last * signs, -last * signs], dim=-1)
    next_adv = torch.zeros_like(next_value)
    out = torch.zeros_like(values)
    steps, n = done.shape
    for t in range(steps - 1, -1, -1):
        terminal = torch.stack([ends[:, t], -ends[:, t]], dim=-1)
        over = done[t][None, :, None]
        next_value = torch.where(over, terminal, next_value)
        next_adv = torch.where(over, torch.zeros_like(next_adv), next_adv)
        seat = seats[t][None, :, None].expand(2, n, 1)
        adv = next_value.gather(2, seat)[..., 0] - values[:, t] + lam * next_adv.gather(2, seat)[..., 0]
        out[:, t] = adv
        next_value = next_value.scatter(2, seat, values[:, t, :, None])
        next_adv = next_adv.scatter(2, seat, adv[..., None])
    return out[0], out[1]


class Lessons:
    """Passes over the decisions of an iteration, batch by batch, so that the next iteration can be played meanwhile."""

    def __init__(
        self, net: Net, magnet: Net, optimiser: torch.optim.Optimizer, roll: Rollout, args: argparse.Namespace
    ) -> None:
        self.net, self.magnet, self.optimiser, self.args = net, magnet, optimiser, args
        device = roll.values.device
        self.size = min(args.batch, roll.values.numel() // 2)
        self.flat = {
            name: torch.zeros((self.size, *tensor.shape[1:]), dtype=tensor.dtype, device=device)
            for name, tensor in self.parts(roll, roll.values, roll.points).items()
        }
        self.entropy_weight, self.mean, self.std = (torch.zeros((), device=device) for _ in range(3))
        self.sums = torch.zeros(len(LOGGED), device=device)
        self.variety = torch.tensor([VARIETY.get(i, 1.0) for i in range(LAYOUT["question"][1])], device=device)
        self.step = Recorded(self.learn, device.type)

    @staticmethod
    def parts(roll: Rollout, adv: torch.Tensor, adv_points: torch.Tensor) -> dict[str, torch.Tensor]:
        """What is learned from, a row for each decision."""
        return {name: tensor.flatten(0, 2) for name, tensor in roll.data.items()} | {
            "actions": roll.actions.flatten(),
            "logp": roll.logp.flatten(),
            "bots": roll.bots.flatten(),
            "adv": adv.flatten(),
            "target": (adv.flatten() + roll.values.flatten()).clamp(-1, 1),
            "target_points": (adv_points.flatten() + roll.points.flatten()).clamp(-1, 1),
        }

    def take(self, roll: Rollout, entropy_weight: float, means: dict) -> Iterator[float]:
        """Learns; gives the share that is done after each batch. `means` takes up what is logged when all are over."""
        part = self.parts(roll, *roll.advantages())
        own = roll.own.flatten().nonzero()[:, 0]
        every = part["adv"][own]
        self.mean.copy_(every.mean())
        self.std.copy_(every.std() + 1e-6)
        self.entropy_weight.fill_(entropy_weight)
        self.sums.zero_()
        batches, expected = 0, self.args.passes * (len(own) // self.size)
        for _ in range(self.args.passes):
            order = own[torch.randperm(len(own), device=own.device)]
            for at in range(0, len(order) - self.size + 1, self.size):
                pick = order[at : at + self.size]
                for name, tensor in part.items():
                    torch.index_select(tensor, 0, pick, out=self.flat[name])
                self.step()
                batches += 1
                yield batches / expected
        sums = (self.sums / max(1, batches)).tolist()
        means |= {name: round(x, 4) for name, x in zip(LOGGED, sums)}

    def learn(self) -> None:
        """One step of the optimiser on the batch that lies ready."""
        flat = self.flat
        self.optimiser.zero_grad(set_to_none=True)
        with half(flat["adv"]):
            logits, value, points, belief = self.net(flat["observations"])
            old = None
            if self.args.magnet > 0:
                with torch.no_grad():
                    old, _, _, _ = self.magnet(flat["observations"])
        logp_all = torch.log_softmax(masked(logits, flat["masks"]), dim=-1)
        prob = logp_all.exp()
        legal = flat["masks"] != 0
        zero = torch.zeros((), device=prob.device)
        spread = -torch.where(legal, prob * logp_all, zero).sum(-1)
        entropy = spread.mean()
        asked = (flat["observations"][:, QUESTION] > 0).float() @ self.variety
        varied = (spread * asked.clamp(min=1.0)).mean()
        below = torch.where(legal, logp_all.detach().amax(-1, keepdim=True) - logp_all - FORGOTTEN, zero)
        forgotten = (torch.relu(below).square().sum(-1) / legal.sum(-1)).mean()
        drift = zero
        if old is not None:
            old_all = torch.log_softmax(masked(old, flat["masks"]), dim=-1)
            drift = torch.where(legal, prob * (logp_all - old_all), zero).sum(-1).mean()
        logp = logp_all.gather(1, flat["actions"][:, None])[:, 0]
        ratio = (logp - flat["logp"]).exp()
        adv = (flat["adv"] - self.mean) / self.std
        policy = -torch.min(ratio * adv, ratio.clamp(0.8, 1.2) * adv).mean()
        value_loss = F.mse_loss(of_kind(value, flat["bots"]), flat["target"])
        points_loss = F.mse_loss(of_kind(points, flat["bots"]), flat["target_points"])
        # Beliefs only about cards that the player has not seen.
        first, last = UNSEEN[0], UNSEEN[-1] + 1
        unseen = flat["observations"][:, first:last:8] > 0
        belief_loss = F.binary_cross_entropy_with_logits(belief, flat["truths"].float(), reduction="none")
        belief_loss = (belief_loss * unseen).sum() / unseen.sum().clamp(min=1)
        loss = (
            policy
            + 0.5 * value_loss
            + 0.25 * points_loss
            + 0.05 * belief_loss
            - self.entropy_weight * varied
            + self.args.gap * forgotten
            + self.args.magnet * drift
        )
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
        self.optimiser.step()
        with torch.no_grad():
            clipped = ((ratio - 1).abs() > 0.2).float().mean()
            self.sums += torch.stack([policy, value_loss, points_loss, belief_loss, entropy, drift, clipped])
