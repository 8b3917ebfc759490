### 只有網頁會說的話。
### 用詞照../zh-Hant.ftl的詞彙表。

## The page

ui-title = Chromino
ui-title-table = { $say }｜Chromino
ui-notice-close = 知道了
ui-opening = 正在準備牌桌
ui-opening-files = 正在下載遊戲：{ $done }/{ $total }MB。第一次會比較久。
ui-opening-python = 請等一下……
ui-opening-rules = 正在讀規則……
ui-elsewhere = Chromino開在另一個分頁
ui-elsewhere-do = 一次只能在一個分頁玩。可以到那邊繼續，或把遊戲搬到這裡來：什麼都不會少。
ui-play-here = 在這裡玩
ui-restarting = 請等一下：正在把遊戲接回來……
ui-dealing = 請等一下：其他的牌還在發……
ui-first = 第一次來嗎？
ui-first-show = 教我玩
ui-engine-restarted = 剛才那一步在半路上弄丟了。遊戲還是之前的樣子：請再試一次。
ui-storage-denied = 這個瀏覽器不替這個網頁存東西，關掉以後，這一局就不見了。想留著，就存成檔案。
ui-update-ready = 這個網頁有新版本了。更新的時候會重新載入，遊戲會接著玩。
ui-update-now = 現在更新
ui-offline-full = 這個瀏覽器的空間不夠，沒辦法把網頁存起來，讓你沒有網路也能玩。有網路的時候，一切正常。
ui-offline-denied = 這個瀏覽器不讓網頁存起來，沒有網路就不能玩。有網路的時候，一切正常。
ui-stored-damaged = 你上次的遊戲打不開。它還在，就在「存檔」裡。
ui-file-refused = 「{ $file }」打不開。
ui-link-too-long = 這個連結太長，不會是一局遊戲：最多{ $most }個字元。
ui-failed-no-wasm = 這個瀏覽器不能玩這個遊戲
ui-failed-no-wasm-do = 遊戲需要WebAssembly，這裡沒有，或是被關掉了。請改用新一點的瀏覽器，或請管理這台裝置的人打開它。
ui-failed-too-old = 這個瀏覽器太舊了，玩不了這個遊戲
ui-failed-too-old-do = 請更新它，或用別的瀏覽器打開這個網頁：最近幾年的都可以。
ui-too-old-since = 這些版本，還有更新的版本，都可以：
ui-failed-blocked = 遊戲有一部分沒送到
ui-failed-blocked-do = 請看看有沒有連上網路，再試一次。如果每次都這樣，可能是過濾軟體或擴充功能擋住了檔案。
ui-failed-memory = 記憶體不夠
ui-failed-memory-do = 請關掉幾個分頁或程式，再試一次。
ui-failed-silent = 遊戲沒有回應
ui-failed-silent-do = 可能是網路太慢，或是過濾軟體擋住了檔案。請再試一次。
ui-failed-worker-died = 遊戲停了好幾次
ui-failed-worker-died-do = 可能是裝置的記憶體不夠。請關掉幾個分頁，再試一次。
ui-failed-outdated = 已經有新版本了
ui-failed-outdated-do = 這個網頁是在新版本出來之前打開的。請再試一次，網頁會重新載入。
ui-failed-unexpected = 這裡出錯了
ui-failed-unexpected-do = 這是我們的錯。請再試一次；如果一直這樣，下面的詳細資料可以幫忙修理的人。
ui-failed-kept = 你的遊戲好好的，會從剛才的地方接下去。
ui-try-again = 再試一次
ui-details = 詳細資料
ui-copy = 複製
ui-copied = 已複製
# Where the page was opened as a file on a disk; `site/builder/page/without_server.py` puts these into the page itself.
ui-from-file = 還差一步
ui-from-file-why = 這個網頁是當成檔案打開的，瀏覽器不讓它的程式這樣執行。什麼都沒有壞。
ui-from-file-start = 請到上一層資料夾，打開適合這台電腦的啟動檔：
ui-from-file-server = 這個資料夾放到任何網頁伺服器上，也能用。有原始碼的話，指令「make play」會啟動一個。

## Saved games

ui-games-open-file = 打開檔案
ui-games-drop = 拖到這裡放開，就能打開這一局
ui-games-none = 還沒有遊戲
ui-games-none-about = 你玩的每一局，都會一步一步自動存在這裡。有人傳遊戲給你嗎？把檔案拖到這個網頁上就能打開。
ui-games-refused = 這個瀏覽器不替這個網頁存東西。還是可以玩，也可以把遊戲存成檔案。
ui-games-goes-on = 還沒玩完
ui-games-over = 玩完了
ui-games-won =
    { $count ->
        [1] { $names }贏了
       *[other] { $names }共同獲勝
    }
