"""The bot: everything except the rules of the games, and their pages and features (cogs)."""
