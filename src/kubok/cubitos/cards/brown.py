"""Brown: dogs, cheap and soon gone."""

from kubok.cubitos.cards.card import Card, coins

CARDS = (Card("rich_dog", run=(coins(3),), must_lose=True),)
