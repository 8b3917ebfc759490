### Що каже лише сторінка.
### Слова — зі словничка в ../uk.ftl.

## Сторінка

ui-title = Хроміно
ui-title-table = { $say } · Хроміно
ui-notice-close = Гаразд
ui-opening = Готуємо стіл
ui-opening-files = Завантажуємо гру: { $done } з { $total } МБ. Першого разу це найдовше.
ui-opening-python = Хвилинку…
ui-opening-rules = Читаємо правила…
ui-elsewhere = Хроміно відкрито в іншій вкладці
ui-elsewhere-do = Грати можна лише в одній вкладці за раз. Грай далі там або перенеси гру сюди: нічого не загубиться.
ui-play-here = Грати тут
ui-restarting = Хвилинку: гра зараз продовжиться…
ui-dealing = Хвилинку: решту плиток ще роздають…
ui-first = Уперше тут?
ui-first-show = Покажи, як грати
ui-engine-restarted = Щось загубилося дорогою. Гра така, як була перед тим: спробуй ще раз.
ui-storage-denied = Цей браузер нічого не зберігає для цієї сторінки: коли закриєш її, гра зникне. Щоб не втратити гру, збережи її у файл.
ui-update-ready = Нова версія цієї сторінки готова. Якщо оновити, сторінка перезавантажиться, а гра продовжиться.
ui-update-now = Оновити
ui-offline-full = У цьому браузері замало місця, щоб зберегти сторінку для гри без інтернету. З інтернетом усе працює.
ui-offline-denied = Цей браузер не дає зберегти сторінку для гри без інтернету. З інтернетом усе працює.
ui-stored-damaged = Останню гру не вдалося відкрити. Вона не зникла: шукай її серед «Моїх ігор».
ui-file-refused = Не вдалося відкрити «{ $file }».
ui-link-too-long = Це посилання задовге для гри: символів може бути до { $most }.
ui-failed-no-wasm = Цей браузер не може запустити гру
ui-failed-no-wasm-do = Їй потрібен WebAssembly, а тут його немає або він вимкнений. Відкрий гру в сучасному браузері або попроси того, хто налаштовує цей пристрій, дозволити його.
ui-failed-too-old = Цей браузер застарий для гри
ui-failed-too-old-do = Онови його або відкрий цю сторінку в іншому: підійде будь-який браузер останніх років.
ui-too-old-since = Гра працює, починаючи з цих версій:
ui-failed-blocked = Частина гри не завантажилася
ui-failed-blocked-do = Перевір, чи є інтернет, і спробуй ще раз. Якщо так щоразу, файл може затримувати фільтр або розширення браузера.
ui-failed-memory = Не вистачає пам’яті
ui-failed-memory-do = Закрий кілька інших вкладок чи програм і спробуй ще раз.
ui-failed-silent = Гра не відповідає
ui-failed-silent-do = Можливо, зв’язок повільний або якийсь фільтр затримує файл. Спробуй ще раз.
ui-failed-worker-died = Гра зупинилася вже кілька разів
ui-failed-worker-died-do = Можливо, пристрою бракує пам’яті. Закрий кілька інших вкладок і спробуй ще раз.
ui-failed-outdated = Уже є новіша версія
ui-failed-outdated-do = Цю сторінку відкрито ще до її появи. Спробуй ще раз: сторінка перезавантажиться.
ui-failed-unexpected = Тут щось зламалося
ui-failed-unexpected-do = Це наша помилка. Спробуй ще раз. Якщо не допоможе, подробиці нижче стануть у пригоді тому, хто може це виправити.
ui-failed-kept = Твоя гра ціла й продовжиться з того самого місця.
ui-try-again = Спробувати ще раз
ui-details = Подробиці
ui-copy = Копіювати
ui-copied = Скопійовано
ui-from-file = Майже готово
ui-from-file-why = Цю сторінку відкрито як файл, а звідти браузери не дають її програмі працювати. Нічого не зламано.
ui-from-file-start = Перейди в папку вище й відкрий файл запуску для свого комп’ютера:
ui-from-file-server = Ця папка працює і на будь-якому вебсервері. У вихідному коді його запускає команда «make play».

