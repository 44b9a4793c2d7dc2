"""Draws lobbies, tables that were closed without a result, and games that cannot be read.

A lobby is a table before its deal, and its host is the person who opened it. A scene is a table and
what one viewer sees of its game. A house player is an automated player. House players join at
the deal until there are `fill` players. A game cannot be read if its rules have changed too much
since.

Texts: data/locales/*/lobby.ftl. Each game has `<game>-title`, `<game>-in-short` (one sentence), and
`<game>-pitch` (a few sentences, for the welcome).
"""

from collections.abc import Iterator

from bot.features import FEATURES
from bot.i18n.words import Words
from bot.pages import card_choice
from bot.pages.card_choice import hand_button, more_button
from bot.pages.faces import Face, LobbyFace
from bot.pages.page import Block, Button, Do, Image, Item, Line, Menu, Page, Row, Text, Tone
from bot.pages.paused_notice import asks_host
from bot.tables.absence import ASLEEP
from bot.tables.scene import Scene
from bot.tables.table import Player, Status, is_alone
from cogs.cut import cut_button
from cogs.lobby.picture import LobbyPicture
from cogs.orders import switch_buttons
from cogs.pages import (
    GREY,
    YELLOW,
    channel_link,
    chosen_settings,
    games_button,
    headline,
    moment,
    rematch_button,
    rules_button,
    setup_verb,
    watch_buttons,
)
from cogs.pictures import others
from cogs.record import seal_button, seal_digits, story_button
from games.engine.length import expected_length
from games.registry import GAMES

# -- the card of a player who is away --------------------------------------------------------------


def away_page(scene: Scene, words: Words) -> Page:
    """Return the card of a player who is away (`scene.viewer`): why, and how to come back."""
    assert scene.viewer is not None
    absence = scene.players[scene.viewer].absence
    assert absence is not None

    # If the table is paused because all players are away, the card does not blame this player.
    if scene.reason == ASLEEP:
        title = "away-asleep-title"
        why = "away-asleep"
    else:
        title = f"away-title-{absence.value}"
        why = f"away-why-{absence.value}"

    lines = ["### " + words(title, number=scene.number), words(why)]
    button = words(f"away-button-{absence.value}")
    row = Row((Button(button, Do("back"), Tone.MAIN, "🐣"), channel_link(scene, words)))
    return Page((Text("\n".join(lines)), row), GREY)


# -- the lobby -------------------------------------------------------------------------------------


def lobby_page(scene: Scene, words: Words) -> Page:
    """Return the page of a lobby, or of a closed or unreadable table."""
    if scene.status is Status.CLOSED:
        return _closed_page(scene, words)
    if scene.status is not Status.LOBBY:
        return _unreadable(scene, words)

    blocks: list[Block] = [
        Text(f"{headline(scene, words)}\n{_headcount(scene, words)}"),
        _players_image(scene, words),
        Text("\n".join(_small_print(scene, words))),
        *_buttons(scene, words),
    ]
    pings = (*_challenged_user(scene), *_missing_players(scene))
    return Page(tuple(blocks), YELLOW, pings)


def removal_page(scene: Scene, words: Words) -> Page:
    """Return the host's menu of players who can be removed: all but the host."""
    items = tuple(
        Item(player.name, place, words("lobby-house-hint"), "🤖")
        if player.is_house
        else Item(player.name, place, None, "🐤")
        for place, player in enumerate(scene.players)
        if player.user_id != scene.host_id
    )
    if not items:
        return Page((Text(words("lobby-removal-nobody")),), YELLOW)

    menu = Menu(words("lobby-removal-menu"), items, verb="remove")
    return Page((Text(words("lobby-removal")), menu), YELLOW)


def too_few_page(scene: Scene, words: Words) -> Page:
    """Return the host's offer to deal with house players in the missing seats."""
    people = len(scene.players)
    text = words("refused-too-few-players", seated=people, least=scene.least)
    label = words("lobby-button-fill", count=scene.least - people)
    return Page((Text(text), Row((Button(label, Do("fill"), Tone.GOOD, "🎬"),))), YELLOW)


