### Що каже лише Python: у терміналі, у помилках, на картинках, у блокнотах і у файлах запуску.
### Id, який є і в ../uk.ftl, там звучить інакше: для тих, хто не пише програм.
### Перед тире стоїть нерозривний пробіл.

## Переліки, імена й мови

list-comma = {", "}
list-and = { $first } і { $last }
name-random = Недумайко
name-greedy = Хапайко
name-counter = Лічайко
unknown-language = Мови { $value } тут немає. Є: { $known }.

## Помилки, які підказують, що написати

not-a-tile = { $text } — це не плитка. Плитка — це три літери з R, G, B, Y, P, наприклад BRY.
unknown-colour = { $text } — це не плитка: кольору { $square } немає. Кольори: R, G, B, Y і P.
no-such-chameleon = Хамелеона { $text } немає. У коробці є { $known }.
not-a-placement = { $text } — це не місце плитки. Його записують так: BRY@0,1> або BRY@-2,0v.
too-far = { $text } — це надто далеко. Координати йдуть від -{ $farthest } до { $farthest }.
not-a-board = { $text } — це не стіл. Стіл записують місцями плиток, між якими по одному пробілу.
board-frozen = На цей стіл можна тільки дивитися. Його копія, copy(), — це стіл, на який можна класти плитки.
not-an-action = { $text } — це не хід. Ходи: місця плиток, draw, pass, call, catch:SEAT і show:PLACEMENT.
not-a-cell = { $text } — це не клітинка. Клітинка — це два цілі числа, (x, y).
not-your-turn = Зараз ходить гравець { $seat }, якщо рахувати від 0.
no-such-seat = Гравця { $seat } немає. Гравців рахують від 0 до { $last }.
not-rules = { $value } — це не правила. Їх дає edition('modern').
calls-end-turn = Щоб казати «Хроміно», узята плитка має закінчувати хід (play_drawn=False).
voluntary-draw-ends-turn = Щоб брати з мішечка, хоча плитка й підходить, узята плитка має закінчувати хід (play_drawn=False).
draw-limit-one = Якщо взята плитка закінчує хід, беруть лише одну (draw_limit=1).
dominoes-need-one-contact = Щоб грати, як у доміно, треба min_contacts=1.
no-chameleon-to-start = У коробці немає хамелеона, щоб ним почати. Вибери start='tricolour' або chameleons=True.
draw-off-needs-tricolour = Щоб тягнути плитки й так дізнатися, хто починає, треба start='tricolour'.
min-contacts-range = min_contacts не може бути { $value }: це 1 або 2.
unknown-geometry = Геометрії { $value } немає. Є 'free' і 'dominoes'.
player-name = У гравця { $seat }, якщо рахувати від 0, немає справжнього імені: { $value }. В імені від 1 до { $most } знаків.
seed-range = seed не може бути { $value }. Це ціле число від 0 до { $most }.
no-such-ply = Моменту { $ply } у цій грі немає. Вони йдуть від { $least } до { $most }.
deal-players = Імен — { $players }, а плитки роздано на стільки гравців: { $hands }.
not-a-deal = { $value } — це не роздані плитки. Те, з чого гра почалася, — це її deal.
deal-value = { $at } не може бути { $value }. start — це Placement, bag — кортеж із Tile, а hands — кортеж таких кортежів.
deal-start = За цими правилами так не роздають: { $at } — це { $value }, а перша плитка має бути з виду { $kind } і лежати на 0,0>.
deal-integer = За цими правилами так не роздають: { $at } — це { $value }, а має бути число від { $least } до { $most }.
deal-first = За цими правилами так не роздають: { $at } — це { $value }, а починає гравець 0.
deal-hand-size = За цими правилами так не роздають: плиток у { $at } не { $size }, а { $count }.
deal-duplicate = За цими правилами так не роздають: { $at } — це плитка, яка є там двічі ({ $tile }).
deal-not-in-box = За цими правилами так не роздають: { $at } — це плитка, якої немає в коробці ({ $tile }).
deal-bag = За цими правилами так не роздають: у { $at } бракує плиток, наприклад { $missing }.
illegal-action = { $action } — зараз так не можна.
not-a-bot = { $value } — це не бот: не функція, і методу think немає.
bot-nonsense = Бот хоче зробити те, чого не можна: { $value }.
bot-failed =
    { $you ->
        [does] Ти не знаєш, що робити далі: { $error }
       *[no] { $name } не знає, що робити далі: { $error }
    }

