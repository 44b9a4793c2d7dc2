"""What a seat is asked, in words: the question with its deadline."""

from collections.abc import Iterator

from bot.tables.scene import Question
from cogs.crazy.labels import Labels
from cogs.orders import coming
from cogs.wording import until
from games.kit.asks import Decision


def prompt(labels: Labels, question: Question) -> str:
    """The question, and what a standing order is about to answer."""
    return "\n".join(_lines(labels, question))


def _lines(labels: Labels, question: Question) -> Iterator[str]:
    words, decision = labels.words, question.decision
    facts = labels.spoken(decision.about)
    asked = words(f"crazy-question-{decision.kind}{_manner(labels, decision)}", **facts)
    yield until(words, asked, question.deadline)
    if question.coming is not None:
        chosen = labels.chosen(question.coming.choice[0])
        yield coming(labels.scene, words, question.coming, chosen)


def _manner(labels: Labels, decision: Decision) -> str:
    """A question without a real choice says so: nothing to lay, or nothing but face-down piles."""
    if decision.kind == "act" and not any(one.kind == "lay" for one in decision.options):
        return "-bare"
    view = labels.view
    blind = decision.kind == "draw_first" and not view.first and not view.second
    return "-blind" if blind else ""
