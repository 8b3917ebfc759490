### Traditional Chinese as it is written in Taiwan. A message is found by its id; arguments named
### tile, colour and neighbour come in words. Ids that begin with ui- belong to the screens; all
### others are sent by the engine (english.py).
###
### No blanks: not between words, nor next to figures, letters or names. A name that has one itself
### keeps it: JupyterLab 4, QR Code, Louis Abraham.
### 詞彙表，所有的目錄（這裡、page/、rules/、python/和筆記本）共用：一個東西用一個詞。
###   骨米諾        遊戲的名字，也是一張牌的全名    （Chromino只用在網頁名稱、商標和程式）
###   牌            三個色塊排成一排的一張          （不用：磚、棋子、卡）
###   色塊          一張牌的三分之一
###   中間、一端、兩端、長邊、短邊
###   百搭骨米諾    中間是百搭的牌                  （不用：變色龍、鬼牌）
###   單色、簡單雙色、對稱雙色、三色
###   牌桌、桌上    放牌的地方，也是整個畫面        （不用：棋盤、版面、牌局）
###   空格、格      放一個色塊的地方                （筆記本裡執行的那種叫：儲存格）
###   地方          放得下一整張牌的空位            （不用：位置、點）
###   欄、列        欄-1、列0：數字放後面           （不用：第-1欄；行）
###   橫放、直放    從左到右；從上到下
###   垂直於牌列（像十字）                          （不用：橫著放、橫著接）
###   接一邊        兩張牌邊靠邊；名詞是：接觸邊    （不用：接點、連接）
###   同色          接到的兩邊顏色一樣
###   可以放、能放  有地方可以放                    （不用：可打、合法）
###   擺、放        擺上去還可以拿回來，放下就算數  （不用：打出、下）
###   布袋、抽      其他的牌在的地方；輪到自己時從布袋抽牌  （發牌和罰牌說：拿）
###   跳過          這一回合什麼都不做
###   手牌          一個人還沒放的牌                （不用：牌架）
###   一步、回合、一輪  做的一件事；一個人輪到一次；大家各輪到一次
###   開始、先開始  （不用：開局、起手）
###   起始牌        桌上的第一張牌
###   放完          放下最後一張牌                  （不用：出完、清空）
###   卡住          遊戲：誰都動不了；玩家：沒有牌可以放
###   獲勝、共同獲勝  一個人贏；一起贏              （不用：平手、並列）
###   計分、得分、總分  玩法；放一張牌得到的；全部加起來  （不用：算分）
###   點數          一張牌值多少                    （不用：分值）
###   喊「骨米諾」、抓、指出看漏的地方  1998年的規矩
###   版本、規則書、小冊子
###   玩家、真人、電腦（電腦玩家）、位子  誰來玩；人；程式；坐的地方
###   遊戲編號      決定怎麼發牌                    （不用：種子、號碼）
###   收回、重做、認輸、存檔、檔案、連結、提示、設定
###   謎題          一張牌桌和一兩張牌：找出所有能放的地方  （不用：難題、題目）
###   難度、提示、試一次  謎題有多難，一到五；幫忙的話；一個回答
###   重新載入、網頁                                （不用：重新整理、頁面）
### 不說「他」或「她」：用名字、「你」、「對方」或「別人」。
### 刪節號用兩個：請等一下……
### 程式才懂的東西放在最後的括號裡，前面先說發生了什麼、該怎麼辦。

## Texts that mean nothing

not-a-tile = 「{ $text }」不是一張牌。
unknown-colour = 「{ $text }」不是一張牌：沒有「{ $square }」這種顏色。
no-such-chameleon = 盒子裡沒有「{ $text }」這張百搭骨米諾。
not-a-placement = 「{ $text }」看不出牌要放在哪裡。
too-far = 「{ $text }」離其他牌太遠了。
not-a-board = 「{ $text }」不是擺著牌的牌桌。
not-an-action = 「{ $text }」不是可以做的動作。
not-a-cell = 「{ $text }」不是牌桌上的格子。

## Why a tile may not lie there

occupied = 這裡已經有牌了。
not-touching = 要碰到桌上的牌才行。
too-few-contacts =
    { $made ->
        [0] 這裡一邊也沒接到，
        [1] 這裡只接到一邊，
       *[other] 這裡只接到{ $made }邊，
    }{ $need ->
        [1] 至少要接一邊。
        [2] 至少要接兩邊。
       *[other] 至少要接{ $need }邊。
    }
mismatch = 這裡{ $colour }色會碰到{ $neighbour }色。
too-many-contacts =
    { $made ->
        [2] 這裡接到了兩邊。像骨牌那樣玩，只能接一邊。
       *[other] 這裡接到了{ $made }邊。像骨牌那樣玩，只能接一邊。
    }
not-end-to-end = 像骨牌那樣玩，要用這張牌的一端去接。
not-at-an-end = 像骨牌那樣玩，要接在別張牌的一端。
chameleon-across = 百搭骨米諾要垂直於牌列（像十字）：用中間的百搭去碰別張牌的一端。
centre-to-centre = 兩張百搭骨米諾不能用中間碰中間。
nothing-to-lift = 沒有牌可以拿走。

## Why it may not be done now

game-over = 遊戲已經結束了。
not-your-turn = 還沒輪到你。
no-such-seat = 這張牌桌沒有這位玩家。
not-in-hand = 你沒有這張牌：{ $tile }。
chameleon-last = 最後一張不能是百搭骨米諾：從布袋抽一張牌吧。
must-play = 你有牌可以放，放一張吧。
must-draw = 沒有牌可以放，從布袋抽一張牌吧。
must-lay-drawn = 現在只能放剛抽到的牌：{ $tile }。
tile-fits = 這張牌有地方可以放：{ $tile }。
bag-empty = 布袋空了。
draw-limit =
    { $limit ->
        [1] 這一回合只能抽一張牌，你已經抽過了。
       *[other] 這一回合最多抽{ $limit }張牌，你已經抽完了。
    }
