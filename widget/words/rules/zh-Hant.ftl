### Chromino的規則，用我們自己的話寫，繁體中文。要顯示哪幾段，由widget/js/rules_sections.js決定。
### 以-ours結尾的，是規則書沒有說清楚的地方：我們的決定會標明是我們的。
### 參數：hand、least、most和limit來自規則；sum是分數怎麼來的。
### 用詞照../zh-Hant.ftl的詞彙表。

## 正文之外

rules-mark-ours = 我們的決定
rules-mark-agreed = 你們的約定
rules-legend-open = 有些地方，規則書沒有說清楚。我們自己決定的，都有標記。換成你會怎麼決定？大家一起討論吧！
rules-legend-agreed = 這一局你們約定好的，也有標記。
rules-allowed = 可以。
rules-forbidden = 不可以。
rules-trademark = Chromino是商標，屬於商標所有人；遊戲作者是Louis Abraham。這是獨立製作的非商業版本。

rules-name-meccano-1998 = 1998年Meccano
rules-name-ravensburger-2001 = 2001年Ravensburger
rules-name-textures = 紋路版
rules-name-modern = 現行版
rules-name-modern-zh = 中文規則

rules-head-box = 盒子裡有什麼
rules-head-setup = 開始之前
rules-head-laying = 怎麼放牌
rules-head-turn = 輪到你
rules-head-last = 最後一張牌
rules-head-end = 遊戲結束
rules-head-points = 計分
rules-head-variants = 你們可以約定的
rules-head-simple = A：依牌計分
rules-head-kinds = B：依種類計分
rules-head-sides = C：依長短邊計分
rules-head-expert = 專家模式
rules-head-contacts = 依接觸邊計分
rules-head-any-points = 不管怎麼計分
rules-head-junior = 簡單模式：給小朋友
rules-head-conundrum = 謎題
rules-head-compare = 各版本比一比
rules-head-open = 規則書沒有說清楚的

## 盒子裡有什麼

rules-aim = 把你的牌接上去，同色碰同色。誰先放完，誰就贏！
rules-aim-points = 把你的牌接上去，同色碰同色，看誰的分數最高！
rules-about-modern = 這是現在買得到的版本，有五張百搭骨米諾。適合{ $least }到{ $most }人玩，6歲以上。
rules-about-modern-zh = 盒子跟現行版一樣，照規則書的中文部分來玩。有些地方不一樣：第一張百搭骨米諾是隨機拿的，遊戲結束的規則和小朋友的玩法不同，謎題要先自己擺出桌面。書上還明白寫著：有牌可以放就一定要放，總分最高的人獲勝。適合{ $least }到{ $most }人玩，6歲以上。
rules-about-textures = 這個版本的每種顏色都有自己的紋路。另外有一本專家小冊子，多了三種計分方法。適合{ $least }到{ $most }人玩，7歲以上。
rules-about-ravensburger-2001 = 這個版本由Ravensburger和Week End Games在2000年和2001年出版。適合{ $least }到{ $most }人玩，7歲以上。規則書提到一張進階規則的單頁，可惜我們從來沒看過。
rules-about-meccano-1998 = 這個版本由Meccano在1998年10月出版，附有八個小架子，讓每位玩家把牌立起來。適合{ $least }到{ $most }人玩，5歲到105歲。
rules-tile = 一張骨米諾是排成一排的三個色塊，下面就叫它「牌」。顏色有五種：紅、綠、藍、黃、紫。
rules-different = 把一張牌轉半圈，它還是同一張牌。這樣一共有75種不同的牌，盒子裡每種一張。
rules-why-75 = 為什麼是75？三個色塊、五種顏色，有5×5×5=125種讀法。其中25種從兩端讀都一樣。另外100種其實是50張牌，每張從兩端各讀一次。25+50=75。
rules-each-colour = 每種顏色剛好出現在35張牌上：單色1張，簡單雙色8張，對稱雙色8張，三色18張。
rules-counts-help = 這些數字在玩的時候很有用。數一數看得到的牌，就能猜猜布袋裡還有什麼、別人手上可能有什麼。
rules-chameleons = 加上五張百搭骨米諾，一共80張牌。百搭骨米諾的兩端是不同的顏色，中間是白色，上面有個記號。這個色塊是百搭，跟什麼顏色都合。
rules-chameleon-pairs-ours = 沒有一本規則書說，百搭骨米諾的兩端是哪些顏色。我們用另外三個程式都同意的配法：紫和紅、紫和黃、綠和紅、綠和藍、黃和藍。這樣每種顏色都出現兩次。

