### Ce que seule la page dit.
### Les mots sont ceux du glossaire de ../fr.ftl.

## La page

ui-title = Chromino
ui-title-table = { $say } · Chromino
ui-notice-close = D’accord
ui-opening = On prépare la table
ui-opening-files = Le jeu arrive : { $done } Mo sur { $total }. La première fois, c’est plus long.
ui-opening-python = Un instant…
ui-opening-rules = Lecture des règles…
ui-elsewhere = Chromino est ouvert dans un autre onglet
ui-elsewhere-do = Une partie se joue dans un seul onglet à la fois. Continue là-bas, ou fais-la venir ici : rien n’est perdu.
ui-play-here = Jouer ici
ui-restarting = Un instant : la partie reprend…
ui-dealing = Un instant : on distribue encore les autres chrominos…
ui-first = Première fois ?
ui-first-show = Montre-moi
ui-engine-restarted = Ton coup s’est perdu en route. La partie est comme avant : réessaie.
ui-storage-denied = Ce navigateur ne garde rien pour cette page : si tu la fermes, la partie est perdue. Pour la garder, enregistre-la dans un fichier.
ui-update-ready = Une nouvelle version de cette page est prête. Quand tu mets à jour, la page se recharge et ta partie continue.
ui-update-now = Mettre à jour
ui-offline-full = Il n’y a pas assez de place dans ce navigateur pour garder la page et jouer sans internet. En ligne, tout marche.
ui-offline-denied = Ce navigateur ne permet pas de garder la page pour jouer sans internet. En ligne, tout marche.
ui-stored-damaged = Impossible d’ouvrir ta dernière partie. Elle est toujours là, dans « Mes parties ».
ui-file-refused = Impossible d’ouvrir « { $file } ».
ui-link-too-long = Ce lien est trop long pour une partie : il peut avoir { $most } caractères au plus.
ui-failed-no-wasm = Ce navigateur ne peut pas faire tourner le jeu
ui-failed-no-wasm-do = Il lui faut WebAssembly, qui manque ici ou qui est désactivé. Utilise un navigateur récent, ou demande à qui s’occupe de cet appareil de l’autoriser.
ui-failed-too-old = Ce navigateur est trop ancien pour le jeu
ui-failed-too-old-do = Mets-le à jour, ou ouvre cette page dans un autre : tous les navigateurs des dernières années conviennent.
ui-too-old-since = Le jeu marche à partir de ces versions :
ui-failed-blocked = Un morceau du jeu n’est pas arrivé
ui-failed-blocked-do = Vérifie que tu es en ligne, puis réessaie. Si cela arrive à chaque fois, un filtre ou une extension bloque peut-être le fichier.
ui-failed-memory = Il n’y a pas assez de mémoire
ui-failed-memory-do = Ferme quelques autres onglets ou programmes, puis réessaie.
ui-failed-silent = Le jeu ne répond pas
ui-failed-silent-do = La connexion est peut-être lente, ou un filtre bloque un fichier. Réessaie.
ui-failed-worker-died = Le jeu s’est arrêté plusieurs fois
ui-failed-worker-died-do = L’appareil manque peut-être de mémoire. Ferme quelques autres onglets, puis réessaie.
ui-failed-outdated = Une version plus récente est arrivée
ui-failed-outdated-do = Tu as ouvert cette page avant son arrivée. Réessaie, et la page se rechargera.
ui-failed-unexpected = Quelque chose s’est mal passé
ui-failed-unexpected-do = L’erreur vient de nous. Réessaie. Si elle revient, les détails ci-dessous aideront à la corriger.
ui-failed-kept = Ta partie est en sécurité et reprendra où elle en était.
ui-try-again = Réessayer
ui-details = Détails
ui-copy = Copier
ui-copied = Copié
ui-from-file = On y est presque
ui-from-file-why = Tu as ouvert cette page comme un fichier, et les navigateurs ne font pas tourner son programme de cette façon. Rien n’est cassé.
ui-from-file-start = Va dans le dossier au-dessus de celui-ci et ouvre le fichier de démarrage pour ton ordinateur :
ui-from-file-server = Ce dossier marche aussi sur n’importe quel serveur web. Dans le code source, la commande « make play » en lance un.

