### Українська. Аргументи tile, colour і neighbour приходять словами: «синій, червоний, жовтий».
### Імена не відмінюються, а рід гравця невідомий: тому теперішній час і безособові форми.
### Перед тире стоїть нерозривний пробіл. [one] — це й 21; де мається на увазі рівно один, стоїть [1].

## Тексти, які нічого не означають

not-a-tile = { $text } — це не плитка.
unknown-colour = { $text } — це не плитка: кольору { $square } немає.
no-such-chameleon = У коробці немає хамелеона { $text }.
not-a-placement = { $text } — це не місце для плитки.
too-far = { $text } — це надто далеко від усього.
not-a-board = { $text } — це не стіл із плитками.
not-an-action = { $text } — це не хід.
not-a-cell = { $text } — це не клітинка столу.

## Чому плитка не може тут лежати

occupied = Тут уже лежить плитка.
not-touching = Плитка має торкатися інших плиток.
too-few-contacts =
    { $made ->
        [1] Тут лише один контакт,
       *[other] Контактів тут лише { $made },
    } а треба щонайменше { $need ->
        [1] один.
        [2] два.
       *[other] { $need }.
    }
mismatch = Тут зійшлися б { $colour } і { $neighbour }.
too-many-contacts =
    { $made ->
        [2] Тут два контакти,
       *[other] Контактів тут { $made },
    } а можна лише один, як у доміно.
not-end-to-end = Як у доміно, плитка має торкатися іншої своїм кінцем.
not-at-an-end = Як у доміно, плитка має торкатися кінця іншої.
chameleon-across = Хамелеон лягає поперек: його середина торкається кінця плитки.
centre-to-centre = Два хамелеони не можуть торкатися серединами.
nothing-to-lift = Тут немає плитки, яку можна забрати.

## Чому зараз так не можна

game-over = Гру закінчено.
not-your-turn = Зараз не твій хід.
no-such-seat = Такого гравця за столом немає.
not-in-hand = У тебе немає такої плитки: { $tile }.
chameleon-last = Хамелеон не може бути останньою плиткою: візьми ще одну з мішечка.
must-play = Одна з твоїх плиток підходить: викладай її.
must-draw = Нічого не підходить: візьми плитку з мішечка.
must-lay-drawn = Тепер можна викласти лише плитку з мішечка: { $tile }.
tile-fits = Для цієї плитки є місце: { $tile }.
bag-empty = Мішечок порожній.
draw-limit =
    { $limit ->
        [1] За хід можна взяти з мішечка лише одну плитку.
        [one] За хід можна взяти з мішечка не більше ніж { $limit } плитку.
        [few] За хід можна взяти з мішечка не більше ніж { $limit } плитки.
        [many] За хід можна взяти з мішечка не більше ніж { $limit } плиток.
       *[other] За хід можна взяти з мішечка не більше ніж { $limit } плитки.
    }
nothing-to-call = «Хроміно» кажуть одразу, як викладуть передостанню плитку.
nothing-to-catch = Цей гравець нічого не забув.
catch-yourself = Себе спіймати не можна.
nothing-to-show = Ніхто нічого не проґавив.
show-yourself = На власну помилку вказувати не можна.
show-other-tile = Ідеться про іншу плитку: { $tile }.
nothing-to-undo = Немає чого скасовувати.
nothing-to-redo = Немає чого повторювати.
already-resigned = { $name } більше не грає.

## Ігри, які не можуть початися

not-rules = { $value } — це не правила.
unknown-edition = Немає видання { $edition }. Є такі: { $known }.
rule-unknown = Немає правила { $field }. Є такі: { $known }.
rule-missing = Бракує правила { $field }.
rule-choice = Для правила { $field } не підходить { $value }. Можна: { $known }.
rule-number = Для правила { $field } не підходить { $value }: можна від { $least } до { $most }.
players-range = Гравців щонайменше { $least }, а щонайбільше { $most }: так не буває.
calls-end-turn = Якщо треба казати «Хроміно», плитка з мішечка закінчує хід.
voluntary-draw-ends-turn = Якщо можна брати з мішечка, хоча плитка й підходить, це закінчує хід.
draw-limit-one = Якщо плитка з мішечка закінчує хід, беруть лише одну.
dominoes-need-one-contact = Як у доміно, досить одного контакту.
no-chameleon-to-start = У цій коробці немає хамелеона, щоб ним почати.
draw-off-needs-tricolour = Щоб тягнути плитки за право почати, перша плитка має бути триколірною.
too-many-tiles = Гравців — { $players }, плиток кожному — { $hand } і ще перша на стіл, а в коробці їх лише { $box }.
min-contacts-range = Плитці потрібен один контакт або два, а не { $value }.
unknown-geometry = Немає такого способу викладати плитки: { $value }.
player-count =
    { $players ->
        [1] Одного гравця замало: це видання для { $least }–{ $most } гравців.
       *[other] Це видання для { $least }–{ $most } гравців, а не для { $players }.
    }
