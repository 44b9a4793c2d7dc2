"""Draws the private card: recent news of its seat, its base and hand, and the open question.

A group with its attachments is a stack, and a base is all stacks of a seat; the middle holds the
stacks of no seat (owner NOBODY). A player builds a turn or an answer in several steps: each step is
a question of its own kind, and '' stands for no question. Step `inbox` belongs to the event Leaked
Inbox: the player looks at another hand. A fact is a named value of a question; `labels.spoken` puts
facts into words. Numbers such as PO-49 are those of games/political/RULES.md.
"""

from collections.abc import Iterable, Iterator, Sequence

from bot.pages.page import Block, Image, Line, Live, Page, Text
from bot.tables.scene import Question
from bot.tables.table import Status
from cogs.orders import coming
from cogs.pages import (
    card_page,
    card_title,
    fate,
    require,
    small_print,
    texts,
    times,
    until,
    waiting,
)
from cogs.plain import tip_texts
from cogs.political import battle, board, hand, signs, story
from cogs.political.controls import controls
from cogs.political.labels import Labels, number, of_card, sorted_stacks
from cogs.political.tips import LOOKS
from games.engine.asks import Decision, Seat
from games.political.field import lawyers_in_base
from games.political.stacks import Stack, card, is_group, nature, read_stack, score
from games.political.state import Battle, Helper
from games.political.view import OwnView
from games.political.vocabulary import NOBODY, WINGS

NEWS = 3  # the most news on a card
NEWS_ASKED = 1  # the most news above a question with a picture, which shows the results anyway
FIRST_STEPS = frozenset({"", "turn", "answer", "reraise", "lose", "inbox"})
"""The first steps of a turn or an answer. At a later step the player has read the news already."""
ONLY_GROUPS = frozenset({"target", "answer"})
"""Steps for which only the groups of the hand are shown.

Other cards are of no use in these steps, or are in a menu below.
"""
NAMED = 3  # the most stacks of the player's base that are shown by name, the strongest ones
EXPLAINED = 8
"""The most effects that are explained at once. A hand with more is shown as a list."""


def page(labels: Labels) -> Page:
    """Return the card of the scene's viewer."""
    own = require(labels.view.own)
    if labels.scene.status is Status.OVER:
        return card_page(labels, card_title(labels), [Text(fate(labels, own.seat))])

    news = _news(labels, own)
    news_blocks = [Live(news)] if news else []
    body = (*news_blocks, *_holding_blocks(labels, own), Line(), *_question_blocks(labels))
    return card_page(labels, card_title(labels), body, explained=_explanations(labels, own))


def _news(labels: Labels, own: OwnView) -> str:
    """Return the news of the seat.

    They are '' if the player has read them at an earlier step, or if a battle is drawn: with its
    picture a phone has no room for them.
    """
    question = labels.scene.question
    if question is not None and (
        question.decision.kind not in FIRST_STEPS
        or (labels.scene.pictured and "laid" in question.decision.about)
    ):
        return ""
    most = NEWS_ASKED if question is not None and labels.scene.pictured else NEWS
    return "\n".join(story.own_news(labels, labels.scene.news, own.seat, most))


# -- what the seat has ----------------------------------------------------------------------------


def _holding_blocks(labels: Labels, own: OwnView) -> Iterator[Block]:
    """Yield the base and the hand of the seat, usually as a picture.

    They are text if the question is about other bases, or has a picture of its own. On a turn, the
    state of the game stands before them.
    """
    question = labels.scene.question
    text = "\n".join(_holdings(labels, own))
    if question is not None:
        decision = question.decision
        if decision.kind == "turn":
            yield Text(small_print(board.headline(labels), board.standings(labels, own.seat)))

        # Only a decision about a battle has the fact "laid" (_subject_blocks).
        if decision.kind in ("target", "intent", "inbox") or "laid" in decision.about:
            yield from texts(_in_brief(labels, own) if labels.scene.pictured else text)
            return

    # The text is shown to players who have switched pictures off.
    yield hand.hand_image(labels, text)


def _in_brief(labels: Labels, own: OwnView) -> str:
    """Return base and hand in one line, for a card whose picture or menus show the rest."""
    groups = [name for name in own.hand if is_group(name)] if labels.asked in ONLY_GROUPS else []
    return labels.words(
        "political-card-brief",
        worth=board.describe_worth(labels, board.stacks_of(labels, own.seat)),
        cards=labels.brief_hand(groups or own.hand) or 0,
    )


def _explanations(labels: Labels, own: OwnView) -> Iterator[str]:
    """Yield, to a player who is new to the game, what the signs and the cards mean."""
    if labels.scene.tips is None:
        return

    yield labels.words("political-tips-legend")
    if labels.asked == "target":
        lines = _target_lines(labels, require(labels.scene.question).decision)
        # The card has the sign only if a defence differs from the influence.
        if any(signs.DEFENCE in line for line in lines):
            yield labels.words("political-card-defended-legend")

    yield from tip_texts(labels, LOOKS)
    attached = [name for stack in board.stacks_of(labels, own.seat) for name in stack[1:]]
    yield from effects(labels, [*attached, *sorted(own.hand, key=of_card)])


