"""Draws the private card: recent news of its seat, what it holds, and the open question."""

from collections.abc import Iterator

from bot.i18n.words import Name, commas, either
from bot.pages.page import Asked, Block, Image, Item, Line, Live, Menu, Page, Text
from bot.tables.scene import Question
from bot.tables.table import Status
from cogs.heist import board, orders, reveal, signs, story
from cogs.heist.controls import controls, warning
from cogs.heist.hand import HandPicture
from cogs.heist.labels import Labels
from cogs.heist.picture import hand_alt
from cogs.heist.result import winners
from cogs.orders import coming
from cogs.pages import (
    card_page,
    card_title,
    chosen,
    given,
    orders_button,
    tally,
    until,
    watch_buttons,
)
from games.engine.asks import Choice, Decision, Seat
from games.heist.box import crew_after, crew_of
from games.heist.state import value
from games.heist.view import OwnView, SeatView
from games.heist.vocabulary import ACTIONS, CREW_EVENTS, MOVES

NEWS = 5
TOO_LATE = ("save", "fee")
"""Questions after the event has struck, when cards in force have no effect any more."""

ON_BUTTONS = frozenset({"stay", "hide", "run", "end", "be_caught", "move", "crew"})
"""Options that are buttons, so their warnings stand in the text and not in a menu."""


def page(labels: Labels) -> Page:
    """Return the card of the scene's viewer."""
    scene = labels.scene
    words = labels.words
    view = labels.view
    own = given(view.own)
    over = scene.status is Status.OVER
    is_in = view.seats[own.seat].status == "in"
    # A caught or escaped seat is shown no state of the table: it could not use it.
    head_blocks = [Text("\n".join(_situation(labels)))] if is_in and not over else []
    if news := story.own_news(labels, scene.news, own.seat, NEWS):
        head_blocks.append(Live(words("heist-card-news", news="\n".join(news))))

    if over:
        return card_page(labels, card_title(labels), (*head_blocks, Text(_fate(labels, own))))

    has: list[Block] = hand_blocks(labels, own) if is_in else [Live(_out(labels, own))]
    question_blocks = (
        [Line(), *_question_blocks(labels)] if is_in or scene.question is not None else []
    )
    # A seat that is out may look at the spectators' page.
    may_watch = () if is_in else watch_buttons(words("watch-button"))
    may_order = scene.question is not None or orders.is_needed(view)
    ways_on = [*orders.let_all_happen(labels), orders_button(words)] if may_order else []
    body = (*head_blocks, *has, *question_blocks)
    return card_page(labels, card_title(labels), body, *may_watch, *ways_on)


# -- what all players know -------------------------------------------------------------------------


def _situation(labels: Labels) -> Iterator[str]:
    """Yield what a decision needs to know of the table.

    It changes once a round and not sooner, because each change is an edit for every seat. Cards in
    force are shown only with a question, which needs an edit anyway.
    """
    words = labels.words
    view = labels.view
    facts = [words("heist-card-truck", count=view.truck)]
    if view.events[0] is not None:
        facts += [_latest_event(labels), *_company(labels)]

    yield labels.where()
    yield "-# " + " · ".join(facts)
    if labels.asked and labels.asked not in TOO_LATE and (effects := board.in_force(labels)):
        yield effects


def _company(labels: Labels) -> Iterator[str]:
    """Yield who is still in, and what happened to the others."""
    inside = [seat_view.seat for seat_view in labels.view.seats if seat_view.status == "in"]
    if len(inside) == len(labels.view.seats):
        yield labels.words("heist-card-all-in")
    else:
        yield labels.words("heist-card-in", seats=labels.seats(inside))
        yield board.out(labels)


def _latest_event(labels: Labels) -> str:
    """Return the event that strikes now, or the last one and the seats it hit."""
    words = labels.words
    view = labels.view
    if view.phase in ("reveal", "saves") and view.event is not None:
        return words("heist-card-event-now", event=labels.terms.event(view.event))

    # Poor Planning is replaced by another event, which is the one to name.
    latest = next(event for event in reversed(view.events) if event is not None)
    event = view.substitute or latest if latest == "poor_planning" else latest
    hits = commas(words, [*reveal.hits(labels)])
    return words(
        "heist-card-event", event=labels.terms.event(event), hits=hits, hit="yes" if hits else "no"
    )


# -- what the seat is asked ------------------------------------------------------------------------