## Збережені ігри

ui-games-open-file = Відкрити файл
ui-games-drop = Відпусти тут, і гра відкриється
ui-games-none = Ігор ще немає
ui-games-none-about = Кожна твоя гра зберігається тут сама, хід за ходом. Тобі надіслали гру? Перетягни її файл будь-куди на цю сторінку.
ui-games-refused = Цей браузер нічого не зберігає для цієї сторінки. Грати все одно можна, а гру — зберегти у файл.
ui-games-goes-on = Ще триває
ui-games-over = Закінчено
ui-games-won = { $count ->
    [1] { $you ->
        [does] Ти перемагаєш
       *[no] { $names } перемагає
    }
   *[other] { $you ->
        [does] { $names } перемагаєте
       *[no] { $names } перемагають
    }
}
# count — скільки плиток лежить на столі.
ui-games-about = { $count ->
    [one] { $edition } · { $count } плитка на столі
    [few] { $edition } · { $count } плитки на столі
    [many] { $edition } · { $count } плиток на столі
   *[other] { $edition } · { $count } плитки на столі
}
ui-games-damaged = Пошкоджена гра
ui-games-damaged-about = У неї вже не зіграти. Те, що лишилося, можна зберегти у файл.
ui-games-cant-open = Цю гру вже не вдається відкрити. Вона не зникла, її можна зберегти у файл.
ui-games-later = Гра з новішої версії
ui-games-later-about = Цю гру зберегла новіша версія сторінки, і вона не зникне. Щоб зіграти в неї, перезавантаж сторінку.
ui-games-not-now = Зараз цю гру не вдалося відкрити. Вона не зникла: спробуй ще раз.
ui-games-went-on = Цю гру продовжено ще й в іншій вкладці. Те, що ти граєш тут, зберігається як копія.
ui-games-delete-ask = Видалити «{ $game }»?
# Кнопка з трьома крапками
ui-games-more = { $game }: що ще можна зробити
ui-games-do-watch = Переглянути з початку
ui-games-do-rename = Перейменувати
ui-games-do-duplicate = Зробити копію
ui-games-do-export = Зберегти у файл
ui-games-do-delete = Видалити
ui-games-name = Назва гри
ui-games-name-keep = Готово
ui-games-name-how = Без назви гра зветься іменами гравців.
ui-games-name-long = Назва задовга: літер може бути до { $most }.
ui-games-name-control = У цій назві є щось, чого не можна показати.
ui-games-copy-of = Копія: { $game }
ui-games-said-copied = Угорі списку: { $game }.
ui-games-said-renamed = Тепер гра зветься «{ $game }».
ui-games-said-back = Знову на місці: { $game }.
ui-games-deleted = Видалено: { $game }.
ui-games-undo = Повернути
ui-games-added = { $count ->
    [1] Додано одну гру.
    [one] Додано { $count } гру.
    [few] Додано { $count } гри.
    [many] Додано { $count } ігор.
   *[other] Додано { $count } гри.
}
ui-games-more-refused = { $count ->
    [1] І ще один файл не відкрився.
    [one] І ще { $count } файл не відкрився.
    [few] І ще { $count } файли не відкрилися.
    [many] І ще { $count } файлів не відкрилося.
   *[other] І ще { $count } файлу не відкрилося.
}
ui-storage-full = У цьому браузері вже немає місця для гри. Грати далі можна: видали якісь збережені ігри або збережи цю у файл.
ui-storage-newer = Твої ігри зберігає новіша версія цієї сторінки. Перезавантаж сторінку; доти нічого не зберігається.
ui-storage-promised = Цей браузер обіцяє берегти твої ігри.
ui-storage-unsure = Цей браузер може стерти твої ігри, коли бракуватиме місця: важливі збережи у файли.
ui-storage-used = Ця сторінка займає на пристрої { $size } МБ.
ui-erase = Стерти все на цьому пристрої
ui-erase-ask = Стерти все на цьому пристрої?
ui-erase-what =
    { $count ->
        [0] Твої налаштування
        [1] Твоя збережена гра, налаштування
       *[other] Твої збережені ігри (усього { $count }), налаштування
    } й усе інше, що ця сторінка тримає на пристрої, зникнуть назавжди. Збережені файли лишаться.