## 開始之前

rules-start-chameleon = 發牌之前，先找出一張百搭骨米諾，放在桌子中央。
rules-start-chameleon-zh = 發牌之前，先隨機拿一張百搭骨米諾，放在桌子中央。
rules-start-tricolour = 發牌之前，先找出一張三色的牌，放在桌子中央。
rules-start-ours = 起始牌是同類的牌裡隨機的一張，橫放。
rules-hand = 每人從布袋拿{ $hand }張牌，其他的留在布袋裡。
rules-first-draw-off = 接著抽牌決定誰先開始。大家輪流從布袋多抽一張牌。最先抽到三色牌的人，把它放在桌子中央，然後先開始，照一般的回合玩。其他多抽的牌，全部放回布袋。
rules-first-draw-off-ours = 照座位的順序抽，一輪又一輪，直到有人抽到三色牌。然後把布袋搖一搖。如果布袋裡沒有三色牌，就全部重新發牌。
rules-first-seat = 年紀最小的人先開始。
rules-first-seat-ours = 玩家名單上的第一位，我們就當作年紀最小的人。
rules-first-random = 隨機決定誰先開始。
rules-clockwise = 之後照順時針方向，一個一個輪流。
rules-open-hands-false = 每個人只看得到自己的牌。
rules-open-hands-true = 所有的牌都翻開來，大家都看得到。

## 怎麼放牌

rules-cells = 一張牌蓋住排成一排的三個空格，橫放或直放都可以。牌桌沒有邊界：每個方向都有空位。
rules-contact = 你的牌有一邊靠著別張牌的一邊，就是接了一邊，這就叫接觸邊。一張牌有八邊可以接：兩端各三邊，中間兩邊。
rules-contacts-2 = 你的牌至少要接兩邊，而且接到的每一邊都要同色。只要有一邊顏色不對，其他邊再對也不能放。
rules-contacts-1 = 接一邊就夠了。可是接到的每一邊都要同色：只要有一邊顏色不對，就不能放。
rules-one-tile = 兩邊可以都接在同一張牌上。
rules-ways = 怎麼接都可以：並排、頭尾相接、垂直相接（像十字），或像橋一樣連起兩張牌。桌上的牌越鋪越開，接法就越來越多。一次接幾邊都行，八邊全接也可以。
rules-many = 一次接三邊、四邊、五邊，甚至六邊，都很常見。
rules-many-zh = 有時候一次會接三邊、四邊或五邊。
rules-corners = 角碰角不算。兩個色塊只有角碰到，就不算接在一起。
rules-wild = 百搭骨米諾的百搭色塊跟什麼顏色都合，每一邊碰到的顏色還可以不一樣。碰到它，也算接一邊。百搭碰百搭也可以。
rules-across = 百搭骨米諾也可以垂直於牌列（像十字）。
rules-dominoes = 像骨牌那樣，牌要頭尾相接，每張接一邊，顏色要一樣。百搭骨米諾垂直於牌列（像十字），就像骨牌裡兩頭點數一樣的牌，讓牌列可以分岔。
rules-dominoes-ours = 像骨牌那樣，就是剛好接一邊，不能更多。一張牌用一個短邊去接：接別張牌一端的短邊，或接百搭骨米諾中間空著的長邊。百搭骨米諾一定要垂直於牌列（像十字）：用中間的長邊去碰別張牌一端的短邊。兩張百搭骨米諾不能用中間碰中間。所以牌列只會在百搭骨米諾那裡轉彎。第一張百搭骨米諾有四個地方可以接，後來的每張有三個。