# Count is how many tiles lie on the table.
ui-games-about = { $edition }・放了{ $count }張牌
ui-games-damaged = 壞掉的遊戲
ui-games-damaged-about = 這一局不能再玩了，但剩下的部分可以存成檔案。
ui-games-cant-open = 這一局打不開了。它還在，可以存成檔案。
ui-games-later = 新版本的遊戲
ui-games-later-about = 這一局是新版的網頁存的，不會不見。想玩的話，請重新載入網頁。
ui-games-not-now = 這一局現在打不開。它還在，請再試一次。
ui-games-went-on = 這一局也在另一個分頁接著玩了。你在這裡玩的，會另外存成一份。
# Asked only where the page lies inside another site’s.
ui-games-delete-ask = 要刪除「{ $game }」嗎？
# A button with three dots; the game is its name, or its players.
ui-games-more = 「{ $game }」的選項
ui-games-do-watch = 從頭看一遍
ui-games-do-rename = 改名字
ui-games-do-duplicate = 複製一份
ui-games-do-export = 存成檔案
ui-games-do-delete = 刪除
ui-games-name = 這一局的名字
ui-games-name-keep = 就叫這個
ui-games-name-how = 沒有取名字，就用玩家的名字。
ui-games-name-long = 太長了：最多{ $most }個字。
ui-games-name-control = 這個名字裡有顯示不出來的字。
ui-games-copy-of = { $game }（複本）
ui-games-said-copied = 「{ $game }」在清單最上面。
ui-games-said-renamed = 這一局現在叫「{ $game }」。
ui-games-said-back = 「{ $game }」回來了。
ui-games-deleted = 刪除了「{ $game }」。
ui-games-undo = 救回來
ui-games-added = 多了{ $count }局存檔。
ui-games-more-refused = 還有{ $count }個檔案也打不開。
ui-storage-full = 這個瀏覽器沒有空間存這一局了。可以繼續玩：刪掉幾個存檔，或把這一局存成檔案。
ui-storage-newer = 你的遊戲是新版的網頁存的。請重新載入來更新；在那之前，什麼都不會存。
ui-storage-promised = 這個瀏覽器答應會留著你的遊戲。
ui-storage-unsure = 空間不夠的時候，這個瀏覽器可能會清掉你的遊戲：重要的請存成檔案。
# The size is a number.
ui-storage-used = 這個網頁在這台裝置上用了{ $size }MB。
ui-erase = 清除這台裝置上的全部資料
ui-erase-ask = 要清除這台裝置上的全部資料嗎？
ui-erase-what =
    { $count ->
        [0] 你的設定，和這個網頁在這台裝置上存的其他東西，都會永遠不見。你另外存的檔案還在。
       *[other] 你的{ $count }局存檔、設定，和這個網頁在這台裝置上存的其他東西，都會永遠不見。你另外存的檔案還在。
    }
ui-erase-yes = 全部清除
ui-erase-failed = 還沒有全部清除。請關掉這個網頁的其他分頁，再試一次。

## Starting a game

ui-tagline = 把你的牌接上去，同色碰同色，至少接兩邊。誰先放完，誰就贏！
ui-trademark = Chromino是商標，屬於商標所有人；遊戲作者是Louis Abraham。這是獨立製作的非商業版本。
ui-play = 開始玩
ui-play-about = 馬上跟一位電腦玩家玩
ui-play-only = 連結裡的這一局
ui-locked = 這個連結只能玩這一局。想玩別的，請直接打開網頁，不要用這個連結。
ui-getting-ready = 正在準備……
ui-getting-ready-about = 等一下會自動開始
ui-continue = 繼續
ui-continue-about = { $players }・{ $edition }・{ $when }
ui-new = 新遊戲……
ui-new-about = 版本、玩家、規則
ui-junior = 給小朋友
ui-junior-about = 像骨牌那樣接，每人{ $hand }張牌

ui-ways = 更多
ui-way-learn = 怎麼玩
ui-way-rules = 規則
ui-way-games = 存檔
ui-way-about = 關於
ui-way-notebooks = 筆記本
ui-way-install = 安裝

