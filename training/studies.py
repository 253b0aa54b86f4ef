"""Games in which every decision is searched with the network before it is taken, and the lessons that come of it."""

import time
from concurrent.futures import Future, ThreadPoolExecutor

import numpy as np
import torch

from detente import ACTIONS, FEATURES, REPLY, StudyEnv
from learn import Found, half
from net import Net
from recorded import Recorded

class Studies:
    """A group of studied games with pinned buffers. `begin` starts a round, `answer` takes what it asks."""

    def __init__(self, n: int, seed: int, rules: list[str], walks: int, device: str, net: Net, found: Found, **seats) -> None:
        self.env = StudyEnv(n, seed, rules, walks, **seats)
        self.net, self.found = net, found
        seat = self.env.rival_seats()
        # A result counts for the US; for us it does where the rival is the USSR.
        self.signs = np.where(seat == 1, 1.0, np.where(seat == 0, -1.0, 0.0))
        shapes = {
            "replies": ((n, REPLY), torch.float32),
            "questions": ((n, FEATURES), torch.uint8),
            "ready": ((n,), torch.uint8),
            "observations": ((n, FEATURES), torch.uint8),
            "masks": ((n, ACTIONS), torch.uint8),
            "lessons": ((n, ACTIONS), torch.float32),
            "done": ((n,), torch.uint8),
            "results": ((n,), torch.float32),
        }
        pin = device != "cpu"
        self.host = {name: torch.zeros(shape, dtype=dtype, pin_memory=pin) for name, (shape, dtype) in shapes.items()}
        self.arrays = {name: tensor.numpy() for name, tensor in self.host.items()}
        self.questions = torch.zeros_like(self.host["questions"], device=device)
        self.reply = Recorded(self.think, device)
        self.pool = ThreadPoolExecutor(1)
        #: Seconds that the cores had work.
        self.busy = 0.0
        self.stats = {"lessons": 0, "games": 0, "score": 0.0}
        self.env.ask(self.arrays["questions"])
        self.future: Future = self.pool.submit(lambda: None)

    def is_waiting(self) -> bool:
        return self.future.done()

    @torch.no_grad()
    def think(self) -> torch.Tensor:
        with half(self.questions):
            logits, result, _, belief = self.net(self.questions)
        return torch.cat([logits, belief, result[:, :1]], dim=1).float()

    def go_on(self) -> None:
        """Takes the lessons of the round that is over, answers its questions and begins the next."""
        self.future.result()
        self.collect()
        self.questions.copy_(self.host["questions"], non_blocking=True)
        self.host["replies"].copy_(self.reply())
        self.future = self.pool.submit(self.round)

    def round(self) -> None:
        start = time.time()
        self.env.round(*self.arrays.values())
        self.busy += time.time() - start

    def collect(self) -> None:
        ready = np.flatnonzero(self.arrays["ready"])
        if len(ready) > 0:
            self.found.add({name: torch.from_numpy(self.arrays[name][ready]) for name in self.found.rows})
        ended = np.flatnonzero((self.arrays["done"] != 0) & (self.signs != 0))
        self.stats["lessons"] += len(ready)
        self.stats["games"] += len(ended)
        self.stats["score"] += float((self.arrays["results"][ended] * self.signs[ended] + 1).sum() / 2)

    def take_stats(self) -> dict:
        stats, self.stats = self.stats, {"lessons": 0, "games": 0, "score": 0.0}
        return stats


def study_line(stats: list[dict]) -> dict | None:
    """How many lessons there were, and how those who took them played against the rivals."""
    lessons, games = sum(s["lessons"] for s in stats), sum(s["games"] for s in stats)
    if lessons == 0:
        return None
    return {"lessons": lessons, "games": games, "score": round(sum(s["score"] for s in stats) / max(1, games), 4)}
