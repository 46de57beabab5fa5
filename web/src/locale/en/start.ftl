# The words before a table: of the start page and of the page for a new one.

look-lead = Throw a handful of dice, push your luck as far as you dare, and be the first over the line. No account, no waiting: sit down and roll.
look-soon = In the making
look-game-cubitos = Cubitos
look-game-cubitos-players = 2 to 4 players
look-game-cubitos-text = A race with dice that you buy yourself.
look-game-cubitos-1 = Roll your dice. Hits stay; roll the rest again, but a roll without a hit is a bust.
look-game-cubitos-2 = Feet carry your runner along the track, coins buy better dice.
look-game-cubitos-3 = First over the finish wins.
look-game-venture = A Wild Venture
look-game-venture-players = 2 players
look-game-venture-text = A card game of crows, frogs and rabbits.
look-game-venture-1 = Settle villagers, gear and buildings in your own small town.
look-game-venture-2 = Send an adventurer down the trails.
look-game-venture-3 = Open chests, and tuck away what will score.
page-welcome = A dice race for tonight
page-race-bots = Race against bots
page-against = { $count ->
    [one] Against one bot
   *[other] Against { $count } bots
 }
page-learn = Learn in five minutes
page-learn-text = A first race that teaches as you play. You can skip it at any moment.
page-learn-button = Begin the lesson
page-you = You
page-bot-level = Level of the bots
page-new-table = New table
page-new-table-text = Choose cards and track, invite friends by a link, share one screen, mix in bots.
page-new-table-button = Set up a table
page-my-tables = My tables
page-no-tables = The tables you play at will stand here.
page-resume = Go on
page-look = Look
page-no-account = There is no account: a cookie knows you by this browser.
page-forget = Delete my data
page-forget-sure = Delete your name, your seats, and the tables that nobody else has a part in?
page-set = Printed sets
page-random-set = Random set
page-card-of = Card of the { $colour } dice
page-advice = Advice:
page-two-tracks = Two tracks, one after the other
page-laps = Laps
page-seats = Seats
page-seat = Seat { $number }
page-name-of = Name at seat { $number }
page-add-seat = Add a seat
page-remove-seat = Remove seat { $number }
page-terms = How to play
page-order = Order of play
page-help = Help for all
page-max-rounds = At most so many rounds
page-no-limit = no end
page-pause-length = Seconds away until a bot may sit in
page-make = Make the table
