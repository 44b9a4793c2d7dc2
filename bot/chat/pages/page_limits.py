"""Makes a page fit into Discord's limits: shortens kindly rather than failing.

Discord (Components V2): 4000 characters of text in all, 40 components with the nested ones, 5
buttons a row, 25 lines a menu, 80 characters a label. Undocumented: too many bytes of text are a
server error.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from bot.chat.pages.page import Block, Button, Item, Line, Link, Menu, Page, Row, Text

CHARACTERS = 4000
BYTES = 9800
BYTES_A_TEXT = 12
COMPONENTS = 40
BUTTONS = 5
ITEMS = 25
LABEL = 80
LINE = 100
PROMPT = 150

ELLIPSIS = "…"
SHORTEST = 40
"""A text is never cut below this for the sake of another."""


def fit(page: Page) -> Page:
    """The page within the limits; itself where it was already."""
    blocks = tuple(_pieces(page.blocks))
    if weight(blocks) > COMPONENTS:
        blocks = tuple(_joined(block for block in blocks if not isinstance(block, Line)))
    if weight(blocks) > COMPONENTS:
        blocks = tuple(_pieces(tuple(_as_menus(blocks))))
    while weight(blocks) > COMPONENTS:
        blocks = blocks[:-1]
    return replace(page, blocks=_shortened(blocks))


def weight(blocks: tuple[Block, ...]) -> int:
    """How many components the blocks come to, with the container around them."""
    return 1 + sum(_weight(block) for block in blocks)


def short(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + ELLIPSIS


def _weight(block: Block) -> int:
    if isinstance(block, Row):
        return 1 + len(block.buttons)
    return 2 if isinstance(block, Menu) else 1


def _pieces(blocks: tuple[Block, ...]) -> Iterator[Block]:
    """Rows of five, menus of twenty-five; nothing empty, nothing twice."""
    seen: set[object] = set()
    for block in blocks:
        if isinstance(block, Row):
            buttons = [one for one in block.buttons if _is_new(one, seen)]
            for start in range(0, len(buttons), BUTTONS):
                yield Row(tuple(buttons[start : start + BUTTONS]))
        elif isinstance(block, Menu):
            yield from _menus(block)
        elif not isinstance(block, Text) or block.body.strip():
            yield block


def _is_new(button: Button | Link, seen: set[object]) -> bool:
    what = button.does if isinstance(button, Button) else None
    if what in seen:
        return False
    if what is not None:
        seen.add(what)
    return True


def _menus(menu: Menu) -> Iterator[Menu]:
    items = list({item.index: item for item in menu.items}.values())
    for start in range(0, len(items), ITEMS):
        part = tuple(items[start : start + ITEMS])
        most = max(1, min(menu.most, len(part)))
        yield replace(menu, items=part, least=min(menu.least, most), most=most)


def _joined(blocks: Iterator[Block]) -> Iterator[Block]:
    """Neighbouring texts as one."""
    for is_text, group in groupby(blocks, key=lambda block: isinstance(block, Text)):
        if is_text:
            yield Text("\n".join(block.body for block in group if isinstance(block, Text)))
        else:
            yield from group


def _as_menus(blocks: tuple[Block, ...]) -> Iterator[Block]:
    """Long runs of rows as menus: every choice stays within reach."""
    for is_row, grouped in groupby(blocks, key=lambda block: isinstance(block, Row)):
        group = tuple(grouped)
        buttons = [one for block in group for one in _buttons_of(block)]
        verbs = {one.does.verb for one in buttons if isinstance(one, Button)}
        if not is_row:
            yield from group
        elif len(buttons) <= BUTTONS or len(verbs) != 1:
            yield Row(tuple(buttons))
        else:
            yield from _menu_of(buttons, verbs.pop())


def _buttons_of(block: Block) -> tuple[Button | Link, ...]:
    return block.buttons if isinstance(block, Row) else ()


def _menu_of(buttons: list[Button | Link], verb: str) -> Iterator[Block]:
    items = [
        Item(one.label, one.does.index, emoji=one.emoji)
        for one in buttons
        if isinstance(one, Button) and not one.disabled
    ]
    links = tuple(one for one in buttons if isinstance(one, Link))
    if items:
        yield Menu(short(" · ".join(item.label for item in items), PROMPT), tuple(items), verb=verb)
    if links:
        yield Row(links)


def _shortened(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """The blocks with the longest text cut, again and again, until all of them fit."""
    cut = list(blocks)
    while (over := _excess(cut)) > 0:
        longest = max(
            (place for place, block in enumerate(cut) if isinstance(block, Text)),
            key=lambda place: _length(cut[place]),
        )
        body = _body(cut[longest])
        if len(body) <= SHORTEST:
            del cut[longest]
        else:
            cut[longest] = Text(_cut(body, max(SHORTEST, len(body) - over)))
    return tuple(cut)


def _excess(blocks: list[Block]) -> int:
    bodies = [_body(block) for block in blocks if isinstance(block, Text)]
    characters = sum(map(len, bodies)) - CHARACTERS
    size = sum(len(body.encode()) + BYTES_A_TEXT for body in bodies) - BYTES
    return max(characters, -(-size // 4))


def _body(block: Block) -> str:
    return block.body if isinstance(block, Text) else ""


def _length(block: Block) -> int:
    return len(_body(block).encode())


def _cut(body: str, most: int) -> str:
    """At the end of a line if there is one near, so that no Markdown is torn."""
    end = body.rfind("\n", most // 2, most - 2)
    return body[: end if end > 0 else most - 2].rstrip() + "\n" + ELLIPSIS
