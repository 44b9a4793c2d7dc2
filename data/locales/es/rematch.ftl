# Once more: the button on a game that is over, and the table that comes after it.

rematch-button = Otra partida
rematch-on = A la mesa { $number }

rematch-in = Tienes percha en la mesa { $number }. En cuanto vuelva la gente de la última vez, se reparte.
rematch-dealt = La mesa { $number } está en marcha, las cartas repartidas, y tú justo en medio.
rematch-over = La mesa { $number } vino después de esta, y también ha terminado. ¡Pulsa **Otra partida** ahí!
