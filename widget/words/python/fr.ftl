### Ce que seul Python dit : au terminal, dans les erreurs, les images, les notebooks et les fichiers de démarrage.
### Un id qui est aussi dans ../fr.ftl y est dit autrement, pour qui n’écrit pas de programmes.

## Listes, noms et langues

list-comma = {", "}
list-and = { $first } et { $last }
name-random = Hasard
name-greedy = Gourmand
name-counter = Calculette
unknown-language = Il n’y a pas de langue { $value } ici. Il y a : { $known }.

## Des erreurs qui disent quoi écrire

not-a-tile = { $text } n’est pas un chromino. Un chromino s’écrit avec trois lettres parmi R, G, B, Y, P, par exemple BRY.
unknown-colour = { $text } n’est pas un chromino : la couleur { $square } n’existe pas. Les couleurs sont R, G, B, Y et P.
no-such-chameleon = Il n’y a pas de caméléon { $text }. La boîte contient { $known }.
not-a-placement = { $text } n’est pas une pose. Une pose s’écrit BRY@0,1> ou BRY@-2,0v.
too-far = { $text } est bien trop loin. Les coordonnées vont de -{ $farthest } à { $farthest }.
not-a-board = { $text } n’est pas une table. Une table s’écrit avec des poses, séparées par un seul espace.
board-frozen = On ne peut que regarder cette table. Sa copie, copy(), est une table où poser des chrominos.
not-an-action = { $text } n’est pas un coup. Les coups sont les poses, draw, pass, call, catch:SEAT et show:PLACEMENT.
not-a-cell = { $text } n’est pas une case. Une case, c’est deux nombres entiers, (x, y).
not-your-turn = C’est au joueur { $seat } de jouer, en comptant à partir de 0.
no-such-seat = Il n’y a pas de joueur { $seat }. On compte les joueurs de 0 à { $last }.
not-rules = { $value } n’est pas un ensemble de règles. edition('modern') en donne un.
calls-end-turn = Pour dire « Chromino », il faut que piocher mette fin au tour (play_drawn=False).
voluntary-draw-ends-turn = Pour piocher alors qu’on pourrait poser, il faut que piocher mette fin au tour (play_drawn=False).
draw-limit-one = Si piocher met fin au tour, on ne pioche qu’un chromino (draw_limit=1).
dominoes-need-one-contact = Pour jouer comme aux dominos, il faut min_contacts=1.
no-chameleon-to-start = La boîte n’a pas de caméléon pour commencer. Choisis start='tricolour' ou chameleons=True.
draw-off-needs-tricolour = Pour piocher le premier chromino, il faut start='tricolour'.
min-contacts-range = min_contacts ne peut pas être { $value } : c’est 1 ou 2.
unknown-geometry = La géométrie { $value } n’existe pas. C’est 'free' ou 'dominoes'.
player-name = Le joueur { $seat }, en comptant à partir de 0, n’a pas de nom qui convienne : { $value }. Un nom a de 1 à { $most } caractères.
seed-range = seed ne peut pas être { $value }. C’est un nombre entier de 0 à { $most }.
no-such-ply = Il n’y a pas de moment { $ply } dans cette partie. Ils vont de { $least } à { $most }.
deal-players = Le nombre de noms ({ $players }) n’est pas celui des réserves distribuées ({ $hands }).
not-a-deal = { $value } n’est pas une distribution. Celle d’une partie est son attribut deal.
deal-value = { $at } ne peut pas être { $value }. start est un Placement, bag un tuple de Tile, et hands un tuple de tels tuples.
deal-start = Ces règles ne distribuent pas ainsi : { $at } est { $value }, mais le premier chromino doit être du genre { $kind }, en 0,0>.
deal-integer = Ces règles ne distribuent pas ainsi : { $at } est { $value }, mais doit être un nombre de { $least } à { $most }.
deal-first = Ces règles ne distribuent pas ainsi : { $at } est { $value }, mais c’est au joueur 0 de commencer.
deal-hand-size = Ces règles ne distribuent pas ainsi : le nombre de chrominos de { $at } est { $count }, mais doit être { $size }.
deal-duplicate = Ces règles ne distribuent pas ainsi : { $at } est un chromino qui y est deux fois ({ $tile }).
deal-not-in-box = Ces règles ne distribuent pas ainsi : { $at } est un chromino qui n’est pas dans la boîte ({ $tile }).
deal-bag = Ces règles ne distribuent pas ainsi : il manque des chrominos dans { $at }, par exemple { $missing }.
illegal-action = { $action } n’est pas permis en ce moment.
not-a-bot = { $value } n’est pas un robot : ce n’est pas une fonction, et il n’a pas de méthode think.
bot-nonsense = Le robot veut faire quelque chose qui ne lui est pas permis : { $value }.
bot-failed =
    { $you ->
        [does] Tu as échoué : { $error }
       *[no] { $name } a échoué : { $error }
    }

