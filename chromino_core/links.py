"""Games and positions packed for a URL: short, versioned, and unpacked with distrust.

>>> from chromino_core import Game
>>> game = Game(["Ann", "Ben"], seed=7)
>>> Game.from_record(unpack(pack(game.record()))) == game
True
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Any, Final

from chromino_core.game import Game
from chromino_core.problems import InvalidRecord, shown
from chromino_core.records.json_text import LARGEST, read_json
from chromino_core.records.position import to_position
from chromino_core.records.record import to_record
from chromino_core.records.situation import situation_seen

__all__ = ["LONGEST", "has_secrets", "link", "pack", "unpack"]

LONGEST: Final = 20_000
"""No link has more characters: a whole game takes about a thousand."""

_VERSION: Final = "1"

# What every packed text has in common, so that links need not carry it. It belongs to version 1: a
# change here would break every link there is.
_COMMON: Final = (
    b'"edition":"meccano-1998""edition":"ravensburger-2001""edition":"textures"'
    b'"start":"tricolour","first":"draw-off","random","play_drawn":false,"voluntary_draw":"last-shown"'
    b'"end":"at-once","one-more-turn","calls":true,"open_hands":true,"min_contacts":1,"dominoes",'
    b'"scoring":"simple","expert","contacts","kinds","sides","draw_limit":null,"reason":"blocked",'
    b'"draw"],[0,"draw"],[1,"draw"],[0,"pass"],[1,"pass"],null,null,null,null],[null,null,null,null,'
    b'"actions":[[0,">"],[1,"v"],"result":{"reason":"emptied","winners":[0],"scores":null,"left":[0,'
    b'"deal":{"start":"@0,0>","first":0,"hands":[["","bag":[""board":"@0,0> @-1,-1> @0,1v "'
    b'"seat":0,"drawn":null,"scores":null,"turn":{"first":0,"draws":0,"passes":0,"turns":0,"taken":0,'
    b'"left":null,"seen":[[],[]],"calls":{"caller":null,"catchable":[],"called":[],"overlooked":null}}}'
    b'{"format":"chromino-position/1","rules":{"format":"chromino-game/1","rules":{"edition":"modern",'
    b'"chameleons":true,"min_players":1,"max_players":8,"hand_size":8,"start":"chameleon",'
    b'"first":"seat","draw_limit":1,"play_drawn":true,"voluntary_draw":"never","end":"finish-round",'
    b'"chameleon_last":false,"calls":false,"open_hands":false,"min_contacts":2,"geometry":"free",'
    b'"scoring":null},"players":["Player 1","Player 2"],'
)


def pack(data: Mapping[str, Any]) -> str:
    """A record or position as a text for the fragment of a URL."""
    packer = zlib.compressobj(level=9, wbits=-15, zdict=_COMMON)
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    packed = packer.compress(text.encode()) + packer.flush()
    return _VERSION + urlsafe_b64encode(packed).decode().rstrip("=")


def unpack(text: str) -> Any:
    """The data of a link, for `Game.from_record`, which checks it; raises `InvalidRecord`."""
    if not isinstance(text, str):
        raise InvalidRecord.because("link-damaged")
    if len(text) > LONGEST:
        raise InvalidRecord.because("link-too-large", most=LONGEST)
    if text[:1] != _VERSION:
        raise InvalidRecord.because("link-version", value=shown(text[:1]))
    code = text[1:]
    if not code.isascii() or not code.replace("-", "").replace("_", "").isalnum():
        raise InvalidRecord.because("link-alphabet")
    unpacker = zlib.decompressobj(wbits=-15, zdict=_COMMON)
    try:
        data = unpacker.decompress(urlsafe_b64decode(code + "=" * (-len(code) % 4)), LARGEST)
    except (ValueError, zlib.error):
        raise InvalidRecord.because("link-damaged") from None
    if unpacker.unconsumed_tail:
        raise InvalidRecord.because("link-too-large", most=LARGEST)
    if not unpacker.eof or unpacker.unused_data:
        raise InvalidRecord.because("link-damaged")
    return read_json(data)


def link(game: Game, seat: int | None) -> str:
    """The whole game once it has no secrets; before, the position as the seat may know it.

    With no seat it is what a spectator sees.
    """
    secrets = has_secrets(game)
    return pack(to_position(situation_seen(game, seat)) if secrets else to_record(game))


def has_secrets(game: Game) -> bool:
    return not game.outcome() and (bool(game.bag) or not game.rules.open_hands)
