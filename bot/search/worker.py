"""The process that searches: `python -m bot.search.worker`, for searcher.py alone.

It reads a question, answers it, reads the next one. When there is nobody left to ask, also because
the bot was killed, its input ends, and so does it.
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
"""What goes before every question and every answer."""


class SearchQuestion(NamedTuple):
    """All that a search is about."""

    house: type[Searching]
    budget: int
    view: Any
    decision: Decision
    seed: int


class SearchAnswer(NamedTuple):
    """The choice and how long it took; or where the search broke."""

    choice: Choice | None
    seconds: float
    broke: str = ""


def packed(message: SearchQuestion | SearchAnswer) -> bytes:
    """As it goes through a pipe."""
    content = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(content)) + content


def answer(question: SearchQuestion) -> SearchAnswer:
    """Search."""
    began = perf_counter()
    house = question.house(question.budget)
    choice = house.choose(question.view, question.decision, Random(question.seed))
    return SearchAnswer(choice, perf_counter() - began)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Until nobody asks any more."""
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        content = questions.read(*LENGTH.unpack(head))
        try:
            found = answer(pickle.loads(content))
        except Exception as error:  # noqa: BLE001 - the other side says so; the next one may do
            where = traceback.extract_tb(error.__traceback__)[-1]
            name = type(error).__name__
            found = SearchAnswer(None, 0.0, f"{name} in {where.filename}, line {where.lineno}")

        answers.write(packed(found))
        answers.flush()


def main() -> None:
    """Ctrl+C is for the bot, which ends this when it has finished."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr
    try:
        serve(sys.stdin.buffer, answers)
    except BrokenPipeError:  # the bot is gone, and wants to know no more
        os._exit(0)


if __name__ == "__main__":
    # Under its own name: what is packed here is unpacked by those who import it.
    from bot.search import worker

    worker.main()