players-list = { $value } — це не список гравців.
player-name = Це не схоже на ім’я: { $value }. Найбільше літер — { $most }.
player-name-control = В імені гравця є щось, чого не показати: { $value }.
seed-range = Номер гри не може бути { $value }. Він від 0 до { $most }.

## Записи, позиції та посилання, які не вдається відкрити

record-too-large = Це завелике для збереженої гри: найбільше байтів — { $most }.
record-not-text = Це не збережена гра.
record-not-json = Це не збережена гра. Щось не так у рядку { $line }, позиція { $column }.
record-too-deep = Це не збережена гра: у ній забагато рівнів.
record-number = У цій збереженій грі є неможливе число: { $value }.
record-object = Збережену гру пошкоджено: { $at } — це { $value }, а не об’єкт.
record-list = Збережену гру пошкоджено: { $at } — це { $value }, а не список.
record-too-long = Збережену гру пошкоджено: у { $at } забагато записів, найбільше — { $most }.
record-missing = Збережену гру пошкоджено: у { $at } бракує { $key }.
record-unknown = Збережену гру пошкоджено: у { $at } зайве { $key }.
record-key-twice = Збережену гру пошкоджено: { $key } є в ній двічі.
record-integer = Збережену гру пошкоджено: { $at } — це { $value }, а не число від { $least } до { $most }.
record-format = Тут не знають такої збереженої гри: { $value }. Відомі: { $known }.
record-at = Збережену гру пошкоджено: щось не так у { $at }.
record-value = Збережену гру пошкоджено: { $value } не має бути в { $at }.
record-start = Збережену гру пошкоджено: вона не може починатися з { $value }.
record-hand-size = Збережену гру пошкоджено: плиток у { $at } не { $size }, а { $count }.
record-seats = Збережену гру пошкоджено: записів у { $at } { $count }, а гравців { $players }.
record-duplicate = Збережену гру пошкоджено: одна плитка є в ній двічі ({ $tile }).
record-not-in-box = Збережену гру пошкоджено: однієї плитки немає в коробці ({ $tile }).
record-bag = Збережену гру пошкоджено: у { $at } бракує плиток.
record-first = Збережену гру пошкоджено: у { $at } має починати інший гравець.
record-action = Збережену гру пошкоджено: { $value } у { $at } — це не хід.
record-after-end = Збережену гру пошкоджено: вона триває після свого кінця в { $at }.
record-result = Збережену гру пошкоджено: записано, що її підсумок — { $value }, а насправді — { $expected }.
record-drawn = Збережену гру пошкоджено: { $value } у { $at } — плитка не того, хто ходить.
record-scores = Збережену гру пошкоджено: у { $at } хибні очки ({ $value }).
record-over = Тут нікому ходити: у { $at } нічого не лишилося.
record-empty-board = На столі немає жодної плитки.
record-not-enough = Тут більше плиток, ніж у коробці.
record-state = Збережену гру пошкоджено: { $at } не може бути { $value }.
link-alphabet = Це посилання пошкоджене.
link-version = Це посилання з іншої версії Хроміно.
link-damaged = Це посилання пошкоджене або неповне.
link-too-large = Це посилання задовге.

## Команди, які не вдається виконати

