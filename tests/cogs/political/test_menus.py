"""The order of Political Chicken's menus, and texts that address the reader."""

import pytest

from bot.i18n.words import Words
from bot.pages.limits import ITEMS
from cogs.pages import require
from cogs.political.labels import Labels
from games.engine.asks import Seat
from games.political.box import box
from tests.cogs.political.test_pages import Lively, fought, page_of, panic, position, staged, walked
from tests.cogs.reading import menus, picks, said
from tests.cogs.stage import Stage

WORDS = Words("en")


def entries(stage: Stage, seat: Seat = 0) -> dict[str, list[str]]:
    """Return the menus of this seat's card: prompts with their items."""
    found = menus(page_of(stage.scene(seat)))
    return {menu.prompt: [item.label for item in menu.items] for menu in found}


def shuffled() -> Stage:
    """Return a position with a hand in the order in which it was drawn."""
    hand = [
        "Scandal",
        "Hot Mic",
        "Golf Course Senate",
        "Lawyers",
        "Tote Bag Hoarders",
        "Dark Money",
        "Offshore Family Values Trust",
        "Catchy Jingle",
        "Cardigan Resistance",
    ]
    return position(A={"hand": hand}, C={"base": ["Grill Dads United"]})


def test_acts_of_a_turn_share_a_menu_sorted_by_card_and_not_by_draw():
    assert entries(shuffled()) == {
        WORDS("political-menu-act"): [
            # The best recruit has a button.
            "Recruit L2 Cardigan Resistance",
            "Recruit L1 Tote Bag Hoarders",
            "Recruit R3 Golf Course Senate",
            "Attach +3 Dark Money",
            "Attach +1 Catchy Jingle",
            "Attach Lawyers",
            "Attach −2 Hot Mic",
            "Scandal",
            "Let L2 Cardigan Resistance go",
            "Let L1 Tote Bag Hoarders go",
            "Let R6 Offshore Family Values Trust go",
            "Let R3 Golf Course Senate go",
        ]
    }


def test_items_of_a_sorted_menu_keep_their_options():
    stage = shuffled()
    (acts,) = menus(page_of(stage.scene(0)))
    question = stage.scene(0).question

    assert question is not None

    labels = Labels(stage.scene(0), WORDS)
    # Sorting changes the order of items but not which option they stand for.
    meant = [question.decision.options[item.index] for item in acts.items]
    assert all(
        labels.card_plain(one.word) in item.label
        for one, item in zip(meant, acts.items, strict=True)
    )


def owners(stage: Stage) -> list[str]:
    """Return the owners of the items, in the order of the only menu."""
    (menu,) = menus(page_of(stage.scene(0)))
    return list(dict.fromkeys((item.hint or "").split(" · ")[0] for item in menu.items))


def test_bases_are_offered_clockwise():
    middle = WORDS("political-menu-nobody")
    you = WORDS("political-menu-you")

    # An attack is meant for other players; an attachment may be good or bad for its target.
    assert owners(walked("attack")) == ["Ben", "Cleo", middle, you]
    assert owners(walked("attach A08")) == [you, "Ben", "Cleo", middle]
    assert owners(walked("attach D07")) == ["Ben", "Cleo", middle, you]


def test_menu_of_a_single_base_is_named_after_it():
    stage = position(A={"hand": ["Grill Dads United"]}, C={"base": ["Tenured Anarchists"]})
    stage.choose(0, "attack")
    assert [*entries(stage)] == ["Cleo…"]


def test_bases_share_menus_that_name_their_owners():
    """A menu for each owner would leave no room for the question on a phone."""
    stage = staged(8, 11)
    most = 0
    while not stage.over and most < 8:
        for scene in stage.scenes():
            question = scene.question
            # Only questions for a target have menus of many owners.
            if question is None or question.decision.kind != "target":
                continue

            page = page_of(scene)
            assert len({*picks(page)}) == len(question.decision.options)

            for menu in menus(page):
                names = menu.prompt.removesuffix("…").replace(" and ", ", ").split(", ")
                names = [name[:1].lower() + name[1:] for name in names]
                # The hint of an item names its owner.
                most = max(most, len(names))
                for item in menu.items:
                    owner, _, defence = (item.hint or "").partition(" · ")
                    assert owner[:1].lower() + owner[1:] in names
                    assert defence

            # No more menus than needed, and one more where a base does not fit into the rest.
            assert len(menus(page)) <= -(-len(question.decision.options) // ITEMS) + 1

        stage.step(Lively())

    assert most >= 8


def test_large_base_has_several_menus():
    # Enough groups for a base that exceeds a menu.
    groups = [card.name for card in box().cards if card.kind == "group"]
    bases = {seat: {"base": [groups.pop()]} for seat in "CDEFGH"}
    stage = position(A={"hand": [groups.pop()]}, B={"base": groups[: ITEMS + 2]}, **bases)
    stage.choose(0, "attack")
    page = page_of(stage.scene(0))
    question = require(stage.scene(0).question)

    assert len({*picks(page)}) == len(question.decision.options)
    assert all(len(menu.items) <= ITEMS for menu in menus(page))


def test_cards_of_the_picture_are_explained_to_new_players_only():
    # No group is in play, so Lawyers cannot be laid, and no menu explains them.
    stage = position(A={"hand": ["Scandal", "Lawyers"]})
    page = page_of(stage.scene(0))
    assert "Lawyers" not in said(require(page.more))
    assert "Lawyers" in said(page), "in words, all stands together"
    assert [item.hint for menu in menus(page) for item in menu.items] == [
        WORDS("political-help-scandal")
    ]

    stage.session.table.change_player(0, tips=False)
    assert WORDS("political-help-lawyers") in said(require(page_of(stage.scene(0)).more))


def test_menu_of_losses_begins_with_the_cheapest_group():
    (menu,) = menus(page_of(panic().scene(1)))
    assert [item.label for item in menu.items] == [
        "L1 Vegan Motorcycle Club",
        "L3 Tenured Anarchists",
    ]


def test_leaked_hand_is_shown_without_its_order():
    def leaked(*hand: str) -> str:
        stage = position(A={"hand": ["Leaked Inbox"]}, B={"hand": [*hand]})
        stage.choose(0, "event E07")
        stage.choose(0, "seat 1")
        return said(page_of(stage.scene(0)))

    assert leaked("Lawyers", "Scandal") == leaked("Scandal", "Lawyers")


# -- verdicts -------------------------------------------------------------------------------------


@pytest.mark.parametrize("end", ["take-over", "destroy", "held"])
@pytest.mark.parametrize("by", ["tie", "one", "some", "clear", "landslide"])
def test_every_end_of_a_battle_has_a_remark(end: str, by: str):
    assert WORDS(f"political-quip-{end}", by=by, odd="yes") != WORDS(
        f"political-quip-{end}", by=by, odd="no"
    )


def test_reader_is_addressed_in_their_own_loss():
    """Also if the reader's turn begins with the loss."""
    lost = WORDS(
        "political-told-taken-over", you="no", seat="Ada", group=house("yours", owner="Ben")
    )
    assert lost in said(page_of(fought().scene(1)))
    # The public view names Ben instead.
    assert house("other", owner="Ben") in said(page_of(fought().scene()))


def house(side: str, owner: str) -> str:
    stack = "R3 Homeowners’ Association Tribunal"
    return WORDS("political-group", whose=side, stack=stack, owner=owner, you="no")
