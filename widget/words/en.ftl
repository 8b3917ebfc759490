### English. A message is found by its id; arguments named tile, colour and neighbour come in words.
### Ids that begin with ui- belong to the screens; all others are sent by the engine (english.py).

## Texts that mean nothing

not-a-tile = { $text } is no tile.
unknown-colour = { $text } is no tile: nothing has the colour { $square }.
no-such-chameleon = There is no chameleon { $text } in the box.
not-a-placement = { $text } is no place for a tile.
too-far = { $text } is too far away from everything.
not-a-board = { $text } is no table with tiles.
not-an-action = { $text } is no move.
not-a-cell = { $text } is no square of the table.

## Why a tile may not lie there

occupied = There is a tile already.
not-touching = It must touch the other tiles.
too-few-contacts =
    { $made ->
        [one] It touches only once here.
       *[other] It touches only { $made } times here.
    } It has to touch at least { $need ->
        [one] once.
        [2] twice.
       *[other] { $need } times.
    }
mismatch = Here { $colour } would touch { $neighbour }.
too-many-contacts =
    { $made ->
        [2] It touches twice here. As with dominoes, it may touch only once.
       *[other] It touches { $made } times here. As with dominoes, it may touch only once.
    }
not-end-to-end = As with dominoes, it has to touch with one of its ends.
not-at-an-end = As with dominoes, it has to touch the end of a tile.
chameleon-across = A chameleon lies across: its middle touches the end of a tile.
centre-to-centre = Two chameleons must not touch with their middles.
nothing-to-lift = There is no tile to take away.

## Why it may not be done now

game-over = The game is over.
not-your-turn = It is not your turn yet.
no-such-seat = There is no such player at this table.
not-in-hand = You don’t have this tile: { $tile }.
chameleon-last = A chameleon must not be your last tile: take one from the bag.
must-play = One of your tiles fits: lay it.
must-draw = Nothing fits: take one from the bag.
must-lay-drawn = Now only the tile from the bag counts: { $tile }.
tile-fits = This one fits somewhere: { $tile }.
bag-empty = The bag is empty.
draw-limit =
    { $limit ->
        [one] That was your tile from the bag for this turn.
       *[other] That was the last of your { $limit } tiles from the bag for this turn.
    }
nothing-to-call = You call right after you have laid your second-last tile.
nothing-to-catch = This player has not forgotten anything.
catch-yourself = You can’t catch yourself.
nothing-to-show = Nobody has overlooked anything.
show-yourself = You can’t show your own mistake.
show-other-tile = It is about another tile: { $tile }.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to do again.
already-resigned = { $name } has already given up.

## Games that cannot begin

not-rules = { $value } are no rules.
unknown-edition = There is no edition { $edition }. There are: { $known }.
rule-unknown = There is no rule { $field }. There are: { $known }.
rule-missing = The rule { $field } is missing.
rule-choice = The rule { $field } can’t be { $value }. It can be: { $known }.
rule-number = The rule { $field } can’t be { $value }: it goes from { $least } to { $most }.
players-range = At least { $least } players and at most { $most }: that can’t be.
calls-end-turn = With calls, a turn ends when one takes a tile from the bag.
voluntary-draw-ends-turn = Whoever may take a tile although one fits ends the turn with it.
draw-limit-one = If a tile from the bag ends the turn, one takes only one.
dominoes-need-one-contact = As with dominoes, one contact is enough.
no-chameleon-to-start = There is no chameleon in this box to begin with.
draw-off-needs-tricolour = Drawing for the beginning needs a first tile of three colours.
too-many-tiles =
    { $players ->
        [one] A hand of { $hand } and a first tile: the box has only { $box } tiles.
       *[other] { $players } hands of { $hand } and a first tile: the box has only { $box } tiles.
    }
min-contacts-range = A tile needs one contact or two, not { $value }.
unknown-geometry = { $value } is no way to lay tiles.
player-count =
    { $players ->
        [one] One player is too few: this edition is for { $least } to { $most }.
       *[other] This edition is for { $least } to { $most } players, not for { $players }.
    }
players-list = { $value } is no list of players.
player-name = A player has no proper name: { $value }. It may have up to { $most } letters.
player-name-control = There is something in a player’s name that can’t be shown: { $value }.
seed-range = The number of the game can’t be { $value }. It goes from 0 to { $most }.

