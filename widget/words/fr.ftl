### Français. On tutoie ; un chromino est la pièce, Chromino est le jeu, un carreau est un tiers de chromino.
### Espace fine insécable avant ; ! ?, insécable avant : et dans « ».
### [one] vaut pour 0 et 1 : où 0 est possible, le nombre est en chiffres.
### Glossaire, pour tous les catalogues (celui-ci, page/, rules/, python/) et pour les notebooks : un mot pour une chose.
###   chromino   la pièce de trois carreaux           (pas : tuile, pièce, domino ; Chromino est le jeu)
###   carreau    un tiers de chromino                 (pas : carré, case)
###   milieu, bout   le carreau du milieu ; les deux autres   (pas : centre, extrémité)
###   caméléon   le chromino au milieu multicolore    (pas : joker)
###   multicolore   qui va avec toutes les couleurs   (pas : blanc, joker)
###   unicolore, bicolore simple ou symétrique, tricolore   les sortes de chrominos
###   table      là où l’on pose                      (pas : plateau)
###   case       là où va un carreau
###   place      là où va un chromino entier ; et là où l’on est assis
###   pose       un chromino et sa place, comme Python l’écrit : BRY@0,1>
###   à l’horizontale, à la verticale   de gauche à droite, de haut en bas
###   en travers   comme une croix
###   côté       un des huit bords d’un chromino ; un petit ou un grand côté est un côté entier
###   contact    là où deux côtés se touchent ; il est bon (les mêmes couleurs) ou mauvais
###   aller ici, n’aller nulle part   avoir une place, n’en avoir aucune
###   pouvoir poser, ne rien pouvoir poser   (pas : rien ne va, jouable)
###   poser      mettre un chromino sur la table pour de bon   (pas : placer, jouer ; avant, il est mis en place)
###   sac        là où sont les autres chrominos      (la pioche est ce que l’on fait)
###   piocher    en prendre un à son tour             (pas : tirer ; une pénalité se prend, la première réserve aussi)
###   passer     ne rien faire à son tour             (pas : sauter, passer son tour)
###   réserve    les chrominos d’un joueur            (pas : main)
###   tour, tour de table   ce que fait un joueur ; une fois chacun
###   coup       ce que l’on joue, et ce que l’on écrit   (pas : action, mouvement)
###   tout poser    poser son dernier chromino           (pas : vider sa réserve)
###   gagner ex aequo   gagner ensemble, sans dire si ce sont des filles ou des garçons   (pas : premiers ex aequo, partager)
###   marquer, valoir, total   ce que l’on fait des points ; ce que vaut un chromino ; la somme
###   dire « Chromino », attraper, montrer   ce que l’on fait en 1998   (une place a échappé : on ne l’a pas vue)
###   décider ensemble   avant la partie              (pas : convenir)
###   édition, livret   ce selon quoi l’on joue ; ce qui est imprimé dans la boîte   (pas : règle du jeu, livre)
###   joueur, robot   qui joue ; un programme         (humain ou personne, s’il faut les distinguer)
###   numéro de la partie   décide de la distribution    (pas : graine)
###   annuler, refaire, abandonner   comme partout
###   énigme     une table et des chrominos : trouve toutes les places   (pas : casse-tête, problème, conundrum)
###   niveau, indice, essai   la difficulté d’une énigme, de 1 à 5 ; ce qui aide ; une réponse que l’on donne
###   partie gardée ou sauvegardée, sauvegarde, enregistrer dans un fichier, lien
### Qui joue peut être une fille ou un garçon : « qui », « quelqu’un », « la personne », jamais « celui qui » ni « le premier ».
### Ce qu’un programme sait d’une erreur vient en dernier, entre parenthèses : d’abord ce qui s’est passé et ce qu’on peut faire.

## Des textes qui ne veulent rien dire

not-a-tile = { $text } n’est pas un chromino.
unknown-colour = { $text } n’est pas un chromino : la couleur { $square } n’existe pas.
no-such-chameleon = Il n’y a pas de caméléon { $text } dans la boîte.
not-a-placement = { $text } ne dit pas où va un chromino.
too-far = { $text } est bien trop loin des chrominos.
not-a-board = { $text } n’est pas une table avec des chrominos.
not-an-action = { $text } n’est pas un coup.
not-a-cell = { $text } n’est pas une case de la table.

## Pourquoi un chromino ne peut pas aller là

occupied = Il y a déjà un chromino ici.
not-touching = Il doit toucher les autres chrominos.
too-few-contacts =
    { $made ->
        [0] Ici, il n’a aucun contact.
        [one] Ici, il n’a qu’un contact.
       *[other] Ici, il n’a que { $made } contacts.
    } Il en faut au moins { $need ->
        [1] un.
        [2] deux.
       *[other] { $need }.
    }
mismatch = Ici, du { $colour } toucherait du { $neighbour }.
too-many-contacts = Ici, il a { $made } contacts. Comme aux dominos, il n’en faut qu’un.
not-end-to-end = Comme aux dominos, il doit toucher par un de ses bouts.
not-at-an-end = Comme aux dominos, il doit toucher le bout d’un chromino.
chameleon-across = Un caméléon se pose en travers : son milieu touche le bout d’un chromino.
centre-to-centre = Deux caméléons ne se touchent jamais par le milieu.
nothing-to-lift = Il n’y a pas de chromino à retirer.

## Pourquoi ce n’est pas le moment

game-over = La partie est finie.
not-your-turn = Ce n’est pas encore ton tour.
no-such-seat = Ce joueur n’est pas à cette table.
not-in-hand = Tu n’as pas ce chromino : { $tile }.
chameleon-last = Un caméléon ne peut pas être ton dernier chromino : pioche.
must-play = Tu peux poser un de tes chrominos : pose-le.
must-draw = Tu ne peux rien poser : pioche.
must-lay-drawn = Maintenant, tu ne peux poser que le chromino pioché : { $tile }.
tile-fits = Celui-ci, tu peux le poser : { $tile }.
bag-empty = Le sac est vide.
draw-limit =
    { $limit ->
        [one] Tu as déjà pioché à ce tour.
       *[other] Tu as déjà pioché tes { $limit } chrominos de ce tour.
    }
nothing-to-call = On dit « Chromino » juste après avoir posé son avant-dernier chromino.
nothing-to-catch = Ce joueur n’a rien oublié.
catch-yourself = Tu ne peux pas t’attraper toi-même.
nothing-to-show = Personne n’a laissé passer de place.
show-yourself = Tu ne peux pas montrer ta propre erreur.
show-other-tile = Il s’agit d’un autre chromino : { $tile }.
nothing-to-undo = Il n’y a rien à annuler.
nothing-to-redo = Il n’y a rien à refaire.
already-resigned =
    { $you ->
        [does] Tu as déjà abandonné.
       *[no] { $name } a déjà abandonné.
    }