## 輪到你

rules-lay = 你有牌可以放嗎？放一張吧。放哪一張、放在哪裡，由你決定。
rules-duty = 有牌可以放，就一定要放。這時不能抽牌，也不能跳過。
rules-duty-ours = 有牌可以放，就一定要放。這時不能抽牌，也不能跳過。
rules-duty-but-ours = 有牌可以放，就一定要放。這時不能抽牌，也不能跳過，除非這裡的規則說可以。
rules-draw-1 = 沒有牌可以放？布袋裡還有牌，就抽一張。能放就馬上放；不能放就留著，你的回合結束。
rules-draw-most = 沒有牌可以放？從布袋一張一張地抽，最多{ $limit }張。一抽到能放的就放下。都不能放就全部留著，你的回合結束。
rules-draw-none = 沒有牌可以放？從布袋一張一張地抽，抽到能放的就放下。如果布袋先空了，你的回合結束。
rules-draw-ends = 沒有牌可以放？從布袋抽一張，你的回合就結束。新的牌要等下一回合才能用。
rules-drawn-duty = 抽到的牌能放，就一定要放。
rules-drawn-duty-ours = 抽到的牌能放，就一定要放。
rules-drawn-only-ours = 抽了牌之後，這一回合只能放剛抽到的那張。
rules-draw-on-ours = 可以抽好幾張的時候，要一直抽，直到抽到能放的、抽滿約定的張數，或布袋空了。這時才跳過。
rules-voluntary-last-shown = 只要有別人亮出最後一張牌，就算你有牌可以放，也可以改成抽牌。這樣就不必替對方空出地方，把勝利送出去。
rules-voluntary-never = 就算有別人亮出最後一張牌，只要你有牌可以放，就不能抽牌。
rules-bag-empty = 沒有牌可以放，布袋也空了，就跳過。
rules-bag-empty-ours = 沒有牌可以放，布袋也空了，就跳過。
rules-bag-duty-ours = 布袋空了，誰都不能抽牌。這時有牌可以放，就一定要放。

## 最後一張牌

rules-last-shown = 只剩一張牌的時候，要馬上亮給大家看。在這裡會自動亮出來。
rules-last-shown-ours = 最後一張牌會一直亮著，直到你放下它，或手上又不只一張。別人看過的牌，在放下之前都一直看得到。
rules-chameleon-last-false = 最後一張絕對不能是百搭骨米諾。如果你只剩一張百搭骨米諾，就當作沒有牌可以放，要抽牌。抽到的牌能放就放下，就算它也是百搭骨米諾。原來那張百搭骨米諾，這一回合要留在手上。
rules-chameleon-last-ours = 如果你只剩一張百搭骨米諾，布袋也空了，就跳過。
rules-chameleon-last-true = 最後一張可以是任何牌，百搭骨米諾也行。
rules-calls = 放下倒數第二張牌的時候，要喊「骨米諾！」，這樣就等於把最後一張亮給大家看。
rules-calls-forgotten = 忘了喊，又被別人發現？那你要多拿一張牌。
rules-calls-overlooked = 下一回合，你放下最後一張牌，或者抽牌。如果你抽了牌，別人又指出最後那張有地方可以放，你就要再多拿兩張牌。
rules-calls-draw-ours = 只剩一張牌的時候，就算它能放，只要布袋裡還有牌，你也可以抽牌：也許你沒看到那個地方。
rules-calls-say-ours = 從放下倒數第二張牌的那一刻起，到有人放牌、抽牌或跳過為止，你都可以喊「骨米諾」。
rules-calls-catch-ours = 如果你沒喊，從那時起，到你自己放牌、抽牌或跳過為止，別人都可以抓你。同時可能有好幾個人可以抓。
rules-calls-shown-ours = 喊過「骨米諾」，或在布袋空了的時候被抓到，最後一張牌才算亮出來。有人亮出最後一張牌，其他人才可以改成抽牌；也只有亮出來的牌，別人才能指出看漏的地方。
rules-calls-show-ours = 在那次抽牌之後，到有人放牌、抽牌或跳過之前，別人都可以指出看漏的地方，只能指一次。其他人是不是也只剩一張牌，都沒關係。
rules-calls-penalty-ours = 罰的牌從布袋拿，布袋剩幾張就最多拿幾張。如果你又只剩一張牌，要再喊一次「骨米諾」。
rules-calls-bots-ours = 在這裡，要喊、要抓、要指出看漏的地方，各有一個按鈕，電腦會等你。電腦也會做這些事，能做多好就做多好。