command-object = Це не команда: { $value }.
command-unknown = Немає команди { $value }.
command-field = У цій команді { $field } не може бути { $value }.
stale = Щойно щось змінилося. Поглянь ще раз.
no-game = Гри ще немає.
no-such-ply = У цій грі немає такого моменту.
hands-hidden = Плитки гравців приховано, доки гра не закінчиться.
no-hint = Зараз немає що робити.
no-bot = Зараз ходить не бот.
nobody-thinks = Жоден бот не думає.
not-a-bot = { $value } — це не бот.
bot-nonsense = Бот хоче зробити те, чого не можна: { $value }.
bot-failed = { $name } не знає, що робити: { $error }
unknown-kind = Немає гравців виду { $value }. Є такі: { $known }.
not-your-seat = Це не твоє місце за столом.
only-for-hosts = Це може лише той, хто веде гру.
internal-error = У грі щось зламалося: { $error }

## Що можна зробити й чому

why-draw =
    { $count ->
        [1] Твоя плитка нікуди не підходить: візьми ще одну з мішечка.
       *[other] Жодна з твоїх плиток не підходить: візьми ще одну з мішечка.
    }
why-draw-chameleon = Хамелеон не може бути останньою плиткою: візьми ще одну з мішечка.
why-draw-on = Не підходить: { $tile }. Візьми ще одну.
why-draw-again =
    Не підходить: { $tile }. { $left ->
        [1] Можна взяти ще одну.
       *[other] Можна взяти ще { $left }.
    }
why-draw-instead = Одна з твоїх плиток підходить, але можна й узяти з мішечка.
why-pass =
    { $count ->
        [1] Твоя плитка нікуди не підходить, а мішечок порожній.
       *[other] Жодна з твоїх плиток не підходить, а мішечок порожній.
    }
why-pass-chameleon = Хамелеон не може бути останньою плиткою, а мішечок порожній.
why-pass-drawn = Не підходить: { $tile }. Залиш її на потім.
why-call = Остання плитка: скажи «Хроміно»!
why-catch = { $name } має одну плитку й мовчить.
why-show = { $name } бере плитку, хоча остання підходить. Покажи куди!

## Що відбувається

say-lay = Твій хід: виклади плитку.
say-lay-drawn = Підходить: { $tile }. Викладай!
say-turn = Ходить { $name }.
say-thinking = { $name } думає…
say-undone =
    { $plies ->
        [1] Скасовано.
        [one] Скасовано { $plies } крок.
        [few] Скасовано { $plies } кроки.
        [many] Скасовано { $plies } кроків.
       *[other] Скасовано { $plies } кроку.
    }{ $draws ->
        [0] { "" }
        [1] { " " }Плитка знову в мішечку.
        [one] { " " }{ $draws } плитка знову в мішечку.
        [few] { " " }{ $draws } плитки знову в мішечку.
        [many] { " " }{ $draws } плиток знову в мішечку.
       *[other] { " " }{ $draws } плитки знову в мішечку.
    }
say-resigned = { $name } більше не грає. Далі грає бот.
say-won-emptied = { $name } перемагає!
say-won-blocked = Більше нічого не підходить: { $name } перемагає!
say-won-resigned = Гру здано: { $name } перемагає.
say-joint-emptied =
    { $count ->
        [2] Двоє переможців: вони рівні перші!
       *[other] Переможців { $count }: вони рівні перші!
    }
say-joint-blocked =
    { $count ->
        [2] Більше нічого не підходить: рівних перших двоє!
       *[other] Більше нічого не підходить: рівних перших { $count }!
    }
say-joint-resigned =
    { $count ->
        [2] Гру здано: перемагають двоє інших.
       *[other] Гру здано: перемагають інші { $count }.
    }
say-solo-emptied =
    Готово за { $turns ->
        [1] один хід!
        [one] { $turns } хід!
        [few] { $turns } ходи!
        [many] { $turns } ходів!
       *[other] { $turns } ходу!
    } З мішечка { $drawn ->
        [0] не взято жодної плитки.
        [1] взято одну плитку.
        [one] взято { $drawn } плитку.
        [few] взято { $drawn } плитки.
        [many] взято { $drawn } плиток.
       *[other] взято { $drawn } плитки.
    }
say-solo-blocked =
    Більше нічого не підходить. Зроблено { $turns ->
        [1] один хід,
        [one] { $turns } хід,
        [few] { $turns } ходи,
        [many] { $turns } ходів,
       *[other] { $turns } ходу,
    } з мішечка { $drawn ->
        [0] не взято жодної плитки.
        [1] взято одну плитку.
        [one] взято { $drawn } плитку.
        [few] взято { $drawn } плитки.
        [many] взято { $drawn } плиток.
       *[other] взято { $drawn } плитки.
    }
