"""The REST routes and the HTTP server that the bot's process and the pages talk to."""
