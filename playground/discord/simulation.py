"""The simulated Discord with all its parts."""

import secrets
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from playground.discord.faults import Budgets, Faults, Throttle
from playground.discord.feed import Feed
from playground.discord.gateway import Gateway
from playground.discord.interactions import Interaction, Interactions, Timing
from playground.discord.posting import Posting
from playground.discord.serializers import Shapes
from playground.discord.user_actions import AdminActions, UserActions
from playground.discord.world import PlayClock, World

LOG_LINES = 400


@dataclass(frozen=True)
class Call:
    """One request of the bot, as the log stores it."""

    method: str
    path: str
    status: int
    at: float  # seconds since 1970


@dataclass
class Simulation:
    """The world, all parts that act on it, and two secrets.

    The secrets are the page's key and the bot's token.
    """

    host: str
    port: int
    people: int = 8
    timing: Timing = field(default_factory=Timing)
    budgets: Budgets = field(default_factory=Budgets)
    key: str = field(default_factory=lambda: secrets.token_urlsafe(16))
    faults: Faults = field(default_factory=Faults)
    calls: deque[Call] = field(default_factory=lambda: deque(maxlen=20_000))
    log: deque[str] = field(default_factory=lambda: deque(maxlen=LOG_LINES))
    shards: int = 1
    """The number of connections over which the bot receives events."""
    emojis: Mapping[str, bytes] = field(default_factory=dict)
    """The bot's application emojis: name -> PNG."""
    away: bool = False
    """Whether this Discord cannot be reached: every connection of the bot breaks at once."""
    revoked: bool = False
    """Whether all requests with the bot's token are refused, while the gateway stays open."""

    def __post_init__(self) -> None:
        """Build the parts. Each part refers to earlier ones, so the order matters."""
        self.clock = PlayClock()
        self.on_hurry: Callable[[float], None] = lambda _: None
        self.throttle = Throttle(self.budgets)
        self.world = World(self.people, self.clock, self.emojis)

        # Random, in the form of a bot token (id.time.secret).
        self.token = f"{self.world.bot.id}.playground.{secrets.token_urlsafe(20)}"
        self.shapes = Shapes(self.world, self.base)
        self.feed = Feed()
        self.gateway = Gateway(
            self.world, self.shapes, self.token, self.gateway_address, self.shards
        )
        self.posting = Posting(self.world, self.shapes, self.gateway, self.feed)
        self.interactions = Interactions(
            self.world,
            self.shapes,
            self.gateway,
            self.feed,
            self.posting,
            self.timing,
            self.faults,
        )
        self.acts = UserActions(self.world, self.shapes, self.interactions)
        self.admin = AdminActions(self.world, self.shapes, self.gateway, self.feed, self.posting)
        self.gateway.on_presence = lambda online: self.feed.publish("bot", {"online": online})
        self.interactions.on_failure = self._note_failure

    def hurry(self, seconds: float) -> None:
        """Advance the clock, and with it the bot's clock, so that deadlines pass."""
        self.clock.hurry(seconds)
        # The supervisor tells the bot's process.
        self.on_hurry(self.clock.ahead)
        self.feed.publish("clock", {"ahead": self.clock.ahead})

    def note(self, line: str) -> None:
        """Add a line to the log that pages can show.

        It is the bot's output, or why the playground refused a request. The log may contain secrets
        of a
        game: a person with the page plays for all seats anyway.
        """
        self.log.append(line)
        self.feed.publish("log", {"line": line})

    def _note_failure(self, interaction: Interaction) -> None:
        """Log an interaction that the bot has not answered."""
        action = f"/{interaction.name}" if interaction.name else "a press"
        self.note(f"This interaction failed: {action} by {interaction.person.name}, unanswered")

    async def go_away(self) -> None:
        """Break all connections until `away` is False again."""
        self.away = True
        await self.gateway.drop()

    @property
    def base(self) -> str:
        """The address of the REST API and the pages."""
        return f"http://{self.host}:{self.port}"

    @property
    def gateway_address(self) -> str:
        """The address of the gateway."""
        return f"ws://{self.host}:{self.port}/gateway"

    @property
    def page_address(self) -> str:
        """The address of the page, with its key."""
        return f"{self.base}/?key={self.key}"
