"""Détente for Python: the rules of two Cold War games, and environments to learn them.

* `Twilight` and `GuerraFria`: the games, as plain values; `Record`: whole games as text.
* `review`: by what a game was decided.
* `VectorEnv` (and `detente.vector.Buffers`): thousands of games of Twilight Struggle stepped at once;
  `GuerraFriaVectorEnv` (and `detente.vector.GuerraFriaBuffers`): the same for Guerra Fría.
* `detente.aec`: a PettingZoo environment; `detente.gym_env`: a Gymnasium environment against a bot.
* `python -m detente.bench`: how fast it is here.

Words, positions and records are described in docs/notation.md, observations and action numbers in docs/encoding.md.
"""

from ._native import (
    ACTIONS,
    ENCODING,
    ENDINGS,
    FEATURES,
    LAYOUT,
    ONE,
    SCALARS,
    TRUTH,
    GuerraFria,
    GuerraFriaBot,
    GuerraFriaVectorEnv,
    GuerraFriaView,
    Record,
    Rng,
    Twilight,
    TwilightBot,
    TwilightView,
    VectorEnv,
    action_number,
    action_word,
)
from .review import review

__all__ = [
    "ACTIONS",
    "ENCODING",
    "ENDINGS",
    "FEATURES",
    "LAYOUT",
    "ONE",
    "SCALARS",
    "TRUTH",
    "GuerraFria",
    "GuerraFriaBot",
    "GuerraFriaVectorEnv",
    "GuerraFriaView",
    "Record",
    "Rng",
    "Twilight",
    "TwilightBot",
    "TwilightView",
    "VectorEnv",
    "action_number",
    "action_word",
    "review",
]
