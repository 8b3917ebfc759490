### 只有Python會說的話：終端機、錯誤訊息、圖片、筆記本和啟動檔案。
### 也在../zh-Hant.ftl裡的id，在那裡有另一種說法，給不寫程式的人看。

## 清單、名字和語言

list-comma = { "、" }
list-and = { $first }和{ $last }
name-random = 小迷糊
name-greedy = 小貪心
name-counter = 小算盤
unknown-language = 這裡沒有「{ $value }」這種語言。可以選的有：{ $known }。

## 告訴寫程式的人該怎麼寫的錯誤訊息

not-a-tile = { $text }不是一張牌。一張牌是R、G、B、Y、P之中的三個字母，例如BRY。
unknown-colour = { $text }不是一張牌：沒有{ $square }這種顏色。顏色有R、G、B、Y、P。
no-such-chameleon = 沒有{ $text }這張百搭骨米諾。盒子裡有{ $known }。
not-a-placement = { $text }不是放牌的寫法。放牌要寫成BRY@0,1>或BRY@-2,0v這樣。
too-far = { $text }太遠了。座標要在-{ $farthest }到{ $farthest }之間。
not-a-board = { $text }不是牌桌。牌桌是一串放牌的寫法，中間各空一格。
board-frozen = 這張牌桌只能看。想在上面放牌，請先用copy()複製一份。
not-an-action = { $text }不是可以做的動作。動作有：放牌的寫法、draw、pass、call、catch:SEAT、show:PLACEMENT。
not-a-cell = { $text }不是牌桌上的格子。一格要寫成兩個整數：(x, y)。
not-your-turn = 現在輪到玩家{ $seat }（從0數起）。
no-such-seat = 沒有玩家{ $seat }。玩家從0數到{ $last }。
not-rules = { $value }不是一套規則。用edition('modern')就能做出一套。
calls-end-turn = 要喊「骨米諾」的玩法，抽了牌，回合就要結束（play_drawn=False）。
voluntary-draw-ends-turn = 有牌可放也能抽牌的玩法，抽了牌，回合就要結束（play_drawn=False）。
draw-limit-one = 抽了牌回合就結束的玩法，只抽一張（draw_limit=1）。
dominoes-need-one-contact = 像骨牌那樣玩，要用min_contacts=1。
no-chameleon-to-start = 盒子裡沒有百搭骨米諾可以當起始牌。請選start='tricolour'或chameleons=True。
draw-off-needs-tricolour = 要抽牌決定起始牌，就要用start='tricolour'。
min-contacts-range = min_contacts不能是{ $value }：只能是1或2。
unknown-geometry = 沒有{ $value }這種放法。只有'free'和'dominoes'。
player-name = 玩家{ $seat }（從0數起）不能叫這個名字：{ $value }。名字要有1到{ $most }個字。
seed-range = 遊戲編號seed不能是{ $value }。要是0到{ $most }的整數。
no-such-ply = 這一局沒有第{ $ply }步。可以是{ $least }到{ $most }。
deal-players = 名字有{ $players }個，發出的手牌卻有{ $hands }份。
not-a-deal = { $value }不是一次發牌。一局的發牌就是它的deal。
deal-value = { $at }不能是{ $value }。start是Placement，bag是Tile的tuple，hands是這種tuple的tuple。
deal-start = 照這套規則不會這樣發牌：{ $at }是{ $value }，起始牌卻應該是{ $kind }，放在0,0>。
deal-integer = 照這套規則不會這樣發牌：{ $at }是{ $value }，應該是{ $least }到{ $most }的數字。
deal-first = 照這套規則不會這樣發牌：{ $at }是{ $value }，應該由玩家0先開始。
deal-hand-size = 照這套規則不會這樣發牌：{ $at }有{ $count }張牌，應該是{ $size }張。
deal-duplicate = 照這套規則不會這樣發牌：{ $at }這張牌出現了兩次（{ $tile }）。
deal-not-in-box = 照這套規則不會這樣發牌：盒子裡沒有{ $at }這張牌（{ $tile }）。
deal-bag = 照這套規則不會這樣發牌：{ $at }少了幾張牌，例如{ $missing }。
illegal-action = 現在不可以這樣做：{ $action }。
not-a-bot = { $value }不是電腦玩家：它沒有think方法，也不是函式。
bot-nonsense = 電腦玩家想做一件不可以做的事：{ $value }。
bot-failed = 「{ $name }」出錯了：{ $error }

