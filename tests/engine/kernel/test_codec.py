from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.codec import REASONS, DamagedJournal, decode, encode, encode_header, encode_records
from engine.kernel.journal import Answered, Format, Journal, Lot, Raw, Record, Redone, Undone, Upcast
from tests.engine.kernel.lanterns import Evening, Lanterns

FORM = Lanterns().form
HEADER = encode_header(Journal(FORM, Evening(seed=7), []))
RECORDS: list[Record] = [
    Lot("shuffle", (1, 0, 2)),
    Answered("ChooseAct", 0, ("light:3",)),
    Answered("ChooseThrown", 1, ()),
    Undone(1),
    Redone(2),
]
TEXT = encode(Journal(FORM, Evening(seed=7), RECORDS))

ENTRIES = st.one_of(
    st.builds(Answered, st.text(), st.integers(-1, 3), st.lists(st.text(), max_size=4).map(tuple)),
    st.builds(Lot, st.sampled_from(["shuffle", "pick"]), st.lists(st.integers(0, 99), max_size=9).map(tuple)),
)


def refusal(data: bytes, form: Format[Evening] = FORM) -> DamagedJournal:
    with pytest.raises(DamagedJournal) as refused:
        decode(data, form, "evening.jsonl")
    assert refused.value.reason in REASONS
    assert refused.value.file == "evening.jsonl"
    return refused.value


def header(**changes: Any) -> bytes:
    """A header in which some things are different; None leaves a thing out."""
    raw = {name: value for name, value in {**json.loads(HEADER), **changes}.items() if value is not None}
    return json.dumps(raw).encode() + b"\n"


def test_a_journal_is_one_header_and_one_line_a_record() -> None:
    assert TEXT.decode().splitlines() == [
        '{"format":"lanterns-duel","version":1,"set":"summer","edition":"2024-06-24",'
        '"setup":{"seed":7,"lanterns":12,"cursed":false,"names":["灯","등불"]},"made_by":"lanterns 1.0"}',
        '{"k":"shuffle","c":[1,0,2]}',
        '{"k":"ChooseAct","s":0,"a":["light:3"]}',
        '{"k":"ChooseThrown","s":1,"a":[]}',
        '{"undo":1}',
        '{"redo":2}',
    ]


def test_a_journal_is_read_as_it_was_written() -> None:
    reading = decode(TEXT, FORM)
    assert reading.journal == Journal(FORM, Evening(seed=7), RECORDS)
    assert reading.lines == [2, 3, 4, 5, 6]
    assert (reading.version, reading.made_by) == (1, "lanterns 1.0")
    assert (reading.recovered, reading.sound, reading.ended, reading.fault) == (False, len(TEXT), True, None)


@given(st.lists(ENTRIES))
def test_any_entries_come_back_as_they_were(entries: list[Record]) -> None:
    journal = Journal(FORM, Evening(), entries)
    assert decode(encode(journal), FORM).journal == journal
    assert encode(journal) == encode_header(journal) + encode_records(entries)


def test_spaces_blank_lines_other_line_ends_and_a_byte_order_mark_do_no_harm() -> None:
    lines = TEXT.decode().splitlines()
    text = "\ufeff" + "\r\n".join([lines[0], "", *lines[1:], " "]) + "\r\n"
    reading = decode(text.replace(",", " , ").encode(), FORM)
    assert reading.journal.records == RECORDS
    assert reading.lines == [3, 4, 5, 6, 7]
    assert reading.ended


@pytest.mark.parametrize("cut", range(1, len(b'{"redo":2}')))
def test_a_last_line_cut_short_is_left_out(cut: int) -> None:
    data = TEXT[: len(TEXT) - 1 - cut]
    reading = decode(data, FORM)
    assert reading.journal.records == RECORDS[:-1]
    assert (reading.recovered, reading.ended) == (True, True)
    assert data[: reading.sound] == encode(Journal(FORM, Evening(seed=7), RECORDS[:-1]))


def test_a_whole_last_line_without_its_end_is_read() -> None:
    reading = decode(TEXT[:-1], FORM)
    assert reading.journal.records == RECORDS
    assert (reading.recovered, reading.ended, reading.sound) == (False, False, len(TEXT) - 1)