ui-new-game = 新遊戲
ui-back = 返回
ui-start-game = 開始
ui-editions = 版本
ui-juniors = 簡單模式：給小朋友
ui-game-modern = 現行版
ui-game-modern-about = 有五張百搭骨米諾，中間跟什麼顏色都合。
ui-game-modern-zh = 中文規則
ui-game-modern-zh-about = 牌跟現行版一樣；有人放完後，其他人各再玩一回合。
ui-game-textures = 紋路版
ui-game-textures-about = 每種顏色都有自己的紋路。有三種計分方法。
ui-game-ravensburger-2001 = 2001年Ravensburger
ui-game-ravensburger-2001-about = 沒有百搭骨米諾。玩完一輪才結束，可以共同獲勝。
ui-game-meccano-1998 = 1998年Meccano
ui-game-meccano-1998-about = 抽牌決定誰先開始；記得喊「骨米諾」，忘了喊會被抓。
ui-game-junior-dominoes = 像骨牌那樣
ui-game-junior-dominoes-about = 頭尾相接，每張接一邊；在百搭骨米諾那裡可以分岔。
ui-game-junior-one-contact = 接一邊就夠了
ui-game-junior-one-contact-about = 玩法照舊，但只要接一邊就能放。

ui-agreements = 怎麼玩
ui-rule-hand-size = 每人幾張牌
ui-rule-hand-size-about = 規則書說{ $book }張。少一點玩得快，適合年紀小的孩子。
ui-rule-draw-limit = 沒有牌可以放時抽幾張
ui-rule-draw-limit-1 = 一張
ui-rule-draw-limit-1-about = 能放就馬上放。不能放，你的回合就結束。
ui-rule-draw-limit-3 = 最多3張
ui-rule-draw-limit-3-about = 抽到能放的為止，但最多三張。
ui-rule-draw-limit-4 = 最多4張
ui-rule-draw-limit-4-about = 抽到能放的為止，但最多四張。
ui-rule-draw-limit-5 = 最多5張
ui-rule-draw-limit-5-about = 抽到能放的為止，但最多五張。
ui-rule-draw-limit-other = 其他張數
ui-rule-draw-limit-other-about = 抽到能放的為止，但最多{ $limit }張。
ui-rule-draw-limit-none = 抽到能放的為止
ui-rule-draw-limit-none-about = 要抽幾張就抽幾張。
ui-rule-open-hands = 手牌
ui-rule-open-hands-false = 不公開
ui-rule-open-hands-false-about = 每個人只看得到自己的牌。
ui-rule-open-hands-true = 公開
ui-rule-open-hands-true-about = 所有的牌都翻開來：剛學的時候，或人多的時候，這樣玩很好。
ui-rule-first = 誰先開始
ui-rule-first-seat = 年紀最小的
ui-rule-first-random = 隨機
ui-begins-seat = 年紀最小的先開始，就是第一個位子的人。
ui-begins-random = 隨機決定誰先開始。
ui-begins-draw-off = 大家輪流抽牌，最先抽到三色牌的人先開始。
ui-rule-scoring = 計分
ui-rule-scoring-none = 不計分
ui-rule-scoring-none-about = 先放完的人獲勝。
ui-rule-scoring-simple = A：依牌計分
ui-rule-scoring-simple-about = 你放的牌和它碰到的每張牌，各有幾種顏色就得幾分。
ui-rule-scoring-kinds = B：依種類計分
ui-rule-scoring-kinds-about = 每接一邊，兩張牌都得分，依種類各1到4分。剩在手上的牌要扣分。
ui-rule-scoring-sides = C：依長短邊計分
ui-rule-scoring-sides-about = 跟B一樣，但從短邊接的時候，兩張牌的點數相乘。
ui-rule-scoring-expert = 專家模式
ui-rule-scoring-expert-about = 你放的牌和它碰到的每張牌，各有幾種顏色就得幾分，百搭骨米諾是3分。
ui-rule-scoring-contacts = 依接觸邊計分
ui-rule-scoring-contacts-about = 每接一邊，兩張牌都得分：各有幾種顏色就得幾分。
ui-more = 更多
ui-seed = 遊戲編號
ui-seed-about = 同樣的編號，會發到同樣的牌。空著就會有驚喜。