## Records, positions and links that cannot be loaded

record-too-large = This is too large for a saved game: it has more than { $most } bytes.
record-not-text = This is no saved game.
record-not-json = This is no saved game. Something is wrong in line { $line }, column { $column }.
record-too-deep = This is no saved game: it goes too deep.
record-number = There is a number in this saved game that can’t be: { $value }.
record-object = This saved game is damaged: { $at } is { $value } and no object.
record-list = This saved game is damaged: { $at } is { $value } and no list.
record-too-long = This saved game is damaged: { $at } has more than { $most } entries.
record-missing = This saved game is damaged: { $key } is missing in { $at }.
record-unknown = This saved game is damaged: { $key } doesn’t belong into { $at }.
record-key-twice = This saved game is damaged: { $key } is in it twice.
record-integer = This saved game is damaged: { $at } is { $value } and no number from { $least } to { $most }.
record-format = This is no saved game that is known here, but { $value }. Known are: { $known }.
record-at = This saved game is damaged: something is wrong at { $at }.
record-value = This saved game is damaged: { $value } doesn’t belong into { $at }.
record-start = This saved game is damaged: it can’t begin with { $value }.
record-hand-size =
    This saved game is damaged: { $at } has { $count ->
        [one] one tile
       *[other] { $count } tiles
    } instead of { $size }.
record-seats =
    This saved game is damaged: { $at } has { $count ->
        [one] one entry
       *[other] { $count } entries
    }, and { $players ->
        [one] one plays.
       *[other] { $players } play.
    }
record-duplicate = This saved game is damaged: one tile is in it twice, { $tile }.
record-not-in-box = This saved game is damaged: one tile is not in the box, { $tile }.
record-bag = This saved game is damaged: tiles are missing at { $at }.
record-first = This saved game is damaged: at { $at } another player has to begin.
record-action = This saved game is damaged: { $value } at { $at } is no move.
record-after-end = This saved game is damaged: it goes on after its end at { $at }.
record-result = This saved game is damaged: it says that it ended with { $value }, but it ended with { $expected }.
record-drawn = This saved game is damaged: { $value } at { $at } is not in the hand of the one to move.
record-scores = This saved game is damaged: { $at } has the wrong points, { $value }.
record-over = Nobody can move here: there is nothing left at { $at }.
record-empty-board = There is no tile on the table.
record-not-enough = There are more tiles here than in the box.
record-state = This saved game is damaged: { $at } can’t be { $value }.
link-alphabet = This link is damaged.
link-version = This link comes from another version of Chromino.
link-damaged = This link is damaged, or a part of it is missing.
link-too-large = This link is too long.

## Commands that cannot be carried out

command-object = That was no command: { $value }.
command-unknown = There is no command { $value }.
command-field = The { $field } of this command can’t be { $value }.
stale = Something has just changed. Look again.
no-game = There is no game yet.
no-such-ply = This game has no such moment.
hands-hidden = The hands stay hidden until the game is over.
no-hint = There is nothing to do now.
no-bot = No bot is to move now.
nobody-thinks = No bot is thinking.
not-a-bot = { $value } is no bot.
bot-nonsense = The bot wants to do something that it may not: { $value }.
bot-failed = { $name } has lost the thread: { $error }
unknown-kind = There is no player of the kind { $value }. There are: { $known }.
not-your-seat = This is not your place at the table.
only-for-hosts = Only the one who hosts the game can do this.
internal-error = Something went wrong inside the game: { $error }

## What may be done, and why

why-draw =
    { $count ->
        [one] Your tile fits nowhere: take one from the bag.
       *[other] None of your { $count } tiles fits: take one from the bag.
    }
why-draw-chameleon = A chameleon must not be your last tile: take one from the bag.
why-draw-on = It doesn’t fit: { $tile }. Take another one.
why-draw-again =
    It doesn’t fit: { $tile }. { $left ->
        [one] You may take one more.
       *[other] You may take { $left } more.
    }
why-draw-instead = One of your tiles fits, but you may also take one from the bag.
why-pass =
    { $count ->
        [one] Your tile fits nowhere, and the bag is empty.
       *[other] None of your { $count } tiles fits, and the bag is empty.
    }
