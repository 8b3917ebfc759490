### The rules of Chromino in our own words, English. Which of these are shown, widget/js/rules/rules_sections.js knows.
### Ids that end in -ours are points that the rulebooks leave open: what we decided is marked as ours.
### Arguments: hand, least, most and limit are those of the rules; sum is how points come about.
### The words for things are those of the glossary in ../en.ftl.

## Around the text

rules-mark-ours = We decided
rules-mark-agreed = You agreed
rules-legend-open = The rulebooks leave some points open. Where we had to decide, it says so. Would you decide differently? Talk about it!
rules-legend-agreed = What you agreed on for this game is marked, too.
rules-allowed = Allowed.
rules-forbidden = Not allowed.
rules-trademark = Chromino is a trademark of its owners; the game is by Louis Abraham. This is an independent, non-commercial implementation.

rules-name-meccano-1998 = 1998, Meccano
rules-name-ravensburger-2001 = 2001, Ravensburger
rules-name-textures = Textures
rules-name-modern = Today’s box
rules-name-modern-zh = Chinese rules

rules-head-box = What’s in the box
rules-head-setup = Before you start
rules-head-laying = Laying a tile
rules-head-turn = Your turn
rules-head-last = The last tile
rules-head-end = The end
rules-head-points = Points
rules-head-variants = What you can agree on
rules-head-simple = A, by tiles
rules-head-kinds = B, by kinds
rules-head-sides = C, by sides
rules-head-expert = Expert
rules-head-contacts = By contacts
rules-head-any-points = However you count
rules-head-junior = Junior: for children
rules-head-conundrum = Conundrum
rules-head-compare = The editions side by side
rules-head-open = What the rulebooks leave open

## What is in the box

rules-aim = Lay your tiles so that colour meets colour. Be the first to have none left!
rules-aim-points = Lay your tiles so that colour meets colour, and score the most points!
rules-about-modern = This is the box you can buy today, with five chameleons in it. It is for { $least } to { $most } players, aged 6 and up.
rules-about-modern-zh = This is today’s box, played by the Chinese half of its rulebook. Some things are different there: the first chameleon is picked at random, the end of a game and the children’s game have other rules, and in a conundrum you build the table yourself. It also says outright that you must lay a tile that fits, and that the highest total wins. The game is for { $least } to { $most } players, aged 6 and up.
rules-about-textures = In this box every colour has a texture of its own. A booklet for experts adds three ways to count points. It is for { $least } to { $most } players, aged 7 and up.
rules-about-ravensburger-2001 = Ravensburger and Week End Games published this box in 2000 and 2001. It is for { $least } to { $most } players, aged 7 and up. Its rulebook mentions a sheet with an advanced rule, but we have never seen that sheet.
rules-about-meccano-1998 = Meccano published this box in October 1998. It comes with eight little stands, so that each player can stand their tiles up. It is for { $least } to { $most } players, aged 5 to 105.
rules-tile = A tile is three squares in a row. There are five colours: red, green, blue, yellow and purple.
rules-different = Turn a tile around, and it is still the same tile. That makes 75 different tiles, and the box has one of each.
rules-why-75 = Why 75? Three squares in five colours can be read in 5 × 5 × 5 = 125 ways. Of these, 25 read the same from both ends. The other 100 are really 50 tiles, each read from both ends. And 25 + 50 = 75.
rules-each-colour = Every colour is on exactly 35 tiles: 1 of one colour, 8 simple, 8 symmetric and 18 of three colours.
rules-counts-help = These numbers help you while you play. Count what you can see, and you can guess what is still in the bag and what the others may be holding.
rules-chameleons = Five chameleons bring it up to 80 tiles. A chameleon has two different colours at its ends. Its middle is white, with a sign on it. This square is wild: it goes with every colour.
rules-chameleon-pairs-ours = No rulebook says which colours the chameleons have at their ends. We use the pairs that three other programs agree on: purple and red, purple and yellow, green and red, green and blue, yellow and blue. So every colour is there twice.

## Before you start

