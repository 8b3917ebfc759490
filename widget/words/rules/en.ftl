### The rules of Chromino in our own words, English. Which of these are shown, widget/js/rules_sections.js knows.
### Ids that end in -ours are points that the rulebooks leave open: what we decided is marked as ours.
### Arguments: hand, least, most and limit are those of the rules; sum is how points come about.

## Around the text

rules-mark-ours = We decided
rules-mark-agreed = You agreed
rules-legend-open = The rulebooks leave some points open. What we decided there is marked. You may see it differently: talk about it!
rules-legend-agreed = What you agreed on for this game is marked, too.
rules-allowed = Allowed.
rules-forbidden = Not allowed.
rules-trademark = Chromino is a trademark of its owners; the game is by Louis Abraham. This is an independent, non-commercial implementation.

rules-name-meccano-1998 = 1998, Meccano
rules-name-ravensburger-2001 = 2001, Ravensburger
rules-name-textures = Textures
rules-name-modern = Today’s box
rules-name-modern-zh = Chinese rules

rules-head-box = What is in the box
rules-head-setup = Before you begin
rules-head-laying = Laying a tile
rules-head-turn = Your turn
rules-head-last = The last tile
rules-head-end = The end
rules-head-points = Points
rules-head-variants = What you may agree on
rules-head-simple = A, by tiles
rules-head-kinds = B, by kinds
rules-head-sides = C, by sides
rules-head-expert = Expert
rules-head-contacts = By contacts
rules-head-any-points = However you count
rules-head-junior = Junior: for children
rules-head-conundrum = Conundrum
rules-head-compare = The editions side by side
rules-head-open = What the books leave open

## What is in the box

rules-aim = Lay your tiles so that colour meets colour. Be the first to have none left.
rules-aim-points = Lay your tiles so that colour meets colour, and collect the most points.
rules-about-modern = This is the box that is sold today, with five chameleons. It is for { $least } to { $most } players from 6 years on.
rules-about-modern-zh = This is today’s box, played by the Chinese half of its rulebook. Two things are different there: how a game ends, and how children play. It is for { $least } to { $most } players from 6 years on.
rules-about-textures = In this box each colour is a texture, too. A booklet for experts adds three ways to count points. It is for { $least } to { $most } players from 7 years on.
rules-about-ravensburger-2001 = Ravensburger and Week End Games published this box in 2000 and 2001. It is for { $least } to { $most } players from 7 years on. Its book mentions a sheet with an advanced rule; that sheet has not come down to us.
rules-about-meccano-1998 = Meccano published this box in October 1998, with little stands for the tiles. It is for { $least } to { $most } players from 5 to 105 years.
rules-tile = A tile is three squares in a row. There are five colours: red, green, blue, yellow and purple.
rules-different = Turn a tile around: it is still the same tile. That makes 75 different tiles, and the box holds each of them once.
rules-why-75 = Why 75? Three squares in five colours can be read in 5 × 5 × 5 = 125 ways. 25 of them read the same from both ends. The other 100 are 50 tiles, each read from its two ends. And 25 + 50 = 75.
rules-each-colour = Every colour is on exactly 35 tiles: on 1 of one colour, 8 simple ones, 8 symmetric ones and 18 of three colours.
rules-chameleons = Five chameleons make it 80 tiles. A chameleon has two different colours at its ends. Its middle is white with a sign on it. This square is wild: it goes with every colour.
rules-chameleon-pairs-ours = No book tells which colours a chameleon has at its ends. We took the pairs on which three other programs agree: purple and red, purple and yellow, green and red, green and blue, yellow and blue. So each colour is there twice.

## Before you begin

rules-start-chameleon = Look for a chameleon and lay it in the middle of the table, before the tiles are dealt.
rules-start-chameleon-zh = Take one of the chameleons at random and lay it in the middle of the table, before the tiles are dealt.
rules-start-tricolour = Look for a tile of three colours and lay it in the middle of the table, before the tiles are dealt.
rules-start-ours = Chance picks the first tile among those of its kind, and it lies across.
rules-hand =
    { $hand ->
        [one] Everyone takes one tile from the bag.
       *[other] Everyone takes { $hand } tiles from the bag.
    } All other tiles stay in the bag.
