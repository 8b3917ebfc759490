### Les règles de Chromino avec nos mots, en français. Ce qui s’affiche, widget/js/rules/rules_sections.js le sait.
### Les identifiants en -ours sont les points que les livrets laissent ouverts : nous avons tranché, et c’est marqué.
### Arguments : hand, least, most et limit viennent des règles ; sum montre d’où viennent les points.
### Les mots sont ceux du glossaire de ../fr.ftl.

## Autour du texte

rules-mark-ours = Notre choix
rules-mark-agreed = Votre choix
rules-legend-open = Les livrets ne disent pas tout. Là où nous avons dû choisir, c’est marqué. Tu aurais choisi autrement ? Parlez-en !
rules-legend-agreed = Ce que vous avez décidé pour cette partie est marqué aussi.
rules-allowed = Permis.
rules-forbidden = Interdit.
rules-trademark = Chromino est une marque de ses propriétaires ; le jeu est de Louis Abraham. Ceci est une adaptation indépendante et non commerciale.

rules-name-meccano-1998 = 1998, Meccano
rules-name-ravensburger-2001 = 2001, Ravensburger
rules-name-textures = Textures
rules-name-modern = La boîte d’aujourd’hui
rules-name-modern-zh = Règles chinoises

rules-head-box = Dans la boîte
rules-head-setup = Avant de commencer
rules-head-laying = Poser un chromino
rules-head-turn = Ton tour
rules-head-last = Le dernier chromino
rules-head-end = La fin
rules-head-points = Les points
rules-head-variants = Ce que vous pouvez décider ensemble
rules-head-simple = A, par chromino
rules-head-kinds = B, par sorte
rules-head-sides = C, par côté
rules-head-expert = Expert
rules-head-contacts = Par contact
rules-head-any-points = Dans tous les cas
rules-head-junior = Bambino : pour les enfants
rules-head-conundrum = Énigme
rules-head-compare = Les éditions côte à côte
rules-head-open = Ce que les livrets ne disent pas

## Dans la boîte

rules-aim = Pose tous tes chrominos avant les autres, couleur contre couleur !
rules-aim-points = Pose tes chrominos couleur contre couleur, et marque le plus de points !
rules-about-modern = C’est la boîte que l’on vend aujourd’hui, avec cinq caméléons. On y joue de { $least } à { $most } joueurs, dès 6 ans.
rules-about-modern-zh = C’est la boîte d’aujourd’hui, jouée selon la moitié chinoise de son livret. Certaines choses y changent : on prend le premier caméléon au hasard, la fin de la partie et le jeu des enfants ont d’autres règles, et dans une énigme on construit d’abord la table. Le livret y dit aussi clairement que si l’on peut poser, on doit poser, et que le plus grand total gagne. On y joue de { $least } à { $most } joueurs, dès 6 ans.
rules-about-textures = Dans cette boîte, chaque couleur a aussi sa texture. Un petit livret d’expert ajoute trois façons de compter les points. On y joue de { $least } à { $most } joueurs, dès 7 ans.
rules-about-ravensburger-2001 = Ravensburger et Week End Games ont publié cette boîte en 2000 et 2001. On y joue de { $least } à { $most } joueurs, dès 7 ans. Son livret parle d’une feuille avec une règle avancée, mais nous ne l’avons jamais vue.
rules-about-meccano-1998 = Meccano a publié cette boîte en octobre 1998, avec huit petits supports où chaque joueur met ses chrominos debout. On y joue de { $least } à { $most } joueurs, de 5 à 105 ans.
rules-tile = Un chromino, c’est trois carreaux à la suite. Il y a cinq couleurs : rouge, vert, bleu, jaune et violet.
rules-different = Tourne un chromino bout pour bout : c’est toujours le même. Cela fait 75 chrominos différents, et il y en a un de chaque dans la boîte.
rules-why-75 = Pourquoi 75 ? Trois carreaux de cinq couleurs se lisent de 5 × 5 × 5 = 125 façons. Parmi elles, 25 se lisent pareil dans les deux sens. Les 100 autres ne sont que 50 chrominos, lus chacun par ses deux bouts. Et 25 + 50 = 75.
rules-each-colour = Chaque couleur est sur exactement 35 chrominos : 1 unicolore, 8 bicolores simples, 8 bicolores symétriques et 18 tricolores.
rules-counts-help = Ces nombres t’aident à jouer. Compte ce que tu vois, et tu devineras ce qui reste dans le sac et ce que les autres ont peut-être en réserve.
rules-chameleons = Avec cinq caméléons, cela fait 80 chrominos. Un caméléon a deux couleurs différentes à ses bouts. Son milieu est blanc, avec un signe : ce carreau est multicolore, il va avec toutes les couleurs.
rules-chameleon-pairs-ours = Aucun livret ne dit quelles couleurs vont aux bouts des caméléons. Nous avons pris les paires que l’on trouve dans trois autres programmes : violet et rouge, violet et jaune, vert et rouge, vert et bleu, jaune et bleu. Chaque couleur y est donc deux fois.