rules-start-chameleon = Before you deal, find a chameleon and lay it in the middle of the table.
rules-start-chameleon-zh = Before you deal, take a chameleon at random and lay it in the middle of the table.
rules-start-tricolour = Before you deal, find a tile of three colours and lay it in the middle of the table.
rules-start-ours = Which tile of its kind comes first is left to chance. It is laid across, from left to right.
rules-hand =
    { $hand ->
        [one] Everyone takes one tile from the bag.
       *[other] Everyone takes { $hand } tiles from the bag.
    } The rest stay in the bag.
rules-first-draw-off = Now draw to see who starts. Going round the table, everyone takes one extra tile from the bag. Whoever gets the first tile of three colours lays it in the middle of the table, and then starts with a normal turn. All the other extra tiles go back into the bag.
rules-first-draw-off-ours = You draw in the order in which you sit, round after round, until a tile of three colours turns up. Then the bag gets a good shake. If there is no such tile in the bag, everything is dealt again.
rules-first-seat = The youngest player starts.
rules-first-seat-ours = We take the first player on the list to be the youngest.
rules-first-random = Chance decides who starts.
rules-clockwise = Then you take turns, clockwise around the table.
rules-open-hands-false = You see only your own tiles.
rules-open-hands-true = All hands lie face up, so everyone sees everything.

## Laying a tile

rules-cells = A tile covers three empty cells in a row, across or down. The table goes on for ever: there is room on all sides.
rules-contact = Where an edge of your tile lies against an edge of another tile, they make a contact. A tile has eight edges to touch with: three at each end and two in the middle.
rules-contacts-2 = Your tile needs at least two contacts, and at every contact the colours must match. One wrong contact is enough to rule a spot out, however many others are right.
rules-contacts-1 = One contact is enough. But at every contact the colours must match: one wrong contact is enough to rule a spot out.
rules-one-tile = Both contacts may be with the same tile.
rules-ways = Tiles may touch in every way: side by side, end to end, crosswise, or as a bridge between two others. The further the game spreads, the more ways there are. You may make any number of contacts at once, even all eight.
rules-many = Three, four, five or even six contacts at once are quite common.
rules-many-zh = Now and then there are three, four or five contacts at once.
rules-corners = Corners don’t count. Squares that meet only at a corner don’t touch.
rules-wild = The wild square of a chameleon goes with every colour, even with a different one on each side. It makes contacts like any other square. Two wild squares match, too.
rules-across = A chameleon may also lie crosswise.
rules-dominoes = As with dominoes, tiles join end to end, each with one matching contact. A chameleon lies crosswise, like a double, and lets the line branch.
rules-dominoes-ours = Like dominoes means exactly one contact, no more. A tile touches with one of its short sides: either the short side at the end of a tile, or the free long side of a chameleon’s middle. A chameleon always lies crosswise: a long side of its middle touches the short side at the end of a tile. Two chameleons never touch middle to middle. So the line turns only at chameleons. The first chameleon has four open spots, every later one has three.

## Your turn

rules-lay = Does one of your tiles fit? Then lay one. You choose which, and where.
rules-duty = If you can lay a tile, you must. You may not draw or pass as long as one of your tiles fits.
rules-duty-ours = If you can lay a tile, you must. You may not draw or pass as long as one of your tiles fits.
rules-duty-but-ours = If you can lay a tile, you must. You may not draw or pass as long as one of your tiles fits, unless these rules say that you may.
rules-draw-1 = Nothing fits? Draw one tile, if there are any left in the bag. If it fits, lay it now. If not, keep it, and your turn is over.
rules-draw-most = Nothing fits? Draw one tile after another, but no more than { $limit }. As soon as one fits, lay it. If none does, keep them all, and your turn is over.
rules-draw-none = Nothing fits? Draw one tile after another until one fits, and lay it. If the bag runs out first, your turn is over.
rules-draw-ends = Nothing fits? Draw one tile, and your turn is over. The new tile has to wait for your next turn.
rules-drawn-duty = If the tile you drew fits, you must lay it.
rules-drawn-duty-ours = If the tile you drew fits, you must lay it.
rules-drawn-only-ours = Once you have drawn, the tile you just drew is the only one you may lay in this turn.
rules-draw-on-ours = Where you may draw several tiles, you go on drawing until one fits, until you have drawn as many as you agreed, or until the bag is empty. Only then do you pass.
rules-voluntary-last-shown = As soon as another player has shown their last tile, you may draw even if one of your tiles fits. That way you don’t have to open a spot for them and hand them the win.
rules-voluntary-never = Even when another player has shown their last tile, you may not draw as long as one of your tiles fits.
rules-bag-empty = If nothing fits and the bag is empty, you pass.
rules-bag-empty-ours = If nothing fits and the bag is empty, you pass.
rules-bag-duty-ours = Nobody can draw from an empty bag. Then a tile that fits must be laid.