rules-first-draw-off = Now you draw for the beginning. Going round the table, everyone takes one extra tile from the bag. Whoever gets the first tile of three colours lays it in the middle of the table, and then begins with a normal turn. The other extra tiles go back into the bag.
rules-first-draw-off-ours = You draw for the beginning in the order in which you sit, round after round, until a tile of three colours turns up. Then the bag is mixed again. If there is no such tile in the bag, everything is dealt anew.
rules-first-seat = The youngest player begins.
rules-first-seat-ours = The youngest is whoever sits first in the list of players.
rules-first-random = Chance decides who begins.
rules-clockwise = After that, play goes clockwise, from one to the next as you sit.
rules-open-hands-false = Everyone sees only their own tiles.
rules-open-hands-true = All tiles lie face up, so that everyone sees everything.

## Laying a tile

rules-cells = A tile covers three empty cells in a row, across or down. The table has no edge: there is room on all sides.
rules-contact = Where a square of your tile lies side to side with a square of another tile, that is a contact. A tile has eight sides to touch with: three at each end and two in the middle.
rules-contacts-2 = A tile needs at least two contacts, and at every contact the colours must be equal. A single wrong contact forbids the place, however many others are right.
rules-contacts-1 = One contact is enough. But at every contact the colours must be equal: a single wrong one forbids the place.
rules-one-tile = Both contacts may be with the same tile.
rules-ways = All ways to touch count: side by side, end to end, across, or as a bridge between two tiles. Six contacts at once are said to have happened. Seven or eight are allowed, too.
rules-corners = Corners do not count. Squares that meet only at a corner do not touch.
rules-wild = The wild square of a chameleon goes with every colour, even with a different one on each side. It counts as a contact like any other. Wild beside wild is right, too.
rules-across = A chameleon may also stand across.
rules-dominoes = As with dominoes, tiles join end to end, each with one matching contact. A chameleon lies across, like a double, and lets the line branch.
rules-dominoes-ours = Like dominoes means: exactly one contact in all. A tile touches with one of its short sides: either the short side of a tile’s end, or the free long side of a chameleon’s middle. A chameleon always lies across: a long side of its middle touches the short side of a tile’s end. Two chameleons never touch middle to middle. So the line turns only at chameleons. The first one has four open spots, every later one three.

## Your turn

rules-lay = Does one of your tiles fit? Lay one. You choose which, and where.
rules-duty = Laying is a duty: while a tile of yours fits, you can neither draw nor pass.
rules-duty-ours = Laying is a duty: while a tile of yours fits, you can neither draw nor pass.
rules-duty-but-ours = Laying is a duty: while a tile of yours fits, you can neither draw nor pass, but for the exceptions of these rules.
rules-draw-1 = Does nothing fit? Take one tile from the bag, if any is left. If it fits, lay it now. If not, keep it, and your turn is over.
rules-draw-most = Does nothing fit? Take tiles from the bag, one after the other, but { $limit } at most. As soon as one fits, lay it. If none does, keep them all, and your turn is over.
rules-draw-none = Does nothing fit? Take tiles from the bag, one after the other, until one fits, and lay it. If none does before the bag is empty, your turn is over.
rules-draw-ends = Does nothing fit? Take one tile from the bag, and your turn is over. The new tile waits for your next turn.
rules-drawn-duty = A drawn tile that fits must be laid.
rules-drawn-duty-ours = A drawn tile that fits must be laid.
rules-drawn-only-ours = Once you have drawn, only the tile you have just drawn may be laid in this turn.
rules-draw-on-ours = When several tiles may be drawn, a tile that doesn’t fit is followed by the next one, until one fits, the agreed number is reached or the bag is empty. Only then do you pass.
rules-voluntary-last-shown = As soon as another player has shown the last tile, you may draw although one of your tiles fits.
rules-voluntary-never = Even when another player has shown the last tile, you may not draw while one of your tiles fits.
rules-bag-empty = If nothing fits and the bag is empty, you pass.
rules-bag-empty-ours = If nothing fits and the bag is empty, you pass.
rules-bag-duty-ours = Nobody draws from an empty bag. Then what fits must be laid.