## Avant de commencer

rules-start-chameleon = Avant la distribution, cherche un caméléon et pose-le au milieu de la table.
rules-start-chameleon-zh = Avant la distribution, prends un caméléon au hasard et pose-le au milieu de la table.
rules-start-tricolour = Avant la distribution, cherche un chromino tricolore et pose-le au milieu de la table.
rules-start-ours = Le hasard choisit le premier chromino parmi ceux de sa sorte, et on le pose à l’horizontale.
rules-hand =
    { $hand ->
        [one] Chacun prend un chromino dans le sac.
       *[other] Chacun prend { $hand } chrominos dans le sac.
    } Tous les autres restent dans le sac.
rules-first-draw-off = Maintenant, on pioche pour savoir qui commence. En faisant le tour de la table, chacun prend un chromino de plus. Qui trouve le premier chromino tricolore le pose au milieu de la table, puis commence par un tour normal. Tous les autres chrominos pris en plus retournent dans le sac.
rules-first-draw-off-ours = On pioche dans l’ordre des places, tour de table après tour de table, jusqu’à ce que vienne un chromino tricolore. Ensuite, on secoue bien le sac. S’il n’y a aucun tricolore dans le sac, on redistribue tout.
rules-first-seat = La personne la plus jeune commence.
rules-first-seat-ours = Pour nous, la personne la plus jeune est la première sur la liste des joueurs.
rules-first-random = Le hasard décide qui commence.
rules-clockwise = Ensuite, on joue à tour de rôle, dans le sens des aiguilles d’une montre.
rules-open-hands-false = Tu ne vois que tes propres chrominos.
rules-open-hands-true = Toutes les réserves sont visibles : tout le monde voit tout.

## Poser un chromino

rules-cells = Un chromino couvre trois cases vides à la suite, à l’horizontale ou à la verticale. La table n’a pas de bord : il y a de la place de tous les côtés.
rules-contact = Quand un côté de ton chromino touche le côté d’un autre, c’est un contact. Un chromino a huit côtés pour toucher : trois à chaque bout et deux au milieu.
rules-contacts-2 = Il faut au moins deux contacts, et à chaque contact les couleurs doivent être les mêmes. Un seul mauvais contact, et la place est interdite, même si tous les autres sont bons.
rules-contacts-1 = Un contact suffit. Mais à chaque contact, les couleurs doivent être les mêmes : un seul mauvais contact, et la place est interdite.
rules-one-tile = Les deux contacts peuvent être avec le même chromino.
rules-ways = On peut toucher de toutes les façons : côte à côte, bout à bout, en travers, ou comme un pont entre deux chrominos. Plus le jeu s’étend, plus il y a de façons de poser. Tu peux faire autant de contacts que tu veux, même les huit d’un coup.
rules-many = Trois, quatre, cinq ou même six contacts d’un coup, cela arrive souvent.
rules-many-zh = De temps en temps, il y a trois, quatre ou cinq contacts d’un coup.
rules-corners = Les coins ne comptent pas. Deux carreaux qui ne se rejoignent que par un coin ne se touchent pas.
rules-wild = Le carreau multicolore d’un caméléon va avec toutes les couleurs, et même avec une couleur différente de chaque côté. Il fait des contacts comme un autre carreau. Deux carreaux multicolores vont bien ensemble aussi.
rules-across = Un caméléon peut aussi se poser en travers.
rules-dominoes = Comme aux dominos, on pose bout à bout, avec un bon contact à chaque fois. Un caméléon se pose en travers, comme un double, et ouvre de nouvelles branches.
rules-dominoes-ours = Comme aux dominos, cela veut dire : un seul contact, pas plus. Un chromino touche par un de ses petits côtés : soit le petit côté du bout d’un autre, soit le grand côté libre du milieu d’un caméléon. Un caméléon se pose toujours en travers : un grand côté de son milieu touche le petit côté d’un bout. Deux caméléons ne se touchent jamais par le milieu. La ligne ne tourne donc qu’aux caméléons. Le premier caméléon a quatre places libres, chacun des suivants en a trois.