## Des parties qui ne peuvent pas commencer

not-rules = La partie ne peut pas commencer sans règles. Choisis une édition ({ $value }).
unknown-edition = On ne connaît pas cette édition ici. Choisis-en une autre ({ $edition } ; connues : { $known }).
rule-unknown = La partie ne peut pas commencer : une de ses règles est inconnue ici. Vérifie son orthographe ({ $field } ; connues : { $known }).
rule-missing = La partie ne peut pas commencer : il manque une règle. Choisis plutôt une édition ({ $field }).
rule-choice = La partie ne peut pas commencer : une de ses règles n’a pas de sens. Choisis autre chose ({ $field } : { $value } ; possible : { $known }).
rule-number = La partie ne peut pas commencer : un nombre de ses règles est trop petit ou trop grand. Choisis-en un de { $least } à { $most } ({ $field } : { $value }).
players-range = Au moins { $least } joueurs, mais pas plus de { $most } : c’est impossible. Change l’un des deux nombres.
calls-end-turn = Quand il faut dire « Chromino », piocher met fin au tour.
voluntary-draw-ends-turn = Piocher alors qu’on pourrait poser met fin au tour.
draw-limit-one = Si piocher met fin au tour, on ne pioche qu’un chromino.
dominoes-need-one-contact = Comme aux dominos, un contact suffit.
no-chameleon-to-start = Il n’y a pas de caméléon dans cette boîte pour commencer.
draw-off-needs-tricolour = Si l’on pioche pour savoir qui commence, le premier chromino doit être tricolore.
too-many-tiles =
    { $players ->
        [one] Une réserve de { $hand } et un premier chromino, c’est trop : la boîte n’a que { $box } chrominos.
       *[other] { $players } réserves de { $hand } et un premier chromino, c’est trop : la boîte n’a que { $box } chrominos.
    }
min-contacts-range = Il faut un ou deux contacts par chromino, pas { $value }.
unknown-geometry = On pose librement ou comme aux dominos. Il n’y a pas d’autre façon ({ $value }).
player-count =
    { $players ->
        [1] Un seul joueur, ce n’est pas assez : cette édition se joue de { $least } à { $most }.
       *[other] Cette édition se joue de { $least } à { $most }, pas à { $players }.
    }
players-list = La partie ne peut pas commencer : il lui faut une liste de joueurs ({ $value }).
player-name = Ce nom ne convient pas : { $value }. Il peut avoir jusqu’à { $most } lettres.
player-name-control = Ce nom contient quelque chose qu’on ne peut pas afficher. Écris-le à nouveau ({ $value }).
seed-range = Le numéro de la partie ne peut pas être { $value }. Choisis un nombre de 0 à { $most }.

## Des sauvegardes, des positions et des liens impossibles à ouvrir

record-too-large = C’est trop gros pour une sauvegarde : plus de { $most } octets.
record-not-text = Ce n’est pas une sauvegarde.
record-not-json = Ce n’est pas une sauvegarde, ou elle est abîmée (ligne { $line }, colonne { $column }).
record-too-deep = Ce n’est pas une sauvegarde, ou elle est abîmée (trop de niveaux).
record-number = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une (nombre impossible : { $value }).
record-object = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une (à { $at }, il faut un objet, pas { $value }).
record-list = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une (à { $at }, il faut une liste, pas { $value }).
record-too-long = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une ({ $at } a plus de { $most } éléments).
record-missing = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une (il manque { $key } dans { $at }).
record-unknown = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une ({ $key } n’a rien à faire dans { $at }).
record-key-twice = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une ({ $key } y est deux fois).
record-integer = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une (à { $at }, il faut un nombre de { $least } à { $most }, pas { $value }).
record-format = On ne connaît pas ce genre de sauvegarde ici. Elle vient peut-être d’une version plus récente : recharge la page, ou mets le programme à jour ({ $value } ; connues : { $known }).
record-at = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une ({ $at }).
record-value = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une ({ $value } n’a rien à faire dans { $at }).
record-start = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une (elle ne peut pas commencer par { $value }).
record-hand-size =
    Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une ({ $at } a { $count ->
        [one] { $count } chromino
       *[other] { $count } chrominos
    } au lieu de { $size }).
record-seats =
    Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une ({ $at } a { $count ->
        [one] { $count } élément
       *[other] { $count } éléments
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }).
record-duplicate = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une (un chromino y est deux fois, { $tile }).
record-not-in-box = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une (un chromino n’est pas dans la boîte, { $tile }).
record-bag = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une (il manque des chrominos à { $at }).
record-first = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une (à { $at }, c’est un autre joueur qui doit commencer).
record-action = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une (à { $at }, { $value } n’est pas un coup).
record-after-end = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une (elle continue après la fin, à { $at }).
record-result = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une (elle annonce le résultat { $value }, mais c’est { $expected }).
record-drawn = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une (à { $at }, { $value } n’est pas dans la réserve de qui doit jouer).
record-scores = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une (à { $at }, les points { $value } sont faux).
record-over = Personne ne peut jouer ici. Choisis une partie qui n’est pas finie ({ $at }).
record-empty-board = Il n’y a pas de chromino sur la table.
record-not-enough = Il y a ici plus de chrominos que dans la boîte.
record-state = Cette sauvegarde est abîmée. Essaie une autre copie, si tu en as une ({ $at } ne peut pas être { $value }).
link-alphabet = Ce lien est abîmé. Demande qu’on te le renvoie.
link-version = Ce lien vient d’une autre version de Chromino. Recharge la page, ou demande un nouveau lien.
link-damaged = Ce lien est abîmé, ou il en manque un bout. Demande qu’on te le renvoie.
link-too-large = Ce lien est trop long. Demande un nouveau lien.

## Des commandes impossibles

command-object = Cela n’a pas marché : le jeu n’a pas compris. Essaie encore ({ $value }).
command-unknown = Cela n’a pas marché : le jeu ne sait pas faire cela. Recharge, puis essaie encore ({ $value }).
command-field = Cela n’a pas marché : une partie n’avait pas de sens. Essaie encore ({ $field } : { $value }).
stale = Quelque chose vient de changer. Regarde encore !
no-game = Il n’y a pas encore de partie.
no-such-ply = Ce moment n’existe pas dans cette partie.
hands-hidden = Les réserves restent cachées jusqu’à la fin de la partie.
no-hint = Il n’y a rien à faire pour l’instant.
no-bot = Ce n’est pas à un robot de jouer.
nobody-thinks = Aucun robot ne réfléchit.
not-a-bot = Ce n’est pas un robot, donc il ne peut pas jouer. Choisis-en un autre ({ $value }).
bot-nonsense = Le robot a voulu faire quelque chose d’interdit. Laisse quelqu’un d’autre jouer à sa place ({ $value }).
bot-failed =
    { $you ->
        [does] Tu t’es emmêlé les pinceaux et ne peux pas continuer. Laisse quelqu’un d’autre jouer ({ $error }).
       *[no] { $name } s’est emmêlé les pinceaux et ne peut pas continuer. Laisse quelqu’un d’autre jouer ({ $error }).
    }