## 遊戲結束

rules-end-at-once = 有人放下最後一張牌，遊戲馬上結束。
rules-end-finish-round = 有人放下最後一張牌之後，這一輪還要玩完：玩到又要輪到最先開始的人為止。
rules-end-one-more-turn = 有人放下最後一張牌之後，其他人各再玩一回合，從第一個放完的人算起。
rules-win-at-once = 放下它的人獲勝。
rules-win-finish-round = 在這一輪裡也放完的人，共同獲勝。
rules-win-one-more-turn = 這時也放完的人，共同獲勝。
rules-junior-shared = 這樣玩，幾乎總是有牌可以放，所以常常會共同獲勝。大家都很棒！想分出一位贏家嗎？開始之前先說好：共同獲勝就再玩一局，或改成計分。
rules-blocked-ours = 誰都動不了的時候，遊戲就卡住了：輪了一圈，每個人都只是跳過，沒有抽牌，也沒有放牌。如果在這之前已經有人放完，就照平常的規則結束。
rules-fewest-ours = 遊戲卡住的時候，剩下的牌最少的人獲勝。一樣少就共同獲勝。
rules-solo-ours = 一個人也可以玩，回合都一樣。放下最後一張牌，或是沒有牌可以放、布袋也空了，遊戲就結束。你不會輸：看看你用了幾回合、抽了幾張牌，越少越厲害。

## 計分

rules-points-agree = 想要計分嗎？開始之前先說好。
rules-points-when = 每放下一張牌，就得一次分。
rules-why-simple = A適合剛開始玩的人，也適合正在學數數的小朋友。
rules-why-kinds = B把每張牌看得更仔細。
rules-why-sides = C適合愛動腦筋的人：怎麼接也有差別。
rules-why-expert = 規則書推薦常玩的人用這種方法。
rules-why-contacts = 規則書說，計分的玩法更講究策略。
rules-value-colours = 每張牌都有點數：單色1點，雙色2點，三色3點。
rules-value-chameleon = 百搭骨米諾是3點。
rules-value-contacts-ours = Meccano規則書上的點數圖已經找不到了。從書裡的例子可以證明2點和3點；1點是我們推出來的。
rules-value-kinds = 每張牌都有點數：單色1點，簡單雙色2點，對稱雙色3點，三色4點。
rules-value-kinds-ours = 小冊子也可以讀成：三個色塊各有這個點數。我們把它當作整張牌的點數：每接一邊算一次，剩在手上也只算一次。
rules-value-kinds-chameleon-ours = 用B或C計分時，百搭骨米諾是4點。
rules-scoring-tiles = 你的得分是放下的牌的點數，加上它碰到的每張牌的點數。碰到兩次的牌，也只算一次。
rules-scoring-contacts = 每接一邊，你的得分就是兩張牌的點數相加。
rules-scoring-sides = 每接一邊，就用兩張牌的點數算你的得分：從長邊接就相加，從短邊接就相乘。
rules-sides-short-ours = 是長邊還是短邊，看的是正在放的那張牌。
rules-highest = 總分最高的人獲勝。
rules-highest-ours = 總分最高的人獲勝。
rules-highest-contacts = 總分最高的人獲勝，不管誰的手上還剩什麼牌。
rules-left = 結束時，還剩在手上又放不下去的每張牌，都要從你的總分扣掉它的點數。
rules-left-sides-ours = C跟B一樣，結束時剩在手上的牌，都要扣掉點數。
rules-left-ours = 用B和C計分時，剩在手上的每張牌各扣一次點數，就算它還能放也一樣。總分可能比零還低。
rules-points-tiles-ours = 起始牌沒有得分。你放的最後一張牌，跟其他的牌一樣得分，之後才扣分。
rules-points-win-ours = 遊戲卡住的時候，也看總分；就算有人先放完，還是看總分。同分就共同獲勝。
rules-points-end-textures = 計分的時候，有人放下最後一張牌，或遊戲卡住，就馬上結束。
rules-points-end-ravensburger-2001-ours = A、B和C出自紋路版的小冊子，但2001年的版本也可以用。這時跟紋路版一樣，遊戲馬上結束。
rules-points-end-modern-ours = 用現行版的盒子，不管計不計分，結束的規則都一樣。

