"""White: cats."""

from kubok.cubitos.cards.card import Card, feet

CARDS = (Card("smelly_cat", run=(feet(2),)),)
