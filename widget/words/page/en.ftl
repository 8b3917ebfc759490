### What only the page says; a table in a notebook needs none of it.
### The words for things are those of the glossary in ../en.ftl.

## The page

ui-title = Chromino
ui-title-table = { $say } · Chromino
ui-notice-close = OK
ui-opening = Setting the table
ui-opening-files = Loading the game: { $done } of { $total } MB. The first time takes longest.
ui-opening-python = One moment…
ui-opening-rules = Reading the rules…
ui-elsewhere = Chromino is open in another tab
ui-elsewhere-do = You can play in one tab at a time. Go on there, or bring your game here: nothing is lost.
ui-play-here = Play here
ui-restarting = One moment: we are picking the game up again…
ui-dealing = One moment: the other tiles are still being dealt…
ui-first = New here?
ui-first-show = Show me how
ui-engine-restarted = That got lost on the way. The game is as it was before: please try again.
ui-storage-denied = This browser keeps nothing for this page, so your game will be gone when you close it. To keep it, save it to a file.
ui-update-ready = A new version of this page is ready. When you update, the page reloads and your game goes on.
ui-update-now = Update now
ui-offline-full = There isn’t enough room in this browser to keep the page for playing without the internet. Online, everything works.
ui-offline-denied = This browser won’t keep the page for playing without the internet. Online, everything works.
ui-stored-damaged = We couldn’t open your last game. It is still there, under “Saved games”.
ui-file-refused = “{ $file }” can’t be opened.
ui-link-too-long = This link is too long for a game: it may have { $most } characters at most.
ui-failed-no-wasm = This browser can’t run the game
ui-failed-no-wasm-do = It needs WebAssembly, which is missing here or switched off. Please use an up-to-date browser, or ask whoever looks after this device to allow it.
ui-failed-too-old = This browser is too old for the game
ui-failed-too-old-do = Please update it, or open this page in another browser: any from the last few years will do.
ui-too-old-since = It works from these versions on:
ui-failed-blocked = Part of the game didn’t arrive
ui-failed-blocked-do = Please check whether you are online, and try again. If it keeps happening, a filter or an extension may be holding the file back.
ui-failed-memory = There isn’t enough memory
ui-failed-memory-do = Please close a few other tabs or programs, and try again.
ui-failed-silent = The game isn’t answering
ui-failed-silent-do = The connection may be slow, or a filter may be holding a file back. Please try again.
ui-failed-worker-died = The game has stopped several times
ui-failed-worker-died-do = This device may be short of memory. Please close a few other tabs, and try again.
ui-failed-outdated = There is a newer version now
ui-failed-outdated-do = You opened this page before it came out. Please try again, and the page will reload.
ui-failed-unexpected = Something went wrong here
ui-failed-unexpected-do = That is our mistake. Please try again. If it keeps happening, the details below will help whoever can fix it.
ui-failed-kept = Your game is safe, and will go on where it was.
ui-try-again = Try again
ui-details = Details
ui-copy = Copy
ui-copied = Copied
# Where the page was opened as a file on a disk; `site/builder/page/without_server.py` puts these into the page itself.
ui-from-file = Almost there
ui-from-file-why = You opened this page as a file, and browsers won’t run its program from there. Nothing is broken.
ui-from-file-start = Go to the folder above this one, and open the start file for your computer:
ui-from-file-server = This folder also works on any web server. In the source code, the command “make play” starts one.

## Saved games