## 圖片

picture-title-table = 骨米諾牌桌
picture-title-hand = 骨米諾的手牌
picture-table = 牌桌上有{ $count }張牌：{ $tiles }。
picture-table-empty = 空的牌桌。
picture-hand = 手上有{ $count }張牌：{ $tiles }。
picture-hand-empty = 手上沒有牌。
picture-tile = 一張牌：{ $name }。
picture-marked = 圈起來的：{ $tiles }。
picture-across = { $tile }，橫放，從欄{ $x }、列{ $y }開始
picture-down = { $tile }，直放，從欄{ $x }、列{ $y }開始
picture-cell = 欄{ $x }、列{ $y }
picture-contacts = { $name }的接觸邊：{ $count }邊裡有{ $good }邊同色。
picture-link = 欄{ $x }、列{ $y }：{ $colour }碰到{ $neighbour }，可以。
picture-break = 欄{ $x }、列{ $y }：{ $colour }碰到{ $neighbour }，不可以。
picture-taken = 欄{ $x }、列{ $y }：已經有牌了。
picture-none = 沒有東西可以顯示：至少要有一張牌桌、一副手牌、一張牌或一張圖。
picture-unknown = { $value }不是圖。這裡可以顯示牌桌、遊戲、手牌、牌，以及svg.board這類函式做出來的圖。
picture-columns = 不能排成{ $value }欄。請給1以上的整數。

## 好幾張圖合成一張

picture-captions = 每張圖都要有說明，不然就全部不要。現在有{ $pictures }張圖、{ $captions }個說明。

## 終端機：發生了什麼

cli-laid = { $name }放下{ $move }。
cli-laid-sum = { $name }放下{ $move }，得到{ $sum }。
cli-drew = { $name }從布袋抽一張牌。
cli-passed = { $name }這次跳過。
cli-called = { $name }喊「骨米諾！」只剩一張牌了。
cli-caught = { $name }抓到{ $other }忘了喊，{ $other }要多拿一張牌。
cli-showed = { $name }指出最後一張牌可以放的地方：{ $move }。對方要多拿兩張牌。
cli-you-drew = 你抽到{ $letters }。
cli-points = 得分：{ $list }。
cli-left = 剩下的牌：{ $list }。
cli-bye = 再見！這一局還沒玩完喔。

## 終端機：可以做什麼

cli-let-be = 按Enter：算了。
cli-type = 請打{ $word }。
cli-pass-screen =
    { $you ->
        [does] 換你看螢幕了，請按Enter。
       *[no] 把螢幕交給{ $name }，然後按Enter。
    }