ui-erase-yes = Стерти все
ui-erase-failed = Стерто ще не все. Закрий усі інші вкладки з цією сторінкою і спробуй ще раз.

## Початок гри

ui-tagline = Викладай плитки колір до кольору, щонайменше у двох місцях. Виклади всі раніше за інших!
ui-trademark = Chromino — торговельна марка її власників; автор гри — Louis Abraham. Це незалежна некомерційна версія.
ui-play = Грати
ui-play-about = одразу, проти одного бота
ui-play-only = гра з цього посилання
ui-locked = Це посилання лише для однієї гри. Щоб грати в інші, відкрий сторінку без нього.
ui-getting-ready = Готуємося…
ui-getting-ready-about = за мить гра почнеться сама
ui-continue = Продовжити
ui-continue-about = { $players } · { $edition } · { $when }
ui-new = Нова гра…
ui-new-about = видання, гравці, правила
ui-junior = Для дітей
ui-junior-about =
    як у доміно, по { $hand ->
        [one] { $hand } плитці
        [few] { $hand } плитки
        [many] { $hand } плиток
       *[other] { $hand } плитки
    }

ui-ways = Ще
ui-way-learn = Як грати
ui-way-rules = Правила
ui-way-games = Мої ігри
ui-way-about = Про гру
ui-way-notebooks = Блокноти
ui-way-install = Встановити

ui-new-game = Нова гра
ui-back = Назад
ui-start-game = Почати
ui-editions = Видання
ui-juniors = Дитячий варіант
ui-game-modern = Сучасне видання
ui-game-modern-about = З п’ятьма хамелеонами: їхня середина підходить до всіх кольорів.
ui-game-modern-zh = Китайські правила
ui-game-modern-zh-about = Сучасне видання; коли хтось викладе все, решта ходить ще по разу.
ui-game-textures = Текстури
ui-game-textures-about = Кожен колір — ще й текстура. Бали рахують трьома способами.
ui-game-ravensburger-2001 = Ravensburger, 2001
ui-game-ravensburger-2001-about = Без хамелеонів. Коло дограють; перше місце можна поділити.
ui-game-meccano-1998 = Meccano, 1998
ui-game-meccano-1998-about = Хто починає, вирішує витягнута плитка. Вчасно кажи «Хроміно» й лови тих, хто забув.
ui-game-junior-dominoes = Як у доміно
ui-game-junior-dominoes-about = Кінець до кінця, по одному контакту; від хамелеонів відходять гілки.
ui-game-junior-one-contact = Досить одного контакту
ui-game-junior-one-contact-about = Усе як завжди, тільки кольорам досить зійтися один раз.

