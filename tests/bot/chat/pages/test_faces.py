"""Which face belongs to which game, and what a face without words of its own says."""

from bot.chat.pages.faces import Face, Faces
from tests.bot.chat.stage import TinyFace


def test_only_what_a_face_holds_for_adults_is_for_adults() -> None:
    tiny = TinyFace()
    faces = Faces()
    faces.register(tiny.face)
    faces.register(
        Face(
            slug="rude",
            table=tiny.table,
            card=tiny.card,
            label=tiny.label,
            for_adults=lambda options: bool(options.get("rude")),
        )
    )
    assert faces.is_for_adults("rude", {"rude": True}) is True
    assert faces.is_for_adults("rude", {}) is False
    assert faces.is_for_adults("tiny", {"rude": True}) is False
    assert faces.is_for_adults("a game that left the house", {}) is False