## Images

picture-title-table = Une table de Chromino
picture-title-hand = Une réserve de chrominos
picture-table =
    { $count ->
        [one] Un chromino sur la table : { $tiles }.
       *[other] { $count } chrominos sur la table : { $tiles }.
    }
picture-table-empty = Une table vide.
picture-hand =
    { $count ->
        [one] Un chromino dans la réserve : { $tiles }.
       *[other] { $count } chrominos dans la réserve : { $tiles }.
    }
picture-hand-empty = Une réserve vide.
picture-tile = Un chromino : { $name }.
picture-marked = Entouré : { $tiles }.
picture-across = { $tile }, à l’horizontale depuis la colonne { $x }, ligne { $y }
picture-down = { $tile }, à la verticale depuis la colonne { $x }, ligne { $y }
picture-cell = colonne { $x }, ligne { $y }
picture-contacts = Contacts de { $name } : { $good } sur { $count } sont bons.
picture-link = Colonne { $x }, ligne { $y } : du { $colour } touche du { $neighbour }, le contact est bon.
picture-break = Colonne { $x }, ligne { $y } : du { $colour } touche du { $neighbour }, le contact n’est pas bon.
picture-taken = Colonne { $x }, ligne { $y } : la case est prise.
picture-none = Il n’y a rien à montrer : une grille a besoin d’au moins une table, une réserve, un chromino ou une image.
picture-unknown = { $value } n’est pas une image. Une grille montre des tables, des parties, des réserves, des chrominos et ce que rendent svg.board et les fonctions voisines.
picture-columns = Une grille ne peut pas avoir { $value } colonnes. Donne un nombre entier, au moins 1.

## Plusieurs images en une

picture-captions = Une grille prend une légende pour chaque image, ou aucune. Images : { $pictures }. Légendes : { $captions }.

## Le terminal : ce qui s’est passé

cli-laid =
    { $you ->
        [does] Tu poses { $move }.
       *[no] { $name } pose { $move }.
    }
cli-laid-sum =
    { $you ->
        [does] Tu poses { $move } et marques { $sum }.
       *[no] { $name } pose { $move } et marque { $sum }.
    }
cli-drew =
    { $you ->
        [does] Tu pioches un chromino.
       *[no] { $name } pioche un chromino.
    }
cli-passed =
    { $you ->
        [does] Tu passes.
       *[no] { $name } passe.
    }
cli-called =
    { $you ->
        [does] Tu dis « Chromino ! » Il reste un chromino.
       *[no] { $name } dit « Chromino ! » Il reste un chromino.
    }
cli-caught =
    { $you ->
        [does] Tu attrapes { $other }, qui a oublié de le dire et doit prendre un chromino.
        [gets] { $name } t’attrape : tu as oublié de le dire et dois prendre un chromino.
       *[no] { $name } attrape { $other }, qui a oublié de le dire et doit prendre un chromino.
    }
cli-showed =
    { $you ->
        [does] Tu montres où va le dernier chromino : { $move }. Cela coûte deux chrominos.
       *[no] { $name } montre où va le dernier chromino : { $move }. Cela coûte deux chrominos.
    }
cli-you-drew = Tu as pioché { $letters }.
cli-points = Points : { $list }.
cli-left = Chrominos restants : { $list }.
cli-bye = À bientôt ! La partie n’est pas finie.

## Le terminal : ce qu’on peut faire

cli-let-be = Entrée : ne rien dire.
cli-type = Écris { $word }.
cli-pass-screen =
    { $you ->
        [does] À toi de prendre l’écran : appuie sur Entrée.
       *[no] Passe l’écran à { $name }, puis appuie sur Entrée.
    }
