"""The sentences of Coop, by id, in every language of data/locales."""
