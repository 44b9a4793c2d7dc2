# Playing Chicken: names, and everything the table and the cards say.
#
# playing-told-…   what happened             playing-ask-…       what the table waits for (public)
# playing-title-…  headline of a card        playing-question-…  what a seat is asked
# playing-option-… a button                  playing-chosen-…    the same, looked back on
#
# Facts: $seat is a name, $seats a list of names, $people how many they are; the rest are numbers.

playing-title = Playing Chicken
playing-pitch = One wall, one number, and everybody steps on it in secret. Stop short together and the boldest chicken wins; overshoot, and only the timid one is laughing. Hit the number exactly and the boldest wins more.