## Ton tour

rules-lay = Tu peux poser un chromino ? Pose-en un : tu choisis lequel, et où.
rules-duty = Si tu peux poser, tu dois poser. Tant que tu peux poser un de tes chrominos, pas question de piocher ni de passer.
rules-duty-ours = Si tu peux poser, tu dois poser. Tant que tu peux poser un de tes chrominos, pas question de piocher ni de passer.
rules-duty-but-ours = Si tu peux poser, tu dois poser. Tant que tu peux poser un de tes chrominos, pas question de piocher ni de passer, sauf là où ces règles le permettent.
rules-draw-1 = Tu ne peux rien poser ? Pioche un chromino, s’il en reste dans le sac. Si tu peux le poser, pose-le tout de suite. Sinon, garde-le, et ton tour est fini.
rules-draw-most = Tu ne peux rien poser ? Pioche des chrominos un par un, mais { $limit } au plus. Dès que tu peux en poser un, pose-le. Si aucun ne va, garde-les tous, et ton tour est fini.
rules-draw-none = Tu ne peux rien poser ? Pioche des chrominos un par un, jusqu’à pouvoir en poser un, et pose-le. Si le sac se vide avant, ton tour est fini.
rules-draw-ends = Tu ne peux rien poser ? Pioche un chromino, et ton tour est fini. Le nouveau chromino attend ton prochain tour.
rules-drawn-duty = Si tu peux poser le chromino pioché, tu dois le poser.
rules-drawn-duty-ours = Si tu peux poser le chromino pioché, tu dois le poser.
rules-drawn-only-ours = Quand tu as pioché, tu ne peux poser à ce tour que le chromino que tu viens de piocher.
rules-draw-on-ours = Quand on peut piocher plusieurs chrominos, on continue jusqu’à pouvoir en poser un, jusqu’au nombre décidé, ou jusqu’à ce que le sac soit vide. Alors seulement, on passe.
rules-voluntary-last-shown = Dès qu’un autre joueur a montré son dernier chromino, tu peux piocher même si tu peux poser. Ainsi, rien ne t’oblige à lui ouvrir une place et à lui offrir la victoire.
rules-voluntary-never = Même quand un autre joueur a montré son dernier chromino, tu ne peux pas piocher tant que tu peux poser.
rules-bag-empty = Si tu ne peux rien poser et que le sac est vide, tu passes.
rules-bag-empty-ours = Si tu ne peux rien poser et que le sac est vide, tu passes.
rules-bag-duty-ours = Personne ne peut piocher dans un sac vide. Alors, si tu peux poser, tu dois poser.

## Le dernier chromino

