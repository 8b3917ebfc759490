### What only Python says: in the terminal, in errors, in pictures, in a notebook and in the start files.
### An id that is also in ../en.ftl is said otherwise there, for people who don't write programs.

## Lists, names and languages

list-comma = {", "}
list-and = { $first } and { $last }
name-random = Random
name-greedy = Greedy
name-counter = Counter
unknown-language = There is no language { $value } here. Please choose one of these: { $known }.

## Errors that tell a programmer what to write

not-a-tile = { $text } isn’t a tile. A tile is three of the letters R, G, B, Y and P, such as BRY.
unknown-colour = { $text } isn’t a tile: there is no colour { $square }. The colours are R, G, B, Y and P.
no-such-chameleon = There is no chameleon { $text }. In the box there are { $known }.
not-a-placement = { $text } isn’t a placement. A placement looks like BRY@0,1> or BRY@-2,0v.
too-far = { $text } is too far away. Columns and rows go from -{ $farthest } to { $farthest }.
not-a-board = { $text } isn’t a board. A board is a text of placements, with one space between them.
board-frozen = This table can only be looked at. Its copy() is a board to lay tiles on.
not-an-action = { $text } isn’t an action. Actions are a placement, draw, pass, call, catch:SEAT and show:PLACEMENT.
not-a-cell = { $text } isn’t a cell. A cell is two whole numbers, (x, y).
not-your-turn = It’s player { $seat }’s turn, counting from 0.
no-such-seat = There is no player { $seat }. Players go from 0 to { $last }.
not-rules = { $value } isn’t a set of rules. edition('modern') makes one.
calls-end-turn = Calls need the rule that drawing ends the turn (play_drawn=False).
voluntary-draw-ends-turn = Drawing when a tile fits needs the rule that drawing ends the turn (play_drawn=False).
draw-limit-one = If drawing ends the turn, you draw only one tile (draw_limit=1).
dominoes-need-one-contact = Playing like dominoes needs min_contacts=1.
no-chameleon-to-start = There is no chameleon in this box to start with. Choose start='tricolour' or chameleons=True.
draw-off-needs-tricolour = Drawing for who starts needs start='tricolour'.
min-contacts-range = min_contacts can’t be { $value }. It has to be 1 or 2.
unknown-geometry = There is no geometry { $value }. Choose 'free' or 'dominoes'.
player-name = Player { $seat }, counting from 0, can’t be called { $value }. A name has 1 to { $most } characters.
seed-range = The game number, seed, can’t be { $value }. Choose a whole number from 0 to { $most }.
no-such-ply = There is no moment { $ply } in this game. Moments go from { $least } to { $most }.
deal-players = The number of names ({ $players }) isn’t the number of hands that were dealt ({ $hands }).
not-a-deal = { $value } isn’t a deal. What a game began with is its deal.
deal-value = { $at } can’t be { $value }. The start is a Placement, the bag is a tuple of Tile, and hands is a tuple of such tuples.
deal-start = These rules don’t deal like this: { $at } is { $value }, but the first tile has to be of the kind { $kind }, at 0,0>.
deal-integer = These rules don’t deal like this: { $at } is { $value }, but has to be a number from { $least } to { $most }.
deal-first = These rules don’t deal like this: { $at } is { $value }, but it is player 0 who starts.
deal-hand-size = These rules don’t deal like this: the number of tiles in { $at } is { $count }, but has to be { $size }.
deal-duplicate = These rules don’t deal like this: { $at } is a tile that is there twice ({ $tile }).
deal-not-in-box = These rules don’t deal like this: { $at } is a tile that isn’t in the box ({ $tile }).
deal-bag = These rules don’t deal like this: { $at } lacks some tiles, such as { $missing }.
illegal-action = { $action } isn’t allowed now.
not-a-bot = { $value } isn’t a bot: it has no think method and isn’t a function.
bot-nonsense = The bot tried something that isn’t allowed: { $value }.
bot-failed =
    { $you ->
        [does] You have failed: { $error }
       *[no] { $name } has failed: { $error }
    }

## Pictures

picture-title-table = A Chromino table
picture-title-hand = A hand of Chromino tiles
picture-table =
    { $count ->
        [one] One tile on the table: { $tiles }.
       *[other] { $count } tiles on the table: { $tiles }.
    }