cli-pass-undo = ({ $word } reprend le dernier chromino)
cli-can-lay = Tu peux poser { $list }.
cli-enter-draw = Appuie sur Entrée pour piocher.
cli-enter-on = Appuie sur Entrée pour continuer.
cli-not-now = Pas maintenant. Écris { $word } pour voir ce que tu peux faire.
cli-may = Tu peux le faire.
cli-hint = Peut-être ceci : écris { $move }
cli-which-file = Dis quel fichier : { $word } partie.json
cli-saved = La partie est gardée dans { $file }. Pour la reprendre : { $word } { $file }
cli-quit = Quitter la partie ? ({ $yes }/{ $no })
cli-riddle = Que veut dire « { $line } » ? Écris { $word } pour voir ce que tu peux écrire.
cli-no-tile = Il n’y a pas de chromino { $number } : tu en as { $count }.
cli-no-place = Il n’y a pas de place pour { $letters } maintenant.
cli-no-place-number =
    { $count ->
        [one] Il n’y a pas de place { $number } : { $letters } n’en a qu’une.
       *[other] Il n’y a pas de place { $number } : { $letters } en a { $count }.
    }
cli-where = Où va { $letters } ? Écris un numéro, ou Entrée pour revenir en arrière.
cli-place = place
cli-back = Entrée ramène à la table
cli-end-leave = Entrée : quitter.
cli-end-save = { $save } { $file } : garder la partie.
cli-end-undo = { $undo } : reprendre le dernier coup.
cli-file = FICHIER
cli-no-file = Il n’y a pas de fichier { $file }.
cli-file-refused = { $file } ne s’ouvre pas : { $error }.
cli-rules = Les règles de cette partie, sous les noms que --rule connaît :
# Des mots qu’on peut écrire, séparés par des virgules ; le premier est celui qu’on montre.
cli-typed-why = pourquoi
cli-typed-hint = conseil, indice
cli-typed-save = garder, garde, sauver, enregistrer
cli-typed-load = ouvrir, ouvre, charger
cli-typed-rules = règles, regles
cli-typed-help = aide
cli-typed-quit = quitter, quitte, sortir
cli-typed-yes = o, oui
cli-typed-no = n, non

## Le terminal : l’aide pendant la partie

cli-help-choose = choisir le chromino 3, puis une des places numérotées sur la table
cli-help-at-once = poser tout de suite le chromino 3 à sa place 2
cli-help-lay = poser { $tile } depuis la colonne 0, ligne 1, vers la droite ; v : vers le bas
cli-help-why = pourquoi ce n’est pas permis
cli-help-hint = un bon coup
cli-help-draw = prendre un chromino dans le sac ; ne rien faire
cli-help-call = dire qu’il te reste un chromino
cli-help-catch = quelqu’un a oublié de le dire, ou n’a pas vu où va le dernier chromino
cli-help-undo = reprendre ton coup ; le refaire
cli-help-save = garder la partie dans un fichier ; la reprendre
cli-help-rules = les règles de cette partie ; la quitter
cli-help-letters = Couleurs : { $list }.
cli-help-short = On peut abréger les mots.

## La ligne de commande