unknown-kind = Ce genre de joueur n’existe pas ici. Choisis-en un autre ({ $value } ; connus : { $known }).
not-your-seat = Ce n’est pas ta place à cette table.
only-for-hosts = Seule la personne qui héberge la partie peut faire cela.
internal-error = Quelque chose s’est mal passé dans le jeu. Essaie encore, ou commence une nouvelle partie ({ $error }).

## Des énigmes impossibles

not-a-conundrum = Ce n’est pas une énigme. Il en manque peut-être un bout ({ $value }).
conundrum-impossible = Cela ne peut pas être une énigme : quelque chose ne va pas avec ses chrominos.
conundrum-empty = Pour une énigme, il faut au moins un chromino sur la table.
conundrum-tiles = Une énigme porte sur un ou deux chrominos. Choisis-les ({ $value }).
conundrum-tile-twice = Ce chromino est là deux fois, mais la boîte n’en contient qu’un : { $tile }.
conundrum-no-place = Ce chromino ne va nulle part, il n’y a donc rien à trouver : { $tile }.
conundrum-places = Dans une énigme, il y a de { $least } à { $most } places à trouver. { $count ->
        [one] Ici, il y en aurait { $count } seule.
       *[other] Ici, il y en aurait { $count }.
    }
conundrum-too-large = Cette table est trop grande pour une énigme : il lui faut { $columns } colonnes et { $rows } lignes, et le maximum est de { $most }.
conundrum-grade = Ce niveau n’existe pas. Choisis-en un de 1 à 5 ({ $value }).
conundrum-number = Cette énigme n’existe pas. Choisis un numéro de { $least } à { $most } ({ $value }).
conundrum-date = Il n’y a pas d’énigme pour ce jour-là. Choisis un jour du { $first } au { $last } ({ $value }).
conundrum-link = Il n’y a pas d’énigme dans ce lien. Demande qu’on te le renvoie.
conundrum-reference = Cela n’a pas marché : on ne sait pas de quelle énigme il s’agit. Essaie encore ({ $value }).

## Des questions et des leçons que l’on ne peut pas poser

task-field = On ne peut pas poser cette question : une partie n’a pas de sens ({ $at } : { $value }).
task-missing = On ne peut pas poser cette question : il en manque une partie ({ $at } : { $key }).
task-unknown = On ne peut pas poser cette question : on n’en connaît pas une partie ({ $at } : { $key }).
task-too-large = On ne peut pas poser cette question : elle est trop grande ({ $at }).
task-kind = On ne connaît pas ce genre de question ici. Elle vient peut-être d’une version plus récente : recharge la page, ou mets le programme à jour ({ $value } ; connus : { $known }).
task-position = On ne peut pas poser cette question : sa table est impossible.
task-tile-twice = Cette question donne deux fois le même chromino : { $tile }.
task-not-in-box = Cette question porte sur un chromino qui n’est pas dans la boîte : { $tile }.
task-on-table = Cette question porte sur un chromino qui est déjà sur la table : { $tile }.
task-option-twice = Cette question propose deux fois la même réponse ({ $at }).
task-slot-taken = Cette question porte sur une place où il y a déjà un chromino.
task-not-legal = Cette question porte sur un chromino qui ne peut pas aller là.
task-no-answer = Cette question n’a pas de bonne réponse.
task-no-wrong-edge = Cette question n’a pas de bonne réponse : aucun côté du chromino n’est faux.
task-no-scoring = Cette question porte sur des points, mais avec ces règles on n’en marque pas.
task-unknown-tile = Pour cette question, il faut connaître tous les chrominos dont elle dépend ({ $at }).
task-not-alone = Cette question est pour qui joue en solo.
task-cannot-empty = Cette question n’a pas de bonne réponse : on ne peut pas tout poser.
task-too-hard = Cette question est trop difficile pour nous. Donne moins de chrominos.
task-answer = Cela ne peut pas être une réponse. Essaie encore ({ $value }).
task-answers = C’est trop de réponses à la fois : le maximum est de { $most }.
task-tip = Cet indice n’existe pas. Il y en a de 1 à { $most }.
lesson-unread = Ce n’est pas une leçon, ou elle est abîmée.
lesson-format = On ne connaît pas ce genre de leçon ici. Elle vient peut-être d’une version plus récente : recharge la page, ou mets le programme à jour ({ $value } ; connus : { $known }).
lesson-step = On ne peut pas poser la question { $number } de cette leçon.

## Ce qu’on peut faire, et pourquoi

why-draw =
    { $count ->
        [one] Ton chromino ne va nulle part : pioche.
       *[other] Tes { $count } chrominos ne vont nulle part : pioche.
    }
why-draw-chameleon = Un caméléon ne peut pas être ton dernier chromino : pioche.
why-draw-on = Il ne va nulle part : { $tile }. Pioche encore.
why-draw-again =
    Il ne va nulle part : { $tile }. Tu peux encore en piocher { $left ->
        [one] un.
       *[other] { $left }.
    }
why-draw-instead = Tu peux poser un chromino, mais aussi piocher.
why-pass =
    { $count ->
        [one] Ton chromino ne va nulle part, et le sac est vide.
       *[other] Tes { $count } chrominos ne vont nulle part, et le sac est vide.
    }
why-pass-chameleon = Un caméléon ne peut pas être ton dernier chromino, et le sac est vide.
why-pass-drawn = Il ne va nulle part : { $tile }. Garde-le pour plus tard.
why-call = Ton dernier chromino : dis-le !
why-catch =
    { $you ->
        [does] Tu n’as plus qu’un chromino et ne l’as pas dit !
       *[no] { $name } n’a plus qu’un chromino et ne l’a pas dit !
    }
why-show =
    { $you ->
        [does] Tu as pioché, mais ton dernier chromino va quelque part. Montre où !
       *[no] { $name } a pioché, mais son dernier chromino va quelque part. Montre où !
    }

## Ce qui se passe

say-lay = À toi : pose un chromino.
say-lay-drawn = Tu peux le poser : { $tile }. Vas-y !
say-turn =
    { $you ->
        [does] C’est à toi de jouer.
       *[no] C’est à { $name } de jouer.
    }
say-thinking =
    { $you ->
        [does] Tu réfléchis…
       *[no] { $name } réfléchit…
    }
say-undone =
    { $plies ->
        [one] C’est annulé.
       *[other] { $plies } étapes annulées.
    }{ $draws ->
        [0] { "" }
        [one] { " " }Un chromino retourne dans le sac.
       *[other] { " " }{ $draws } chrominos retournent dans le sac.
    }