why-pass-chameleon = A chameleon must not be your last tile, and the bag is empty.
why-pass-drawn = It doesn’t fit: { $tile }. Keep it for later.
why-call = Your last tile: say it!
why-catch = { $name } has one tile left and didn’t say it.
why-show = { $name } has taken a tile, but the last one fits. Show where!

## What is going on

say-lay = Your turn: lay a tile.
say-lay-drawn = It fits: { $tile }. Lay it!
say-turn = It’s { $name }’s turn.
say-thinking = { $name } is thinking …
say-undone =
    { $plies ->
        [one] Taken back.
       *[other] Taken back, { $plies } steps.
    }{ $draws ->
        [0] { "" }
        [one] { " " }One tile is back in the bag.
       *[other] { " " }{ $draws } tiles are back in the bag.
    }
say-resigned = { $name } has given up. A bot plays on.
say-won-emptied = { $name } wins!
say-won-blocked = Nothing fits any more: { $name } wins!
say-won-resigned = The game was given up: { $name } wins.
say-joint-emptied =
    { $count ->
        [2] Two winners! They share first place.
       *[other] { $count } winners! They share first place.
    }
say-joint-blocked =
    { $count ->
        [2] Nothing fits any more: two winners share first place!
       *[other] Nothing fits any more: { $count } winners share first place!
    }
say-joint-resigned =
    { $count ->
        [2] The game was given up: the two others win.
       *[other] The game was given up: the { $count } others win.
    }
say-solo-emptied =
    Done, in { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } and with { $drawn ->
        [0] no tile
        [one] one tile
       *[other] { $drawn } tiles
    } from the bag!
say-solo-blocked =
    Nothing fits any more, after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } and with { $drawn ->
        [0] no tile
        [one] one tile
       *[other] { $drawn } tiles
    } from the bag.
say-solo-resigned =
    Given up after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } and with { $drawn ->
        [0] no tile
        [one] one tile
       *[other] { $drawn } tiles
    } from the bag.

## The board and the rack

ui-red = red
ui-green = green
ui-blue = blue
ui-yellow = yellow
ui-purple = purple
ui-wild = wild
# Between the colours of a tile; the quotes keep the blank.
ui-colours-and = {", "}
ui-between-sentences = {" "}
ui-between-parts = {"; "}
ui-table = Chromino table
ui-spoken = What has happened
ui-around = Log, settings and menu
ui-log = Moves so far
ui-settings = Settings
ui-menu = Menu
ui-camera = View of the board
ui-zoom-in = Closer
ui-zoom-out = Farther
ui-fit = Back to the game
ui-board = { $count ->
    [one] Board with one tile
   *[other] Board with { $count } tiles
}
ui-open = a tile may lie here
ui-empty = empty
ui-count = { $made } of { $need }
ui-placed-across = { $tile }, across from column { $x }, row { $y }
ui-placed-down = { $tile }, down from column { $x }, row { $y }
ui-here-square = { $colour }, column { $x }, row { $y }, part of { $tile }
ui-here-empty = empty, column { $x }, row { $y }
ui-here-fits = { $count ->
    [one] empty, column { $x }, row { $y }; your tile fits
   *[other] empty, column { $x }, row { $y }; your tile fits in { $count } ways
}
ui-above = Above: { $colour }.
ui-below = Below: { $colour }.
ui-left = Left: { $colour }.
ui-right = Right: { $colour }.
ui-help-is-off = Help is switched off: find the spot yourself, or change it in the settings.
ui-fits-here = { $count ->
    [one] One way fits here: { $list }.
   *[other] { $count } ways fit here: { $list }.
}
ui-fits-nothing = None of your tiles fits over this cell.
ui-rack = { $count ->
    [one] Your last tile
   *[other] Your { $count } tiles
}
ui-rack-tools = Order of your tiles
ui-rack-drawn = just drawn
ui-rack-fits = { $count ->
    [0] fits nowhere
    [one] fits in one place
   *[other] fits in { $count } places
}
ui-sort = Sort by colour
ui-playable-first = Playable tiles first
ui-move-left = Move the tile left
ui-move-right = Move the tile right
ui-said-chosen = { $count ->
    [-1] { $tile } is up.
    [0] { $tile } is up; it fits nowhere.
    [one] { $tile } is up; it fits in one place.
   *[other] { $tile } is up; it fits in { $count } places.
}
ui-said-turned-across = { $tile }, across.
ui-said-turned-down = { $tile }, down.
ui-said-put = Put down. Once more to lay it, Escape to take it back.
ui-said-refused = Not there: { $why }
ui-said-miss = Nearest place for { $tile }: { $why }
ui-said-arranged = Your tiles are in order.
ui-said-moved = { $tile } is now tile { $place } of { $count }.
ui-said-choose-first = First choose a tile of your hand: keys 1 to 9, or H.
ui-said-no-spot = It fits nowhere.
ui-said-not-now = Not now.
ui-said-spot = Spot { $n } of { $count }: { $placed }

