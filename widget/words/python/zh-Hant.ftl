### 只有Python會說的話：終端機、錯誤訊息、圖片、筆記本和啟動檔案。
### 也在../zh-Hant.ftl裡的id，在那裡有另一種說法，給不寫程式的人看。

## 清單、名字和語言

list-comma = { "、" }
list-and = { $first }和{ $last }
name-random = 隨興
name-greedy = 貪吃鬼
name-counter = 小算盤
unknown-language = 這裡沒有{ $value }這種語言。有的是：{ $known }。

## 告訴寫程式的人該怎麼寫的錯誤訊息

not-a-tile = { $text }不是一張牌。一張牌是R、G、B、Y、P之中的三個字母，例如BRY。
unknown-colour = { $text }不是一張牌：沒有{ $square }這種顏色。顏色有R、G、B、Y、P。
no-such-chameleon = 沒有{ $text }這張百搭骨米諾。盒子裡有{ $known }。
not-a-placement = { $text }不是放牌的寫法。要像BRY@0,1>或BRY@-2,0v這樣寫。
too-far = { $text }太遠了。座標從-{ $farthest }到{ $farthest }。
not-a-board = { $text }不是牌桌。牌桌是一串放牌的寫法，中間各空一格。
not-an-action = { $text }不是可以做的動作。動作有：放牌的寫法、draw、pass、call、catch:SEAT、show:PLACEMENT。
not-a-cell = { $text }不是一格。一格是兩個整數，(x, y)。
not-your-turn = 現在輪到玩家{ $seat }（從0數起）。
no-such-seat = 沒有玩家{ $seat }。玩家從0數到{ $last }。
not-rules = { $value }不是一套規則。用edition('modern')可以得到一套。
calls-end-turn = 要喊「骨米諾」的玩法，抽牌之後回合就要結束（play_drawn=False）。
voluntary-draw-ends-turn = 有牌可放還能選擇抽牌的玩法，抽牌之後回合就要結束（play_drawn=False）。
draw-limit-one = 如果抽牌之後回合就結束，就只抽一張（draw_limit=1）。
dominoes-need-one-contact = 跟骨牌一樣的玩法，需要min_contacts=1。
no-chameleon-to-start = 盒子裡沒有百搭骨米諾可以當起始牌。請選start='tricolour'或chameleons=True。
draw-off-needs-tricolour = 抽牌決定起始牌的話，需要start='tricolour'。
min-contacts-range = min_contacts不能是{ $value }：只能是1或2。
unknown-geometry = 沒有{ $value }這種擺法。只有'free'或'dominoes'。
player-name = 玩家{ $seat }（從0數起）的名字不行：{ $value }。名字要有1到{ $most }個字。
seed-range = seed不能是{ $value }。要是0到{ $most }的整數。
no-such-ply = 這一局沒有第{ $ply }步。可以從{ $least }到{ $most }。
not-a-bot = { $value }不是電腦玩家：它沒有think方法，也不是函式。
bot-nonsense = 電腦玩家想做一件不能做的事：{ $value }。
bot-failed = 「{ $name }」出錯了：{ $error }

## 圖片

picture-title-table = 骨米諾的牌桌
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
picture-link = 欄{ $x }、列{ $y }：{ $colour }碰到{ $neighbour }，可以接。
picture-break = 欄{ $x }、列{ $y }：{ $colour }碰到{ $neighbour }，不能接。
picture-taken = 欄{ $x }、列{ $y }：已經有牌了。
picture-none = 沒有東西可以顯示：至少要有一張牌桌、一副手牌、一張牌或一張圖。
picture-unknown = 「{ $value }」不是圖。這裡可以顯示牌桌、遊戲、手牌、牌，以及svg.board等函式的結果。
picture-columns = 不能分成{ $value }欄。請給一個整數，至少1。

## 好幾張圖合成一張

picture-captions = 每張圖都要有說明，不然就全部不要。圖：{ $pictures }張；說明：{ $captions }個。

## 終端機：發生了什麼

