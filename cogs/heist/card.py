"""Draws the private card of a seat: its recent news, what the seat holds, and its open question.

In a round, each seat has a turn with one Move. Then all play action cards in sweeps: in a sweep
each seat picks a card or passes. Then all decide in secret to Stay, Hide or Run, and the Reveal
shows which event strikes. `own` is the part of the view that only this seat may know. A fact is a
named value of an event or a question; `labels.spoken` puts facts into words. The kinds of blocks,
such as `Live`, are in bot/pages/page.py.
"""

from collections.abc import Iterator

from bot.i18n.words import Name, join_with_commas, join_with_or
from bot.pages.page import Asked, Block, Image, Item, Line, Live, Menu, Page, Text
from bot.tables.scene import Question
from bot.tables.table import Status
from cogs.heist import board, orders, reveal, signs, story
from cogs.heist.controls import controls, warning
from cogs.heist.hand import HandPicture
from cogs.heist.labels import Labels
from cogs.heist.picture import hand_alt
from cogs.heist.result import winners
from cogs.heist.tips import LOOKS
from cogs.orders import coming
from cogs.pages import (
    card_page,
    card_title,
    chosen_options,
    fate,
    require,
    small_print,
    texts,
    until,
    watch_buttons,
)
from cogs.plain import tip_texts
from games.engine.asks import Choice, Decision, Seat
from games.heist.box import crew_of, hunted_crew
from games.heist.state import value
from games.heist.view import OwnView, SeatView
from games.heist.vocabulary import ACTIONS, CREW_EVENTS, MOVES

NEWS = 2  # the most events in the news of a card, which shows what came of them

ON_BUTTONS = frozenset({"stay", "hide", "run", "end", "be_caught", "move", "crew"})
"""Kinds of options that are buttons.

Their warnings stand in the text, because a button has no room for a hint.
"""


def page(labels: Labels) -> Page:
    """Return the card of the scene's viewer."""
    scene = labels.scene
    words = labels.words
    view = labels.view
    own = require(view.own)
    is_over = scene.status is Status.OVER
    is_in = view.seats[own.seat].status == "in"
    news = story.own_news(labels, scene.news, own.seat, NEWS)
    head_blocks = [Live(words("heist-card-news", news="\n".join(news)))] if news else []
    if is_over:
        return card_page(labels, card_title(labels), (*head_blocks, Text(_fate(labels, own))))

    # A seat that is out has no hand, and no use for the state of the table.
    own_blocks: list[Block] = hand_blocks(labels, own) if is_in else [Live(_out_text(labels, own))]
    # A seat that escaped may still have to pick loot from the truck.
    question_blocks = (
        [Line(), *_question_blocks(labels)] if is_in or scene.question is not None else []
    )
    # A seat that is out may look at the spectators' page.
    watch = () if is_in else watch_buttons(labels.scene, words)
    body = (*head_blocks, *own_blocks, *question_blocks, *orders.let_all_happen(labels))
    explained = _explanations(labels, own) if is_in else ()
    return card_page(labels, card_title(labels), body, *watch, explained=explained)


# -- what all players know -------------------------------------------------------------------------


def _situation(labels: Labels) -> Iterator[str]:
    """Yield the facts about the table that a player needs for a decision.

    These lines change only once a round, because each change is an edit of every seat's card. Cards
    in force are shown only with a question, because a new question needs an edit anyway.
    """
    view = labels.view
    facts = [labels.words("heist-card-truck", count=view.truck)]
    if view.events[0] is not None:
        facts += [_latest_event(labels), board.out(labels) or labels.words("heist-card-all-in")]

    yield labels.round_text()
    yield "-# " + " · ".join(facts)
    # `labels.asked` is the kind of the viewer's open question, or '' without a question.
    if labels.asked and (effects := board.in_force(labels)):
        yield effects


def _latest_event(labels: Labels) -> str:
    """Return the event that strikes now, or the last one and the seats it hit."""
    words = labels.words
    event, is_now = board.latest_event(labels.view)
    event_text = labels.terms.event(require(event))
    if is_now:
        return words("heist-card-event-now", event=event_text)

    hits = join_with_commas(words, [*reveal.hits(labels)])
    return words("heist-card-event", event=event_text, hits=hits, hit="yes" if hits else "no")