cli-usage = utilisation :
cli-commands = commandes
cli-arguments = ce qui est dessiné
cli-options = options
cli-examples = exemples :
cli-program = Chromino : y jouer, faire jouer des robots, compter les coups, dessiner des tables.
cli-more-help = « chromino play --help » en dit plus sur la façon de jouer, et de même pour les autres.
cli-example-bot = une partie contre un robot, ici même
cli-example-two = deux personnes au même écran
cli-example-load = continuer une partie gardée
cli-example-lang = en français
cli-example-simulate = des robots contre des robots
cli-example-tile = l’image d’un chromino
cli-example-tried = un chromino qu’on essaie
cli-example-hand = une réserve de la partie numéro 7
cli-option-help = montrer cette aide et quitter
cli-option-lang = la langue : { $known }
cli-option-json = du JSON, pour les programmes
cli-group-game = la partie
cli-option-edition = { $known } (modern)
cli-option-players = human ou un robot ({ $bots }) pour chaque place, avec un nom si tu veux : Lou:human,greedy ({ $usual })
cli-option-seed = le même numéro redonne la même partie
cli-group-variants = variantes, décidées avant la partie
cli-option-scoring = simple, expert, contacts, kinds, sides ou none
cli-option-draw-limit = combien de chrominos on peut piocher à son tour ; none : jusqu’à pouvoir poser
cli-option-hand-size = combien de chrominos chacun reçoit
cli-option-open-hands = tout le monde voit toutes les réserves
cli-option-junior = le jeu des plus jeunes
cli-option-rule = toute autre règle, par exemple first=random ou end=at-once ; peut se répéter
cli-play = Jouer au terminal, contre des robots et à plusieurs au même écran.
cli-play-load = continuer une partie gardée
cli-play-note = Pendant la partie, « { $help } » dit ce que tu peux écrire. Avec --json, chaque ligne qui entre est une commande de la session, comme { $command }, et chaque ligne qui sort est sa réponse ; la première montre la partie. Après { $bot }, le robot a joué.
cli-simulate = Faire jouer beaucoup de parties à des robots, et compter qui gagne.
cli-simulate-games = combien de parties (100)
cli-simulate-note = La première partie porte le numéro donné, la deuxième le suivant, et ainsi de suite. Dans la plupart des éditions, la place 0 commence : échange les joueurs pour voir si c’est un avantage.
cli-perft = Compter toutes les suites de coups permis d’une partie distribuée.
cli-perft-depth = combien de coups d’avance (2)
cli-perft-divide = le compte de chaque premier coup
cli-perft-note = Des programmes qui trouvent les mêmes comptes suivent les mêmes règles ; --divide montre quel premier coup diffère.
cli-svg = Dessiner une table, un chromino, une réserve ou un moment d’une partie gardée.
cli-svg-text = une table, par exemple { $board }, ou un chromino, par exemple BRY
cli-svg-record = une partie gardée ; - lit l’entrée standard
cli-svg-ply = après tant de coups de la partie gardée
cli-svg-hand = plutôt une réserve ; les places se comptent à partir de 0
cli-svg-coordinates = numéroter les colonnes et les lignes
cli-svg-highlight = entourer une pose ou une case, comme --highlight=0,1 ; peut se répéter
cli-svg-contacts = marquer ce que touche un chromino, posé ou essayé
cli-svg-no-patterns = des couleurs sans motifs
cli-svg-title = le titre de l’image
cli-svg-output = écrire dans ce fichier au lieu d’afficher
cli-see-help = Voir : { $program } --help
cli-needs-value = Il manque une valeur après { $option }.
cli-bad-value = { $option } ne peut pas être { $value }.
cli-no-command = Il n’y a pas de commande { $value }. Il y a : { $known }.
cli-unknown-option = Inconnu ici : { $words }.
cli-bad-number = { $option } est un nombre entier à partir de 1, pas { $value }.
cli-rule-form = Après --rule, il faut un nom et une valeur, comme first=random, et non { $value }.
cli-only-bots = Ici, seuls des robots peuvent jouer : { $known }.
cli-text-alone = Une table ou un chromino donné en lettres n’a ni --record ni --hand.
cli-ply-needs-record = --ply est un moment d’une partie gardée : donne-la avec --record.
cli-means = { $edition } ; sauf les deux premiers nombres, ce sont des moyennes par partie
cli-column-wins = gagnées
cli-column-shared = ex aequo
cli-column-won = part
cli-column-draws = pioches
cli-column-left = restants
cli-column-points = points
cli-row-games = parties
cli-row-seed = numéro
cli-row-turns = tours
cli-row-blocked = bloquées
cli-row-games-per-second = parties par seconde
cli-progress = { $done } parties sur { $games }
cli-stopped = Arrêté après { $done } parties sur { $games }.
cli-perft-head = { $edition }, joueurs : { $players }, numéro : { $seed }
cli-column-depth = coups
cli-column-leaves = suites
cli-column-seconds = secondes

## La ligne de commande : ce qui peut encore clocher

cli-no-value = { $option } ne prend pas de valeur : enlève { $value }.
cli-no-room = Tout n’a pas pu s’afficher : { $error }.

## Beaucoup de parties entre robots