## The last tile

rules-last-shown = Whoever has one tile left shows it to all, at once. Here that happens by itself.
rules-last-shown-ours = A last tile stays shown until it is laid, or until it is no longer the only one. What the others have once seen they keep on seeing until it is laid.
rules-chameleon-last-false = You can never go out with a chameleon. If a chameleon is your only tile, draw as if nothing fitted. If the tile you have drawn fits, lay it, even if it is a chameleon itself. The old chameleon stays in your hand this turn.
rules-chameleon-last-ours = If a chameleon is your only tile and the bag is empty, you pass.
rules-chameleon-last-true = You may go out with any tile, also with a chameleon.
rules-calls = When you lay your second-last tile, say “Chromino!” With this you show your last tile to all.
rules-calls-forgotten = Did you forget to say it, and did somebody notice? Then you take one tile.
rules-calls-overlooked = On your next turn you lay your last tile, or you draw. If you draw, and a rival then points out a place where your last tile fits, you take two more tiles.
rules-calls-draw-ours = On your last tile you may draw although it fits, as long as there is something in the bag: you may have overlooked the place.
rules-calls-say-ours = You can say “Chromino” from the moment when you lay your second-last tile until anybody lays, draws or passes next.
rules-calls-catch-ours = If you didn’t, any other player may catch you from then on, until you lay, draw or pass yourself. Several players may be catchable at once.
rules-calls-shown-ours = A last tile is shown when “Chromino” was said, or when its owner was caught while the bag was empty. Only when a tile is shown may the others draw instead of laying, and only for a shown tile can an overlooked place be pointed out.
rules-calls-show-ours = Any other player may point out an overlooked place, once, after that draw and before anybody lays, draws or passes. It doesn’t matter whether others are on their last tile, too.
rules-calls-penalty-ours = Penalty tiles come from the bag, as many as are left. Whoever comes back to one tile must say “Chromino” again.
rules-calls-bots-ours = Here there is a button to say it, one to catch and one to point out, and the bots wait for you. Bots do all this, too, as well as they can.

## The end

rules-end-at-once = As soon as somebody lays their last tile, the game is over.
rules-end-finish-round = When somebody lays their last tile, the round is played to its end: until it would be the turn of the player who began.
rules-end-one-more-turn = When somebody lays their last tile, every other player gets one more turn, counted from the first one who went out.
rules-win-at-once = Whoever laid it wins.
rules-win-finish-round = Whoever else lays their last tile in that round shares first place.
rules-win-one-more-turn = Whoever else lays their last tile then shares the win.
rules-blocked-ours = The game is blocked when nobody gets anywhere any more: when there have been as many turns in a row as there are players, and in each of them somebody merely passed, without drawing or laying. If somebody has laid their last tile before, that is how the game has ended.
rules-fewest-ours = In a blocked game, whoever has the fewest tiles left wins. Equal numbers share the win.
rules-solo-ours = You can play alone, with the same turns. Laying your last tile ends the game at once, and passing a single time blocks it. You win either way: what counts is how many turns you took, and how many tiles you drew.

## Points