ui-agreements = Як граємо
ui-rule-hand-size = Плиток кожному
ui-rule-hand-size-about = За книжкою — { $book }. Що менше, то коротша гра: саме для малечі.
ui-rule-draw-limit = Якщо нічого не підходить, брати
ui-rule-draw-limit-1 = одну
ui-rule-draw-limit-1-about = Якщо підходить, її одразу викладають. Якщо ні, хід закінчено.
ui-rule-draw-limit-3 = до 3
ui-rule-draw-limit-3-about = Доки якась не підійде, але не більше трьох.
ui-rule-draw-limit-4 = до 4
ui-rule-draw-limit-4-about = Доки якась не підійде, але не більше чотирьох.
ui-rule-draw-limit-5 = до 5
ui-rule-draw-limit-5-about = Доки якась не підійде, але не більше п’яти.
ui-rule-draw-limit-other = інша кількість
ui-rule-draw-limit-other-about = Доки якась не підійде, але не більше ніж { $limit }.
ui-rule-draw-limit-none = доки не підійде
ui-rule-draw-limit-none-about = Скільки знадобиться.
ui-rule-open-hands = Плитки гравців
ui-rule-open-hands-false = приховані
ui-rule-open-hands-false-about = Кожен бачить лише свої плитки.
ui-rule-open-hands-true = відкриті
ui-rule-open-hands-true-about = Усі плитки лежать горілиць: добре, щоб навчитися або коли гравців багато.
ui-rule-first = Хто починає
ui-rule-first-seat = наймолодший
ui-rule-first-random = за жеребом
ui-begins-seat = Починає наймолодший гравець: посадіть його першим.
ui-begins-random = Хто починає, вирішує жереб.
ui-begins-draw-off = Тягнуть плитки: хто перший витягне триколірну, той і починає.
ui-rule-scoring = Бали
ui-rule-scoring-none = Без балів
ui-rule-scoring-none-about = Перемагає той, хто перший викладе всі плитки.
ui-rule-scoring-simple = A, за плитками
ui-rule-scoring-simple-about = Твоя плитка й кожна, якої вона торкається: 1, 2 або 3 за кольори.
ui-rule-scoring-kinds = B, за видами
ui-rule-scoring-kinds-about = За кожен контакт обидві плитки, від 1 до 4 за видом. За плитки, що лишилися, бали віднімають.
ui-rule-scoring-sides = C, за сторонами
ui-rule-scoring-sides-about = Як B, але на короткій стороні вартості двох плиток множать.
ui-rule-scoring-expert = Експерт
ui-rule-scoring-expert-about = Твоя плитка й кожна, якої вона торкається: 1, 2 або 3 за кольори, 3 за хамелеона.
ui-rule-scoring-contacts = За контактами
ui-rule-scoring-contacts-about = За кожен контакт обидві плитки: 1, 2 або 3 за кольори.
ui-more = Ще
ui-seed = Номер гри
ui-seed-about = Той самий номер роздає ті самі плитки. Залиш порожнім, і буде сюрприз.

ui-seats-about = Від { $least } до { $most } гравців, у тому порядку, як ви сидите.
ui-add-person = Додати людину
ui-add-bot = Додати бота
ui-seat-name = Ім’я гравця { $place }
ui-seat-kind = { $name }: хто грає
ui-seat-twin = За столом двоє з іменем { $name }.
ui-seat-up = { $name }: пересунути вище
ui-seat-down = { $name }: пересунути нижче
ui-seat-remove = { $name }: прибрати
ui-said-seat-added = { $you ->
    [does] Ти сідаєш на місце { $place }.
   *[no] { $name } сідає на місце { $place }.
}
ui-said-seat-moved = { $name } тепер на місці { $place }.
ui-said-seat-removed = { $you ->
    [does] Ти встаєш з-за столу.
   *[no] { $name } встає з-за столу.
}
ui-player = Гравець { $number }
ui-bot-1 = Робін
ui-bot-2 = Саша
ui-bot-3 = Женя
ui-bot-4 = Валя
ui-bot-5 = Чарлі
ui-bot-6 = Алекс
ui-bot-7 = Міка
ui-bot-8 = Слава
ui-picture-choose = Вибрати картинку
ui-picture-of = { $name }: картинка
ui-picture-none = Без картинки
ui-picture-fox = Лисичка
ui-picture-bear = Ведмедик
ui-picture-cat = Котик
ui-picture-dog = Песик
ui-picture-rabbit = Кролик
ui-picture-mouse = Мишка
ui-picture-lion = Лев
ui-picture-panda = Панда
ui-picture-frog = Жабка
ui-picture-owl = Сова
ui-picture-penguin = Пінгвін
ui-picture-turtle = Черепаха
ui-picture-dolphin = Дельфін
ui-picture-octopus = Восьминіг
ui-picture-elephant = Слоник
ui-picture-horse = Коник
ui-picture-unicorn = Єдиноріг
ui-picture-butterfly = Метелик
ui-picture-bee = Бджілка
ui-picture-ladybird = Сонечко
ui-picture-star = Зірочка
ui-picture-rocket = Ракета
ui-picture-rainbow = Веселка
ui-picture-apple = Яблучко

## Показати гру іншим

