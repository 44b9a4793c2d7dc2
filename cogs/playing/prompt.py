"""What a seat is asked, in words: the question, what to consider before."""

from collections.abc import Iterator

from bot.tables.scene import Question
from cogs.card import chosen
from cogs.playing import board
from cogs.playing.labels import Labels
from cogs.wording import until


def prompt(labels: Labels, question: Question) -> str:
    """The goal, the question with its deadline, what was chosen so far."""
    return "\n".join(_lines(labels, question))


def _lines(labels: Labels, question: Question) -> Iterator[str]:
    words, view = labels.words, labels.view
    yield f"## {board.goal(labels)}"
    yield words("playing-question-where", round=view.round, trick=view.trick, tricks=view.tricks)
    yield f"-# {board.goals(labels)}"
    yield board.prizes(labels)
    if board.is_last_trick(labels):
        yield words("playing-question-last", round=view.round)
    picked = chosen(question)
    asked = words("playing-card-change" if picked else f"playing-question-{question.decision.kind}")
    if picked:
        asked = f"{words('playing-card-answered', chosen=labels.chosen(picked[0]))} {asked}"
    yield until(words, asked, question.deadline)