say-solo-resigned =
    Гру здано. Зроблено { $turns ->
        [1] один хід,
        [one] { $turns } хід,
        [few] { $turns } ходи,
        [many] { $turns } ходів,
       *[other] { $turns } ходу,
    } з мішечка { $drawn ->
        [0] не взято жодної плитки.
        [1] взято одну плитку.
        [one] взято { $drawn } плитку.
        [few] взято { $drawn } плитки.
        [many] взято { $drawn } плиток.
       *[other] взято { $drawn } плитки.
    }

## Стіл і плитки гравця

ui-red = червоний
ui-green = зелений
ui-blue = синій
ui-yellow = жовтий
ui-purple = фіолетовий
# Одне слово без дефіса й не на «в»: його теж пишуть, вводячи хід.
ui-wild = різнобарвний
# Між кольорами плитки; лапки бережуть пробіл.
ui-colours-and = {", "}
ui-between-sentences = {" "}
ui-between-parts = {"; "}
ui-table = Ігровий стіл Хроміно
ui-spoken = Що сталося
ui-around = Перебіг гри, налаштування й меню
ui-log = Перебіг гри
ui-settings = Налаштування
ui-menu = Меню
ui-camera = Вигляд столу
ui-zoom-in = Наблизити
ui-zoom-out = Віддалити
ui-fit = Назад до гри
ui-board = { $count ->
    [1] Стіл, на ньому одна плитка
    [one] Стіл, на ньому { $count } плитка
    [few] Стіл, на ньому { $count } плитки
    [many] Стіл, на ньому { $count } плиток
   *[other] Стіл, на ньому { $count } плитки
}
ui-open = тут може лежати плитка
ui-empty = порожньо
ui-count = { $made } з { $need }
# Так само хід і пишуть: кольори, стовпець, рядок, напрямок.
ui-placed-across = { $tile } — стовпець { $x }, рядок { $y }, вправо
ui-placed-down = { $tile } — стовпець { $x }, рядок { $y }, вниз
ui-here-square = { $colour }, стовпець { $x }, рядок { $y }; плитка: { $tile }
ui-here-empty = порожньо, стовпець { $x }, рядок { $y }
ui-here-fits = { $count ->
    [1] порожньо, стовпець { $x }, рядок { $y }; твоя плитка підходить
   *[other] порожньо, стовпець { $x }, рядок { $y }; твоя плитка підходить, варіантів { $count }
}
ui-above = Зверху: { $colour }.
ui-below = Знизу: { $colour }.
ui-left = Ліворуч: { $colour }.
ui-right = Праворуч: { $colour }.
ui-help-is-off = Підказки вимкнено: шукай місце самостійно або ввімкни їх у налаштуваннях.
ui-fits-here = { $count ->
    [1] Тут один варіант: { $list }.
    [one] Тут { $count } варіант: { $list }.
    [few] Тут { $count } варіанти: { $list }.
    [many] Тут { $count } варіантів: { $list }.
   *[other] Тут { $count } варіанта: { $list }.
}
ui-fits-nothing = Жодна з твоїх плиток не накриє цю клітинку.
ui-rack = { $count ->
    [1] Твоя остання плитка
   *[other] Твої плитки, усього { $count }
}
ui-rack-tools = Порядок твоїх плиток
ui-rack-drawn = щойно з мішечка
ui-rack-fits = { $count ->
    [0] нікуди не підходить
    [1] підходить в одне місце
    [one] підходить у { $count } місце
    [few] підходить у { $count } місця
    [many] підходить у { $count } місць
   *[other] підходить у { $count } місця
}
ui-sort = Розкласти за кольором
ui-playable-first = Спершу ті, що підходять
ui-move-left = Посунути плитку ліворуч
ui-move-right = Посунути плитку праворуч
ui-said-chosen = { $count ->
    [-1] Вибрано: { $tile }.
    [0] Вибрано: { $tile }; нікуди не підходить.
    [1] Вибрано: { $tile }; підходить в одне місце.
    [one] Вибрано: { $tile }; підходить у { $count } місце.
    [few] Вибрано: { $tile }; підходить у { $count } місця.
    [many] Вибрано: { $tile }; підходить у { $count } місць.
   *[other] Вибрано: { $tile }; підходить у { $count } місця.
}
ui-said-turned-across = { $tile }, вправо.
ui-said-turned-down = { $tile }, вниз.
ui-said-put = Приміряно. Ще раз — викласти, Escape — забрати.
ui-said-refused = Сюди не можна. { $why }
ui-said-miss = { $tile }: ось де майже підходить. { $why }
ui-said-arranged = Твої плитки впорядковано.
ui-said-moved = { $tile }: тепер це плитка { $place } з { $count }.
ui-said-choose-first = Спершу вибери свою плитку: клавіші від 1 до 9 або H.
ui-said-no-spot = Нікуди не підходить.
ui-said-not-now = Не зараз.
ui-said-spot = Місце { $n } з { $count }: { $placed }

