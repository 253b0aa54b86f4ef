"""The arrays that a `VectorEnv` or a `GuerraFriaVectorEnv` fills, with a name for each."""

import numpy as np
import numpy.typing as npt

from . import ACTIONS, FEATURES, TRUTH, GuerraFria, GuerraFriaVectorEnv, VectorEnv


class Buffers:
    """One row for each of `n` games. They are written in place, so copy what is to be kept."""

    def __init__(self, n: int) -> None:
        #: What the asked player sees; see docs/encoding.md.
        self.observations: npt.NDArray[np.uint8] = np.zeros((n, FEATURES), np.uint8)
        #: 1 where an action is legal.
        self.masks: npt.NDArray[np.uint8] = np.zeros((n, ACTIONS), np.uint8)
        #: Who is asked: 0 the US, 1 the USSR.
        self.seats: npt.NDArray[np.uint8] = np.zeros(n, np.uint8)
        #: 1 where the step ended a game; the row then shows the first decision of the next one.
        self.done: npt.NDArray[np.uint8] = np.zeros(n, np.uint8)
        #: Where `done`: +1 the US won, −1 the USSR won, 0 a draw. Other rows keep what they held.
        self.results: npt.NDArray[np.float32] = np.zeros(n, np.float32)
        #: Where `done`: the points, positive for the US.
        self.points: npt.NDArray[np.float32] = np.zeros(n, np.float32)
        #: Where `done`: how it ended, an index into `detente.ENDINGS`.
        self.endings: npt.NDArray[np.uint8] = np.zeros(n, np.uint8)
        #: Where `done`: the turn in which it ended.
        self.turns: npt.NDArray[np.uint8] = np.zeros(n, np.uint8)
        #: 1 for each card that the asked player's enemy holds; for training beliefs, no part of any observation.
        self.truths: npt.NDArray[np.uint8] = np.zeros((n, TRUTH), np.uint8)

    def step(self, env: VectorEnv, actions: npt.NDArray[np.int32] | None = None) -> int:
        """Plays `actions` in `env` (none: only looks). Gives how many of them were illegal and replaced."""
        return env.step(
            actions,
            self.observations,
            self.masks,
            self.seats,
            self.done,
            self.results,
            self.points,
            self.endings,
            self.turns,
            self.truths,
        )


class GuerraFriaBuffers:
    """The same for games of Guerra Fría."""

    def __init__(self, n: int) -> None:
        #: What the asked player sees; see docs/encoding.md.
        self.observations: npt.NDArray[np.uint8] = np.zeros((n, GuerraFria.FEATURES), np.uint8)
        #: 1 where an action is offered.
        self.masks: npt.NDArray[np.uint8] = np.zeros((n, GuerraFria.ACTIONS), np.uint8)
        #: Who is asked: an index into `GuerraFria.SEATS`.
        self.seats: npt.NDArray[np.uint8] = np.zeros(n, np.uint8)
        #: 1 where the step ended a game; the row then shows the first decision of the next one.
        self.done: npt.NDArray[np.uint8] = np.zeros(n, np.uint8)
        #: Where `done`: a bit for each seat that won, the first seat's the lowest; 0 a draw. Other rows keep what they held.
        self.winners: npt.NDArray[np.uint8] = np.zeros(n, np.uint8)
        #: Where `done`: how many rounds were played.
        self.rounds: npt.NDArray[np.uint8] = np.zeros(n, np.uint8)

    def step(self, env: GuerraFriaVectorEnv, actions: npt.NDArray[np.int32] | None = None) -> int:
        """Plays `actions` in `env` (none: only looks). Gives how many of them were not offered and replaced."""
        return env.step(actions, self.observations, self.masks, self.seats, self.done, self.winners, self.rounds)
