"""The standing orders of Chicken Out!: none answers, for daring is the whole game."""

from games.kit.orders import Reminder

ORDERS = (Reminder(),)