## The last tile

rules-last-shown = When you have only one tile left, show it to everyone right away. Here that happens by itself.
rules-last-shown-ours = Your last tile stays shown until you lay it, or until you have more than one again. A tile that the others have seen stays visible to them until it is laid.
rules-chameleon-last-false = You can never go out with a chameleon. If a chameleon is your only tile, draw as if nothing fitted. If the tile you draw fits, lay it, even if it is another chameleon. The old chameleon stays in your hand this turn.
rules-chameleon-last-ours = If a chameleon is your only tile and the bag is empty, you pass.
rules-chameleon-last-true = You may go out with any tile, even a chameleon.
rules-calls = When you lay your second-last tile, say “Chromino!” and show everyone your last one.
rules-calls-forgotten = Did you forget to say it, and did somebody notice? Then take one tile.
rules-calls-overlooked = On your next turn you lay your last tile, or you draw. If you draw, and somebody then points out a spot where your last tile fits, you take two more tiles.
rules-calls-draw-ours = With one tile left you may draw even if it fits, as long as there is something in the bag: you may have missed the spot.
rules-calls-say-ours = You can say “Chromino” from the moment you lay your second-last tile until somebody lays, draws or passes.
rules-calls-catch-ours = If you didn’t say it, any other player can catch you from then on, until you lay, draw or pass yourself. Several players may be there for the catching at once.
rules-calls-shown-ours = A last tile counts as shown when “Chromino” was said, or when its owner was caught while the bag was empty. Only when a tile is shown may the others draw instead of laying, and only for a shown tile can a missed spot be pointed out.
rules-calls-show-ours = Any other player may point out a missed spot, once, after that draw and before anybody lays, draws or passes. It makes no difference whether others are on their last tile, too.
rules-calls-penalty-ours = Penalty tiles come from the bag, as far as there are any left. If you get back down to one tile, you must say “Chromino” again.
rules-calls-bots-ours = Here you have a button to say it, one to catch somebody and one to point out a spot, and the bots wait for you. Bots do all this, too, as well as they can.

## The end

rules-end-at-once = As soon as somebody lays their last tile, the game is over.
rules-end-finish-round = When somebody lays their last tile, you play the round to its end: until it would be the turn of whoever started the game.
rules-end-one-more-turn = When somebody lays their last tile, every other player gets one more turn, counted from the first player to go out.
rules-win-at-once = Whoever laid it wins.
rules-win-finish-round = Anyone else who lays their last tile in that round shares first place.
rules-win-one-more-turn = Anyone else who lays their last tile then shares first place.
rules-junior-shared = In a game like this something nearly always fits, so you will often share first place. Well played, all of you! Would you rather have a single winner? Before you start, agree to play one more game after a shared first place, or to count points.
rules-blocked-ours = The game is blocked when nobody can do anything any more: everyone in turn has passed, without drawing or laying. If somebody has laid their last tile before that, the game ends in the usual way.
rules-fewest-ours = In a blocked game, whoever has the fewest tiles left wins. If several have equally few, they share first place.
rules-solo-ours = You can play alone, with the same kind of turns. The game is over as soon as you have laid your last tile, or when nothing fits and the bag is empty. You can’t lose: just see how few turns you need, and how few tiles you draw.

## Points

