"""What Python says, in every language: the sentences of the catalogues, put together here.

>>> sentence("picture-link", {"x": 1, "y": 2, "colour": "R", "neighbour": "*"})
'At column 1, row 2, red meets wild: a match.'
>>> tile_name("B*Y", "fr")
'bleu, multicolore, jaune'

The catalogues are in `widget/words`; `make words` writes the files beside this
one from them. A page has catalogues of its own and leaves these files out: there a message is only
its id. Errors are in English, until somebody chooses another language with `speak`, or by the
variable `CHROMINO_LANGUAGE` of the environment.
"""

from chromino_core.words.languages import LANGUAGES, language_of, wanted
from chromino_core.words.sentences import (
    COLOURS,
    HUGE,
    Argument,
    bot_name,
    chosen,
    colour_names,
    date_name,
    detailed,
    in_one,
    is_you,
    joined,
    knows,
    player_name,
    sentence,
    speak,
    speaking,
    spoken,
    tile_name,
    typed,
)

__all__ = [
    "COLOURS", "HUGE", "LANGUAGES", "Argument", "bot_name", "chosen", "colour_names", "date_name",
    "detailed", "in_one", "is_you", "joined", "knows", "language_of", "player_name", "sentence",
    "speak", "speaking", "spoken", "tile_name", "typed", "wanted",
]  # fmt: skip