# -- what the seat is asked ------------------------------------------------------------------------


def _question_blocks(labels: Labels) -> list[Block]:
    """Return the question with its controls, or what the table waits for."""
    question = labels.scene.question
    if question is None:
        return [Live(_waiting_text(labels)), *orders.controls_while_waiting(labels)]

    text = _question_text(labels, question)
    return [Asked(text), *controls(labels, question.decision, chosen_options(question))]


def _question_text(labels: Labels, question: Question) -> str:
    """Return the question with its deadline, the choice up to now, and warnings."""
    words = labels.words
    decision = question.decision
    lines: list[str] = []
    if question.settled:
        lines.append(
            words(
                "heist-card-answered",
                chosen=_choice_text(labels, question, chosen_options(question)),
            )
        )
        sentence = words("heist-card-change")
    else:
        sentence = _QUESTIONS.get(decision.kind, _usual_question)(labels, question)

    lines.append(until(words, sentence, question.deadline))

    # A standing order is about to answer this question.
    if question.coming is not None:
        choice_text = _choice_text(labels, question, question.coming.choice)
        lines.append(coming(labels.scene, words, question.coming, choice_text))

    return "\n".join([*lines, *_hints(labels, decision), *_warnings(labels, decision)])


def _waiting_text(labels: Labels) -> str:
    """Return what the table waits for, if this seat has no question.

    Names and deadlines are only on the public table: on the cards, each change of them would cost
    an edit for every seat.
    """
    scene = labels.scene
    words = labels.words
    if scene.status is Status.PAUSED:
        return words("card-paused", why=labels.why)

    view = labels.view
    turn = view.turn
    phase = "own" if turn is not None and turn.seat == scene.viewer else view.phase
    lines = [words(f"heist-waiting-{phase}"), *_peek_lines(labels)]
    # A seat with a Copycat in force copies the target's decision, and makes none itself.
    copied = view.copying.get(view.own.seat) if view.own is not None else None
    if copied is not None and view.phase in ("decision_a", "decision_b"):
        lines.append(words("heist-card-copying", target=labels.seat(copied)))

    return "\n".join(lines)


def _choice_text(labels: Labels, question: Question, choice: Choice) -> str:
    """Return a choice in words. A choice may consist of two options, such as two slots."""
    return " + ".join(labels.chosen(option, question.decision.kind) for option in choice)


# -- the sentence of each kind of question ---------------------------------------------------------


def _usual_question(labels: Labels, question: Question) -> str:
    """Return the usual sentence of the question. For `save` and `fee` it names the event."""
    decision = question.decision
    facts = labels.spoken(decision.about) | {"slot": labels.view.round}
    event = labels.view.event
    if event is not None:
        # An event that the question itself is about takes precedence.
        facts |= labels.terms.of_event(event) | facts

    return labels.words(f"heist-question-{decision.kind}{_variant(labels, decision)}", **facts)


def _variant(labels: Labels, decision: Decision) -> str:
    """Return the suffix of the message id of a question that differs from the usual one, or ''."""
    kinds = {option.kind for option in decision.options}
    turn = labels.view.turn
    if decision.kind == "turn" and turn is not None and turn.move is not None:
        return "-moved"

    # Whether a question of each kind has its usual form.
    is_usual = {
        # A Move is compulsory, but sometimes none is legal.
        "turn": not kinds.isdisjoint(MOVES),
        # In a sweep, Panic asks for its two slots one after the other.
        "panic": decision.most > 1,
        # Without `done`, the player changes a card that is already chosen for this sweep.
        "sweep": "done" in kinds,
        # Without `go`, the chosen card is no longer legal.
        "reconsider": "go" in kinds,
    }
    if is_usual.get(decision.kind, True):
        return ""

    others = {"turn": "-stuck", "panic": "-first", "sweep": "-change", "reconsider": "-illegal"}
    return others[decision.kind]


def _second_slot(labels: Labels, question: Question) -> str:
    """Return the question for the second slot of Teamwork, with the slot that the partner picked.

    The partner's pick is public, so it is read from the news.
    """
    # An earlier Teamwork may be in the news too, so the latest pick is used.
    for bulletin in reversed(labels.scene.news):
        if bulletin.kind == "partner_picked":
            facts = labels.spoken(bulletin.facts)
            return labels.words("heist-question-second-known", **facts)

    return _usual_question(labels, question)


