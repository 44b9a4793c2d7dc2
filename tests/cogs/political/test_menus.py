"""The order of Political Chicken's menus, and texts that address the reader."""

import pytest

from bot.i18n.words import Words
from bot.pages.limits import ITEMS
from bot.pages.page import Text, picture_of
from cogs.pages import require
from cogs.political.controls import OWNERS
from cogs.political.labels import Labels
from games.engine.asks import Seat
from games.political.box import box
from tests.cogs.political.test_pages import Lively, fought, page_of, panic, position, staged, walked
from tests.cogs.reading import menus, picks, said
from tests.cogs.stage import NAMES, Stage

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


def test_menus_are_sorted_by_card_and_not_by_draw():
    found = entries(shuffled())
    assert found[WORDS("political-menu-let-go")] == [
        "L2 Cardigan Resistance",
        "L1 Tote Bag Hoarders",
        "R6 Offshore Family Values Trust",
        "R3 Golf Course Senate",
    ]
    assert found[WORDS("political-menu-recruit-another")] == [
        "L2 Cardigan Resistance",
        "L1 Tote Bag Hoarders",
        "R3 Golf Course Senate",
    ], "the best one has a button"
    assert found[WORDS("political-menu-attach")] == [
        "+3 Dark Money",
        "+1 Catchy Jingle",
        "Lawyers",
        "−2 Hot Mic",
    ]


def test_items_of_a_sorted_menu_keep_their_options():
    stage = shuffled()
    (recruit, *_) = menus(page_of(stage.scene(0)))
    question = stage.scene(0).question

    assert question is not None

    labels = Labels(stage.scene(0), WORDS)
    # Sorting changes the order of items but not which option they stand for.
    meant = [question.decision.options[item.index] for item in recruit.items]
    assert [labels.card(str(one.value)) for one in meant] == [one.label for one in recruit.items]


def bases(stage: Stage) -> list[str]:
    return [menu.prompt for menu in menus(page_of(stage.scene(0)))]


def base(seat: Seat, points: int, own: str = "no") -> str:
    return WORDS("political-menu-base", seat=NAMES[seat], own=own, points=points)


def test_bases_are_offered_clockwise():
    middle = WORDS("political-menu-middle")
    ada = base(0, 0, "yes")
    ben = base(1, 9)
    cleo = base(2, 3)

    # An attack is meant for other players; an attachment may be good or bad for its target.
    assert bases(walked("attack")) == [ben, cleo, middle, ada]
    assert bases(walked("attach A08")) == [ada, ben, cleo, middle]
    assert bases(walked("attach D07")) == [ben, cleo, middle, ada]


def test_bases_share_menus_that_name_their_owners():
    """Eight menus would leave no room for the question on a phone."""
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
                if "base" in menu.prompt or names == ["Unaffiliated"]:
                    continue  # a menu with a single owner needs no hints

                # The hint of an item names its owner.
                most = max(most, len(names))
                for item in menu.items:
                    owner, _, defence = (item.hint or "").partition(" · ")
                    assert owner in names
                    assert defence

            assert len(menus(page)) <= OWNERS

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


def test_card_explained_in_a_menu_is_not_explained_twice():
    stage = position(A={"hand": ["Scandal", "Lawyers"]}, C={"base": ["Grill Dads United"]})
    page = page_of(stage.scene(0))
    shown = picture_of(page)

    assert shown is not None

    below = "\n".join(one.body for one in shown.below if isinstance(one, Text))
    helps = {item.label: item.hint for menu in menus(page) for item in menu.items}
    assert helps["Scandal"]
    # A card with a hint in a menu is not explained again below the picture.
    assert "Scandal" not in below
    assert "Scandal" in said(page), "in words, all stands together"

    if "Lawyers" not in helps:  # no group is in play to which they could be attached
        assert "Lawyers" in below


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
