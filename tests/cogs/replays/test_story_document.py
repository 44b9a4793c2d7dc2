"""The story as an HTML file: Markdown, hostile names, and limits on pictures."""

import re
from base64 import b64decode
from html.parser import HTMLParser
from importlib.util import find_spec
from io import BytesIO
from itertools import count, pairwise
from random import Random
from time import process_time

import pytest
from PIL import Image

from bot.common.sanitize import escape
from bot.pages.page import picture_of
from bot.pictures.display_list import MovingPicture, Picture
from bot.pictures.painter import png
from cogs.replays import document as module
from cogs.replays.document import POLICY, document
from cogs.replays.markdown import html, inline
from games.registry import GAMES, package_of
from tests.cogs.faces import WORDS
from tests.cogs.replays.test_leaf import told
from tests.support.combinations import sampled

HOSTILE = (
    *("<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "</style>", "&amp;"),
    *("**Eve**", "`Finn`", "_Gus_ ~~x~~", "[Hana](https://x.y)"),
)


def noise(number: int) -> bytes:
    """Return a small picture that has as many bytes as the others but different content."""
    # A palette and no compression make all pictures equally large.
    page = Image.frombytes("P", (40, 25), Random(number).randbytes(1000))
    page.putpalette([level for grey in range(256) for level in (grey, grey, grey)])
    found = BytesIO()
    page.save(found, "PNG", compress_level=0)

    return found.getvalue()


PNG = noise(0)

DRAWN = [slug for slug in GAMES if find_spec(f"cogs.{package_of(slug)}.picture") is not None]
"""Games that have pictures."""


class Tags(HTMLParser):
    """Collects what a browser would take for attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.attributes: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [name for name, _ in attrs]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("plain", "<p>plain</p>"),
        ("### A **b**", "<h3>A <b>b</b></h3>"),
        ("one\ntwo", "<p>one<br>two</p>"),
        ("-# small\n-# print", "<p><small>small<br>print</small></p>"),
        ("> **R4** x\n> y", "<blockquote><p><b>R4</b> x<br>y</p></blockquote>"),
        ("- a\n- b\nc", "<ul><li>a</li><li>b</li></ul><p>c</p>"),
        ("a\n\nb", "<p>a</p><p>b</p>"),
        # Nested marks; underscores within a word are no marks.
        ("***x*** ~~y~~ _z_ `w`", "<p><b><i>x</i></b> <s>y</s> <i>z</i> <code>w</code></p>"),
        ("snake_case_name 2 * 3 * 4", "<p>snake_case_name 2 * 3 * 4</p>"),
        # Discord's relative times mean nothing in a file.
        ("until <t:1790000000:R>!", "<p>until !</p>"),
        ("<b>&\"'", "<p>&lt;b&gt;&amp;&quot;&#x27;</p>"),
        ("**a\\*b**", "<p><b>a*b</b></p>"),
        # A mark that nothing closes is text.
        ("**", "<p>**</p>"),
        ("", ""),
    ],
)
def test_markdown_becomes_html(text: str, told: str) -> None:
    assert html(text) == told


@pytest.mark.parametrize("name", [*HOSTILE, "a@everyone", "x\\", "😀 *", "\\<i>"])
def test_name_adds_no_markup(name: str) -> None:
    found = inline(f"**{escape(name)}** wins")
    assert re.fullmatch(r"<b>[^<>]*</b> wins", found), found


@pytest.mark.parametrize("mark", ["*", "**", "***", "_", "__", "~~"])
def test_unclosed_mark_is_parsed_in_linear_time(mark: str) -> None:
    text = mark + "a" + "\\" * 30
    before = process_time()
    found = inline(text)
    # an earlier pattern needed half as much time again for each backslash
    assert process_time() - before < 0.05
    # Escaped backslashes are halved.
    assert found == mark + "a" + "\\" * 15


@pytest.mark.parametrize("slug", GAMES)
async def test_document_holds_every_step(slug: str) -> None:
    leaves = told(slug)
    painted = count()

    async def paint(picture: object) -> bytes | None:
        return noise(next(painted))

    found = (await document(leaves, paint, WORDS)).decode()
    assert found.count("<article ") == len(leaves)
    assert 'role="img" aria-label="' in found
    # The file loads nothing from the network.
    assert "http" not in re.sub(r"http-equiv", "", found), "nothing foreign"
    # Equal pictures are stored once.
    assert len(set(re.findall(r"base64,([^)]*)\)", found))) == found.count("base64,")
    assert next(painted) <= module.PICTURES
    # The file opens at the best moment, and it is one press away.
    assert f'value="{leaves.best}">⭐</button>' in found


async def test_moments_move_where_there_is_room(monkeypatch) -> None:
    leaves = told("crazy")
    moving: list[Picture] = []

    async def paint(picture: Picture) -> bytes | None:
        if isinstance(picture, MovingPicture):
            moving.append(picture.still)
            return bytes([len(moving)]) * 100_000

        return PNG

    still = (await document(leaves, paint, WORDS)).decode()
    assert "<data " not in still
    assert moving == []

    found = (await document(leaves, paint, WORDS, moves=True)).decode()
    steps = found.split("<article ")[1:]
    best = picture_of(leaves.public_page(leaves.best))
    assert best is not None
    # The best moment comes first, and the result second.
    assert moving[0] == best.picture
    assert " data-gif=" in steps[leaves.best]
    assert " data-gif=" in steps[-1]
    # Each is stored once, even if several steps show it.
    assert 2 < found.count("<data ") == len(moving) <= found.count(" data-gif=")

    # With room for two, the third is left out.
    stills = sum(len(b64decode(one)) for one in re.findall(r"base64,([^)]*)\)", still))
    monkeypatch.setattr(module, "PICTURE_BYTES", stills + 250_000)
    moving.clear()
    few = (await document(leaves, paint, WORDS, moves=True)).decode()
    assert few.count("<data ") == 2
    assert len(moving) == 3


async def test_names_are_escaped_in_the_document() -> None:
    leaves = told("political", HOSTILE)

    async def paint(picture: object) -> bytes | None:
        return PNG

    found = (await document(leaves, paint, WORDS)).decode()
    # Without the style sheet and the file's own script.
    body = found.partition("</style>")[2].replace(module.SCRIPT, "")
    assert body.count("<script>") == body.count("</script>") == 1
    assert not re.search(r"<(img|a|iframe|link|object|embed)\b", body)
    assert "</style>" not in body

    tags = Tags()
    tags.feed(found)
    # No event handler has come in by a name.
    assert not [name for name in tags.attributes if name.startswith("on")]
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in body


async def test_document_without_pictures_uses_words() -> None:
    async def paint(picture: object) -> None:
        return None

    found = (await document(told("playing"), paint, WORDS)).decode()
    assert "background-image:url" not in found
    assert 'role="img"' not in found
    assert "Points" in found or "points" in found


async def test_pictures_are_limited_and_spread_over_the_document(monkeypatch) -> None:
    # Room for fifty pictures.
    monkeypatch.setattr(module, "PICTURE_BYTES", 50 * len(PNG))

    painted = count()

    async def paint(picture: object) -> bytes | None:
        return noise(next(painted))

    leaves = told("crazy")
    found = (await document(leaves, paint, WORDS)).decode()
    assert found.count("base64,") == 50

    shown = [
        number for number, one in enumerate(found.split("<article ")[1:]) if 'class="picture' in one
    ]
    assert len(leaves) - 1 in shown
    # The pictures are spread over the whole story, and the last step has one.
    assert max(after - before for before, after in pairwise(shown)) < len(leaves) / 10


@pytest.mark.slow
@pytest.mark.parametrize("slug", sampled(DRAWN, ["heist"]))
async def test_every_step_of_the_document_has_its_picture(slug: str) -> None:
    """Put together from its parts, each picture equals the painted one."""
    painted: list[bytes] = []

    async def paint(picture: Picture) -> bytes | None:
        painted.append(png(picture.display(WORDS)))
        return painted[-1]

    leaves = told(slug)
    file = await document(leaves, paint, WORDS)
    found = file.decode()

    assert len(file) < 8_000_000
    assert found.count('class="picture ') == found.count("<article ") == len(leaves)

    # Most pictures are stored as the change of an earlier one.
    files = {
        name: Image.open(BytesIO(b64decode(content))).convert("RGBA")
        for name, content in re.findall(r"\.(p\d+)\{.*?base64,([^)]*)\)", found)
    }
    shown = set()
    for whole, layers in re.findall(
        r'class="picture (p\d+)"[^>]*>((?:<i class="p\d+"></i>)*)', found
    ):
        page = files[whole].copy()
        # The patches lie on top of the earlier picture.
        for patch in re.findall(r"p\d+", layers):
            page.alpha_composite(files[patch])

        shown.add(page.convert("RGB").tobytes())

    assert shown == {Image.open(BytesIO(one)).convert("RGB").tobytes() for one in painted}


def test_content_policy_forbids_foreign_sources() -> None:
    assert POLICY.startswith("default-src 'none'; img-src data:;")
    # Inline scripts are allowed by their hash only.
    assert "'unsafe-inline'" not in POLICY.partition("script-src")[2]