nothing-to-call = 放下倒數第二張牌之後，才能喊「骨米諾」。
nothing-to-catch = 這位玩家沒有忘記喊。
catch-yourself = 不能抓自己。
nothing-to-show = 沒有人看漏地方。
show-yourself = 不能指出自己看漏的地方。
show-other-tile = 看漏的是另一張牌：{ $tile }。
nothing-to-undo = 沒有可以收回的一步。
nothing-to-redo = 沒有可以重做的一步。
already-resigned = { $name }已經認輸了。

## Games that cannot begin

not-rules = 遊戲開始不了：這不是規則。請選一個版本（{ $value }）。
unknown-edition = 這裡沒有這個版本。請選別的（{ $edition }；可以選的有：{ $known }）。
rule-unknown = 遊戲開始不了：有一條規則這裡不認得。請檢查寫法（{ $field }；認得的有：{ $known }）。
rule-missing = 遊戲開始不了：少了一條規則。請直接選一個版本（{ $field }）。
rule-choice = 遊戲開始不了：有一條規則說不通。請換一個選擇（{ $field }：{ $value }；可以是：{ $known }）。
rule-number = 遊戲開始不了：規則裡有個數字太小或太大。請選{ $least }到{ $most }之間的數字（{ $field }：{ $value }）。
players-range = 最少{ $least }人，最多卻只有{ $most }人？這樣不行，請改其中一個數字。
calls-end-turn = 要喊「骨米諾」的玩法，抽了牌，回合就結束。
voluntary-draw-ends-turn = 有牌可放也能抽牌的玩法，抽了牌，回合就結束。
draw-limit-one = 抽了牌回合就結束的玩法，只能抽一張。
dominoes-need-one-contact = 像骨牌那樣玩，接一邊就夠了。
no-chameleon-to-start = 這個盒子沒有百搭骨米諾可以當起始牌。
draw-off-needs-tricolour = 要抽牌決定誰先開始，起始牌就得是三色牌。
too-many-tiles =
    { $players ->
        [1] 一個人拿{ $hand }張，再加一張起始牌，太多了：盒子裡只有{ $box }張牌。
       *[other] { $players }個人各拿{ $hand }張，再加一張起始牌，太多了：盒子裡只有{ $box }張牌。
    }
min-contacts-range = 一張牌要接的，是一邊或兩邊，不能是{ $value }。
unknown-geometry = 牌可以自由地放，或像骨牌那樣放，沒有別的放法（{ $value }）。
player-count =
    { $players ->
        [1] 一個人太少了：這個版本要{ $least }到{ $most }人玩。
       *[other] 這個版本要{ $least }到{ $most }人玩，{ $players }人不行。
    }
players-list = 遊戲開始不了：需要一份玩家名單（{ $value }）。
player-name = 玩家不能叫這個名字：{ $value }。名字最多{ $most }個字。
player-name-control = 這個名字裡有顯示不出來的字。請再打一次（{ $value }）。
seed-range = 遊戲編號不能是{ $value }。請選0到{ $most }之間的數字。

## Records, positions and links that cannot be loaded

record-too-large = 這個檔案太大，不會是存檔：它超過{ $most }位元組。
record-not-text = 這不是存檔。
record-not-json = 這不是存檔，不然就是壞了（第{ $line }行第{ $column }個字）。
record-too-deep = 這不是存檔，不然就是壞了（層數太多）。
record-number = 這個存檔壞了。有別的備份就試試看（不可能的數字：{ $value }）。
record-object = 這個存檔壞了。有別的備份就試試看（{ $at }是{ $value }，不是物件）。
record-list = 這個存檔壞了。有別的備份就試試看（{ $at }是{ $value }，不是清單）。
record-too-long = 這個存檔壞了。有別的備份就試試看（{ $at }超過{ $most }項）。
record-missing = 這個存檔壞了。有別的備份就試試看（{ $at }裡少了{ $key }）。
record-unknown = 這個存檔壞了。有別的備份就試試看（{ $at }裡不該有{ $key }）。
record-key-twice = 這個存檔壞了。有別的備份就試試看（{ $key }出現了兩次）。
record-integer = 這個存檔壞了。有別的備份就試試看（{ $at }是{ $value }，不是{ $least }到{ $most }的數字）。
record-format = 這裡不認得這種存檔。它也許來自比較新的版本：請重新載入網頁，或更新程式（{ $value }；認得的有：{ $known }）。
record-at = 這個存檔壞了。有別的備份就試試看（{ $at }有問題）。
record-value = 這個存檔壞了。有別的備份就試試看（{ $at }裡不該有{ $value }）。
record-start = 這個存檔壞了。有別的備份就試試看（起始牌不能是{ $value }）。
record-hand-size = 這個存檔壞了。有別的備份就試試看（{ $at }有{ $count }張牌，應該是{ $size }張）。
record-seats = 這個存檔壞了。有別的備份就試試看（{ $at }有{ $count }項，玩家卻有{ $players }人）。
record-duplicate = 這個存檔壞了。有別的備份就試試看（這張牌出現了兩次：{ $tile }）。
record-not-in-box = 這個存檔壞了。有別的備份就試試看（盒子裡沒有這張牌：{ $tile }）。
record-bag = 這個存檔壞了。有別的備份就試試看（{ $at }少了幾張牌）。
record-first = 這個存檔壞了。有別的備份就試試看（{ $at }應該由另一位玩家開始）。
record-action = 這個存檔壞了。有別的備份就試試看（{ $at }的{ $value }不是可以做的動作）。
record-after-end = 這個存檔壞了。有別的備份就試試看（遊戲結束後，{ $at }還在繼續）。
record-result = 這個存檔壞了。有別的備份就試試看（它說結果是{ $value }，其實是{ $expected }）。
record-drawn = 這個存檔壞了。有別的備份就試試看（{ $at }的{ $value }不在輪到的人手上）。
record-scores = 這個存檔壞了。有別的備份就試試看（{ $at }的分數不對：{ $value }）。
record-over = 這裡已經沒有人能走了。請選一局還沒結束的遊戲（{ $at }）。
record-empty-board = 牌桌上一張牌也沒有。
record-not-enough = 這裡的牌比盒子裡的還多。
record-state = 這個存檔壞了。有別的備份就試試看（{ $at }不能是{ $value }）。
link-alphabet = 這個連結壞了。請對方再傳一次。
link-version = 這個連結來自別的版本。請重新載入網頁，或請對方給新的連結。
link-damaged = 這個連結壞了，或少了一段。請對方再傳一次。
link-too-large = 這個連結太長了。請對方給新的連結。

