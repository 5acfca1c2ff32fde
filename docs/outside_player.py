#!/usr/bin/env python3
"""A player for Onze that chooses at random: a place to begin.

onze arena chifootmi --players "exec:python3 docs/outside_player.py,random" --games 4
onze play shoot --against "exec:python3 docs/outside_player.py"

The agreement is in docs/outside-players.md. Write your own `choose`, and leave the rest as it is.
"""

import json
import random
import sys


def choose(match, question):
    """One of the choices, as it is written. `match` is what was told at the start, `question` what is asked now."""
    if match["game"] == "shoot" and "ball goal" in question["choices"]:
        return "ball goal"
    return random.choice(question["choices"])


def main():
    match = None
    for line in sys.stdin:
        told = json.loads(line)
        if told["say"] == "match":
            match = told
            answer = "ready"
        else:
            answer = choose(match, told)
        # One line for each line that was told, and at once: what waits in a buffer is not heard.
        print(answer, flush=True)


if __name__ == "__main__":
    main()
