"""The network: one trunk for both sides, heads for the policy, the result, the points and the enemy's hand.

Result and points are told twice, for games against equals and for games against bots: one head could not tell them apart
and would be too hopeful in the first and too timid in the second.
"""

import json
from typing import NamedTuple

import numpy as np
import torch
from torch import nn

from detente import ACTIONS, ENCODING, FEATURES, ONE, GuerraFria, Twilight

CARDS = 114


class Sizes(NamedTuple):
    """What a network must know of a game: bytes of an observation, actions, hidden things to believe something about, and
    the versions of encoding and rules.
    """

    features: int
    actions: int
    hidden: int
    encoding: int
    rules: int


TWILIGHT = Sizes(FEATURES, ACTIONS, CARDS, ENCODING, Twilight.RULES)
#: Nothing is believed, and there are no points: their weights stay zero.
GUERRA_FRIA = Sizes(GuerraFria.FEATURES, GuerraFria.ACTIONS, 0, GuerraFria.ENCODING, GuerraFria.RULES)
#: Columns of the result and of the points: against itself and past selves, against bots.
EQUALS, BOTS = 0, 1
#: What tells result and points.
VALUES = ("value.weight", "value.bias")


class Block(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.one = nn.Linear(width, width)
        self.two = nn.Linear(width, width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + self.two(torch.relu(self.one(self.norm(x))))


class Net(nn.Module):
    def __init__(self, width: int = 512, blocks: int = 4, sizes: Sizes = TWILIGHT) -> None:
        super().__init__()
        self.width, self.sizes = width, sizes
        self.entry = nn.Linear(sizes.features, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, sizes.actions)
        # Chance of winning (tanh) and final points in twenties, against equals and the same against bots; the enemy's hand.
        self.value = nn.Linear(width, 4)
        self.belief = nn.Linear(width, sizes.hidden) if sizes.hidden else None
        for block in self.blocks:
            nn.init.zeros_(block.two.weight)
            nn.init.zeros_(block.two.bias)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.policy.bias)
        if not sizes.hidden:
            with torch.no_grad():
                self.value.weight[1::2] = 0
                self.value.bias[1::2] = 0

    def forward(self, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor | None]:
        """Observations are bytes. Gives logits, result in -1..1, points in twenties, logits of the enemy's hand (if any).

        Result and points have a column for equals and one for bots.
        """
        x = observations.to(self.entry.weight.dtype if not torch.is_autocast_enabled() else torch.bfloat16) / ONE
        x = self.entry(x)
        for block in self.blocks:
            x = block(x)
        x = torch.relu(self.norm(x))
        value = self.value(x).float()
        belief = None if self.belief is None else self.belief(x).float()
        return self.policy(x).float(), torch.tanh(value[:, 0::2]), value[:, 1::2], belief


def export(net: Net, path: str, note: dict, small: bool = False) -> None:
    """Writes what the program reads: a line of text, a line of JSON, then numbers. Of the values only those against equals:
    the program does not know whom it plays. A small file has 8 bits for a weight (`crates/net/src/file.rs`).
    """
    state = {name: tensor[:2] if name in VALUES else tensor for name, tensor in net.state_dict().items()}
    tensors = [(name, tensor.detach().float().cpu().numpy()) for name, tensor in state.items()]
    head = {
        "encoding": net.sizes.encoding,
        "rules": net.sizes.rules,
        "features": net.sizes.features,
        "actions": net.sizes.actions,
        "width": net.width,
        "blocks": len(net.blocks),
        "small": small,
        "tensors": [[name, list(array.shape)] for name, array in tensors],
        **note,
    }
    with open(path, "wb") as file:
        file.write(b"detente-net 1\n")
        file.write(json.dumps(head).encode() + b"\n")
        for name, array in tensors:
            if small and is_small(name, array.shape):
                inputs, outputs = scales(array)
                whole = np.rint(array / (inputs * outputs[:, None])).clip(-127, 127)
                for part in (inputs.astype("<f4"), outputs.astype("<f4"), whole.astype("i1")):
                    file.write(part.tobytes())
            else:
                file.write(array.astype("<f2").tobytes())


def is_small(name: str, shape: tuple | list) -> bool:
    """Has this tensor 8 bits for a weight in a small file?"""
    return len(shape) == 2 and name != "value.weight"


def scales(weights: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The scales of inputs and outputs, as the program chooses them (`crates/net/src/layer.rs`)."""

    def some(greatest: np.ndarray) -> np.ndarray:
        return np.where(greatest > 0, greatest, 1.0)

    sizes = np.abs(weights)
    roots = np.sqrt(some(sizes.max(axis=0)))
    outputs = some((sizes / roots).max(axis=1)) / 127
    inputs = some((sizes / outputs[:, None]).max(axis=0)) / 127
    return inputs, outputs


def load(net: Net, path: str) -> dict:
    """Reads an exported network back; gives its note."""
    with open(path, "rb") as file:
        if file.readline() != b"detente-net 1\n":
            raise ValueError(f"{path} is not an exported network")
        head = json.loads(file.readline())
        state = {}
        for name, shape in head["tensors"]:
            count = int(np.prod(shape))
            if head.get("small") and is_small(name, shape):
                outputs, inputs = shape
                scale = np.frombuffer(file.read(4 * (inputs + outputs)), dtype="<f4")
                whole = np.frombuffer(file.read(count), dtype="i1").reshape(shape)
                array = whole * (scale[:inputs] * scale[inputs:, None])
            else:
                array = np.frombuffer(file.read(2 * count), dtype="<f2").astype(np.float32)
            state[name] = torch.from_numpy(array.astype(np.float32).reshape(shape).copy())
    take_over(net, state, path)
    return head


def take_over(net: Net, state: dict[str, torch.Tensor], source: str) -> None:
    """Takes weights over. Blocks that they do not have begin by doing nothing, as in a new network; values that do not
    tell bots from equals hold for both.
    """
    if state["entry.weight"].shape != net.entry.weight.shape:
        raise SystemExit(f"the network in {source} has another width or another encoding")
    missing, unknown = net.load_state_dict(for_both(state), strict=False)
    if unknown or not all(name.startswith("blocks.") for name in missing):
        raise SystemExit(f"the network in {source} is of another kind")


def for_both(tensors: dict[str, torch.Tensor], dim: int = 0) -> dict[str, torch.Tensor]:
    """With one result and one points in dimension `dim` of the values: the same for equals and for bots."""
    alone = {name: tensors[name] for name in VALUES if name in tensors and tensors[name].shape[dim] == 2}
    return tensors | {name: torch.cat([tensor, tensor], dim) for name, tensor in alone.items()}


def of_kind(both: torch.Tensor, bots: torch.Tensor) -> torch.Tensor:
    """Of result or points the column of each row's kind of game."""
    return torch.where(bots, both[:, BOTS], both[:, EQUALS])