## Клавіші

ui-keys-laying = Викласти плитку
ui-keys-turn = Твій хід
ui-keys-board = На столі
ui-keys-around = Навколо столу
ui-key-choose = вибрати плитку; ще раз — обернути
ui-key-turn = обернути плитку в один чи в інший бік
ui-key-spots = наступне можливе місце або попереднє
ui-key-lay = викласти плитку тут
ui-key-back = покласти плитку назад
ui-key-miss = показати, де майже підходить
ui-key-typed = написати хід
ui-key-draw = взяти з мішечка
ui-key-pass = пропустити хід
ui-key-call = сказати «Хроміно»
ui-key-catch = спіймати того, хто забув це сказати
ui-key-show = показати місце, яке проґавили
ui-key-go-on = далі; не чекати
ui-key-undo = скасувати або повторити
ui-key-arrows = рухатися столом; із Shift — на три клітинки
ui-key-what = що тут?
ui-key-fits = що сюди підходить?
ui-key-zoom = наблизити, віддалити
ui-key-fit = назад до гри; ще раз — увесь стіл
ui-key-board = перейти до столу
ui-key-hand = перейти до своїх плиток
ui-key-arrange = пересунути свою плитку
ui-key-log = перебіг гри
ui-key-help = ці клавіші
ui-cap-shift = Shift
ui-cap-enter = Enter
ui-cap-esc = Esc
ui-cap-alt = Alt
ui-cap-home = Home
ui-cap-end = End
ui-cap-space = Пробіл

## Навколо столу

ui-players = Гравці й мішечок
ui-person = Людина:
ui-bot = Бот:
ui-own-seat = (ти)
ui-to-move = ходить
ui-thinking = думає
ui-called = «Хроміно» сказано
ui-resigned = більше не грає
ui-winner = перемога
ui-tiles = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}
ui-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
ui-bag = { $count ->
    [0] Мішечок порожній
    [1] У мішечку одна плитка
    [one] У мішечку { $count } плитка
    [few] У мішечку { $count } плитки
    [many] У мішечку { $count } плиток
   *[other] У мішечку { $count } плитки
}
ui-sum = { $name }: { $sum }
ui-laid = Викладено. Хвилинку…
ui-ghost-fits = { $made } з { $need }: підходить.
ui-ghost-bad = { $bad ->
    [1] В одному місці кольори різні.
   *[other] У { $bad } місцях кольори різні.
}
ui-ghost-no = І все ж сюди не можна.
ui-nearest = Ось де майже підходить. { $why }
ui-more-reasons = { $count ->
    [1] і ще одна причина
    [one] і ще { $count } причина
    [few] і ще { $count } причини
    [many] і ще { $count } причин
   *[other] і ще { $count } причини
}
ui-actions = Що можна зробити
ui-undo = Скасувати
ui-redo = Повторити
ui-turn = Обернути
ui-cancel = Покласти назад
ui-confirm = Викласти
ui-miss = Чому ні?
ui-miss-hint = Торкнися плитки, щоб побачити чому.
ui-draw = Взяти плитку
ui-pass = Пропустити хід
ui-call = Хроміно!
ui-catch = { $name } мовчить!
ui-show = { $count ->
    [1] Показати місце
   *[other] Показати місце, усього їх { $count }
}
# Для когось іншого за тим самим пристроєм. Оля: Женя мовчить!
ui-for-seat = { $name }: { $what }
ui-go-on = Далі
ui-go-on-why = Усі чекають, чи ти щось скажеш.
ui-skip = Не чекати
ui-pause = Пауза
ui-resume = Далі
ui-speed = { $pace ->
    [slow] Повільно
    [fast] Швидко
   *[normal] Помірно
}
ui-speed-why = Змінити швидкість ботів
ui-result = Підсумок
ui-moves = Перебіг гри: кожен хід веде до свого моменту
ui-start = Перша плитка
# Хто що робить, після імені й двокрапки
ui-deed-draw = бере плитку з мішечка
ui-deed-draw-seen = бере плитку з мішечка ({ $tile })
ui-deed-pass = пропускає хід
ui-deed-call = каже «Хроміно!»
ui-deed-catch = помічає, що { $name } мовчить
ui-deed-show = показує, куди підходить ({ $where })
ui-told = { $name }: { $what }.
ui-told-penalty = { $count ->
    [1] { $name } має взяти плитку.
    [one] { $name } має взяти { $count } плитку.
    [few] { $name } має взяти { $count } плитки.
    [many] { $name } має взяти { $count } плиток.
   *[other] { $name } має взяти { $count } плитки.
}
ui-told-shown = { $name } показує останню плитку: { $tile }.
ui-told-sum = Очки: { $sum }.