ui-share = Поділитися грою
ui-share-link = Посилання
ui-share-whole = Хто його відкриє, побачить усю гру, хід за ходом.
ui-share-position = { $hands ->
    [open] Хто його відкриє, гратиме звідси; усі плитки відкриті, як зараз.
    [own] Хто його відкриє, гратиме звідси. Твої плитки буде видно, плитки інших — таємниця.
   *[none] Хто його відкриє, гратиме звідси. Плитки гравців — таємниця.
}
ui-share-send = Поділитися…
ui-share-marked = Посилання виділено: скопіюй його, як завжди копіюєш.
ui-share-qr = QR-код
ui-share-qr-how = Наведи на нього камеру телефона чи планшета.
ui-share-qr-drawing = Хвилинку…
ui-share-qr-long = Для QR-коду це посилання задовге. Краще скопіюй його.
ui-share-no-qr = Не вдалося намалювати QR-код. Чи є інтернет? Спробуй ще раз.

ui-share-start = Нова гра, така сама
ui-share-start-about = Ті самі правила, такі самі гравці, нова роздача: для друзів або для класу.
ui-share-start-link = Посилання на нову гру
ui-share-start-any = На вибір
ui-share-start-same = Усім однакові плитки
ui-share-start-lock = Лише ця гра
ui-share-start-lock-about = Гравців, правила й підказки змінити не можна.

ui-share-picture = Картинка
ui-share-save-as = Зберегти як { $kind }
ui-share-words = Картинка словами
ui-share-told = { $board }: { $tiles }.

ui-share-file = Файл
ui-share-file-about = Уся гра: щоб зберегти її або відкрити деінде.
ui-share-file-secret = Уся гра з прихованими плитками, щоб продовжити її деінде. Не для тих, хто зараз грає!

ui-share-notebook = Блокнот
ui-share-notebook-about = Гра, як її видно тут, у Jupyter: читай її мовою Python і грай далі там.
ui-share-notebook-open = Відкрити як блокнот
ui-notebook-first = Ця гра — зі сторінки. Виконуй комірки одну за одною: Shift + Enter.

## Головоломки

ui-conundrums = Головоломки
ui-way-conundrums = Головоломки
ui-conundrum-today = Головоломка дня
ui-conundrum-no-day = На день, який показує цей пристрій, головоломки немає. Чи правильна в нього дата?
ui-conundrum-not-yet = Ця головоломка — для дня, який іще не настав.
# How far somebody has come.
ui-conundrum-is-new = Знайди всі місця
ui-conundrum-is-begun = Розпочато
ui-conundrum-is-solved = Розв’язано
ui-conundrum-is-helped = Розв’язано з підказками
ui-conundrum-is-given-up = Показано відповіді
ui-conundrum-begun = Знайдено { $found } з { $of }
ui-conundrum-row = { $count ->
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
    [many] { $count } днів поспіль
   *[other] { $count } дня поспіль
}
ui-conundrum-row-longest = { $count ->
    [one] Найдовше: { $count } день
    [few] Найдовше: { $count } дні
    [many] Найдовше: { $count } днів
   *[other] Найдовше: { $count } дня
}
# Behind the door to today’s one.
ui-conundrum-door-about = { $progress } · { $row }
# What a button says.
ui-conundrum-day-is = { $day }: { $progress }
ui-conundrum-do-start = Почати
ui-conundrum-do-go-on = Продовжити
ui-conundrum-do-look = Подивитися
ui-conundrum-month-before = Попередній місяць
ui-conundrum-month-after = Наступний місяць
ui-conundrum-made-about = Нові головоломки без кінця, від рівня 1 (дуже легко) до рівня 5 (дуже важко).
ui-conundrum-collection = Добірка
ui-conundrum-collected = Розв’язано { $done } з { $of }

ui-conundrum-share = Поділитися головоломкою
ui-conundrum-share-about = Хто відкриє посилання, отримає ту саму головоломку. Відповідей у ньому немає.