cli-laid = { $name }放下{ $move }。
cli-laid-sum = { $name }放下{ $move }，得到{ $sum }。
cli-drew = { $name }從布袋抽一張牌。
cli-passed = { $name }跳過這一回合。
cli-called = { $name }喊「骨米諾！」只剩一張牌了。
cli-caught = { $name }抓到{ $other }忘了喊，{ $other }要抽一張牌。
cli-showed = { $name }指出最後一張牌可以放在{ $move }，所以多抽兩張。
cli-you-drew = 你抽到{ $letters }。
cli-points = 得分：{ $list }。
cli-left = 剩下的牌：{ $list }。
cli-bye = 再見！這一局還沒玩完。

## 終端機：可以做什麼

cli-let-be = Enter：算了。
cli-type = 請打{ $word }。
cli-pass-screen = 把螢幕交給{ $name }，然後按Enter。
cli-pass-undo = （打{ $word }可以收回上一張牌）
cli-can-lay = 可以放的有{ $list }。
cli-enter-draw = 按Enter抽牌。
cli-enter-on = 按Enter繼續。
cli-not-now = 現在不行。打{ $word }看看可以做什麼。
cli-may = 這樣可以。
cli-hint = 也許這樣：打{ $move }
cli-which-file = 請說是哪個檔案：{ $word } game.json
cli-saved = 已經存到{ $file }。要繼續玩就打：{ $word } { $file }
cli-quit = 要離開這一局嗎？（{ $yes }/{ $no }）
cli-riddle = 「{ $line }」是什麼意思？打{ $word }看看可以打什麼。
cli-no-tile = 沒有第{ $number }張牌：你有{ $count }張。
cli-no-place = 現在沒有地方可以放{ $letters }。
cli-no-place-number = 沒有第{ $number }個位置：{ $letters }有{ $count }個。
cli-where = { $letters }要放在哪裡？打一個號碼；按Enter回去。
cli-place = 位置
cli-back = 按Enter回到牌桌
cli-end-leave = Enter：離開。
cli-end-save = { $save } { $file }：存起來。
cli-end-undo = { $undo }：收回上一步。
cli-file = 檔案
cli-no-file = 沒有{ $file }這個檔案。
cli-file-refused = 打不開{ $file }：{ $error }。
cli-rules = 這一局的規則，名稱和--rule用的一樣：
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

cli-help-choose = 選第3張牌，再選牌桌上標了號碼的位置
cli-help-at-once = 直接把第3張牌放到它的第2個位置
cli-help-lay = 從欄0、列1往右放{ $tile }；v是往下
cli-help-why = 為什麼不能這樣做
cli-help-hint = 一步好棋
cli-help-draw = 從布袋抽一張牌；跳過這一回合
cli-help-call = 說你只剩一張牌
cli-help-catch = 有人忘了喊，或沒看到最後一張牌可以放
cli-help-undo = 收回你的一步；再做一次
cli-help-save = 把這一局存成檔案；讀回來繼續玩
cli-help-rules = 這一局的規則；離開
cli-help-letters = 顏色：{ $list }。
cli-help-short = 字可以只打開頭。

## 命令列