simulate-bots = bots est une liste avec un robot par place, comme ["counter", "random"], et non { $value }.
simulate-count = { $name } est un nombre entier à partir de 1, comme { $name }=2, et non { $value }.
simulate-progress = progress vaut True pour une barre, ou c’est une fonction à qui l’on dit combien de parties sont finies, et sur combien. Ce ne peut pas être { $value }.
simulate-workers-or-executor = simulate prend workers ou executor, mais pas les deux.
simulate-workers-ended = Les processus se sont arrêtés avant la fin des parties. Dans un script, appelle simulate sous : if __name__ == "__main__":
simulate-no-processes = Ici, aucun processus ne peut démarrer : laisse workers à 1.
simulate-not-sent = Ces robots ne peuvent pas être envoyés à d’autres processus.
simulate-not-found = Les autres processus ne trouvent pas ces robots.
simulate-instead = Laisse workers à 1, ou utilise executor=ThreadPoolExecutor() de concurrent.futures. Des robots écrits dans un module à part, que l’on peut importer, peuvent aussi jouer dans des processus.

## Dans un notebook

widget-needs-anywidget = La table d’un notebook a besoin d’anywidget, qui n’est pas installé ici. Pour l’installer : pip install 'chromino[widget]'
widget-how-to-play = Une image de la table. Pour jouer, exécute cette cellule dans JupyterLab 4, Notebook 7 ou marimo.
widget-unknown-look = { $own } ne connaît pas { $names } ; help({ $own }) dit ce qu’il connaît.
widget-not-a-board = BoardView montre un chromino_core.Board, et { $type } n’en est pas un. Pour une partie, il y a Table(game).
widget-tiles-list = tiles est une liste de chrominos, comme tiles=["BRY", "GPR"], et pas { $value }.
widget-tile-twice = Chaque chromino n’est qu’une fois dans la boîte : { $tiles }.
widget-new-or-game = players, edition, seed et les règles commencent une nouvelle partie : enlève-les, ou enlève la partie.
widget-not-a-game = Table(game) montre un chromino_core.Game, et { $type } n’en est pas un. Game.from_record(record) transforme une sauvegarde en partie.
widget-not-a-task = TaskView(task) montre un chromino_core.Task ou un chromino_core.Lesson, et { $type } n’est ni l’un ni l’autre.
widget-no-such-step = Il n’y a pas d’étape { $step }. Les étapes vont de 0 à { $last }.
widget-on-move = on_move attend une fonction qui reçoit un coup, et { $value } n’en est pas une.
widget-on-change = on_change attend une fonction qui reçoit un changement, et { $value } n’en est pas une.
widget-wait-held = Cette cellule attend un coup sur la table. Si tu as joué et que rien ne se passe, c’est que ton notebook retient les coups tant qu’une cellule tourne : arrête la cellule.
widget-bot-named = Cela vient de { $name }.
widget-bot-written = Cela vient de { $name }, qui commence dans { $place }, ligne { $line }.
widget-wait-lite = Dans JupyterLite, une cellule ne peut pas attendre un coup.
widget-wait-marimo = Dans marimo, une cellule ne peut pas attendre un coup.
widget-wait-colab = Dans Google Colab, une cellule ne peut pas attendre un coup.
widget-wait-ipykernel = Avec ipykernel { $version }, une cellule ne peut pas attendre un coup : les coups n’arrivent que quand elle a fini. Installe ipykernel { $needed } ou plus récent.
widget-wait-instead = Utilise plutôt on_move(callback) : la fonction est appelée après chaque coup.
widget-people = Il ne peut pas y avoir { $number } personnes à table.
widget-players-list = players est le nombre de personnes, ou la liste de leurs noms, comme players=["Lou", "Noa"] ; ce ne peut pas être { $value }.
widget-no-seat = Il n’y a pas de place { $seat } pour un robot : les places vont de 0 à { $last }.
widget-too-many-bots = { $count } robots ne peuvent pas se partager les { $seats } places de cette partie.
widget-bots = Il ne peut pas y avoir { $number } robots à table.
widget-chart-range = Une plage a deux bouts : nomme les colonnes low= et high=.
widget-chart-step = Les barres d’un histogramme ont une largeur : step doit être plus grand que 0, et non { $value }.
widget-chart-empty = Il n’y a rien à dessiner : il n’y a aucune ligne.
widget-chart-number = La colonne { $column } doit contenir des nombres, et l’une de ses valeurs est { $value }.
widget-chart-row = Chaque ligne est un dictionnaire ou un tuple nommé, et l’une d’elles est { $value }. (Un data frame donne de telles lignes avec df.to_dict("records").)
widget-chart-column = Il n’y a pas de colonne { $column }. Les colonnes sont : { $known }.
widget-chart-colours = Les couleurs sont des lettres parmi R, G, B, Y, P, comme 'RGB', pas { $value }.

