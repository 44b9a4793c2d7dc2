"""The standing orders of a heist on the cards: where they are offered, and what they did."""

from collections.abc import Iterator, Sequence

from bot.i18n.words import Words
from bot.pages.faces import Spelled
from bot.pages.page import Block, Button, Text
from bot.tables.bulletin import Bulletin
from bot.tables.scene import Scene
from bot.tables.standing_orders import StandingOrder
from bot.tables.table import Status
from cogs.heist import signs
from cogs.heist.labels import Labels
from cogs.orders import control, toggle
from games.engine.asks import Option
from games.engine.orders import ON
from games.heist.view import HeistView

ROUND = "round"


def spell(scene: Scene, words: Words, values: Sequence[str]) -> list[Spelled]:
    """Return the values of an order in words and emojis, such as `lookout 3`, `card freeze`."""
    labels = Labels(scene, words)
    return [_spelling(labels, option) for option in map(_read, values)]


def _spelling(labels: Labels, option: Option) -> Spelled:
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


def is_needed(view: HeistView) -> bool:
    """Whether the viewer may still be asked a question in this game."""
    own = view.own
    if own is None:
        return False
    return view.seats[own.seat].status == "in" or own.seat in view.splitting


def missed(labels: Labels, bulletin: Bulletin) -> str:
    """Return the sentence for an order that could not be carried out."""
    move, _ = _spelling(labels, _read(str(bulletin.facts["value"])))
    return labels.words("order-heist-missed", move=move)


# -- while others have their turns -----------------------------------------------------------------


def at_hand(labels: Labels) -> Iterator[Block]:
    """Yield controls for the viewer: before their turn for its Move, after it for the Operation.

    A queued Move is made when the turn comes; a passed Operation asks the viewer no more.
    """
    orders = _orders(labels)
    view = labels.view
    if view.phase != "turn" or view.viewer is None or "move" not in orders:
        return

    # Seats behind the current one in the order still have their turn to come.
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

    if order.offered(view):
        yield control(labels.scene, labels.words, order, "now", spell)


def _orders(labels: Labels) -> dict[str, StandingOrder]:
    """Return the viewer's standing orders by their short names."""
    return {order.slug: order for order in labels.scene.orders}


def let_all_happen(labels: Labels) -> Iterator[Button]:
    """Yield a button that declines all further windows of this round.

    It is on each player's card while cards can be played, but not in the viewer's own turn, where
    the card has enough other buttons.
    """
    order = _orders(labels).get("window")
    question = labels.scene.question
    turn = labels.view.turn
    is_up = turn is not None and turn.seat == labels.scene.viewer
    # Only the seat that is up and has no window to answer is busy.
    acts = is_up and question is not None and question.decision.kind != "override"
    if order is None or acts or labels.scene.status is not Status.PLAYING:
        return

    if ROUND in order.offered(labels.view) and ON not in order.setting:
        yield toggle(order, ROUND, labels.words("order-heist-let-all"), "now")
