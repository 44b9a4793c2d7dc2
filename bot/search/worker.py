"""The search worker: `python -m bot.search.worker`, which only searcher.py starts.

The worker is a process beside the bot. It reads a question from standard input, writes the answer
to standard output, and repeats this. If the bot ends or is killed, the input ends, and then the
worker ends too.
"""

import os
import pickle
import signal
import sys
import traceback
from random import Random
from struct import Struct
from time import perf_counter
from typing import Any, BinaryIO, NamedTuple

from games.engine.asks import Choice, Decision
from games.engine.house import Searching

LENGTH = Struct("!I")
"""The length of a message in bytes, which is sent before the message."""


class SearchQuestion(NamedTuple):
    """A search that the worker should run.

    Args:
        house: The class of the house player (`Searching` in games/engine/house.py).
        budget: How many times the search plays the game out on trial.
        view: What the seat may know of the game.
        decision: What the seat is asked.
        seed: The seed of the search's random numbers.
    """

    house: type[Searching]
    budget: int
    view: Any
    decision: Decision
    seed: int


class SearchAnswer(NamedTuple):
    """The result of a search.

    Args:
        choice: The choice; None if the search failed.
        seconds: How long it took.
        error: The error and the line of code where the search failed; "" if it did not.
    """

    choice: Choice | None
    seconds: float
    error: str = ""


def pack(message: SearchQuestion | SearchAnswer) -> bytes:
    """Return a message as it is sent through the pipe: its length, then its pickle."""
    content = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(content)) + content


def answer(question: SearchQuestion) -> SearchAnswer:
    """Run a search and measure it."""
    began = perf_counter()
    house = question.house(question.budget)  # a house player with this budget
    choice = house.choose(question.view, question.decision, Random(question.seed))
    return SearchAnswer(choice, perf_counter() - began)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until the input ends."""
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        content = questions.read(*LENGTH.unpack(head))
        try:
            result = answer(pickle.loads(content))
        except Exception as error:  # noqa: BLE001 - the bot logs it; the next search may work
            # Only the place in the code, because the text of an error could hold data of the game
            # (rule 2 in __init__.py).
            where = traceback.extract_tb(error.__traceback__)[-1]
            name = type(error).__name__
            result = SearchAnswer(None, 0.0, f"{name} in {where.filename}, line {where.lineno}")

        answers.write(pack(result))
        answers.flush()


def main() -> None:
    """Serve the bot on standard input and output."""
    # Ctrl-C reaches all processes of the terminal. Only the bot handles it, and then ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # so that a `print` in a game cannot break the messages
    try:
        serve(sys.stdin.buffer, answers)
    except BrokenPipeError:  # the bot has ended, so no answer is needed
        os._exit(0)


if __name__ == "__main__":
    # A pickle names the module of a class. This module runs as `__main__`, and the bot could not
    # find its classes under this name. So the module is imported again under its own name.
    from bot.search import worker

    worker.main()
