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
from net import Net, load  # noqa: E402


def main(weights: str, path: str) -> None:
    """Bytes in; out comes what `Net.forward` gives."""
    with open(weights, "rb") as file:
        file.readline()
        head = json.loads(file.readline())
    net = Net(head["width"], head["blocks"])
    load(net, weights)
    names = ["policy", "result", "points", "belief"]
    axes = {name: {0: "rows"} for name in ["observations", *names]}
    torch.onnx.export(
        net.eval(),
        (torch.zeros((1, FEATURES), dtype=torch.uint8),),
        path,
        input_names=["observations"],
        output_names=names,
        dynamic_axes=axes,
        opset_version=14,
    )


if __name__ == "__main__":
    main(*sys.argv[1:3])
