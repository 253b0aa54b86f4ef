"""Pictures of a training log and of the calibration on games between people:

    python training/plot.py docs/training/log.jsonl docs/training
    cargo run --release -p detente-learned --example measure -- calibrate LOG… > docs/training/calibration.jsonl

The second file, if it is there, becomes a picture too.
"""

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
    figure, axes = plt.subplots(3, 2, figsize=(11, 10), constrained_layout=True)
    axes[0][0].set_title("How the games of the training end (dotted: people)")
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
    against = [(minute, row["rival"]) for minute, row in zip(minutes, rows) if row.get("rival")]
    axes[2][0].set_title("Share of points against bots, moves sampled")
    axes[2][0].plot([minute for minute, _ in against], [rival["score"] for _, rival in against], marker="o")
    axes[2][0].set_ylim(0, 1)
    axes[2][1].set_title("Share of games against bots lost in a way")
    for ending, colour in zip(["vp", "final-scoring", "europe-control", "defcon", "held-scoring-card"], ["C0", "C2", "C5", "C3", "C1"]):
        share = [rival["losses"][ending] for _, rival in against]
        axes[2][1].plot([minute for minute, _ in against], share, marker="o", label=ending, color=colour)
    axes[2][1].legend(fontsize=8)
    for axis in axes.flat:
        axis.set_xlabel("minutes of training")
    figure.savefig(os.path.join(out, "curves.png"), dpi=90)
    if os.path.exists(os.path.join(out, "calibration.jsonl")):
        calibration(os.path.join(out, "calibration.jsonl"), os.path.join(out, "calibration.png"))


def calibration(path: str, out: str) -> None:
    """The chance to win that the network gave, beside how often it came true; larger points stand for more decisions."""
    rows = [json.loads(line) for line in open(path)]
    figure, axis = plt.subplots(figsize=(6, 5.5), constrained_layout=True)
    axis.plot([0, 1], [0, 1], color="grey", linestyle=":")
    for war, colour in [("early", "C0"), ("mid", "C1"), ("late", "C2")]:
        of = [row for row in rows if row["war"] == war]
        x, y = [row["chance"] for row in of], [row["won"] for row in of]
        axis.plot(x, y, color=colour, linewidth=0.8)
        axis.scatter(x, y, s=[8 + row["decisions"] / 2 for row in of], color=colour, alpha=0.7, label=f"{war} war")
    axis.set_xlabel("chance to win that the network gives")
    axis.set_ylabel("share of games won")
    axis.legend(fontsize=9)
    figure.savefig(out, dpi=90)


if __name__ == "__main__":
    main(*sys.argv[1:3])
