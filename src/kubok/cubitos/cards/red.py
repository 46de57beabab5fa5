"""Red: crabs, who compare swords."""

from kubok.cubitos.cards.card import Card, credits, feet

CARDS = (Card("mr_soldier", most_swords=(credits(3), feet(2))),)