ui-conundrum-print = Друк головоломок
ui-conundrum-print-which = Які саме
ui-conundrum-print-this = Та, що на столі
ui-conundrum-print-today = Головоломка дня
ui-conundrum-print-collected = З добірки
ui-conundrum-print-made = Нові
ui-conundrum-print-grade = Рівень
ui-conundrum-print-paper = Папір
ui-conundrum-paper-a4 = А4
ui-conundrum-paper-letter = Листовий (Letter)
ui-conundrum-print-ink = Колір друку
ui-conundrum-ink-colour = Кольоровий
ui-conundrum-ink-grey = Сірий, з візерунками
ui-conundrum-print-answers = З відповідями, на окремих аркушах
ui-conundrum-print-pages = Сторінки
ui-conundrum-print-drawing = Хвилинку…
ui-conundrum-pages = { $count ->
    [one] Готово: { $count } сторінка.
    [few] Готово: { $count } сторінки.
    [many] Готово: { $count } сторінок.
   *[other] Готово: { $count } сторінки.
}
ui-conundrum-do-print = Друкувати

## Про гру

ui-about = Про Хроміно
ui-about-version = Версія { $version }
ui-about-stored = Що зберігається
ui-about-stored-here = Твої ігри й налаштування зберігаються в цьому браузері, на цьому пристрої.
ui-about-offline-ready = Сама сторінка теж зберігається: вона працює без інтернету.
ui-about-offline-preparing = Сторінка якраз зберігається, щоб працювати без інтернету.
ui-about-offline-insecure = Саму сторінку тут не можна зберегти, тож їй потрібен інтернет: браузери дозволяють це лише для адрес із https.
ui-about-offline-unsupported = Саму сторінку тут не можна зберегти, тож їй потрібен інтернет: цей браузер такого не вміє, принаймні в приватних вікнах.
ui-about-offline-denied = Саму сторінку тут не можна зберегти, тож їй потрібен інтернет: цей браузер цього не дозволяє.
ui-about-offline-full = Саму сторінку тут не можна зберегти, тож їй потрібен інтернет: у цьому браузері замало місця.
ui-about-stored-nowhere = Сама сторінка нічого нікуди не надсилає: тут немає ні облікових записів, ні кукі, ні статистики. Чим ділитися, вирішуєш лише ти.
ui-about-stored-erase = У «Моїх іграх» можна стерти все.
ui-about-parts = З чого це зроблено
ui-about-licences = Усі ліцензії повністю
ui-about-details = Відомості для звіту про помилку
ui-about-details-why = У них немає нічого про тебе: ні імен, ні плиток.

## Перш ніж запрацює програма

# One line each, for they are put into the page when it is built.
ui-page-about = Грай у Хроміно, гру з плитками з трьох кольорових квадратів: без суперників, проти ботів чи гуртом. Незалежна версія гри.
ui-page-picture = Стіл з однією плиткою: синій, різнобарвний, жовтий
ui-page-no-scripts = Хроміно потрібна програма на цій сторінці. Дозволь тут JavaScript і перезавантаж сторінку.
ui-page-no-program = Програма цієї сторінки не завантажилася. Перезавантаж сторінку.

## Головоломки на папері

ui-sheet-title = Головоломки
ui-sheet-answers = Відповіді
ui-sheet-how = Знайди всі місця, куди підходить кожна плитка. Їй потрібно щонайменше два контакти, і всі вони мають бути правильні. Число біля плитки показує, скільки в неї місць: постав позначку за кожне, яке знайдеш.
ui-sheet-how-answers = Кожне місце має товсту рамку й номер. Де місця перекриваються, там кілька малюнків столу.
ui-sheet-name = Ім’я
ui-sheet-page = Сторінка { $number } з { $count }
ui-sheet-grade = Рівень { $grade }: { $grade ->
    [1] дуже легко
    [2] легко
    [3] середньо
    [4] важко
   *[5] дуже важко
}
ui-sheet-spots = { $tile }: { $count ->
    [one] { $count } місце
    [few] { $count } місця
    [many] { $count } місць
   *[other] { $count } місця
}
# What lies there follows.
ui-sheet-table = На столі:
ui-sheet-rebuild = Спершу виклади ці плитки так, щоб вони заповнили фігуру.
ui-sheet-to-lay = Плитки, що заповнюють фігуру:
