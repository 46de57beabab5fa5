"""Purple: dinosaurs, the dearest dice."""

from kubok.cubitos.cards.card import Card, feet

CARDS = (Card("rollosaurus", run=(feet(4),)),)