## Les parties sauvegardées

ui-games-open-file = Ouvrir un fichier
ui-games-drop = Dépose-le ici pour ouvrir la partie
ui-games-none = Pas encore de partie
ui-games-none-about = Chaque partie que tu joues est gardée ici, coup par coup. On t’a envoyé une partie ? Dépose son fichier n’importe où sur cette page.
ui-games-refused = Ce navigateur ne garde rien pour cette page. Tu peux jouer quand même, et enregistrer une partie dans un fichier.
ui-games-goes-on = Pas encore finie
ui-games-over = Finie
ui-games-won = { $count ->
    [one] { $you ->
        [does] Tu as gagné
       *[no] { $names } a gagné
    }
   *[other] { $you ->
        [does] { $names }, vous avez gagné
       *[no] { $names } ont gagné
    }
}
# Count est le nombre de chrominos sur la table.
ui-games-about = { $count ->
    [one] { $edition } · { $count } chromino posé
   *[other] { $edition } · { $count } chrominos posés
}
ui-games-damaged = Une partie abîmée
ui-games-damaged-about = On ne peut plus la jouer, mais tu peux enregistrer ce qu’il en reste dans un fichier.
ui-games-cant-open = Impossible d’ouvrir cette partie. Elle est toujours là, et tu peux l’enregistrer dans un fichier.
ui-games-later = Une partie d’une version plus récente
ui-games-later-about = Cette partie vient d’une version plus récente de cette page, et rien n’est perdu. Pour y jouer, recharge la page.
ui-games-not-now = Impossible d’ouvrir cette partie pour l’instant. Elle est toujours là : réessaie.
ui-games-went-on = Cette partie a aussi continué dans un autre onglet. Ce que tu joues ici est gardé comme copie.
ui-games-delete-ask = Supprimer « { $game } » ?
# Un bouton à trois points ; game est le nom de la partie, ou ses joueurs.
ui-games-more = Autres actions pour { $game }
ui-games-do-watch = Revoir depuis le début
ui-games-do-rename = Renommer
ui-games-do-duplicate = Faire une copie
ui-games-do-export = Enregistrer dans un fichier
ui-games-do-delete = Supprimer
ui-games-name = Nom de cette partie
ui-games-name-keep = Garder ce nom
ui-games-name-how = Sans nom, la partie porte ceux de ses joueurs.
ui-games-name-long = C’est trop long : un nom a { $most } lettres au plus.
ui-games-name-control = Ce nom contient quelque chose qu’on ne peut pas afficher.
ui-games-copy-of = { $game } (copie)
ui-games-said-copied = { $game } est en haut de la liste.
ui-games-said-renamed = La partie s’appelle maintenant { $game }.
ui-games-said-back = { $game } est de retour.
ui-games-deleted = Supprimée : { $game }.
ui-games-undo = Annuler
ui-games-added = { $count ->
    [one] Une partie ajoutée.
   *[other] { $count } parties ajoutées.
}
ui-games-more-refused = { $count ->
    [one] Un autre fichier ne s’ouvre pas non plus.
   *[other] { $count } autres fichiers ne s’ouvrent pas non plus.
}
ui-storage-full = Il n’y a plus de place dans ce navigateur pour garder la partie. Tu peux continuer : supprime quelques parties, ou enregistre celle-ci dans un fichier.
ui-storage-newer = Tes parties sont gardées par une version plus récente de cette page. Recharge la page pour l’avoir ; d’ici là, rien n’est gardé.
ui-storage-promised = Ce navigateur a promis de garder tes parties.
ui-storage-unsure = Si la place manque, ce navigateur peut effacer tes parties : enregistre dans un fichier celles qui comptent.
# La taille est un nombre.
ui-storage-used = Cette page prend { $size } Mo sur cet appareil.
ui-erase = Tout effacer sur cet appareil
ui-erase-ask = Tout effacer sur cet appareil ?
ui-erase-what = { $count ->
    [0] Tes réglages, et tout ce que cette page garde sur cet appareil, disparaîtront pour de bon. Les fichiers que tu as enregistrés restent.
    [one] Ta partie, tes réglages et tout ce que cette page garde sur cet appareil disparaîtront pour de bon. Les fichiers que tu as enregistrés restent.
   *[other] Tes { $count } parties, tes réglages et tout ce que cette page garde sur cet appareil disparaîtront pour de bon. Les fichiers que tu as enregistrés restent.
}
ui-erase-yes = Tout effacer
ui-erase-failed = Tout n’est pas encore effacé. Ferme les autres onglets avec cette page, puis réessaie.

