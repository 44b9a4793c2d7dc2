# Once more: the button on a game that is over, and the table that comes after it.

rematch-button = Noch mal
rematch-on = Weiter zu Tisch { $number }

rematch-in = Du hast eine Stange an Tisch { $number }. Gegeben wird, sobald alle vom letzten Mal wieder da sind.
rematch-dealt = Tisch { $number } läuft, die Karten sind gegeben, und du sitzt mittendrin.
rematch-over = Nach diesem hier kam Tisch { $number }, und der ist auch schon vorbei. Drück dort auf **Noch mal**!
