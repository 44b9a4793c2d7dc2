"""Windows that open for a presser, and ask for some lines of text."""

from typing import NamedTuple

from discord.ui import Label, Modal, TextInput


class Field(NamedTuple):
    """A line to type into. `typed`: what stands in it already."""

    label: str
    hint: str
    longest: int
    typed: str = ""
    needed: bool = True


class Window(NamedTuple):
    """`custom_id` says what becomes of what is typed; five fields at most."""

    custom_id: str
    title: str
    fields: tuple[Field, ...]


def modal_of(window: Window) -> Modal:
    """As discord.py has it."""
    modal = Modal(title=window.title, custom_id=window.custom_id)
    for place, field in enumerate(window.fields):
        line: TextInput[Modal] = TextInput(
            custom_id=f"typed-{place}",
            max_length=field.longest,
            default=field.typed or None,
            required=field.needed,
        )
        modal.add_item(Label(text=field.label, description=field.hint, component=line))
    return modal