def _attachment_effects(labels: Labels, base: Sequence[Stack], step: str) -> Iterator[str]:
    """Yield, in small print and only without a question, what the attachments of the base do."""
    if step == "":
        lines = effects(labels, [name for stack in base for name in stack[1:]])
        yield from (f"-# {line}" for line in lines[:EXPLAINED])


def _holdings(labels: Labels, own: OwnView) -> Iterator[str]:
    """Yield base and hand in text.

    At a later step these are only the parts that the step needs. Otherwise all cards are shown with
    their effects.
    """
    question = labels.scene.question
    step = labels.asked
    in_battle = question is not None and "laid" in question.decision.about
    if labels.new_cards:
        yield labels.words("political-told-drew", cards=labels.cards(labels.new_cards))

    base = board.stacks_of(labels, own.seat)
    worth = board.describe_worth(labels, base)
    yield labels.words("political-card-base", worth=worth, count=len(base))
    if not in_battle and step != "target":
        yield from board.row_without_owner(labels, own.seat, NAMED)

    yield from _attachment_effects(labels, base, step)
    names = sorted(own.hand, key=of_card)
    if step in ONLY_GROUPS:
        names = [name for name in names if is_group(name)]

    # A hand without any card that fits this step is left out. An empty hand is mentioned.
    if names or not own.hand:
        yield from _hand(labels, names, explained=step in ("", "turn"))


def _hand(labels: Labels, names: Sequence[str], *, explained: bool) -> Iterator[str]:
    """Yield the hand: the groups of each wing, then plain attachments, specials and events.

    A special is an attachment that does more than change a number. If `explained` is set and there
    is room, each special and event has a line with its effect instead of the two lists.
    """
    if not names:
        yield labels.words("political-card-hand-empty")
        return

    for wing in WINGS:
        groups = [name for name in names if card(name).wing == wing]
        if groups:
            cards = labels.cards(groups)
            yield labels.words(f"political-card-{wing}", sign=signs.WINGS[wing], cards=cards)

    rest = [name for name in names if not is_group(name)]
    effect_lines = effects(labels, rest)
    explained = explained and len(effect_lines) <= EXPLAINED
    for kind, names_of_kind in (
        ("attachments", [name for name in rest if not card(name).power]),
        ("specials", [name for name in rest if card(name).power and card(name).kind != "event"]),
        ("events", [name for name in rest if card(name).kind == "event"]),
    ):
        if names_of_kind and (kind == "attachments" or not explained):
            yield labels.words(f"political-card-{kind}", cards=labels.cards(names_of_kind))

    if explained:
        yield from effect_lines


def effects(labels: Labels, names: Iterable[str]) -> list[str]:
    """Return a line about each kind of special or event among the cards, with its copies."""
    copies_of: dict[str, list[str]] = {}
    for name in names:
        if card(name).power:
            copies_of.setdefault(card(name).power, []).append(name)

    return [
        labels.words(
            "political-card-effect",
            card=times(labels.card(copies[0]), len(copies)),
            effect=labels.effect(power),
        )
        for power, copies in copies_of.items()
    ]


# -- what the seat is asked -----------------------------------------------------------------------


def _question_blocks(labels: Labels) -> list[Block]:
    """Return what the question is about, the question itself, and its controls."""
    question = labels.scene.question
    if question is None:
        return [Live(waiting(labels, f"waiting-{labels.view.phase}"))]

    decision = question.decision
    question_block = Live("\n".join(_asked_lines(labels, question)))
    return [*_subject_blocks(labels, decision), question_block, *controls(labels, decision)]


def _subject_blocks(labels: Labels, decision: Decision) -> Iterable[Block]:
    """Return what the question is about: a hand, a battle, or bases with targets.

    Only the facts of a battle have "laid": the number of attachments that were laid up to now.
    """
    if decision.kind == "inbox":
        names = sorted(_fact_list(decision, "cards"), key=of_card)
        facts = labels.spoken({"cards": names, "target": decision.about["target"]})
        return (hand.hand_image(labels, labels.words("political-inbox", **facts)),)
    if "laid" in decision.about:
        return (_drafted_battle_image(labels, decision),)

    return texts("\n".join(_target_lines(labels, decision)) if decision.kind == "target" else "")


def _asked_lines(labels: Labels, question: Question) -> Iterator[str]:
    """Yield a standing order's answer, what a target is worth, and the question."""
    words = labels.words
    decision = question.decision
    if question.coming is not None:
        choice = " + ".join(map(labels.chosen, question.coming.choice))
        yield coming(labels.scene, words, question.coming, choice)

    if decision.kind == "intent":
        yield from _spoils(labels, str(decision.about["stack"]))

    # In a battle "target" is not a seat but a stack, which the picture shows.
    fact_names = ("card", "stack") if "laid" in decision.about else ("card", "stack", "target")
    facts = {
        name: fact for name in fact_names if isinstance(fact := decision.about.get(name), str | int)
    }
    sentence = words(f"political-question-{_question_kind(decision)}", **labels.spoken(facts))
    yield until(words, sentence, question.deadline)