say-resigned =
    { $you ->
        [does] Tu abandonnes. Un robot prend la suite.
       *[no] { $name } abandonne. Un robot prend la suite.
    }
say-won-emptied =
    { $you ->
        [does] Tu gagnes !
       *[no] { $name } gagne !
    }
say-won-blocked =
    { $you ->
        [does] Plus personne ne peut poser : tu gagnes !
       *[no] Plus personne ne peut poser : { $name } gagne !
    }
say-won-resigned =
    { $you ->
        [does] La partie est abandonnée : tu gagnes.
       *[no] La partie est abandonnée : { $name } gagne.
    }
say-joint-emptied =
    { $count ->
        [2] Victoire à deux, ex aequo !
       *[other] Victoire à { $count }, ex aequo !
    }
say-joint-blocked =
    { $count ->
        [2] Plus personne ne peut poser : victoire à deux, ex aequo !
       *[other] Plus personne ne peut poser : victoire à { $count }, ex aequo !
    }
say-joint-resigned =
    { $count ->
        [2] La partie est abandonnée : les deux autres gagnent.
       *[other] La partie est abandonnée : les { $count } autres gagnent.
    }
say-solo-emptied =
    Fini en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, { $drawn ->
        [0] sans piocher
        [one] avec un chromino pioché
       *[other] avec { $drawn } chrominos piochés
    } !
say-solo-blocked =
    Plus rien à poser après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, { $drawn ->
        [0] sans piocher.
        [one] avec un chromino pioché.
       *[other] avec { $drawn } chrominos piochés.
    }
say-solo-resigned =
    Partie abandonnée après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, { $drawn ->
        [0] sans piocher.
        [one] avec un chromino pioché.
       *[other] avec { $drawn } chrominos piochés.
    }

## La table et la réserve

ui-red = rouge
ui-green = vert
ui-blue = bleu
ui-yellow = jaune
ui-purple = violet
# Pas « joker » : « j » doit rester l’abréviation de jaune quand on écrit un coup.
ui-wild = multicolore
# Entre les couleurs d’un chromino ; les guillemets gardent l’espace.
ui-colours-and = {", "}
ui-between-sentences = {" "}
ui-between-parts = {" ; "}
ui-table = Table de Chromino
ui-spoken = Ce qui s’est passé
ui-around = Coups joués, réglages et menu
ui-log = Coups joués
ui-settings = Réglages
ui-menu = Menu
ui-camera = Vue de la table
ui-zoom-in = Plus près
ui-zoom-out = Plus loin
ui-fit = Revenir au jeu
ui-board = { $count ->
    [one] Table avec un chromino
   *[other] Table avec { $count } chrominos
}
ui-open = un chromino peut aller ici
ui-empty = vide
ui-count = { $made } sur { $need }
ui-placed-across = { $tile }, à l’horizontale depuis la colonne { $x }, ligne { $y }
ui-placed-down = { $tile }, à la verticale depuis la colonne { $x }, ligne { $y }
ui-here-square = { $colour }, colonne { $x }, ligne { $y }, carreau du chromino { $tile }
ui-here-empty = vide, colonne { $x }, ligne { $y }
ui-here-fits = { $count ->
    [one] vide, colonne { $x }, ligne { $y } ; ton chromino va ici
   *[other] vide, colonne { $x }, ligne { $y } ; ton chromino va ici de { $count } façons
}
ui-above = Au-dessus : { $colour }.
ui-below = En dessous : { $colour }.
ui-left = À gauche : { $colour }.
ui-right = À droite : { $colour }.
ui-help-is-off = L’aide est coupée : trouve la place toi-même, ou remets l’aide dans les réglages.
ui-fits-here = { $count ->
    [one] Une façon de poser ici : { $list }.
   *[other] { $count } façons de poser ici : { $list }.
}
ui-fits-nothing = Aucun de tes chrominos ne va ici.
ui-rack = { $count ->
    [one] Ton dernier chromino
   *[other] Tes { $count } chrominos
}
ui-rack-tools = Ordre de tes chrominos
ui-rack-drawn = pioché à l’instant
ui-rack-fits = { $count ->
    [0] ne va nulle part
    [one] une place possible
   *[other] { $count } places possibles
}
ui-sort = Trier par couleur
ui-playable-first = D’abord ceux qu’on peut poser
ui-move-left = Déplacer le chromino à gauche
ui-move-right = Déplacer le chromino à droite
ui-said-chosen = { $count ->
    [-1] Choisi : { $tile }.
    [0] Choisi : { $tile }. Il ne va nulle part.
    [one] Choisi : { $tile }. Une place possible.
   *[other] Choisi : { $tile }. { $count } places possibles.
}
ui-said-turned-across = { $tile }, à l’horizontale.
ui-said-turned-down = { $tile }, à la verticale.
ui-said-put = Mis en place. Appuie encore pour le poser, ou sur Échap pour le reprendre.
ui-said-refused = Pas là ! { $why }
ui-said-miss = { $tile } : presque ! { $why }
ui-said-arranged = Tes chrominos sont triés.
ui-said-moved = { $tile } est maintenant le chromino { $place } sur { $count }.
ui-said-choose-first = Choisis d’abord un de tes chrominos : touches 1 à 9, ou H.
ui-said-no-spot = Il ne va nulle part.
ui-said-not-now = Pas maintenant.
ui-said-spot = Place { $n } sur { $count } : { $placed }

## Les touches

ui-keys-laying = Poser un chromino
ui-keys-turn = À ton tour
ui-keys-board = Sur la table
ui-keys-around = Autour de la table
ui-key-choose = choisir un chromino ; encore une fois pour le tourner
ui-key-turn = tourner le chromino, dans un sens ou dans l’autre
ui-key-spots = place possible suivante ou précédente
ui-key-lay = poser le chromino ici
ui-key-back = ranger le chromino
ui-key-miss = montrer où il irait presque
ui-key-typed = écrire un coup
ui-key-draw = piocher dans le sac
ui-key-pass = passer
ui-key-call = dire « Chromino »
ui-key-catch = attraper quelqu’un qui a oublié de le dire
ui-key-show = montrer une place que quelqu’un n’a pas vue
ui-key-go-on = continuer sans attendre
ui-key-undo = annuler ou refaire
ui-key-arrows = parcourir la table ; avec Maj, trois cases à la fois
ui-key-what = qu’y a-t-il ici ?
ui-key-fits = qu’est-ce qui va ici ?
ui-key-zoom = plus près, plus loin
ui-key-fit = revenir au jeu ; encore une fois pour voir toute la table
ui-key-board = aller à la table
ui-key-hand = aller à tes chrominos
ui-key-arrange = déplacer un de tes chrominos
ui-key-log = coups joués
ui-key-help = ces touches
ui-cap-shift = Maj
ui-cap-enter = Entrée
ui-cap-esc = Échap
ui-cap-alt = Alt
ui-cap-home = Début
ui-cap-end = Fin
ui-cap-space = Espace