def _override_question(labels: Labels, question: Question) -> str:
    """Return the question whether to override a card, or an Override."""
    view = labels.view
    about = question.decision.about
    facts = labels.spoken(about)

    # The chain is the announced card and the Overrides after it. Each Override reverses the fate of
    # the first card, so with an even number of cards in the chain the first card is void.
    if about["card"] == "override":
        is_void = len(view.chain) % 2 == 0
        first = view.chain[0].card
        facts |= {"card": labels.terms.card(first), "card_id": first}
        facts["fate"] = "void" if is_void else "stands"
        sentence = labels.words("heist-question-override-again", **facts)
    else:
        facts |= {
            "help": labels.terms.help("card", str(about["card"])),
            "explains": labels.explains,
        }
        sentence = labels.words("heist-question-override", **facts)

    # A player who gets tips and has an Override reads about it in the tip.
    count = require(view.own).hand.count("override")
    if labels.explains == "no" or (labels.scene.tips and count):
        return sentence

    return f"{sentence}\n{labels.words('heist-question-override-have', count=count)}"


_QUESTIONS = {"second": _second_slot, "override": _override_question}
"""Kind of question -> function that returns its sentence. Others have the usual one."""


# -- what to consider ------------------------------------------------------------------------------


def _hints(labels: Labels, decision: Decision) -> Iterator[str]:
    """Yield hints for the decision: which seats check or copy this one, and what it saw."""
    if decision.kind == "decision":
        yield from _peek_lines(labels)
        yield from _watcher_lines(labels)


def _explanations(labels: Labels, own: OwnView) -> Iterator[str]:
    """Yield, for a player who is new to the game, what hits the crew and what the options mean."""
    if labels.scene.tips is None:
        return

    yield _peril(labels, crew_of(labels.view.seats[own.seat].character))
    question = labels.scene.open_question
    if question is not None and any(option.kind == "later" for option in question.decision.options):
        yield labels.words("heist-question-later-hint")

    yield from tip_texts(labels, LOOKS)


def _peek_lines(labels: Labels) -> Iterator[str]:
    """Yield what this seat's Check Ins have shown."""
    view = labels.view
    for seat, choice in view.own.peeked.items() if view.own is not None else ():
        yield labels.words(
            "heist-card-peeked", seat=labels.seat(seat), choice=labels.terms.choice(choice)
        )


def _watcher_lines(labels: Labels) -> Iterator[str]:
    """Yield which seats check or copy this seat, while it decides."""
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
    """Yield each warning of buttons once, with all its options. Menus show warnings as hints."""
    options_of: dict[str, list[str]] = {}  # warning -> labels of its options
    for option in decision.options:
        waste = warning(labels.scene, decision, option) if option.kind in ON_BUTTONS else None
        if waste is not None:
            text = labels.terms.warning(waste.id, waste.event)
            options_of.setdefault(text, []).append(labels.option(option, decision.kind))

    for text, options in options_of.items():
        yield labels.words(
            "heist-card-warned", options=join_with_commas(labels.words, options), warning=text
        )


# -- when it is over -------------------------------------------------------------------------------


def _out_text(labels: Labels, own: OwnView) -> str:
    """Return how much loot an escaped seat has, or that the seat was caught."""
    status = labels.view.seats[own.seat].status
    return labels.words(f"heist-card-out-{status}", total=sum(map(value, own.loot)))


def _fate(labels: Labels, own: OwnView) -> str:
    """Return how the game ended for this seat, and for a loser also who won."""
    # A caught seat has no points, not even zero.
    if labels.result.scores.get(own.seat) is None:
        return f"{labels.words('heist-card-over-caught')}\n{winners(labels)}"

    return fate(labels, own.seat)


# -- what the seat has -----------------------------------------------------------------------------