## Вікна

ui-close = Закрити
ui-yes = Так
ui-no = Ні
ui-independent = Незалежна версія гри. Chromino — торговельна марка; її власники не мають до цієї версії стосунку.
ui-menu-typed = Написати хід
ui-menu-replay = Переглянути гру
ui-menu-rules = Правила
ui-menu-seats = Хто грає
ui-menu-settings = Налаштування
ui-menu-keys = Клавіші
ui-menu-share = Показати іншим
ui-menu-save = Зберегти у файл
ui-menu-about = Про гру
ui-menu-games = Збережені ігри
ui-menu-new = Нова гра
ui-menu-resign = Здатися
ui-menu-leave = Встати з-за столу
ui-ask-new = Почати нову гру? Ця лишиться збереженою.
ui-ask-games = Перейти до збережених ігор? Ця буде серед них, і її можна будь-коли продовжити.
ui-ask-leave = Встати з-за столу? Гра збережеться, і її можна буде продовжити.
ui-ask-resign = Здатися? Тоді цю гру вже не виграти.

ui-seats = Хто грає
ui-seats-why = Бот може грати далі за будь-кого тими самими плитками. Місце можна будь-коли забрати назад.
ui-seat-resigned = більше не грає
ui-kind-human = Людина
ui-kind-random = Легкий бот
ui-kind-greedy = Жадібний бот
ui-kind-counter = Сильний бот
ui-ask-seat-bot = { $name }: нехай далі грає бот? Він гратиме тими самими плитками, доки хтось не забере місце назад.
ui-ask-seat-person = { $name }: зайняти це місце? Відтепер ці плитки бачитиме людина й гратиме ними.
# Вид гравця — один із названих вище.
ui-told-seat-bot = { $name }: відтепер тут грає «{ $kind }».
ui-told-seat-person = { $name }: відтепер тут грає людина.

ui-setting-language = Мова
ui-setting-language-why = Автоматично — як у браузері.
ui-setting-language-system = Автоматично
ui-language-missing = Не вдалося завантажити слова цієї мови. Чи є інтернет? Спробуй ще раз.
ui-setting-theme = Оформлення
ui-setting-theme-why = Автоматично — як на пристрої чи в блокноті довкола.
ui-setting-theme-system = Автоматично
ui-setting-theme-light = Світле
ui-setting-theme-dark = Темне
ui-setting-tiles = Плитки
ui-setting-tiles-why = У кожного кольору свій візерунок.
ui-setting-tiles-both = Кольори й візерунки
ui-setting-tiles-colours = Кольори
ui-setting-tiles-patterns = Візерунки
ui-setting-tiles-contrast = Високий контраст
ui-setting-motion = Рух
ui-setting-motion-why = Плитки летять на свої місця або одразу там лежать.
ui-setting-motion-system = Автоматично
ui-setting-motion-reduced = Без руху
ui-setting-sound = Звук
ui-setting-sound-why = Тихий стук, коли плитка лягає на стіл.
ui-setting-help = Підказки
ui-setting-help-why = Позначають місця, куди підходить плитка.
ui-setting-help-chosen = Вибрана плитка
ui-setting-help-all = Усі плитки
ui-setting-help-none = Без підказок
ui-setting-confirm = Питати, перш ніж викласти
ui-setting-confirm-why = Плитка чекає на місці, доки не підтвердиш.
ui-setting-auto = Брати й пропускати автоматично
ui-setting-auto-why = Коли нічого не підходить, вибору все одно немає.
ui-setting-pace = Швидкість ботів
ui-setting-pace-why = Як довго вони чекають перед ходом.
ui-setting-pace-normal = Помірно
ui-setting-pace-slow = Повільно
ui-setting-pace-fast = Швидко

