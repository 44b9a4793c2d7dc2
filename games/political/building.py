"""Building an attack, a raise, a re-raise: a private dialogue whose steps change nothing (6.2).

Rule 1: nothing is told, and nothing in the state moves, before the dialogue has ended.
Rule 2: `back` undoes the last step and costs nothing. It is also what silence does, so that a
        builder left alone falls back to the question it began with.
Rule 3: the options stay few: a target, an intent, groups (several at once), one attachment and its
        place at a time, as often as one likes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.engine.asks import ClockId, Decision, Fact, Option
from games.political.field import attack_total, chances, defence_total, places, with_card
from games.political.stacks import Stack, attachments_in, written
from games.political.state import Battle
from games.political.vocabulary import BACK, GROUPS, option, options


class Laid(NamedTuple):
    """An attachment of the hand, and the group on whose stack it goes."""

    card: str
    group: str


class Draft(NamedTuple):
    """What has been put together so far. `groups` that join, `laid` in the order of laying, `out`:
    whose Lawyers are left out.
    """

    groups: tuple[str, ...] = ()
    laid: tuple[Laid, ...] = ()
    out: tuple[str, ...] = ()

    @property
    def adds(self) -> bool:
        """Whether it brings any card into the battle (PO-30)."""
        return bool(self.groups or self.laid)


@dataclass(frozen=True, slots=True)
class Builder:
    """Who builds what. `battle` is the one to be added to.

    `kind`: the decision. `bare`: what ends it with nothing added, or None where groups are needed.
    `done`: what ends it otherwise. `joining`: the stacks that may join, by their group. `hand`: for
    its attachments. `defends`: whether the groups join the defence.
    """

    kind: str
    battle: Battle
    clock: ClockId
    joining: dict[str, Stack]
    hand: Sequence[str]
    bare: Option | None
    done: Option
    defends: bool = False

    def joined(self, draft: Draft) -> Battle:
        """The battle as the draft would have it."""
        stacks = tuple([self.joining[group] for group in draft.groups])
        battle = self.battle
        if self.defends:
            battle = battle._replace(
                defence=stacks,
                helpers=tuple([one for one in battle.helpers if one.stack not in draft.out]),
            )
        elif stacks:
            battle = battle._replace(team=battle.team + stacks)
        for laid in draft.laid:
            battle = with_card(battle, laid.card, laid.group)
        return battle

    def left(self, draft: Draft) -> list[str]:
        """The groups that may still join."""
        return [group for group in self.joining if group not in draft.groups]

    def attachments(self, draft: Draft, battle: Battle) -> list[str]:
        """Those of the hand that may still be laid somewhere."""
        laid = {one.card for one in draft.laid}
        found = attachments_in([name for name in self.hand if name not in laid])
        return [name for name in found if places(battle, name)]


async def build(builder: Builder) -> Draft | None:
    """Let the seat put it together; None: back to where it came from, nothing chosen."""
    draft = Draft()
    while True:
        if builder.bare is None and not draft.groups:
            groups = await _choose_groups(builder, draft)
            if groups is None:
                return None
            draft = groups
        chosen = await _add(builder, draft)
        if chosen in (builder.done, builder.bare):
            return draft
        draft = await _after(builder, draft, chosen)


async def _add(builder: Builder, draft: Draft) -> Option:
    """The growing card: go, or add something more."""
    battle = builder.joined(draft)
    ends = builder.done if draft.adds or builder.bare is None else builder.bare
    menu = [ends]
    if builder.left(draft):
        menu.append(GROUPS)
    menu += options("lay", builder.attachments(draft, battle))
    for helper in builder.battle.helpers if builder.defends else ():
        menu.append(option("count_in" if helper.stack in draft.out else "leave_out", helper.stack))
    untouched = draft == Draft() and builder.bare is not None
    if not untouched:
        menu.append(BACK)
    silence = ends if untouched else BACK
    about = shown(battle, draft)
    (chosen,) = await Decision(builder.kind, menu, (silence,), builder.clock, about=about)
    return chosen


async def _after(builder: Builder, draft: Draft, chosen: Option) -> Draft:
    """The draft with one more step, or one less."""
    if chosen == GROUPS:
        return await _choose_groups(builder, draft) or draft
    if chosen.kind == "lay":
        return await _lay(builder, draft, chosen.word)
    if chosen.kind == "leave_out":
        return draft._replace(out=(*draft.out, chosen.word))
    if chosen.kind == "count_in":
        return draft._replace(out=tuple(one for one in draft.out if one != chosen.word))
    return _undone(draft)


def _undone(draft: Draft) -> Draft:
    if draft.laid:
        return draft._replace(laid=draft.laid[:-1])
    return draft._replace(groups=()) if draft.groups else Draft()


async def _choose_groups(builder: Builder, draft: Draft) -> Draft | None:
    """Several at once, more whenever one likes; `back` among them is back."""
    menu = [*options("join", builder.left(draft)), BACK]
    about = shown(builder.joined(draft), draft)
    chosen = await Decision("team", menu, (BACK,), builder.clock, most=len(menu) - 1, about=about)
    if BACK in chosen:
        return None
    return draft._replace(groups=(*draft.groups, *(one.word for one in chosen)))


async def _lay(builder: Builder, draft: Draft, name: str) -> Draft:
    """Name the place of an attachment."""
    battle = builder.joined(draft)
    menu = [*options("stack", places(battle, name)), BACK]
    about = {**shown(battle, draft), "card": name}
    (chosen,) = await Decision("place", menu, (BACK,), builder.clock, about=about)
    if chosen == BACK:
        return draft
    return draft._replace(laid=(*draft.laid, Laid(name, chosen.word)))


def shown(battle: Battle, draft: Draft) -> dict[str, Fact]:
    """The battle as it would be, for the one who builds it."""
    return {
        "target": written(battle.target),
        "intent": battle.intent,
        "team": [written(stack) for stack in battle.team],
        "defence": [written(stack) for stack in battle.defence],
        "helpers": [one.stack for one in battle.helpers],
        "laid": len(draft.laid),
        "attack": attack_total(battle),
        "defending": defence_total(battle),
        "wins": chances(battle),
    }