cli-pass-undo = （打{ $word }就收回上一張牌）
cli-can-lay = 可以放的有：{ $list }。
cli-enter-draw = 按Enter抽牌。
cli-enter-on = 按Enter繼續。
cli-not-now = 現在不行。打{ $word }看看可以做什麼。
cli-may = 這樣可以。
cli-hint = 也許這樣：打{ $move }
cli-which-file = 請說是哪個檔案：{ $word } game.json
cli-saved = 存到{ $file }了。想接著玩，就打：{ $word } { $file }
cli-quit = 要離開這一局嗎？（{ $yes }/{ $no }）
cli-riddle = 「{ $line }」是什麼意思？打{ $word }看看可以打什麼。
cli-no-tile = 沒有第{ $number }張牌：你只有{ $count }張。
cli-no-place = 現在沒有地方可以放{ $letters }。
cli-no-place-number = 沒有第{ $number }個地方：{ $letters }有{ $count }個地方可以放。
cli-where = { $letters }要放在哪裡？打一個數字；按Enter回去。
cli-place = 地方
cli-back = 按Enter回到牌桌
cli-end-leave = 按Enter：離開。
cli-end-save = { $save } { $file }：存起來。
cli-end-undo = { $undo }：收回上一步。
cli-file = 檔案
cli-no-file = 找不到{ $file }這個檔案。
cli-file-refused = 打不開{ $file }：{ $error }。
cli-rules = 這一局的規則，名稱跟--rule用的一樣：
# 可以打的字，中間用逗號分開；第一個是告訴大家的。
cli-typed-why = 為什麼
cli-typed-hint = 提示
cli-typed-save = 存檔, 儲存
cli-typed-load = 讀檔, 打開
cli-typed-rules = 規則
cli-typed-help = 說明, 幫助
cli-typed-quit = 離開, 結束
cli-typed-yes = 是, 好, y
cli-typed-no = 否, 不, n

## 終端機：遊戲裡的說明

cli-help-choose = 選第3張牌，再選牌桌上標了數字的地方
cli-help-at-once = 直接把第3張牌放到它的第2個地方
cli-help-lay = 從欄0、列1往右放{ $tile }；v是往下
cli-help-why = 為什麼不可以這樣做
cli-help-hint = 一步好棋
cli-help-draw = 從布袋抽一張牌；跳過
cli-help-call = 喊「骨米諾」：你只剩一張牌
cli-help-catch = 有人忘了喊，或看漏了最後一張牌可以放的地方
cli-help-undo = 收回一步；重做
cli-help-save = 把這一局存成檔案；打開存檔接著玩
cli-help-rules = 這一局的規則；離開
cli-help-letters = 顏色：{ $list }。
cli-help-short = 字可以只打開頭。

## 命令列

