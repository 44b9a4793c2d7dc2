"""The page of standing orders, for every game: switches, buttons, menus.

A game names its orders and their values in its locale file (`order-GAME-SLUG`, `…-help`,
`…-VALUE`); values that are no sentence of their own (a card, a seat) it spells itself
(`Face.spell`).
"""

from collections.abc import Mapping, Sequence
from functools import partial

from bot.app import Coop
from bot.i18n.words import Words, commas
from bot.pages.custom_ids import order_index
from bot.pages.faces import Face, Spell, Spelled
from bot.pages.page import Block, Button, Do, Item, Line, Menu, Page, Row, Text, Tone
from bot.tables.scene import Scene
from bot.tables.standing_orders import Coming, StandingOrder

ACCENT = 0x8A7FC7
ON = "✅"
OFF = "⬜"
BUTTONS = 3
"""So many values are buttons; more want a menu."""


async def setup(bot: Coop) -> None:
    bot.chat.faces.orders = partial(orders_page, bot.chat.faces)


def orders_page(faces: Mapping[str, Face], scene: Scene, words: Words) -> Page:
    """`faces` spell the values of their games."""
    switches = [one for one in scene.orders if _is_switch(one)]
    title = words("order-page-title", game=words(f"{scene.game}-title"), number=scene.number)
    intro = words.first(f"order-page-intro-{scene.game}", "order-page-intro")
    blocks: list[Block] = [Text(f"### {title}\n{intro}")]
    if switches:
        blocks.append(Line())
        said = [f"{ON if one.setting else OFF} {_line(scene, words, one)}" for one in switches]
        blocks.append(Text("\n".join(said)))
        buttons = [
            toggle(one, one.values[0], words(f"order-{scene.game}-{one.slug}"), "order")
            for one in switches
        ]
        blocks.append(Row(tuple(buttons)))

    for order in scene.orders:
        if not _is_switch(order) and (order.offered(scene.view) or order.setting):
            spell = faces[scene.game].spell
            blocks += [Line(), Text(_about(scene, words, order, spell))]
            blocks.append(control(scene, words, order, "order", spell))

    return Page(tuple(blocks), ACCENT)


# -- on the cards of any game ----------------------------------------------------------------------


def coming(scene: Scene, words: Words, one: Coming, choice: str) -> str:
    """For the private card: what is about to be answered; `choice` in the game's own words. An
    order that nobody can disagree with has a sentence of its own (`order-GAME-SLUG-coming`).
    """
    order = f"order-{scene.game}-{one.order}"
    return words.first(f"{order}-coming", "order-coming", order=words(order), choice=choice)


# -- orders that can be set to several things ------------------------------------------------------


def control(scene: Scene, words: Words, order: StandingOrder, verb: str, spell: Spell) -> Block:
    """What sets it: a few buttons, or a menu. `verb` as in bot/interactions/order_presses.py."""
    values = order.values
    may = {*order.offered(scene.view), *order.setting}
    shown = [value for value in values if value in may]
    spelled = [*zip(shown, _spelled(scene, words, order, shown, spell), strict=True)]
    if len(values) <= BUTTONS:
        return Row(tuple(toggle(order, value, label, verb) for value, (label, _) in spelled))

    items = [
        Item(label, order_index(order, value), emoji=sign, chosen=value in order.setting)
        for value, (label, sign) in spelled
    ]
    prompt = words(f"order-{scene.game}-{order.slug}-menu")
    if order.most > 1:
        return Menu(prompt, tuple(items), 0, len(items), verb, index=order_index(order))

    if order.setting:
        items.append(Item(words("order-page-nothing"), order_index(order), emoji="↩️"))

    return Menu(prompt, tuple(items), verb=verb, index=order_index(order))


def _about(scene: Scene, words: Words, order: StandingOrder, spell: Spell) -> str:
    named = [label for label, _ in _spelled(scene, words, order, order.setting, spell)]
    now = words("order-page-now", values=commas(words, named)) if named else words("order-page-off")
    return f"{_line(scene, words, order)}\n{now}"


def _spelled(
    scene: Scene, words: Words, order: StandingOrder, values: Sequence[str], spell: Spell
) -> list[Spelled]:
    """These values in words: what has no sentence of its own, the game spells all at once."""
    sentences = {value: f"order-{scene.game}-{order.slug}-{value}" for value in values}
    unsaid = [value for value, sentence in sentences.items() if not words.has(sentence)]
    spelled = dict(zip(unsaid, spell(scene, words, unsaid), strict=True))
    return [spelled.get(value) or (words(sentences[value]), None) for value in values]


# -- switches --------------------------------------------------------------------------------------


def _is_switch(order: StandingOrder) -> bool:
    return len(order.values) == 1


# -- both ------------------------------------------------------------------------------------------


def _line(scene: Scene, words: Words, order: StandingOrder) -> str:
    name = f"order-{scene.game}-{order.slug}"
    return words("order-page-line", name=words(name), help=words(f"{name}-help"))


def toggle(order: StandingOrder, value: str, label: str, verb: str) -> Button:
    """Pressing what is on switches it off. `verb` as for `control`."""
    on = value in order.setting
    does = Do(verb, order_index(order, None if on else value))
    return Button(label, does, Tone.GOOD if on else Tone.PLAIN, ON if on else OFF)
