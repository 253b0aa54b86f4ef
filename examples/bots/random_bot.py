#!/usr/bin/env python3
"""A bot for Détente that plays at random, through the engine protocol (docs/engine-protocol.md).

Standard library only. Try it:

    detente sim twilight --seats "us=greedy,ussr=exec:python3 examples/bots/random_bot.py" --games 4

To make it better, write `choose`: it is given the view of its own side as key=value pairs and the legal actions.
"""

import random
import sys


def choose(view, legal, rng):
    """One of the words in `legal`. `view` holds what this side knows, e.g. view["defcon"]."""
    return rng.choice(legal)


def say(line):
    print(line, flush=True)


def main():
    rng = random.Random()
    view, legal = {}, []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "detente":
            say("id name random_bot.py")
            say("id author the Détente project")
            say("option seed type spin default 0 min 0 max 4294967295")
            say("detenteok 1")
        elif word == "setoption":
            name, _, value = rest.partition(" ")
            if name == "seed":
                rng.seed(int(value))
        elif word == "isready":
            say("readyok")
        elif word == "newgame":
            view, legal = {}, []
        elif word == "view":
            # Words without "=" (as in the views of other games) are kept under their own name.
            view = dict(pair.partition("=")[::2] for pair in rest.split())
        elif word == "legal":
            legal = rest.split()
        elif word == "go":
            if legal:
                say(f"info string {len(legal)} legal actions")
                say(f"bestaction {choose(view, legal, rng)}")
            else:
                say("info string nothing to decide")
        elif word == "quit":
            break
        # Everything else is left alone, as the protocol asks.


if __name__ == "__main__":
    main()