cli-usage = 用法：
cli-commands = 命令
cli-arguments = 要畫什麼
cli-options = 選項
cli-examples = 例子：
cli-program = 骨米諾：自己玩、讓電腦玩、數走法、畫牌桌。
cli-more-help = 「chromino play --help」會說明怎麼玩，其他命令也一樣。
cli-example-bot = 就在這裡跟電腦玩一局
cli-example-two = 兩個人用同一個螢幕
cli-example-load = 打開存檔接著玩
cli-example-lang = 用中文
cli-example-simulate = 電腦對電腦
cli-example-tile = 一張牌的圖
cli-example-tried = 正在試放的牌
cli-example-hand = 遊戲編號7發的手牌
cli-option-help = 顯示這份說明，然後離開
cli-option-lang = 語言：{ $known }
cli-option-json = JSON，給程式用
cli-group-game = 遊戲
cli-option-edition = { $known }（modern）
cli-option-players = 每個位子是human還是電腦（{ $bots }），也可以加名字：小安:human,greedy（{ $usual }）
cli-option-seed = 遊戲編號：編號一樣，發的牌就一樣
cli-group-variants = 玩之前約定好的
cli-option-scoring = simple、expert、contacts、kinds、sides或none
cli-option-draw-limit = 一回合最多抽幾張；none：抽到能放的為止
cli-option-hand-size = 每個人拿幾張牌
cli-option-open-hands = 大家都看得到所有的手牌
cli-option-junior = 簡單模式：給小朋友
cli-option-rule = 其他規則，例如first=random或end=at-once；可以寫好幾次
cli-play = 在終端機裡玩，可以跟電腦玩，也可以跟別人用同一個螢幕。
cli-play-load = 打開存檔接著玩
cli-play-note = 玩的時候，打「{ $help }」就知道可以打什麼。用了--json，每一行輸入都是session的一個命令，例如{ $command }；每一行輸出都是它的回答，第一行顯示這一局。送出{ $bot }之後，電腦就走完了。
cli-simulate = 讓電腦互相玩很多局，數數看誰贏。
cli-simulate-games = 玩幾局（100）
cli-simulate-note = 第一局用給的遊戲編號發牌，第二局用下一個編號，以此類推。大多數版本由位子0先開始：把玩家對調，就知道先開始有多大的好處。
cli-perft = 數一數，發好的一局有多少種可以走的走法。
cli-perft-depth = 往後看幾步（2）
cli-perft-divide = 每個第一步各有多少種
cli-perft-note = 數目一樣的程式，規則也一樣；--divide會顯示是哪個第一步不對。
cli-svg = 畫牌桌、一張牌、手牌，或存檔裡的某一步。
cli-svg-text = 牌桌，例如{ $board }，或一張牌，例如BRY
cli-svg-record = 存檔；-是從標準輸入讀
cli-svg-ply = 存檔走了這麼多步之後
cli-svg-hand = 改畫手牌；位子從0數起
cli-svg-coordinates = 標出欄和列的數字
cli-svg-highlight = 圈出一張牌或一格，例如--highlight=0,1；可以寫好幾次
cli-svg-contacts = 標出一張牌的接觸邊，放下的或試放的都行
cli-svg-no-patterns = 只要顏色，不要圖案
cli-svg-title = 圖片的標題
cli-svg-output = 寫到這個檔案，不顯示出來
cli-see-help = 請看：{ $program } --help
cli-needs-value = { $option }後面少了值。
cli-bad-value = { $option }不能是{ $value }。
cli-no-command = 沒有{ $value }這個命令。有的是：{ $known }。
cli-unknown-option = 這裡不認得：{ $words }。
cli-bad-number = { $option }要是1以上的整數，不能是{ $value }。
cli-rule-form = --rule後面要有名稱和值，例如first=random，不能是{ $value }。
cli-only-bots = 這裡只有電腦可以玩：{ $known }。
cli-text-alone = 用字母寫的牌桌或牌，不能再加--record或--hand。
cli-ply-needs-record = --ply是存檔裡的某一步：請用--record給存檔。
cli-means = { $edition }；除了前兩欄，都是每局的平均
cli-column-wins = 獲勝
cli-column-shared = 共同獲勝
cli-column-won = 勝率
cli-column-draws = 抽牌
cli-column-left = 剩牌
cli-column-points = 得分
cli-row-games = 局數
cli-row-seed = 遊戲編號
cli-row-turns = 回合
cli-row-blocked = 卡住
cli-row-games-per-second = 每秒局數
cli-progress = { $games }局裡玩完{ $done }局
cli-stopped = { $games }局裡玩完{ $done }局就停了。
cli-perft-head = { $edition }，玩家：{ $players }，遊戲編號：{ $seed }
cli-column-depth = 步數
cli-column-leaves = 走法
cli-column-seconds = 秒

## 命令列：還有哪些出錯的時候

cli-no-value = { $option }後面不用加值，請拿掉{ $value }。
cli-no-room = 沒辦法全部印出來：{ $error }。

## 電腦之間的許多局

simulate-bots = bots是一個清單，每個位子一位電腦玩家，例如["counter", "random"]，不能是{ $value }。
simulate-count = { $name }要是1以上的整數，例如{ $name }=2，不能是{ $value }。
simulate-progress = progress可以是True（顯示進度條），或是一個函式，它會知道玩完了幾局、一共有幾局。不能是{ $value }。
simulate-workers-or-executor = simulate可以用workers，也可以用executor，但不能兩個一起用。
simulate-workers-ended = 還沒玩完，處理程序就停了。如果程式寫在檔案裡，請在這一行下面呼叫simulate：if __name__ == "__main__":
simulate-no-processes = 這裡不能啟動處理程序。請讓workers維持1。
simulate-not-sent = 這些電腦玩家沒辦法送到別的處理程序。
simulate-not-found = 別的處理程序找不到這些電腦玩家。
simulate-instead = 請讓workers維持1，或用concurrent.futures的executor=ThreadPoolExecutor()。電腦玩家如果寫在可以匯入的模組裡，也可以在處理程序裡玩。