ui-keys = Клавіші

ui-typed = Написати хід
ui-typed-do = Готово
ui-typed-how = Кольори плитки, тоді стовпець і рядок, тоді вправо чи вниз. Наприклад:
ui-typed-example-lay = { $tile } на { $x } { $y } вниз
ui-typed-example-choose = { $tile } (вибрати цю плитку)
ui-typed-nothing = Спершу щось напиши.
ui-typed-unknown = Що означає «{ $word }»?
ui-typed-three = { $count ->
    [0] Яка плитка? Назви три її кольори.
    [1] У плитки три кольори: бракує двох.
    [2] У плитки три кольори: бракує одного.
   *[other] У плитки лише три кольори.
}
ui-typed-where = Куди? Назви стовпець і рядок.
ui-typed-which-way = Вправо чи вниз?
ui-typed-not-yours = У тебе немає такої плитки: { $tile }.
ui-typed-nobody = Такого імені за столом немає: { $name }.
# Слова, які можна написати: через кому, малими літерами.
ui-typed-draw = взяти, беру, бери, візьму, візьми, брати, взяти плитку, беру плитку, візьму плитку, взяти з мішечка, беру з мішечка, взяти плитку з мішечка, беру плитку з мішечка, витягнути, витягти, витягую, витягну, витягни, тягнути, тягну, тягни, витягнути плитку, витягую плитку, тягну плитку, добрати, добираю, з мішечка, мішечок
ui-typed-pass = пас, пасую, спасувати, пропустити, пропускаю, пропущу, пропусти, пропуск, пропустити хід, пропускаю хід, пропуск ходу
ui-typed-call = хроміно, кажу хроміно, сказати хроміно, остання плитка, остання, моя остання плитка
ui-typed-catch = спіймати, спіймай, спіймаю, спіймано, ловити, ловлю, лови, впіймати, впіймай, упіймати, упіймай, піймати, піймай, мовчить
ui-typed-show = показати, покажи, показую, покажу, вказати, вкажи, вказую
ui-typed-undo = скасувати, скасуй, скасовую, скасувати хід, назад, крок назад, хід назад, повернути, поверни, забрати назад, відмінити, відміни
ui-typed-redo = повторити, повтори, повторюю, повторити хід, ще раз, знову, вперед, уперед
ui-typed-across = вправо, управо, праворуч, горизонтально, горизонталь, горизонталі, горизонталлю
ui-typed-down = вниз, униз, донизу, додолу, вертикально, вертикаль, вертикалі, вертикаллю
ui-typed-column = стовпець, стовпця, стовпці, стовпцю, стовпчик, стовпчика, стовпчику, колонка, колонки, колонку, колонці, х, x
ui-typed-row = рядок, рядка, рядку, ряд, ряду, ряді, y
ui-typed-filler = на, у, в, до, від, із, зі, з, по, і, й, та, а, то, тоді, потім, го, му, ий, ої, плитка, плитку, плитки, плиткою, хід, ходжу, кладу, клади, покласти, поклади, викласти, викладаю, виклади, викладу, ставлю, постав, поставити, розмістити, розміщую, граю, клітинка, клітинку, клітинки, клітинці, квадрат, місце, напрямок
ui-typed-colours = червона, червону, червоне, червоної, червоно; зелена, зелену, зелене, зеленої, зелено; синя, синю, синє, синьої, синьо, блакитний, голубий; жовта, жовту, жовте, жовтої, жовто; фіолетова, фіолетову, фіолетове, фіолетової, фіолетово, бузковий, ліловий, пурпуровий; різнобарвна, різнобарвну, різнобарвне, хамелеон