## The keys

ui-keys-laying = Laying a tile
ui-keys-turn = Your turn
ui-keys-board = On the board
ui-keys-around = Around the board
ui-key-choose = choose a tile; once more turns it
ui-key-turn = turn the tile, or turn it back
ui-key-spots = next legal spot, or the one before
ui-key-lay = lay the tile here
ui-key-back = put the tile back
ui-key-miss = show where it nearly fits
ui-key-typed = type a move
ui-key-draw = draw from the bag
ui-key-pass = pass
ui-key-call = say “Chromino”
ui-key-catch = catch somebody who forgot to
ui-key-show = show a place that was overlooked
ui-key-go-on = go on; don’t wait
ui-key-undo = take back, or do again
ui-key-arrows = walk over the board; with Shift three cells
ui-key-what = what is here?
ui-key-fits = what fits here?
ui-key-zoom = closer, farther
ui-key-fit = back to the game; again for the whole table
ui-key-board = go to the board
ui-key-hand = go to your tiles
ui-key-arrange = move a tile of your hand
ui-key-log = moves so far
ui-key-help = these keys
ui-cap-shift = Shift
ui-cap-enter = Enter
ui-cap-esc = Esc
ui-cap-alt = Alt
ui-cap-home = Home
ui-cap-end = End
ui-cap-space = Space

## Around the board

ui-players = Players and bag
ui-person = Person:
ui-bot = Bot:
ui-own-seat = (you)
ui-to-move = is to move
ui-thinking = is thinking
ui-called = has said “Chromino”
ui-resigned = has given up
ui-winner = has won
ui-tiles = { $count ->
    [one] one tile
   *[other] { $count } tiles
}
ui-points = { $points ->
    [one] one point
   *[other] { $points } points
}
ui-bag = { $count ->
    [0] The bag is empty
    [one] One tile in the bag
   *[other] { $count } tiles in the bag
}
ui-sum = { $name }: { $sum }
ui-laid = Laid. One moment …
ui-ghost-fits = { $made } of { $need }: it fits.
ui-ghost-bad = { $bad ->
    [one] One edge doesn’t match.
   *[other] { $bad } edges don’t match.
}
ui-ghost-no = All the same, it may not lie here.
ui-nearest = Nearest place: { $why }
ui-more-reasons = { $count ->
    [one] and one more reason
   *[other] and { $count } more reasons
}
ui-actions = What you can do
ui-undo = Take back
ui-redo = Do again
ui-turn = Turn
ui-cancel = Put it back
ui-confirm = Lay it
ui-miss = Why not?
ui-miss-hint = Tap a tile to see why.
ui-draw = Take a tile
ui-pass = Pass
ui-call = Chromino!
ui-catch = Catch { $name }
ui-show = { $count ->
    [one] Show where it fits
   *[other] Show where it fits, { $count } places
}
# For somebody else at the same device: Ann: Catch Ben
ui-for-seat = { $name }: { $what }
ui-go-on = Go on
ui-go-on-why = The others wait until you have had your say.
ui-skip = Don’t wait
ui-pause = Pause
ui-resume = Go on
ui-speed = { $pace ->
    [slow] Slow
    [fast] Fast
   *[normal] Normal
}
ui-speed-why = Change the speed of the bots
ui-result = Result
ui-moves = Moves so far, each leads back to its moment
ui-start = First tile
# What somebody does, behind the name
ui-deed-draw = takes a tile from the bag
ui-deed-draw-seen = takes { $tile } from the bag
ui-deed-pass = passes
ui-deed-call = says “Chromino!”
ui-deed-catch = catches { $name }
ui-deed-show = shows where it fits: { $where }
ui-told = { $name }: { $what }.
ui-told-penalty = { $count ->
    [one] { $name } has to take a tile.
   *[other] { $name } has to take { $count } tiles.
}
ui-told-shown = { $name } shows the last tile: { $tile }.
ui-told-sum = That makes { $sum }.

