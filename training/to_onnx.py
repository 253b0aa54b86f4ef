"""The network of a weights file as ONNX, for other programs:

    python training/to_onnx.py crates/learned/weights/learned.net learned.onnx

The program itself reads the weights file: its own loop over them leaves out the inputs that are zero, which are most,
and has nothing to install.
"""

import json
import os
import sys

import torch

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "python"))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from detente import FEATURES  # noqa: E402
from net import EQUALS, Net, load  # noqa: E402


class AgainstEquals(torch.nn.Module):
    """What the program reads of the network: one result and one number of points a row, both against equals."""

    def __init__(self, net: Net) -> None:
        super().__init__()
        self.net = net

    def forward(self, observations: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
        policy, result, points, belief = self.net(observations)
        return policy, result[:, EQUALS], points[:, EQUALS], belief


def main(weights: str, path: str) -> None:
    """Bytes in; out come the policy, result and points against equals, and the belief."""
    with open(weights, "rb") as file:
        file.readline()
        head = json.loads(file.readline())
    net = Net(head["width"], head["blocks"])
    load(net, weights)
    names = ["policy", "result", "points", "belief"]
    axes = {name: {0: "rows"} for name in ["observations", *names]}
    torch.onnx.export(
        AgainstEquals(net).eval(),
        (torch.zeros((1, FEATURES), dtype=torch.uint8),),
        path,
        input_names=["observations"],
        output_names=names,
        dynamic_axes=axes,
        opset_version=14,
    )


if __name__ == "__main__":
    main(*sys.argv[1:3])