ui-hand-over = Тепер пристрій бере { $name }
ui-hand-over-since = Що сталося
ui-hand-over-taken = Я { $name }: покажи плитки
ui-hand-over-undo = Стривай, скасуй хід

ui-end-you = { $count ->
    [1] Перемога твоя!
   *[other] Ви рівні перші!
}
ui-end-names = { $count ->
    [1] { $names } перемагає!
   *[other] { $names } — рівні перші!
}
ui-end-solo-emptied = Чудово!
ui-end-solo-blocked = Ще б трошки!
ui-end-solo-resigned = До наступного разу!
ui-end-emptied = Останню плитку викладено.
ui-end-blocked = Більше нічого не підходить, а мішечок порожній.
ui-end-resigned = Гру здано.
# joint — скільки гравців перемогло разом.
ui-end-all-laid = { $joint ->
    [1] { $names } викладає всі плитки.
   *[other] { $names } викладають усі плитки.
}
ui-end-by-tiles = { $joint ->
    [1] { $names } має найменше плиток: { $count }.
   *[other] { $names } мають найменше плиток: по { $count }.
}
ui-end-by-points = { $joint ->
    [1] { $names } має найбільше очок: { $count }.
   *[other] { $names } мають найбільше очок: по { $count }.
}
ui-end-player = Гравець
ui-end-points = Очки
ui-end-left = Лишилося
ui-end-winner = перемога
ui-end-rematch = Зіграти ще
ui-end-replay = Переглянути
ui-end-look = До столу
ui-end-share = Поділитися
ui-end-save = Зберегти
ui-end-new = Нова гра

## Перегляд гри

ui-replay = Перегляд гри
ui-replay-move = Хід
ui-replay-at = Хід { $ply } з { $last }. { $told }
ui-replay-count = { $ply } з { $last }
ui-replay-start = Перша плитка на столі.
ui-replay-first = На початок
ui-replay-previous = Хід назад
ui-replay-play = Відтворити
ui-replay-pause = Пауза
ui-replay-next = Хід уперед
ui-replay-last = У кінець
ui-replay-close = Назад до гри
ui-replay-paused = Пауза.
# Поруч вибирають ім’я або «Усі».
ui-replay-eyes = Хто дивиться
ui-replay-everyone = Усі
ui-replay-branch = Грати звідси
ui-replay-branched =
    { $ply ->
        [0] Це нова гра від першої плитки.
       *[other] Це нова гра від ходу { $ply }.
    }
ui-replay-branched-kept =
    { $ply ->
        [0] Це нова гра від першої плитки. Попередню збережено.
       *[other] Це нова гра від ходу { $ply }. Попередню збережено.
    }
ui-ask-branch = Грати звідси? Усе, що було після цього ходу, зникне.
ui-keys-replay = Перегляд гри
ui-key-step = хід назад або вперед
ui-key-ends = на початок або в кінець
ui-key-play = відтворити або спинити
ui-key-leave = назад до гри

## Правила для читання; їхній текст — у rules/uk.ftl

ui-rules = Правила
ui-rules-chapters = Які правила
ui-rules-game = Ця гра
ui-rules-compare = Порівняти
ui-rules-contents = Зміст
ui-rules-print = Друкувати
ui-rules-loading = Завантажуємо правила…
ui-rules-failed = Не вдалося завантажити правила. Чи є інтернет?
ui-rules-again = Спробувати ще раз

## У блокноті

ui-kernel-silent = Ядро не відповідає. Поки виконується комірка, твій хід чекає; якщо нічого не виконується, запусти цю комірку ще раз.
ui-kernel-gone = Ядро зупинилося або почало наново, тож цей стіл лише показує, що було. Щоб грати, запусти його комірку ще раз.
ui-notebook-old = Столу потрібен новіший блокнот: JupyterLab 4 або Notebook 7, у браузері 2024 року чи новішому.
ui-study = Вибери плитку й поклади її туди, де вона підходить.
ui-study-done = Усі плитки лежать на столі.

## Бот, якого полагодили

ui-bot-again = Спробувати ще раз