## Картинки

picture-title-table = Стіл Хроміно
picture-title-hand = Плитки гравця в Хроміно
picture-table =
    { $count ->
        [one] На столі { $count } плитка: { $tiles }.
        [few] На столі { $count } плитки: { $tiles }.
        [many] На столі { $count } плиток: { $tiles }.
       *[other] На столі { $count } плитки: { $tiles }.
    }
picture-table-empty = Порожній стіл.
picture-hand =
    { $count ->
        [one] У гравця { $count } плитка: { $tiles }.
        [few] У гравця { $count } плитки: { $tiles }.
        [many] У гравця { $count } плиток: { $tiles }.
       *[other] У гравця { $count } плитки: { $tiles }.
    }
picture-hand-empty = Плиток немає.
picture-tile = Плитка: { $name }.
picture-marked = Обведено: { $tiles }.
picture-across = { $tile } — стовпець { $x }, рядок { $y }, вправо
picture-down = { $tile } — стовпець { $x }, рядок { $y }, вниз
picture-cell = стовпець { $x }, рядок { $y }
picture-contacts = Контакти плитки ({ $name }): збігаються { $good } з { $count }.
picture-link = Стовпець { $x }, рядок { $y }: { $colour } і { $neighbour } збігаються.
picture-break = Стовпець { $x }, рядок { $y }: { $colour } і { $neighbour } не збігаються.
picture-taken = Стовпець { $x }, рядок { $y }: зайнято.
picture-none = Немає чого показувати: сітці потрібен принаймні один стіл, набір плиток, одна плитка або малюнок.
picture-unknown = { $value } — не малюнок. Сітка показує столи, ігри, набори плиток, плитки й те, що повертають svg.board та подібні функції.
picture-columns = Сітка не може мати стільки стовпців: { $value }. Дай ціле число, щонайменше 1.

## Кілька картинок в одній

picture-captions = У сітці підпис має кожна картинка або жодна. Картинок: { $pictures }. Підписів: { $captions }.

## Термінал: що сталося

cli-laid =
    { $you ->
        [does] Ти викладаєш { $move }.
       *[no] { $name } викладає { $move }.
    }
cli-laid-sum =
    { $you ->
        [does] Ти викладаєш { $move } і отримуєш { $sum }.
       *[no] { $name } викладає { $move } і отримує { $sum }.
    }
cli-drew =
    { $you ->
        [does] Ти береш плитку з мішечка.
       *[no] { $name } бере плитку з мішечка.
    }
cli-passed =
    { $you ->
        [does] Ти пропускаєш хід.
       *[no] { $name } пропускає хід.
    }
cli-called =
    { $you ->
        [does] Ти кажеш: «Хроміно!» Лишилася одна плитка.
       *[no] { $name } каже: «Хроміно!» Лишилася одна плитка.
    }
cli-caught =
    { $you ->
        [does] Ти помічаєш, що { $other } мовчить. Штраф — одна плитка.
        [gets] { $name } помічає, що ти мовчиш. Штраф — одна плитка.
       *[no] { $name } помічає, що { $other } мовчить. Штраф — одна плитка.
    }
cli-showed =
    { $you ->
        [does] Ти показуєш, куди підходить остання плитка: { $move }. Штраф — дві плитки.
       *[no] { $name } показує, куди підходить остання плитка: { $move }. Штраф — дві плитки.
    }
cli-you-drew = Тобі дісталася плитка { $letters }.
cli-points = Бали: { $list }.
cli-left = Лишилося плиток: { $list }.
cli-bye = Бувай! Гру ще не закінчено.

## Термінал: що можна зробити