rules-last-shown = Quand il ne te reste qu’un chromino, montre-le tout de suite à tout le monde. Ici, cela se fait tout seul.
rules-last-shown-ours = Ton dernier chromino reste montré jusqu’à ce que tu le poses, ou que tu en aies de nouveau plusieurs. Un chromino que les autres ont vu reste visible pour eux jusqu’à ce qu’il soit posé.
rules-chameleon-last-false = On ne peut jamais finir avec un caméléon. Si ton seul chromino est un caméléon, pioche comme si tu ne pouvais rien poser. Si tu peux poser le chromino pioché, pose-le, même si c’est encore un caméléon. L’ancien caméléon reste dans ta réserve à ce tour.
rules-chameleon-last-ours = Si ton seul chromino est un caméléon et que le sac est vide, tu passes.
rules-chameleon-last-true = Tu peux finir avec n’importe quel chromino, même un caméléon.
rules-calls = Quand tu poses ton avant-dernier chromino, dis « Chromino ! » et montre ton dernier à tout le monde.
rules-calls-forgotten = Tu as oublié de le dire, et quelqu’un l’a remarqué ? Alors tu prends un chromino.
rules-calls-overlooked = À ton prochain tour, tu poses ton dernier chromino, ou tu pioches. Si tu pioches et que quelqu’un montre alors une place où ton dernier chromino allait, tu prends encore deux chrominos.
rules-calls-draw-ours = Avec un seul chromino, tu peux piocher même si tu peux le poser, tant que le sac n’est pas vide : tu n’as peut-être pas vu la place.
rules-calls-say-ours = Tu peux dire « Chromino » à partir du moment où tu poses ton avant-dernier chromino, jusqu’à ce que quelqu’un pose, pioche ou passe.
rules-calls-catch-ours = Si tu ne l’as pas dit, n’importe quel autre joueur peut t’attraper à partir de là, jusqu’à ce que toi-même tu poses, pioches ou passes. Il peut y avoir plusieurs joueurs à attraper en même temps.
rules-calls-shown-ours = Un dernier chromino est montré quand on a dit « Chromino », ou quand on s’est fait attraper alors que le sac était vide. C’est seulement quand un chromino est montré que les autres peuvent piocher au lieu de poser, et c’est seulement pour un chromino montré qu’on peut montrer une place que son joueur n’a pas vue.
rules-calls-show-ours = N’importe quel autre joueur peut montrer la place, une fois, après cette pioche et avant que quelqu’un pose, pioche ou passe. Peu importe si d’autres en sont aussi à leur dernier chromino.
rules-calls-penalty-ours = Les chrominos de pénalité viennent du sac, autant qu’il en reste. Si tu reviens à un seul chromino, tu dois redire « Chromino ».
rules-calls-bots-ours = Ici, tu as un bouton pour le dire, un pour attraper et un pour montrer une place, et les robots t’attendent. Les robots font tout cela aussi, du mieux qu’ils peuvent.

## La fin

rules-end-at-once = Dès que quelqu’un pose son dernier chromino, la partie est finie.
rules-end-finish-round = Quand quelqu’un pose son dernier chromino, on finit le tour de table : on s’arrête quand ce serait de nouveau à la personne qui a commencé.
rules-end-one-more-turn = Quand quelqu’un pose son dernier chromino, tous les autres joueurs ont encore un tour, à compter du premier qui a tout posé.
rules-win-at-once = Qui l’a posé gagne.
rules-win-finish-round = Qui pose aussi son dernier chromino pendant ce tour de table gagne ex aequo.
rules-win-one-more-turn = Qui pose alors aussi son dernier chromino gagne ex aequo.
rules-junior-shared = Dans un jeu comme celui-ci, on peut presque toujours poser quelque chose : vous gagnerez donc souvent ex aequo. Bravo à tout le monde ! Vous préférez vous départager ? Avant de commencer, décidez de rejouer une partie en cas d’égalité, ou de compter les points.
rules-blocked-ours = La partie est bloquée quand plus personne ne peut rien faire : tout le monde a passé, un tour après l’autre, sans piocher ni poser. Si quelqu’un a posé son dernier chromino avant, la partie finit comme d’habitude.
rules-fewest-ours = Dans une partie bloquée, la victoire va à qui a le moins de chrominos. À égalité, on gagne ex aequo.
rules-solo-ours = On peut aussi jouer en solo, avec les mêmes tours. La partie est finie dès que tu as posé ton dernier chromino, ou quand tu ne peux rien poser et que le sac est vide. Tu ne peux pas perdre : essaie de finir en peu de tours et en piochant peu.