rules-points-agree = Do you want to count points? Agree on it before the start.
rules-points-when = Points are counted whenever a tile is laid.
rules-value-colours = Every tile has a value: one colour 1, two colours 2, three colours 3.
rules-value-chameleon = A chameleon has the value 3.
rules-value-contacts-ours = Meccano’s own picture of the values is lost. The example in the book proves the 2 and the 3; the 1 is what we conclude from them.
rules-value-kinds = Every tile has a value: one colour 1, two colours simple 2, two colours symmetric 3, three colours 4.
rules-value-kinds-chameleon-ours = If there are chameleons in a game with B or C, each has the value 4.
rules-scoring-tiles = You get the value of the tile you lay, and the value of every tile that it touches. A tile that is touched twice counts only once.
rules-scoring-contacts = For every contact you get the values of both tiles.
rules-scoring-sides = For every contact you get the values of both tiles: added, if the contact is through a long side, and multiplied, if it is through a short side.
rules-sides-short-ours = Short or long, what counts is the side of the tile that is being laid.
rules-highest = The highest total wins.
rules-highest-ours = By the expert way, the highest total wins.
rules-highest-contacts = The highest total wins, whatever is left in the hands.
rules-left = At the end, the value of every tile left in your hand is taken away from your points.
rules-left-sides-ours = In C, as in B, the value of every tile left in your hand is taken away at the end.
rules-left-ours = In B and C every tile left in hand costs its value once, whether it would fit or not. A total may fall below zero.
rules-points-tiles-ours = The first tile on the table earns nothing. The last tile that you lay counts like any other; only then is anything taken away.
rules-points-win-ours = The highest score also wins in a blocked game, and against whoever went out. Equal scores share first place.
rules-points-end-textures = With points, a game ends at once when somebody lays their last tile, or when it is blocked.
rules-points-end-ravensburger-2001-ours = A, B and C come from the booklet of the textures edition, but you may count them in the edition of 2001, too. As there, the game then ends at once.
rules-points-end-modern-ours = With today’s box, a game with points ends just as one without.

## What you may agree on

rules-variants = All this is agreed before the start, and then holds until the game is over.
rules-variant-drawing = Drawing: instead of one tile you may take up to 3, 4 or 5 in a row, or any number you like, or go on until one fits.
rules-variant-hands = Open hands: all tiles lie face up before everyone.
rules-variant-hands-many = Open hands: all tiles lie face up before everyone. This is a good idea when many play.
rules-variant-first = Instead of the youngest, chance may decide who begins.
rules-variant-small-ours = Smaller hands: small children may play with fewer tiles each. No book says so; it is our idea.
rules-variant-one-contact = Everything is as usual, but one contact is enough. Chameleons may also stand across.
rules-conundrum = This is a puzzle that comes with the box. You get a table and a few tiles: find all legal places of each tile. Every tile tells how many there are. On the printed sheet they were 5 for yellow, red, blue and 7 for green, blue, blue; the table that belongs to it is lost to us.
rules-conundrum-zh = By the Chinese text you first lay the shape of the picture yourself.

## Pictures: what is under them, and what they show

rules-picture-one = One colour: 5 tiles
rules-picture-simple = Two colours, simple: 20 tiles
rules-picture-symmetric = Two colours, symmetric: 20 tiles
rules-picture-three = Three colours: 30 tiles
rules-picture-chameleon = Chameleon: 5 tiles
rules-picture-two = Two contacts, with two tiles.
rules-picture-same = Two contacts with one and the same tile.
rules-picture-few = Only one contact.
rules-picture-mismatch = Two are right, but green touches yellow.
rules-picture-corner = They meet only at a corner.
rules-picture-wild = The wild square touches red above and green below.
rules-picture-enough = One contact, and it is right.
rules-picture-branch = The line branches at the chameleon.
rules-picture-beside = Side by side: not with dominoes.
rules-picture-sum = This earns { $sum }.