## Commands that cannot be carried out

command-object = 沒有成功：遊戲看不懂這是什麼。請再試一次（{ $value }）。
command-unknown = 沒有成功：遊戲不會做這件事。請重新載入再試一次（{ $value }）。
command-field = 沒有成功：有一部分說不通。請再試一次（{ $field }：{ $value }）。
stale = 剛剛有了變化，再看一下吧！
no-game = 還沒有遊戲。
no-such-ply = 這一局沒有走到這一步。
hands-hidden = 遊戲結束前，手牌都要保密。
no-hint = 現在沒有要做的事。
no-bot = 現在沒有輪到電腦。
nobody-thinks = 沒有電腦在想。
not-a-bot = 這不是電腦玩家，不會玩。請選別的（{ $value }）。
bot-nonsense = 電腦想做不可以做的事。請讓別人替它玩（{ $value }）。
bot-failed = { $name }的腦袋打結了，玩不下去。請讓別人來玩（{ $error }）。
unknown-kind = 這裡沒有這種玩家。請選別的（{ $value }；可以選的有：{ $known }）。
not-your-seat = 這不是你的位子。
only-for-hosts = 只有開這一局的人可以這樣做。
internal-error = 遊戲裡面出錯了。請再試一次，或開始新的遊戲（{ $error }）。

## 不能成立的謎題

not-a-conundrum = 這不是謎題，也許少了一段（{ $value }）。
conundrum-impossible = 這不能當謎題：牌有問題。
conundrum-empty = 謎題的桌上至少要有一張牌。
conundrum-tiles = 謎題問的是一張或兩張牌。請選牌（{ $value }）。
conundrum-tile-twice = 這張牌出現兩次，盒子裡卻只有一張：{ $tile }。
conundrum-no-place = 這張牌沒有地方可以放，所以沒有東西可找：{ $tile }。
conundrum-places = 謎題要有{ $least }到{ $most }個地方可找，{ $count ->
        [1] 這裡只會有1個。
       *[other] 這裡會有{ $count }個。
    }
conundrum-too-large = 這張牌桌太大，不能當謎題：要{ $columns }欄、{ $rows }列，各最多{ $most }。
conundrum-grade = 沒有這個難度。請選1到5（{ $value }）。
conundrum-number = 沒有這個謎題。請選{ $least }到{ $most }之間的數字（{ $value }）。
conundrum-date = 這一天沒有謎題。請選{ $first }到{ $last }之間的日期（{ $value }）。
conundrum-link = 這個連結裡沒有謎題。請對方再傳一次。
conundrum-reference = 沒有成功：不知道是哪個謎題。請再試一次（{ $value }）。

## Questions and lessons that cannot be asked

task-field = 這個問題不能問：有一部分不對（{ $at }：{ $value }）。
task-missing = 這個問題不能問：少了一部分（{ $at }：{ $key }）。
task-unknown = 這個問題不能問：有一部分這裡不認得（{ $at }：{ $key }）。
task-too-large = 這個問題不能問：它太大了（{ $at }）。
task-kind = 這裡不認得這種問題。它也許來自比較新的版本：請重新載入網頁，或更新程式（{ $value }；認得的有：{ $known }）。
task-position = 這個問題不能問：不會有這樣的牌桌。
task-tile-twice = 這個問題裡有一張牌出現兩次：{ $tile }。
task-not-in-box = 這個問題問的牌不在盒子裡：{ $tile }。
task-on-table = 這個問題問的牌已經在桌上了：{ $tile }。
task-option-twice = 這個問題有兩個一樣的答案可選（{ $at }）。
task-slot-taken = 這個問題問的地方已經有牌了。
task-not-legal = 這個問題問的牌不能放在那裡。
task-no-answer = 這個問題沒有對的答案。
task-no-wrong-edge = 這個問題沒有對的答案：那張牌沒有一邊是錯的。
task-no-scoring = 這個問題問的是分數，可是這套規則不計分。
task-unknown-tile = 這個問題要先知道相關的每一張牌（{ $at }）。
task-not-alone = 這個問題只給一個人玩。
task-cannot-empty = 這個問題沒有對的答案：最後一張牌放不下。
task-too-hard = 這個問題太難了，算不出來。請少給幾張牌。
task-answer = 這不能當答案，請再試一次（{ $value }）。
task-answers = 一次給太多答案了，最多{ $most }個。
task-tip = 沒有這個提示。提示從1到{ $most }。
lesson-unread = 這不是課程，不然就是壞了。
lesson-format = 這裡不認得這種課程。它也許來自比較新的版本：請重新載入網頁，或更新程式（{ $value }；認得的有：{ $known }）。
lesson-step = 這個課程的第{ $number }題不能問。

## What may be done, and why

why-draw =
    { $count ->
        [1] 你的牌沒地方放，從布袋抽一張牌吧。
       *[other] 你的{ $count }張牌都沒地方放，從布袋抽一張牌吧。
    }
why-draw-chameleon = 最後一張不能是百搭骨米諾：從布袋抽一張牌吧。
why-draw-on = 這張沒地方放：{ $tile }。再抽一張吧。
why-draw-again = 這張沒地方放：{ $tile }。還可以再抽{ $left }張。
why-draw-instead = 你有牌可以放，也可以從布袋抽一張牌。
why-pass =
    { $count ->
        [1] 你的牌沒地方放，布袋也空了。
       *[other] 你的{ $count }張牌都沒地方放，布袋也空了。
    }