cli-usage = 用法：
cli-commands = 命令
cli-arguments = 要畫什麼
cli-options = 選項
cli-examples = 例子：
cli-program = 骨米諾：自己玩、讓電腦玩、數一數走法、畫出牌桌。
cli-more-help = 「chromino play --help」會說明怎麼玩，其他命令也一樣。
cli-example-bot = 就在這裡跟電腦玩一局
cli-example-two = 兩個人用同一個螢幕
cli-example-load = 繼續玩存檔
cli-example-lang = 用中文
cli-example-simulate = 電腦對電腦
cli-example-tile = 一張牌的圖
cli-example-tried = 正在試放的牌
cli-example-hand = 編號7發的手牌
cli-option-help = 顯示這份說明，然後離開
cli-option-lang = 語言：{ $known }
cli-option-json = JSON，給程式用
cli-group-game = 遊戲
cli-option-edition = { $known }（modern）
cli-option-players = 每個位子是human或電腦（{ $bots }），也可以加名字：小安:human,greedy（{ $usual }）
cli-option-seed = 號碼一樣，發的牌就一樣
cli-group-variants = 玩之前說好的變化
cli-option-scoring = simple、expert、contacts、kinds、sides或none
cli-option-draw-limit = 一回合可以抽幾張；none：抽到可以放為止
cli-option-hand-size = 每個人拿幾張牌
cli-option-open-hands = 大家都看得到所有手牌
cli-option-junior = 給小小孩的玩法
cli-option-rule = 其他規則，例如first=random或end=at-once；可以寫好幾次
cli-play = 在終端機裡玩，可以跟電腦玩，也可以跟別人用同一個螢幕。
cli-play-load = 繼續玩存檔
cli-play-note = 玩的時候，打「{ $help }」就知道可以打什麼。用--json的話，每一行輸入是session的一個命令，例如{ $command }，每一行輸出是它的回答；第一行顯示這一局。{ $bot }之後，電腦已經走完。
cli-simulate = 讓電腦互相玩很多局，數數看誰贏。
cli-simulate-games = 玩幾局（100）
cli-simulate-note = 第一局用給的號碼發牌，第二局用下一個號碼，依此類推。大多數版本由位子0開始：把玩家對調，就知道先走有多大好處。
cli-perft = 數一數一局發好的牌有多少種合法的走法。
cli-perft-depth = 往後看幾步（2）
cli-perft-divide = 每個第一步各有多少種
cli-perft-note = 這些數目一樣的程式，規則也一樣；--divide會顯示是哪個第一步不對。
cli-svg = 畫一張牌桌、一張牌、一手牌，或存檔裡的某一刻。
cli-svg-text = 牌桌，例如{ $board }，或一張牌，例如BRY
cli-svg-record = 存檔；-是從標準輸入讀
cli-svg-ply = 存檔走了這麼多步之後
cli-svg-hand = 改畫手牌；位子從0數起
cli-svg-coordinates = 標出欄和列的號碼
cli-svg-highlight = 圈起一張牌或一格，例如--highlight=0,1；可以寫好幾次
cli-svg-contacts = 標出一張牌碰到的邊，放下的或試放的都行
cli-svg-no-patterns = 只有顏色，沒有花紋
cli-svg-title = 圖片的標題
cli-svg-output = 寫到這個檔案，不印出來
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
cli-means = { $edition }；除了前兩個數字，都是每局的平均
cli-column-wins = 獨贏
cli-column-shared = 同勝
cli-column-won = 勝率
cli-column-draws = 抽牌
cli-column-left = 剩牌
cli-column-points = 得分
cli-row-games = 局數
cli-row-seed = 號碼
cli-row-turns = 回合
cli-row-blocked = 卡住
cli-row-games-per-second = 每秒局數
cli-progress = { $games }局中的第{ $done }局
cli-stopped = { $games }局玩到第{ $done }局就停了。
cli-perft-head = { $edition }，玩家：{ $players }，號碼：{ $seed }
cli-column-depth = 步數
cli-column-leaves = 走法
cli-column-seconds = 秒

## 電腦之間的許多局

simulate-bots = bots是一個清單，每個座位一個電腦玩家，例如["counter", "random"]，不能是{ $value }。
simulate-count = { $name }是從1開始的整數，例如{ $name }=2，不能是{ $value }。
simulate-progress = progress可以是True（顯示進度條），或是一個函式，會得知玩完了幾局、一共幾局。不能是{ $value }。
simulate-workers-or-executor = simulate可以用workers或executor，但不能兩個都用。
simulate-workers-ended = 還沒玩完，程序就停了。在程式檔裡，請在這一行下面呼叫simulate：if __name__ == "__main__":
simulate-no-processes = 這裡不能啟動程序，請讓workers維持1。
simulate-not-sent = 這些電腦玩家不能送到其他程序。
simulate-not-found = 其他程序找不到這些電腦玩家。
simulate-instead = 請讓workers維持1，或使用concurrent.futures的executor=ThreadPoolExecutor()。寫在可以匯入的模組裡的電腦玩家，也可以在程序裡玩。

## 在筆記本裡

