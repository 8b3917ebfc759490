### English. A message is found by its id; arguments named tile, colour and neighbour come in words.
### Ids that begin with ui- belong to the screens; all others are sent by the engine (english.py).
### Glossary: one word for one thing, in all three English catalogues (this one, page/ and rules/).
###   tile       three squares in a row              (not: piece, stone, domino, a Chromino)
###   square     one third of a tile                 (not: field, block)
###   middle     the square between the two ends     (not: centre)
###   chameleon  a tile whose middle is wild         (not: joker)
###   wild       goes with every colour              (not: white, any)
###   table      where tiles lie, and the widget     (not: board)
###   cell       where one square may lie            (not: field, position)
###   spot       where a whole tile fits             (not: place, position)
###   across, down  from left to right, from top to bottom
###   crosswise  like a cross, at right angles       (not: across)
###   edge       one of a tile’s eight outer edges   (a side is long or short: a whole side of a tile)
###   contact    where two edges meet; it is right when the colours match   (not: touch, connection)
###   match      to have the same colour             (not: to be equal, to agree)
###   fit        to be allowed in some spot          (not: to be playable)
###   lay        to put a tile on the table for good (not: place, play; it is put down, before that)
###   bag        where the other tiles are           (not: stock, pool)
###   draw       to get a tile from the bag in one’s turn   (a penalty is taken, and so is a first hand)
###   pass       to do nothing in one’s turn         (not: skip)
###   hand       the tiles of a player               (not: rack, stand)
###   turn, round   what one player does; once around the table
###   start      to begin a game, to go first        (not: begin)
###   go out     to lay one’s last tile              (not: finish, empty the hand)
###   share first place   to win together            (not: draw, tie, joint win)
###   score      to get points; all of them are the total   (not: earn, make)
###   say “Chromino”, catch, point out   the calls of 1998   (a spot that was not seen was missed)
###   edition, rulebook   what one plays by; what is printed in its box
###   player, person, bot, seat   whoever plays; a human; a program; where one of them sits
###   game number   decides how the tiles are dealt  (not: seed)
###   conundrum   a table and tiles: find every spot   (not: puzzle, riddle, problem)
###   grade, hint, try   how hard a conundrum is, 1 to 5; what helps; an answer that one gives   (not: level, tip)
###   undo, redo, give up, saved game, file, link   as everywhere
### An ellipsis follows its word without a blank: One moment…
### What a program knows of an error stands last, in parentheses, behind what happened and what to do.

## Texts that mean nothing

not-a-tile = { $text } isn’t a tile.
unknown-colour = { $text } isn’t a tile: there is no colour { $square }.
no-such-chameleon = There is no chameleon { $text } in the box.
not-a-placement = { $text } doesn’t say where a tile goes.
too-far = { $text } is too far away from all the tiles.
not-a-board = { $text } isn’t a table with tiles on it.
not-an-action = { $text } isn’t a move.
not-a-cell = { $text } isn’t a cell of the table.

## Why a tile may not lie there

