"""Every sentence that somebody reads, by its id, in every language that data/locales has."""