rules-points-agree = Would you like to count points? Agree on it before you start.
rules-points-when = You score points whenever you lay a tile.
rules-why-simple = A is for beginners, and for children who are learning to count.
rules-why-kinds = B looks more closely at each tile.
rules-why-sides = C is for clever planners: it matters how a tile touches.
rules-why-expert = The rulebook recommends this to people who play often.
rules-why-contacts = The rulebook says that points call for more strategy.
rules-value-colours = Every tile has a value: 1 for one colour, 2 for two colours, 3 for three colours.
rules-value-chameleon = A chameleon has the value 3.
rules-value-contacts-ours = Meccano’s picture of the values is lost. The example in the rulebook proves the 2 and the 3; the 1 is our conclusion.
rules-value-kinds = Every tile has a value: 1 for one colour, 2 for two colours, simple, 3 for two colours, symmetric, 4 for three colours.
rules-value-kinds-ours = The booklet can also be read so that each of the three squares has this value. For us it is the value of the whole tile: it counts once at every contact, and once for a tile left in your hand.
rules-value-kinds-chameleon-ours = When you count by B or C, a chameleon has the value 4.
rules-scoring-tiles = You score the value of the tile you lay, plus the value of every tile it touches. A tile that is touched twice counts only once.
rules-scoring-contacts = For every contact you score the values of both tiles.
rules-scoring-sides = For every contact you score the values of both tiles: add them if the contact is on a long side, multiply them if it is on a short side.
rules-sides-short-ours = Short or long, what counts is the side of the tile you are laying.
rules-highest = The highest total wins.
rules-highest-ours = The highest total wins.
rules-highest-contacts = The highest total wins, no matter what is left in anyone’s hand.
rules-left = At the end, you lose the value of every tile that is left in your hand and that you can’t lay.
rules-left-sides-ours = In C, as in B, you lose the value of the tiles left in your hand at the end.
rules-left-ours = In B and C every tile left in your hand costs its value once, even if it would still fit. A total may drop below zero.
rules-points-tiles-ours = The first tile on the table scores nothing. The last tile you lay counts like any other; only after that are points taken away.
rules-points-win-ours = The highest total decides in a blocked game, too, and even against whoever went out. Equal totals share first place.
rules-points-end-textures = With points, the game ends as soon as somebody lays their last tile, or when it is blocked.
rules-points-end-ravensburger-2001-ours = A, B and C come from the booklet of the textures edition, but you may use them in the 2001 edition, too. The game then ends at once, as it does there.
rules-points-end-modern-ours = With today’s box, a game with points ends just like one without.

## What you may agree on

rules-variants = Agree on all this before you start, and stick to it until the game is over.
rules-variant-drawing = Drawing: instead of one tile, you may draw up to 3, 4 or 5 in a row, or up to any number you like, or go on until one fits.
rules-variant-hands = Open hands: all hands lie face up, for everyone to see.
rules-variant-hands-many = Open hands: all hands lie face up, for everyone to see. This is a good idea when there are many of you.
rules-variant-first = Instead of the youngest, chance may decide who starts.
rules-variant-small-ours = Smaller hands: small children may play with fewer tiles each. No rulebook says so; it is our idea.
rules-variant-one-contact = Everything is as usual, but one contact is enough. Chameleons may also lie crosswise.
rules-conundrum = This is a puzzle that comes with the box, and good exercise for your brain. You get a table and a few tiles: find every spot where each tile may be laid. Every tile tells you how many there are. On the printed sheet there were 5 for yellow, red, blue and 7 for green, blue, blue; the table that goes with it is lost to us.
rules-conundrum-zh = In the Chinese rulebook, you first lay the shape in the picture yourself.

## Pictures: what is under them, and what they show

rules-picture-one = One colour: 5 tiles
rules-picture-simple = Two colours, simple: 20 tiles
rules-picture-symmetric = Two colours, symmetric: 20 tiles
rules-picture-three = Three colours: 30 tiles
rules-picture-chameleon = Chameleon: 5 tiles
rules-picture-two = Two contacts, with two tiles.
rules-picture-same = Two contacts, both with the same tile.
rules-picture-few = Only one contact.
rules-picture-mismatch = Two contacts are right, but green touches yellow.
rules-picture-corner = They meet only at a corner.
rules-picture-wild = The wild square touches red above and green below.
rules-picture-enough = One contact, and it is right.
rules-picture-branch = The line branches at the chameleon.
rules-picture-beside = Side by side is not like dominoes.
rules-picture-sum = This scores { $sum }.

