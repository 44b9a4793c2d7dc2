"""Application emojis: 128 pixels wide, and recognisable at 22 pixels.

`./coop sync` uploads `emoji/<name>.png` to Discord. `emoji.json` says which Unicode sign each emoji
replaces: `{"common": {sign: name}, "heist": {sign: name}, ...}`. In a text of a game, the entries
of the game come before the common ones. If an emoji is not available, the text keeps the sign.
"""

import json
import re
from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from art import common, heist, playing
from art import emoji_shapes as shapes
from art.crazy import TYPES
from art.heist_actions import ACTIONS
from art.heist_events import EVENTS
from art.heist_indoors import CROOKS as INDOORS
from art.heist_outdoors import CROOKS as OUTDOORS
from art.kit import GOLD, INK, placed, star
from art.political.events import EVENTS as POLITICAL_EVENTS
from art.political.specials import SPECIALS
from art.sprite import CHICKEN, THING, Box, render, sticker, svg
from cogs.crazy.labels import CARD_SIGNS
from cogs.heist import signs as heist_signs
from cogs.political import signs as political_signs

SIZE = 128
EDGE = 14
BOLDER = 1.3
"""The factor by which outlines are wider than in pictures."""


class Emoji(NamedTuple):
    """An application emoji.

    Attributes:
        game: The slug of the game, or "common" for the texts of all games.
        sign: The Unicode sign that it replaces.
        slug: The name, without the prefix `coop_`.
        inner: The drawing, as SVG elements.
        box: The part of the drawing's space that is shown.
    """

    game: str
    sign: str
    slug: str
    inner: str
    box: Box = THING

    @property
    def name(self) -> str:
        return f"coop_{self.slug}"


HEAD: Box = (-40, -110, 320, 320)

CRAZY_SLUGS = {
    18: "gallo",
    16: "superchick",
    14: "napoulet",
    12: "king",
    9: "chickbergh",
    8: "cock",
    7: "gackas",
    6: "marilyn",
}
"""Card -> slug of its emoji. The cowboy (20) has the emoji of the heist's cowboy."""


def emojis() -> Iterator[Emoji]:
    """Yield all emojis. Two may have the same drawing. Each sign is unique within its game."""
    yield from _common()
    yield from _heist()
    yield Emoji("playing", "🧱", "wall", shapes.long_wall(), (0, 0, 200, 200))
    yield Emoji("playing", "🪙", "point", star(100, 104, 96, GOLD, 14))
    yield Emoji("playing", "🐔", "short", placed(playing.crate(), 10, 70, 1.2), (-20, 0, 240, 220))
    for kind, sign in (("safe", "🟢"), ("brave", "🟡"), ("hot", "🔴")):
        yield Emoji("out", sign, kind, shapes.zone(kind))
    yield Emoji("out", "❤️", "red", shapes.red_hen(), HEAD)
    for card, slug in CRAZY_SLUGS.items():
        yield Emoji("crazy", CARD_SIGNS[card], slug, shapes.bust(TYPES[card]()), HEAD)
    yield from _political()


def _common() -> Iterator[Emoji]:
    for sign, slug, inner in (
        ("👑", "leader", common.crown()), ("⏳", "waiting", common.hourglass()), ("🏆", "won", shapes.cup()),
        ("🎴", "cards", common.cards()), ("✋", "hand", shapes.hand()), ("💤", "asleep", common.zzz()), ("🏁", "finish", shapes.flag()),
        ("💥", "crash", playing.crash()), ("🎯", "target", playing.target()), ("🔏", "seal", shapes.seal()), ("🎲", "die", shapes.die()),
        ("🔔", "bell", shapes.bell()), ("🪶", "feather", shapes.feather()), ("🍂", "leaf", shapes.leaf()), ("📖", "rules", shapes.book()),
        ("👀", "eye", common.eye()), ("🔒", "locked", common.padlock()), ("🚪", "away", common.away()), ("🦊", "fox", shapes.fox_face()),
        ("✅", "yes", common.check()), ("🚫", "no", common.cross()),
    ):  # fmt: skip
        yield Emoji("common", sign, slug, inner)
    for sign, slug, inner in (
        ("🐔", "hen", shapes.hen_face()),
        ("🐤", "chick", shapes.chick()),
        ("🤖", "house", shapes.house_player()),
    ):
        yield Emoji("common", sign, slug, inner, CHICKEN)
    yield Emoji("common", "🐣", "hatched", shapes.bust(playing.nerve(1), 240), CHICKEN)