## Les points

rules-points-agree = Vous voulez compter les points ? Décidez-le avant de commencer.
rules-points-when = On marque des points chaque fois qu’on pose un chromino.
rules-why-simple = A est fait pour débuter, et pour les enfants qui apprennent à compter.
rules-why-kinds = B regarde chaque chromino de plus près.
rules-why-sides = C demande de la ruse : la façon de toucher compte aussi.
rules-why-expert = Le livret le conseille aux personnes qui jouent souvent.
rules-why-contacts = D’après le livret, compter les points demande plus de stratégie.
rules-value-colours = Chaque chromino a une valeur : 1 pour un unicolore, 2 pour un bicolore, 3 pour un tricolore.
rules-value-chameleon = Un caméléon vaut 3.
rules-value-contacts-ours = L’image des valeurs du livret de Meccano est perdue. Son exemple prouve le 2 et le 3 ; le 1, nous l’en avons déduit.
rules-value-kinds = Chaque chromino a une valeur : 1 pour un unicolore, 2 pour un bicolore simple, 3 pour un bicolore symétrique, 4 pour un tricolore.
rules-value-kinds-ours = On peut aussi lire dans le livret que chacun des trois carreaux a cette valeur. Pour nous, c’est la valeur du chromino entier : elle compte une fois à chaque contact, et une fois pour un chromino qui te reste.
rules-value-kinds-chameleon-ours = Quand on compte avec B ou C, un caméléon vaut 4.
rules-scoring-tiles = Tu marques la valeur du chromino que tu poses, plus celle de chaque chromino qu’il touche. Un chromino touché deux fois ne compte qu’une fois.
rules-scoring-contacts = Pour chaque contact, tu marques la valeur des deux chrominos.
rules-scoring-sides = Pour chaque contact, tu marques la valeur des deux chrominos : on les additionne si le contact est sur un grand côté, on les multiplie s’il est sur un petit côté.
rules-sides-short-ours = Petit ou grand, ce qui compte, c’est le côté du chromino que tu poses.
rules-highest = Le plus grand total gagne.
rules-highest-ours = Le plus grand total gagne.
rules-highest-contacts = Le plus grand total gagne, quoi qu’il reste dans les réserves.
rules-left = À la fin, tu perds la valeur de chaque chromino qui te reste et que tu ne peux pas poser.
rules-left-sides-ours = En C comme en B, tu perds à la fin la valeur de chaque chromino qui te reste.
rules-left-ours = En B et en C, chaque chromino qui te reste coûte une fois sa valeur, même si tu pouvais encore le poser. Un total peut tomber sous zéro.
rules-points-tiles-ours = Le premier chromino de la table ne rapporte rien. Le dernier que tu poses compte comme les autres ; on n’enlève des points qu’ensuite.
rules-points-win-ours = Le plus grand total décide aussi dans une partie bloquée, et il l’emporte même sur qui a tout posé. À égalité, on gagne ex aequo.
rules-points-end-textures = Avec des points, la partie finit dès que quelqu’un pose son dernier chromino, ou quand elle est bloquée.
rules-points-end-ravensburger-2001-ours = A, B et C viennent du livret de l’édition Textures, mais vous pouvez aussi compter ainsi dans l’édition de 2001. Comme là-bas, la partie finit alors tout de suite.
rules-points-end-modern-ours = Avec la boîte d’aujourd’hui, une partie avec des points finit comme une partie sans points.

## Ce que vous pouvez convenir

