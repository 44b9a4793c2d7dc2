"""Drawings of application emojis: the characters that they replace, and their names."""

import json

from bot.pictures import emojis


def draw(art, **drawn):
    (art / "emoji").mkdir(parents=True)
    for name, content in drawn.items():
        (art / "emoji" / f"{name}.png").write_bytes(content)


def test_name_consists_of_the_file_name_and_a_hash(tmp_path):
    draw(tmp_path / "one", coop_egg=b"PNG egg", coop_crown=b"PNG crown")
    draw(tmp_path / "other", coop_egg=b"PNG egg, cracked", coop_crown=b"PNG crown")
    found, other = (emojis.drawings(tmp_path / art) for art in ("one", "other"))

    assert [*found.values()] == [b"PNG crown", b"PNG egg"]

    parts = [emojis.NAMED.fullmatch(name) for name in found]
    assert [part and part["name"] for part in parts] == ["coop_crown", "coop_egg"]

    # The hash of the egg differs, because its drawing does.
    same = found.keys() & other.keys()
    assert [name.startswith("coop_crown") for name in same] == [True], "the egg is another one"


def test_signs_are_read(tmp_path):
    # A missing folder is no error.
    nowhere = tmp_path / "nowhere"
    assert (emojis.signs(nowhere), emojis.drawings(nowhere)) == ({}, {})

    named = {"common": {"👑": "coop_crown"}}
    (tmp_path / "emoji.json").write_text(json.dumps(named), "utf-8")
    assert emojis.signs(tmp_path) == named