## 在筆記本裡

widget-needs-anywidget = 筆記本裡的牌桌需要anywidget，這裡還沒安裝。安裝的方法：pip install 'chromino[widget]'
widget-how-to-play = 這是牌桌的圖片。想玩的話，請在JupyterLab 4、Notebook 7或marimo裡執行這個儲存格。
widget-unknown-look = { $own }不認得{ $names }；help({ $own })會說它認得什麼。
widget-not-a-board = BoardView要顯示的是chromino_core.Board，{ $type }不是。想顯示一局遊戲，請用Table(game)。
widget-tiles-list = tiles是牌的清單，例如tiles=["BRY", "GPR"]，不能是{ $value }。
widget-tile-twice = 盒子裡每種牌只有一張：{ $tiles }。
widget-new-or-game = players、edition、seed和規則是開新遊戲用的：請拿掉它們，或拿掉game。
widget-not-a-game = Table(game)要顯示的是chromino_core.Game，{ $type }不是。存檔可以用Game.from_record(record)變成一局。
widget-not-a-task = TaskView(task)要顯示的是chromino_core.Task或chromino_core.Lesson，{ $type }不是。
widget-no-such-step = 沒有第{ $step }步。步驟從0到{ $last }。
widget-on-move = on_move要的是接收一步的函式，{ $value }不是。
widget-on-change = on_change要的是接收一次變化的函式，{ $value }不是。
widget-wait-held = 這個儲存格正在等牌桌上的一步。如果你已經走了，卻沒有反應，就是筆記本在儲存格執行的時候，把你的一步擋住了：請停止這個儲存格。
widget-bot-named = 問題出在「{ $name }」。
widget-bot-written = 問題出在「{ $name }」，它從{ $place }第{ $line }行開始。
widget-wait-lite = 在JupyterLite裡，儲存格不能等人走一步。
widget-wait-marimo = 在marimo裡，儲存格不能等人走一步。
widget-wait-colab = 在Google Colab裡，儲存格不能等人走一步。
widget-wait-ipykernel = 用ipykernel { $version }的時候，儲存格不能等人走一步：要等它執行完，才收得到。請安裝ipykernel { $needed }以上的版本。
widget-wait-instead = 請改用on_move(callback)：每走一步都會呼叫它。
widget-people = 牌桌上不能有{ $number }個人。
widget-players-list = players是幾個人玩，或是名字的清單，例如players=["小安", "小樂"]；不能是{ $value }。
widget-no-seat = 沒有位子{ $seat }可以給電腦坐：位子是0到{ $last }。
widget-too-many-bots = { $count }個電腦玩家坐不下這一局的{ $seats }個位子。
widget-bots = 牌桌上不能有{ $number }個電腦玩家。
widget-chart-range = 範圍要有兩端：請用low=和high=寫出欄位。
widget-chart-step = 直方圖的長條要有寬度：step必須大於0，不能是{ $value }。
widget-chart-empty = 沒有東西可以畫：一列資料也沒有。
widget-chart-number = 欄位「{ $column }」要是數字，可是其中有一個值是{ $value }。
widget-chart-row = 每一列都要是字典或具名元組，可是其中有一列是{ $value }。（資料框用df.to_dict("records")就能變成這樣的列。）
widget-chart-column = 沒有「{ $column }」這個欄位。欄位有：{ $known }。
widget-chart-colours = 顏色要寫成R、G、B、Y、P這些字母，例如'RGB'，不能是{ $value }。

## 啟動檔案，和它們啟動的伺服器

