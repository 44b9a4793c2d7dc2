"""The permission bits that the playground knows."""

ADD_REACTIONS = 1 << 6
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
USE_APPLICATION_COMMANDS = 1 << 31
SEND_MESSAGES_IN_THREADS = 1 << 38
CREATE_EVENTS = 1 << 44

EVERYTHING = (1 << 53) - 1

# The permissions of each member, and of the bot.
MEMBER = (
    ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | SEND_MESSAGES_IN_THREADS
    | CREATE_EVENTS
)

# The permissions that a page can take away from the bot in a channel, by Discord's names.
SWITCHES = {
    "View Channel": VIEW_CHANNEL,
    "Send Messages": SEND_MESSAGES,
    "Read Message History": READ_MESSAGE_HISTORY,
    "Attach Files": ATTACH_FILES,
    "Embed Links": EMBED_LINKS,
    "Create Events": CREATE_EVENTS,
}

# The value of `app_permissions` in a DM with the bot (Discord: receiving-and-responding, note ***).
IN_DM = ATTACH_FILES | EMBED_LINKS | MENTION_EVERYONE | USE_EXTERNAL_EMOJIS
