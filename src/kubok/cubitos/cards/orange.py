"""Orange: beavers at the bat."""

from kubok.cubitos.cards.card import Card, add_dice

CARDS = (Card("dugout", now=add_dice(3)),)
