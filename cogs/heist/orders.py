"""The standing orders of a heist on the private cards: where they are offered, and what they did.

A standing order is an answer that a player gives in advance. Its values are stored as texts, such
as `lookout 3`: `offered` are the values that may be set now, `setting` are those that are set. The
verb `now` sets an order on the card. The orders themselves are in games/heist/orders.py.
"""

from collections.abc import Iterator, Sequence

from bot.i18n.words import Words
from bot.pages.faces import ValueText
from bot.pages.page import Block, Row, Text
from bot.tables.scene import Scene
from bot.tables.standing_orders import StandingOrder
from bot.tables.table import Bulletin, Status
from cogs.heist import signs
from cogs.heist.labels import Labels
from cogs.orders import control, toggle
from games.engine.asks import Option
from games.engine.orders import ON

ROUND = "round"
"""The value of the order `window` that declines all windows for Override of this round."""


def format_values(scene: Scene, words: Words, values: Sequence[str]) -> list[ValueText]:
    """Return the values of an order (`lookout 3`, `card freeze`) as pairs of words and emoji."""
    labels = Labels(scene, words)
    return [_spelling(labels, option) for option in map(_read, values)]


def _spelling(labels: Labels, option: Option) -> ValueText:
    """Return an option of an order in words, with its emoji."""
    if option.kind == "seat":
        return labels.words("order-heist-seat", seat=labels.seat(option.number)), None
    if option.kind == "card":
        return labels.words(f"heist-card-{option.word}"), signs.CARDS[option.word]
    return labels.option(option), labels.emoji(option)


def _read(value: str) -> Option:
    """Return the option that a stored value names."""
    kind, _, value_text = value.partition(" ")
    if not value_text:
        return Option(kind)
    return Option(kind, int(value_text) if value_text.isdigit() else value_text)


def missed(labels: Labels, bulletin: Bulletin) -> str:
    """Return the sentence for an order that could not be carried out."""
    move, _ = _spelling(labels, _read(str(bulletin.facts["value"])))
    return labels.words("order-heist-missed", move=move)


# -- while others have their turns -----------------------------------------------------------------


def controls_while_waiting(labels: Labels) -> Iterator[Block]:
    """Yield controls while other players have their turns.

    Before their own turn, viewers can queue the Move of that turn. After it, they can decide in
    advance to play no cards in the Operation.
    """
    orders = _orders(labels)
    view = labels.view
    if view.phase != "turn" or view.viewer is None or "move" not in orders:
        return

    # The seats after the current one in the order of turns have not had their turn yet.
    turns = view.turn_order
    if view.turn is not None and view.viewer in turns[turns.index(view.turn.seat) + 1 :]:
        order = orders["move"]
        if order.setting:
            move, _ = _spelling(labels, _read(order.setting[0]))
            yield Text(labels.words("order-heist-queued", move=move))
    else:
        order = orders["operation"]
        if order.setting:
            yield Text(labels.words(f"order-heist-{order.setting[0]}"))

    if order.order.offered(view):
        yield control(labels.scene, labels.words, order, "now", format_values)


def _orders(labels: Labels) -> dict[str, StandingOrder]:
    """Return the viewer's standing orders by their slugs."""
    return {order.slug: order for order in labels.scene.orders}


def let_all_happen(labels: Labels) -> Iterator[Row]:
    """Yield a row with a button that declines all further windows of this round.

    A window is the time in which players may answer a card with an Override. The button is on each
    player's card while cards can be played. The exception is a viewer who makes choices for their
    own turn: that card has enough other buttons.
    """
    order = _orders(labels).get("window")
    question = labels.scene.question
    turn = labels.view.turn
    has_turn = turn is not None and turn.seat == labels.scene.viewer
    # Even in their own turn, viewers may be asked whether they override another player's card.
    is_choosing = has_turn and question is not None and question.decision.kind != "override"
    if order is None or is_choosing or labels.scene.status is not Status.PLAYING:
        return

    if ROUND in order.order.offered(labels.view) and ON not in order.setting:
        yield Row((toggle(order, ROUND, labels.words("order-heist-let-all"), "now"),))