ui-seats-about = { $least }到{ $most }人，照座位的順序。
ui-add-person = 加一位真人玩家
ui-add-bot = 加一位電腦玩家
ui-seat-name = 第{ $place }位玩家的名字
ui-seat-kind = 誰來替{ $name }玩
ui-seat-twin = 有兩位玩家都叫{ $name }。
ui-seat-up = 把{ $name }往前移
ui-seat-down = 把{ $name }往後移
ui-seat-remove = 移除{ $name }
ui-said-seat-added = { $name }來了，坐第{ $place }個位子。
ui-said-seat-moved = { $name }換到第{ $place }個位子。
ui-said-seat-removed = { $name }離開牌桌了。
ui-player = 玩家{ $number }
ui-bot-1 = 豆豆
ui-bot-2 = 樂樂
ui-bot-3 = 米米
ui-bot-4 = 安安
ui-bot-5 = 多多
ui-bot-6 = 可可
ui-bot-7 = 圓圓
ui-bot-8 = 奇奇
ui-picture-choose = 選一張圖
ui-picture-of = { $name }的圖
ui-picture-none = 沒有圖
ui-picture-fox = 狐狸
ui-picture-bear = 小熊
ui-picture-cat = 貓咪
ui-picture-dog = 小狗
ui-picture-rabbit = 兔子
ui-picture-mouse = 小老鼠
ui-picture-lion = 獅子
ui-picture-panda = 貓熊
ui-picture-frog = 青蛙
ui-picture-owl = 貓頭鷹
ui-picture-penguin = 企鵝
ui-picture-turtle = 烏龜
ui-picture-dolphin = 海豚
ui-picture-octopus = 章魚
ui-picture-elephant = 大象
ui-picture-horse = 小馬
ui-picture-unicorn = 獨角獸
ui-picture-butterfly = 蝴蝶
ui-picture-bee = 蜜蜂
ui-picture-ladybird = 瓢蟲
ui-picture-star = 星星
ui-picture-rocket = 火箭
ui-picture-rainbow = 彩虹
ui-picture-apple = 蘋果

## Showing a game to others

ui-share = 分享這一局
ui-share-link = 連結
ui-share-whole = 打開連結的人，可以一步一步看完這一局。
# Hands lie open, or one's own are in the link, or none at all.
ui-share-position =
    { $hands ->
        [open] 打開連結的人從這裡接著玩，所有的手牌都跟現在一樣公開。
        [own] 打開連結的人從這裡接著玩。你的牌在裡面，別人的牌都保密。
       *[none] 打開連結的人從這裡接著玩。所有的手牌都保密。
    }
# Opens what the device has for sending things to others.
ui-share-send = 分享……
ui-share-marked = 連結已經選起來了：用平常的方法複製就好。
ui-share-qr = QR Code
ui-share-qr-how = 用手機或平板的相機對準它。
ui-share-qr-drawing = 請等一下……
ui-share-qr-long = 這個連結太長，做不成QR Code。請改用複製的。
ui-share-no-qr = QR Code畫不出來。有連上網路嗎？請再試一次。

ui-share-start = 照這樣再開一局
ui-share-start-about = 規則一樣，玩家種類一樣，重新發牌：給朋友玩，或給全班玩。
ui-share-start-link = 新遊戲的連結
ui-share-start-any = 各人自己選
ui-share-start-same = 大家都發同樣的牌
ui-share-start-lock = 只能玩這一局
ui-share-start-lock-about = 玩家、規則和提示都不能改。

ui-share-picture = 圖片
ui-share-save-as = 存成{ $kind }
ui-share-words = 用文字說這張圖
# Table with 2 tiles: blue, wild, yellow, across …; blue, red, yellow, across ….
ui-share-told = { $board }：{ $tiles }。

ui-share-file = 檔案
ui-share-file-about = 這一整局，可以留著，也可以在別的地方打開。
ui-share-file-secret = 這一整局，連保密的牌都在裡面，可以到別的地方接著玩。別給正在玩的人看！

ui-share-notebook = 筆記本
ui-share-notebook-about = 把你在這裡看到的這一局放進Jupyter：可以用Python讀它，也可以在那裡接著玩。
ui-share-notebook-open = 用筆記本打開
ui-notebook-first = 這一局是從網頁來的。請從上到下，一個一個執行儲存格：按Shift+Enter。

## 謎題

ui-conundrums = 謎題
ui-way-conundrums = 謎題
ui-conundrum-today = 今天的謎題
ui-conundrum-no-day = 這部裝置顯示的日期沒有謎題。日期對嗎？
ui-conundrum-not-yet = 這個謎題的日子還沒到。
# How far somebody has come.
ui-conundrum-is-new = 找出所有的地方
ui-conundrum-is-begun = 開始找了
ui-conundrum-is-solved = 解開了
ui-conundrum-is-helped = 有提示，解開了
ui-conundrum-is-given-up = 放棄了
ui-conundrum-begun = { $of }個中找到{ $found }個
ui-conundrum-row = 連續{ $count }天
ui-conundrum-row-longest = 最長：{ $count }天
# Behind the door to today’s one.
ui-conundrum-door-about = { $progress } · { $row }
# What a button says.
ui-conundrum-day-is = { $day }：{ $progress }
ui-conundrum-do-start = 開始
ui-conundrum-do-go-on = 繼續
ui-conundrum-do-look = 看一看
ui-conundrum-month-before = 上個月
ui-conundrum-month-after = 下個月
ui-conundrum-made-about = 新的謎題要多少有多少，從難度1（很簡單）到難度5（很難）。
ui-conundrum-collection = 精選謎題
ui-conundrum-collected = { $of }個中解開{ $done }個