## Commencer une partie

ui-tagline = Pose tous tes chrominos avant les autres : couleur contre couleur, avec deux contacts ou plus !
ui-trademark = Chromino est une marque de ses propriétaires ; le jeu est de Louis Abraham. Ceci est une adaptation indépendante et non commerciale.
ui-play = Jouer
ui-play-about = tout de suite, contre un robot
ui-play-only = la partie de ce lien
ui-locked = Ce lien ne sert que pour une partie. Pour en jouer d’autres, ouvre la page sans lui.
ui-getting-ready = On prépare tout…
ui-getting-ready-about = la partie commence toute seule dans un instant
ui-continue = Continuer
ui-continue-about = { $players } · { $edition } · { $when }
ui-new = Nouvelle partie…
ui-new-about = édition, joueurs, règles
ui-junior = Pour les enfants
ui-junior-about = comme aux dominos, avec { $hand } chrominos

ui-ways = Plus
ui-way-learn = Apprendre
ui-way-rules = Règles
ui-way-games = Mes parties
ui-way-about = À propos
ui-way-notebooks = Notebooks
ui-way-install = Installer

ui-new-game = Nouvelle partie
ui-back = Retour
ui-start-game = Commencer
ui-editions = Édition
ui-juniors = Bambino : pour les enfants
ui-game-modern = La boîte d’aujourd’hui
ui-game-modern-about = Avec cinq caméléons, dont le milieu va avec toutes les couleurs.
ui-game-modern-zh = Règles chinoises
ui-game-modern-zh-about = La boîte d’aujourd’hui ; quand quelqu’un a tout posé, les autres ont encore un tour.
ui-game-textures = Textures
ui-game-textures-about = Chaque couleur a aussi sa texture. Trois façons de compter les points.
ui-game-ravensburger-2001 = 2001, Ravensburger
ui-game-ravensburger-2001-about = Sans caméléons. On finit le tour de table ; on peut gagner ex aequo.
ui-game-meccano-1998 = 1998, Meccano
ui-game-meccano-1998-about = On pioche pour savoir qui commence, on dit « Chromino » à temps, et gare à qui l’oublie !
ui-game-junior-dominoes = Comme aux dominos
ui-game-junior-dominoes-about = Bout à bout, un contact à chaque fois ; les caméléons ouvrent de nouvelles branches.
ui-game-junior-one-contact = Un contact suffit
ui-game-junior-one-contact-about = Comme d’habitude, mais avec un seul contact au lieu de deux.

