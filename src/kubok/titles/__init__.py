"""The games of this house as a table, a terminal, bots and a lab need them: one object a game."""