ui-conundrum-share = 分享這個謎題
ui-conundrum-share-about = 打開連結的人會拿到同一個謎題，裡面沒有答案。

ui-conundrum-print = 列印謎題
ui-conundrum-print-which = 哪些謎題
ui-conundrum-print-this = 剛才那一個
ui-conundrum-print-today = 今天的
ui-conundrum-print-collected = 精選的
ui-conundrum-print-made = 新的
ui-conundrum-print-grade = 難度
ui-conundrum-print-paper = 紙張
ui-conundrum-paper-a4 = A4紙
ui-conundrum-paper-letter = Letter紙
ui-conundrum-print-ink = 顏色
ui-conundrum-ink-colour = 彩色
ui-conundrum-ink-grey = 灰色，有圖案
ui-conundrum-print-answers = 答案另外印
ui-conundrum-print-pages = 頁面
ui-conundrum-print-drawing = 請等一下……
ui-conundrum-pages = { $count }頁準備好了。
ui-conundrum-do-print = 列印

## About

ui-about = 關於Chromino
ui-about-version = 版本{ $version }
ui-about-stored = 存了什麼
ui-about-stored-here = 你的遊戲和設定，都存在這台裝置的這個瀏覽器裡。
ui-about-offline-ready = 網頁本身也存好了：沒有網路也能玩。
ui-about-offline-preparing = 網頁本身正在存起來，存好以後沒有網路也能玩。
ui-about-offline-insecure = 網頁本身沒辦法存在這裡，所以要有網路才能玩：瀏覽器只讓https開頭的網址這麼做。
ui-about-offline-unsupported = 網頁本身沒辦法存在這裡，所以要有網路才能玩：這個瀏覽器不會，或是在無痕視窗裡不行。
ui-about-offline-denied = 網頁本身沒辦法存在這裡，所以要有網路才能玩：這個瀏覽器不允許。
ui-about-offline-full = 網頁本身沒辦法存在這裡，所以要有網路才能玩：這個瀏覽器的空間不夠。
ui-about-stored-nowhere = 什麼都不會自己傳出去：沒有帳號，沒有Cookie，也沒有統計。要分享什麼，只由你決定。
ui-about-stored-erase = 在「存檔」裡可以全部清除。
ui-about-parts = 它是用什麼做的
ui-about-licences = 所有授權條款全文
ui-about-details = 回報問題用的詳細資料
ui-about-details-why = 裡面沒有你的資料：沒有名字，也沒有牌。

## 在程式執行之前

# One line each, for they are put into the page when it is built.
ui-page-about = 來玩骨米諾（Chromino），三個色塊一張牌的遊戲：一個人玩、跟電腦玩、跟別人玩都可以。這是獨立製作的版本。
ui-page-picture = 牌桌上有一張牌：藍、百搭、黃
ui-page-no-scripts = 這個網頁要靠程式才能玩骨米諾。請允許它使用JavaScript，再重新載入。
ui-page-no-program = 網頁的程式還沒送到。請重新載入。

## Conundrums on paper

ui-sheet-title = 謎題
ui-sheet-answers = 解答
ui-sheet-how = 找出每張牌所有能放的地方。至少要接兩邊，而且接到的每一邊都要同色。牌旁邊的數字是有幾個地方：每找到一個，就打一個勾。
ui-sheet-how-answers = 每個地方都畫了粗框、編了號。地方互相重疊的時候，牌桌會畫好幾次。
ui-sheet-name = 姓名
ui-sheet-page = 第{ $number }頁，共{ $count }頁
ui-sheet-grade = 難度{ $grade }：{ $grade ->
    [1] 很簡單
    [2] 簡單
    [3] 普通
    [4] 難
   *[5] 很難
}
ui-sheet-spots = { $tile }：{ $count }個地方
# What lies there follows.
ui-sheet-table = 桌上的牌：
ui-sheet-rebuild = 先用這些牌擺滿這個形狀。
ui-sheet-to-lay = 擺滿形狀的牌：