ui-games-open-file = Open a file
ui-games-drop = Drop it here to open the game
ui-games-none = No games yet
ui-games-none-about = Every game you play is kept here by itself, move by move. Did somebody send you a game? Drop its file anywhere on this page.
ui-games-refused = This browser keeps nothing for this page. You can still play, and save a game to a file.
ui-games-goes-on = Not finished yet
ui-games-over = Finished
ui-games-won = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
# Count is how many tiles lie on the table.
ui-games-about = { $count ->
    [one] { $edition } · one tile laid
   *[other] { $edition } · { $count } tiles laid
}
ui-games-damaged = A damaged game
ui-games-damaged-about = It can’t be played any more, but you can save what is left of it to a file.
ui-games-cant-open = This game can’t be opened any more. It is still there, and you can save it to a file.
ui-games-later = A game from a newer version
ui-games-later-about = This game was saved by a newer version of this page, and is safe. To play it, please reload the page.
ui-games-not-now = This game can’t be opened right now. It is still there: please try again.
ui-games-went-on = This game has gone on in another tab, too. What you play here is kept as a copy.
# Asked only where the page lies inside another site’s.
ui-games-delete-ask = Delete “{ $game }”?
# A button with three dots; the game is its name, or its players.
ui-games-more = More for { $game }
ui-games-do-watch = Watch from the start
ui-games-do-rename = Rename
ui-games-do-duplicate = Make a copy
ui-games-do-export = Save to a file
ui-games-do-delete = Delete
ui-games-name = Name of this game
ui-games-name-keep = Keep this name
ui-games-name-how = Without a name, it goes by the names of its players.
ui-games-name-long = That is too long: a name has { $most } letters at most.
ui-games-name-control = There is something in this name that can’t be shown.
ui-games-copy-of = Copy of { $game }
ui-games-said-copied = { $game } is at the top of the list.
ui-games-said-renamed = The game is now called { $game }.
ui-games-said-back = { $game } is back.
ui-games-deleted = Deleted: { $game }.
ui-games-undo = Undo
ui-games-added = { $count ->
    [one] One game added.
   *[other] { $count } games added.
}
ui-games-more-refused = { $count ->
    [one] One more file can’t be opened either.
   *[other] { $count } more files can’t be opened either.
}
ui-storage-full = There is no room left in this browser to keep the game. You can play on: delete some saved games, or save this one to a file.
ui-storage-newer = Your games are kept by a newer version of this page. Please reload to get it; until then nothing is kept.
ui-storage-promised = This browser has promised to keep your games.
ui-storage-unsure = This browser may clear your games when it runs short of space: save the important ones to files.
# The size is a number.
ui-storage-used = This page takes up { $size } MB on this device.
ui-erase = Erase everything on this device
ui-erase-ask = Erase everything on this device?
ui-erase-what =
    { $count ->
        [0] Your settings
        [one] Your saved game, your settings
       *[other] Your { $count } saved games, your settings
    } and everything else this page keeps on this device will be gone for good. Files you have saved will stay.
ui-erase-yes = Erase everything
ui-erase-failed = Not everything has been erased yet. Please close all other tabs with this page, and try again.

## Starting a game

ui-tagline = Lay your tiles so that colour meets colour, at two edges or more. Be the first to have none left!
ui-trademark = Chromino is a trademark of its owners; the game is by Louis Abraham. This is an independent, non-commercial implementation.
ui-play = Play
ui-play-about = right now, against one bot
ui-play-only = the game in this link
ui-locked = This link is for one game only. To play others, open the page without it.
ui-getting-ready = Getting ready…
ui-getting-ready-about = the game starts by itself in a moment
ui-continue = Continue
ui-continue-about = { $players } · { $edition } · { $when }
ui-new = New game…
ui-new-about = edition, players, rules
ui-junior = For children
ui-junior-about = like dominoes, with { $hand } tiles each

ui-ways = More
ui-way-learn = How to play
ui-way-rules = Rules
ui-way-games = Saved games
ui-way-about = About
ui-way-notebooks = Notebooks
ui-way-install = Install