## 你們可以約定的

rules-variants = 這些都要在開始之前說好，一直用到遊戲結束。
rules-variant-drawing = 抽牌：不只抽一張，可以連續抽，最多3張、4張、5張，或最多你們說好的張數，或是抽到能放的為止。
rules-variant-hands = 公開手牌：所有的牌都翻開來，大家都看得到。
rules-variant-hands-many = 公開手牌：所有的牌都翻開來，大家都看得到。人多的時候，這樣玩很好。
rules-variant-first = 不一定由年紀最小的人先開始，也可以隨機決定。
rules-variant-small-ours = 少拿幾張：年紀小的孩子可以每人少拿幾張牌。規則書都沒這樣說，是我們的主意。
rules-variant-one-contact = 玩法照舊，但接一邊就夠了。百搭骨米諾也可以垂直於牌列（像十字）。
rules-conundrum = 這是盒子附的謎題，可以好好鍛鍊腦力。題目有一張擺好的牌桌和幾張牌：找出每張牌所有可以放的地方。每張牌上都寫著有幾個。印出來的題目裡，黃紅藍有5個，綠藍藍有7個；可惜那張牌桌，我們已經找不到了。
rules-conundrum-zh = 照中文規則，要先自己擺出圖上的形狀。

## 圖片：下面的說明，和圖上的內容

rules-picture-one = 單色：5張
rules-picture-simple = 簡單雙色：20張
rules-picture-symmetric = 對稱雙色：20張
rules-picture-three = 三色：30張
rules-picture-chameleon = 百搭骨米諾：5張
rules-picture-two = 接兩邊，碰到兩張牌。
rules-picture-same = 兩邊都接在同一張牌上。
rules-picture-few = 只接到一邊。
rules-picture-mismatch = 兩邊對了，可是綠碰到黃。
rules-picture-corner = 只有角碰到角。
rules-picture-wild = 百搭色塊上面碰紅，下面碰綠。
rules-picture-enough = 接一邊，顏色也對。
rules-picture-branch = 牌列在百搭骨米諾那裡分岔。
rules-picture-beside = 並排就不像骨牌了。
rules-picture-sum = 得分：{ $sum }。