## Dialogs

ui-close = Close
ui-yes = Yes
ui-no = No
ui-independent = An independent implementation. Chromino is a trademark of its owners, who have nothing to do with it.
ui-menu-typed = Type a move
ui-menu-replay = Watch the game so far
ui-menu-rules = Rules
ui-menu-seats = Who plays
ui-menu-settings = Settings
ui-menu-keys = Keys
ui-menu-share = Show it to others
ui-menu-save = Save as a file
ui-menu-about = About
ui-menu-games = Saved games
ui-menu-new = New game
ui-menu-resign = Give up
ui-menu-leave = Leave the table
ui-ask-new = Set up a new game? This one stays saved.
ui-ask-games = Look at your saved games? This one is among them, and you can go on at any time.
ui-ask-leave = Leave the table? The game stays saved, and you can go on later.
ui-ask-resign = Give up? Then you can’t win this game any more.

ui-seats = Who plays
ui-seats-why = A bot can play on for anybody, with the same tiles. The seat can be taken back at any time.
ui-seat-resigned = gave up
ui-kind-human = Person
ui-kind-random = Easy bot
ui-kind-greedy = Greedy bot
ui-kind-counter = Strong bot
ui-ask-seat-bot = Let a bot play for { $name }? It goes on with the same tiles until somebody takes the seat back.
ui-ask-seat-person = Take the seat of { $name }? From now on a person sees these tiles and plays with them.
# The kind is one of the above.
ui-told-seat-bot = { $name } is played by a bot now: { $kind }.
ui-told-seat-person = { $name } is played by a person now.

ui-setting-language = Language
ui-setting-language-why = Automatic is like your browser.
ui-setting-language-system = Automatic
ui-language-missing = The words of this language could not be fetched. Are you online? Please try again.
ui-setting-theme = Light or dark
ui-setting-theme-why = Automatic is like your device, or the notebook around it.
ui-setting-theme-system = Automatic
ui-setting-theme-light = Light
ui-setting-theme-dark = Dark
ui-setting-tiles = Tiles
ui-setting-tiles-why = Each pattern belongs to one colour.
ui-setting-tiles-both = Colours and patterns
ui-setting-tiles-colours = Colours
ui-setting-tiles-patterns = Patterns
ui-setting-tiles-contrast = High contrast
ui-setting-motion = Motion
ui-setting-motion-why = Tiles fly to their places, or are just there.
ui-setting-motion-system = Automatic
ui-setting-motion-reduced = None
ui-setting-sound = Sound
ui-setting-sound-why = A soft click when a tile lands.
ui-setting-help = Help
ui-setting-help-why = Marks the places where a tile fits.
ui-setting-help-chosen = Chosen tile
ui-setting-help-all = All tiles
ui-setting-help-none = None
ui-setting-confirm = Ask before a tile is laid
ui-setting-confirm-why = It is put down first, and laid when you say so.
ui-setting-auto = Draw and pass by itself
ui-setting-auto-why = When nothing fits, there is no choice anyway.
ui-setting-pace = Speed of bots
ui-setting-pace-why = How long they wait before they move.
ui-setting-pace-normal = Normal
ui-setting-pace-slow = Slow
ui-setting-pace-fast = Fast

ui-keys = Keys