picture-table-empty = An empty table.
picture-hand =
    { $count ->
        [one] One tile in the hand: { $tiles }.
       *[other] { $count } tiles in the hand: { $tiles }.
    }
picture-hand-empty = An empty hand.
picture-tile = A tile: { $name }.
picture-marked = Marked: { $tiles }.
picture-across = { $tile }, across from column { $x }, row { $y }
picture-down = { $tile }, down from column { $x }, row { $y }
picture-cell = column { $x }, row { $y }
picture-contacts = Contacts of { $name }: { $good } of { $count } match.
picture-link = At column { $x }, row { $y }, { $colour } meets { $neighbour }: a match.
picture-break = At column { $x }, row { $y }, { $colour } meets { $neighbour }: no match.
picture-taken = Column { $x }, row { $y } is taken.
picture-none = There is nothing to show: a grid needs at least one table, hand, tile or picture.
picture-unknown = { $value } isn’t a picture. A grid can show tables, games, hands and tiles, and whatever svg.board, svg.hand and the like return.
picture-columns = A grid can’t have { $value } columns. Please choose a whole number, 1 or more.

## Several pictures in one

picture-captions = A grid needs a caption for each picture, or none at all. Pictures: { $pictures }. Captions: { $captions }.

## The terminal: what has happened

cli-laid =
    { $you ->
        [does] You lay { $move }.
       *[no] { $name } lays { $move }.
    }
cli-laid-sum =
    { $you ->
        [does] You lay { $move } and score { $sum }.
       *[no] { $name } lays { $move } and scores { $sum }.
    }
cli-drew =
    { $you ->
        [does] You draw a tile from the bag.
       *[no] { $name } draws a tile from the bag.
    }
cli-passed =
    { $you ->
        [does] You pass.
       *[no] { $name } passes.
    }
cli-called =
    { $you ->
        [does] You say “Chromino!” One tile left.
       *[no] { $name } says “Chromino!” One tile left.
    }
cli-caught =
    { $you ->
        [does] You catch { $other }, who forgot to say it and has to take a tile.
        [gets] { $name } catches you: you forgot to say it and have to take a tile.
       *[no] { $name } catches { $other }, who forgot to say it and has to take a tile.
    }
cli-showed =
    { $you ->
        [does] You show where the last tile fits: { $move }. That costs two tiles.
       *[no] { $name } shows where the last tile fits: { $move }. That costs two tiles.
    }
cli-you-drew = You drew { $letters }.
cli-points = Points: { $list }.
cli-left = Tiles left: { $list }.
cli-bye = Bye! The game isn’t over yet.

## The terminal: what one can do

cli-let-be = Enter: go on.
cli-type = Type { $word }.
cli-pass-screen =
    { $you ->
        [does] Now you take the screen: press Enter.
       *[no] Pass the screen to { $name }, then press Enter.
    }
cli-pass-undo = ({ $word } undoes the last move)
cli-can-lay = You can lay { $list }.
cli-enter-draw = Press Enter to draw.
cli-enter-on = Press Enter to go on.
cli-not-now = Not now. Type { $word } to see what you can do.
cli-may = That is allowed.
cli-hint = You could type { $move }
cli-which-file = Which file? Type for example: { $word } game.json
cli-saved = Saved to { $file }. To go on with it, type: { $word } { $file }
cli-quit = Leave the game? ({ $yes }/{ $no })
cli-riddle = What does “{ $line }” mean? Type { $word } to see what you can type.
cli-no-tile = There is no tile { $number }: you have { $count }.
cli-no-place = { $letters } doesn’t fit anywhere now.
cli-no-place-number =
    { $count ->
        [one] There is no spot { $number }: { $letters } fits in only one.
       *[other] There is no spot { $number }: { $letters } fits in { $count }.
    }