ui-new-game = New game
ui-back = Back
ui-start-game = Start
ui-editions = Edition
ui-juniors = Junior: for children
ui-game-modern = Today’s box
ui-game-modern-about = With five chameleons, whose middle goes with every colour.
ui-game-modern-zh = Chinese rules
ui-game-modern-zh-about = Today’s box, but once someone is out, the others get one more turn.
ui-game-textures = Textures
ui-game-textures-about = Every colour has a texture, too. Three ways to count points.
ui-game-ravensburger-2001 = 2001, Ravensburger
ui-game-ravensburger-2001-about = No chameleons. You finish the round, so several can win.
ui-game-meccano-1998 = 1998, Meccano
ui-game-meccano-1998-about = Say “Chromino” in time, and catch whoever forgets!
ui-game-junior-dominoes = Like dominoes
ui-game-junior-dominoes-about = End to end, one contact each; chameleons let the line branch.
ui-game-junior-one-contact = One contact is enough
ui-game-junior-one-contact-about = As usual, but a single contact will do.

ui-agreements = How you play
ui-rule-hand-size = Tiles each
ui-rule-hand-size-about = The rulebook says { $book }. Fewer make a shorter game, good for small children.
ui-rule-draw-limit = When nothing fits, draw
ui-rule-draw-limit-1 = one
ui-rule-draw-limit-1-about = If it fits, lay it at once. If not, your turn is over.
ui-rule-draw-limit-3 = up to 3
ui-rule-draw-limit-3-about = Until one fits, but no more than three.
ui-rule-draw-limit-4 = up to 4
ui-rule-draw-limit-4-about = Until one fits, but no more than four.
ui-rule-draw-limit-5 = up to 5
ui-rule-draw-limit-5-about = Until one fits, but no more than five.
ui-rule-draw-limit-other = another number
ui-rule-draw-limit-other-about = Until one fits, but no more than { $limit }.
ui-rule-draw-limit-none = until one fits
ui-rule-draw-limit-none-about = However many it takes.
ui-rule-open-hands = Hands
ui-rule-open-hands-false = hidden
ui-rule-open-hands-false-about = You see only your own tiles.
ui-rule-open-hands-true = open
ui-rule-open-hands-true-about = All hands lie face up: good for learning, and when there are many of you.
ui-rule-first = Who starts
ui-rule-first-seat = the youngest
ui-rule-first-random = by chance
ui-begins-seat = The youngest starts: whoever sits first.
ui-begins-random = Chance decides who starts.
ui-begins-draw-off = You draw to see who starts: whoever gets the first tile of three colours.
ui-rule-scoring = Points
ui-rule-scoring-none = No points
ui-rule-scoring-none-about = The first to have no tiles left wins.
ui-rule-scoring-simple = A, by tiles
ui-rule-scoring-simple-about = Your tile and every tile it touches: 1, 2 or 3 for its colours.
ui-rule-scoring-kinds = B, by kinds
ui-rule-scoring-kinds-about = Both tiles at every contact, 1 to 4 by kind. Tiles left in your hand cost points.
ui-rule-scoring-sides = C, by sides
ui-rule-scoring-sides-about = Like B, but on a short side the two values are multiplied.
ui-rule-scoring-expert = Expert
ui-rule-scoring-expert-about = Your tile and every tile it touches: 1, 2 or 3 for its colours, 3 for a chameleon.
ui-rule-scoring-contacts = By contacts
ui-rule-scoring-contacts-about = Both tiles at every contact: 1, 2 or 3 for their colours.
ui-more = More
ui-seed = Game number
ui-seed-about = The same number deals the same tiles. Leave it empty for a surprise.