## Les fichiers de démarrage, et le serveur qu’ils lancent

start-why = Chromino est une page pour le navigateur, et il faut un programme pour l’envoyer au navigateur. Python 3.9 ou plus récent sait le faire, mais il n’y en a pas sur cet ordinateur.
start-install = Installe Python depuis { $address } et relance ce fichier.
start-install-windows = Installe Python depuis le Microsoft Store ou { $address } et relance ce fichier.
start-install-unix = Sous Linux, il est parmi les programmes du système. macOS propose parfois des « outils de développement en ligne de commande » : ils le contiennent.
start-server = Ou mets le dossier « page » sur n’importe quel serveur web, et ouvre-le de là.
start-close = Appuie sur Entrée pour fermer cette fenêtre.
start-unpack = Décompresse d’abord toute l’archive : clic droit, puis « Extraire tout ». Ouvre ensuite ce fichier dans le nouveau dossier.
serve-at = Chromino est à l’adresse { $address }
serve-stop = pour finir, appuie sur Ctrl-C ou ferme cette fenêtre
serve-already = déjà ouvert dans une autre fenêtre
serve-port = Le port { $port } ne peut pas servir : { $error }
serve-other = Un autre programme a pris l’adresse habituelle ; les parties que tu y as gardées ne sont pas ici.
serve-no-page = Il n’y a pas de page ici. Dans une archive : décompresse tout. Dans le code source : « make play » construit la page et revient ici.
serve-about = Sert la page à cet ordinateur seulement.
serve-option-port = d’habitude { $port }, sinon n’importe quel port libre
serve-option-no-open = ne pas ouvrir de navigateur
serve-option-help = montrer cette aide et quitter

## Des pages à imprimer

sheet-none = Il n’y a rien à imprimer : une feuille demande au moins une énigme.
sheet-too-large = Cette table est trop grande pour une feuille de papier.
sheet-paper = Le papier { $value } n’existe pas ici. Choisis parmi : { $known }.
sheet-ink = L’encre { $value } n’existe pas ici. Choisis parmi : { $known }.

## Des dates

date-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }

## Le terminal : les énigmes

cli-conundrum = Chercher toutes les places où un chromino peut aller : l’énigme du jour, ou une autre.
cli-group-conundrum = quelle énigme
cli-conundrum-date = celle d’un jour, comme { $day } (celle d’aujourd’hui)
cli-conundrum-number = une de la collection ; voir --list
cli-conundrum-seed = une nouvelle ; le même numéro donne la même
cli-conundrum-grade = le niveau d’une nouvelle ({ $usual })
cli-conundrum-link = celle d’un lien
cli-conundrum-count = combien, l’une après l’autre (1)
cli-conundrum-list = la liste de la collection
cli-conundrum-answers = plutôt les réponses
cli-group-paper = sur papier
cli-conundrum-sheet = écrire des pages à imprimer, en SVG ; s’il y en a plusieurs, leur numéro s’ajoute au nom
cli-conundrum-paper = a4 ou letter (a4)
cli-conundrum-ink = colour (en couleurs) ou grey (en gris) (colour)
cli-conundrum-title = ce qui est écrit en haut des pages
cli-conundrum-note = Pendant que tu cherches, « { $help } » te dit ce que tu peux taper.
cli-example-today = l’énigme du jour, ici même
cli-example-chosen = une de la collection
cli-example-new = une nouvelle, très difficile
cli-example-sheet = douze sur papier
cli-conundrum-alone = { $option } ne va pas avec { $other } : enlève l’une des deux.
cli-conundrum-many = { $value }, c’est trop : --count va jusqu’à { $most }.
cli-conundrum-how = Tape un chromino et la place où il va, à ton avis, comme { $move }, ou { $help }.
cli-conundrum-quit = Quitter l’énigme ? ({ $yes }/{ $no })
cli-conundrum-bye = À bientôt ! Places trouvées : { $found } sur { $of }.
cli-give-up = Abandonner, et voir toutes les places qui restent ? ({ $yes }/{ $no })
cli-typed-give-up = abandonner
cli-help-tip = un indice ; chacun en dit un peu plus
cli-help-give-up = abandonner, et voir toutes les places qui restent
cli-help-leave = quitter l’énigme
