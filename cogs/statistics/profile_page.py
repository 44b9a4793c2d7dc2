"""Draws a player's statistics on one server or on all servers.

A feat is something special that a player did in a game. `fair` is the number of wins that luck
alone would have given, as a whole number: SHARE stands for one win. EVERY_GAME is the empty text.
Texts: data/locales/*/statistics.ftl, and a file of each game.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.common.sanitize import escape
from bot.i18n.words import Words, decimal
from bot.pages.page import Block, Button, Do, Image, Item, Line, Menu, Page, Row, Text
from cogs.charts import MOST_BARS, Bar, BarsPicture
from cogs.pages import small_print
from cogs.statistics.ports import EVERY_GAME, SEER, SHARE, Profile, Standing
from games.registry import GAMES

ACCENT = 0xD97B2B

OPEN = "stats-open"
"""The verb of the button that opens the presser's own page."""

STATS = "stats"
"""The verb of the menu that shows another game."""

SHOW = "stats-show"
"""The verb of the button that shows the page to the channel; SHOW-GAME for the page of one game."""

LIST = "stats-list"
"""The verb of the button that lists the player or stops listing them."""

SCOPES = (EVERY_GAME, *GAMES)
"""What a page can be about, in the order of the menu."""

ENOUGH = 3
"""The fewest games for a favourite, best or worst game, or for a nemesis."""


class ProfileRequest(NamedTuple):
    """Which player's page is drawn, and how."""

    user_id: int
    name: str | None
    """The player's name, escaped. None: it is the caller's own page, which says "you"."""
    game: str
    """A game, or EVERY_GAME."""
    listed: bool = True
    """Whether the player may be shown to others."""
    counting: bool = False
    """Whether older games are still being counted."""
    everywhere: bool = False
    """Whether the page is about all servers: only for the player, in a direct message."""


def open_button(words: Words) -> Button:
    """Return the button that opens the presser's own page."""
    return Button(words("stats-open"), Do(OPEN), emoji="📊")


def profile_page(
    request: ProfileRequest, profile: Profile, names: Mapping[int, str], words: Words
) -> Page:
    """Return the page for the caller."""
    blocks = [*_shared_blocks(request, profile, names, words)]
    if request.everywhere and profile.standings:
        blocks.append(Text(small_print(words("stats-everywhere"))))

    if not request.listed:
        blocks.append(Text(small_print(words("stats-hidden"))))

    if profile.standings:
        items = [
            Item(
                words(f"{game}-title") if game else words("stats-menu-all"),
                place,
                chosen=game == request.game,
            )
            for place, game in enumerate(SCOPES)
        ]
        blocks.append(Menu(words("stats-menu"), tuple(items), verb=STATS, index=request.user_id))

    if buttons := tuple(_buttons(request, profile, words)):
        blocks.append(Row(buttons))

    return Page(tuple(blocks), ACCENT)


def public_page(
    request: ProfileRequest, profile: Profile, names: Mapping[int, str], words: Words
) -> Page:
    """Return the page for the channel, without buttons."""
    return Page(tuple(_shared_blocks(request, profile, names, words)), ACCENT)


def _shared_blocks(
    request: ProfileRequest, profile: Profile, names: Mapping[int, str], words: Words
) -> Iterator[Block]:
    """Yield the parts that the pages for the caller and for the channel share."""
    standing = profile.standings.get(request.game)
    yield Text(f"### {_title(request, words)}\n{_summary(request, standing, profile, words)}")
    if standing is not None:
        lines = [*_highlights(profile, names, words)] if request.game == EVERY_GAME else []
        games = [slug for slug in GAMES if slug in profile.standings]
        if lines:
            yield Text("\n".join(lines))

        yield Line()
        if request.game == EVERY_GAME:
            yield _results(games, profile, words)
        else:
            yield Text(_counts(request.game, profile, words))

        yield Line()
        yield Text(_feats(request.game, profile, words))
    # Without a standing, the page of one game still lists its feats. On the page of all games there
    # are feats only of a player who has bet as a spectator.
    elif request.game != EVERY_GAME or profile.feats:
        yield Text(_feats(request.game, profile, words))

    if request.counting:
        yield Text(small_print(words("stats-counting")))


def _title(request: ProfileRequest, words: Words) -> str:
    """Return whose page it is, and which game it is about."""
    if request.everywhere:
        title = words("stats-title-everywhere")
    elif request.name is None:
        title = words("stats-title-own")
    else:
        title = words("stats-title", person=request.name)

    if request.game == EVERY_GAME:
        return title

    return words("stats-title-game", title=title, game=words(f"{request.game}-title"))


def _summary(
    request: ProfileRequest, standing: Standing | None, profile: Profile, words: Words
) -> str:
    """Return games, wins and expected wins, or that there is no game yet."""
    if standing is not None:
        return words(
            "stats-sum",
            games=standing.games,
            wins=standing.wins,
            lost=standing.games - standing.wins,
            fair=in_decimals(words, standing.fair),
        )
    if profile.standings:
        return words("stats-nothing-game")
    if request.everywhere:
        return words("stats-nothing-everywhere")
    if request.name is None:
        return words("stats-nothing-own")

    return words("stats-nothing", person=request.name)


def in_decimals(words: Words, fair: int) -> str:
    """Return a number of wins from parts of SHARE, as a decimal of the reader's language."""
    return decimal(words, fair / SHARE)


# -- all games -------------------------------------------------------------------------------------


def _highlights(profile: Profile, names: Mapping[int, str], words: Words) -> Iterator[str]:
    """Yield streak, favourite game, best and worst game, and nemesis."""
    games = {slug: profile.standings[slug] for slug in GAMES if slug in profile.standings}
    if profile.streak > 1:
        yield words("stats-streak", games=profile.streak)

    if len(games) > 1:
        favourite = max(games, key=lambda slug: games[slug].games)
        if games[favourite].games >= ENOUGH:
            yield words("stats-favourite", game=words(f"{favourite}-title"))

    # The games with the most and the fewest wins in relation to the expected wins.
    candidates = [slug for slug, result in games.items() if result.games >= ENOUGH and result.fair]
    ordered = sorted(candidates, key=lambda slug: games[slug].wins / games[slug].fair, reverse=True)
    if len(ordered) > 1:
        for message, slug in (("stats-best", ordered[0]), ("stats-worst", ordered[-1])):
            standing = games[slug]
            yield words(
                message,
                game=words(f"{slug}-title"),
                wins=standing.wins,
                fair=in_decimals(words, standing.fair),
            )

    rival = profile.nemesis
    if rival is not None and rival.games >= ENOUGH:
        name = person(rival.user_id, names)
        yield words("stats-nemesis", person=name, ahead=rival.ahead, games=rival.games)


def _results(games: Sequence[str], profile: Profile, words: Words) -> Text | Image:
    """Return the results game by game: a chart, and below it the numbers that it does not show."""
    lines = Text("\n".join(_line(slug, profile, words) for slug in games))
    bars = tuple(_bar(slug, profile.standings[slug], words) for slug in games)
    # A chart has room for MOST_BARS games.
    if len(bars) > MOST_BARS:
        return lines

    picture = BarsPicture(words("stats-chart"), bars, words("stats-chart-line"))
    counts = [
        words("stats-game-counts", game=words(f"{slug}-title"), counts=counted)
        for slug in games
        if (counted := _counts(slug, profile, words))
    ]
    below = (Text(small_print(*counts)),) if counts else ()
    return Image(picture, picture.alt(words), (lines,), below)


def _bar(slug: str, standing: Standing, words: Words) -> Bar:
    """Return the bar of a game: how many of its games were won, and the expected wins."""
    return Bar(
        words(f"{slug}-title"),
        standing.wins,
        words("stats-chart-wins", wins=standing.wins, games=standing.games),
        of=standing.games,
        share=standing.fair / SHARE,
        share_said=words("stats-chart-share", fair=in_decimals(words, standing.fair)),
    )


def _line(slug: str, profile: Profile, words: Words) -> str:
    standing = profile.standings[slug]
    line = words(
        "stats-game",
        game=words(f"{slug}-title"),
        games=standing.games,
        wins=standing.wins,
        fair=in_decimals(words, standing.fair),
    )
    counts = _counts(slug, profile, words)
    return f"{line}\n-# {counts}" if counts else line


def _counts(slug: str, profile: Profile, words: Words) -> str:
    """Return the numbers that a game counts, without zeros."""
    tally = GAMES[slug].tally
    counts = [
        words(f"{slug}-count-{name}", number=profile.numbers[slug, name])
        for name in (*tally.sums, *tally.bests)
        if profile.numbers.get((slug, name))
    ]
    return " · ".join(counts)


# -- feats -----------------------------------------------------------------------------------------


def _feats(game: str, profile: Profile, words: Words) -> str:
    """Return the feats of one game with their conditions; for all games, names of earned feats.

    SEER is the feat of spectators, which every game has. `words.own` returns the text of the game,
    or the text for all games if the game has none.
    """
    earned = {(feat.game, feat.name): feat.times for feat in profile.feats}
    slugs = GAMES if game == EVERY_GAME else (game,)
    listed_feats = [(slug, name) for slug in slugs for name in (*GAMES[slug].tally.feats, SEER)]
    head = words(
        "stats-feats",
        earned=sum(feat in earned for feat in listed_feats),
        all=len(listed_feats),
    )
    if game != EVERY_GAME:
        lines = [
            _feat(slug, name, earned.get((slug, name), 0), words) for slug, name in listed_feats
        ]
        return "\n".join((head, *lines))

    names = [
        words.own(slug, f"feat-{name}") for slug, name in listed_feats if (slug, name) in earned
    ]
    return "\n".join(filter(None, (head, " · ".join(names))))


def _feat(slug: str, name: str, earned: int, words: Words) -> str:
    feat = words.own(slug, f"feat-{name}")
    how = words.own(slug, f"feat-{name}-how")
    return words("stats-feat", feat=feat, how=how, earned=earned)


# -- buttons ---------------------------------------------------------------------------------------


def _buttons(request: ProfileRequest, profile: Profile, words: Words) -> Iterator[Button]:
    """Yield the buttons to show the page to the channel, and to be listed or not."""
    # A page about all servers is for the player alone, so it has no button for the channel.
    if profile.standings and not request.everywhere:
        verb = f"{SHOW}-{request.game}" if request.game else SHOW
        yield Button(words("stats-show"), Do(verb, request.user_id), emoji="📣")
    if request.name is None:
        label = words("stats-hide" if request.listed else "stats-list")
        yield Button(
            label, Do(LIST, int(not request.listed)), emoji="🙈" if request.listed else "👀"
        )


def person(user_id: int, names: Mapping[int, str]) -> str:
    """Return the player's name, escaped, or a mention if no table has the name any more."""
    name = names.get(user_id)
    return f"<@{user_id}>" if name is None else escape(name)