ui-agreements = Comment on joue
ui-rule-hand-size = Chrominos par joueur
ui-rule-hand-size-about = Le livret en prévoit { $book }. Avec moins, la partie est plus courte : parfait pour les petits.
ui-rule-draw-limit = Si on ne peut rien poser, on pioche
ui-rule-draw-limit-1 = un
ui-rule-draw-limit-1-about = Si on peut le poser, on le pose tout de suite. Sinon, le tour est fini.
ui-rule-draw-limit-3 = 3 au plus
ui-rule-draw-limit-3-about = Jusqu’à pouvoir poser, mais trois au plus.
ui-rule-draw-limit-4 = 4 au plus
ui-rule-draw-limit-4-about = Jusqu’à pouvoir poser, mais quatre au plus.
ui-rule-draw-limit-5 = 5 au plus
ui-rule-draw-limit-5-about = Jusqu’à pouvoir poser, mais cinq au plus.
ui-rule-draw-limit-other = un autre nombre
ui-rule-draw-limit-other-about = Jusqu’à pouvoir poser, mais { $limit } au plus.
ui-rule-draw-limit-none = sans limite
ui-rule-draw-limit-none-about = Jusqu’à pouvoir poser, autant qu’il en faut.
ui-rule-open-hands = Réserves
ui-rule-open-hands-false = cachées
ui-rule-open-hands-false-about = Tu ne vois que tes propres chrominos.
ui-rule-open-hands-true = visibles
ui-rule-open-hands-true-about = Toutes les réserves sont visibles : parfait pour apprendre, ou quand il y a beaucoup de monde.
ui-rule-first = Qui commence
ui-rule-first-seat = la personne la plus jeune
ui-rule-first-random = au hasard
ui-begins-seat = La personne la plus jeune commence : c’est la première de la liste.
ui-begins-random = Le hasard décide qui commence.
ui-begins-draw-off = On pioche pour savoir qui commence : c’est qui trouve le premier chromino tricolore.
ui-rule-scoring = Points
ui-rule-scoring-none = Sans points
ui-rule-scoring-none-about = Pour gagner, il faut poser tous ses chrominos avant les autres.
ui-rule-scoring-simple = A, par chromino
ui-rule-scoring-simple-about = Ton chromino et chacun de ceux qu’il touche : 1, 2 ou 3 selon ses couleurs.
ui-rule-scoring-kinds = B, par sorte
ui-rule-scoring-kinds-about = Les deux chrominos de chaque contact, de 1 à 4 selon leur sorte. Ce qui reste en réserve coûte des points.
ui-rule-scoring-sides = C, par côté
ui-rule-scoring-sides-about = Comme B, mais sur un petit côté, on multiplie les deux valeurs.
ui-rule-scoring-expert = Expert
ui-rule-scoring-expert-about = Ton chromino et chacun de ceux qu’il touche : 1, 2 ou 3 selon ses couleurs, 3 pour un caméléon.
ui-rule-scoring-contacts = Par contact
ui-rule-scoring-contacts-about = Les deux chrominos de chaque contact : 1, 2 ou 3 selon leurs couleurs.
ui-more = Plus d’options
ui-seed = Numéro de la partie
ui-seed-about = Le même numéro donne les mêmes chrominos. Laisse vide pour la surprise.

ui-seats-about = De { $least } à { $most } joueurs, dans l’ordre autour de la table.
ui-add-person = Ajouter quelqu’un
ui-add-bot = Ajouter un robot
ui-seat-name = Nom du joueur { $place }
ui-seat-kind = Qui joue pour { $name }
ui-seat-twin = Deux joueurs s’appellent { $name }.
ui-seat-up = Faire monter { $name }
ui-seat-down = Faire descendre { $name }
ui-seat-remove = Retirer { $name }
ui-said-seat-added = { $you ->
    [does] Tu es à la place { $place }.
   *[no] { $name } est à la place { $place }.
}
ui-said-seat-moved = { $you ->
    [does] Tu es maintenant à la place { $place }.
   *[no] { $name } est maintenant à la place { $place }.
}
ui-said-seat-removed = { $you ->
    [does] Tu as quitté la table.
   *[no] { $name } a quitté la table.
}
ui-player = Joueur { $number }
ui-bot-1 = Robin
ui-bot-2 = Camille
ui-bot-3 = Sacha
ui-bot-4 = Noa
ui-bot-5 = Charlie
ui-bot-6 = Alix
ui-bot-7 = Lou
ui-bot-8 = Jo
ui-picture-choose = Choisir une image
ui-picture-of = Image de { $name }
ui-picture-none = Sans image
ui-picture-fox = Renard
ui-picture-bear = Ours
ui-picture-cat = Chat
ui-picture-dog = Chien
ui-picture-rabbit = Lapin
ui-picture-mouse = Souris
ui-picture-lion = Lion
ui-picture-panda = Panda
ui-picture-frog = Grenouille
ui-picture-owl = Hibou
ui-picture-penguin = Pingouin
ui-picture-turtle = Tortue
ui-picture-dolphin = Dauphin
ui-picture-octopus = Pieuvre
ui-picture-elephant = Éléphant
ui-picture-horse = Cheval
ui-picture-unicorn = Licorne
ui-picture-butterfly = Papillon
ui-picture-bee = Abeille
ui-picture-ladybird = Coccinelle
ui-picture-star = Étoile
ui-picture-rocket = Fusée
ui-picture-rainbow = Arc-en-ciel
ui-picture-apple = Pomme

## Partager une partie

