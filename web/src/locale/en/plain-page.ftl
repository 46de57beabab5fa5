# The table of any game, on the page alone: the curtain between people at one screen, and where buttons are.

plain-hand-over = take the screen to see your side
plain-curtain = { $name }, it is your turn
plain-curtain-text = Only you should look at the screen now.
plain-lift = I am { $name }: show my side
plain-or-cards = or press a button on a card
plain-on-cards = Press a button on a card above.
plain-no-rules = No rules are written down for this game yet: its first page says how it goes.