@pytest.mark.parametrize("tail", [b"\0" * 40, b'{"k":"\xed\x99', b"   "])
def test_a_last_line_of_rubbish_is_left_out(tail: bytes) -> None:
    reading = decode(TEXT + tail, FORM)
    assert reading.journal.records == RECORDS
    assert (reading.recovered, reading.sound) == (True, len(TEXT))


@pytest.mark.parametrize(
    ("data", "line", "reason"),
    [
        (b"", 0, "empty"),
        (b"\n\n", 0, "empty"),
        (b"\xef\xbb\xbf", 0, "empty"),
        (b"\x89PNG\r\n\x1a\n", 1, "not-utf8"),
        (b"dear diary\n", 1, "not-json"),
        (HEADER[:20], 1, "not-json"),
        (b"[1, 2]\n", 1, "foreign"),
        (b'{"name": "package.json"}\n', 1, "foreign"),
        (header(format="chess-duel"), 1, "foreign"),
        (header(format=["lanterns-duel"]), 1, "foreign"),
        (encode_records(RECORDS), 1, "no-header"),
        (header(version=None), 1, "bad-header"),
        (header(version="1"), 1, "bad-header"),
        (header(version=True), 1, "bad-header"),
        (header(version=2), 1, "newer"),
        (header(version=0), 1, "older"),
        (header(version=-(10**30)), 1, "older"),
        (header(set=None), 1, "bad-header"),
        (header(made_by=5), 1, "bad-header"),
        (header(set="winter"), 1, "other-rules"),
        (header(edition="2025-01-31"), 1, "other-rules"),
        (header(setup=None), 1, "bad-setup"),
        (header(setup={"seed": "one"}), 1, "bad-setup"),
        (HEADER + b'{"undo":0}\n\xff\xfe\n', 3, "not-utf8"),
        (HEADER + b'{"undo":0}\n{"undo":\n', 3, "not-json"),
        (HEADER + b"[" * 100_000 + b"\n", 2, "not-json"),
        (HEADER + b"7\n", 2, "bad-record"),
        (HEADER + b"{}\n", 2, "bad-record"),
        (HEADER + b'{"say":"hello"}\n', 2, "bad-record"),
        (HEADER + b'{"k":"ChooseAct","s":0,"a":["x"],"t":1}\n', 2, "bad-record"),
        (HEADER + b'{"k":"ChooseAct","s":0,"a":"x"}\n', 2, "bad-record"),
        (HEADER + b'{"k":"ChooseAct","a":["x"]}\n', 2, "bad-record"),
        (HEADER + b'{"k":"shuffle","c":[1.5]}\n', 2, "bad-record"),
        (HEADER + b'{"undo":0,"redo":0}\n', 2, "bad-record"),
        (HEADER + b'{"undo":1}\n', 2, "bad-step"),
        (HEADER + b'{"k":"pick","c":[0]}\n{"redo":3}\nnonsense\n', 3, "bad-step"),
        (HEADER + HEADER, 2, "bad-record"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(data: bytes, line: int, reason: str) -> None:
    refused = refusal(data)
    assert (refused.line, refused.reason) == (line, reason)


def test_a_newer_journal_says_who_wrote_it() -> None:
    refused = refusal(header(version=3, made_by="lanterns 9.0", setup="who knows"))
    assert refused.values == {"version": 3, "made_by": "lanterns 9.0"}
    assert str(refused) == "evening.jsonl:1: newer (version=3, made_by=lanterns 9.0)"


def test_a_refusal_without_values_is_plain() -> None:
    assert str(refusal(b"")) == "evening.jsonl:0: empty"
    assert refusal(b"").detail == ""


@pytest.mark.parametrize("line", range(2, 7))
def test_one_damaged_line_anywhere_is_found(line: int) -> None:
    lines = TEXT.split(b"\n")
    lines[line - 1] = lines[line - 1][1:]
    assert refusal(b"\n".join(lines)).line == line


def test_a_rescue_reads_what_stands_before_the_fault() -> None:
    lines = TEXT.split(b"\n")
    lines[3] = b"{damaged"
    reading = decode(b"\n".join(lines), FORM, rescue=True)
    assert reading.journal.records == RECORDS[:2]
    assert reading.fault is not None
    assert (reading.fault.line, reading.fault.reason) == (4, "not-json")


def test_a_rescue_stops_before_a_step_to_nowhere() -> None:
    reading = decode(HEADER + b'{"k":"pick","c":[0]}\n{"undo":5}\n{"redo":\n', FORM, rescue=True)
    assert reading.journal.records == [Lot("pick", (0,))]
    assert reading.lines == [2]
    assert reading.fault is not None
    assert (reading.fault.line, reading.fault.reason) == (3, "bad-step")


def test_a_rescue_needs_a_header() -> None:
    with pytest.raises(DamagedJournal):
        decode(b"dear diary\n", FORM, rescue=True)


@given(st.binary())
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    refused = refusal(data)
    assert refused.line in (0, 1)


@given(st.integers(0, len(TEXT) - 1), st.binary(max_size=6))
def test_damaged_bytes_are_read_or_refused(at: int, put: bytes) -> None:
    data = TEXT[:at] + put + TEXT[at + len(put) :]
    line = -1
    try:
        reading = decode(data, FORM)
    except DamagedJournal as refused:
        line = refused.line
    else:
        assert len(reading.lines) == len(reading.journal.records)
    assert line <= data.count(b"\n") + 1


# --- older versions --------------------------------------------------------------------------------------------------


def older_header(raw: Raw) -> Raw:
    """In version 0 the set was called season, and the seed stood beside the setup."""
    setup = {**raw["setup"], "seed": raw["seed"]}
    return {**raw, "set": raw["season"], "setup": setup}


def older_record(raw: Raw) -> Raw:
    """In version 0 an answer was one key in a string, and lots were called lots."""
    if "answer" in raw:
        return {"k": raw["kind"], "s": raw["seat"], "a": raw["answer"].split()}
    return {"k": "shuffle", "c": raw["lot"]} if "lot" in raw else raw


def newer_record(raw: Raw) -> Raw:
    """In version 2 seats are counted from 1."""
    return {**raw, "s": raw["s"] + 1} if "s" in raw else raw


VERSION_0 = b"\n".join(
    [
        b'{"format":"lanterns-duel","version":0,"season":"summer","edition":"2024-06-24","seed":7,'
        b'"setup":{"lanterns":5},"made_by":"lanterns 0.1"}',
        b'{"lot":[1,0,2]}',
        b'{"kind":"ChooseAct","seat":0,"answer":"light:3"}',
        b'{"undo":1}',
        b"",
    ]
)
ONE = replace(FORM, upcasts={0: Upcast(older_header, older_record)})
TWO = replace(ONE, version=2, upcasts={**ONE.upcasts, 1: Upcast(record=newer_record)})


def test_an_older_journal_is_brought_up() -> None:
    reading = decode(VERSION_0, ONE)
    assert reading.journal.setup == Evening(seed=7, lanterns=5)
    assert reading.journal.records == [Lot("shuffle", (1, 0, 2)), Answered("ChooseAct", 0, ("light:3",)), Undone(1)]
    assert (reading.version, reading.made_by) == (0, "lanterns 0.1")


def test_a_much_older_journal_is_brought_up_step_by_step() -> None:
    reading = decode(VERSION_0, TWO)
    assert reading.journal.records[1] == Answered("ChooseAct", 1, ("light:3",))
    assert decode(TEXT, TWO).journal.records[1] == Answered("ChooseAct", 1, ("light:3",))


def test_a_brought_up_journal_is_written_in_the_present_version() -> None:
    journal = decode(VERSION_0, TWO).journal
    assert b'"version":2' in encode(journal)
    assert decode(encode(journal), TWO).journal == journal


def test_a_missing_step_is_told_with_the_version_and_who_wrote_it() -> None:
    refused = refusal(VERSION_0, replace(TWO, upcasts={1: Upcast()}))
    assert (refused.reason, refused.values) == ("older", {"version": 0, "made_by": "lanterns 0.1"})


def test_damage_in_an_older_journal_is_told_with_its_line() -> None:
    lines = VERSION_0.split(b"\n")
    assert refusal(lines[0].replace(b'"seed":7,', b"") + b"\n", ONE).reason == "bad-header"
    lines[2] = b'{"kind":"ChooseAct","seat":0,"answer":5}'
    refused = refusal(b"\n".join(lines), ONE)
    assert (refused.line, refused.reason) == (3, "bad-record")