ui-seats-about = { $least } to { $most } players, in the order you sit.
ui-add-person = Add a person
ui-add-bot = Add a bot
ui-seat-name = Name of player { $place }
ui-seat-kind = Who plays for { $name }
ui-seat-twin = Two players are called { $name }.
ui-seat-up = Move { $name } up
ui-seat-down = Move { $name } down
ui-seat-remove = Remove { $name }
ui-said-seat-added = Added: { $name }, seat { $place }.
ui-said-seat-moved = Moved: { $name }, seat { $place }.
ui-said-seat-removed = Removed: { $name }.
ui-player = Player { $number }
ui-bot-1 = Robin
ui-bot-2 = Kim
ui-bot-3 = Sasha
ui-bot-4 = Noa
ui-bot-5 = Charlie
ui-bot-6 = Alex
ui-bot-7 = Mika
ui-bot-8 = Jo
ui-picture-choose = Choose a picture
ui-picture-of = Picture of { $name }
ui-picture-none = No picture
ui-picture-fox = Fox
ui-picture-bear = Bear
ui-picture-cat = Cat
ui-picture-dog = Dog
ui-picture-rabbit = Rabbit
ui-picture-mouse = Mouse
ui-picture-lion = Lion
ui-picture-panda = Panda
ui-picture-frog = Frog
ui-picture-owl = Owl
ui-picture-penguin = Penguin
ui-picture-turtle = Turtle
ui-picture-dolphin = Dolphin
ui-picture-octopus = Octopus
ui-picture-elephant = Elephant
ui-picture-horse = Horse
ui-picture-unicorn = Unicorn
ui-picture-butterfly = Butterfly
ui-picture-bee = Bee
ui-picture-ladybird = Ladybird
ui-picture-star = Star
ui-picture-rocket = Rocket
ui-picture-rainbow = Rainbow
ui-picture-apple = Apple

## Showing a game to others

ui-share = Share this game
ui-share-link = Link
ui-share-whole = Whoever opens it sees the whole game, move by move.
# Hands lie open, or one's own are in the link, or none at all.
ui-share-position = { $hands ->
    [open] Whoever opens it plays on from here, with all hands open, as they are now.
    [own] Whoever opens it plays on from here. Your tiles are in it; all other hands stay secret.
   *[none] Whoever opens it plays on from here. All hands stay secret.
}
# Opens what the device has for sending things to others.
ui-share-send = Share…
ui-share-marked = The link is selected: copy it the way you copy other things.
ui-share-qr = QR code
ui-share-qr-how = Point a phone or tablet camera at it.
ui-share-qr-drawing = One moment…
ui-share-qr-long = This link is too long for a QR code. Please copy it instead.
ui-share-no-qr = The QR code couldn’t be drawn. Are you online? Please try again.

ui-share-start = A new game like this one
ui-share-start-about = Same rules, same kinds of players, freshly dealt: for a friend, or for a class.
ui-share-start-link = Link to a new game
ui-share-start-any = Their own choice
ui-share-start-same = The same tiles for everyone
ui-share-start-lock = Only this game
ui-share-start-lock-about = Players, rules and help can’t be changed.

ui-share-picture = Picture
ui-share-save-as = Save as { $kind }
ui-share-words = The picture in words
# Table with 2 tiles: blue, wild, yellow, across …; blue, red, yellow, across ….
ui-share-told = { $board }: { $tiles }.

ui-share-file = File
ui-share-file-about = The whole game, to keep or to open somewhere else.
ui-share-file-secret = The whole game with all hidden tiles, to go on somewhere else. Not for those who are playing!

ui-share-notebook = Notebook
ui-share-notebook-about = The game as you see it here, in Jupyter: read it with Python, and play on there.
ui-share-notebook-open = Open as a notebook
ui-notebook-first = This game comes from the page. Run the cells one after another: Shift + Enter.

## Conundrums

ui-conundrums = Conundrums
ui-way-conundrums = Conundrums
ui-conundrum-today = Today’s conundrum
ui-conundrum-no-day = There is no conundrum for the day that this device shows. Is its date right?
ui-conundrum-not-yet = This conundrum is for a day that hasn’t come yet.
# How far somebody has come.
ui-conundrum-is-new = Find every spot
ui-conundrum-is-begun = Begun
ui-conundrum-is-solved = Solved
ui-conundrum-is-helped = Solved with hints
ui-conundrum-is-given-up = Given up
ui-conundrum-begun = { $found } of { $of } found
ui-conundrum-row = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
}
ui-conundrum-row-longest = { $count ->
    [one] Longest: one day
   *[other] Longest: { $count } days
}
# Behind the door to today’s one: 3 of 7 found · 4 days in a row
ui-conundrum-door-about = { $progress } · { $row }
# What a button says: 16 November: Solved
ui-conundrum-day-is = { $day }: { $progress }
ui-conundrum-do-start = Start
ui-conundrum-do-go-on = Go on
ui-conundrum-do-look = Look at it
ui-conundrum-month-before = The month before
ui-conundrum-month-after = The month after
ui-conundrum-made-about = New ones without end, from grade 1 (very easy) to grade 5 (very hard).
ui-conundrum-collection = Collection
ui-conundrum-collected = { $done } of { $of } solved

