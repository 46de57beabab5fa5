# The guide of the first lesson of A Wild Venture speaks. Short, and never twice.

venture-lesson-welcome = Hello, I am your guide. You and your neighbour each look after a village. When the deck is empty the game ends, and the most points win.
venture-lesson-draft = One of these three moves in with you, and its adventurer walks for you. Press the one you like.
venture-lesson-hand = This is your hand. The coin on a card is its cost; the bag tells how often it works before it is used up.
venture-lesson-mains = A turn is two main actions: play a card or activate one. Just not the same card twice.
venture-lesson-burrow = Cards cost coins, so let us earn some. Your three starters never wear out: press the burrow.
venture-lesson-play = Now spend it: press a villager in your hand. It moves in with its supplies.
venture-lesson-end = Both main actions are done: end your turn. In a real game that happens by itself.
venture-lesson-points = An emptied villager is tucked away for good, and that is what scores: your smallest species times your largest. So gather crows, frogs and rabbits alike.
venture-lesson-lily-pad = Time for a walk! The lily pad sends your adventurer along the trails. Press it.
venture-lesson-travel = Every lit space is in reach, and each says what it gives. Only the one you stop on counts. Press it.
venture-lesson-chest = A chest! Choose one of three. A card tucked straight from your hand scores, too.
venture-lesson-tuck = Tucked cards lie face down in your scoring pile. Pick one of a species that you have few of.
venture-lesson-discard = Something has to go to the discard pile. Press the card that you will miss least.
venture-lesson-look = You are looking at cards of the deck. Press what you want; the rest goes.
venture-lesson-invest = Coins on a building are points, one each. In your purse they are worth nothing in the end. How many?
venture-lesson-activate = Put a villager to work: press it. That costs a supply; when the last one is gone it is tucked at the end of your turn.
venture-lesson-enchant = Your token can enchant a building, and that is no main action. Press it: its second line comes true.
venture-lesson-building = A building answers whenever you do what it waits for. Press this one to build it.
venture-lesson-gear = Gear pays a coin to whoever does what it waits for, you or your neighbour. Tucked in the end, it scores for every enchanted building of yours. Press it.
venture-lesson-deck = This is the clock: once the deck is empty, each of you has one last turn. Whoever draws a lot is soon done.
venture-lesson-alone = You know it all now. I will only speak up when something is new. If a card puzzles you: point at it for a moment, or press and hold.
venture-lesson-last = The deck is empty: the last turns. Coins and cards in hand score nothing, so invest and tuck what you can.
