"""What a seat is asked, in words: the title of its card and the question with its deadline."""

from collections.abc import Iterator

from bot.tables.scene import Question
from cogs.crazy.labels import Labels
from cogs.orders import coming
from cogs.wording import moment


def title(labels: Labels, question: Question | None) -> str:
    """A few words, first on the card: they are what a notification shows."""
    kind = "none" if question is None else question.decision.kind
    return labels.words(f"crazy-title-{kind}")


def prompt(labels: Labels, question: Question) -> str:
    """The question, and what a standing order is about to answer."""
    return "\n".join(_lines(labels, question))


def _lines(labels: Labels, question: Question) -> Iterator[str]:
    words, decision = labels.words, question.decision
    facts = labels.spoken(decision.about)
    asked = words(f"crazy-question-{decision.kind}", **facts)
    if question.deadline is not None:
        asked = words("crazy-deadline", text=asked, when=moment(question.deadline))
    yield asked
    if question.coming is not None:
        chosen = labels.chosen(question.coming.choice[0])
        yield coming(labels.scene, words, question.coming, chosen)
