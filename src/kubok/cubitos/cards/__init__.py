"""The ability cards, one module a colour."""

from kubok.cubitos.cards import blue, brown, green, orange, purple, red, white, yellow
from kubok.cubitos.cards.card import Card

CARDS: dict[str, Card] = {
    card.name: card for colour in (white, brown, red, green, orange, purple, yellow, blue) for card in colour.CARDS
}
