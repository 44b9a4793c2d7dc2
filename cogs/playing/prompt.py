"""What a seat is asked, in words: the title of its card, the question, what to consider before."""

from collections.abc import Iterator

from bot.tables.scene import Question
from cogs.playing import board
from cogs.playing.labels import Labels, read_option
from cogs.wording import moment
from games.kit.asks import Option


def title(labels: Labels, question: Question | None) -> str:
    """A few words, first on the card: they are what a notification shows."""
    kind = "none" if question is None or question.settled else question.decision.kind
    return labels.words(f"playing-title-{kind}", goal=labels.view.goal or 0)


def prompt(labels: Labels, question: Question) -> str:
    """The goal, the question with its deadline, what was chosen so far."""
    return "\n".join(_lines(labels, question))


def _lines(labels: Labels, question: Question) -> Iterator[str]:
    words, view = labels.words, labels.view
    yield f"## {board.goal(labels)}"
    yield words("playing-question-where", round=view.round, trick=view.trick, tricks=view.tricks)
    yield board.prizes(labels)
    if board.is_last_trick(labels):
        yield words("playing-question-last", round=view.round)
    picked = chosen(question)
    if picked:
        yield words("playing-card-answered", chosen=labels.chosen(picked[0]))
    asked = words("playing-card-change" if picked else f"playing-question-{question.decision.kind}")
    if question.deadline is None:
        yield asked
    else:
        yield words("playing-deadline", text=asked, when=moment(question.deadline))


def chosen(question: Question) -> tuple[Option, ...]:
    """What the seat has chosen and may still change."""
    if not question.settled or not question.chosen:
        return ()
    return (read_option(question.chosen),)
