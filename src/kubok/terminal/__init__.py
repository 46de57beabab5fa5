"""A game in a terminal, whichever game it is."""
