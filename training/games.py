"""Games stepped on the cores while the device thinks: buffers, and one background step at a time."""

import time
from concurrent.futures import Future, ThreadPoolExecutor

import numpy as np
import torch

from detente import ACTIONS, FEATURES, VectorEnv

ENDINGS = ["vp", "defcon", "missile-crisis", "europe-control", "final-scoring", "wargames", "held-scoring-card"]


class Games:
    """A group of games with pinned buffers. `begin` starts a step, `wait` brings its rows to the device."""

    def __init__(
        self,
        n: int,
        seed: int,
        rules: list[str],
        threads: int,
        device: str,
        rivals: int = 0,
        rival: str = "greedy",
        as_us: float = 0.5,
        frozen: tuple[int, int] = (0, 0),
        setups: float = 0.0,
        sure: bool = False,
    ) -> None:
        self.env = VectorEnv(n, seed, rules, threads, rivals, rival, as_us, setups, sure)
        self.n, self.device, self.rivals = n, device, rivals
        #: Rows in which a frozen network plays one seat: from the first to before the second.
        self.frozen = frozen
        #: Where it plays the US (even rows), a result counts for us with its sign turned.
        self.frozen_signs = np.where(np.arange(*frozen) % 2 == 0, -1.0, 1.0)
        #: Which rows are of games against bots.
        self.bots = torch.arange(n, device=device) >= n - rivals
        # Where the rival is the US (seat 0), a result counts for us with its sign turned.
        self.rival_signs = np.where(self.env.rival_seats() == 0, -1.0, 1.0)[n - rivals :]
        pin = device != "cpu"
        shapes = {
            "observations": ((n, FEATURES), torch.uint8),
            "masks": ((n, ACTIONS), torch.uint8),
            "seats": ((n,), torch.uint8),
            "done": ((n,), torch.uint8),
            "results": ((n,), torch.float32),
            "points": ((n,), torch.float32),
            "endings": ((n,), torch.uint8),
            "turns": ((n,), torch.uint8),
            "truths": ((n, 114), torch.uint8),
        }
        self.host = {name: torch.zeros(shape, dtype=dtype, pin_memory=pin) for name, (shape, dtype) in shapes.items()}
        self.arrays = {name: tensor.numpy() for name, tensor in self.host.items()}
        self.rows = {name: torch.zeros_like(tensor, device=device) for name, tensor in self.host.items()}
        self.pool = ThreadPoolExecutor(1)
        self.future: Future | None = None
        self.illegal = 0
        #: Seconds that the cores had work.
        self.busy = 0.0
        self.stats = fresh_stats()
        self.begin(None)

    def begin(self, actions: np.ndarray | None) -> None:
        self.future = self.pool.submit(self.step, actions)

    def step(self, actions: np.ndarray | None) -> int:
        start = time.time()
        illegal = self.env.step(actions, *self.arrays.values())
        self.busy += time.time() - start
        return illegal

    def wait(self) -> None:
        self.illegal += self.future.result()
        done = self.arrays["done"].astype(bool)
        if done.any():
            stats = self.stats
            stats["games"] += int(done.sum())
            stats["turns"] += int(self.arrays["turns"][done].sum())
            stats["us"] += int((self.arrays["results"][done] > 0).sum())
            stats["draws"] += int((self.arrays["results"][done] == 0).sum())
            stats["endings"] += np.bincount(self.arrays["endings"][done], minlength=len(ENDINGS))
            theirs = done[self.n - self.rivals :]
            own = (self.arrays["results"][self.n - self.rivals :] * self.rival_signs)[theirs]
            as_us = self.rival_signs[theirs] > 0
            ends = self.arrays["endings"][self.n - self.rivals :][theirs]
            stats["rival_games"] += len(own)
            stats["rival_score"] += float((own + 1).sum() / 2)
            stats["rival_games_as_us"] += int(as_us.sum())
            stats["rival_score_as_us"] += float((own[as_us] + 1).sum() / 2)
            stats["rival_losses"] += np.bincount(ends[own < 0], minlength=len(ENDINGS))
            theirs = done[slice(*self.frozen)]
            own = (self.arrays["results"][slice(*self.frozen)] * self.frozen_signs)[theirs]
            stats["frozen_games"] += len(own)
            stats["frozen_score"] += float((own + 1).sum() / 2)
        for name, tensor in self.rows.items():
            tensor.copy_(self.host[name], non_blocking=True)

    def take_stats(self) -> dict:
        stats, self.stats = self.stats, fresh_stats()
        return stats


def fresh_stats() -> dict:
    counts = {"games": 0, "turns": 0, "us": 0, "draws": 0}
    counts |= {"rival_games": 0, "rival_score": 0.0, "rival_games_as_us": 0, "rival_score_as_us": 0.0}
    counts |= {"frozen_games": 0, "frozen_score": 0.0}
    return counts | {name: np.zeros(len(ENDINGS), dtype=np.int64) for name in ("endings", "rival_losses")}