why-pass-chameleon = 最後一張不能是百搭骨米諾，布袋也空了。
why-pass-drawn = 這張沒地方放：{ $tile }。先留著，以後再用。
why-call = 剩最後一張了：快喊「骨米諾」！
why-catch = { $name }只剩一張牌，卻忘了喊！
why-show = { $name }抽了牌，可是最後那張明明可以放。指給大家看！

## What is going on

say-lay = 輪到你了，放一張牌。
say-lay-drawn = 這張可以放：{ $tile }。放下去吧！
say-turn = 輪到{ $name }了。
say-thinking = { $name }在想……
say-undone =
    { $plies ->
        [1] 收回了一步。
       *[other] 收回了{ $plies }步。
    }{ $draws ->
        [0] { "" }
        [1] 有一張牌回到布袋裡。
       *[other] 有{ $draws }張牌回到布袋裡。
    }
say-resigned = { $name }認輸了，由電腦接著玩。
say-won-emptied =
    { $you ->
        [does] 你贏了！
       *[no] { $name }贏了！
    }
say-won-blocked =
    { $you ->
        [does] 再也沒有牌可以放了：你贏了！
       *[no] 再也沒有牌可以放了：{ $name }贏了！
    }
say-won-resigned =
    { $you ->
        [does] 有人認輸了：你贏了。
       *[no] 有人認輸了：{ $name }贏了。
    }
say-joint-emptied =
    { $count ->
        [2] 兩個人共同獲勝！
       *[other] { $count }個人共同獲勝！
    }
say-joint-blocked =
    { $count ->
        [2] 再也沒有牌可以放了：兩個人共同獲勝！
       *[other] 再也沒有牌可以放了：{ $count }個人共同獲勝！
    }
say-joint-resigned =
    { $count ->
        [2] 有人認輸了：另外兩個人獲勝。
       *[other] 有人認輸了：另外{ $count }個人獲勝。
    }
say-solo-emptied =
    放完了！用了{ $turns }回合，{ $drawn ->
        [0] 一張牌都沒抽。
       *[other] 抽了{ $drawn }張牌。
    }
say-solo-blocked =
    再也沒有牌可以放了。用了{ $turns }回合，{ $drawn ->
        [0] 一張牌都沒抽。
       *[other] 抽了{ $drawn }張牌。
    }
say-solo-resigned =
    先玩到這裡。用了{ $turns }回合，{ $drawn ->
        [0] 一張牌都沒抽。
       *[other] 抽了{ $drawn }張牌。
    }

## The board and the rack

ui-red = 紅
ui-green = 綠
ui-blue = 藍
ui-yellow = 黃
ui-purple = 紫
ui-wild = 百搭
# Nothing stands between the colours of a tile: 紅黃藍.
ui-colours-and = { "" }
ui-between-sentences = { "" }
ui-between-parts = { "；" }
ui-table = 骨米諾牌桌
ui-spoken = 剛才發生的事
ui-around = 紀錄、設定和選單
ui-log = 遊戲紀錄
ui-settings = 設定
ui-menu = 選單
ui-camera = 牌桌的視角
ui-zoom-in = 拉近
ui-zoom-out = 拉遠
ui-fit = 回到遊戲
ui-board = 牌桌，上面有{ $count }張牌
ui-open = 這裡可以放牌
ui-empty = 空格
ui-count = { $made }/{ $need }
ui-placed-across = { $tile }，橫放，從欄{ $x }、列{ $y }開始
ui-placed-down = { $tile }，直放，從欄{ $x }、列{ $y }開始
ui-here-square = { $colour }，欄{ $x }、列{ $y }，這張牌是{ $tile }。
ui-here-empty = 空格，欄{ $x }、列{ $y }。
ui-here-fits =
    { $count ->
        [1] 空格，欄{ $x }、列{ $y }；你的牌可以放這裡。
       *[other] 空格，欄{ $x }、列{ $y }；你的牌可以放這裡，有{ $count }種放法。
    }
ui-above = 上面：{ $colour }。
ui-below = 下面：{ $colour }。
ui-left = 左邊：{ $colour }。
ui-right = 右邊：{ $colour }。
ui-help-is-off = 提示關掉了：自己找找看，或到設定裡打開提示。
ui-fits-here = 這裡有{ $count }種放法：{ $list }。
ui-fits-nothing = 你的牌都不能放在這裡。
ui-rack =
    { $count ->
        [1] 你的最後一張牌
       *[other] 你的{ $count }張牌
    }
ui-rack-tools = 排列手牌
ui-rack-drawn = 剛抽到
ui-rack-fits =
    { $count ->
        [0] 沒地方放
       *[other] 有{ $count }個地方可以放
    }
ui-sort = 按顏色排好
ui-playable-first = 能放的排前面
ui-move-left = 把牌往左移
ui-move-right = 把牌往右移
ui-said-chosen =
    { $count ->
        [-1] 拿起{ $tile }。
        [0] 拿起{ $tile }，沒地方放。
       *[other] 拿起{ $tile }，有{ $count }個地方可以放。
    }
ui-said-turned-across = { $tile }，橫的。
ui-said-turned-down = { $tile }，直的。
ui-said-put = 擺上去了。再按一次就放下，按Esc就拿回來。
ui-said-refused = 不能放那裡：{ $why }
ui-said-miss = { $tile }最接近的地方：{ $why }
ui-said-arranged = 你的牌排好了。
ui-said-moved = { $tile }現在是第{ $place }張，共{ $count }張。
ui-said-choose-first = 先選一張你的牌：按1到9，或按H。
ui-said-no-spot = 沒地方放。
ui-said-not-now = 現在不行。
ui-said-spot = 第{ $n }個地方，共{ $count }個：{ $placed }

## The keys

