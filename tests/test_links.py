"""Links: short, versioned, unpacked with distrust, and without secrets."""

from __future__ import annotations

import json
import tracemalloc
import zlib
from base64 import urlsafe_b64encode
from random import Random
from string import ascii_letters, digits
from time import process_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from moments import hidden_tiles, moment, moments, play_on, through_json
from variants import VARIANTS

from chromino_core import Game, InvalidRecord, edition
from chromino_core.links import _COMMON, LONGEST, has_secrets, link, pack, unpack
from chromino_core.records.record import from_record
from chromino_core.records.situation import situation_seen

OLD_LINK = (
    "1Iz56RoOe7KB3zAP5zAmYuYB5BJbb3bWCYOUDolQIcooEqdRyB5LukWDSHUwGBYHiLRJEujsFgMiASCUcpRy28jA"
    "WVtwQqWGUwFKnDPWyGAA"
)
ALPHABET = ascii_letters + digits + "-_"


def refused(text: Any) -> str:
    with pytest.raises(InvalidRecord) as caught:
        unpack(text)
    assert str(caught.value).endswith(".")
    return caught.value.problems[0].id


def packed(data: bytes, zdict: bytes = b"") -> str:
    """What somebody else may put into a link."""
    packer = zlib.compressobj(level=9, wbits=-15, zdict=zdict)
    return "1" + urlsafe_b64encode(packer.compress(data) + packer.flush()).decode().rstrip("=")


@pytest.mark.parametrize("variant", VARIANTS)
def test_round_trips(variant: str) -> None:
    for game in moments(variant, 1, every=23):
        record = game.record()
        text = pack(record)
        assert unpack(text) == record
        assert set(text) <= set(ALPHABET), "nothing that a URL would have to escape"
        assert Game.from_record(unpack(text)) == game


def test_links_are_short() -> None:
    assert len(link(Game(["Player 1", "Player 2"], seed=1), 0)) < 200
    assert len(pack(moment("modern", 1, 1000).record())) < 1_200
    for variant in VARIANTS:
        assert len(pack(moment(variant, 1, 1000).record())) < LONGEST / 5


def test_names_in_any_script() -> None:
    record = Game(["Олена", "骨米諾 🦎"], seed=1).record()
    assert unpack(pack(record)) == record


def test_old_links_can_still_be_read() -> None:
    """Made by the first version; `_COMMON` must never change."""
    assert Game.from_record(unpack(OLD_LINK)).record()["players"] == ["Ann", "Ben"]
    assert (len(_COMMON), zlib.crc32(_COMMON)) == (1_232, 3_887_573_242)


# What is no link


def test_version_and_alphabet() -> None:
    text = pack(Game(["Ann"], seed=1).record())
    assert text[0] == "1"
    for other in ("", "0", "2" + text[1:], "x", " " + text, "１" + text[1:]):
        assert refused(other) == "link-version"
    for other in ("1", text + "=", text + "\n", text[:9] + " " + text[9:], text + "é", "1%41"):
        assert refused(other) == "link-alphabet"
    nothings: list[Any] = [None, 1, b"1abc", ["1"], {}]
    for nothing in nothings:
        assert refused(nothing) == "link-damaged"


def test_cut_off_at_every_length() -> None:
    text = pack(moment("modern", 2, 8).record())
    for length in range(len(text)):
        assert refused(text[:length]) in ("link-version", "link-alphabet", "link-damaged")


def test_more_behind_the_end() -> None:
    text = pack(moment("modern", 2, 8).record())
    assert refused(text + "AAAA") == "link-damaged"


LINKS = [pack(moment(variant, 1, 30).record()) for variant in ("modern", "meccano-1998")]
LINKS.append(link(moment("textures-kinds", 1, 9), 0))


def load(text: Any) -> Game | None:
    try:
        return from_record(unpack(text))
    except InvalidRecord:
        return None