widget-needs-anywidget = 筆記本裡的牌桌需要anywidget，這裡還沒安裝。安裝的方法：pip install 'chromino[widget]'
widget-how-to-play = 這是牌桌的圖片。想玩的話，請在JupyterLab 4、Notebook 7或marimo裡執行這一格。
widget-unknown-look = { $own }不認得{ $names }；help({ $own })會說它認得什麼。
widget-not-a-board = BoardView顯示的是chromino_core.Board，{ $type }不是。要顯示一局遊戲，請用Table(game)。
widget-tiles-list = tiles是牌的清單，例如tiles=["BRY", "GPR"]，不能是{ $value }。
widget-tile-twice = 盒子裡每張牌只有一張：{ $tiles }。
widget-new-or-game = players、edition、seed和規則是用來開新局的：請拿掉它們，或拿掉game。
widget-not-a-game = Table(game)顯示的是chromino_core.Game，{ $type }不是。存檔可以用Game.from_record(record)變成一局。
widget-on-move = on_move要的是接收一步的函式，{ $value }不是。
widget-on-change = on_change需要一個接收一次變化的函式，而「{ $value }」不是。
widget-wait-held = 這個儲存格正在等桌上的一步。如果你已經走了卻沒有反應，表示筆記本在儲存格執行時會擋住動作：請停止這個儲存格。
widget-bot-named = 這是「{ $name }」做的。
widget-bot-written = 這是「{ $name }」做的，它從{ $place }第{ $line }行開始。
widget-wait-lite = 在JupyterLite裡，一格不能等別人走一步。
widget-wait-marimo = 在marimo裡，一格不能等別人走一步。
widget-wait-ipykernel = 用ipykernel { $version }時，一格不能等別人走一步：要等它執行完，才收得到。請安裝ipykernel 7或更新的版本。
widget-wait-instead = 請改用on_move(callback)：每走一步都會呼叫它。
widget-people = 牌桌上不能有{ $number }個人。
widget-players-list = players是幾個人玩，或他們名字的清單，例如players=["小安", "小樂"]；不能是{ $value }。
widget-no-seat = 沒有位子{ $seat }可以給電腦：位子從0到{ $last }。
widget-too-many-bots = { $count }個電腦玩家坐不下這一局的{ $seats }個位子。
widget-bots = 牌桌上不能有{ $number }個電腦玩家。
widget-chart-range = 範圍要有兩端：請寫出low=和high=的欄位。
widget-chart-step = 直方圖的長條要有寬度：step必須大於0，不能是{ $value }。
widget-chart-empty = 沒有東西可以畫：一列資料也沒有。
widget-chart-number = 欄位「{ $column }」要是數字，但其中一個值是{ $value }。
widget-chart-row = 每一列都要是字典或具名元組，但其中一列是{ $value }。（資料框可以用df.to_dict("records")得到這樣的列。）
widget-chart-column = 沒有「{ $column }」這個欄位。欄位有：{ $known }。
widget-chart-colours = 顏色要用R、G、B、Y、P這些字母，例如'RGB'，不能是{ $value }。

## 啟動檔案，和它們啟動的伺服器

start-why = 骨米諾是給瀏覽器看的網頁，需要一個程式把它送出來。Python 3.9或更新的版本就可以，可是這台電腦上沒有。
start-install = 請從{ $address }安裝Python，再打開一次這個檔案。
start-install-windows = 請從Microsoft Store或{ $address }安裝Python，再打開一次這個檔案。
start-install-unix = 在Linux上，它就在系統的程式裡。macOS可能會問你要不要裝「命令列開發者工具」：裡面就有。
start-server = 或把「page」資料夾放到任何網頁伺服器上，從那裡打開。
start-close = 按Enter關掉這個視窗。
start-unpack = 請先把整個壓縮檔解開：按右鍵，選「全部解壓縮」。然後打開新資料夾裡的這個檔案。
serve-at = 骨米諾在這裡：{ $address }
serve-stop = 要結束的話，按Ctrl-C或關掉這個視窗
serve-already = 已經在另一個視窗裡了
serve-port = 連接埠{ $port }不能用：{ $error }
serve-other = 平常的網址被別的程式用了；你存在那裡的遊戲不在這裡。
serve-no-page = 這裡沒有網頁。如果是壓縮檔：請全部解開。如果是原始碼：「make play」會做好網頁再回到這裡。
serve-about = 只把網頁送給這台電腦。
serve-option-port = 平常是{ $port }，不行就用任何空著的
serve-option-no-open = 不要打開瀏覽器
serve-option-help = 顯示這份說明，然後離開
