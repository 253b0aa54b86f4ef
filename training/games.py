"""Games stepped on the cores while the device thinks: buffers, and one background step at a time."""

from concurrent.futures import Future, ThreadPoolExecutor

import numpy as np
import torch

from detente import ACTIONS, FEATURES, VectorEnv

ENDINGS = ["vp", "defcon", "missile-crisis", "europe-control", "final-scoring", "wargames", "held-scoring-card"]


class Games:
    """A group of games with pinned buffers. `begin` starts a step, `wait` gives the rows on the device."""

    def __init__(self, n: int, seed: int, rules: list[str], threads: int, device: str) -> None:
        self.env = VectorEnv(n, seed, rules, threads)
        self.n, self.device = n, device
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
        self.pool = ThreadPoolExecutor(1)
        self.future: Future | None = None
        self.illegal = 0
        self.stats = {"games": 0, "turns": 0, "us": 0, "draws": 0, "endings": np.zeros(len(ENDINGS), dtype=np.int64)}
        self.begin(None)

    def begin(self, actions: np.ndarray | None) -> None:
        self.future = self.pool.submit(self.env.step, actions, *self.arrays.values())

    def wait(self) -> dict[str, torch.Tensor]:
        self.illegal += self.future.result()
        done = self.arrays["done"].astype(bool)
        if done.any():
            stats = self.stats
            stats["games"] += int(done.sum())
            stats["turns"] += int(self.arrays["turns"][done].sum())
            stats["us"] += int((self.arrays["results"][done] > 0).sum())
            stats["draws"] += int((self.arrays["results"][done] == 0).sum())
            stats["endings"] += np.bincount(self.arrays["endings"][done], minlength=len(ENDINGS))
        return {name: tensor.to(self.device, non_blocking=True) for name, tensor in self.host.items()}

    def take_stats(self) -> dict:
        stats = self.stats
        self.stats = {"games": 0, "turns": 0, "us": 0, "draws": 0, "endings": np.zeros(len(ENDINGS), dtype=np.int64)}
        return stats