ui-share = Partager cette partie
ui-share-link = Lien
ui-share-whole = Qui l’ouvre voit toute la partie, coup par coup.
# Les réserves sont visibles, ou la sienne est dans le lien, ou aucune.
ui-share-position = { $hands ->
    [open] Qui l’ouvre joue à partir d’ici, avec toutes les réserves visibles, comme maintenant.
    [own] Qui l’ouvre joue à partir d’ici. Tes chrominos y sont ; toutes les autres réserves restent secrètes.
   *[none] Qui l’ouvre joue à partir d’ici. Toutes les réserves restent secrètes.
}
# Ouvre ce que l’appareil propose pour envoyer quelque chose.
ui-share-send = Envoyer…
ui-share-marked = Le lien est sélectionné : copie-le comme d’habitude.
ui-share-qr = QR code
ui-share-qr-how = Vise-le avec l’appareil photo d’un téléphone ou d’une tablette.
ui-share-qr-drawing = Un instant…
ui-share-qr-long = Ce lien est trop long pour un QR code. Copie-le plutôt.
ui-share-no-qr = Impossible de dessiner le QR code. Es-tu en ligne ? Réessaie.

ui-share-start = Une nouvelle partie comme celle-ci
ui-share-start-about = Mêmes règles, mêmes sortes de joueurs, nouvelle donne : pour une copine, un copain ou toute une classe.
ui-share-start-link = Lien vers une nouvelle partie
ui-share-start-any = Au choix
ui-share-start-same = Les mêmes chrominos pour tout le monde
ui-share-start-lock = Seulement cette partie
ui-share-start-lock-about = On ne peut changer ni les joueurs, ni les règles, ni l’aide.

ui-share-picture = Image
ui-share-save-as = Fichier { $kind }
ui-share-words = L’image en mots
# Table avec 2 chrominos : bleu, multicolore, jaune, horizontal … ; bleu, rouge, jaune, horizontal ….
ui-share-told = { $board } : { $tiles }.

ui-share-file = Fichier
ui-share-file-about = Toute la partie, pour la garder ou pour l’ouvrir ailleurs.
ui-share-file-secret = Toute la partie avec les chrominos cachés, pour continuer ailleurs. Ne la montre pas à qui joue !

ui-share-notebook = Notebook
ui-share-notebook-about = La partie telle qu’on la voit ici, dans Jupyter : lis-la avec Python, et continue là-bas.
ui-share-notebook-open = Ouvrir comme notebook
ui-notebook-first = Cette partie vient de la page. Exécute les cellules l’une après l’autre : Maj + Entrée.

## Énigmes

ui-conundrums = Énigmes
ui-way-conundrums = Énigmes
ui-conundrum-today = L’énigme du jour
ui-conundrum-no-day = Il n’y a pas d’énigme pour le jour que cet appareil indique. Sa date est-elle juste ?
ui-conundrum-not-yet = Cette énigme est pour un jour qui n’est pas encore venu.
# How far somebody has come.
ui-conundrum-is-new = Trouve toutes les places
ui-conundrum-is-begun = Commencée
ui-conundrum-is-solved = Résolue
ui-conundrum-is-helped = Résolue avec des indices
ui-conundrum-is-given-up = Abandonnée
ui-conundrum-begun = { $found } sur { $of } trouvées
ui-conundrum-row = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
ui-conundrum-row-longest = { $count ->
    [one] Record : { $count } jour
   *[other] Record : { $count } jours
}
# Behind the door to today’s one.
ui-conundrum-door-about = { $progress } · { $row }
# What a button says.
ui-conundrum-day-is = { $day } : { $progress }
ui-conundrum-do-start = Commencer
ui-conundrum-do-go-on = Continuer
ui-conundrum-do-look = Revoir
ui-conundrum-month-before = Le mois d’avant
ui-conundrum-month-after = Le mois d’après
ui-conundrum-made-about = De nouvelles énigmes sans fin, du niveau 1 (très facile) au niveau 5 (très difficile).
ui-conundrum-collection = Collection d’énigmes
ui-conundrum-collected = { $done } sur { $of } résolues

ui-conundrum-share = Partager cette énigme
ui-conundrum-share-about = Qui ouvre le lien reçoit la même énigme. Aucune réponse n’est dévoilée.