def _question_blocks(labels: Labels) -> list[Block]:
    """Return the question with its controls, or what the table waits for."""
    question = labels.scene.question
    if question is None:
        return [Live(_waiting(labels)), *orders.at_hand(labels)]
    buttons = controls(labels, question.decision, chosen(question))
    return [Asked(_question(labels, question)), *buttons]


def _waiting(labels: Labels) -> str:
    """Return what the table waits for, if this seat has no question.

    Names and deadlines are on the table only: here each change would be an edit for every seat.
    """
    scene = labels.scene
    words = labels.words
    if scene.status is Status.PAUSED:
        return words("card-paused", why=labels.why)

    view = labels.view
    turn = view.turn
    viewer = scene.viewer
    phase = "own" if turn is not None and turn.seat == viewer else view.phase
    lines = [words(f"heist-waiting-{phase}"), *_peek_lines(labels)]
    # A Copycat copies the target's decision, so the seat has no choice of its own.
    copied = view.copying.get(view.own.seat) if view.own is not None else None
    if copied is not None and view.phase in ("decision_a", "decision_b"):
        lines.append(words("heist-card-copying", target=labels.seat(copied)))

    return "\n".join(lines)


def _question(labels: Labels, question: Question) -> str:
    """Return the question with its deadline, the choice up to now, and warnings."""
    words = labels.words
    decision = question.decision
    lines: list[str] = []
    if question.settled:
        lines.append(
            words("heist-card-answered", chosen=_choice_text(labels, question, chosen(question)))
        )
        sentence = words("heist-card-change")
    else:
        sentence = _QUESTIONS.get(decision.kind, _plainly)(labels, question)

    lines.append(until(words, sentence, question.deadline))

    if question.coming is not None:
        choice_text = _choice_text(labels, question, question.coming.choice)
        lines.append(coming(labels.scene, words, question.coming, choice_text))

    return "\n".join([*lines, *_besides(labels, decision), *_warnings(labels, decision)])


def _choice_text(labels: Labels, question: Question, choice: Choice) -> str:
    """Return a choice in words."""
    return " + ".join(labels.chosen(option, question.decision.kind) for option in choice)


# -- the questions that need more than their facts -------------------------------------------------


def _plainly(labels: Labels, question: Question) -> str:
    """Return the usual sentence of the question. For `save` and `fee` it names the event."""
    decision = question.decision
    facts = labels.spoken(decision.about) | {"slot": labels.view.round}
    event = labels.view.event
    if event is not None:
        facts |= labels.terms.of_event(event) | facts

    return labels.words(f"heist-question-{decision.kind}{_variant(labels, decision)}", **facts)


def _variant(labels: Labels, decision: Decision) -> str:
    """Return the suffix of the message for a question that differs from the usual one."""
    kinds = {option.kind for option in decision.options}
    turn = labels.view.turn
    if decision.kind == "turn" and turn is not None and turn.move is not None:
        return "-moved"

    # Whether each kind of question has its usual form.
    is_usual = {
        "turn": not kinds.isdisjoint(MOVES),
        # In a sweep the two slots are asked for one after the other.
        "panic": decision.most > 1,
        "sweep": "done" in kinds,
        "reconsider": "go" in kinds,
    }
    if is_usual.get(decision.kind, True):
        return ""

    others = {"turn": "-stuck", "panic": "-first", "sweep": "-change", "reconsider": "-illegal"}
    return others[decision.kind]


def _second(labels: Labels, question: Question) -> str:
    """Return the question for the second slot, with the partner's public pick from the news."""
    # The latest pick is the one that matters now.
    for bulletin in reversed(labels.scene.news):
        if bulletin.kind == "partner_picked":
            facts = labels.spoken(bulletin.facts)
            return labels.words("heist-question-second-known", **facts)

    return _plainly(labels, question)


def _override(labels: Labels, question: Question) -> str:
    """Return the question whether to override a card, or an Override."""
    view = labels.view
    about = question.decision.about
    facts = labels.spoken(about)
    # An Override can be overridden in turn. With an even chain the first card is void.
    if about["card"] == "override":
        void = len(view.chain) % 2 == 0
        first = view.chain[0].card
        facts |= {"card": labels.terms.card(first), "card_id": first}
        facts["fate"] = "void" if void else "stands"
        sentence = labels.words("heist-question-override-again", **facts)
    else:
        sentence = labels.words(
            "heist-question-override", **facts, help=labels.terms.help("card", str(about["card"]))
        )

    held = view.own.hand.count("override") if view.own is not None else 0
    return f"{sentence}\n{labels.words('heist-question-override-have', count=held)}"


_QUESTIONS = {"second": _second, "override": _override}


# -- what to consider ------------------------------------------------------------------------------