def _question_kind(decision: Decision) -> str:
    """Return the kind of question.

    A player who has added a card to the defence can only raise, so that question does not mention
    calling.
    """
    is_raising = decision.kind == "answer" and any(
        option.kind == "raise" for option in decision.options
    )
    return "raising" if is_raising else decision.kind


# -- before an attack ------------------------------------------------------------------------------


def _target_lines(labels: Labels, decision: Decision) -> list[str]:
    """Return a line for each base with a target in it: its worth, its hand, and the defences."""
    view = labels.view
    targets = {option.word for option in decision.options if option.kind == "stack"}
    lines: list[str] = []
    # Clockwise from the viewer, as in the menus.
    count = len(view.seats)
    viewer = labels.scene.viewer or 0
    others = [(viewer + step) % count for step in range(1, count)]
    for owner in (*others, NOBODY):
        base = view.middle if owner == NOBODY else view.seats[owner].base
        if any(stack[0] in targets for stack in base):
            lines.append(_base_line(labels, owner, base))

    return lines


def _base_line(labels: Labels, owner: Seat, base: Sequence[Stack]) -> str:
    """Return a base with its stacks and their defences."""
    stacks = "\u2002".join(
        _defence_text(labels, owner, base, stack) for stack in sorted_stacks(base)
    )
    if owner == NOBODY:
        return labels.words("political-card-rival-middle", stacks=stacks)

    return labels.words(
        "political-card-rival",
        name=labels.seat(owner),
        worth=board.describe_worth(labels, base),
        hand=labels.view.seats[owner].hand,
        stacks=stacks,
    )


def _defence_text(labels: Labels, owner: Seat, base: Sequence[Stack], stack: Stack) -> str:
    """Return `R3 (🛡️ 9)` if a stack's defence differs from its influence, else only `R3`."""
    short_text = labels.stack_brief(stack)
    traits = nature(stack)
    defence = traits.battle
    # Lawyers on other stacks of the same owner add to the defence. The middle has none (PO-49).
    if owner != NOBODY:
        defence += sum(helper.value for helper in lawyers_in_base(base, stack[0]))

    if defence == traits.influence:
        return short_text

    return labels.words("political-card-defended", stack=short_text, defence=number(defence))


def _spoils(labels: Labels, group: str) -> Iterator[str]:
    """Yield the owner's score before and after the loss of this stack. The middle has no score."""
    owner, _ = board.find_stack(labels, group)
    if owner == NOBODY:
        return

    base = labels.view.seats[owner].base
    after = score([stack for stack in base if stack[0] != group])
    seat = labels.seat(owner)
    yield labels.words("political-card-spoils", seat=seat, before=score(base), after=after)


# -- the battle that is being built ----------------------------------------------------------------


def _drafted_battle_image(labels: Labels, decision: Decision) -> Image:
    """Return the battle that the player is building: target, both teams, both totals and odds.

    If the defender may raise the total of the defence, a line below warns of that.
    """
    about = decision.about
    view = labels.view

    # A fact holds a stack as text; `read_stack` turns the text into a stack.
    target = read_stack(str(about["target"]))

    # While the defender answers, the battle has an owner. Before the attack is declared, the target
    # still lies in its base.
    owner = view.battle.owner if view.battle is not None else board.find_stack(labels, target[0])[0]
    base = view.middle if owner == NOBODY else view.seats[owner].base
    helping = _fact_list(decision, "helpers")
    drafted_battle = Battle(
        view.seat,
        owner,
        # The place in the row does not matter: this battle is only drawn.
        0,
        str(about["intent"]),
        target,
        tuple(map(read_stack, _fact_list(decision, "team"))),
        tuple(map(read_stack, _fact_list(decision, "defence"))),
        tuple([Helper(stack[0], nature(stack).battle) for stack in base if stack[0] in helping]),
    )

    # Only a target in another player's base has a defender who can raise.
    may_raise = (
        drafted_battle.owner not in (NOBODY, drafted_battle.attacker) and decision.kind == "attack"
    )
    cards = labels.view.seats[drafted_battle.owner].hand if may_raise else 0
    if not cards:
        return battle.battle_image(labels, drafted_battle)

    seat = labels.seat(drafted_battle.owner)
    warning = labels.words("political-battle-may-raise", seat=seat, count=cards)
    return battle.battle_image(labels, drafted_battle, None, warning)


def _fact_list(decision: Decision, fact: str) -> list[str]:
    """Return a fact of the question that is a list of cards or stacks."""
    fact_items = decision.about[fact]
    return [str(item) for item in fact_items] if isinstance(fact_items, list) else []