cli-let-be = Enter: промовчати.
cli-type = Напиши { $word }.
cli-pass-screen =
    { $you ->
        [does] Тепер екран твій. Натисни Enter.
       *[no] Передай екран: далі ходить { $name }. Тоді натисни Enter.
    }
cli-pass-undo = ({ $word } скасовує останній хід)
cli-can-lay = Можна викласти: { $list }.
cli-enter-draw = Натисни Enter, щоб узяти її.
cli-enter-on = Натисни Enter, щоб продовжити.
cli-not-now = Не зараз. Напиши { $word }, щоб побачити, що можна зробити.
cli-may = Так можна.
cli-hint = Може, так: напиши { $move }
cli-which-file = Назви файл: { $word } game.json
cli-saved = Збережено: { $file }. Щоб грати далі: { $word } { $file }
cli-quit = Покинути гру? ({ $yes }/{ $no })
cli-riddle = Що означає «{ $line }»? Напиши { $word }, щоб побачити, що можна писати.
cli-no-tile = Плитки { $number } немає: усього в тебе { $count }.
cli-no-place = Зараз для { $letters } немає місця.
cli-no-place-number = Місця { $number } немає: для { $letters } їх { $count }.
cli-where = Куди викласти { $letters }? Напиши номер; Enter — назад.
cli-place = місце
cli-back = Enter — назад до столу
cli-end-leave = Enter: вийти.
cli-end-save = { $save } { $file }: зберегти гру.
cli-end-undo = { $undo }: скасувати останній хід.
cli-file = ФАЙЛ
cli-no-file = Файлу { $file } немає.
cli-file-refused = { $file } не відкривається: { $error }.
cli-rules = Правила цієї гри за назвами, які знає --rule:
# Слова, які можна написати, через кому; перше показують людям.
cli-typed-why = чому
cli-typed-hint = підказка, порада
cli-typed-save = зберегти, збережи
cli-typed-load = відкрити, відкрий, завантажити
cli-typed-rules = правила
cli-typed-help = допомога, довідка
cli-typed-quit = вийти, вихід
cli-typed-yes = т, так
cli-typed-no = н, ні

## Термінал: довідка в грі

cli-help-choose = вибрати плитку 3, тоді одне з пронумерованих місць на столі
cli-help-at-once = одразу викласти плитку 3 на її місце 2
cli-help-lay = викласти плитку ({ $tile }) від стовпця 0, рядка 1 вправо; v: вниз
cli-help-why = чому так не можна
cli-help-hint = добрий хід
cli-help-draw = узяти плитку з мішечка; пропустити хід
cli-help-call = сказати, що лишилася одна плитка
cli-help-catch = хтось забув це сказати або проґавив, куди підходить остання плитка
cli-help-undo = скасувати свій хід; повторити його
cli-help-save = зберегти гру у файл; продовжити її
cli-help-rules = правила цієї гри; вийти з неї
cli-help-letters = Кольори: { $list }.
cli-help-short = Слова можна скорочувати.

## Командний рядок