## Autour de la table

ui-players = Joueurs et sac
ui-person = Humain :
ui-bot = Robot :
ui-own-seat = (toi)
ui-to-move = doit jouer
ui-thinking = réfléchit
ui-called = a dit « Chromino »
ui-resigned = a abandonné
ui-winner = a gagné
ui-tiles = { $count ->
    [one] { $count } chromino
   *[other] { $count } chrominos
}
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-bag = { $count ->
    [0] Le sac est vide
    [one] Un chromino dans le sac
   *[other] { $count } chrominos dans le sac
}
ui-sum = { $name } : { $sum }
ui-laid = Posé. Un instant…
ui-ghost-fits = { $made ->
    [0] C’est bon.
    [one] C’est bon : un contact.
   *[other] C’est bon : { $made } contacts.
}
ui-matching = { $made ->
    [one] { $made } contact est bon.
   *[other] { $made } contacts sont bons.
}
ui-ghost-bad = { $bad ->
    [one] Un contact n’est pas bon.
   *[other] { $bad } contacts ne sont pas bons.
}
ui-ghost-no = Pourtant, il ne peut pas aller ici.
ui-nearest = Presque ! { $why }
ui-more-reasons = { $count ->
    [one] et une autre raison
   *[other] et { $count } autres raisons
}
ui-actions = Ce que tu peux faire
ui-undo = Annuler
ui-redo = Refaire
ui-turn = Tourner
ui-cancel = Ranger
ui-confirm = Poser
ui-miss = Pourquoi ?
ui-miss-hint = Pourquoi ? Touche un chromino.
ui-draw = Piocher
ui-pass = Passer
ui-call = Chromino !
ui-catch = { $you ->
    [does] Tu as oublié !
   *[no] { $name } a oublié !
}
ui-show = { $count ->
    [one] Montrer où il va
   *[other] Montrer où il va, { $count } places
}
# Pour quelqu’un d’autre devant le même appareil : Ann : Ben a oublié !
ui-for-seat = { $name } : { $what }
ui-go-on = Continuer
ui-go-on-why = Les autres t’attendent.
ui-skip = Sans attendre
ui-pause = Pause
ui-resume = Reprendre
ui-speed = { $pace ->
    [slow] Lent
    [fast] Rapide
   *[normal] Normal
}
ui-speed-why = Changer le rythme des robots
ui-result = Résultat
ui-moves = Coups joués ; chacun te ramène à son moment
ui-start = Le premier chromino est { $placed }.
# Les mots, en minuscules, dont on peut faire son nom ; on tutoie alors qui s’appelle ainsi : Tu gagnes !
# Où il y a $name, il y a aussi $you : [does] pour qui s’appelle ainsi.
ui-you = toi, tu, vous
# Parmi d’autres noms, toujours en premier : Toi et Ann
ui-you-among = Toi
# On tutoie qui est devant l’écran : [does] est ce qu’il ou elle fait, [gets] ce qu’on lui fait.
# À l’écran, une petite image du chromino remplace $placed ; qui écoute entend ses couleurs et sa place.
ui-deed-lay = { $you ->
    [does] Tu poses { $placed }.
   *[no] { $name } pose { $placed }.
}
ui-deed-draw = { $you ->
    [does] Tu pioches un chromino.
   *[no] { $name } pioche un chromino.
}
ui-deed-draw-seen = { $you ->
    [does] Tu pioches { $tile }.
   *[no] { $name } pioche { $tile }.
}
ui-deed-pass = { $you ->
    [does] Tu passes.
   *[no] { $name } passe.
}
ui-deed-call = { $you ->
    [does] Tu dis « Chromino ! »
   *[no] { $name } dit « Chromino ! »
}
ui-deed-catch = { $you ->
    [does] Tu attrapes { $whom }, qui a oublié de le dire.
    [gets] { $name } t’attrape, car tu as oublié de le dire.
   *[no] { $name } attrape { $whom }, qui a oublié de le dire.
}
ui-deed-show = { $you ->
    [does] Tu montres où il va : { $placed }.
   *[no] { $name } montre où il va : { $placed }.
}
ui-told-penalty = { $you ->
    [does] Tu dois
   *[no] { $name } doit
} prendre { $count ->
    [one] un chromino.
   *[other] { $count } chrominos.
}
ui-told-shown = { $you ->
    [does] Tu montres ton dernier chromino : { $tile }.
   *[no] { $name } montre son dernier chromino : { $tile }.
}
ui-told-sum = Cela fait { $sum }.

## Les dialogues

ui-close = Fermer
ui-yes = Oui
ui-no = Non
ui-independent = Chromino est une marque de ses propriétaires ; cette adaptation indépendante n’a aucun lien avec eux.
ui-menu-typed = Écrire un coup
ui-menu-replay = Revoir la partie
ui-menu-rules = Règles
ui-menu-seats = Qui joue
ui-menu-settings = Réglages
ui-menu-keys = Touches
ui-menu-share = Partager
ui-menu-save = Enregistrer dans un fichier
ui-menu-about = À propos
ui-menu-games = Mes parties
ui-menu-new = Nouvelle partie
ui-menu-resign = Abandonner
ui-menu-leave = Quitter la table
ui-ask-new = Préparer une nouvelle partie ? Celle-ci reste sauvegardée.
ui-ask-games = Voir tes parties ? Celle-ci y est aussi, et tu peux la reprendre quand tu veux.
ui-ask-leave = Quitter la table ? La partie reste sauvegardée, tu pourras la reprendre plus tard.
ui-ask-resign = Abandonner ? Tu ne pourras plus gagner cette partie.

ui-seats = Qui joue
ui-seats-why = Un robot peut jouer pour n’importe qui, avec les mêmes chrominos. On reprend sa place quand on veut.
ui-seat-resigned = a abandonné
ui-kind-human = Humain
ui-kind-random = Robot facile
ui-kind-greedy = Robot gourmand
ui-kind-counter = Robot fort
ui-ask-seat-bot = { $you ->
    [does] Laisser un robot jouer pour toi ? Il continue avec les mêmes chrominos, jusqu’à ce que quelqu’un reprenne la place.
   *[no] Laisser un robot jouer pour { $name } ? Il continue avec les mêmes chrominos, jusqu’à ce que quelqu’un reprenne la place.
}
ui-ask-seat-person = { $you ->
    [does] Prendre ta place ? Dès maintenant, une personne voit ces chrominos et joue avec.
   *[no] Prendre la place de { $name } ? Dès maintenant, une personne voit ces chrominos et joue avec.
}
# Le genre est un de ceux d’au-dessus.
ui-told-seat-bot = { $you ->
    [does] Un robot joue maintenant pour toi : { $kind }.
   *[no] Un robot joue maintenant pour { $name } : { $kind }.
}
ui-told-seat-person = { $you ->
    [does] Une personne joue maintenant pour toi.
   *[no] Une personne joue maintenant pour { $name }.
}