def hand_blocks(labels: Labels, own: OwnView) -> list[Block]:
    """Return the ability, the hand as a picture with notes below it, and a menu of explanations."""
    text_blocks = (
        Text("\n".join(_situation(labels))),
        Text("\n".join(_seat_lines(labels, own))),
        Text(_hand(labels, own)),
    )
    if not labels.scene.pictured:
        return [Image(instead=text_blocks), *_help_menu(labels, own)]

    # The picture has no names, so it does not show what is aimed at a player.
    effects = board.in_force(labels, has_picture=True) if labels.asked else ""
    below = "\n".join(filter(None, (effects, *_queued_card(labels, own))))
    image = Image(HandPicture.of(labels), hand_alt(labels), text_blocks, tuple(texts(below)))
    return [*texts(_ability(labels, own)), image, *_help_menu(labels, own)]


def _help_menu(labels: Labels, own: OwnView) -> Iterator[Menu]:
    """Yield a menu that explains the cards in hand, for a new player who is waiting.

    A player with a question reads the same explanations in the menu of the choices.
    """
    words = labels.words
    if labels.scene.question is None and own.hand and labels.scene.tips is not None:
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


def _ability(labels: Labels, own: OwnView) -> str:
    """Return the ability of the character in the first round; later it is ''."""
    if labels.view.round > 1 or labels.scene.is_story:
        return ""

    character = labels.view.seats[own.seat].character
    return small_print(labels.words(f"heist-character-{character}-help"))


def _seat_lines(labels: Labels, own: OwnView) -> Iterator[str]:
    """Yield character, loot and notes in text."""
    me = labels.view.seats[own.seat]
    if labels.scene.is_story:
        yield board.seat(labels, me)
    else:
        yield from _reader_lines(labels, me)

    yield _loot(labels, own)
    # A seat that used the Knight's ability still owns its Hide, but may not play it this round.
    if not own.may_hide:
        has_hide = labels.view.seats[own.seat].has_hide
        yield labels.words("heist-card-no-hide", hide="banned" if has_hide else "gone")

    if own.notes:
        words = labels.words
        notes = [
            words(
                "heist-card-note",
                slots=join_with_or(words, [str(slot) for slot in note.slots]),
                event=labels.terms.event(note.event),
            )
            for note in sorted(own.notes, key=lambda note: note.slots)
        ]
        yield words("heist-card-notes", notes=" · ".join(notes))

    yield from _queued_card(labels, own)


def _reader_lines(labels: Labels, me: SeatView) -> Iterator[str]:
    """Yield the character and crew of the reader, and in the first rounds what endangers them."""
    view = labels.view
    character = me.character
    crew = crew_of(me.character)
    yield labels.words.naming(
        "heist-card-you-off" if me.disabled else "heist-card-you",
        character=Name(f"heist-character-{character}", signs.CHARACTERS[character]),
        crew=Name(f"heist-crew-{crew}", signs.CREWS[crew]),
        character_id=character,
        crew_id=crew,
        help=Name(f"heist-character-{character}-help"),
        leads="yes" if view.leader == me.seat else "no",
    )
    if view.round <= board.NEW:
        yield "-# " + _peril(labels, crew)


def _peril(labels: Labels, crew: str) -> str:
    """Return which event hits this crew. New players do not know the events yet."""
    event = next(event for event in CREW_EVENTS if hunted_crew(event) == crew)
    return labels.words("heist-card-perils", **labels.terms.of_event(event))


def _loot(labels: Labels, own: OwnView) -> str:
    if not own.loot:
        return labels.words("heist-card-loot-none")
    total = sum(map(value, own.loot))
    return labels.words("heist-card-loot", total=total, loots=labels.terms.loots(own.loot))


def _queued_card(labels: Labels, own: OwnView) -> Iterator[str]:
    """Yield the card that the seat has chosen in this sweep, with its targets, until it is played.

    In a sweep all players choose a card at once, and the cards are played one after the other.
    """
    if own.queued is not None:
        card, targets = own.queued
        names = [labels.terms.card(card), *(labels.target(card, target) for target in targets)]
        yield labels.words("heist-card-queued", card=" · ".join(names))


def _hand(labels: Labels, own: OwnView) -> str:
    """Return the action cards."""
    if not own.hand:
        return labels.words("heist-card-hand-none")
    return labels.words("heist-card-hand", cards=labels.terms.cards(own.hand))
