"""Pages as plain text, with buttons, menus and descriptions of pictures."""

from collections.abc import Collection, Iterator

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
from bot.pages.presentable import as_text


def aloud(page: Page, without: Collection[str] = ()) -> str:
    """Return the whole message in words.

    First come text, buttons in brackets, and menus with their items; then the descriptions of
    pictures and the text below them; then the page behind More….

    Args:
        page: The page.
        without: Verbs of buttons that are left out.
    """
    lines = [_block(block, without) for block in as_text(page).blocks]
    # The page with pictures: what a screen reader finds there.
    for block in page.blocks:
        if isinstance(block, Image):
            lines += ["~~~~~~~~ with pictures", f"🖼️ {block.alt}"]
            lines += [_block(below, without) for below in block.below]

    if page.more is not None:
        lines += ["~~~~~~~~ behind More…", aloud(page.more, without).rstrip("\n")]

    return "\n".join(lines) + "\n"


def said(page: Page) -> str:
    """Return only the text of the page in words."""
    return "\n".join(block.body for block in as_text(page).blocks if isinstance(block, Text))


def buttons(page: Page) -> Iterator[Button]:
    for block in page.blocks:
        if isinstance(block, Row):
            yield from (button for button in block.buttons if isinstance(button, Button))


def menus(page: Page) -> list[Menu]:
    return [block for block in page.blocks if isinstance(block, Menu)]


def picks(page: Page) -> list[int]:
    """Return every index with which a press on this card can answer."""
    found = [button.does.index for button in buttons(page) if button.does.verb == "pick"]
    asking = [menu for menu in menus(page) if menu.verb == "pick"]
    return found + [item.index for menu in asking for item in menu.items]


def _block(block: Block, without: Collection[str]) -> str:
    match block:
        case Text():
            return block.body
        # `as_text` has replaced all pictures.
        case Image():
            raise AssertionError("a picture on a page in words")
        case Line():
            return "────────"
        case Row():
            return "  ".join(
                _button(button)
                for button in block.buttons
                if isinstance(button, Link) or button.does.verb not in without
            )
        case Menu():
            lines = "".join(f"\n    {_item(item)}" for item in block.items)
            return f"▾ {block.prompt}{lines}"
        case Picker():
            chosen = "".join(f"\n    {one}" for one in block.chosen)
            return f"▾ {block.prompt} ({block.of.value}){chosen}"


def _button(one: Button | Link) -> str:
    if isinstance(one, Link):
        return f"[{one.label} ↗]"
    return f"[{one.emoji} {one.label}]" if one.emoji else f"[{one.label}]"


def _item(item: Item) -> str:
    label = f"{item.emoji} {item.label}" if item.emoji else item.label
    return f"{label} — {item.hint}" if item.hint else label