def more_page(scene: Scene, user_id: int, words: Words, face: Face | None) -> Page:
    """Return the buttons of a lobby or a table that are pressed less often, for one user."""
    is_lobby = scene.status is Status.LOBBY
    buttons = [
        *(_more_of_lobby(scene, user_id, words) if is_lobby else _more_of(scene, words, face))
    ]
    if scene.pictured:
        buttons.append(Button(words("pictures-as-text"), Do("text"), emoji="🔤"))

    return Page((Text(headline(scene, words)), Row((*buttons, games_button(words)))), YELLOW)


def _more_of(scene: Scene, words: Words, face: Face | None) -> Iterator[Button]:
    """Yield the buttons of a table: spectators' page, reminders, pictures, and fair play."""
    if scene.status in (Status.PLAYING, Status.PAUSED):
        # A player who still has something to decide may not watch.
        out = (
            face.for_watchers.finished_seats(scene)
            if face is not None and scene.view is not None
            else ()
        )
        if scene.viewer is None or scene.viewer in out:
            yield from watch_buttons(scene, words)
        # A game with secrets has these buttons behind More… of the card.
        if not _has_secrets(scene):
            yield from switch_buttons(scene, words)
            if scene.pictured and scene.viewer is not None:
                yield Button(words("pictures-on"), Do(card_choice.VERB), emoji="🎞️")

    yield seal_button(scene, words)


def _more_of_lobby(scene: Scene, user_id: int, words: Words) -> Iterator[Button]:
    """Yield the buttons: settings for the host; hand, cut and a call to others for players."""
    if user_id == scene.host_id:
        yield Button(words("setup-button"), Do(setup_verb(scene.game)), emoji="⚙️")
    # The other buttons are for players.
    if all(player.user_id != user_id for player in scene.players):
        return
    if _has_secrets(scene):
        yield Button(words("lobby-button-hand"), Do("hand"), emoji="✋")
    if scene.is_cut:
        yield cut_button(words)

    may_call = "cogs.alerts" in FEATURES and not is_alone(scene.guild_id)
    if may_call and len(scene.players) < scene.most:
        yield Button(words("lobby-button-call"), Do("call"), emoji="📣")


def welcome_page(scene: Scene, words: Words) -> Page:
    """Return the direct message that welcomes a player to a lobby."""
    game = words(f"{scene.game}-title")
    title = words("lobby-welcome-title", game=game, number=scene.number)
    lines = [
        f"### {title}",
        words(
            _welcome_id(scene), host=scene.host_name, guest=scene.guest.name if scene.guest else ""
        ),
        "",
        words(f"{scene.game}-pitch"),
    ]
    buttons = Row((rules_button(scene.game, words), channel_link(scene, words)))
    return Page((Text("\n".join(lines)), buttons), YELLOW)


LOBBY = LobbyFace(
    page=lobby_page,
    removal=removal_page,
    too_few=too_few_page,
    more=more_page,
    welcome=welcome_page,
    away=away_page,
)


def _welcome_id(scene: Scene) -> str:
    """Return the id of the welcome's message.

    The message says whether the game has secrets (`-open`: none), who starts it, and what the host
    is asked to do.
    """
    # `asks_host` returns the name of what the host must decide, or None.
    if (request := asks_host(scene)) is not None:
        return f"lobby-welcome-{request}"
    # In a rematch the cards are dealt as soon as all players of the game before (`regulars`) sit.
    if scene.rematch.regulars:
        return f"lobby-welcome-again{'' if _has_secrets(scene) else '-open'}"

    is_host = scene.viewer is not None and scene.players[scene.viewer].user_id == scene.host_id
    return f"lobby-welcome{'-host' if is_host else ''}{'' if _has_secrets(scene) else '-open'}"


def _has_secrets(scene: Scene) -> bool:
    """Return whether the game has something that only one player may see."""
    return GAMES[scene.game].secrets


