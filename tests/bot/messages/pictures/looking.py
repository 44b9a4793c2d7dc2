"""A painter that tests can hold back, and helpers to read pictures from messages."""

import threading
from collections.abc import Iterator
from typing import Any

from bot.pictures.display_list import MovingPicture, Picture
from tests.bot.den import Den
from tests.support.found import found
from tests.support.shown import Shown
from tests.support.toy_picture import Toy, painted
from tests.support.wire import Request


class Easel:
    """A painter that paints at once, unless a test holds it back."""

    def __init__(self) -> None:
        self.may_go = threading.Event()
        self.may_go.set()
        self.drawn: list[str] = []

    def is_held_for(self, seconds: float) -> None:
        self.may_go.clear()
        threading.Timer(seconds, self.may_go.set).start()

    def paint(self, picture: Picture, locale: str, is_busy: bool) -> bytes:
        picture = picture.still if isinstance(picture, MovingPicture) else picture
        assert isinstance(picture, Toy)
        # The timeout ends a test that forgets to release the painter.
        self.may_go.wait(5)
        self.drawn.append(picture.said)
        return painted(picture.said)


def picture(den: Den, shown: Shown, *, name: str = Picture.file_name) -> str | None:
    """Return the text in the picture of a message, or None if it has no picture.

    `name` is the name that its file must have.
    """
    message = den.env.backend.get_message(shown.channel_id, shown.id)
    items = [one for part in parts(message.components) for one in part.get("items", ())]
    if not items:
        # A message without a picture must say the same in words, once the table is pictured.
        assert not message.attachments
        assert not shown.text or "in words" in shown.text or "seen" not in shown.text

        return None

    (item,) = items
    (file,) = message.attachments
    assert file["filename"] == name
    # The gallery refers to the uploaded file, either by its address or as an attachment.
    assert file["url"] in item["media"]["url"] or item["media"]["url"].startswith("attachment")

    painted = found(den.env.backend.cdn.get(file["url"]))

    said = painted.decode().removeprefix("PNG ")
    # The alternative text for screen readers.
    assert item["description"] == f"A sign says {said}."

    return said


def parts(components: Any) -> Iterator[Any]:
    for one in components:
        yield one
        yield from parts(one.get("components", ()))


def uploads(den: Den) -> list[Request]:
    """Return the requests that upload a file."""
    sent = [request for request in den.wire.requests if request.method in ("POST", "PATCH")]
    # An entry with a file name is a new file; entries with an id keep an old one.
    return [one for one in sent if any("filename" in file for file in listed(one))]


def listed(request: Request) -> list[Any]:
    body = request.body or {}
    found: list[Any] = (body.get("data") or body).get("attachments") or []
    return found


def attachment(den: Den, shown: Shown) -> str:
    (file,) = den.env.backend.get_message(shown.channel_id, shown.id).attachments
    return str(file["id"])


def table(den: Den) -> Shown:
    return den.tables()[-1]