rules-variants = Décidez tout cela avant de commencer, et n’en changez plus jusqu’à la fin de la partie.
rules-variant-drawing = La pioche : au lieu d’un chromino, on peut en piocher jusqu’à 3, 4 ou 5 de suite, ou jusqu’au nombre que vous voulez, ou bien continuer jusqu’à pouvoir en poser un.
rules-variant-hands = Réserves visibles : tous les chrominos restent face visible, et tout le monde voit tout.
rules-variant-hands-many = Réserves visibles : tous les chrominos restent face visible, et tout le monde voit tout. C’est une bonne idée quand il y a beaucoup de monde.
rules-variant-first = Le hasard peut aussi décider qui commence, au lieu de l’âge.
rules-variant-small-ours = Petites réserves : les petits enfants peuvent jouer avec moins de chrominos. Aucun livret ne le dit ; c’est notre idée.
rules-variant-one-contact = Tout est comme d’habitude, mais un contact suffit. Les caméléons peuvent aussi se poser en travers.
rules-conundrum = C’est une énigme fournie avec la boîte, et une bonne gymnastique pour la tête. On te donne une table et quelques chrominos : trouve toutes les places permises de chacun. Chaque chromino dit combien il y en a. Sur la feuille imprimée, il y en avait 5 pour jaune, rouge, bleu et 7 pour vert, bleu, bleu ; mais la table qui va avec, nous ne l’avons plus.
rules-conundrum-zh = Dans le livret chinois, tu poses d’abord toi-même la forme que montre l’image.

## Les images : ce qui est écrit dessous, et ce qu’elles montrent

rules-picture-one = Unicolore : 5 chrominos
rules-picture-simple = Bicolore simple : 20 chrominos
rules-picture-symmetric = Bicolore symétrique : 20 chrominos
rules-picture-three = Tricolore : 30 chrominos
rules-picture-chameleon = Caméléon : 5 chrominos
rules-picture-two = Deux contacts, avec deux chrominos.
rules-picture-same = Deux contacts avec un seul et même chromino.
rules-picture-few = Un seul contact.
rules-picture-mismatch = Deux contacts sont bons, mais du vert touche du jaune.
rules-picture-corner = Ils ne se rejoignent que par un coin.
rules-picture-wild = Le carreau multicolore touche du rouge en haut et du vert en bas.
rules-picture-enough = Un contact, et il est bon.
rules-picture-branch = Le caméléon ouvre de nouvelles branches.
rules-picture-beside = Côte à côte, ce n’est pas comme aux dominos.
rules-picture-sum = Cela rapporte { $sum }.

rules-alt-one = Un chromino : rouge, rouge, rouge.
rules-alt-simple = Un chromino : bleu, bleu, rouge.
rules-alt-symmetric = Un chromino : bleu, rouge, bleu.
rules-alt-three = Un chromino : vert, bleu, rouge.
rules-alt-chameleon = Un caméléon : bleu, multicolore, jaune.
rules-alt-two = Sur la table, il y a bleu, rouge, jaune et, dans la rangée du dessous, une case plus à droite, rouge, jaune, jaune. Le nouveau chromino jaune, vert, violet touche du jaune par son bout jaune, à gauche et en bas.
rules-alt-same = Sur la table, il y a bleu, rouge, jaune. Dessous, une case plus à droite, le nouveau chromino rouge, jaune, vert : le rouge touche le rouge, le jaune touche le jaune.
rules-alt-few = Sur la table, il y a bleu, rouge, jaune. Le nouveau chromino jaune, vert, violet continue à son bout jaune : un contact.
rules-alt-mismatch = Sur la table, il y a bleu, rouge, jaune. Juste dessous, le nouveau chromino bleu, rouge, vert : le bleu et le rouge vont bien, le vert sous le jaune ne va pas.
rules-alt-corner = Sur la table, il y a bleu, rouge, jaune. Le nouveau chromino jaune, vert, violet commence en diagonale sous le bout jaune : aucun côté ne touche.
rules-alt-wild = Sur la table, il y a le caméléon bleu, multicolore, jaune et au-dessus rouge, jaune, vert, avec le rouge au-dessus du carreau multicolore. Le nouveau chromino violet, bleu, vert est dessous, avec le bleu sous le bleu et le vert sous le carreau multicolore.
rules-alt-branch = Le caméléon bleu, multicolore, jaune est debout. À gauche et à droite de son milieu multicolore commence un chromino. Le nouveau chromino jaune, vert, vert continue sous son bout jaune.
rules-alt-beside = La même ligne. Le nouveau chromino violet, rouge, vert est côte à côte avec un chromino et le touche deux fois.
rules-alt-expert-3 = Sur la table, il y a rouge, rouge, rouge. Le nouveau chromino rouge, rouge, bleu est dessous et le touche deux fois.
rules-alt-expert-5 = Sur la table, il y a bleu, vert, vert et au-dessus vert, vert, vert. Le nouveau chromino vert, jaune, jaune touche chacun d’eux une fois.
rules-alt-contacts = Quatre chrominos sont sur la table. Le nouveau chromino jaune, bleu, vert touche une fois un bicolore et deux fois un tricolore.
rules-alt-points = Sur la table, il y a vert, bleu, rouge et dessous bleu, rouge, rouge. Le nouveau chromino rouge, rouge, rouge touche le premier par son petit côté et le second par un grand côté.

