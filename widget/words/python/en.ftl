### What only Python says: in the terminal, in errors, in pictures, in a notebook and in the start files.
### An id that is also in ../en.ftl is said otherwise there, for people who don't write programs.

## Lists, names and languages

list-comma = {", "}
list-and = { $first } and { $last }
name-random = Random
name-greedy = Greedy
name-counter = Counter
unknown-language = There is no language { $value } here. There are: { $known }.

## Errors that tell a programmer what to write

not-a-tile = { $text } isn’t a tile. A tile is three letters out of R, G, B, Y, P, such as BRY.
unknown-colour = { $text } isn’t a tile: there is no colour { $square }. The colours are R, G, B, Y and P.
no-such-chameleon = There is no chameleon { $text }. The box holds { $known }.
not-a-placement = { $text } isn’t a placement. A placement looks like BRY@0,1> or BRY@-2,0v.
too-far = { $text } lies too far away. Coordinates go from -{ $farthest } to { $farthest }.
not-a-board = { $text } isn’t a board. A board is a text of placements with single spaces in between.
not-an-action = { $text } isn’t an action. Actions are placements, draw, pass, call, catch:SEAT and show:PLACEMENT.
not-a-cell = { $text } isn’t a cell. A cell is two whole numbers, (x, y).
not-your-turn = It is player { $seat }’s turn, counted from 0.
no-such-seat = There is no player { $seat }. Players are counted from 0 to { $last }.
not-rules = { $value } isn’t a set of rules. edition('modern') makes one.
calls-end-turn = Calls need the rule that drawing ends the turn (play_drawn=False).
voluntary-draw-ends-turn = Drawing although a tile fits needs the rule that drawing ends the turn (play_drawn=False).
draw-limit-one = If drawing ends the turn, one tile is drawn (draw_limit=1).
dominoes-need-one-contact = Playing as with dominoes needs min_contacts=1.
no-chameleon-to-start = The box has no chameleon to begin with. Choose start='tricolour' or chameleons=True.
draw-off-needs-tricolour = Drawing for the first tile needs start='tricolour'.
min-contacts-range = min_contacts can’t be { $value }: it is 1 or 2.
unknown-geometry = There is no geometry { $value }. It is 'free' or 'dominoes'.
player-name = Player { $seat }, counted from 0, has no proper name: { $value }. A name has 1 to { $most } characters.
seed-range = The seed can’t be { $value }. It is a whole number from 0 to { $most }.
no-such-ply = There is no moment { $ply } in this game. They go from { $least } to { $most }.
not-a-bot = { $value } isn’t a bot: it has no think method and isn’t a function.
bot-nonsense = The bot wants to do something it may not: { $value }.
bot-failed = { $name } has failed: { $error }

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
picture-unknown = { $value } isn’t a picture. A grid shows tables, games, hands, tiles, and what svg.board and its like return.
picture-columns = A grid can’t have { $value } columns. Please give a whole number, at least 1.

## Several pictures in one

picture-captions = A grid takes a caption for each picture, or none at all. Pictures: { $pictures }. Captions: { $captions }.

## The terminal: what has happened

cli-laid = { $name } lays { $move }.
cli-laid-sum = { $name } lays { $move } and scores { $sum }.
cli-drew = { $name } takes a tile from the bag.
cli-passed = { $name } passes.
cli-called = { $name } says “Chromino!” One tile is left.
cli-caught = { $name } catches { $other }, who forgot to say it and has to take a tile.
cli-showed = { $name } shows where the last tile fits: { $move }. That costs two tiles.
cli-you-drew = You have taken { $letters }.
cli-points = Points: { $list }.
cli-left = Tiles left: { $list }.
cli-bye = Bye! The game isn’t over yet.

## The terminal: what one can do

cli-let-be = Enter: let it be.
cli-type = Type { $word }.
cli-pass-screen = Pass the screen to { $name }, then press Enter.
cli-pass-undo = ({ $word } takes the last tile back)
cli-can-lay = You can lay { $list }.
cli-enter-draw = Press Enter to take it.
cli-enter-on = Press Enter to go on.
cli-not-now = Not now. Type { $word } to see what you can do.
cli-may = You may do that.
cli-hint = Perhaps this: type { $move }
cli-which-file = Say which file: { $word } game.json
cli-saved = Saved in { $file }. Go on with: { $word } { $file }
cli-quit = Leave the game? ({ $yes }/{ $no })
cli-riddle = What does “{ $line }” mean? Type { $word } to see what you can type.
cli-no-tile = There is no tile { $number }: you have { $count }.
cli-no-place = There is no place for { $letters } now.
cli-no-place-number =
    { $count ->
        [one] There is no place { $number }: { $letters } fits in one.
       *[other] There is no place { $number }: { $letters } fits in { $count }.
    }