@given(st.sampled_from(LINKS), st.data())
def test_a_link_with_other_letters_is_a_game_or_refused(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        where = data.draw(st.integers(0, len(text)))
        gone = data.draw(st.integers(0, 2))
        text = text[:where] + data.draw(st.text(ALPHABET, max_size=2)) + text[where + gone :]
    load(text)


def test_every_flipped_bit_is_a_game_or_refused() -> None:
    text = LINKS[2]
    for where in range(1, len(text)):
        for bit in range(6):
            letter = ALPHABET[ALPHABET.index(text[where]) ^ (1 << bit) & 63]
            load(text[:where] + letter + text[where + 1 :])


@given(st.text() | st.text(ALPHABET).map("1".__add__))
def test_any_text_is_refused(text: str) -> None:
    assert load(text) is None


@given(st.binary(max_size=300))
def test_any_packed_bytes_are_refused(data: bytes) -> None:
    assert load(packed(data)) is None


@pytest.mark.parametrize(
    ("data", "id"),
    [
        (b"\xff\xfe", "record-not-text"),
        (b"", "record-not-json"),
        (b"[" * 100_000, "record-too-deep"),
        (b"NaN", "record-number"),
        (b"9" * 5_000, "record-number"),
        (b'{"a":1,"a":2}', "record-key-twice"),
    ],
)
def test_what_is_inside_is_checked(data: bytes, id: str) -> None:
    assert refused(packed(data)) == id


def test_a_bomb_is_refused_quickly_and_with_little_memory() -> None:
    packer = zlib.compressobj(level=9, wbits=-15)
    part = packer.compress(b"\0" * 10_000_000) + packer.flush(zlib.Z_FULL_FLUSH)
    data = part * 100 + packer.flush()
    gigabyte = "1" + urlsafe_b64encode(data).decode().rstrip("=")
    largest = packed(b"\0" * 15_000_000)
    assert len(largest) <= LONGEST < len(gigabyte)
    tracemalloc.start()
    start = process_time()
    try:
        assert refused(gigabyte) == "link-too-large"
        assert refused(largest) == "link-too-large"
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert process_time() - start < 1
    assert most < 8_000_000


# Secrets


def texts_in(data: Any) -> set[str]:
    """Every text anywhere in the data."""
    if isinstance(data, dict):
        return set().union(*map(texts_in, data.values()), data)
    if isinstance(data, list):
        return set().union(*map(texts_in, data))
    return {data} if isinstance(data, str) else set()


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_link_has_no_hidden_tile(variant: str) -> None:
    for game in moments(variant, 7, every=6):
        if game.outcome():
            break
        for seat in (*range(len(game.players)), None):
            if game.rules.open_hands and not game.bag:
                continue
            data = unpack(link(game, seat))
            assert data["format"] == "chromino-position/1"
            assert "actions" not in data
            hidden = {tile.text for tile in hidden_tiles(game, seat)}
            assert not texts_in(data) & hidden
            assert data["bag"] == [None] * len(game.bag)
            if seat is not None:
                assert data["hands"][seat] == [tile.text for tile in game.hands[seat]]


def test_two_games_that_look_the_same_have_the_same_link() -> None:
    game = moment("modern-expert", 3, 20)
    for seat in range(3):
        texts = {link(game.observe(seat).sample(Random(n)), seat) for n in range(5)}
        assert texts == {link(game, seat)}


def test_a_link_leads_to_what_its_maker_knew() -> None:
    for variant in ("modern", "meccano-1998", "textures-kinds"):
        game = moment(variant, 2, 15)
        for seat in (0, 1, None):
            opened = Game.from_record(unpack(link(game, seat)))
            assert situation_seen(opened, seat) == situation_seen(game, seat)
            assert play_on(opened, Random(1)).outcome()


@pytest.mark.parametrize("variant", ["modern", "meccano-1998", "textures-kinds", "modern-solo"])
def test_when_it_is_over_the_link_has_the_whole_game(variant: str) -> None:
    game = moment(variant, 1, 10**6)
    assert not has_secrets(game)
    for seat in (0, None):
        assert unpack(link(game, seat)) == through_json(game.record())
        assert Game.from_record(unpack(link(game, seat))) == game


def test_open_hands_and_an_empty_bag_leave_no_secrets() -> None:
    rules = edition("modern", open_hands=True, hand_size=39)
    game = Game(["Ann", "Ben"], rules, seed=1)
    assert len(game.bag) == 1
    assert has_secrets(game)
    assert unpack(link(game, 0))["format"] == "chromino-position/1"
    while game.bag and not game.outcome():
        game.push(game.legal_actions()[0])
    assert not has_secrets(game)
    assert unpack(link(game, 0)) == json.loads(json.dumps(game.record()))