def _besides(labels: Labels, decision: Decision) -> Iterator[str]:
    """Yield hints: who checks or copies this seat, and what its own Check Ins have shown."""
    if any(option.kind == "later" for option in decision.options):
        yield labels.words("heist-question-later-hint")

    can_move = any(option.kind in MOVES for option in decision.options)
    # In the first rounds a new player may not know what a Move does.
    if decision.kind == "turn" and can_move and labels.view.round <= board.NEW:
        yield "-# " + labels.words("heist-question-turn-hint")

    if decision.kind == "decision":
        hide = "yes" if any(option.kind == "hide" for option in decision.options) else "no"
        yield "-# " + labels.words("heist-question-decision-hint", hide=hide)
        yield from _peek_lines(labels)
        yield from _watcher_lines(labels)


def _peek_lines(labels: Labels) -> Iterator[str]:
    """Yield what this seat's Check Ins have shown."""
    view = labels.view
    for seat, choice in view.own.peeked.items() if view.own is not None else ():
        yield labels.words(
            "heist-card-peeked", seat=labels.seat(seat), choice=labels.terms.choice(choice)
        )


def _watcher_lines(labels: Labels) -> Iterator[str]:
    """Yield who checks or copies this seat, while it decides."""
    view = labels.view
    viewer = labels.scene.viewer
    checkers: list[Seat] = [aim.by for aim in view.checking if aim.target == viewer]
    copiers: list[Seat] = [by for by, target in view.copying.items() if target == viewer]
    for message, seats in (("checked", checkers), ("copied", copiers)):
        if seats:
            yield labels.words(
                f"heist-question-decision-{message}", seats=labels.seats(seats), people=len(seats)
            )


def _warnings(labels: Labels, decision: Decision) -> Iterator[str]:
    """Yield the warnings of buttons, each once with all its options. Menus show their own."""
    told: dict[str, list[str]] = {}
    for option in decision.options:
        waste = warning(labels.scene, decision, option) if option.kind in ON_BUTTONS else None
        if waste is not None:
            text = labels.terms.warning(waste.id, waste.event)
            told.setdefault(text, []).append(labels.option(option, decision.kind))

    for text, names in told.items():
        yield labels.words("heist-card-warned", options=commas(labels.words, names), warning=text)


# -- when it is over -------------------------------------------------------------------------------


def _out(labels: Labels, own: OwnView) -> str:
    # `escaped` or `caught`: each has a message of its own.
    status = labels.view.seats[own.seat].status
    return labels.words(f"heist-card-out-{status}", total=sum(map(value, own.loot)))


def _fate(labels: Labels, own: OwnView) -> str:
    """Return how the game ended for this seat, then for the table."""
    result = labels.result
    words = labels.words
    total = result.scores.get(own.seat)
    if total is None:
        mine = words("heist-card-over-caught")
    elif own.seat not in result.winners:
        mine = words("heist-card-over-escaped", total=total)
    elif len(result.winners) > 1:
        others = [seat for seat in result.winners if seat != own.seat]
        seats = labels.seats(others)
        mine = words("heist-card-over-shared", seats=seats, people=len(others), total=total)
    else:
        mine = words("heist-card-over-won", total=total)

    return f"{mine}\n{winners(labels)}" if own.seat not in result.winners else mine


# -- what the seat has -----------------------------------------------------------------------------

NO_CARDS = ("override", "decision", "save", "fee")
"""Questions in which no card of the hand helps. There the cards have no explanations."""
EXPLAINED = ("turn", "sweep")
"""Questions with a menu that explains the cards. In the first rounds the hand explains, too."""


def hand_blocks(labels: Labels, own: OwnView) -> list[Block]:
    """Return the hand as a picture with dangers below it, then a menu that explains the cards."""
    text_blocks = Text("\n".join(_self(labels, own))), Text(_hand(labels, own))
    if not labels.scene.pictured:
        return [Image(instead=text_blocks)]

    able = *_able(labels, own), *_no_hide(labels, own), *_announced_card(labels, own)
    picture = HandPicture.of(labels)
    seen = [Text("\n".join(able))] if able else []
    return [Image(picture, hand_alt(labels), text_blocks, tuple(seen)), *_help_menu(labels, own)]


def _help_menu(labels: Labels, own: OwnView) -> Iterator[Menu]:
    """Yield a menu that explains the cards in hand, for a player who is waiting.

    A player with a question reads the same explanations in the menu of the choices.
    """
    words = labels.words
    if labels.scene.question is None and own.hand:
        items = [
            Item(
                words(f"heist-card-{card}"),
                ACTIONS.index(card),
                words(f"heist-card-{card}-help"),
                signs.CARDS[card],
            )
            for card in sorted(set(own.hand))
        ]
        yield Menu(words("heist-menu-explain"), tuple(items), verb="explain")