rules-alt-one = 一張牌：紅紅紅。
rules-alt-simple = 一張牌：藍藍紅。
rules-alt-symmetric = 一張牌：藍紅藍。
rules-alt-three = 一張牌：綠藍紅。
rules-alt-chameleon = 一張百搭骨米諾：藍百搭黃。
rules-alt-two = 桌上有藍紅黃，下一列往右一格有紅黃黃。新的牌是黃綠紫，黃色的一端碰到左邊和下面的黃色。
rules-alt-same = 桌上有藍紅黃。它的下面往右一格，是新的牌紅黃綠：紅碰紅，黃碰黃。
rules-alt-few = 桌上有藍紅黃。新的牌黃綠紫接在它黃色的一端：只接一邊。
rules-alt-mismatch = 桌上有藍紅黃。正下方是新的牌藍紅綠：藍和紅都對，可是綠在黃的下面。
rules-alt-corner = 桌上有藍紅黃。新的牌黃綠紫從它黃色一端的斜下方開始：沒有一邊碰到。
rules-alt-wild = 桌上有百搭骨米諾藍百搭黃，上面有紅黃綠，紅在百搭色塊的上面。新的牌紫藍綠放在下面，藍在藍的下面，綠在百搭色塊的下面。
rules-alt-branch = 百搭骨米諾藍百搭黃直放。它中間的百搭色塊，左右各接著一張牌。新的牌黃綠綠接在它黃色一端的下面。
rules-alt-beside = 同樣的牌列。新的牌紫紅綠跟一張牌並排，碰到兩次。
rules-alt-expert-3 = 桌上有紅紅紅。新的牌紅紅藍在它下面，碰到兩次。
rules-alt-expert-5 = 桌上有藍綠綠，上面有綠綠綠。新的牌綠黃黃跟它們各碰一次。
rules-alt-contacts = 桌上有四張牌。新的牌黃藍綠碰到一張雙色牌一次，碰到一張三色牌兩次。
rules-alt-points = 桌上有綠藍紅，下面有藍紅紅。新的牌紅紅紅用短邊碰到第一張，用長邊碰到第二張。

## 各版本比一比

rules-row-box = 盒子
rules-row-ages = 年齡
rules-row-players = 人數
rules-row-tiles = 牌
rules-row-hand = 手牌
rules-row-start = 起始牌
rules-row-first = 誰先開始
rules-row-nothing = 沒牌可放
rules-row-instead = 有牌可放還能抽嗎
rules-row-last = 最後一張牌
rules-row-end = 結束
rules-row-points = 計分
rules-row-children = 給小朋友

rules-cell-box-meccano-1998 = Meccano，1998年10月
rules-cell-box-ravensburger-2001 = Ravensburger和Week End Games，2000年和2001年
rules-cell-box-textures = 每種顏色都有自己的紋路
rules-cell-box-modern = 現在買得到的
rules-cell-box-modern-zh = 現在買得到的，照中文規則
rules-cell-ages-meccano-1998 = 5到105歲
rules-cell-ages-ravensburger-2001 = 7歲以上
rules-cell-ages-textures = 7歲以上
rules-cell-ages-modern = 6歲以上
rules-cell-ages-modern-zh = 6歲以上
rules-cell-players-all = { $least }到{ $most }人
rules-cell-tiles-false = 75張
rules-cell-tiles-true = 75張加5張百搭骨米諾
rules-cell-hand-all = { $hand }張
rules-cell-start-tricolour = 三色，發牌前找出來
rules-cell-start-chameleon = 百搭骨米諾，發牌前找出來
rules-cell-start-chameleon-zh = 百搭骨米諾，發牌前隨機拿
rules-cell-start-draw-off = 三色，發牌後輪流抽
rules-cell-first-seat = 年紀最小的
rules-cell-first-seat-random = 年紀最小的，或隨機
rules-cell-first-draw-off = 最先抽到三色牌的人
rules-cell-nothing-true = 抽一張，能放就馬上放
rules-cell-nothing-false = 抽一張，回合結束
rules-cell-instead-never = 不行
rules-cell-instead-last-shown = 有別人亮出最後一張牌之後
rules-cell-last-false = 馬上亮出來
rules-cell-last-true = 要喊「骨米諾！」，不然要受罰
rules-cell-last-chameleon = 馬上亮出來；不能是百搭骨米諾
rules-cell-end-at-once = 馬上結束
rules-cell-end-finish-round = 玩完這一輪；可以共同獲勝
rules-cell-end-one-more-turn = 其他人各再玩一回合；可以共同獲勝
rules-cell-points-meccano-1998 = 依接觸邊計分
rules-cell-points-ravensburger-2001 = A、B或C，從紋路版借來的
rules-cell-points-textures = A、B或C
rules-cell-points-modern = 專家模式
rules-cell-points-modern-zh = 專家模式
rules-cell-children-none = –
rules-cell-children-modern = 像骨牌那樣
rules-cell-children-modern-zh = 接一邊就好