cli-usage = використання:
cli-commands = команди
cli-arguments = що намалювати
cli-options = параметри
cli-examples = приклади:
cli-program = Хроміно: грати, дивитися, як грають боти, рахувати ходи, малювати столи.
cli-more-help = «chromino play --help» розкаже більше про гру, і так само для інших команд.
cli-example-bot = гра проти бота, просто тут
cli-example-two = двоє людей за одним екраном
cli-example-load = продовжити збережену гру
cli-example-lang = французькою
cli-example-simulate = боти проти ботів
cli-example-tile = картинка плитки
cli-example-tried = плитка, яку приміряють
cli-example-hand = плитки, які роздає номер 7
cli-option-help = показати цю довідку й вийти
cli-option-lang = мова: { $known }
cli-option-json = JSON, для програм
cli-group-game = гра
cli-option-edition = { $known } (modern)
cli-option-players = human або бот ({ $bots }) для кожного місця, за бажання з іменем: Оля:human,greedy ({ $usual })
cli-option-seed = номер гри: той самий номер — та сама гра
cli-group-variants = варіанти, про які домовляються перед грою
cli-option-scoring = simple, expert, contacts, kinds, sides або none
cli-option-draw-limit = скільки плиток можна взяти за хід; none: доки якась не підійде
cli-option-hand-size = скільки плиток отримує кожен
cli-option-open-hands = усі бачать усі плитки
cli-option-junior = дитячий варіант
cli-option-rule = будь-яке інше правило, наприклад first=random або end=at-once; можна кілька
cli-play = Грати в терміналі, проти ботів і з іншими людьми за тим самим екраном.
cli-play-load = продовжити збережену гру
cli-play-note = У грі «{ $help }» каже, що можна написати. З --json кожен рядок на вході — це команда сесії, наприклад { $command }, а кожен рядок на виході — відповідь; перший показує гру. Після { $bot } бот уже походив.
cli-simulate = Нехай боти зіграють багато ігор, а програма порахує, хто виграв.
cli-simulate-games = скільки ігор (100)
cli-simulate-note = Першу гру роздає цей номер, другу — наступний, і так далі. У більшості видань починає місце 0: поміняй гравців місцями, щоб побачити, чи це важить.
cli-perft = Порахувати всі послідовності дозволених ходів у розданій грі.
cli-perft-depth = на скільки ходів уперед (2)
cli-perft-divide = скільки їх після кожного першого ходу
cli-perft-note = Програми, у яких ці числа однакові, однаково розуміють правила; --divide показує, який перший хід відрізняється.
cli-svg = Намалювати стіл, плитку, плитки гравця чи момент збереженої гри.
cli-svg-text = стіл, наприклад { $board }, або плитка, наприклад BRY
cli-svg-record = збережена гра; - читає стандартний вхід
cli-svg-ply = після стількох ходів збереженої гри
cli-svg-hand = натомість плитки гравця; місця рахують від 0
cli-svg-coordinates = пронумерувати стовпці й рядки
cli-svg-highlight = обвести плитку чи клітинку, наприклад --highlight=0,1; можна кілька
cli-svg-contacts = позначити, чого торкається плитка, викладена чи приміряна
cli-svg-no-patterns = кольори без візерунків
cli-svg-title = назва картинки
cli-svg-output = записати в цей файл, а не на екран
cli-see-help = Дивись: { $program } --help
cli-needs-value = Після { $option } бракує значення.
cli-bad-value = { $option } не може бути { $value }.
cli-no-command = Команди { $value } немає. Є: { $known }.
cli-unknown-option = Тут такого не знають: { $words }.
cli-bad-number = { $option } — це ціле число від 1, а не { $value }.
cli-rule-form = Після --rule має бути назва і значення, наприклад first=random, а не { $value }.
cli-only-bots = Тут можуть грати лише боти: { $known }.
cli-text-alone = Стіл чи плитка, записані літерами, не мають ні --record, ні --hand.
cli-ply-needs-record = --ply — це момент збереженої гри: назви її через --record.
cli-means = { $edition }; усе, крім перших двох стовпців, — середнє за гру
cli-column-wins = виграно
cli-column-shared = разом
cli-column-won = частка
cli-column-draws = узято
cli-column-left = лишок
cli-column-points = бали
cli-row-games = ігор
cli-row-seed = номер гри
cli-row-turns = ходів
cli-row-blocked = заблоковано
cli-row-games-per-second = ігор за секунду
cli-progress = { $done } з { $games } ігор
cli-stopped = Зупинено після { $done } з { $games } ігор.
cli-perft-head = { $edition }, гравців: { $players }, номер гри: { $seed }
cli-column-depth = ходів
cli-column-leaves = шляхів
cli-column-seconds = секунд

## Командний рядок: що ще може бути не так

cli-no-value = { $option } не має значення: прибери { $value }.
cli-no-room = Не все вдалося вивести: { $error }.

## Багато ігор між ботами

