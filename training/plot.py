"""Pictures of a training log: python training/plot.py docs/training/log.jsonl docs/training"""

import json
import os
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402

HUMAN = {"vp": 0.431, "final-scoring": 0.29, "wargames": 0.149, "defcon": 0.117, "held-scoring-card": 0.014}


def main(log: str, out: str) -> None:
    rows = [json.loads(line) for line in open(log)]
    minutes = [row["seconds"] / 60 for row in rows]
    figure, axes = plt.subplots(2, 2, figsize=(11, 7), constrained_layout=True)
    axes[0][0].set_title("How self-play games end (dotted: people)")
    for ending, colour in zip(["vp", "final-scoring", "defcon", "held-scoring-card", "wargames"], ["C0", "C2", "C3", "C1", "C4"]):
        axes[0][0].plot(minutes, [row["endings"][ending] for row in rows], label=ending, color=colour)
        axes[0][0].axhline(HUMAN[ending], color=colour, linestyle=":", linewidth=0.8)
    axes[0][0].legend(fontsize=8)
    axes[0][1].set_title("Mean last turn (people: 8.33)")
    axes[0][1].plot(minutes, [row["turn"] for row in rows])
    axes[0][1].axhline(8.33, linestyle=":", color="grey")
    axes[1][0].set_title("Entropy of the policy, drift from the slow copy")
    axes[1][0].plot(minutes, [row["entropy"] for row in rows], label="entropy")
    axes[1][0].plot(minutes, [row["kl"] for row in rows], label="drift")
    axes[1][0].legend(fontsize=8)
    axes[1][1].set_title("Share of US wins; loss of the belief head")
    axes[1][1].plot(minutes, [row["us"] for row in rows], label="US wins")
    axes[1][1].plot(minutes, [row["belief"] for row in rows], label="belief loss")
    axes[1][1].legend(fontsize=8)
    for axis in axes.flat:
        axis.set_xlabel("minutes of training")
    figure.savefig(os.path.join(out, "curves.png"), dpi=90)


if __name__ == "__main__":
    main(*sys.argv[1:3])