rules-alt-one = A tile: red, red, red.
rules-alt-simple = A tile: blue, blue, red.
rules-alt-symmetric = A tile: blue, red, blue.
rules-alt-three = A tile: green, blue, red.
rules-alt-chameleon = A chameleon: blue, wild, yellow.
rules-alt-two = On the table: blue, red, yellow and, in the row below, one cell to the right, red, yellow, yellow. The new tile is yellow, green, purple. Its yellow end touches yellow on the left and below.
rules-alt-same = On the table: blue, red, yellow. The new tile, red, yellow, green, lies below it, one cell to the right: red touches red, and yellow touches yellow.
rules-alt-few = On the table: blue, red, yellow. The new tile, yellow, green, purple, carries on from its yellow end: one contact.
rules-alt-mismatch = On the table: blue, red, yellow. The new tile, blue, red, green, lies right below it: blue and red match, but green lies under yellow.
rules-alt-corner = On the table: blue, red, yellow. The new tile, yellow, green, purple, starts diagonally below its yellow end: no edges touch.
rules-alt-wild = On the table: the chameleon blue, wild, yellow and, above it, red, yellow, green, with red above the wild square. The new tile, purple, blue, green, lies below, with blue under blue and green under the wild square.
rules-alt-branch = The chameleon blue, wild, yellow stands upright. One tile starts to the left of its wild middle, another to the right. The new tile, yellow, green, green, carries on below its yellow end.
rules-alt-beside = The same line. The new tile, purple, red, green, lies side by side with another tile and touches it twice.
rules-alt-expert-3 = On the table: red, red, red. The new tile, red, red, blue, lies below it and touches it twice.
rules-alt-expert-5 = On the table: blue, green, green and, above it, green, green, green. The new tile, green, yellow, yellow, touches each of them once.
rules-alt-contacts = There are four tiles on the table. The new tile, yellow, blue, green, touches a tile of two colours once and a tile of three colours twice.
rules-alt-points = On the table: green, blue, red and, below it, blue, red, red. The new tile, red, red, red, touches the first with its short side and the second with a long side.

## The editions side by side

rules-row-box = Box
rules-row-ages = Age
rules-row-players = Players
rules-row-tiles = Tiles
rules-row-hand = Hand
rules-row-start = First tile
rules-row-first = Who starts
rules-row-nothing = Nothing fits
rules-row-instead = Drawing when a tile fits
rules-row-last = Last tile
rules-row-end = End
rules-row-points = Points
rules-row-children = For children

rules-cell-box-meccano-1998 = Meccano, October 1998
rules-cell-box-ravensburger-2001 = Ravensburger and Week End Games, 2000 and 2001
rules-cell-box-textures = every colour has a texture
rules-cell-box-modern = sold today
rules-cell-box-modern-zh = sold today, Chinese rulebook
rules-cell-ages-meccano-1998 = 5 to 105
rules-cell-ages-ravensburger-2001 = 7 and up
rules-cell-ages-textures = 7 and up
rules-cell-ages-modern = 6 and up
rules-cell-ages-modern-zh = 6 and up
rules-cell-players-all = { $least } to { $most }
rules-cell-tiles-false = 75
rules-cell-tiles-true = 75 and 5 chameleons
rules-cell-hand-all = { $hand }
rules-cell-start-tricolour = three colours, picked out before the deal
rules-cell-start-chameleon = a chameleon, picked out before the deal
rules-cell-start-chameleon-zh = a chameleon, picked at random before the deal
rules-cell-start-draw-off = three colours, drawn after the deal
rules-cell-first-seat = the youngest
rules-cell-first-seat-random = the youngest, or by chance
rules-cell-first-draw-off = whoever draws the first tile of three colours
rules-cell-nothing-true = draw one; if it fits, lay it now
rules-cell-nothing-false = draw one; the turn is over
rules-cell-instead-never = no
rules-cell-instead-last-shown = once another player has shown their last tile
rules-cell-last-false = is shown at once
rules-cell-last-true = say “Chromino!” or pay for it
rules-cell-last-chameleon = is shown at once; never a chameleon
rules-cell-end-at-once = at once
rules-cell-end-finish-round = the round is finished; first place can be shared
rules-cell-end-one-more-turn = one more turn for everyone else; first place can be shared
rules-cell-points-meccano-1998 = by contacts
rules-cell-points-ravensburger-2001 = A, B or C, borrowed from the textures edition
rules-cell-points-textures = A, B or C
rules-cell-points-modern = expert
rules-cell-points-modern-zh = expert
rules-cell-children-none = –
rules-cell-children-modern = like dominoes
rules-cell-children-modern-zh = one contact is enough