def _able(labels: Labels, own: OwnView) -> Iterator[str]:
    """Yield, in the first round, what the character can do and which event hits its crew."""
    words = labels.words
    view = labels.view
    character = view.seats[own.seat].character
    if view.round == 1 and not labels.scene.is_story:
        yield "-# " + words(f"heist-character-{character}-help")
        yield "-# " + _perils(labels, crew_of(character))


def _no_hide(labels: Labels, own: OwnView) -> Iterator[str]:
    """Yield why the seat cannot hide, if it cannot."""
    # A ban ends with the round; a Hide that is gone does not come back.
    if not own.may_hide:
        has_hide = labels.view.seats[own.seat].has_hide
        yield labels.words("heist-card-no-hide", hide="banned" if has_hide else "gone")


def _self(labels: Labels, own: OwnView) -> Iterator[str]:
    """Yield character, loot and notes in text."""
    me = labels.view.seats[own.seat]
    if labels.scene.is_story:
        yield board.seat(labels, me)
    else:
        yield from _you(labels, me)

    yield _loot(labels, own)
    yield from _no_hide(labels, own)
    if own.notes:
        yield _notebook(labels, own)

    yield from _announced_card(labels, own)


def _you(labels: Labels, me: SeatView) -> Iterator[str]:
    """Yield who the reader is in this game."""
    words = labels.words
    view = labels.view
    character = me.character
    crew = crew_of(me.character)
    yield words.naming(
        "heist-card-you-off" if me.disabled else "heist-card-you",
        character=Name(f"heist-character-{character}", signs.CHARACTERS[character]),
        crew=Name(f"heist-crew-{crew}", signs.CREWS[crew]),
        character_id=character,
        crew_id=crew,
        help=Name(f"heist-character-{character}-help"),
        leads="yes" if view.leader == me.seat else "no",
    )
    if view.round <= board.NEW:
        yield "-# " + _perils(labels, crew)


def _perils(labels: Labels, crew: str) -> str:
    """Return which event hits this crew: in the first rounds players do not know the events."""
    event = next(event for event in CREW_EVENTS if crew_after(event) == crew)
    return labels.words("heist-card-perils", **labels.terms.of_event(event))


def _loot(labels: Labels, own: OwnView) -> str:
    if not own.loot:
        return labels.words("heist-card-loot-none")
    total = sum(map(value, own.loot))
    return labels.words("heist-card-loot", total=total, loots=labels.terms.loots(own.loot))


def _notebook(labels: Labels, own: OwnView) -> str:
    """Return what the seat knows of face-down events."""
    words = labels.words
    notes = [
        words(
            "heist-card-note",
            slots=either(words, [str(slot) for slot in note.slots]),
            event=labels.terms.event(note.event),
        )
        for note in sorted(own.notes, key=lambda note: note.slots)
    ]
    return words("heist-card-notes", notes=" · ".join(notes))


def _announced_card(labels: Labels, own: OwnView) -> Iterator[str]:
    """Yield the announced card that waits for its effect, with the targets chosen for it."""
    if own.queued is not None:
        card, targets = own.queued
        names = [labels.terms.card(card), *(labels.target(card, target) for target in targets)]
        yield labels.words("heist-card-queued", card=" · ".join(names))


def _hand(labels: Labels, own: OwnView) -> str:
    """Return the action cards, explained if there is a reason to."""
    words = labels.words
    if not own.hand:
        return words("heist-card-hand-none")

    # Without explanations the cards share one line.
    helps = [*_helps(labels, own)]
    if not helps:
        return words("heist-card-hand-short", cards=labels.terms.cards(own.hand))

    return "\n".join((words("heist-card-hand"), *helps))


def _helps(labels: Labels, own: OwnView) -> Iterator[str]:
    """Yield what each card does, unless a menu below says so or no card can help."""
    is_explained = labels.view.round > board.NEW and labels.asked in EXPLAINED
    if is_explained or labels.asked in NO_CARDS:
        return

    for card, count in sorted(tally(own.hand).items()):
        yield labels.words.naming(
            "heist-card-hand-line" if count == 1 else "heist-card-hand-several",
            card=Name(f"heist-card-{card}", signs.CARDS[card]),
            count=count,
            help=Name(f"heist-card-{card}-help"),
        )
