"""Tables of one person and house players, in that person's DM with Coop. They belong to no server:
everybody has a number of their own in the place of one, under which nobody else's tables are found.
"""


def server_of(user_id: int) -> int:
    """What stands in the place of a server. Discord's ids are positive."""
    return -user_id


def is_alone(guild_id: int) -> bool:
    """Whether it stands in the place of a server."""
    return guild_id < 0