ui-keys-laying = 放牌
ui-keys-turn = 輪到你的時候
ui-keys-board = 在牌桌上
ui-keys-around = 牌桌旁邊
ui-key-choose = 選一張牌；再按一次就轉
ui-key-turn = 轉牌，或往另一邊轉
ui-key-spots = 下一個或上一個能放的地方
ui-key-lay = 把牌放在這裡
ui-key-back = 把牌放回手牌
ui-key-miss = 看看哪裡差一點就能放
ui-key-typed = 用打字玩
ui-key-draw = 從布袋抽一張牌
ui-key-pass = 跳過
ui-key-call = 喊「骨米諾」
ui-key-catch = 抓忘了喊的人
ui-key-show = 指出被看漏的地方
ui-key-go-on = 不等了，繼續
ui-key-undo = 收回，或重做
ui-key-arrows = 在牌桌上走；加Shift一次走三格
ui-key-what = 這裡是什麼？
ui-key-fits = 這裡能放什麼？
ui-key-zoom = 拉近，或拉遠
ui-key-fit = 回到遊戲；再按一次看整張牌桌
ui-key-board = 到牌桌
ui-key-hand = 到你的牌
ui-key-arrange = 移動你的一張牌
ui-key-log = 遊戲紀錄
ui-key-help = 這些快速鍵
ui-cap-shift = Shift
ui-cap-enter = Enter
ui-cap-esc = Esc
ui-cap-alt = Alt
ui-cap-home = Home
ui-cap-end = End
ui-cap-space = 空白鍵

## Around the board

ui-players = 玩家和布袋
ui-person = 真人：
ui-bot = 電腦：
ui-own-seat = （你）
ui-to-move = 輪到了
ui-thinking = 正在想
ui-called = 喊了「骨米諾」
ui-resigned = 認輸了
ui-winner = 贏了
ui-tiles = { $count }張牌
ui-points = { $points }分
ui-bag =
    { $count ->
        [0] 布袋空了
       *[other] 布袋裡有{ $count }張牌
    }
ui-sum = { $name }：{ $sum }
ui-laid = 放下了，請等一下……
ui-ghost-fits =
    { $made ->
        [0] 可以放。
       *[other] 可以放：有{ $made }邊同色。
    }
ui-matching = 有{ $made }邊同色。
ui-ghost-bad = 有{ $bad }邊不同色。
ui-ghost-no = 可是還是不能放在這裡。
ui-nearest = 最接近的地方：{ $why }
ui-more-reasons = 還有{ $count }個原因
ui-actions = 你可以做的事
ui-undo = 收回
ui-redo = 重做
ui-turn = 轉
ui-cancel = 放回去
ui-confirm = 放這裡
ui-miss = 為什麼不行？
ui-miss-hint = 點一張牌，看看它為什麼不能放。
ui-draw = 抽一張牌
ui-pass = 跳過
ui-call = 骨米諾！
ui-catch = 抓{ $name }
ui-show =
    { $count ->
        [1] 指出可以放的地方
       *[other] 指出可以放的地方，有{ $count }個
    }
# For somebody else at the same device: 安安：抓豆豆
ui-for-seat = { $name }：{ $what }
ui-go-on = 繼續
ui-go-on-why = 大家在等你。
ui-skip = 不等了
ui-pause = 暫停
ui-resume = 繼續
ui-speed =
    { $pace ->
        [slow] 慢
        [fast] 快
       *[normal] 普通
    }
ui-speed-why = 改變電腦玩家的速度
ui-result = 結果
ui-moves = 遊戲紀錄，點一步就回到當時
ui-start = 起始牌是{ $placed }。
# The words by which a player may be called who is then addressed: 你贏了！
# Whatever is told about a $name is told $you, too: [does] for such a player.
ui-you = 你, 妳, 您
# Among the names of others, always the first: 你和安安
ui-you-among = 你
# Whoever sits before the screen is addressed: [does] is what he or she does, [gets] what is done to him or her.
# On the screen a small picture of the tile stands for $placed; who listens hears its colours and its place.
ui-deed-lay =
    { $you ->
        [does] 你放下{ $placed }。
       *[no] { $name }放下{ $placed }。
    }
ui-deed-draw =
    { $you ->
        [does] 你從布袋抽一張牌。
       *[no] { $name }從布袋抽一張牌。
    }
ui-deed-draw-seen =
    { $you ->
        [does] 你從布袋抽到{ $tile }。
       *[no] { $name }從布袋抽到{ $tile }。
    }
ui-deed-pass =
    { $you ->
        [does] 你這次跳過。
       *[no] { $name }這次跳過。
    }
ui-deed-call =
    { $you ->
        [does] 你喊「骨米諾！」
       *[no] { $name }喊「骨米諾！」
    }
ui-deed-catch =
    { $you ->
        [does] 你抓到{ $whom }忘了喊。
        [gets] { $name }抓到你忘了喊。
       *[no] { $name }抓到{ $whom }忘了喊。
    }
ui-deed-show =
    { $you ->
        [does] 你指出可以放的地方：{ $placed }。
       *[no] { $name }指出可以放的地方：{ $placed }。
    }
ui-told-penalty =
    { $you ->
        [does] 你
       *[no] { $name }
    }要多拿{ $count ->
        [1] 一張牌。
       *[other] { $count }張牌。
    }
ui-told-shown =
    { $you ->
        [does] 你亮出最後一張牌：{ $tile }。
       *[no] { $name }亮出最後一張牌：{ $tile }。
    }
ui-told-sum = 得分：{ $sum }。

## Dialogs

ui-close = 關閉
ui-yes = 好
ui-no = 不要
ui-independent = 這是獨立製作的版本。Chromino是商標，商標所有人跟這個版本沒有關係。
ui-menu-typed = 用打字玩
ui-menu-replay = 回顧這一局
ui-menu-rules = 規則
ui-menu-seats = 誰來玩
ui-menu-settings = 設定
ui-menu-keys = 快速鍵
ui-menu-share = 分享這一局
ui-menu-save = 存成檔案
ui-menu-about = 關於
ui-menu-games = 存檔
ui-menu-new = 新遊戲
ui-menu-resign = 認輸
ui-menu-leave = 離開牌桌
ui-ask-new = 要開新遊戲嗎？這一局會存著。
ui-ask-games = 要看存檔嗎？這一局也在裡面，隨時可以接著玩。
ui-ask-leave = 要離開牌桌嗎？這一局會存著，之後可以接著玩。
ui-ask-resign = 要認輸嗎？認輸就不能贏這一局了。