ui-setting-language = Langue
ui-setting-language-why = « Auto » suit ton navigateur.
ui-setting-language-system = Auto
ui-language-missing = Impossible de charger cette langue. Es-tu en ligne ? Réessaie.
ui-setting-theme = Clair ou sombre
ui-setting-theme-why = « Auto » suit ton appareil, ou le notebook autour.
ui-setting-theme-system = Auto
ui-setting-theme-light = Clair
ui-setting-theme-dark = Sombre
ui-setting-tiles = Chrominos
ui-setting-tiles-why = À chaque couleur son motif.
ui-setting-tiles-both = Couleurs et motifs
ui-setting-tiles-colours = Couleurs
ui-setting-tiles-patterns = Motifs
ui-setting-tiles-contrast = Fort contraste
ui-setting-motion = Animations
ui-setting-motion-why = Les chrominos volent jusqu’à leur place, ou y sont d’un coup.
ui-setting-motion-system = Auto
ui-setting-motion-reduced = Aucune
ui-setting-sound = Son
ui-setting-sound-why = Un petit clic quand un chromino se pose.
ui-setting-help = Aide
ui-setting-help-why = Montre où un chromino peut se poser.
ui-setting-help-chosen = Chromino choisi
ui-setting-help-all = Tous
ui-setting-help-none = Aucune
ui-setting-confirm = Demander avant de poser
ui-setting-confirm-why = Tu mets d’abord le chromino en place, puis tu dis oui.
ui-setting-auto = Piocher et passer automatiquement
ui-setting-auto-why = Quand on ne peut rien poser, il n’y a de toute façon pas le choix.
ui-setting-pace = Rythme des robots
ui-setting-pace-why = Le temps qu’ils attendent avant de jouer.
ui-setting-pace-normal = Normal
ui-setting-pace-slow = Lent
ui-setting-pace-fast = Rapide
ui-setting-log = Coups à côté de la table
ui-setting-log-why = Sur un grand écran, ils restent visibles pendant la partie.

ui-keys = Touches

ui-typed = Écrire un coup
ui-typed-do = Jouer
ui-typed-how = Écris les couleurs d’un chromino, puis la colonne et la ligne, puis horizontal ou vertical. Par exemple :
ui-typed-example-lay = { $tile } en { $x } { $y } vertical
ui-typed-example-choose = { $tile } (choisit ce chromino)
ui-typed-nothing = Écris d’abord quelque chose.
ui-typed-unknown = Que veut dire « { $word } » ?
ui-typed-three = { $count ->
    [0] Quel chromino ? Écris ses trois couleurs.
    [one] Un chromino a trois couleurs : il en manque deux.
    [2] Un chromino a trois couleurs : il en manque une.
   *[other] Un chromino n’a que trois couleurs.
}
ui-typed-where = Où ? Écris la colonne et la ligne.
ui-typed-which-way = Horizontal ou vertical ?
ui-typed-not-yours = Tu n’as pas ce chromino : { $tile }.
ui-typed-nobody = Personne ici ne s’appelle { $name }.
# Des mots que l’on peut écrire, séparés par des virgules, en minuscules.
ui-typed-draw = piocher, pioche, je pioche, tirer, tire, je tire, prendre, prends, piocher un chromino, pioche un chromino, prendre un chromino
ui-typed-pass = passer, passe, je passe, passer mon tour, je passe mon tour
ui-typed-call = chromino, dire chromino, dernier, dernier chromino, mon dernier chromino
ui-typed-catch = attraper, attrape, coincer, coince, dénoncer, dénonce
ui-typed-show = montrer, montre
ui-typed-undo = annuler, annule, défaire, defaire, retour, revenir, reprendre, arrière, en arrière
ui-typed-redo = refaire, refais, rétablir, retablir, rétablis, retablis
ui-typed-across = horizontal, horizontale, horizontalement, horiz, h, droite, couché, couche
ui-typed-down = vertical, verticale, verticalement, bas, debout
ui-typed-column = colonne, col, x
ui-typed-row = ligne, lig, rangée, rangee, rang, y
ui-typed-filler = prends, prendre, choisis, choisir, à, a, au, en, l, la, le, les, un, une, d, de, du, des, dès, et, puis, sur, dans, depuis, vers, ici, je, chromino, pose, poser, mets, mettre, place, placer, joue, jouer, case, carreau
# D’autres noms de rouge ; vert ; bleu ; jaune ; violet ; multicolore, dans cet ordre.
ui-typed-colours = rouges; verte, verts, vertes; bleue, bleus, bleues; jaunes; violette, violets, violettes, mauve; joker, caméléon, cameleon

ui-hand-over = { $you ->
    [does] À toi de prendre l’appareil
   *[no] Passe l’appareil à { $name }
}
ui-hand-over-since = Ce qui s’est passé
ui-hand-over-taken = { $you ->
    [does] C’est moi : voir mes chrominos
   *[no] { $name } : voir mes chrominos
}
ui-hand-over-undo = Attends, annule ça

ui-end-names = { $count ->
    [one] { $you ->
        [does] Tu gagnes !
       *[no] { $names } gagne !
    }
   *[other] { $you ->
        [does] { $names }, vous gagnez ex aequo !
       *[no] { $names } gagnent ex aequo !
    }
}
ui-end-solo-emptied = Bravo !
ui-end-solo-blocked = Belle partie !
ui-end-solo-resigned = À la prochaine !
ui-end-emptied = Le dernier chromino est posé.
ui-end-blocked = Plus personne ne peut poser, et le sac est vide.
ui-end-resigned = La partie a été abandonnée.
# Joint est le nombre de gagnants ensemble.
ui-end-all-laid = { $joint ->
    [one] { $you ->
        [does] Tu as posé tous tes chrominos.
       *[no] { $names } a posé tous ses chrominos.
    }
   *[other] { $you ->
        [does] { $names }, vous avez posé tous vos chrominos.
       *[no] { $names } ont posé tous leurs chrominos.
    }
}
ui-end-by-tiles = { $joint ->
    [one] { $you ->
        [does] Tu as le moins de chrominos en réserve : { $count }.
       *[no] { $names } a le moins de chrominos en réserve : { $count }.
    }
   *[other] { $you ->
        [does] { $names }, vous avez le moins de chrominos en réserve, à égalité : { $count }.
       *[no] { $names } ont le moins de chrominos en réserve, à égalité : { $count }.
    }
}
ui-end-by-points = { $joint ->
    [one] { $you ->
        [does] Tu as le plus de points : { $count }.
       *[no] { $names } a le plus de points : { $count }.
    }
   *[other] { $you ->
        [does] { $names }, vous avez le plus de points, à égalité : { $count }.
       *[no] { $names } ont le plus de points, à égalité : { $count }.
    }
}
ui-end-player = Joueur
ui-end-points = Points
ui-end-left = Restants
ui-end-winner = a gagné
ui-end-rematch = Rejouer
ui-end-replay = Revoir
ui-end-look = Voir la table
ui-end-share = Partager
ui-end-save = Enregistrer
ui-end-new = Nouvelle partie