simulate-bots = bots — це список із ботом для кожного місця, як-от ["counter", "random"], а не { $value }.
simulate-count = { $name } — це ціле число від 1, як-от { $name }=2, а не { $value }.
simulate-progress = progress — це True для смуги або функція, якій кажуть, скільки ігор зіграно і скільки всього. Це не може бути { $value }.
simulate-workers-or-executor = simulate бере workers або executor, але не обидва.
simulate-workers-ended = Процеси зупинилися раніше, ніж закінчилися ігри. У скрипті викликай simulate під рядком: if __name__ == "__main__":
simulate-no-processes = Тут не можна запускати процеси, тож залиш workers=1.
simulate-not-sent = Цих ботів не можна передати іншим процесам.
simulate-not-found = Інші процеси не знаходять цих ботів.
simulate-instead = Залиш workers=1 або візьми executor=ThreadPoolExecutor() з concurrent.futures. Боти з власного модуля, який можна імпортувати, можуть грати й у процесах.

## У блокноті

widget-needs-anywidget = Столу в блокноті потрібен anywidget, а його тут не встановлено. Встанови його так: pip install 'chromino[widget]'
widget-how-to-play = Це картинка столу. Щоб грати, виконай цю комірку в JupyterLab 4, Notebook 7 або marimo.
widget-unknown-look = { $own } не знає { $names }; help({ $own }) каже, що він знає.
widget-not-a-board = BoardView показує chromino_core.Board, а { $type } — щось інше. Для гри є Table(game).
widget-tiles-list = tiles — це список плиток, наприклад tiles=["BRY", "GPR"], а не { $value }.
widget-tile-twice = Кожна плитка в коробці одна: { $tiles }.
widget-new-or-game = players, edition, seed і правила починають нову гру: прибери їх або гру.
widget-not-a-game = Table(game) показує chromino_core.Game, а { $type } — щось інше. Зі збереженої гри його робить Game.from_record(record).
widget-not-a-task = TaskView(task) показує chromino_core.Task або chromino_core.Lesson, а { $type } — щось інше.
widget-no-such-step = Кроку { $step } немає. Кроки йдуть від 0 до { $last }.
widget-on-move = on_move чекає на функцію, яка бере один хід, а { $value } — щось інше.
widget-on-change = on_change чекає на функцію, яка бере одну зміну, а { $value } — щось інше.
widget-wait-held = Ця комірка чекає на хід за столом. Якщо хід уже зроблено, а нічого не відбувається, то твій блокнот затримує ходи, доки працює комірка: зупини її.
widget-bot-named = Це від бота { $name }.
widget-bot-written = Це від бота { $name }: він починається в { $place }, рядок { $line }.
widget-wait-lite = У JupyterLite комірка не може чекати на хід.
widget-wait-marimo = У marimo комірка не може чекати на хід.
widget-wait-colab = У Google Colab комірка не може чекати на хід.
widget-wait-ipykernel = З ipykernel { $version } комірка не може чекати на хід: ходи надходять, лише коли вона завершиться. Встанови ipykernel { $needed } або новіший.
widget-wait-instead = Натомість є on_move(callback): її викликають після кожного ходу.
widget-people = Людей за столом не може бути { $number }.
widget-players-list = players — це скільки людей грає або список імен, наприклад players=["Оля", "Ян"]; це не може бути { $value }.
widget-no-seat = Місця { $seat } для бота немає: місця йдуть від 0 до { $last }.
widget-too-many-bots = Ботів { $count }, а місць у цій грі { $seats }.
widget-bots = Ботів за столом не може бути { $number }.
widget-chart-range = Проміжок має два кінці: назви стовпці low= і high=.
widget-chart-step = Стовпчики гістограми мають ширину: step має бути більшим за 0, а не { $value }.
widget-chart-empty = Немає чого малювати: тут немає жодного рядка.
widget-chart-number = У стовпці { $column } мають бути числа, а одне зі значень — { $value }.
widget-chart-row = Кожен рядок — це словник або іменований кортеж, а один із цих — { $value }. (Таблиця даних дає такі рядки через df.to_dict("records").)
widget-chart-column = Немає стовпця { $column }. Стовпці: { $known }.
widget-chart-colours = Кольори — це літери з R, G, B, Y, P, як-от 'RGB', а не { $value }.

## Файли запуску й сервер, який вони запускають