ui-seats = 誰來玩
ui-seats-why = 電腦可以用同樣的牌，替任何人接著玩。位子隨時可以要回來。
ui-seat-resigned = 認輸了
ui-kind-human = 真人
ui-kind-random = 電腦（新手）
ui-kind-greedy = 電腦（貪心）
ui-kind-counter = 電腦（高手）
ui-ask-seat-bot = 要讓電腦替{ $name }玩嗎？它會用同樣的牌玩下去，直到有人把位子要回來。
ui-ask-seat-person = 要坐{ $name }的位子嗎？從現在起，真人看得到這些牌，接著玩下去。
# The kind is one of the above.
ui-told-seat-bot = { $name }的位子現在由{ $kind }玩。
ui-told-seat-person = { $name }的位子現在由真人玩。

ui-setting-language = 語言
ui-setting-language-why = 「自動」就跟瀏覽器一樣。
ui-setting-language-system = 自動
ui-language-missing = 這個語言的文字下載不了。有連上網路嗎？請再試一次。
ui-setting-theme = 淺色或深色
ui-setting-theme-why = 「自動」就跟裝置一樣，在筆記本裡就跟筆記本一樣。
ui-setting-theme-system = 自動
ui-setting-theme-light = 淺色
ui-setting-theme-dark = 深色
ui-setting-tiles = 牌的樣子
ui-setting-tiles-why = 每種顏色都有自己的圖案。
ui-setting-tiles-both = 顏色和圖案
ui-setting-tiles-colours = 顏色
ui-setting-tiles-patterns = 圖案
ui-setting-tiles-contrast = 高對比
ui-setting-motion = 動畫
ui-setting-motion-why = 牌會飛過去，或直接出現。
ui-setting-motion-system = 自動
ui-setting-motion-reduced = 關閉
ui-setting-sound = 音效
ui-setting-sound-why = 牌放下時，輕輕喀一聲。
ui-setting-help = 提示
ui-setting-help-why = 標出可以放牌的地方。
ui-setting-help-chosen = 選好的牌
ui-setting-help-all = 所有的牌
ui-setting-help-none = 關閉
ui-setting-confirm = 放牌前先確認
ui-setting-confirm-why = 先擺上去看看，你說好才算放下。
ui-setting-auto = 替我抽牌和跳過
ui-setting-auto-why = 沒牌可放的時候，反正也沒得選。
ui-setting-pace = 電腦玩家的速度
ui-setting-pace-why = 電腦走一步之前，要等多久。
ui-setting-pace-normal = 普通
ui-setting-pace-slow = 慢
ui-setting-pace-fast = 快
ui-setting-log = 紀錄放在牌桌旁
ui-setting-log-why = 畫面夠寬時，玩的時候一直看得到。

ui-keys = 快速鍵

ui-typed = 用打字玩
ui-typed-do = 送出
ui-typed-how = 先打牌的三個顏色，再打欄和列的數字，最後打橫放或直放。例如：
ui-typed-example-lay = { $tile }欄{ $x }列{ $y }直放
ui-typed-example-choose = { $tile }（拿起這張牌）
ui-typed-nothing = 先打幾個字吧。
ui-typed-unknown = 「{ $word }」是什麼意思？
ui-typed-three =
    { $count ->
        [0] 哪一張牌？請打出三個顏色。
        [1] 一張牌有三個顏色：還少兩個。
        [2] 一張牌有三個顏色：還少一個。
       *[other] 一張牌只有三個顏色。
    }
ui-typed-where = 放在哪裡？請打出欄和列的數字。
ui-typed-which-way = 橫放還是直放？
ui-typed-not-yours = 你沒有這張牌：{ $tile }。
ui-typed-nobody = 這裡沒有人叫{ $name }。
# Words that one may type, with commas in between, in small letters.
ui-typed-draw = 抽, 抽牌, 抽一張, 抽一張牌, 我要抽牌
ui-typed-pass = 跳過, 過, 不出, pass
ui-typed-call = 骨米諾, 喊, 喊骨米諾, 最後一張, 剩一張, chromino
ui-typed-catch = 抓, 抓到
ui-typed-show = 指, 指出, 指給大家看
ui-typed-undo = 收回, 復原, 上一步
ui-typed-redo = 重做, 取消復原, 下一步
ui-typed-across = 橫, 橫放, 橫的, 橫著, 橫著放, 橫向, 水平, 右, 向右, 往右
ui-typed-down = 直, 直放, 直的, 直著, 直著放, 直向, 垂直, 下, 向下, 往下
ui-typed-column = 欄, 直欄, 行, 直行, x
ui-typed-row = 列, 橫列, 排, 橫排, y
ui-typed-filler = 色, 的, 牌, 骨米諾, 把, 我, 要, 這, 那, 張, 塊, 放, 放下, 放在, 放到, 擺, 擺在, 擺放, 打出, 出, 在, 到, 從, 起, 開始, 第, 格, 和, 跟, 再, 然後
ui-typed-colours = 紅色; 綠色; 藍色; 黃色; 紫色; 百搭色, 萬用

ui-hand-over = { $you ->
    [does] 換你拿裝置了
   *[no] 請把裝置交給{ $name }
}
ui-hand-over-since = 剛才發生的事
ui-hand-over-taken = { $you ->
    [does] 是我：看我的牌
   *[no] 我是{ $name }：看我的牌
}
ui-hand-over-undo = 等一下，收回剛才那一步

ui-end-names =
    { $count ->
        [1] { $names }贏了！
       *[other] { $names }共同獲勝！
    }
ui-end-solo-emptied = 太棒了！
ui-end-solo-blocked = 玩得不錯！
ui-end-solo-resigned = 下次再玩！
ui-end-emptied = 最後一張牌放下了。
ui-end-blocked = 再也沒有牌可以放了，布袋也空了。
ui-end-resigned = 有人認輸了。
# Joint is how many have won together.
ui-end-all-laid =
    { $joint ->
        [1] { $names }把牌都放完了。
       *[other] { $names }都把牌放完了。
    }