def _heist() -> Iterator[Emoji]:
    for slug, crook in (INDOORS | OUTDOORS).items():
        yield Emoji("heist", heist_signs.CHARACTERS[slug], slug, shapes.bust(crook()), HEAD)
    for slug, sign in heist_signs.CARDS.items():
        yield Emoji("heist", sign, slug, ACTIONS[slug]())
    for slug, sign in heist_signs.EVENTS.items():
        if slug == "swat_again":
            continue  # it has the same sign as SWAT
        yield Emoji("heist", sign, slug, EVENTS[slug]())
    for slug, sign in heist_signs.CREWS.items():
        yield Emoji("heist", sign, slug, heist.crew(slug))
    for slug, sign in heist_signs.LOOT.items():
        yield Emoji("heist", sign, slug, heist.LOOT[slug]())
    for sign, slug, inner in (
        ("💰", "loot", heist.sack()), ("🔭", "lookout", heist.lookout()), ("🔧", "tinker", heist.tinker()),
        ("🐔", "stay", shapes.stay()), ("🏃", "run", shapes.run()), ("🙈", "hide", shapes.hide()), ("⛓️", "caught", shapes.caught()),
    ):  # fmt: skip
        yield Emoji("heist", sign, slug, inner)
    yield Emoji("heist", "🚚", "truck", heist.truck(), (-40, 0, 340, 200))


def _political() -> Iterator[Emoji]:
    for sign, slug, inner in (
        ("👈", "left", shapes.wing(left=True)), ("👉", "right", shapes.wing(left=False)), ("⚔️", "attack", shapes.swords()), ("🫴", "take_over", shapes.take_over()),
        ("🔼", "asset", shapes.plus_or_minus(more=True)), ("🔽", "deficit", shapes.plus_or_minus(more=False)),
    ):  # fmt: skip
        yield Emoji("political", sign, slug, inner)
    for slug, sign in political_signs.POWERS.items():
        yield Emoji("political", sign, slug, (SPECIALS | POLITICAL_EVENTS)[slug])


def draw(emoji: Emoji) -> Image.Image:
    """Render an emoji, as large as possible and centred in its square."""
    image = render(svg(sticker(bolder(emoji.inner), EDGE), emoji.box), SIZE * 3)
    image = image.crop(image.getbbox())
    scale = (SIZE - 2) / max(image.size)
    size = max(1, round(image.width * scale)), max(1, round(image.height * scale))
    image = image.resize(size, Image.Resampling.LANCZOS)
    square = Image.new("RGBA", (SIZE, SIZE))
    square.paste(image, ((SIZE - size[0]) // 2, (SIZE - size[1]) // 2))
    return square


def bolder(inner: str) -> str:
    """Widen the outlines of a drawing, but not its details (strokes of up to 6.5 units)."""
    return re.sub(
        rf'stroke="{INK}" stroke-width="([\d.]+)"',
        lambda found: (
            f'stroke="{INK}" stroke-width="{float(found[1]) * (BOLDER if float(found[1]) > 6.5 else 1)}"'
        ),
        inner,
    )


def table() -> str:
    """Return the text of `emoji.json`."""
    names: dict[str, dict[str, str]] = {}
    for emoji in emojis():
        signs = names.setdefault(emoji.game, {})
        assert emoji.sign not in signs, emoji
        signs[emoji.sign] = emoji.name
    # The card 20 of Crazy Chicken, Billy the Chick, has the emoji of the heist's cowboy.
    names["crazy"]["🤠"] = "coop_cowboy"
    return json.dumps(names, ensure_ascii=False, indent=2) + "\n"
