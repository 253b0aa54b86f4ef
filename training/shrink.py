"""Writes an exported network with 8 bits for a weight: half the size, and the same play.

    python training/shrink.py FROM TO
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "python"))
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import json  # noqa: E402

from net import Net, export, load  # noqa: E402


def main() -> None:
    source, target = sys.argv[1:]
    with open(source, "rb") as file:
        file.readline()
        head = json.loads(file.readline())
    net = Net(head["width"], head["blocks"])
    load(net, source)
    export(net, target, {"training": head.get("training", {}), "rules": head.get("rules", 1)}, small=True)


if __name__ == "__main__":
    main()