rules-alt-one = A tile: red, red, red.
rules-alt-simple = A tile: blue, blue, red.
rules-alt-symmetric = A tile: blue, red, blue.
rules-alt-three = A tile: green, blue, red.
rules-alt-chameleon = A chameleon: blue, wild, yellow.
rules-alt-two = On the table lie blue, red, yellow and, one cell further right in the row below, red, yellow, yellow. The new tile yellow, green, purple touches yellow with its yellow end, on the left and below.
rules-alt-same = On the table lies blue, red, yellow. Below it, one cell further right, the new tile red, yellow, green: red touches red, yellow touches yellow.
rules-alt-few = On the table lies blue, red, yellow. The new tile yellow, green, purple goes on at its yellow end: one contact.
rules-alt-mismatch = On the table lies blue, red, yellow. Right below it the new tile blue, red, green: blue and red match, green under yellow doesn’t.
rules-alt-corner = On the table lies blue, red, yellow. The new tile yellow, green, purple begins diagonally below its yellow end: no side touches.
rules-alt-wild = On the table lies the chameleon blue, wild, yellow, and above it red, yellow, green, with red above the wild square. The new tile purple, blue, green lies below, with blue under blue and green under the wild square.
rules-alt-branch = The chameleon blue, wild, yellow stands upright. To the left and to the right of its wild middle one tile each begins. The new tile yellow, green, green goes on below its yellow end.
rules-alt-beside = The same line. The new tile purple, red, green lies side by side with a tile and touches it twice.
rules-alt-expert-3 = On the table lies red, red, red. The new tile red, red, blue lies below it and touches it twice.
rules-alt-expert-5 = On the table lie blue, green, green and above it green, green, green. The new tile green, yellow, yellow touches each of them once.
rules-alt-contacts = Four tiles lie on the table. The new tile yellow, blue, green touches a tile of two colours once and a tile of three colours twice.
rules-alt-points = On the table lie green, blue, red and below it blue, red, red. The new tile red, red, red touches the first with its short side and the second with a long side.

## The editions side by side

rules-row-box = Box
rules-row-ages = Age
rules-row-players = Players
rules-row-tiles = Tiles
rules-row-hand = Hand
rules-row-start = First tile
rules-row-first = Who begins
rules-row-nothing = Nothing fits
rules-row-instead = Draw although a tile fits
rules-row-last = Last tile
rules-row-end = End
rules-row-points = Points
rules-row-children = For children

rules-cell-box-meccano-1998 = Meccano, October 1998
rules-cell-box-ravensburger-2001 = Ravensburger and Week End Games, 2000 and 2001
rules-cell-box-textures = each colour is a texture, too
rules-cell-box-modern = sold today
rules-cell-box-modern-zh = sold today, Chinese text
rules-cell-ages-meccano-1998 = 5 to 105
rules-cell-ages-ravensburger-2001 = from 7 on
rules-cell-ages-textures = from 7 on
rules-cell-ages-modern = from 6 on
rules-cell-ages-modern-zh = from 6 on
rules-cell-players-all = { $least } to { $most }
rules-cell-tiles-false = 75
rules-cell-tiles-true = 75 and 5 chameleons
rules-cell-hand-all = { $hand }
rules-cell-start-tricolour = three colours, looked out before the deal
rules-cell-start-chameleon = a chameleon, looked out before the deal
rules-cell-start-chameleon-zh = a chameleon, at random, before the deal
rules-cell-start-draw-off = three colours, drawn for after the deal
rules-cell-first-seat = the youngest
rules-cell-first-seat-random = the youngest, or by chance
rules-cell-first-draw-off = who draws the first tile
rules-cell-nothing-true = draw one; if it fits, lay it now
rules-cell-nothing-false = draw one; the turn is over
rules-cell-instead-never = no
rules-cell-instead-last-shown = once a rival has shown the last tile
rules-cell-last-false = is shown at once
rules-cell-last-true = say “Chromino!”, or pay for it
rules-cell-last-chameleon = is shown at once; never a chameleon
rules-cell-end-at-once = at once
rules-cell-end-finish-round = the round is finished; wins can be shared
rules-cell-end-one-more-turn = one more turn for all others; wins can be shared
rules-cell-points-meccano-1998 = by contacts
rules-cell-points-ravensburger-2001 = A, B or C, borrowed from the textures edition
rules-cell-points-textures = A, B or C
rules-cell-points-modern = expert
rules-cell-points-modern-zh = expert
rules-cell-children-none = –
rules-cell-children-modern = like dominoes
rules-cell-children-modern-zh = one contact is enough