def _headcount(scene: Scene, words: Words) -> str:
    """Return how many players sit at the table, and what is missing for the start."""
    seated = len(scene.players)
    state = "ready"
    if seated >= scene.most:
        state = "full"
    elif _challenged_user(scene):
        state = "challenged"
    elif seated < scene.fill:
        state = "filled"
    elif seated < scene.least:
        state = "more"

    return words(
        f"lobby-call-{state}",
        host=scene.host_name,
        seated=seated,
        most=scene.most,
        missing=max(0, scene.least - seated),
        fill=scene.fill,
        guest=scene.guest.name if scene.guest else "",
    )


def _players_image(scene: Scene, words: Words) -> Image:
    """Return the picture of the lobby. Users for whom the lobby waits are mentioned below it."""
    # All players are in one line, because eight lines would fill a phone.
    people = " · ".join(_person(scene, player, words) for player in scene.players)
    text = "\n".join((words("lobby-who", people=people), *_awaited_users(scene, words)))
    if not scene.pictured:
        return Image(instead=(Text(text), Line()))

    # A picture cannot mention users. `others` has the names that its fonts cannot draw.
    picture = LobbyPicture.of(scene)
    below = (*map(Text, _awaited_users(scene, words)), *others(scene, words))
    return Image(picture, picture.alt(words), (Text(text), Line()), below)


def _awaited_users(scene: Scene, words: Words) -> Iterator[str]:
    """Yield lines about a challenged user (the guest), and missing players of the game before."""
    if _challenged_user(scene):
        yield words("lobby-guest", mention=f"<@{_challenged_user(scene)[0]}>")
    elif scene.guest is not None:
        yield words("lobby-guest-declined", name=scene.guest.name)

    if missing := _missing_players(scene):
        yield words("lobby-again", mentions=" ".join(f"<@{user_id}>" for user_id in missing))


def _person(scene: Scene, player: Player, words: Words) -> str:
    """Return a player in words. A house player has a level and perhaps a temper (character)."""
    if player.is_house:
        level = words(f"level-{player.level}")
        temper = words(f"temper-{player.temper}") if player.temper else ""
        message_id = "lobby-house-tempered" if temper else "lobby-house"
        facts = {"level": level, "level_id": player.level, "temper": temper}
        return words(message_id, name=player.name, **facts)

    message = "lobby-host" if player.user_id == scene.host_id else "lobby-person"
    return words(message, name=player.name)


def _challenged_user(scene: Scene) -> tuple[int, ...]:
    """Return the id of the challenged user, who has a reserved seat; empty if there is none."""
    guest = scene.guest
    return () if guest is None or guest.declined else (guest.user_id,)


def _missing_players(scene: Scene) -> tuple[int, ...]:
    """Return the ids of players of the game before who are not here yet, to mention them."""
    # `called` are those players of the game before who may be notified. Left out are players who
    # are here, and the challenged user, who has a mention of their own.
    left_out = {player.user_id for player in scene.players}
    left_out |= {scene.guest.user_id} if scene.guest else set()
    return tuple(user_id for user_id in scene.rematch.called if user_id not in left_out)


def _small_print(scene: Scene, words: Words) -> Iterator[str]:
    """Yield the game, how long it takes, and its settings.

    In a rematch it is shorter, because the players know most of it.
    """
    is_new = not scene.rematch.regulars
    if is_new:
        game = GAMES[scene.game]
        seats = max(len(scene.players), scene.fill)
        # Some options depend on the number of seats. The host's seat is not drawn yet: use 0.
        options = game.Options(**scene.options).seated(0, seats)
        yield words(f"{scene.game}-in-short", **options.model_dump(), seats=seats)
        least, most = expected_length(game, options, max(seats, scene.least))
        yield "-# " + words("lobby-takes", pace=scene.pace.value, least=least, most=most)
    else:
        yield words("lobby-again-deals")

    # The deal sets the options that still have their automatic value, by the number of players.
    # They have a line of their own.
    automatic_values = GAMES[scene.game].Options.automatic.items()
    automatic = {
        name: value for name, value in scene.options.items() if (name, value) in automatic_values
    }
    if automatic and is_new:
        # The values that the deal would set for the number of players now.
        values = {name: getattr(options, name) for name in automatic}
        texts = chosen_settings(scene.game, values, words)
        yield "-# " + words("lobby-automatic", settings=" · ".join(texts))

    by_host = {name: value for name, value in scene.options.items() if name not in automatic}
    settings = chosen_settings(scene.game, by_host, words)
    if settings:
        yield "-# " + words("lobby-house-rules", settings=" · ".join(settings))

    pace = words(f"pace-{scene.pace.value}")
    level = words(f"level-{scene.level}")
    facts = {"pace": pace, "pace_id": scene.pace.value, "level": level, "level_id": scene.level}
    facts["seal"] = seal_digits(scene)
    # `is_cut`: players add to the random seed by cutting the deck.
    yield "-# " + words("lobby-settings" if scene.is_cut else "lobby-settings-uncut", **facts)

    if is_new:
        # The line says which button a new player should press.
        newcomer = "lobby-newcomer" if _has_secrets(scene) else "lobby-newcomer-open"
        if is_alone(scene.guild_id):
            newcomer = "lobby-newcomer-alone"

        yield "-# " + words(newcomer)

    if scene.until is not None:
        yield "-# " + words("lobby-until", when=moment(scene.until))


def _buttons(scene: Scene, words: Words) -> tuple[Row, Row]:
    """Return a row of buttons for all players, and a row for the host."""
    # House players who join at the deal (`fill`) take no seat now, so users can still join. But
    # these house players count for the least number of players.
    full = len(scene.players) >= scene.most
    ready = max(len(scene.players), scene.fill) >= scene.least

    def button(verb: str, tone: Tone, sign: str, *, disabled: bool = False) -> Button:
        return Button(words(f"lobby-button-{verb}"), Do(verb), tone, sign, disabled)

    join_and_leave = (
        button("join", Tone.MAIN, "🐣", disabled=full),
        *([button("decline", Tone.PLAIN, "🙅")] if _challenged_user(scene) else []),
        button("leave", Tone.PLAIN, "🚪"),
    )
    for_all = (
        *(() if is_alone(scene.guild_id) else join_and_leave),
        rules_button(scene.game, words),
        more_button(words),
    )
    for_the_host = (
        button("start", Tone.GOOD if ready else Tone.PLAIN, "🎬"),
        button("house", Tone.PLAIN, "🤖", disabled=full),
    )
    return Row(for_all), Row(for_the_host)


def _closed_page(scene: Scene, words: Words) -> Page:
    """Return the page of a table that was closed without a result."""
    lines = [headline(scene, words)]
    if scene.reason is not None:
        lines.append(words(scene.reason))

    # A game that Coop no longer has cannot be started again.
    again = "lobby-closed-again" if scene.game in GAMES else "lobby-closed-another"
    lines.append(words(again, slug=scene.game))
    blocks: list[Block] = [Text("\n".join(lines))]
    # Only a game that was dealt has a replay and a seal.
    if scene.revision > 0:
        buttons = (rematch_button(scene, words), story_button(words), seal_button(scene, words))
        blocks.append(Row(buttons))

    return Page(tuple(blocks), GREY)


def _unreadable(scene: Scene, words: Words) -> Page:
    """Return why the table is paused, or that its result cannot be drawn any more."""
    text = words("table-over-unreadable")
    if scene.status is Status.PAUSED and scene.reason is not None:
        text = words("table-paused", why=words(scene.reason))

    blocks: list[Block] = [Text(f"{headline(scene, words)}\n{text}")]
    if scene.status is Status.OVER:
        buttons = (rematch_button(scene, words), story_button(words), seal_button(scene, words))
        blocks.append(Row(buttons))
    # On the public page of a paused game, a button still opens the players' own hands.
    elif scene.viewer is None:
        blocks.append(Row((hand_button(words),)))

    return Page(tuple(blocks), GREY)