ui-end-by-tiles =
    { $joint ->
        [1] { $names }剩下的牌最少：{ $count }張。
       *[other] { $names }剩下的牌一樣最少：各{ $count }張。
    }
ui-end-by-points =
    { $joint ->
        [1] { $names }的分數最高：{ $count }分。
       *[other] { $names }的分數一樣最高：各{ $count }分。
    }
ui-end-player = 玩家
ui-end-points = 分數
ui-end-left = 剩下的牌
ui-end-winner = 贏家
ui-end-rematch = 再玩一局
ui-end-replay = 再看一次
ui-end-look = 看看牌桌
ui-end-share = 分享
ui-end-save = 存成檔案
ui-end-new = 新遊戲

## Looking back

ui-replay = 回顧
ui-replay-move = 第幾步
ui-replay-at = 第{ $ply }步，共{ $last }步。{ $told }
ui-replay-count = { $ply }/{ $last }
ui-replay-first = 回到開頭
ui-replay-previous = 退一步
ui-replay-play = 播放
ui-replay-pause = 暫停
ui-replay-next = 進一步
ui-replay-last = 跳到最後
ui-replay-close = 回到遊戲
ui-replay-paused = 暫停了。
ui-replay-eyes = 用誰的眼睛看
ui-replay-everyone = 所有人
ui-replay-branch = 從這裡玩下去
ui-replay-branched =
    { $ply ->
        [0] 這是一局新遊戲，從起始牌開始。
       *[other] 這是一局新遊戲，從第{ $ply }步接下去。
    }
ui-replay-branched-kept =
    { $ply ->
        [0] 這是一局新遊戲，從起始牌開始。原來那局還存著。
       *[other] 這是一局新遊戲，從第{ $ply }步接下去。原來那局還存著。
    }
ui-ask-branch = 要從這裡玩下去嗎？這一步以後的，全部都會不見。
ui-keys-replay = 回顧
ui-key-step = 退一步，或進一步
ui-key-ends = 到開頭，或到最後
ui-key-play = 播放，或暫停
ui-key-leave = 回到遊戲

## The rules to read; their text is in rules/en.ftl

ui-rules = 規則
ui-rules-chapters = 看哪一套規則
ui-rules-game = 這一局
ui-rules-compare = 比一比
ui-rules-contents = 目錄
ui-rules-print = 列印
ui-rules-loading = 正在下載規則……
ui-rules-failed = 規則下載不了。有連上網路嗎？
ui-rules-again = 再試一次

## 在筆記本裡

ui-kernel-silent = 核心沒有回應。如果有儲存格正在執行，你的這一步要等它跑完；如果沒有，請重新執行這個儲存格。
ui-kernel-gone = 核心停了，或重新啟動了，所以這張牌桌只能顯示先前的樣子。想接著玩，請重新執行它的儲存格。
ui-notebook-old = 這張牌桌需要新一點的筆記本：JupyterLab 4或Notebook 7，還要2024年以後的瀏覽器。
ui-study = 選一張牌，放到能放的地方。
ui-study-done = 所有的牌都在桌上了。

## 修好的機器人

ui-bot-again = 再試一次

## What cannot be shown

# A number that is too long to be shown, within a sentence about it.
ui-huge-number = 超級大的數

## First visit

ui-intro = 第一次玩
ui-intro-lay = 把你的牌放下去，至少要有兩邊碰到同樣的顏色。
ui-intro-lay-dominoes = 把你的牌放下去，牌的一端要碰到同樣的顏色。
ui-intro-draw = 現在沒有牌可以放。從布袋抽一張牌吧！
ui-intro-drawn = 這張可以放。放下去吧！
ui-intro-last = 你的最後一張牌也可以放。放下去吧！
ui-intro-done = 太棒了！誰先放完，誰就贏。
ui-intro-play = 開始玩吧
ui-intro-skip = 略過
ui-intro-read = 唸給我聽
ui-intro-keys = 按鍵：
ui-intro-lesson = 第{ $lesson }步，共{ $lessons }步

## Marks on the table, as one hears them

ui-mark-link = 這一邊同色。
ui-mark-break = 這一邊不同色。
ui-mark-next = 接下來點這裡。

## Marking and changing what is on the table

ui-mark-marked = 你標記了這裡。
ui-mark-aimed = 按Enter就標記這一邊。
ui-said-marked = 已標記：{ $what }
ui-said-unmarked = 取消標記：{ $what }
ui-said-edge = 第{ $n }邊，共{ $count }邊：{ $what }
ui-said-no-edge = 這裡沒有兩張牌相接。
ui-check = 檢查
ui-keys-answering = 作答
ui-key-mark = 標記這裡，或取消標記
ui-key-edge = 這個色塊的下一邊，或上一邊
ui-key-check = 檢查你的答案
ui-keys-editing = 改變牌桌
ui-key-edit = 把牌放在這裡，或拿走這裡的牌
ui-said-edit-lay = 放下了：{ $placed }
ui-said-edit-lift = 拿走了：{ $placed }

## 問題和謎題

ui-task = 問題
ui-task-conundrum = 謎題
ui-task-daily = { $date }的謎題
ui-task-number = 謎題{ $number }
ui-task-grade = 難度{ $grade }，最難是5
ui-task-progress = 已經找到的
ui-task-options = 答案
ui-task-tip = 提示
ui-task-tips-left = 還有{ $left }個提示
ui-task-give-up = 放棄
ui-task-leave = 離開
ui-task-another = 再來一題
ui-task-how-placements = 拿一張牌，試試你覺得能放的地方。
ui-task-how-edges = 標記兩張牌之間的邊，再檢查。
ui-task-how-cells = 標記桌上的格子，再檢查。
ui-task-how-choice = 選一個答案。
ui-task-how-choices = 選出所有對的答案，再檢查。
ui-task-how-number = 輸入數字，再檢查。
ui-task-how-tile = 選一張牌。
ui-ask-give-up = 要放棄嗎？放棄就會看到還沒找到的。
ui-key-try = 試試放在這裡
ui-key-option = 選一個答案
ui-key-answer = 到答案
ui-key-tip = 看提示
ui-key-give-up = 放棄

