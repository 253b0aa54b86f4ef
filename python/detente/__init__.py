"""Détente for Python: the rules of two Cold War games, and environments to learn them."""

from ._native import ACTIONS, ENCODING, FEATURES, ONE, VectorEnv

__all__ = ["ACTIONS", "ENCODING", "FEATURES", "ONE", "VectorEnv"]