occupied = There is already a tile here.
not-touching = It has to touch the other tiles.
too-few-contacts =
    { $made ->
        [0] It doesn’t touch anything here.
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
chameleon-across = A chameleon lies crosswise: its middle touches the end of a tile.
centre-to-centre = Two chameleons may not touch middle to middle.
nothing-to-lift = There is no tile to pick up.

## Why it may not be done now

game-over = The game is over.
not-your-turn = It’s not your turn yet.
no-such-seat = This player isn’t at the table.
not-in-hand = You don’t have this tile: { $tile }.
chameleon-last = A chameleon can’t be your last tile: draw one from the bag.
must-play = One of your tiles fits: lay it.
must-draw = Nothing fits: draw a tile from the bag.
must-lay-drawn = Now you can lay only the tile you just drew: { $tile }.
tile-fits = This one fits somewhere: { $tile }.
bag-empty = The bag is empty.
draw-limit =
    { $limit ->
        [one] You have drawn your tile for this turn.
       *[other] You have drawn all { $limit } tiles for this turn.
    }
nothing-to-call = You say “Chromino” right after you lay your second-last tile.
nothing-to-catch = This player hasn’t forgotten anything.
catch-yourself = You can’t catch yourself.
nothing-to-show = Nobody has missed a spot.
show-yourself = You can’t point out your own mistake.
show-other-tile = It’s about another tile: { $tile }.
nothing-to-undo = There is nothing to undo.
nothing-to-redo = There is nothing to redo.
already-resigned = { $name } gave up already.

## Games that cannot start

not-rules = The game can’t start, because these aren’t rules. Please choose an edition ({ $value }).
unknown-edition = This edition isn’t known here. Please choose another ({ $edition }; known: { $known }).
rule-unknown = The game can’t start, because one of its rules isn’t known here. Please check how it is spelt ({ $field }; known: { $known }).
rule-missing = The game can’t start, because one of its rules is missing. Please choose an edition instead ({ $field }).
rule-choice = The game can’t start, because one of its rules doesn’t make sense. Please choose something else for it ({ $field }: { $value }; possible: { $known }).
rule-number = The game can’t start, because a number in its rules is too small or too large. Please choose one from { $least } to { $most } ({ $field }: { $value }).
players-range = At least { $least } players, but no more than { $most }? That can’t work. Please change one of the two.
calls-end-turn = When you have to say “Chromino”, drawing a tile ends your turn.
voluntary-draw-ends-turn = If you may draw when a tile fits, drawing ends your turn.
draw-limit-one = If drawing ends your turn, you draw only one tile.
dominoes-need-one-contact = As with dominoes, one contact is enough.
no-chameleon-to-start = There is no chameleon in this box to start with.
draw-off-needs-tricolour = To draw for who starts, the first tile has to have three colours.
too-many-tiles =
    { $players ->
        [one] A hand of { $hand } and a first tile are too many: the box has only { $box } tiles.
       *[other] { $players } hands of { $hand } and a first tile are too many: the box has only { $box } tiles.
    }
min-contacts-range = A tile needs one contact or two, not { $value }.
unknown-geometry = Tiles are laid freely or like dominoes. There is no other way ({ $value }).
player-count =
    { $players ->
        [one] One player is too few: this edition is for { $least } to { $most }.
       *[other] This edition is for { $least } to { $most } players, not for { $players }.
    }
players-list = The game can’t start, because it needs a list of players ({ $value }).
player-name = This isn’t a name for a player: { $value }. A name has up to { $most } letters.
player-name-control = There is something in this name that can’t be shown. Please type it again ({ $value }).
seed-range = { $value } can’t be a game number. Please choose a number from 0 to { $most }.

## Records, positions and links that cannot be loaded

record-too-large = This is too big to be a saved game: it has more than { $most } bytes.
record-not-text = This isn’t a saved game.
record-not-json = This isn’t a saved game, or it is damaged (line { $line }, column { $column }).
record-too-deep = This isn’t a saved game, or it is damaged (too many levels).
record-number = This saved game is damaged. Please try another copy, if you have one (impossible number: { $value }).
record-object = This saved game is damaged. Please try another copy, if you have one ({ $at }: { $value } isn’t an object).
record-list = This saved game is damaged. Please try another copy, if you have one ({ $at }: { $value } isn’t a list).
record-too-long = This saved game is damaged. Please try another copy, if you have one ({ $at }: more than { $most } entries).
record-missing = This saved game is damaged. Please try another copy, if you have one ({ $at }: { $key } is missing).
record-unknown = This saved game is damaged. Please try another copy, if you have one ({ $key } doesn’t belong in { $at }).
record-key-twice = This saved game is damaged. Please try another copy, if you have one ({ $key } is there twice).
record-integer = This saved game is damaged. Please try another copy, if you have one ({ $at }: { $value } isn’t a number from { $least } to { $most }).
record-format = This isn’t a kind of saved game that we know. Perhaps it comes from a newer version: please reload the page, or update the program ({ $value }; known: { $known }).
record-at = This saved game is damaged. Please try another copy, if you have one ({ $at }).
record-value = This saved game is damaged. Please try another copy, if you have one ({ $value } doesn’t belong in { $at }).
record-start = This saved game is damaged. Please try another copy, if you have one (the first tile can’t be { $value }).
record-hand-size =
    This saved game is damaged. Please try another copy, if you have one ({ $at }: { $count ->
        [one] one tile
       *[other] { $count } tiles
    } instead of { $size }).
record-seats =
    This saved game is damaged. Please try another copy, if you have one ({ $at }: { $count ->
        [one] one entry
       *[other] { $count } entries
    } for { $players ->
        [one] one player
       *[other] { $players } players
    }).
record-duplicate = This saved game is damaged. Please try another copy, if you have one (there twice: { $tile }).
record-not-in-box = This saved game is damaged. Please try another copy, if you have one (not in the box: { $tile }).
record-bag = This saved game is damaged. Please try another copy, if you have one ({ $at }: some tiles are missing).
record-first = This saved game is damaged. Please try another copy, if you have one ({ $at }: another player has to start).
record-action = This saved game is damaged. Please try another copy, if you have one ({ $at }: { $value } isn’t a move).
record-after-end = This saved game is damaged. Please try another copy, if you have one ({ $at }: the game is already over).
record-result = This saved game is damaged. Please try another copy, if you have one (the result is { $value }, but should be { $expected }).
record-drawn = This saved game is damaged. Please try another copy, if you have one ({ $at }: { $value } isn’t in the hand).
record-scores = This saved game is damaged. Please try another copy, if you have one ({ $at }: the points are wrong, { $value }).
record-over = Nobody can move here. Please choose a game that isn’t over ({ $at }).
record-empty-board = There is no tile on the table.
record-not-enough = There are more tiles here than in the box.
record-state = This saved game is damaged. Please try another copy, if you have one ({ $at } can’t be { $value }).
link-alphabet = This link is damaged. Please ask for it again.
link-version = This link comes from another version of Chromino. Please reload the page, or ask for a new link.
link-damaged = This link is damaged, or part of it is missing. Please ask for it again.
link-too-large = This link is too long. Please ask for a new one.

## Commands that cannot be carried out

command-object = That didn’t work: the game couldn’t make sense of it. Please try again ({ $value }).
command-unknown = That didn’t work: the game doesn’t know how to do it. Please reload, and try again ({ $value }).
command-field = That didn’t work: part of it made no sense. Please try again ({ $field }: { $value }).
stale = Something has just changed. Look again!
no-game = There is no game yet.
no-such-ply = There is no such moment in this game.
hands-hidden = Hands stay hidden until the game is over.
no-hint = There is nothing to do right now.
no-bot = It’s not a bot’s turn.
nobody-thinks = No bot is thinking.
not-a-bot = This isn’t a bot, so it can’t play. Please choose another ({ $value }).
bot-nonsense = The bot tried something that isn’t allowed. Please let somebody else play for it ({ $value }).
bot-failed = { $name } got muddled and can’t go on. Please let somebody else play ({ $error }).
unknown-kind = There is no such kind of player here. Please choose another ({ $value }; known: { $known }).
not-your-seat = This isn’t your seat.
only-for-hosts = Only whoever is hosting the game can do this.
internal-error = Something went wrong inside the game. Please try again, or start a new game ({ $error }).

## Conundrums that cannot be

not-a-conundrum = This isn’t a conundrum. Perhaps part of it is missing ({ $value }).
conundrum-impossible = This can’t be a conundrum, because something is wrong with its tiles.
conundrum-empty = A conundrum needs at least one tile on the table.
conundrum-tiles = A conundrum asks about one tile or two. Please choose them ({ $value }).
conundrum-tile-twice = This tile is there twice, but the box has only one: { $tile }.
conundrum-no-place = This tile doesn’t fit anywhere, so there is nothing to find: { $tile }.
conundrum-places = A conundrum has { $least } to { $most } spots to find. { $count ->
        [one] Here there would be only one.
       *[other] Here there would be { $count }.
    }
conundrum-too-large = This table is too large for a conundrum: it needs { $columns } columns and { $rows } rows, and { $most } of each is the most.
conundrum-grade = There is no such grade. Please choose one from 1 to 5 ({ $value }).
conundrum-number = There is no such conundrum. Please choose a number from { $least } to { $most } ({ $value }).
conundrum-date = There is no conundrum for this day. Please choose a day from { $first } to { $last } ({ $value }).
conundrum-link = There is no conundrum in this link. Please ask for it again.
conundrum-reference = That didn’t work: it isn’t clear which conundrum is meant. Please try again ({ $value }).

## Questions and lessons that cannot be asked

task-field = This question can’t be asked, because part of it makes no sense ({ $at }: { $value }).
task-missing = This question can’t be asked, because part of it is missing ({ $at }: { $key }).
task-unknown = This question can’t be asked, because part of it isn’t known here ({ $at }: { $key }).
task-too-large = This question can’t be asked, because it is too large ({ $at }).
task-kind = We don’t know this kind of question. Perhaps it comes from a newer version: please reload the page, or update the program ({ $value }; known: { $known }).
task-position = This question can’t be asked, because its table can’t be.
task-tile-twice = This question names a tile twice: { $tile }.
task-not-in-box = This question is about a tile that isn’t in the box: { $tile }.
task-on-table = This question is about a tile that is already on the table: { $tile }.
task-option-twice = This question has the same answer to choose twice ({ $at }).
task-slot-taken = This question is about a spot where there is already a tile.
task-not-legal = This question is about a tile that may not lie there.
task-no-answer = This question has no right answer.
task-no-wrong-edge = This question has no right answer, because no edge of the tile is wrong.
task-no-scoring = This question is about points, but by these rules nobody scores any.
task-unknown-tile = This question needs to know every tile that counts for it ({ $at }).
task-not-alone = This question is for one player alone.
task-cannot-empty = This question has no right answer, because the last tile can’t be laid.
task-too-hard = This question is too hard for us. Please give fewer tiles.
task-answer = This can’t be an answer. Please try again ({ $value }).
task-answers = These are too many answers at once: { $most } is the most.
task-tip = There is no such hint. Hints go from 1 to { $most }.
lesson-unread = This isn’t a lesson, or it is damaged.
lesson-format = We don’t know this kind of lesson. Perhaps it comes from a newer version: please reload the page, or update the program ({ $value }; known: { $known }).
lesson-step = Step { $number } of this lesson can’t be asked.

## What may be done, and why

why-draw =
    { $count ->
        [one] Your tile doesn’t fit anywhere: draw one from the bag.
       *[other] None of your { $count } tiles fits: draw one from the bag.
    }
why-draw-chameleon = A chameleon can’t be your last tile: draw one from the bag.
why-draw-on = It doesn’t fit: { $tile }. Draw another one.
why-draw-again =
    It doesn’t fit: { $tile }. { $left ->
        [one] You may draw one more.
       *[other] You may draw { $left } more.
    }
why-draw-instead = One of your tiles fits, but you may also draw one from the bag.
why-pass =
    { $count ->
        [one] Your tile doesn’t fit anywhere, and the bag is empty.
       *[other] None of your { $count } tiles fits, and the bag is empty.
    }
why-pass-chameleon = A chameleon can’t be your last tile, and the bag is empty.
why-pass-drawn = It doesn’t fit: { $tile }. Keep it for later.
why-call = One tile left: say it!
why-catch =
    { $you ->
        [does] One tile left, and you didn’t say it!
       *[no] One tile left, and { $name } didn’t say it!
    }
why-show = { $name } drew a tile, but the last one fits. Show where!

## What is going on

say-lay = Your turn: lay a tile.
say-lay-drawn = It fits: { $tile }. Lay it!
say-turn =
    { $you ->
        [does] It’s your turn.
       *[no] It’s { $name }’s turn.
    }
say-thinking =
    { $you ->
        [does] You are thinking…
       *[no] { $name } is thinking…
    }
say-undone =
    { $plies ->
        [one] Undone.
       *[other] { $plies } steps undone.
    }{ $draws ->
        [0] { "" }
        [one] { " " }One tile is back in the bag.
       *[other] { " " }{ $draws } tiles are back in the bag.
    }
say-resigned = { $name } gave up. A bot plays on.
say-won-emptied =
    { $you ->
        [does] You win!
       *[no] { $name } wins!
    }
say-won-blocked =
    { $you ->
        [does] Nothing fits any more: you win!
       *[no] Nothing fits any more: { $name } wins!
    }
say-won-resigned =
    { $you ->
        [does] The game was given up: you win.
       *[no] The game was given up: { $name } wins.
    }
say-joint-emptied =
    { $count ->
        [2] Two winners! They share first place.
       *[other] { $count } winners! They share first place.
    }
say-joint-blocked =
    { $count ->
        [2] Nothing fits any more. Two winners share first place!
       *[other] Nothing fits any more. { $count } winners share first place!
    }
say-joint-resigned =
    { $count ->
        [2] The game was given up. The other two win.
       *[other] The game was given up. The other { $count } win.
    }
say-solo-emptied =
    Done! You took { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } and drew { $drawn ->
        [0] no tiles.
        [one] one tile.
       *[other] { $drawn } tiles.
    }
say-solo-blocked =
    Nothing fits any more. You took { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } and drew { $drawn ->
        [0] no tiles.
        [one] one tile.
       *[other] { $drawn } tiles.
    }
say-solo-resigned =
    You took { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } and drew { $drawn ->
        [0] no tiles
        [one] one tile
       *[other] { $drawn } tiles
    } before you gave up.

## The table and the hand

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
ui-around = Moves, settings and menu
ui-log = Moves so far
ui-settings = Settings
ui-menu = Menu
ui-camera = View of the table
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-fit = Back to the game
ui-board = { $count ->
    [one] Table with one tile
   *[other] Table with { $count } tiles
}
ui-open = a tile may go here
ui-empty = empty
ui-count = { $made } of { $need }
ui-placed-across = { $tile }, across from column { $x }, row { $y }
ui-placed-down = { $tile }, down from column { $x }, row { $y }
ui-here-square = { $colour }, column { $x }, row { $y }, part of { $tile }
ui-here-empty = empty, column { $x }, row { $y }
ui-here-fits = { $count ->
    [one] empty, column { $x }, row { $y }; your tile fits here
   *[other] empty, column { $x }, row { $y }; your tile fits here in { $count } ways
}
ui-above = Above: { $colour }.
ui-below = Below: { $colour }.
ui-left = Left: { $colour }.
ui-right = Right: { $colour }.
ui-help-is-off = Help is off: find the spot yourself, or turn help on in the settings.
ui-fits-here = { $count ->
    [one] One way to lay a tile here: { $list }.
   *[other] { $count } ways to lay a tile here: { $list }.
}
ui-fits-nothing = None of your tiles fits here.
ui-rack = { $count ->
    [one] Your last tile
   *[other] Your { $count } tiles
}
ui-rack-tools = Arrange your tiles
ui-rack-drawn = just drawn
ui-rack-fits = { $count ->
    [0] doesn’t fit anywhere
    [one] fits in one spot
   *[other] fits in { $count } spots
}
ui-sort = Sort by colour
ui-playable-first = Put tiles that fit first
ui-move-left = Move tile left
ui-move-right = Move tile right
ui-said-chosen = { $count ->
    [-1] Picked up: { $tile }.
    [0] Picked up: { $tile }. It doesn’t fit anywhere.
    [one] Picked up: { $tile }. It fits in one spot.
   *[other] Picked up: { $tile }. It fits in { $count } spots.
}
ui-said-turned-across = { $tile }, across.
ui-said-turned-down = { $tile }, down.
ui-said-put = Put down. Press again to lay it, or Escape to pick it up again.
ui-said-refused = Not here: { $why }
ui-said-miss = Nearest spot for { $tile }: { $why }
ui-said-arranged = Your tiles are sorted.
ui-said-moved = { $tile } is now tile { $place } of { $count }.
ui-said-choose-first = First choose one of your tiles: keys 1 to 9, or H.
ui-said-no-spot = It doesn’t fit anywhere.
ui-said-not-now = Not now.
ui-said-spot = Spot { $n } of { $count }: { $placed }

## The keys

ui-keys-laying = Laying a tile
ui-keys-turn = Your turn
ui-keys-board = On the table
ui-keys-around = Around the table
ui-key-choose = choose a tile; press again to turn it
ui-key-turn = turn the tile, either way
ui-key-spots = next spot where it fits, or the one before
ui-key-lay = lay the tile here
ui-key-back = put the tile back
ui-key-miss = show where it almost fits
ui-key-typed = type a move
ui-key-draw = draw a tile from the bag
ui-key-pass = pass
ui-key-call = say “Chromino”
ui-key-catch = catch somebody who forgot to say it
ui-key-show = show a spot that somebody missed
ui-key-go-on = go on without waiting
ui-key-undo = undo, or redo
ui-key-arrows = walk over the table; with Shift, three cells at a time
ui-key-what = what is here?
ui-key-fits = what fits here?
ui-key-zoom = zoom in, or out
ui-key-fit = back to the game; press again to see the whole table
ui-key-board = go to the table
ui-key-hand = go to your tiles
ui-key-arrange = move one of your tiles
ui-key-log = moves so far
ui-key-help = these keys
ui-cap-shift = Shift
ui-cap-enter = Enter
ui-cap-esc = Esc
ui-cap-alt = Alt
ui-cap-home = Home
ui-cap-end = End
ui-cap-space = Space

## Around the table

ui-players = Players and bag
ui-person = Person:
ui-bot = Bot:
ui-own-seat = (you)
ui-to-move = to move
ui-thinking = thinking
ui-called = said “Chromino”
ui-resigned = gave up
ui-winner = winner
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
ui-laid = Laid. One moment…
ui-ghost-fits = { $made ->
    [0] It fits.
    [one] It fits: one matching edge.
   *[other] It fits: { $made } matching edges.
}
ui-matching = { $made ->
    [one] One edge matches.
   *[other] { $made } edges match.
}
ui-ghost-bad = { $bad ->
    [one] One edge doesn’t match.
   *[other] { $bad } edges don’t match.
}
ui-ghost-no = Even so, it can’t go here.
ui-nearest = Nearest spot: { $why }
ui-more-reasons = { $count ->
    [one] and one more reason
   *[other] and { $count } more reasons
}
ui-actions = What you can do
ui-undo = Undo
ui-redo = Redo
ui-turn = Turn
ui-cancel = Put it back
ui-confirm = Lay it
ui-miss = Why not?
ui-miss-hint = Tap a tile to see why it doesn’t fit.
ui-draw = Draw a tile
ui-pass = Pass
ui-call = Chromino!
ui-catch = { $you ->
    [does] Catch you
   *[no] Catch { $name }
}
ui-show = { $count ->
    [one] Show where it fits
   *[other] Show where it fits, { $count } spots
}
# For somebody else at the same device: Ann: Catch Ben
ui-for-seat = { $name }: { $what }
ui-go-on = Go on
ui-go-on-why = The others are waiting for you.
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
ui-moves = Moves so far; each one takes you back to its moment
ui-start = The first tile is { $placed }.
# The words, in small letters, by which a player may be called who is then addressed: You win!
# Whatever is told about a $name is told $you, too: [does] for such a player.
ui-you = you
# Among the names of others, always the first: You and Ann
ui-you-among = You
# Whoever sits before the screen is addressed: [does] is what he or she does, [gets] what is done to him or her.
# On the screen a small picture of the tile stands for $placed; who listens hears its colours and its place.
ui-deed-lay = { $you ->
    [does] You lay { $placed }.
   *[no] { $name } lays { $placed }.
}
ui-deed-draw = { $you ->
    [does] You draw a tile from the bag.
   *[no] { $name } draws a tile from the bag.
}
ui-deed-draw-seen = { $you ->
    [does] You draw { $tile } from the bag.
   *[no] { $name } draws { $tile } from the bag.
}
ui-deed-pass = { $you ->
    [does] You pass.
   *[no] { $name } passes.
}
ui-deed-call = { $you ->
    [does] You say “Chromino!”
   *[no] { $name } says “Chromino!”
}
ui-deed-catch = { $you ->
    [does] You catch { $whom }.
    [gets] { $name } catches you.
   *[no] { $name } catches { $whom }.
}
ui-deed-show = { $you ->
    [does] You show where it fits: { $placed }.
   *[no] { $name } shows where it fits: { $placed }.
}
ui-told-penalty = { $you ->
    [does] You have
   *[no] { $name } has
} to take { $count ->
    [one] a tile.
   *[other] { $count } tiles.
}
ui-told-shown = { $you ->
    [does] You show your last tile: { $tile }.
   *[no] { $name } shows the last tile: { $tile }.
}
ui-told-sum = That makes { $sum }.

## Dialogs

ui-close = Close
ui-yes = Yes
ui-no = No
ui-independent = An independent implementation. Chromino is a trademark of its owners, who have nothing to do with it.
ui-menu-typed = Type a move
ui-menu-replay = Watch the game so far
ui-menu-rules = Rules
ui-menu-seats = Who’s playing
ui-menu-settings = Settings
ui-menu-keys = Keys
ui-menu-share = Share this game
ui-menu-save = Save to a file
ui-menu-about = About
ui-menu-games = Saved games
ui-menu-new = New game
ui-menu-resign = Give up
ui-menu-leave = Leave the table
ui-ask-new = Set up a new game? This one stays saved.
ui-ask-games = Go to your saved games? This one is among them, and you can go on with it any time.
ui-ask-leave = Leave the table? The game stays saved, and you can go on with it later.
ui-ask-resign = Give up? Then you can’t win this game any more.

ui-seats = Who’s playing
ui-seats-why = A bot can play on for anyone, with the same tiles. You can take the seat back any time.
ui-seat-resigned = gave up
ui-kind-human = Person
ui-kind-random = Easy bot
ui-kind-greedy = Greedy bot
ui-kind-counter = Strong bot
ui-ask-seat-bot = { $you ->
    [does] Let a bot play for you? It plays on with the same tiles until somebody takes the seat back.
   *[no] Let a bot play for { $name }? It plays on with the same tiles until somebody takes the seat back.
}
ui-ask-seat-person = { $you ->
    [does] Take your seat? From now on a person sees these tiles and plays with them.
   *[no] Take { $name }’s seat? From now on a person sees these tiles and plays with them.
}
# The kind is one of the above.
ui-told-seat-bot = { $you ->
    [does] A bot now plays for you: { $kind }.
   *[no] A bot now plays for { $name }: { $kind }.
}
ui-told-seat-person = { $you ->
    [does] A person now plays for you.
   *[no] A person now plays for { $name }.
}

ui-setting-language = Language
ui-setting-language-why = Automatic means the same as your browser.
ui-setting-language-system = Automatic
ui-language-missing = This language couldn’t be loaded. Are you online? Please try again.
ui-setting-theme = Light or dark
ui-setting-theme-why = Automatic means the same as your device, or the notebook around it.
ui-setting-theme-system = Automatic
ui-setting-theme-light = Light
ui-setting-theme-dark = Dark
ui-setting-tiles = Tiles
ui-setting-tiles-why = Every colour has a pattern of its own.
ui-setting-tiles-both = Colours and patterns
ui-setting-tiles-colours = Colours
ui-setting-tiles-patterns = Patterns
ui-setting-tiles-contrast = High contrast
ui-setting-motion = Motion
ui-setting-motion-why = Tiles glide into place, or are simply there.
ui-setting-motion-system = Automatic
ui-setting-motion-reduced = None
ui-setting-sound = Sound
ui-setting-sound-why = A soft click when a tile lands.
ui-setting-help = Help
ui-setting-help-why = Shows where a tile fits.
ui-setting-help-chosen = Chosen tile
ui-setting-help-all = All tiles
ui-setting-help-none = None
ui-setting-confirm = Ask before laying a tile
ui-setting-confirm-why = You put the tile down first, and then say yes.
ui-setting-auto = Draw and pass for me
ui-setting-auto-why = When nothing fits, there is nothing to decide anyway.
ui-setting-pace = Speed of the bots
ui-setting-pace-why = How long they wait before they move.
ui-setting-pace-normal = Normal
ui-setting-pace-slow = Slow
ui-setting-pace-fast = Fast
ui-setting-log = Moves beside the table
ui-setting-log-why = On a wide screen they stay in sight while you play.

ui-keys = Keys

ui-typed = Type a move
ui-typed-do = OK
ui-typed-how = Type the colours of a tile, then the column and the row, then across or down. For example:
ui-typed-example-lay = { $tile } at { $x } { $y } down
ui-typed-example-choose = { $tile } (picks this tile up)
ui-typed-nothing = Type something first.
ui-typed-unknown = What does “{ $word }” mean?
ui-typed-three = { $count ->
    [0] Which tile? Type its three colours.
    [one] A tile has three colours: two are missing.
    [2] A tile has three colours: one is missing.
   *[other] A tile has only three colours.
}
ui-typed-where = Where? Type the column and the row.
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

ui-hand-over = { $you ->
    [does] Now you take the device
   *[no] Pass the device to { $name }
}
ui-hand-over-since = What has happened
ui-hand-over-taken = { $you ->
    [does] That’s me: show my tiles
   *[no] I’m { $name }: show my tiles
}
ui-hand-over-undo = Wait, undo that

ui-end-names = { $count ->
    [one] { $you ->
        [does] You win!
       *[no] { $names } wins!
    }
   *[other] { $names } share first place!
}
ui-end-solo-emptied = Well done!
ui-end-solo-blocked = Good game!
ui-end-solo-resigned = See you next time!
ui-end-emptied = The last tile has been laid.
ui-end-blocked = Nothing fits any more, and the bag is empty.
ui-end-resigned = The game was given up.
# Joint is how many have won together. What was done is told in the past, which is right for Ann and for you.
ui-end-all-laid = { $joint ->
    [one] { $names } laid every tile.
   *[other] { $names } each laid every tile.
}
ui-end-by-tiles = { $joint ->
    [one] { $names } had the fewest tiles left: { $count }.
   *[other] { $names } had the fewest tiles left: { $count } each.
}
ui-end-by-points = { $joint ->
    [one] { $names } scored the most points: { $count }.
   *[other] { $names } scored the most points: { $count } each.
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
ui-replay-first = To the start
ui-replay-previous = One move back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-next = One move forward
ui-replay-last = To the end
ui-replay-close = Back to the game
ui-replay-paused = Paused.
ui-replay-eyes = Seen by
ui-replay-everyone = Everyone
ui-replay-branch = Play on from here
ui-replay-branched =
    { $ply ->
        [0] This is a new game, from the first tile on.
       *[other] This is a new game, from move { $ply } on.
    }
ui-replay-branched-kept =
    { $ply ->
        [0] This is a new game, from the first tile on. The old one is still saved.
       *[other] This is a new game, from move { $ply } on. The old one is still saved.
    }
ui-ask-branch = Play on from here? Everything after this move will be lost.
ui-keys-replay = Looking back
ui-key-step = one move back, or forward
ui-key-ends = to the start, or to the end
ui-key-play = play, or pause
ui-key-leave = back to the game

## The rules to read; their text is in rules/en.ftl

ui-rules = Rules
ui-rules-chapters = Which rules
ui-rules-game = This game
ui-rules-compare = Compare
ui-rules-contents = Contents
ui-rules-print = Print
ui-rules-loading = Loading the rules…
ui-rules-failed = The rules couldn’t be loaded. Are you online?
ui-rules-again = Try again

## In a notebook

ui-kernel-silent = The kernel isn’t answering. If a cell is running, your move waits for it. If not, run this cell again.
ui-kernel-gone = The kernel has stopped or restarted, so this table only shows how things were. To play, run its cell again.
ui-notebook-old = The table needs a newer notebook: JupyterLab 4 or Notebook 7, in a browser from 2024 or later.
ui-study = Choose a tile, and lay it where it fits.
ui-study-done = All the tiles are on the table.

## A bot that was mended

ui-bot-again = Try again

## What cannot be shown

# A number that is too long to be shown, within a sentence about it.
ui-huge-number = a huge number

## First visit

ui-intro = First steps
ui-intro-lay = Lay your tile so that it touches its own colours in at least two places.
ui-intro-lay-dominoes = Lay your tile so that its end touches the same colour.
ui-intro-draw = Nothing fits now. Draw a tile from the bag!
ui-intro-drawn = This one fits. Lay it!
ui-intro-last = Your last tile fits, too. Lay it!
ui-intro-done = Well done! The first player with no tiles left wins.
ui-intro-play = Let’s play
ui-intro-skip = Skip
ui-intro-read = Read aloud
ui-intro-keys = Keys:
ui-intro-lesson = Step { $lesson } of { $lessons }

## Marks on the table, as one hears them

ui-mark-link = Here the colours match.
ui-mark-break = Here the colours don’t match.
ui-mark-next = Go on here.

## Marking and changing what is on the table

ui-mark-marked = You have marked this.
ui-mark-aimed = Enter marks this edge.
ui-said-marked = Marked: { $what }
ui-said-unmarked = No longer marked: { $what }
ui-said-edge = Edge { $n } of { $count }: { $what }
ui-said-no-edge = No two tiles touch here.
ui-check = Check
ui-keys-answering = Answering
ui-key-mark = mark what is here, or take that back
ui-key-edge = next edge of this square, or the one before
ui-key-check = check your answer
ui-keys-editing = Changing the table
ui-key-edit = lay the tile here, or lift the one that is here
ui-said-edit-lay = Laid: { $placed }
ui-said-edit-lift = Lifted: { $placed }

## Tasks and conundrums

ui-task = Question
ui-task-conundrum = Conundrum
ui-task-daily = Conundrum of { $date }
ui-task-number = Conundrum { $number }
ui-task-grade = Grade { $grade } of 5
ui-task-progress = Found so far
ui-task-options = Answers
ui-task-tip = Hint
ui-task-tips-left =
    { $left ->
        [one] one hint left
       *[other] { $left } hints left
    }
ui-task-give-up = Give up
ui-task-leave = Leave
ui-task-another = Another one
ui-task-how-placements = Take a tile, and try it where you think it fits.
ui-task-how-edges = Mark the edges between two tiles, then check.
ui-task-how-cells = Mark cells on the table, then check.
ui-task-how-choice = Choose an answer.
ui-task-how-choices = Choose every right answer, then check.
ui-task-how-number = Type a number, then check.
ui-task-how-tile = Choose a tile.
ui-ask-give-up = Give up? Then you see what was left to find.
ui-key-try = try the tile here
ui-key-option = choose an answer
ui-key-answer = go to the answers
ui-key-tip = get a hint
ui-key-give-up = give up

## What is asked

# Whoever writes a lesson has words of their own.
task-plain = { $text }
task-lay =
    { $count ->
        [one] Lay the tile where it fits.
       *[other] Lay one of the tiles where it fits.
    }
task-lay-contacts =
    { $count ->
        [one] Lay the tile
       *[other] Lay one of the tiles
    } so that it touches at least { $contacts ->
        [one] once.
        [2] twice.
       *[other] { $contacts } times.
    }
task-lay-points =
    { $count ->
        [one] Lay the tile
       *[other] Lay one of the tiles
    } so that it scores at least { $points ->
        [one] one point.
       *[other] { $points } points.
    }
task-lay-both =
    { $count ->
        [one] Lay the tile
       *[other] Lay one of the tiles
    } so that it touches at least { $contacts ->
        [one] once
        [2] twice
       *[other] { $contacts } times
    } and scores at least { $points ->
        [one] one point.
       *[other] { $points } points.
    }
task-find-all =
    { $count ->
        [one] Find every spot for the tile.
       *[other] Find every spot for the { $count } tiles.
    }
task-which-edges = Mark every edge that is wrong.
task-legal = May the tile lie here?
task-score = How many points does the tile score here?
task-best-points =
    { $count ->
        [one] Where does the tile score most?
       *[other] Which tile scores most, and where?
    }
task-best-contacts =
    { $count ->
        [one] Where does the tile touch most often?
       *[other] Which tile touches most often, and where?
    }
task-may =
    { $you ->
        [does] What may you do now?
       *[no] What may { $name } do now?
    }
task-who-next = Whose turn is next?
task-who-won = Who has won?
task-which-tile = Which tile fits here?
task-empty =
    { $count ->
        [one] Lay your last tile in as few turns as you can.
       *[other] Lay all { $count } tiles in as few turns as you can.
    }
task-choose = Which answer is right?
task-number = Which number is it?
ui-option-lay = Lay a tile
ui-option-draw = Draw a tile
ui-option-pass = Pass
ui-option-call = Say “Chromino”
ui-option-catch = Catch somebody
ui-option-show = Show a spot
ui-option-tile = { $tile }

## Why an answer is wrong

task-other-tile = The question is about another tile.
task-few-contacts =
    { $made ->
        [one] It touches only once here.
        [2] It touches only twice here.
       *[other] It touches only { $made } times here.
    } The question asks for { $need } contacts.
task-few-points =
    { $made ->
        [one] It scores only one point here.
       *[other] It scores only { $made } points here.
    } The question asks for { $need }.
task-more-contacts =
    { $made ->
        [one] It touches once here.
        [2] It touches twice here.
       *[other] It touches { $made } times here.
    } In another spot there are more contacts.
task-more-points =
    { $made ->
        [one] It scores one point here.
       *[other] It scores { $made } points here.
    } In another spot there are more.
task-edge-fine = This edge isn’t wrong.
task-edge-elsewhere = The tile touches nothing at this edge.
task-may-lie = It may lie here: nothing is wrong.
task-not-number = It isn’t { $number }.
task-not-this = This answer isn’t right.
task-nothing-fits = None of the tiles fits.
task-more =
    { $left ->
        [one] One more is right.
       *[other] { $left } more are right.
    }
task-not-next =
    { $you ->
        [does] It isn’t your turn then.
       *[no] It isn’t { $name }’s turn then.
    }
task-not-winner =
    { $you ->
        [does] You haven’t won.
       *[no] { $name } hasn’t won.
    }
task-not-empty =
    { $count ->
        [one] One tile is left.
       *[other] { $count } tiles are left.
    }

## Hints

task-tip-left =
    { $left ->
        [one] There is one left to find.
       *[other] There are { $left } left to find.
    }
task-tip-spots =
    { $count ->
        [one] There is only one such spot.
       *[other] There are { $count } such spots.
    }
task-tip-beside = Look around this tile: { $tile }.
task-tip-here = It fits here: { $tile }.
task-tip-square = Look at the edges of this square: { $colour }.
task-tip-contacts =
    { $count ->
        [0] It touches nothing here.
        [one] It touches once here.
        [2] It touches twice here.
       *[other] It touches { $count } times here.
    }
task-tip-look = Look at what is marked.
task-tip-sum = Count like this: { $sum }.
task-tip-digits =
    { $count ->
        [one] The number has one digit.
       *[other] The number has { $count } digits.
    }
task-tip-between = It is a number from { $least } to { $most }.
task-tip-number = The number is { $number }.
task-tip-options =
    { $count ->
        [0] None of the { $of } answers is right.
        [one] One of the { $of } answers is right.
       *[other] { $count } of the { $of } answers are right.
    }
task-tip-not-option = Answer { $number } is wrong.
task-tip-option = Answer { $number } is right.
task-tip-tile = Take this tile: { $tile }.
task-tip-turns =
    { $turns ->
        [one] One turn is enough.
       *[other] { $turns } turns are enough.
    }
task-tip-back = Undo a step, and try another way.
task-tip-done = Everything has been found.

## What is said of an answer

task-said-found = Found: { $found } of { $of }.
task-said-again = You have found this one already: { $found } of { $of }.
task-said-done =
    { $of ->
        [1] That’s right.
       *[other] You have found all { $of }.
    }
task-said-longer =
    { $turns ->
        [one] Done in { $turns } turn, but it takes fewer. Undo, and try another way.
       *[other] Done in { $turns } turns, but it takes fewer. Undo, and try another way.
    }
task-said-given-up = Here is what was left to find.
no-question = Nothing is asked here.
task-is-asked = First answer the question.
task-is-played = Here you play: lay a tile.
task-is-done = This is done already.
ui-mark-found = You have found this.
ui-mark-given = This was left to find.
ui-mark-hint = Look here.
ui-mark-wrong = This is wrong.
ui-mark-asked = The question is about this.

## What one tells others of a conundrum

# The date is written by whoever says this.
conundrum-result-day = Chromino conundrum of { $date }, grade { $grade }.
conundrum-result-number = Chromino conundrum { $number }, grade { $grade }.
conundrum-result-any = A Chromino conundrum, grade { $grade }.
conundrum-result-all = I found all { $of } spots.
conundrum-result-some = I found { $found } of { $of } spots, then gave up.
conundrum-result-so-far = So far I have found { $found } of { $of } spots.
conundrum-result-tries =
    { $wrong ->
        [0] No wrong try
        [one] One wrong try
       *[other] { $wrong } wrong tries
    }, { $tips ->
        [0] no hint.
        [one] one hint.
       *[other] { $tips } hints.
    }