start-why = 骨米諾是瀏覽器裡的網頁，需要一個程式把它送出來。Python 3.9以上就可以，可是這台電腦上沒有。
start-install = 請從{ $address }安裝Python，再重新打開這個檔案。
start-install-windows = 請從Microsoft Store或{ $address }安裝Python，再重新打開這個檔案。
start-install-unix = 在Linux上，系統的程式裡就有。macOS可能會問你要不要裝「命令列開發者工具」：裡面也有。
start-server = 或把「page」資料夾放到任何網頁伺服器上，從那裡打開。
start-close = 按Enter關掉這個視窗。
start-unpack = 請先把整個壓縮檔解開：按右鍵，選「全部解壓縮」。然後打開新資料夾裡的這個檔案。
serve-at = 骨米諾在這裡：{ $address }
serve-stop = 想結束的話，按Ctrl-C，或關掉這個視窗
serve-already = 已經在另一個視窗裡開著了
serve-port = 連接埠{ $port }不能用：{ $error }
serve-other = 平常的網址被別的程式占用了；你存在那裡的遊戲，這裡看不到。
serve-no-page = 這裡沒有網頁。如果是壓縮檔：請全部解開。如果是原始碼：「make play」會做好網頁，再回到這裡。
serve-about = 只把網頁送給這台電腦。
serve-option-port = 平常用{ $port }，不行就用任何空著的
serve-option-no-open = 不要打開瀏覽器
serve-option-help = 顯示這份說明，然後離開

## Pages to print

sheet-none = 沒有東西可印：至少要有一個謎題。
sheet-too-large = 這張牌桌太大，一張紙印不下。
sheet-paper = 這裡沒有{ $value }這種紙。請選其中一種：{ $known }。
sheet-ink = 這裡沒有{ $value }這種墨色。請選其中一種：{ $known }。

## Dates

date-day = { $year }年{ $month }月{ $day }日

## The terminal: conundrums

cli-conundrum = 找出牌所有能放的地方：今天的謎題，或別的謎題。
cli-group-conundrum = 哪個謎題
cli-conundrum-date = 某一天的，例如{ $day }（今天的）
cli-conundrum-number = 精選裡的，見--list
cli-conundrum-seed = 新的，同樣的數字會得到同樣的謎題
cli-conundrum-grade = 新謎題的難度（{ $usual }）
cli-conundrum-link = 連結裡的
cli-conundrum-count = 幾個，一個接一個（1）
cli-conundrum-list = 列出精選
cli-conundrum-answers = 改看解答
cli-group-paper = 印在紙上
cli-conundrum-sheet = 把要印的頁面寫成SVG；有好幾頁的話，檔名會加上號碼
cli-conundrum-paper = a4或letter（a4）
cli-conundrum-ink = colour（彩色）或grey（灰色）（colour）
cli-conundrum-title = 每頁上方的標題
cli-conundrum-note = 找的時候，打「{ $help }」可以看到能打什麼。
cli-example-today = 今天的謎題，就在這裡
cli-example-chosen = 精選裡的一個
cli-example-new = 新的，很難
cli-example-sheet = 十二個印在紙上
cli-conundrum-alone = { $option }不能跟{ $other }一起用，請拿掉一個。
cli-conundrum-many = { $value }個太多了：--count最多{ $most }。
cli-conundrum-how = 打出牌和你覺得能放的地方，例如{ $move }，或打{ $help }。
cli-conundrum-quit = 要離開這個謎題嗎？（{ $yes }/{ $no }）
cli-conundrum-bye = 再見！找到的地方：{ $found }個，一共{ $of }個。
cli-give-up = 要放棄，看剩下的所有地方嗎？（{ $yes }/{ $no }）
cli-typed-give-up = 放棄
cli-help-tip = 提示，每次多說一點
cli-help-give-up = 放棄，看剩下的所有地方
cli-help-leave = 離開這個謎題
