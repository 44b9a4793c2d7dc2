# Once more: the button on a game that is over, and the table that comes after it.

rematch-button = Bora outra
rematch-on = Para a mesa { $number }

rematch-in = Você tem um poleiro na mesa { $number }. Assim que todo mundo da última vez estiver de volta, eu dou as cartas.
rematch-dealt = A mesa { $number } está valendo, as cartas foram dadas, e você está bem no meio dela.
rematch-over = Depois desta veio a mesa { $number }, e essa também acabou. Aperte **Bora outra** por lá!
