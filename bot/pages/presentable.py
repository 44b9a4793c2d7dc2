"""Makes pages fit into Discord's limits (limits.py), by shortening and dividing their blocks.

The names on a page are escaped: backslashes keep Discord from reading them as Markdown, and a BREAK
(a zero-width space) from making mentions or links. Discord shows no Markdown in the labels of
buttons and menus, so `plain` removes the escapes there. A label is final if it is short enough and
has no escapes.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from bot.common.sanitize import BREAK, plain
from bot.pages import limits
from bot.pages.page import (
    Block,
    Button,
    Image,
    Item,
    Line,
    Link,
    Menu,
    Page,
    Picker,
    Row,
    Text,
)
from bot.pages.shortening import ELLIPSIS, note, short, shorten_texts
from bot.tables.table import is_alone


def as_text(page: Page, *, but: Image | None = None) -> Page:
    """Return a page with the texts of its pictures instead of the pictures.

    If a text stands right above a picture, the picture's text is added to that block.

    Args:
        page: The page.
        but: A picture that stays.
    """
    images = [block for block in page.blocks if isinstance(block, Image) and block is not but]
    if not images:
        return page

    blocks: list[Block] = []
    for block in page.blocks:
        if not isinstance(block, Image) or block is but:
            blocks.append(block)
            continue

        above = blocks[-1:]
        instead = block.instead
        if above and isinstance(above[0], Text) and instead and isinstance(instead[0], Text):
            blocks[-1] = Text(f"{above[0].body}\n{instead[0].body}")
            instead = instead[1:]

        blocks += instead

    return replace(page, blocks=tuple(blocks))


def presentable(page: Page, locale: str = "") -> Page:
    """Return a page that fits into the limits, with labels without escapes.

    Call this only once for a page. The first call removes the escapes from labels; a second call
    would remove backslashes that belong to a name.

    Args:
        page: The page.
        locale: The language, for the log, which names each kind of shortened page once.
    """
    if is_presentable(page):
        return page

    fitting = replace(page, blocks=tuple(map(_with_final_labels, _fit(page.blocks))))
    removed = _volume(page.blocks) - _volume(fitting.blocks)
    if removed > 0:
        note(page, removed, locale)

    return fitting


def _volume(blocks: tuple[Block, ...]) -> int:
    """Return the number of characters that a reader sees."""
    volume = 0
    for block in blocks:
        if isinstance(block, Text):
            volume += len(block.body.strip())
        elif isinstance(block, Row):
            volume += sum(len(plain(button.label)) for button in block.buttons)
        elif isinstance(block, Menu):
            volume += len(plain(block.prompt))
            volume += sum(len(plain(item.label + (item.hint or ""))) for item in block.items)
        elif isinstance(block, Picker):
            volume += len(plain(block.prompt))
        elif isinstance(block, Image):
            volume += len(plain(block.alt)) + _volume(block.below)

    return volume


def is_presentable(page: Page) -> bool:
    """Return whether a page needs no change, like nearly all pages.

    This check takes a third of the time that the general code needs for such a page.
    """
    components = 1  # the container
    characters = 0
    size = 0  # of the texts, in bytes
    seen: set[tuple[str, int]] = set()
    for block in page.blocks:
        if isinstance(block, Text):
            body = block.body
            characters += len(body)
            size += limits.BYTES_A_TEXT + (len(body) if body.isascii() else len(body.encode()))
            is_fine = bool(body) and not body.isspace()
        elif isinstance(block, Row):
            components += len(block.buttons)
            is_fine = 0 < len(block.buttons) <= limits.BUTTONS and _buttons_are_final(
                block.buttons, seen
            )
        elif isinstance(block, Picker):
            components += 1
            is_fine = _with_final_labels(block) == block
        elif isinstance(block, Menu):
            components += 1
            is_fine = _menu_is_final(block)
        else:  # a line or a picture
            is_fine = isinstance(block, Line) or (
                not block.below and _with_final_labels(block) == block
            )

        if not is_fine:
            return False

        components += 1  # the block itself; for a menu or picker, the row around it

    return (
        components <= limits.COMPONENTS and characters <= limits.CHARACTERS and size <= limits.BYTES
    )


def _buttons_are_final(buttons: tuple[Button | Link, ...], seen: set[tuple[str, int]]) -> bool:
    """Return whether no button repeats an earlier button (`seen`), and all labels are final."""
    return all(
        _label_is_final(button.label, limits.LABEL) and _add_if_new(button, seen)
        for button in buttons
    )


def _menu_is_final(menu: Menu) -> bool:
    """Return whether a menu needs no change by `_divide_menu` and `_with_final_labels`."""
    indexes: set[int] = set()
    for item in menu.items:
        indexes.add(item.index)
        if not (
            _label_is_final(item.label, limits.LINE)
            and (item.hint is None or _label_is_final(item.hint, limits.LINE))
        ):
            return False

    count = len(menu.items)
    return (
        count == len(indexes)
        and 0 < count <= limits.ITEMS
        and 0 < menu.most <= count
        and menu.least <= menu.most
        and _label_is_final(menu.prompt, limits.PROMPT)
    )


def _label_is_final(label: str, most: int) -> bool:
    """Return whether a label is short enough and has no escapes."""
    return len(label) <= most and "\\" not in label and BREAK not in label


def _fit(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """Return blocks within the limits: first fewer components, then shorter texts."""
    blocks = tuple(_divide(blocks))
    if component_count(blocks) > limits.COMPONENTS:
        blocks = _reduce(blocks)
    return shorten_texts(blocks)


def _reduce(blocks: tuple[Block, ...]) -> tuple[Block, ...]:
    """Return fewer blocks.

    The first step removes separating lines and joins texts. If that is not enough, rows of buttons
    become menus. In the end, the last blocks are dropped.
    """
    blocks = tuple(_join_texts(block for block in blocks if not isinstance(block, Line)))
    if component_count(blocks) > limits.COMPONENTS:
        blocks = tuple(_divide(tuple(_as_menus(blocks))))

    # The most important blocks are at the top.
    while component_count(blocks) > limits.COMPONENTS:
        blocks = blocks[:-1]

    return blocks


def component_count(blocks: tuple[Block, ...]) -> int:
    """Return the number of components of the blocks, with the container around them."""
    return 1 + sum(map(_components_of, blocks))


def _with_final_labels(block: Block) -> Block:
    """Return a block with labels that are short enough and have no escapes."""
    if isinstance(block, Row):
        buttons = tuple(map(_final_button, block.buttons))
        return block if buttons == block.buttons else Row(buttons)
    if isinstance(block, Image):
        alt = _short_alt(plain(block.alt))
        return block if alt == block.alt else replace(block, alt=alt)
    if isinstance(block, Picker):
        prompt = _final_label(block.prompt, limits.PROMPT)
        return block if prompt == block.prompt else replace(block, prompt=prompt)
    if isinstance(block, Menu):
        prompt = _final_label(block.prompt, limits.PROMPT)
        items = tuple(map(_final_item, block.items))
        is_unchanged = prompt == block.prompt and items == block.items
        return block if is_unchanged else replace(block, prompt=prompt, items=items)

    return block


def _final_button(button: Button | Link) -> Button | Link:
    label = _final_label(button.label, limits.LABEL)
    return button if label == button.label else replace(button, label=label)


def _final_item(item: Item) -> Item:
    label = _final_label(item.label, limits.LINE)
    hint = item.hint and _final_label(item.hint, limits.LINE)
    is_unchanged = label == item.label and hint == item.hint
    return item if is_unchanged else replace(item, label=label, hint=hint)


def _short_alt(alt: str) -> str:
    """Cut the description of a picture to the limit, if possible after a sentence or clause."""
    if len(alt) <= limits.ALT:
        return alt

    # Find the last end of a sentence or clause. One character is left for the ellipsis.
    end = max(alt.rfind(mark, 0, limits.ALT - 1) for mark in (". ", "; ", ", "))
    return alt[: end if end > 0 else limits.ALT - 1].rstrip() + ELLIPSIS


def _final_label(text: str, most: int) -> str:
    return short(plain(text), most)


def _components_of(block: Block) -> int:
    if isinstance(block, Row):
        return 1 + len(block.buttons)
    # Discord wants a menu in a row of its own, which counts too.
    return 2 if isinstance(block, Menu | Picker) else 1


def _divide(blocks: tuple[Block, ...]) -> Iterator[Block]:
    """Yield the blocks with rows of five buttons and menus of 25 items at most.

    Empty blocks and repeated buttons are dropped.
    """
    seen: set[tuple[str, int]] = set()
    for block in blocks:
        if isinstance(block, Row):
            buttons = [button for button in block.buttons if _add_if_new(button, seen)]
            for start in range(0, len(buttons), limits.BUTTONS):
                yield Row(tuple(buttons[start : start + limits.BUTTONS]))
        elif isinstance(block, Menu):
            yield from _divide_menu(block)
        elif isinstance(block, Image) and block.below:
            # The blocks below the picture become blocks of the page.
            yield replace(block, below=())
            yield from _divide(block.below)
        elif not isinstance(block, Text) or block.body.strip():
            yield block


def _add_if_new(button: Button | Link, seen: set[tuple[str, int]]) -> bool:
    """Add a button to `seen`, and return whether no earlier button does the same.

    Discord rejects a message with equal custom ids.
    """
    if isinstance(button, Link):
        return True  # a link has no custom id

    act = button.does.verb, button.does.index
    if act in seen:
        return False

    seen.add(act)
    return True


def _divide_menu(menu: Menu) -> Iterator[Menu]:
    """Yield a menu, divided into several menus if it has too many items."""
    # Discord rejects a menu with equal values.
    items = list({item.index: item for item in menu.items}.values())
    for start in range(0, len(items), limits.ITEMS):
        part = tuple(items[start : start + limits.ITEMS])
        # Discord rejects a menu in which more items must be selected than it has.
        most = max(1, min(menu.most, len(part)))
        least = min(menu.least, most)
        is_unchanged = (part, least, most) == (menu.items, menu.least, menu.most)
        yield menu if is_unchanged else replace(menu, items=part, least=least, most=most)


def _join_texts(blocks: Iterator[Block]) -> Iterator[Block]:
    """Join neighbouring texts of the same class."""
    for kind, group in groupby(blocks, key=type):
        if issubclass(kind, Text):
            yield kind("\n".join(block.body for block in group if isinstance(block, Text)))
        else:
            yield from group


def _as_menus(blocks: tuple[Block, ...]) -> Iterator[Block]:
    """Replace long groups of rows by menus, so that every button can still be reached."""
    for is_row, grouped in groupby(blocks, key=lambda block: isinstance(block, Row)):
        group = tuple(grouped)
        buttons = [button for block in group if isinstance(block, Row) for button in block.buttons]
        verbs = {button.does.verb for button in buttons if isinstance(button, Button)}
        if not is_row:
            yield from group
        elif len(buttons) <= limits.BUTTONS or len(verbs) != 1:
            # A few buttons fit into one row. A menu has one verb, so buttons with different verbs
            # stay a row, too.
            yield Row(tuple(buttons))
        else:
            yield from _menu_of(buttons, verbs.pop())


def _menu_of(buttons: list[Button | Link], verb: str) -> Iterator[Block]:
    """Yield a menu with the buttons that can be pressed, and a row with the links."""
    items = [
        Item(button.label, button.does.index, emoji=button.emoji)
        for button in buttons
        if isinstance(button, Button) and not button.disabled
    ]
    # A menu cannot contain links.
    links = tuple(button for button in buttons if isinstance(button, Link))
    if items:
        yield Menu(
            short(" · ".join(item.label for item in items), limits.PROMPT), tuple(items), verb=verb
        )

    if links:
        yield Row(links)


def jump(guild_id: int | None, channel_id: int) -> str:
    """Return the link to a channel: a DM channel if there is no server, or its user plays alone."""
    is_dm = guild_id is None or is_alone(guild_id)
    return f"https://discord.com/channels/{'@me' if is_dm else guild_id}/{channel_id}"