## What is asked

# Whoever writes a lesson has words of their own.
task-plain = { $text }
task-lay =
    { $count ->
        [1] 把牌放在可以放的地方。
       *[other] 選一張牌，放在可以放的地方。
    }
task-lay-contacts =
    { $count ->
        [1] 把牌放下，
       *[other] 選一張牌放下，
    }至少要接{ $contacts }邊。
task-lay-points =
    { $count ->
        [1] 把牌放下，
       *[other] 選一張牌放下，
    }至少要得{ $points }分。
task-lay-both =
    { $count ->
        [1] 把牌放下，
       *[other] 選一張牌放下，
    }至少要接{ $contacts }邊、得{ $points }分。
task-find-all =
    { $count ->
        [1] 找出這張牌所有可以放的地方。
       *[other] 找出這{ $count }張牌所有可以放的地方。
    }
task-which-edges = 標出所有不對的邊。
task-legal = 這張牌可以放在這裡嗎？
task-score = 這張牌放在這裡得幾分？
task-best-points =
    { $count ->
        [1] 這張牌放在哪裡得分最多？
       *[other] 哪一張牌得分最多，放在哪裡？
    }
task-best-contacts =
    { $count ->
        [1] 這張牌放在哪裡接的邊最多？
       *[other] 哪一張牌接的邊最多，放在哪裡？
    }
task-may = { $name }現在可以做什麼？
task-who-next = 接下來輪到誰？
task-who-won = 誰贏了？
task-which-tile = 哪一張牌可以放在這裡？
task-empty =
    { $count ->
        [1] 用最少的回合放完最後一張牌。
       *[other] 用最少的回合放完{ $count }張牌。
    }
task-choose = 哪個答案是對的？
task-number = 是哪個數字？
ui-option-lay = 放一張牌
ui-option-draw = 抽一張牌
ui-option-pass = 跳過
ui-option-call = 喊「骨米諾」
ui-option-catch = 抓人
ui-option-show = 指出看漏的地方
ui-option-tile = { $tile }

## Why an answer is wrong

task-other-tile = 問的是另一張牌。
task-few-contacts = 這裡只接到{ $made }邊，要接{ $need }邊才行。
task-few-points = 這裡只得{ $made }分，要得{ $need }分才行。
task-more-contacts = 這裡接到{ $made }邊，別的地方接得更多。
task-more-points = 這裡得{ $made }分，別的地方得分更多。
task-edge-fine = 這一邊沒有不對。
task-edge-elsewhere = 這張牌在這一邊什麼也沒碰到。
task-may-lie = 可以放在這裡：沒有不對的地方。
task-not-number = 不是{ $number }。
task-not-this = 這個答案不對。
task-nothing-fits = 沒有牌可以放。
task-more = 還有{ $left }個是對的。
task-not-next = 那時候不是輪到{ $name }。
task-not-winner = { $name }沒有贏。
task-not-empty = 還剩{ $count }張牌。

## Hints

task-tip-left = 還有{ $left }個沒找到。
task-tip-spots =
    { $count ->
        [1] 這樣的地方只有一個。
       *[other] 這樣的地方有{ $count }個。
    }
task-tip-beside = 看看這張牌的四周：{ $tile }。
task-tip-here = 可以放在這裡：{ $tile }。
task-tip-square = 看看這個色塊的每一邊：{ $colour }。
task-tip-contacts =
    { $count ->
        [0] 這裡一邊也沒接到。
       *[other] 這裡接到{ $count }邊。
    }
task-tip-look = 看看標出來的地方。
task-tip-sum = 這樣算：{ $sum }。
task-tip-digits = 這個數字有{ $count }位。
task-tip-between = 是{ $least }到{ $most }之間的數字。
task-tip-number = 數字是{ $number }。
task-tip-options =
    { $count ->
        [0] { $of }個答案都不對。
       *[other] { $of }個答案裡有{ $count }個對。
    }
task-tip-not-option = 答案{ $number }不對。
task-tip-option = 答案{ $number }是對的。
task-tip-tile = 拿這張牌：{ $tile }。
task-tip-turns = { $turns }個回合就夠了。
task-tip-back = 收回一步，換個方法試試。
task-tip-done = 全都找到了。

## What is said of an answer

task-said-found = 找到了：{ $of }個中的{ $found }個。
task-said-again = 這個已經找到了：{ $of }個中的{ $found }個。
task-said-done =
    { $of ->
        [1] 答對了。
       *[other] { $of }個都找到了。
    }
task-said-longer = 用了{ $turns }個回合，其實可以更少。收回幾步，換個方法試試。
task-said-given-up = 這些是還沒找到的。
no-question = 這裡沒有問題要回答。
task-is-asked = 先回答問題。
task-is-played = 這裡要玩：放一張牌。
task-is-done = 這個已經完成了。
ui-mark-found = 你找到了這個。
ui-mark-given = 這個還沒找到。
ui-mark-hint = 看看這裡。
ui-mark-wrong = 這個不對。
ui-mark-asked = 問題問的是這個。

## What one tells others of a conundrum

# The date is written by whoever says this.
conundrum-result-day = 骨米諾{ $date }的謎題，難度{ $grade }。
conundrum-result-number = 骨米諾謎題{ $number }，難度{ $grade }。
conundrum-result-any = 骨米諾謎題，難度{ $grade }。
conundrum-result-all = { $of }個地方全都找到了。
conundrum-result-some = { $of }個地方找到{ $found }個，其他的看了答案。
conundrum-result-so-far = { $of }個地方已經找到{ $found }個。
conundrum-result-tries =
    { $wrong ->
        [0] 一次也沒試錯，
       *[other] 試錯{ $wrong }次，
    }{ $tips ->
        [0] 沒看提示。
       *[other] 看了{ $tips }個提示。
    }