ui-conundrum-print = Imprimer des énigmes
ui-conundrum-print-which = Lesquelles
ui-conundrum-print-this = Celle d’où tu viens
ui-conundrum-print-today = Celle du jour
ui-conundrum-print-collected = De la collection
ui-conundrum-print-made = Des nouvelles
ui-conundrum-print-grade = Niveau
ui-conundrum-print-paper = Papier
ui-conundrum-paper-a4 = A4
ui-conundrum-paper-letter = Lettre US
ui-conundrum-print-ink = Encre
ui-conundrum-ink-colour = Couleur
ui-conundrum-ink-grey = Gris, avec des motifs
ui-conundrum-print-answers = Avec les réponses, sur des pages à part
ui-conundrum-print-pages = Les pages
ui-conundrum-print-drawing = Un instant…
ui-conundrum-pages = { $count ->
    [one] { $count } page est prête.
   *[other] { $count } pages sont prêtes.
}
ui-conundrum-do-print = Imprimer

## À propos

ui-about = À propos de Chromino
ui-about-version = Version { $version }
ui-about-stored = Ce qui est gardé
ui-about-stored-here = Tes parties et tes réglages sont gardés dans ce navigateur, sur cet appareil.
ui-about-offline-ready = La page elle-même est gardée aussi : elle marche sans internet.
ui-about-offline-preparing = On est en train de garder la page elle-même, pour qu’elle marche sans internet.
ui-about-offline-insecure = La page elle-même ne peut pas être gardée ici, il lui faut donc internet : les navigateurs ne le permettent que pour les adresses en https.
ui-about-offline-unsupported = La page elle-même ne peut pas être gardée ici, il lui faut internet : ce navigateur ne sait pas le faire, ou pas en fenêtre privée.
ui-about-offline-denied = La page elle-même ne peut pas être gardée ici, il lui faut internet : ce navigateur ne le permet pas.
ui-about-offline-full = La page elle-même ne peut pas être gardée ici, il lui faut internet : il n’y a pas assez de place dans ce navigateur.
ui-about-stored-nowhere = Rien n’en sort tout seul : pas de compte, pas de cookies, pas de statistiques. Ce que tu partages, c’est toi qui l’envoies.
ui-about-stored-erase = Dans « Mes parties », tu peux tout effacer.
ui-about-parts = De quoi c’est fait
ui-about-licences = Toutes les licences en entier
ui-about-details = Détails pour signaler un problème
ui-about-details-why = Ils ne disent rien de toi : ni noms, ni chrominos.

## Avant tout programme

# Une ligne chacune : elles entrent dans la page quand on la construit.
ui-page-about = Joue à Chromino, le jeu aux pièces de trois carreaux de couleur : en solo, contre des robots ou à plusieurs. Une adaptation indépendante.
ui-page-picture = Une table avec un chromino : bleu, multicolore, jaune
ui-page-no-scripts = Chromino a besoin d’un programme dans cette page. Autorise JavaScript pour elle, puis recharge-la.
ui-page-no-program = Le programme de la page n’est pas arrivé. Recharge la page.

## Des énigmes sur papier

ui-sheet-title = Énigmes
ui-sheet-answers = Réponses
ui-sheet-how = Trouve toutes les places de chaque chromino. Il lui faut au moins deux contacts, et tous doivent être bons. Le nombre à côté du chromino dit combien de places il a : fais une croix pour chacune que tu trouves.
ui-sheet-how-answers = Chaque place a un contour épais et un numéro. Là où des places se chevauchent, il y a plusieurs images de la table.
ui-sheet-name = Nom
ui-sheet-page = Page { $number } sur { $count }
ui-sheet-grade = Niveau { $grade } : { $grade ->
    [1] très facile
    [2] facile
    [3] moyen
    [4] difficile
   *[5] très difficile
}
ui-sheet-spots = { $tile } : { $count ->
    [one] { $count } place
   *[other] { $count } places
}
# What lies there follows.
ui-sheet-table = Sur la table :
ui-sheet-rebuild = Pose d’abord ces chrominos de façon à remplir la forme.
ui-sheet-to-lay = Les chrominos qui remplissent la forme :