ui-typed = Type a move
ui-typed-do = Do it
ui-typed-how = The colours of a tile, then column and row, then across or down. For example:
ui-typed-example-lay = { $tile } at { $x } { $y } down
ui-typed-example-choose = { $tile } (takes this tile up)
ui-typed-nothing = Type something first.
ui-typed-unknown = What does “{ $word }” mean?
ui-typed-three = { $count ->
    [0] Which tile? Name its three colours.
    [one] A tile has three colours: two are missing.
    [2] A tile has three colours: one is missing.
   *[other] A tile has just three colours.
}
ui-typed-where = Where? Say the column and the row.
ui-typed-which-way = Across or down?
ui-typed-not-yours = You don’t have this tile: { $tile }.
ui-typed-nobody = Nobody here is called { $name }.
# Words that one may type, with commas in between, in small letters.
ui-typed-draw = draw, take, take a tile, draw a tile
ui-typed-pass = pass, skip
ui-typed-call = call, chromino, last tile
ui-typed-catch = catch
ui-typed-show = show
ui-typed-undo = undo, take back, back
ui-typed-redo = redo, do again, again
ui-typed-across = across, right, horizontal, horizontally
ui-typed-down = down, vertical, vertically
ui-typed-column = column, col, x
ui-typed-row = row, line, y
ui-typed-filler = at, on, in, from, to, the, a, and, then, tile, lay, put, place, play, square, cell
# Further names of red; green; blue; yellow; purple; wild, in this order, as one may type them.
ui-typed-colours = scarlet; emerald; azure; golden; violet; joker, chameleon, any

ui-hand-over = Pass the device to { $name }
ui-hand-over-since = What has happened
ui-hand-over-taken = I am { $name }: show my tiles
ui-hand-over-undo = Wait, take that back

ui-end-you = { $count ->
    [one] You win!
   *[other] You share first place!
}
ui-end-names = { $count ->
    [one] { $names } wins!
   *[other] { $names } share first place!
}
ui-end-solo-emptied = Well done!
ui-end-solo-blocked = So close!
ui-end-solo-resigned = Until next time!
ui-end-emptied = The last tile is laid.
ui-end-blocked = Nothing fits any more, and the bag is empty.
ui-end-resigned = The game was given up.
# Joint is how many have won together.
ui-end-all-laid = { $joint ->
    [one] { $names } has laid every tile.
   *[other] { $names } have laid every tile.
}
ui-end-by-tiles = { $joint ->
    [one] { $names } has the fewest tiles left: { $count }.
   *[other] { $names } have the fewest tiles left: { $count } each.
}
ui-end-by-points = { $joint ->
    [one] { $names } has the most points: { $count }.
   *[other] { $names } have the most points: { $count } each.
}
ui-end-player = Player
ui-end-points = Points
ui-end-left = Tiles left
ui-end-winner = winner
ui-end-rematch = Play again
ui-end-replay = Watch again
ui-end-look = See the table
ui-end-share = Share
ui-end-save = Save
ui-end-new = New game

## Looking back

ui-replay = Looking back
ui-replay-move = Move
ui-replay-at = Move { $ply } of { $last }. { $told }
ui-replay-count = { $ply } of { $last }
ui-replay-start = The first tile is on the table.
ui-replay-first = To the beginning
ui-replay-previous = One move back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-next = One move on
ui-replay-last = To the end
ui-replay-close = Back to the game
ui-replay-paused = Paused.
ui-replay-eyes = Seen by
ui-replay-everyone = Everyone
ui-replay-branch = Play on from here
ui-replay-branched =
    { $ply ->
        [0] This is a new game from the first tile on.
       *[other] This is a new game from move { $ply } on.
    }
ui-replay-branched-kept =
    { $ply ->
        [0] This is a new game from the first tile on. The old one is still saved.
       *[other] This is a new game from move { $ply } on. The old one is still saved.
    }
ui-ask-branch = Play on from here? What came after this move is lost.
ui-keys-replay = Looking back
ui-key-step = one move back, or on
ui-key-ends = to the beginning, or to the end
ui-key-play = play, or pause
ui-key-leave = back to the game

## The rules to read; their text is in rules/en.ftl

ui-rules = Rules
ui-rules-chapters = Which rules
ui-rules-game = This game
ui-rules-compare = Compare
ui-rules-contents = Contents
ui-rules-print = Print
ui-rules-loading = Fetching the rules …
ui-rules-failed = The rules could not be fetched. Are you online?
ui-rules-again = Try again

## In a notebook

ui-kernel-silent = The kernel doesn’t answer. While a cell runs, your move waits for it; if nothing is running, run this cell again.
ui-kernel-gone = The kernel has stopped or begun anew, so this table only shows what was. Run its cell again to play.
ui-notebook-old = The table needs a newer notebook: JupyterLab 4 or Notebook 7, in a browser of 2024 or later.
ui-study = Choose a tile, and lay it where it fits.
ui-study-done = Every tile lies on the table.

## A bot that was mended

ui-bot-again = Try again