ui-conundrum-share = Share this conundrum
ui-conundrum-share-about = Whoever opens the link gets the same conundrum. No answer is given away.

ui-conundrum-print = Print conundrums
ui-conundrum-print-which = Which ones
ui-conundrum-print-this = The one you came from
ui-conundrum-print-today = Today’s
ui-conundrum-print-collected = From the collection
ui-conundrum-print-made = New ones
ui-conundrum-print-grade = Grade
ui-conundrum-print-paper = Paper
ui-conundrum-paper-a4 = A4
ui-conundrum-paper-letter = Letter
ui-conundrum-print-ink = Ink
ui-conundrum-ink-colour = Colour
ui-conundrum-ink-grey = Grey, with patterns
ui-conundrum-print-answers = With the answers, on pages of their own
ui-conundrum-print-pages = Pages
ui-conundrum-print-drawing = One moment…
ui-conundrum-pages = { $count ->
    [one] One page is ready.
   *[other] { $count } pages are ready.
}
ui-conundrum-do-print = Print

## About

ui-about = About Chromino
ui-about-version = Version { $version }
ui-about-stored = What is kept
ui-about-stored-here = Your games and settings are kept in this browser, on this device.
ui-about-offline-ready = The page itself is kept, too: it works without the internet.
ui-about-offline-preparing = The page itself is being saved right now, so that it works without the internet.
ui-about-offline-insecure = The page itself can’t be kept here, so it needs a connection: browsers allow that only for addresses with https.
ui-about-offline-unsupported = The page itself can’t be kept here, so it needs the internet: this browser can’t do it, or not in a private window.
ui-about-offline-denied = The page itself can’t be kept here, so it needs the internet: this browser doesn’t allow it.
ui-about-offline-full = The page itself can’t be kept here, so it needs the internet: there isn’t enough room in this browser.
ui-about-stored-nowhere = Nothing leaves it by itself: no account, no cookies, no statistics. Only you decide what you share.
ui-about-stored-erase = Under “Saved games” you can erase everything.
ui-about-parts = What it’s made of
ui-about-licences = All licences in full
ui-about-details = Details for a bug report
ui-about-details-why = There is nothing about you in them: no names, no tiles.

## Before any program runs

# One line each, for they are put into the page when it is built.
ui-page-about = Play Chromino, the game of three-square colour tiles: alone, against bots or together. An independent implementation.
ui-page-picture = A table with one tile: blue, wild, yellow
ui-page-no-scripts = Chromino is played by a program inside this page. Please allow JavaScript for it, and reload.
ui-page-no-program = The page’s own program hasn’t arrived. Please reload.

## Conundrums on paper

ui-sheet-title = Conundrums
ui-sheet-answers = Answers
ui-sheet-how = Find every spot where each tile fits. It needs at least two contacts, and all of them must be right. The number beside a tile says how many spots there are: tick a box for each one you find.
ui-sheet-how-answers = Every spot has a thick outline and a number. Where spots overlap, there is more than one picture of the table.
ui-sheet-name = Name
ui-sheet-page = Page { $number } of { $count }
ui-sheet-grade = Grade { $grade }: { $grade ->
    [1] very easy
    [2] easy
    [3] medium
    [4] hard
   *[5] very hard
}
ui-sheet-spots = { $tile }: { $count ->
    [one] one spot
   *[other] { $count } spots
}
# What lies there follows.
ui-sheet-table = On the table:
ui-sheet-rebuild = First lay these tiles so that they fill the shape.
ui-sheet-to-lay = Tiles that fill the shape:
