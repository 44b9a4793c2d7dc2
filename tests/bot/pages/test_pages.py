"""Pages: the limits of Discord, digests, custom ids, and escaping of names."""

from dataclasses import replace
from random import Random

import pytest

from bot.common.sanitize import clean, escape, plain
from bot.pages import presentable as presentable_module
from bot.pages.delivery import NO_MENTIONS, RawView, digest, mentions
from bot.pages.limits import BYTES, BYTES_A_TEXT, CHARACTERS, COMPONENTS
from bot.pages.page import (
    Block,
    Button,
    ButtonTokens,
    CustomId,
    Do,
    Image,
    Item,
    Line,
    Link,
    Menu,
    Page,
    Row,
    Text,
    Tone,
    read_custom_id,
)
from bot.pages.presentable import component_count, presentable
from bot.tables.scene import escape_names
from bot.tables.table import Guest, Player
from playground.limits.messages import problems
from tests.bot.stage import Stage
from tests.support.toy_picture import toy

STAMPS = ButtonTokens("table", pick="question", every="ask", own="table-own")


def broken(page: Page) -> list[str]:
    """Return the violations that Discord would report for this page as a message."""
    body = {"flags": 1 << 15, "components": RawView(page, STAMPS).to_components()}
    return problems("POST", "/channels/1/messages", body, [])


def button(at: int, verb: str = "pick") -> Button:
    return Button(f"Option {at}", Do(verb, at))


def a_button(style: int, custom_id: str, *, disabled: bool = False, **facts: object) -> object:
    """Return a button as Discord expects it."""
    return {"type": 2, "style": style, "disabled": disabled, "custom_id": custom_id} | facts


class TestWhatAPictureSays:
    def said(self, alt: str) -> str:
        """Return the alternative text that Discord gets."""
        [image] = presentable(Page((replace(toy("Ada"), alt=alt),))).blocks
        assert isinstance(image, Image)
        return image.alt

    def test_short_alternative_text_is_not_changed(self) -> None:
        alt = "Ada leads; " * 90
        assert self.said(alt) == alt

    def test_alternative_text_loses_its_last_facts(self) -> None:
        said = self.said("Ada leads; " * 100)
        assert len(said) <= 1024
        assert said == "Ada leads; " * 92 + "Ada leads…"

    def test_long_fact_is_cut(self) -> None:
        assert self.said("x" * 2000) == "x" * 1023 + "…"


def _any_block(rng: Random) -> Block:
    """Return a random block, mostly a usual one, and one of ten that needs a correction."""
    is_odd = rng.random() < 0.1
    label = rng.choice((r"Ben\_Jay", "@\u200ball", "x" * 120)) if is_odd else "Ben"
    body = rng.choice(("", " \n", "鶏" * 1500, "x" * 3900)) if is_odd else "Hello"
    buttons = tuple(
        Button(label, Do("pick", rng.randrange(200))) for _ in range(rng.choice((1, 3)))
    )
    more = tuple(button(at + 200) for at in range(rng.choice((0, 6)))) if is_odd else ()
    items = tuple(Item(label, rng.randrange(4 if is_odd else 400)) for _ in range(3))
    below = (Text("below"),) if is_odd else ()
    # Every kind of block that a face can use.
    return rng.choice(
        (
            Text(body),
            Line(),
            Row((*buttons, Link(label, "https://a.b"), *more)),
            Row(()) if is_odd else Row(buttons),
            Menu(label, items, most=30 if is_odd else 1),
            replace(toy("moo"), alt=label, below=below),
        )
    )


class TestFitting:
    async def test_page_within_the_limits_is_not_changed(self) -> None:
        menu = Menu("Which?", (Item("One", 0), Item("Two", 1)), least=1, most=2)
        page = Page((Text("Hello"), Line(), Row((button(0), Link("There", "https://a.b"))), menu))
        assert presentable(page) == page
        assert broken(page) == []

    def test_page_is_presentable_exactly_if_nothing_has_to_be_changed(self) -> None:
        rng = Random(1)
        alone = 0
        for _ in range(3000):
            # Up to 25 blocks, so that some pages exceed the number of components.
            page = Page(tuple(_any_block(rng) for _ in range(rng.choice((1, 2, 4, 8, 25)))))
            blocks = presentable_module._fit(page.blocks)
            done = tuple(map(presentable_module._with_final_labels, blocks))

            assert presentable(page).blocks == done
            assert presentable_module.is_presentable(page) == (done == page.blocks)

            alone += done == page.blocks

        # The random pages must be of both kinds, or the test proves nothing.
        assert 300 < alone < 2700

    async def test_longest_texts_are_shortened_first(self) -> None:
        page = Page((Text("short"), Text("x" * 5000), Text("y" * 500)))
        # Only the text of 5,000 characters is cut, because that is enough.
        short, cut, kept = presentable(page).blocks
        assert (short, kept) == (Text("short"), Text("y" * 500))
        assert isinstance(cut, Text)
        assert cut.body.endswith("…")
        assert broken(page) == []

    @pytest.mark.parametrize("letter", ["x", "ж", "鶏", "🐔"])
    async def test_texts_stay_within_bytes_and_characters(self, letter: str) -> None:
        texts = [Text(letter * 3000), Text(letter * 2000), Text(letter * 500)]
        bodies = [
            one.body for one in presentable(Page(tuple(texts))).blocks if isinstance(one, Text)
        ]
        assert sum(map(len, bodies)) <= CHARACTERS
        assert sum(len(body.encode()) for body in bodies) <= BYTES

    async def test_texts_at_the_limits_are_not_changed(self) -> None:
        most = Page((Text("x" * (CHARACTERS - 10)), Text("y" * 10)))
        assert presentable(most) == most

        # The limit in bytes is reached before the one in characters.
        body = "鶏" * ((BYTES - BYTES_A_TEXT) // 3)
        body += "x" * (BYTES - BYTES_A_TEXT - len(body.encode()))
        heaviest = Page((Text(body),))

        assert presentable(heaviest) == heaviest
        assert presentable(Page((Text(body + "x"),))) != Page((Text(body + "x"),))

    async def test_text_is_cut_at_the_end_of_a_line(self) -> None:
        lines = "\n".join(f"- line {number}" for number in range(600))
        (cut,) = presentable(Page((Text(lines),))).blocks
        assert isinstance(cut, Text)

        *whole, end = cut.body.split("\n")
        assert end == "…"
        assert set(whole) <= set(lines.split("\n"))

    async def test_buttons_wrap_after_five(self) -> None:
        page = Page((Row(tuple(map(button, range(12)))),))
        assert [len(row.buttons) for row in presentable(page).blocks if isinstance(row, Row)] == [
            5,
            5,
            2,
        ]
        assert broken(page) == []

    async def test_long_menu_is_split(self) -> None:
        items = tuple(Item(f"Line {at}", at) for at in range(60))
        page = Page((Menu("Which?", items, least=2, most=60),))
        parts = [one for one in presentable(page).blocks if isinstance(one, Menu)]
        assert [len(one.items) for one in parts] == [25, 25, 10]
        assert broken(page) == []

    async def test_too_many_separators_are_removed(self) -> None:
        page = Page(tuple(block for at in range(30) for block in (Text(f"text {at}"), Line())))
        # Thirty texts and lines exceed the number of components, so the texts are joined.
        (whole,) = presentable(page).blocks
        assert isinstance(whole, Text)
        assert all(f"text {at}" in whole.body for at in range(30))
        assert broken(page) == []

    async def test_too_many_buttons_become_menus_without_a_loss(self) -> None:
        page = Page((Text("Choose"), Row(tuple(map(button, range(60))))))
        fitted = presentable(page)
        offered = [
            item.index for one in fitted.blocks if isinstance(one, Menu) for item in one.items
        ]

        # Every button is an item of some menu, in the same order.
        assert offered == list(range(60))
        assert component_count(fitted.blocks) <= COMPONENTS
        assert broken(page) == []

    async def test_buttons_of_several_verbs_stay_buttons_and_the_last_are_dropped(self) -> None:
        # A menu has one verb, so these buttons cannot become menus.
        rows = [Row((button(at), button(at, "join"))) for at in range(30)]
        fitted = presentable(Page((Text("Choose"), *rows)))
        assert component_count(fitted.blocks) <= COMPONENTS

        kept = [one for block in fitted.blocks if isinstance(block, Row) for one in block.buttons]
        assert kept == [one for row in rows for one in row.buttons][: len(kept)]
        assert len(kept) > 20
        assert broken(Page((Text("Choose"), *rows))) == []

    async def test_links_among_too_many_buttons_stay_links(self) -> None:
        link = Link("There", "https://a.b")
        page = Page((Row((*map(button, range(60)), link)), Text("end")))
        assert Row((link,)) in presentable(page).blocks
        assert presentable(page).blocks[-1] == Text("end")
        assert broken(page) == []

    async def test_disabled_button_is_no_item_of_a_menu(self) -> None:
        # Menus have no disabled items.
        buttons = [replace(button(at), disabled=at % 2 == 0) for at in range(60)]
        menus = [
            one for one in presentable(Page((Row(tuple(buttons)),))).blocks if isinstance(one, Menu)
        ]
        assert [item.index for menu in menus for item in menu.items] == list(range(1, 60, 2))

    async def test_empty_blocks_and_duplicate_buttons_are_removed(self) -> None:
        twice = Row((button(0), button(0)))
        page = Page((Text("  "), Row(()), Menu("none", ()), twice, Text("end")))
        assert presentable(page).blocks == (Row((button(0),)), Text("end"))
        assert broken(page) == []

    @pytest.mark.parametrize("escaped", [r"Ben\_Jay", "@\u200ball"])
    async def test_escapes_are_removed_from_labels(
        # Discord shows labels literally, so an escape would be visible.
        self,
        escaped: str,
    ) -> None:
        page = Page(
            (
                Row((button(0), Button(escaped, Do("pick", 1)))),
                Menu(escaped, (Item("Ada", 0), Item(escaped, 1, "hint"), Item("Ada", 2, escaped))),
                replace(toy("egg"), alt=escaped),
            )
        )
        row, menu, image = presentable(page).blocks
        said = plain(escaped)

        assert said != escaped
        assert row == Row((button(0), Button(said, Do("pick", 1))))
        assert menu == Menu(said, (Item("Ada", 0), Item(said, 1, "hint"), Item("Ada", 2, said)))
        assert isinstance(image, Image)
        assert image.alt == said

    async def test_labels_hints_and_prompts_are_shortened(self) -> None:
        page = Page(
            (
                Row((Button("x" * 200, Do("pick")), Button("", Do("pick", 1)))),
                Menu("p" * 300, (Item("l" * 300, 0, "h" * 300), Item("", 1))),
            )
        )
        assert broken(page) == []


class TestRendering:
    async def test_view_is_not_stored_by_discord_py(self) -> None:
        """discord.py stores views that are unfinished and have dispatchable items."""
        sheet = RawView(Page((Text("x"),)), STAMPS)
        assert sheet.is_finished()
        assert not sheet.is_dispatchable()

    async def test_every_block_is_rendered_as_discord_expects(self) -> None:
        buttons = (
            Button("Yes", Do("join"), Tone.GOOD, "🥚"),
            Button("", Do("leave"), Tone.DANGER, "🪶", disabled=True),
            Button("", Do("start"), Tone.MAIN),
            Link("There", "https://a.b"),
        )
        items = (Item("One", 1, "a hint", chosen=True, emoji="🐣"), Item("Two", 2))
        menu = Menu("Which?", items, least=0, most=2)
        page = Page((Text("Hello"), Line(), Row(buttons), menu, Menu("", items)), 0xFEED)
        own = "coop:table:table-own"
        (container,) = RawView(page, STAMPS).to_components()
        text, line, row, first, second = container["components"]

        # 17 is a container, 10 a text, and 14 a separator.
        assert (container["type"], container["accent_color"]) == (17, 0xFEED)
        assert text == {"type": 10, "content": "Hello"}
        assert line == {"type": 14, "divider": True, "spacing": 1}

        egg = {"name": "🥚"}
        feather = {"name": "🪶"}
        assert row["components"] == [
            a_button(3, f"{own}:join:0", label="Yes", emoji=egg),
            a_button(4, f"{own}:leave:0", disabled=True, emoji=feather),
            a_button(1, f"{own}:start:0", label="·"),
            {"type": 2, "style": 5, "label": "There", "url": "https://a.b"},
        ]

        one = {"label": "One", "value": "1", "default": True, "description": "a hint"}
        two = {"label": "Two", "value": "2", "default": False}
        assert first["components"] == [
            {
                "type": 3,
                "custom_id": "coop:table:question:pick:0:0",
                "min_values": 0,
                "max_values": 2,
                "options": [one | {"emoji": {"name": "🐣"}}, two],
                "placeholder": "Which?",
            }
        ]

        (nameless,) = second["components"]
        assert "placeholder" not in nameless
        assert nameless["custom_id"] == "coop:table:question:pick:0:1"

    async def test_custom_ids_are_signed_for_their_purpose(self) -> None:
        page = Page(
            (
                Row((button(2), button(3, "all"), button(0, "join"))),
                Menu("a", (Item("x", 4),)),
                Menu("b", (Item("y", 5),)),
            )
        )
        # A pick is signed for its question, a public answer for the moment, and a join for the
        # table.
        assert RawView(page, STAMPS).custom_ids == {
            "coop:table:question:pick:2",
            "coop:table:ask:all:3",
            "coop:table:table-own:join:0",
            "coop:table:question:pick:0:0",
            "coop:table:question:pick:0:1",
        }
        assert read_custom_id("coop:table:ask:all:3") == CustomId("table", "ask", "all", 3)

    @pytest.mark.parametrize("slug", ["uno2", "six-nimmt", "21", "heist"])
    def test_index_is_separate_from_a_verb_with_a_number(self, slug: str) -> None:
        does = Do(f"rules-{slug}", 3)
        for slot in (None, 0, 14):
            assert read_custom_id(STAMPS.sign(does, slot)) == CustomId(
                "table", "table-own", does.verb, 3
            )

    @pytest.mark.parametrize(
        ("custom_id", "press"),
        [
            ("coop:hj4kq2mzta:3wXk_9aB-e:pick0", CustomId("hj4kq2mzta", "3wXk_9aB-e", "pick", 0)),
            (
                "coop:hj4kq2mzta:3wXk_9aB-e:pick12:2",
                CustomId("hj4kq2mzta", "3wXk_9aB-e", "pick", 12),
            ),
            ("coop:hj4kq2mzta:0123456789:join0", CustomId("hj4kq2mzta", "0123456789", "join", 0)),
            (
                "coop:hj4kq2mzta:0123456789:order203",
                CustomId("hj4kq2mzta", "0123456789", "order", 203),
            ),
            ("coop:-:-:rulesheist7", CustomId("-", "-", "rulesheist", 7)),
            ("coop:-:-:whichend31", CustomId("-", "-", "whichend", 31)),
        ],
    )
    def test_former_ids_are_still_read(self, custom_id: str, press: CustomId) -> None:
        # The index followed the verb without a colon.
        assert read_custom_id(custom_id) == press

    @pytest.mark.parametrize(
        "custom_id",
        [
            "coop:t:x:pick",
            "coop:t:x:pick:",
            "coop:t:x::0",
            "coop:t:x:pick:0:",
            "coop:t:x:pick:0:1:2",
            "coop:t:x:pick-:0",
            "coop:t:x:Pick:0",
            "coop:t:x:pick:²",
            "coop:t:x:pick0\n",
            "coop:t:x:pick:00",
            "coop:t:x:pick:007",
            "coop:t:x:pick00",
        ],
    )
    def test_foreign_id_is_not_read(self, custom_id: str) -> None:
        assert read_custom_id(custom_id) is None

    def test_digest_depends_on_content_and_private_signatures(self) -> None:
        page = Page((Text("x"), Row((button(1),))))
        same = digest(page, STAMPS)
        assert digest(Page((Text("x"), Row((button(1),)))), STAMPS) == same
        # The public ask changes with every step and must not cause an edit.
        assert digest(page, ButtonTokens("table", "question", "another ask", "table-own")) == same
        assert digest(page, ButtonTokens("table", "another question", "ask", "table-own")) != same

        tone = Button("Option 1", Do("pick", 1), Tone.GOOD)
        assert digest(Page((Text("x"), Row((tone,)))), STAMPS) != same

    def test_only_people_named_by_the_page_are_mentioned(self) -> None:
        assert mentions(Page((Text("<@5>"),))).to_dict()["parse"] == []
        assert mentions(Page((Text("<@5>"),), pings=(5,))).to_dict()["users"] == [5]
        assert mentions(Page((Text("<@5>"),))) is NO_MENTIONS, (
            "most pages: nothing is made for them"
        )


class TestNames:
    @pytest.mark.parametrize(
        ("name", "shown"),
        [
            ("Ada", "Ada"),
            ("**Ada**", r"\*\*Ada\*\*"),
            ("a_b_c", r"a\_b\_c"),
            ("@everyone", "@\u200beveryone"),
            ("<@123>", "\\<@\u200b123\\>"),
            ("https://a.b", "https:\u200b//a.b"),
            ("[a](b)", r"\[a\]\(b\)"),
            ("# big", r"\# big"),
        ],
    )
    def test_markdown_and_mentions_are_shown_literally(self, name: str, shown: str) -> None:
        assert escape(name) == shown
        assert plain(escape(name)) == name

    def test_backslash_is_kept(self) -> None:
        assert plain(escape(r"¯\_(ツ)_/¯")) == r"¯\_(ツ)_/¯"

    @pytest.mark.parametrize(
        ("name", "kept"),
        [
            ("A\u202eda", "Ada"),
            ("\u200b\u2066\ufeff", "?"),
            ("", "?"),
            ("A\nd\ta", "A d a"),
            ("Z" + "\u0301" * 50 + "o", "Z\u0301\u0301o"),
            ("x" * 40, "x" * 31 + "…"),
        ],
    )
    def test_invisible_and_stacked_marks_are_removed(self, name: str, kept: str) -> None:
        import unicodedata

        assert clean(name) == unicodedata.normalize("NFC", kept) or clean(name).startswith("Ź")
        assert len(clean(name)) <= 32

    async def test_scenes_for_faces_have_escaped_names(self) -> None:
        stage = Stage(1, 2)
        stage.players = [Player("*Ada*", 5)]
        scene = escape_names(replace(await stage.scene("t1"), guest=Guest(6, "_Ben_")))

        assert scene.guest == Guest(6, r"\_Ben\_")
        assert scene.players[0].name == scene.host_name == r"\*Ada\*"
        # The scene was changed, not the player.
        assert stage.players[0].name == "*Ada*"