## Les éditions côte à côte

rules-row-box = Boîte
rules-row-ages = Âge
rules-row-players = Joueurs
rules-row-tiles = Chrominos
rules-row-hand = Réserve
rules-row-start = Premier chromino
rules-row-first = Qui commence
rules-row-nothing = Rien à poser
rules-row-instead = Piocher quand même
rules-row-last = Dernier chromino
rules-row-end = Fin
rules-row-points = Points
rules-row-children = Pour les enfants

rules-cell-box-meccano-1998 = Meccano, octobre 1998
rules-cell-box-ravensburger-2001 = Ravensburger et Week End Games, 2000 et 2001
rules-cell-box-textures = chaque couleur a aussi sa texture
rules-cell-box-modern = vendue aujourd’hui
rules-cell-box-modern-zh = vendue aujourd’hui, livret chinois
rules-cell-ages-meccano-1998 = de 5 à 105 ans
rules-cell-ages-ravensburger-2001 = dès 7 ans
rules-cell-ages-textures = dès 7 ans
rules-cell-ages-modern = dès 6 ans
rules-cell-ages-modern-zh = dès 6 ans
rules-cell-players-all = de { $least } à { $most }
rules-cell-tiles-false = 75
rules-cell-tiles-true = 75 et 5 caméléons
rules-cell-hand-all = { $hand }
rules-cell-start-tricolour = un tricolore, cherché avant la distribution
rules-cell-start-chameleon = un caméléon, cherché avant la distribution
rules-cell-start-chameleon-zh = un caméléon au hasard, avant la distribution
rules-cell-start-draw-off = un tricolore, pioché après la distribution
rules-cell-first-seat = la personne la plus jeune
rules-cell-first-seat-random = la personne la plus jeune, ou au hasard
rules-cell-first-draw-off = qui pioche le premier chromino tricolore
rules-cell-nothing-true = piocher un chromino ; si on peut, le poser tout de suite
rules-cell-nothing-false = piocher un chromino ; le tour est fini
rules-cell-instead-never = non
rules-cell-instead-last-shown = dès qu’un autre joueur a montré son dernier chromino
rules-cell-last-false = se montre tout de suite
rules-cell-last-true = dire « Chromino ! » ou le payer
rules-cell-last-chameleon = se montre tout de suite ; jamais un caméléon
rules-cell-end-at-once = tout de suite
rules-cell-end-finish-round = on finit le tour de table ; ex aequo possible
rules-cell-end-one-more-turn = encore un tour pour chacun des autres ; ex aequo possible
rules-cell-points-meccano-1998 = par contact
rules-cell-points-ravensburger-2001 = A, B ou C, empruntés à l’édition Textures
rules-cell-points-textures = A, B ou C
rules-cell-points-modern = expert
rules-cell-points-modern-zh = expert
rules-cell-children-none = –
rules-cell-children-modern = comme aux dominos
rules-cell-children-modern-zh = un contact suffit