cli-where = Where does { $letters } go? Type a number; Enter goes back.
cli-place = place
cli-back = Enter goes back to the table
cli-end-leave = Enter: leave.
cli-end-save = { $save } { $file }: keep it.
cli-end-undo = { $undo }: take the last move back.
cli-file = FILE
cli-no-file = There is no file { $file }.
cli-file-refused = { $file } can’t be opened: { $error }.
cli-rules = The rules of this game, by the names that --rule knows:
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

cli-help-choose = choose tile 3, then one of the places numbered on the table
cli-help-at-once = lay tile 3 on its place 2 at once
cli-help-lay = lay { $tile } from column 0, row 1 to the right; v: downwards
cli-help-why = why that may not be done
cli-help-hint = a good move
cli-help-draw = take a tile from the bag; go on without one
cli-help-call = say that you have one tile left
cli-help-catch = somebody forgot to say so, or overlooked where the last tile fits
cli-help-undo = take back what you did; do it again
cli-help-save = keep the game in a file; go on with it
cli-help-rules = the rules of this game; leave it
cli-help-letters = Colours: { $list }.
cli-help-short = Words may be shortened.

## The command line

cli-usage = usage:
cli-commands = commands
cli-arguments = what is drawn
cli-options = options
cli-examples = examples:
cli-program = Chromino: play it, let bots play it, count its moves, draw its tables.
cli-more-help = “chromino play --help” tells more about playing, and so on for the others.
cli-example-bot = a game against a bot, right here
cli-example-two = two people at one screen
cli-example-load = go on with a saved game
cli-example-lang = in French
cli-example-simulate = bots against bots
cli-example-tile = a picture of a tile
cli-example-tried = a tile being tried
cli-example-hand = a hand that seed 7 deals
cli-option-help = show this help and leave
cli-option-lang = the language: { $known }
cli-option-json = JSON, for programs
cli-group-game = the game
cli-option-edition = { $known } (modern)
cli-option-players = human or a bot ({ $bots }) for each seat, with a name if you like: Ann:human,greedy ({ $usual })
cli-option-seed = the same number, the same game again
cli-group-variants = variants, as agreed before the game
cli-option-scoring = simple, expert, contacts, kinds, sides, or none
cli-option-draw-limit = how many tiles may be drawn in a turn; none: until one fits
cli-option-hand-size = how many tiles each player gets
cli-option-open-hands = everybody sees all hands
cli-option-junior = the game for young players
cli-option-rule = any other rule, e.g. first=random or end=at-once; may be repeated
cli-play = Play in the terminal, against bots and with other people at the same screen.
cli-play-load = go on with a saved game
cli-play-note = In the game, “{ $help }” tells what you can type. With --json every line that comes in is a command of the session, such as { $command }, and every line that goes out is its answer; the first one shows the game. After { $bot } the bot has moved.
cli-simulate = Let bots play many games against each other, and count who wins.
cli-simulate-games = how many games (100)
cli-simulate-note = The first game is dealt by the seed, the second by the next number, and so on. Seat 0 begins in most editions: swap the players to see what that is worth.
cli-perft = Count all sequences of legal actions of a dealt game.
cli-perft-depth = how many actions ahead (2)
cli-perft-divide = the count of each first action
cli-perft-note = Engines that agree on such counts agree on the rules; --divide shows which first action is off.
cli-svg = Draw a table, a tile, a hand or a moment of a saved game.
cli-svg-text = a board, such as { $board }, or a tile, such as BRY
cli-svg-record = a saved game; - reads standard input
cli-svg-ply = after so many actions of the saved game
cli-svg-hand = a hand instead; seats count from 0
cli-svg-coordinates = number columns and rows
cli-svg-highlight = ring a placement or a cell, as --highlight=0,1; may be repeated
cli-svg-contacts = mark what a tile touches, laid or tried
cli-svg-no-patterns = colours without patterns
cli-svg-title = the picture’s title
cli-svg-output = write there instead of printing
cli-see-help = See: { $program } --help
cli-needs-value = { $option } needs a value.
cli-bad-value = { $option } can’t be { $value }.
cli-no-command = There is no command { $value }. There are: { $known }.
cli-unknown-option = Not known here: { $words }.
cli-bad-number = { $option } is a whole number from 1 on, not { $value }.
cli-rule-form = --rule needs a name and a value, such as first=random, not { $value }.
cli-only-bots = Here only bots can play: { $known }.
cli-text-alone = A board or tile given as text has no --record and no --hand.
cli-ply-needs-record = --ply is a moment of a saved game: give one with --record.
cli-means = { $edition }; numbers but wins and shared are means of a game
cli-column-wins = wins
cli-column-shared = shared
cli-column-won = won
cli-column-draws = draws
cli-column-left = left
cli-column-points = points
cli-row-games = games
cli-row-seed = seed
cli-row-turns = turns
cli-row-blocked = blocked
cli-row-games-per-second = games per second
cli-progress = { $done } of { $games } games
cli-stopped = Stopped after { $done } of { $games } games.
cli-perft-head = { $edition }, players: { $players }, seed: { $seed }
cli-column-depth = depth
cli-column-leaves = leaves
cli-column-seconds = seconds

## Many games of bots

simulate-bots = bots is a list with a bot for each seat, as in ["counter", "random"], and not { $value }.
simulate-count = { $name } is a whole number from 1 on, as in { $name }=2, and not { $value }.
simulate-progress = progress is True for a bar, or a function that is told how many games are done and of how many. It can’t be { $value }.
simulate-workers-or-executor = simulate takes workers or an executor, but not both.
simulate-workers-ended = The workers stopped before the games were over. In a script, call simulate below: if __name__ == "__main__":
simulate-no-processes = No processes can be started here, so leave workers at 1.
simulate-not-sent = These bots can’t be sent to other processes.
simulate-not-found = Other processes can’t find these bots.
simulate-instead = Leave workers at 1, or use executor=ThreadPoolExecutor() from concurrent.futures. Bots in a module of their own, which can be imported, may play in processes, too.

## In a notebook

widget-needs-anywidget = The table in a notebook needs anywidget, which is not installed here. Install it with: pip install 'chromino[widget]'
widget-how-to-play = A picture of the board. To play, run this cell in JupyterLab 4, Notebook 7 or marimo.
widget-unknown-look = { $own } knows no { $names }; help({ $own }) tells what it knows.
widget-not-a-board = BoardView shows a chromino_core.Board, and { $type } isn’t one. For a game there is Table(game).
widget-tiles-list = tiles is a list of tiles, as in tiles=["BRY", "GPR"], and not { $value }.
widget-tile-twice = There is only one of each tile in the box: { $tiles }.
widget-new-or-game = players, edition, seed and rules start a new game: leave them out, or the game.
widget-not-a-game = Table(game) shows a chromino_core.Game, and { $type } isn’t one. A record becomes one by Game.from_record(record).
widget-on-move = on_move wants a function of one move, and { $value } isn’t one.
widget-on-change = on_change wants a function of one change, and { $value } isn’t one.
widget-wait-held = This cell is waiting for a move at the table. If you have moved and nothing happens, your notebook holds moves back while a cell is running: stop the cell.
widget-bot-named = That came from { $name }.
widget-bot-written = That came from { $name }, which begins in { $place }, line { $line }.
widget-wait-lite = A cell can’t wait for a move in JupyterLite.
widget-wait-marimo = A cell can’t wait for a move in marimo.
widget-wait-ipykernel = A cell can’t wait for a move with ipykernel { $version }: moves come only when it has ended. Install ipykernel 7 or newer.
widget-wait-instead = Use on_move(callback) instead: it is called after every move.
widget-people = There can’t be { $number } people at the table.
widget-players-list = players is how many people play, or a list of their names, as in players=["Ann", "Ben"]; it can’t be { $value }.
widget-no-seat = There is no seat { $seat } for a bot: seats are 0 to { $last }.
widget-too-many-bots = { $count } bots can’t share the { $seats } seats of this game.
widget-bots = There can’t be { $number } bots at the table.
widget-chart-range = A range needs both its ends: name the columns low= and high=.
widget-chart-step = The bars of a histogram need a width: step has to be more than 0, not { $value }.
widget-chart-empty = There is nothing to draw: there are no rows.
widget-chart-number = The column { $column } needs numbers, and one of its values is { $value }.
widget-chart-row = Each row is a dictionary or a named tuple, and one of these is { $value }. (A data frame gives such rows with df.to_dict("records").)
widget-chart-column = There is no column { $column }. The columns are: { $known }.
widget-chart-colours = Colours are letters out of R, G, B, Y, P, such as 'RGB', not { $value }.

## The start files, and the server that they start

start-why = Chromino is a page for the browser, and needs a program that serves it. Python does that, 3.9 or newer, but there is none on this computer.
start-install = Install Python from { $address } and start this again.
start-install-windows = Install Python from the Microsoft Store or from { $address } and start this again.
start-install-unix = On Linux, it is among the programs of your system. macOS may offer “command line developer tools”: they have it.
start-server = Or put the folder “page” on any web server, and open it from there.
start-close = Press Enter to close this window.
start-unpack = Please unpack the whole archive first: right-click it and choose “Extract All”. Then open this file in the new folder.
serve-at = Chromino is at { $address }
serve-stop = to end it, press Ctrl-C or close this window
serve-already = in another window already
serve-port = Port { $port } can’t be used: { $error }
serve-other = Another program has the usual address; games that you saved there are not here.
serve-no-page = There is no page here. In an archive: unpack all of it. In the source: “make play” builds the page and comes back here.
serve-about = Serve the page to this machine alone.
serve-option-port = default: { $port }, or else any free one
serve-option-no-open = do not open a browser
serve-option-help = show this help and leave