## Revoir la partie

ui-replay = Revoir la partie
ui-replay-move = Coup
ui-replay-at = Coup { $ply } sur { $last }. { $told }
ui-replay-count = { $ply } sur { $last }
ui-replay-first = Au début
ui-replay-previous = Un coup en arrière
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-next = Un coup en avant
ui-replay-last = À la fin
ui-replay-close = Revenir à la partie
ui-replay-paused = En pause.
ui-replay-eyes = Vu par
ui-replay-everyone = Tous
ui-replay-branch = Jouer à partir d’ici
ui-replay-branched =
    { $ply ->
        [0] Voici une nouvelle partie, à partir du premier chromino.
       *[other] Voici une nouvelle partie, à partir du coup { $ply }.
    }
ui-replay-branched-kept =
    { $ply ->
        [0] Voici une nouvelle partie, à partir du premier chromino. L’ancienne reste sauvegardée.
       *[other] Voici une nouvelle partie, à partir du coup { $ply }. L’ancienne reste sauvegardée.
    }
ui-ask-branch = Jouer à partir d’ici ? Ce qui suit ce coup sera perdu.
ui-keys-replay = Revoir la partie
ui-key-step = un coup en arrière ou en avant
ui-key-ends = au début ou à la fin
ui-key-play = lecture ou pause
ui-key-leave = revenir à la partie

## Les règles à lire ; leur texte est dans rules/fr.ftl

ui-rules = Règles
ui-rules-chapters = Quelles règles
ui-rules-game = Cette partie
ui-rules-compare = Comparer
ui-rules-contents = Sommaire
ui-rules-print = Imprimer
ui-rules-loading = On va chercher les règles…
ui-rules-failed = Impossible de charger les règles. Es-tu en ligne ?
ui-rules-again = Réessayer

## Dans un notebook

ui-kernel-silent = Le noyau ne répond pas. Si une cellule tourne, ton coup l’attend. Sinon, relance cette cellule.
ui-kernel-gone = Le noyau s’est arrêté ou a redémarré : cette table ne fait plus que montrer la partie. Relance sa cellule pour jouer.
ui-notebook-old = La table a besoin d’un notebook plus récent : JupyterLab 4 ou Notebook 7, dans un navigateur de 2024 ou plus récent.
ui-study = Choisis un chromino et pose-le là où il va.
ui-study-done = Tous les chrominos sont sur la table.

## Un robot réparé

ui-bot-again = Réessayer

## Ce qu’on ne peut pas montrer

# Un nombre trop long pour être montré, dans une phrase qui en parle.
ui-huge-number = un nombre énorme

## La première visite

ui-intro = Premiers pas
ui-intro-lay = Pose ton chromino : il doit toucher ses propres couleurs à deux endroits au moins.
ui-intro-lay-dominoes = Pose ton chromino : son bout doit toucher la même couleur.
ui-intro-draw = Là, tu ne peux rien poser. Pioche dans le sac !
ui-intro-drawn = Celui-ci, tu peux le poser. Vas-y !
ui-intro-last = Ton dernier chromino aussi. Vas-y !
ui-intro-done = Bravo ! Pour gagner, pose tous tes chrominos avant les autres.
ui-intro-play = On joue !
ui-intro-skip = Passer
ui-intro-read = Lire à voix haute
ui-intro-keys = Touches :
ui-intro-lesson = Étape { $lesson } sur { $lessons }

## Les marques sur la table, pour qui écoute

ui-mark-link = Ici, bon contact.
ui-mark-break = Ici, mauvais contact.
ui-mark-next = Continue ici.

## Marquer et changer ce qui est sur la table

ui-mark-marked = Tu as marqué ceci.
ui-mark-aimed = Entrée marque ce côté.
ui-said-marked = Marqué : { $what }
ui-said-unmarked = La marque est enlevée : { $what }
ui-said-edge = Côté { $n } sur { $count } : { $what }
ui-said-no-edge = Ici, deux chrominos ne se touchent pas.
ui-check = Vérifier
ui-keys-answering = Répondre
ui-key-mark = marquer ce qui est ici, ou enlever la marque
ui-key-edge = côté suivant de ce carreau, ou le précédent
ui-key-check = vérifier ta réponse
ui-keys-editing = Changer la table
ui-key-edit = poser le chromino ici, ou enlever celui qui y est
ui-said-edit-lay = Posé : { $placed }
ui-said-edit-lift = Enlevé : { $placed }

## Questions et énigmes

ui-task = Question
ui-task-conundrum = Énigme
ui-task-daily = Énigme du { $date }
ui-task-number = Énigme { $number }
ui-task-grade = Niveau { $grade } sur 5
ui-task-progress = Déjà trouvé
ui-task-options = Réponses
ui-task-tip = Indice
ui-task-tips-left =
    { $left ->
        [one] encore { $left } indice
       *[other] encore { $left } indices
    }
ui-task-give-up = Abandonner
ui-task-leave = Quitter
ui-task-another = Une autre
ui-task-how-placements = Prends un chromino et essaie-le là où il peut aller.
ui-task-how-edges = Marque des côtés entre deux chrominos, puis vérifie.
ui-task-how-cells = Marque des cases, puis vérifie.
ui-task-how-choice = Choisis une réponse.
ui-task-how-choices = Choisis toutes les bonnes réponses, puis vérifie.
ui-task-how-number = Écris un nombre, puis vérifie.
ui-task-how-tile = Choisis un chromino.
ui-ask-give-up = Abandonner ? Tu verras ce qui restait à trouver.
ui-key-try = essayer le chromino ici
ui-key-option = choisir une réponse
ui-key-answer = aller aux réponses
ui-key-tip = avoir un indice
ui-key-give-up = abandonner

## Ce qui est demandé

# Qui écrit une leçon a ses propres mots.
task-plain = { $text }
task-lay =
    { $count ->
        [one] Pose le chromino là où il peut aller.
       *[other] Pose un des chrominos là où il peut aller.
    }
task-lay-contacts =
    { $count ->
        [one] Pose le chromino
       *[other] Pose un des chrominos
    } pour qu’il ait au moins { $contacts ->
        [1] un contact.
       *[other] { $contacts } contacts.
    }
task-lay-points =
    { $count ->
        [one] Pose le chromino
       *[other] Pose un des chrominos
    } pour marquer au moins { $points ->
        [1] un point.
       *[other] { $points } points.
    }
task-lay-both =
    { $count ->
        [one] Pose le chromino
       *[other] Pose un des chrominos
    } pour qu’il ait au moins { $contacts ->
        [1] un contact
       *[other] { $contacts } contacts
    } et marque au moins { $points ->
        [1] un point.
       *[other] { $points } points.
    }