cli-where = Where does { $letters } go? Type a number, or press Enter to go back.
cli-place = spot
cli-back = Enter: back to the table
cli-end-leave = Enter: leave.
cli-end-save = { $save } { $file }: save it.
cli-end-undo = { $undo }: undo the last move.
cli-file = FILE
cli-no-file = There is no file { $file }.
cli-file-refused = { $file } can’t be opened: { $error }.
cli-rules = The rules of this game, with the names that --rule knows:
# Words that one may type, with commas in between; the first is the one that people are told of.
cli-typed-why = why
cli-typed-hint = hint
cli-typed-save = save
cli-typed-load = load
cli-typed-rules = rules
cli-typed-help = help
cli-typed-quit = quit, exit
cli-typed-yes = y, yes
cli-typed-no = n, no

## The terminal: help in the game

cli-help-choose = choose tile 3, then one of the spots numbered on the table
cli-help-at-once = lay tile 3 in its spot 2 at once
cli-help-lay = lay { $tile } across, from column 0, row 1; with v: down
cli-help-why = why that isn’t allowed
cli-help-hint = show a good move
cli-help-draw = draw a tile from the bag; pass
cli-help-call = say that you have one tile left
cli-help-catch = somebody forgot to say so, or missed where the last tile fits
cli-help-undo = undo what you did; redo it
cli-help-save = save the game to a file; open one and go on
cli-help-rules = read the rules of this game; leave the game
cli-help-letters = Colours: { $list }.
cli-help-short = You can shorten the words.

## The command line

cli-usage = usage:
cli-commands = commands
cli-arguments = what to draw
cli-options = options
cli-examples = examples:
cli-program = Chromino: play it, let bots play it, count its moves, draw pictures of it.
cli-more-help = “chromino play --help” tells you more about playing; the other commands have such a help, too.
cli-example-bot = a game against a bot, right here
cli-example-two = two people at one screen
cli-example-load = go on with a saved game
cli-example-lang = in French
cli-example-simulate = bots against bots
cli-example-tile = a picture of a tile
cli-example-tried = trying out a tile
cli-example-hand = a hand from game number 7
cli-option-help = show this help, and leave
cli-option-lang = the language: { $known }
cli-option-json = JSON, for programs
cli-group-game = the game
cli-option-edition = { $known } (modern)
cli-option-players = human or a bot ({ $bots }) for each seat; add a name if you like: Ann:human,greedy ({ $usual })
cli-option-seed = the game number: the same number deals the same tiles
cli-group-variants = what you agreed on before the game
cli-option-scoring = simple, expert, contacts, kinds, sides, or none
cli-option-draw-limit = how many tiles you may draw in a turn; none: until one fits
cli-option-hand-size = how many tiles each player gets
cli-option-open-hands = everyone sees all hands
cli-option-junior = the game for children
cli-option-rule = any other rule, such as first=random or end=at-once; may be repeated
cli-play = Play in the terminal, against bots or with other people at the same screen.
cli-play-load = go on with a saved game
cli-play-note = In the game, “{ $help }” tells you what you can type. With --json, every line that comes in is a command of the session, such as { $command }, and every line that goes out is its answer; the first one shows the game. After { $bot } the bot has moved.
cli-simulate = Let bots play many games against each other, and count who wins.
cli-simulate-games = how many games (100)
cli-simulate-note = The game number deals the first game, the next number the second one, and so on. In most editions seat 0 starts: swap the players to see how much that helps.
cli-perft = Count all the ways a game can go, action by action.
cli-perft-depth = how many actions ahead (2)
cli-perft-divide = count for each first action
cli-perft-note = If two engines get the same counts, they play by the same rules. If not, --divide shows which first action differs.
cli-svg = Draw a table, a tile, a hand or a moment of a saved game.
cli-svg-text = a table, such as { $board }, or a tile, such as BRY
cli-svg-record = a saved game; - reads from standard input
cli-svg-ply = after this many actions of the saved game
cli-svg-hand = a hand instead; seats are counted from 0
cli-svg-coordinates = number columns and rows
cli-svg-highlight = ring a placement or a cell, such as --highlight=0,1; may be repeated
cli-svg-contacts = mark the contacts of a tile, whether it is laid or only tried out
cli-svg-no-patterns = colours without patterns
cli-svg-title = the picture’s title
cli-svg-output = write to this file instead of printing
cli-see-help = See: { $program } --help
cli-needs-value = { $option } needs a value.
cli-bad-value = { $option } can’t be { $value }.
cli-no-command = There is no command { $value }. Choose one of these: { $known }.
cli-unknown-option = Not known here: { $words }.
cli-bad-number = { $option } has to be a whole number, 1 or more, not { $value }.
cli-rule-form = --rule needs a name and a value, such as first=random, not { $value }.
cli-only-bots = Only bots can play here: { $known }.
cli-text-alone = If you give a table or a tile as text, leave out --record and --hand.
cli-ply-needs-record = --ply is a moment of a saved game: please name the game with --record.
cli-means = { $edition }; all numbers but wins and shared are averages of a game
cli-column-wins = wins
cli-column-shared = shared
cli-column-won = won
cli-column-draws = draws
cli-column-left = left
cli-column-points = points
cli-row-games = games
cli-row-seed = game number
cli-row-turns = turns
cli-row-blocked = blocked
cli-row-games-per-second = games per second
cli-progress = { $done } of { $games } games
cli-stopped = Stopped after { $done } of { $games } games.
cli-perft-head = { $edition }, players: { $players }, game number: { $seed }
cli-column-depth = depth
cli-column-leaves = leaves
cli-column-seconds = seconds

## The command line: what else may go wrong

cli-no-value = { $option } takes no value, so leave out { $value }.
cli-no-room = Not everything could be printed: { $error }.

## Many games of bots

simulate-bots = bots has to be a list with a bot for each seat, such as ["counter", "random"], not { $value }.
simulate-count = { $name } has to be a whole number, 1 or more, such as { $name }=2, not { $value }.
simulate-progress = progress can be True, for a bar, or a function that is told how many games are done, and out of how many. It can’t be { $value }.
simulate-workers-or-executor = simulate can use workers or an executor, but not both.
simulate-workers-ended = The workers stopped before the games were over. In a script, call simulate below: if __name__ == "__main__":
simulate-no-processes = No other processes can be started here, so leave workers at 1.
simulate-not-sent = These bots can’t be sent to other processes.
simulate-not-found = Other processes can’t find these bots.
simulate-instead = Leave workers at 1, or use executor=ThreadPoolExecutor() from concurrent.futures. If your bots are in a module of their own that can be imported, they can play in other processes, too.

## In a notebook

widget-needs-anywidget = The table in a notebook needs anywidget, which isn’t installed here. Install it with: pip install 'chromino[widget]'
widget-how-to-play = A picture of the table. To play, run this cell in JupyterLab 4, Notebook 7 or marimo.
widget-unknown-look = { $own } doesn’t know { $names }. help({ $own }) tells you what it knows.
widget-not-a-board = BoardView shows a chromino_core.Board, and { $type } isn’t one. To show a game, use Table(game).
widget-tiles-list = tiles has to be a list of tiles, such as tiles=["BRY", "GPR"], not { $value }.
widget-tile-twice = There is only one of each tile in the box: { $tiles }.
widget-new-or-game = players, edition, seed and rules are for a new game: leave them out, or leave out the game.
widget-not-a-game = Table(game) shows a chromino_core.Game, and { $type } isn’t one. To make one from a record, use Game.from_record(record).
widget-not-a-task = TaskView(task) shows a chromino_core.Task or a chromino_core.Lesson, and { $type } is neither.
widget-no-such-step = There is no step { $step }. Steps go from 0 to { $last }.
widget-on-move = on_move needs a function that takes a move, and { $value } isn’t one.
widget-on-change = on_change needs a function that takes a change, and { $value } isn’t one.
widget-wait-held = This cell is waiting for a move at the table. If you have moved and nothing happens, your notebook holds moves back while a cell is running: stop the cell.
widget-bot-named = That came from { $name }.
widget-bot-written = That came from { $name }, which starts in { $place }, line { $line }.
widget-wait-lite = A cell can’t wait for a move in JupyterLite.
widget-wait-marimo = A cell can’t wait for a move in marimo.
widget-wait-colab = A cell can’t wait for a move in Google Colab.
widget-wait-ipykernel = A cell can’t wait for a move with ipykernel { $version }: moves only arrive when the cell has ended. Please install ipykernel { $needed } or newer.
widget-wait-instead = Use on_move(callback) instead: your function is called after every move.
widget-people = There can’t be { $number } people at the table.
widget-players-list = players can be the number of people who play, or a list of their names, such as players=["Ann", "Ben"]. It can’t be { $value }.
widget-no-seat = There is no seat { $seat } for a bot: seats go from 0 to { $last }.
widget-too-many-bots = { $count } bots are too many: this game has { $seats } seats.
widget-bots = There can’t be { $number } bots at the table.
widget-chart-range = A range needs both ends: please name the columns low= and high=.
widget-chart-step = The bars of a histogram need a width: step has to be more than 0, not { $value }.
widget-chart-empty = There is nothing to draw, because there are no rows.
widget-chart-number = The column { $column } needs numbers, but one of its values is { $value }.
widget-chart-row = Each row has to be a dictionary or a named tuple, but one of these is { $value }. (A data frame gives you such rows with df.to_dict("records").)
widget-chart-column = There is no column { $column }. The columns are: { $known }.
widget-chart-colours = Colours are some of the letters R, G, B, Y and P, such as 'RGB', not { $value }.

## The start files, and the server that they start

start-why = Chromino is a page for your browser, and needs a program that serves it. Python 3.9 or newer can do that, but it isn’t on this computer.
start-install = Please install Python from { $address }, and start this again.
start-install-windows = Please install Python from the Microsoft Store or from { $address }, and start this again.
start-install-unix = On Linux, you will find it among the programs of your system. macOS may offer “command line developer tools”: Python is among them.
start-server = Or put the folder “page” on any web server, and open it from there.
start-close = Press Enter to close this window.
start-unpack = Please unpack the whole archive first: right-click it, and choose “Extract All”. Then open this file in the new folder.
serve-at = Chromino is at { $address }
serve-stop = to stop it, press Ctrl-C or close this window
serve-already = already open in another window
serve-port = Port { $port } can’t be used: { $error }
serve-other = Another program is using the usual address. Games you saved there aren’t here.
serve-no-page = There is no page here. If you have an archive, unpack all of it. If you have the source code, “make play” builds the page and comes back here.
serve-about = Serve the page to this computer only.
serve-option-port = default: { $port }, or else any free one
serve-option-no-open = don’t open a browser
serve-option-help = show this help, and leave

## Pages to print

sheet-none = There is nothing to print: a sheet needs at least one conundrum.
sheet-too-large = This table is too large for a sheet of paper.
sheet-paper = There is no paper { $value } here. Choose one of these: { $known }.
sheet-ink = There is no ink { $value } here. Choose one of these: { $known }.

## Dates

date-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }

## The terminal: conundrums

cli-conundrum = Look for every spot where a tile fits: today’s conundrum, or another one.
cli-group-conundrum = which conundrum
cli-conundrum-date = that of a day, such as { $day } (today’s)
cli-conundrum-number = one of the collection; see --list
cli-conundrum-seed = a new one; the same number makes the same one
cli-conundrum-grade = how hard a new one is ({ $usual })
cli-conundrum-link = the one in a link
cli-conundrum-count = so many, one after the other (1)
cli-conundrum-list = list the collection
cli-conundrum-answers = the answers instead
cli-group-paper = on paper
cli-conundrum-sheet = write pages to print, as SVG; if there are several, their numbers are added to the name
cli-conundrum-paper = a4 or letter (a4)
cli-conundrum-ink = colour or grey (colour)
cli-conundrum-title = what stands on top of the pages
cli-conundrum-note = While you are looking, “{ $help }” tells you what you can type.
cli-example-today = today’s conundrum, right here
cli-example-chosen = one of the collection
cli-example-new = a new one, very hard
cli-example-sheet = twelve on paper
cli-conundrum-alone = { $option } doesn’t go with { $other }: please leave out one of them.
cli-conundrum-many = { $value } are too many: --count can be { $most } at most.
cli-conundrum-how = Type a tile and where you think it fits, such as { $move }, or { $help }.
cli-conundrum-quit = Leave the conundrum? ({ $yes }/{ $no })
cli-conundrum-bye = Bye! Spots you have found: { $found } of { $of }.
cli-give-up = Give up, and see every spot that is left? ({ $yes }/{ $no })
cli-typed-give-up = give up
cli-help-tip = a hint; each one tells a little more
cli-help-give-up = give up, and see every spot that is left
cli-help-leave = leave the conundrum
