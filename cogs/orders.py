"""Draws the standing orders of all games behind *More…* of a card: switches, buttons, menus.

A standing order is an answer that a player gives in advance, for one kind of decision. An order
with a single value is a switch.

A game has messages for its orders and their values (`order-GAME-SLUG`, `…-help`, `…-VALUE`). Values
without a message, such as a card or a seat, get their text from the game (`Face.format_values`).
Texts: data/locales/*/orders.ftl.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from bot.app import Coop
from bot.i18n.words import Words, join_with_commas
from bot.pages.faces import Face, FormatValues, ValueText
from bot.pages.page import Block, Button, Do, Item, Line, Menu, Row, Text, Tone, order_index
from bot.tables.scene import Scene
from bot.tables.standing_orders import Coming, StandingOrder

ON = "✅"
OFF = "⬜"
BUTTONS = 3
"""An order with up to this number of values has buttons, an order with more values has a menu."""


async def setup(bot: Coop) -> None:
    bot.chat.faces.orders = partial(order_blocks, bot.chat.faces)


def order_blocks(faces: Mapping[str, Face], scene: Scene, words: Words) -> Iterator[Block]:
    """Yield the orders of a seat that still has something to decide.

    `faces` (by game) put values into words.
    """
    face = faces[scene.game]
    # A seat that is out has no orders, unless the game still asks it a question.
    is_out = scene.question is None and scene.viewer in face.for_watchers.finished_seats(scene)
    if is_out or not scene.orders:
        return

    intro = words.first(f"order-page-intro-{scene.game}", "order-page-intro")
    yield Line()
    yield Text(f"### {words('order-page-title')}\n{intro}")
    switches = [switch for switch in scene.orders if _is_switch(switch)]
    if switches:
        lines = [
            f"{ON if switch.setting else OFF} {_line(scene, words, switch)}" for switch in switches
        ]
        yield Text("\n".join(lines))
        yield Row(switch_buttons(scene, words))

    for order in scene.orders:
        if not _is_switch(order) and (order.order.offered(scene.view) or order.setting):
            yield Text(_about(scene, words, order, face.format_values))
            yield control(scene, words, order, "order", face.format_values)


def switch_buttons(scene: Scene, words: Words) -> tuple[Button, ...]:
    """Return a button for each order with a single value, which switches it on or off."""
    return tuple(
        toggle(switch, switch.order.values[0], words(f"order-{scene.game}-{switch.slug}"), "order")
        for switch in scene.orders
        if _is_switch(switch)
    )


# -- on the cards of any game ----------------------------------------------------------------------


def coming(scene: Scene, words: Words, answer: Coming, choice: str) -> str:
    """Return what a standing order is about to answer, for the private card.

    `choice` is in the game's own words. An order with its own message (`order-GAME-SLUG-coming`)
    does not name the choice.
    """
    order = f"order-{scene.game}-{answer.order}"
    return words.first(f"{order}-coming", "order-coming", order=words(order), choice=choice)


# -- orders with several values --------------------------------------------------------------------


def control(
    scene: Scene, words: Words, order: StandingOrder, verb: str, spell: FormatValues
) -> Block:
    """Return buttons or a menu for an order.

    `verb`: what a press does, a verb of bot/interactions/card_presses.py. The number in its custom
    id (`order_index`) names the order and the value; without a value, it switches the order off.
    """
    values = order.order.values
    # A value that is set stays visible even if it is no longer offered, so that the player can
    # switch it off.
    allowed = {*order.order.offered(scene.view), *order.setting}
    visible = [value for value in values if value in allowed]
    spelled = [*zip(visible, _spellings(scene, words, order, visible, spell), strict=True)]
    if len(values) <= BUTTONS:
        return Row(tuple(toggle(order, value, label, verb) for value, (label, _) in spelled))

    items = [
        Item(label, order_index(order, value), emoji=sign, chosen=value in order.setting)
        for value, (label, sign) in spelled
    ]
    prompt = words(f"order-{scene.game}-{order.slug}-menu")
    if order.order.most > 1:
        return Menu(prompt, tuple(items), 0, len(items), verb, index=order_index(order))

    # A line switches the order off, because a menu of Discord with one choice cannot be emptied.
    if order.setting:
        items.append(Item(words("order-page-nothing"), order_index(order), emoji="↩️"))

    return Menu(prompt, tuple(items), verb=verb, index=order_index(order))


def _about(scene: Scene, words: Words, order: StandingOrder, spell: FormatValues) -> str:
    """Return the name of an order, what it does, and its current values."""
    names = [label for label, _ in _spellings(scene, words, order, order.setting, spell)]
    now = (
        words("order-page-now", values=join_with_commas(words, names))
        if names
        else words("order-page-off")
    )
    return f"{_line(scene, words, order)}\n{now}"


def _spellings(
    scene: Scene, words: Words, order: StandingOrder, values: Sequence[str], spell: FormatValues
) -> list[ValueText]:
    """Return values in words, each with an emoji or None.

    The game spells the values without a message, all in one call.
    """
    messages = {value: f"order-{scene.game}-{order.slug}-{value}" for value in values}
    unspelled = [value for value, message in messages.items() if not words.has(message)]
    spelled = dict(zip(unspelled, spell(scene, words, unspelled), strict=True))
    return [spelled.get(value) or (words(messages[value]), None) for value in values]


# -- parts of orders and switches ------------------------------------------------------------------


def _is_switch(order: StandingOrder) -> bool:
    """Return whether the order has a single value, which is on or off."""
    return len(order.order.values) == 1


def _line(scene: Scene, words: Words, order: StandingOrder) -> str:
    """Return the name of an order, and what it does."""
    name = f"order-{scene.game}-{order.slug}"
    return words("order-page-line", name=words(name), help=words(f"{name}-help"))


def toggle(order: StandingOrder, value: str, label: str, verb: str) -> Button:
    """Return a button that switches a value on or off. `verb` as for `control`."""
    on = value in order.setting
    # A press without a value (None) switches the order off.
    does = Do(verb, order_index(order, None if on else value))
    return Button(label, does, Tone.GOOD if on else Tone.PLAIN, ON if on else OFF)