start-why = Хроміно — це сторінка для браузера, і їй потрібна програма, яка її подає. Це вміє Python, 3.9 або новіший, але на цьому комп’ютері його немає.
start-install = Встанови Python з { $address } і відкрий цей файл ще раз.
start-install-windows = Встанови Python із Microsoft Store або з { $address } і відкрий цей файл ще раз.
start-install-unix = У Linux він є серед програм системи. macOS може запропонувати «інструменти розробника для командного рядка»: він є серед них.
start-server = Або поклади папку «page» на будь-який вебсервер і відкрий її звідти.
start-close = Натисни Enter, щоб закрити це вікно.
start-unpack = Спершу розпакуй увесь архів: клацни його правою кнопкою і вибери «Видобути все». Тоді відкрий цей файл у новій папці.
serve-at = Хроміно тут: { $address }
serve-stop = щоб закінчити, натисни Ctrl-C або закрий це вікно
serve-already = уже в іншому вікні
serve-port = Порт { $port } зайнятий або недоступний: { $error }
serve-other = Звичну адресу зайняла інша програма; збережених там ігор тут немає.
serve-no-page = Тут немає сторінки. В архіві: розпакуй його повністю. У вихідному коді: «make play» збирає сторінку й повертається сюди.
serve-about = Подає сторінку лише цьому комп’ютерові.
serve-option-port = зазвичай { $port } або будь-який вільний
serve-option-no-open = не відкривати браузера
serve-option-help = показати цю довідку й вийти

## Сторінки для друку

sheet-none = Друкувати нічого: для аркуша потрібна хоча б одна головоломка.
sheet-too-large = Цей стіл завеликий для аркуша паперу.
sheet-paper = Паперу { $value } тут немає. Вибери щось із цього: { $known }.
sheet-ink = Чорнила { $value } тут немає. Вибери щось із цього: { $known }.

## Дати

date-day = { $day } { $month ->
    [1] січня
    [2] лютого
    [3] березня
    [4] квітня
    [5] травня
    [6] червня
    [7] липня
    [8] серпня
    [9] вересня
    [10] жовтня
    [11] листопада
   *[12] грудня
} { $year } року

## Термінал: головоломки

cli-conundrum = Шукати всі місця, куди підходить плитка: головоломка на сьогодні або інша.
cli-group-conundrum = яка головоломка
cli-conundrum-date = на певний день, наприклад { $day } (на сьогодні)
cli-conundrum-number = зі збірки; див. --list
cli-conundrum-seed = нова; той самий номер дає ту саму
cli-conundrum-grade = рівень нової ({ $usual })
cli-conundrum-link = з посилання
cli-conundrum-count = скільки, одна за одною (1)
cli-conundrum-list = перелік збірки
cli-conundrum-answers = натомість відповіді
cli-group-paper = на папері
cli-conundrum-sheet = записати сторінки для друку як SVG; якщо їх кілька, до назви додається номер
cli-conundrum-paper = a4 або letter (a4)
cli-conundrum-ink = colour (кольорові) або grey (сірі) (colour)
cli-conundrum-title = що стоїть угорі сторінок
cli-conundrum-note = Поки ти шукаєш, «{ $help }» підкаже, що можна ввести.
cli-example-today = головоломка на сьогодні, просто тут
cli-example-chosen = одна зі збірки
cli-example-new = нова, дуже важка
cli-example-sheet = дванадцять на папері
cli-conundrum-alone = { $option } і { $other } разом не можна: прибери щось одне.
cli-conundrum-many = { $value } — це забагато: --count може бути щонайбільше { $most }.
cli-conundrum-how = Введи плитку й місце, куди вона, на твою думку, підходить, наприклад { $move }, або { $help }.
cli-conundrum-quit = Покинути головоломку? ({ $yes }/{ $no })
cli-conundrum-bye = Бувай! Знайдено місць: { $found } з { $of }.
cli-give-up = Здатися й побачити всі місця, що лишилися? ({ $yes }/{ $no })
cli-typed-give-up = здатися
cli-help-tip = підказка; кожна каже трохи більше
cli-help-give-up = здатися й побачити всі місця, що лишилися
cli-help-leave = покинути головоломку
