"""Discord's doors: the REST routes and the gateway that the bot's process talks to."""