task-find-all =
    { $count ->
        [one] Trouve toutes les places du chromino.
       *[other] Trouve toutes les places des { $count } chrominos.
    }
task-which-edges = Marque tous les côtés qui sont faux.
task-legal = Le chromino peut-il aller ici ?
task-score = Combien de points le chromino marque-t-il ici ?
task-best-points =
    { $count ->
        [one] Où le chromino marque-t-il le plus de points ?
       *[other] Quel chromino marque le plus de points, et où ?
    }
task-best-contacts =
    { $count ->
        [one] Où le chromino a-t-il le plus de contacts ?
       *[other] Quel chromino a le plus de contacts, et où ?
    }
task-may =
    { $you ->
        [does] Que peux-tu faire maintenant ?
       *[no] Que peut faire { $name } maintenant ?
    }
task-who-next = À qui de jouer ensuite ?
task-who-won = Qui a gagné ?
task-which-tile = Quel chromino peut aller ici ?
task-empty =
    { $count ->
        [one] Pose ton dernier chromino en aussi peu de tours que possible.
       *[other] Pose les { $count } chrominos en aussi peu de tours que possible.
    }
task-choose = Quelle est la bonne réponse ?
task-number = Quel est ce nombre ?
ui-option-lay = Poser un chromino
ui-option-draw = Piocher un chromino
ui-option-pass = Passer
ui-option-call = Dire « Chromino »
ui-option-catch = Attraper quelqu’un
ui-option-show = Montrer une place
ui-option-tile = { $tile }

## Pourquoi une réponse est fausse

task-other-tile = La question porte sur un autre chromino.
task-few-contacts =
    { $made ->
        [1] Ici, il n’a qu’un contact.
       *[other] Ici, il n’a que { $made } contacts.
    } La question en demande { $need }.
task-few-points =
    { $made ->
        [1] Ici, il ne marque qu’un point.
       *[other] Ici, il ne marque que { $made } points.
    } La question en demande { $need }.
task-more-contacts =
    { $made ->
        [1] Ici, il a un contact.
       *[other] Ici, il a { $made } contacts.
    } Ailleurs, il y en a plus.
task-more-points =
    { $made ->
        [1] Ici, il marque un point.
       *[other] Ici, il marque { $made } points.
    } Ailleurs, il y en a plus.
task-edge-fine = Ce côté n’est pas faux.
task-edge-elsewhere = Le chromino ne touche rien de ce côté.
task-may-lie = Il peut aller ici : tout est bon.
task-not-number = Ce n’est pas { $number }.
task-not-this = Ce n’est pas la bonne réponse.
task-nothing-fits = Aucun des chrominos ne peut être posé.
task-more =
    { $left ->
        [one] Il y a encore { $left } bonne réponse.
       *[other] Il y a encore { $left } bonnes réponses.
    }
task-not-next =
    { $you ->
        [does] Ce n’est pas à toi de jouer ensuite.
       *[no] Ce n’est pas à { $name } de jouer ensuite.
    }
task-not-winner =
    { $you ->
        [does] Tu n’as pas gagné.
       *[no] { $name } n’a pas gagné.
    }
task-not-empty =
    { $count ->
        [one] Il reste { $count } chromino.
       *[other] Il reste { $count } chrominos.
    }

## Les indices

task-tip-left = Il en reste { $left } à trouver.
task-tip-spots =
    { $count ->
        [1] Il n’y a qu’une place comme cela.
       *[other] Il y a { $count } places comme cela.
    }
task-tip-beside = Regarde autour de ce chromino : { $tile }.
task-tip-here = Il peut aller ici : { $tile }.
task-tip-square = Regarde les côtés de ce carreau : { $colour }.
task-tip-contacts =
    { $count ->
        [0] Ici, il n’a aucun contact.
        [1] Ici, il a un contact.
       *[other] Ici, il a { $count } contacts.
    }
task-tip-look = Regarde ce qui est marqué.
task-tip-sum = Compte comme ceci : { $sum }.
task-tip-digits =
    { $count ->
        [one] Le nombre a { $count } chiffre.
       *[other] Le nombre a { $count } chiffres.
    }
task-tip-between = C’est un nombre de { $least } à { $most }.
task-tip-number = Le nombre est { $number }.
task-tip-options =
    { $count ->
        [0] Aucune des { $of } réponses n’est bonne.
        [1] Une des { $of } réponses est bonne.
       *[other] { $count } des { $of } réponses sont bonnes.
    }
task-tip-not-option = La réponse { $number } est fausse.
task-tip-option = La réponse { $number } est bonne.
task-tip-tile = Prends ce chromino : { $tile }.
task-tip-turns =
    { $turns ->
        [one] { $turns } tour suffit.
       *[other] { $turns } tours suffisent.
    }
task-tip-back = Annule un coup, et essaie autrement.
task-tip-done = Tout est trouvé.

## Ce qu’on dit d’une réponse

task-said-found = Trouvé : { $found } sur { $of }.
task-said-again = Tu l’as déjà trouvée : { $found } sur { $of }.
task-said-done =
    { $of ->
        [1] C’est juste.
       *[other] Tu as trouvé les { $of }.
    }
task-said-longer =
    { $turns ->
        [one] C’est fait en { $turns } tour, mais il en faut moins. Annule, et essaie autrement.
       *[other] C’est fait en { $turns } tours, mais il en faut moins. Annule, et essaie autrement.
    }
task-said-given-up = Voilà ce qui restait à trouver.
no-question = Ici, il n’y a pas de question.
task-is-asked = Réponds d’abord à la question.
task-is-played = Ici, on joue : pose un chromino.
task-is-done = C’est déjà fini.
ui-mark-found = Tu as trouvé ceci.
ui-mark-given = Ceci restait à trouver.
ui-mark-hint = Regarde ici.
ui-mark-wrong = Ceci est faux.
ui-mark-asked = La question parle de ceci.

## Ce qu’on raconte d’une énigme

# Qui le dit écrit la date.
conundrum-result-day = Énigme de Chromino du { $date }, niveau { $grade }.
conundrum-result-number = Énigme de Chromino { $number }, niveau { $grade }.
conundrum-result-any = Une énigme de Chromino, niveau { $grade }.
conundrum-result-all = J’ai trouvé les { $of } places.
conundrum-result-some = J’ai trouvé { $found } places sur { $of }, puis j’ai abandonné.
conundrum-result-so-far = Jusqu’ici, j’ai trouvé { $found } places sur { $of }.
conundrum-result-tries =
    { $wrong ->
        [0] Aucun essai faux
        [one] { $wrong } essai faux
       *[other] { $wrong } essais faux
    }, { $tips ->
        [0] aucun indice.
        [one] { $tips } indice.
       *[other] { $tips } indices.
    }
