"""Out to Anki and to a table, and back."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from time import time

import pytest
from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest
from anki.consts import (
    CARD_TYPE_LRN,
    CARD_TYPE_NEW,
    CARD_TYPE_REV,
    QUEUE_TYPE_LRN,
    QUEUE_TYPE_NEW,
    QUEUE_TYPE_REV,
    QUEUE_TYPE_SUSPENDED,
)
from anki.import_export_pb2 import IMPORT_ANKI_PACKAGE_UPDATE_CONDITION_ALWAYS

from engine.study import packages
from engine.study.own import OWN, Own, OwnWords, Side, id_of
from engine.study.packages import Packer
from engine.study.records import BURIED, LEECH, Records
from engine.study.schedule import Grade, Schedule, day_of
from engine.study.tables import BadTable
from engine.text.phrase import Term, say
from tests.engine.study.conftest import DAY, JA_KO, KO_JA, NOON
from tests.engine.study.whole import anki_package, as_table, from_table

WORDS = ("term:aura", "card:NA-01-yurina-O-N-1", "clause:NA-02-saine-O-N-3#0")


@pytest.fixture
def filled(records):
    records.list.add(WORDS, "hand", NOON)
    records.list.meet(["term:aura"], say("line-damage", who=say("seat", seat=0), amount=2, area=Term("aura")), NOON)
    Schedule(records).review("term:aura", JA_KO, Grade.GOOD, "recognise", NOON)
    return records


def bring(collection, path, *, merge=True, always=False):
    options = ImportAnkiPackageOptions(merge_notetypes=merge, with_scheduling=False)
    if always:
        options.update_notes = IMPORT_ANKI_PACKAGE_UPDATE_CONDITION_ALWAYS
    collection.import_anki_package(ImportAnkiPackageRequest(package_path=str(path), options=options))


def export(path, filled, lexicon, renderers, words=WORDS, pair=JA_KO, **said):
    said = {"examples": renderers["ja"], "shown": renderers["en"], "now": NOON, **said}
    return anki_package(path, words, pair, lexicon, filled, **said)


def test_anki_opens_the_package_and_a_second_one_updates_it(tmp_path, filled, lexicon, renderers):
    first, second = tmp_path / "first.apkg", tmp_path / "second.apkg"
    assert export(first, filled, lexicon, renderers) == len(WORDS)
    collection = Collection(str(tmp_path / "collection.anki2"))
    try:
        bring(collection, first)
        assert (collection.note_count(), collection.card_count()) == (3, 6)
        more = (*WORDS, "term:flare")
        export(second, filled, lexicon, renderers, more)
        bring(collection, second)
        assert (collection.note_count(), collection.card_count()) == (4, 8)
        notes = {note["Id"]: note for note in map(collection.get_note, collection.find_notes(""))}
        note = notes["term:aura"]
        assert note["Asked"] == "オーラ"
        assert note["Answered"] == "오라"
        assert "オーラ" in note["Example"]
    finally:
        collection.close()


def test_a_note_has_ruby_language_meaning_card_owner_sentence_and_tags(tmp_path, filled, lexicon, renderers):
    package = tmp_path / "words.apkg"
    export(package, filled, lexicon, renderers, (*WORDS, "term:basic-action"))
    collection = Collection(str(tmp_path / "collection.anki2"))
    try:
        bring(collection, package)
        notes = {note["Id"]: note for note in map(collection.get_note, collection.find_notes(""))}
        name, line = notes["card:NA-01-yurina-O-N-1"], notes["clause:NA-02-saine-O-N-3#0"]
        assert name["Asked reading"] == "斬[ざん]"
        assert (name["Asked owner"], name["Answered owner"]) == ("ユリナ", "유리나")
        assert name["Asked meaning"]
        assert name["Third"] == "Slash"
        assert notes["term:aura"]["Third"] == "Aura"
        assert set(name.tags) == {"card", "megami::yurina"}
        assert line["Asked card"] == lexicon.side(lexicon.card_of(line["Id"]), "ja").text
        assert set(line.tags) == {"clause", "megami::saine"}
        assert set(notes["term:aura"].tags) == {"term", "met", "chapter::7"}
        assert "오라" in notes["term:aura"]["Answered example"]
        there, back = collection.get_note(name.id).cards()
        assert 'lang="ja"' in there.question()
        assert "斬" in there.question()
        assert "<rt>ざん</rt>" in there.answer()
        assert "<rt>ざん</rt>" not in there.question()
        assert 'lang="ko"' in back.question()
        assert "Noto Sans CJK KR" in there.note_type()["css"]
        assert "<rt>きほんどうさ</rt>" in notes["term:basic-action"].cards()[0].answer()
    finally:
        collection.close()


@pytest.mark.parametrize(
    ("pair", "learned", "asked", "answered"),
    [
        (JA_KO, "", "", "오라[ora]"),
        (JA_KO, "ko", "", "오라[ora]"),
        (JA_KO, "ja", "", ""),
        (KO_JA, "ko", "오라[ora]", ""),
    ],
)
def test_korean_is_read_in_latin_letters_by_whoever_learns_it(
    pair, learned, asked, answered, tmp_path, filled, lexicon, renderers
):
    package, collection = tmp_path / "words.apkg", Collection(str(tmp_path / "collection.anki2"))
    try:
        export(package, filled, lexicon, renderers, pair=pair, learned=learned)
        bring(collection, package)
        notes = {note["Id"]: note for note in map(collection.get_note, collection.find_notes(""))}
        note = notes["term:aura"]
        assert (note["Asked reading"], note["Answered reading"]) == (asked, answered)
        assert ("<rt>ora</rt>" in note.cards()[0].answer()) == bool(asked or answered)
        assert not notes["clause:NA-02-saine-O-N-3#0"]["Answered reading"]
    finally:
        collection.close()


def drawn(number):
    yield True
    return f"a drawing of {number}".encode()


@pytest.fixture
def export_as_before(filled, lexicon, renderers, monkeypatch):
    """A package as it was before a field and those after it."""

    def made(path, field):
        fields, back, count = Packer._fields, packages._back, packages.FIELDS.index(field)
        with monkeypatch.context() as patched:
            patched.setattr(packages, "FIELDS", packages.FIELDS[:count])
            patched.setattr(Packer, "_fields", lambda packer, word: fields(packer, word)[:count])
            patched.setattr(packages, "_back", lambda *sides: back(*sides).partition(f"{{{{#{field}}}}}")[0])
            export(path, filled, lexicon, renderers)

    return made


def note_of(collection, word):
    (note,) = (one for one in map(collection.get_note, collection.find_notes("")) if one["Id"] == word)
    return note


@pytest.mark.parametrize("merge", [True, False])
@pytest.mark.parametrize(
    ("field", "word", "there"), [("Third", "term:aura", "Aura"), ("Picture", "card:NA-01-yurina-O-N-1", "<img src=")]
)
def test_a_package_of_before_a_field_is_updated_and_nothing_is_doubled(
    field, word, there, merge, tmp_path, filled, lexicon, renderers, export_as_before
):
    old, new = tmp_path / "old.apkg", tmp_path / "new.apkg"
    export_as_before(old, field)
    export(new, filled, lexicon, renderers, now=NOON + DAY, draw=drawn)
    collection = Collection(str(tmp_path / "collection.anki2"))
    try:
        bring(collection, old)
        bring(collection, new, merge=merge, always=True)
        assert (collection.note_count(), collection.card_count()) == (len(WORDS), 2 * len(WORDS))
        note = note_of(collection, word)
        assert dict(note.items()).get(field, "").startswith(there) == merge
        assert (there in note.cards()[0].answer()) == merge
    finally:
        collection.close()


def test_a_field_that_anki_added_is_filled_by_a_later_package(
    tmp_path, filled, lexicon, renderers, export_as_before
):
    paths = [tmp_path / f"{at}.apkg" for at in range(3)]
    export_as_before(paths[0], "Picture")
    for path, now in zip(paths[1:], (NOON + DAY, time() + DAY), strict=True):
        export(path, filled, lexicon, renderers, now=now, draw=drawn)
    found = []
    for path in paths:
        collection = Collection(str(tmp_path / "collection.anki2"))  # anew: it remembers which fields there are
        try:
            bring(collection, path)
            found.append(dict(note_of(collection, "card:NA-01-yurina-O-N-1").items()).get("Picture"))
            assert collection.note_count() == len(WORDS)
        finally:
            collection.close()
    assert found[:2] == [None, ""]
    assert found[2].startswith("<img src=")


def test_the_card_is_seen_on_the_answer_alone_and_comes_once(tmp_path, filled, lexicon, renderers):
    name, line = "card:NA-02-saine-O-N-3", "clause:NA-02-saine-O-N-3#0"
    words, drawings = (*WORDS, name), []

    def draw(number):
        drawings.append(number)
        return (yield from drawn(number)) if number in name else b""

    collection = Collection(str(tmp_path / "collection.anki2"))
    try:
        for at in range(2):
            export(tmp_path / f"{at}.apkg", filled, lexicon, renderers, words, now=NOON + at, draw=draw)
            bring(collection, tmp_path / f"{at}.apkg", always=True)
        assert drawings == ["NA-01-yurina-O-N-1", "NA-02-saine-O-N-3"] * 2
        (file,) = os.listdir(collection.media.dir())
        assert file.endswith(".webp")
        assert (Path(collection.media.dir()) / file).read_bytes() == b"a drawing of NA-02-saine-O-N-3"
        for note in (note_of(collection, name), note_of(collection, line)):
            assert note["Picture"] == f'<img src="{file}">'
            for card in note.cards():
                assert "<img" not in card.question()
                assert card.answer().count(f'<img src="{file}">') == 1
        for word in ("term:aura", "card:NA-01-yurina-O-N-1"):
            assert not note_of(collection, word)["Picture"]
            assert 'class="picture"' not in note_of(collection, word).cards()[0].answer()
        assert collection.media.check().unused == []
        assert collection.media.check().missing == []
    finally:
        collection.close()


@pytest.mark.parametrize(
    ("korean", "heard"),
    [
        (Side("국물", "궁물"), "<ruby><rb>국물</rb><rt>궁물</rt></ruby>"),
        (Side("첫 턴", "천 턴"), "<ruby><rb>첫</rb><rt>천</rt></ruby> 턴"),
        (Side("할 수 없다", "할쑤 업따"), "<ruby><rb>할\xa0수\xa0없다</rb><rt>할쑤\xa0업따</rt></ruby>"),
    ],
)
def test_korean_of_ones_own_is_set_as_one_hears_it(korean, heard, tmp_path, records, lexicon, renderers):
    faces = {"ja": Side("言葉", "ことば"), "ko": korean}
    own = Own(id_of(OWN, faces), faces)
    records.own.keep(own)
    lexicon.own = records.own
    collection = Collection(str(tmp_path / "collection.anki2"))
    try:
        export(tmp_path / "own.apkg", records, lexicon, renderers, (own.word,))
        bring(collection, tmp_path / "own.apkg")
        (note,) = map(collection.get_note, collection.find_notes(""))
        there, back = note.cards()
        assert note["Answered"] == korean.text
        for card in (there, back):
            assert heard in card.answer()
            assert "<ruby><rb>言葉</rb><rt>ことば</rt></ruby>" in card.answer()
            assert "<rt>" not in card.question()
    finally:
        lexicon.own = OwnWords(None)
        collection.close()


def test_the_table_comes_back_as_it_was(tmp_path, filled, lexicon):
    text = as_table(filled, lexicon)
    assert text.count("\n") == 1 + len(WORDS)
    other = Records(tmp_path / "other.db")
    brought = from_table(text, other, lexicon, NOON)
    assert brought == (len(WORDS), 1, (), 0)
    assert other.memory("term:aura", *JA_KO) == filled.memory("term:aura", *JA_KO)
    assert as_table(other, lexicon).count("\n") == 1 + len(WORDS)
    assert from_table(text, other, lexicon, NOON).new == 0
    other.close()


def test_a_table_edited_for_days_takes_back_nothing_that_was_learned_meanwhile(filled, lexicon):
    text = as_table(filled, lexicon)
    schedule = Schedule(filled)
    before = filled.memory("term:aura", *JA_KO)
    later = schedule.review("term:aura", JA_KO, Grade.GOOD, "recall", NOON + 5 * DAY)
    brought = from_table(text, filled, lexicon, NOON + 6 * DAY)
    assert (brought.remembered, filled.memory("term:aura", *JA_KO)) == (0, later)
    newer = as_table(filled, lexicon)
    assert schedule.undo(JA_KO) is not None
    assert filled.memory("term:aura", *JA_KO) == before
    assert from_table(newer, filled, lexicon, NOON + 6 * DAY).remembered == 1
    assert filled.memory("term:aura", *JA_KO) == later


def test_a_plain_list_of_ids_is_a_table_too(records, lexicon):
    assert from_table("id\nterm:aura\nterm:nothing\n", records, lexicon, NOON) == (1, 0, ("term:nothing",), 0)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty"), ("\n", "empty"), ("id,ja,ko\n", "empty"), ("ja,ko\n,\n", "empty"),
        ("word,meaning\naura,x\n", "columns"),
        ("id,asks,answers,state\nterm:aura,ja,ja,{}\n", "row"),
        ("id,asks,answers,state\nterm:aura,ja,ko,nonsense\n", "row"),
    ],
)
def test_what_is_no_table_is_refused_before_anything_changes(text, code, records, lexicon):
    with pytest.raises(BadTable) as refused:
        from_table(text, records, lexicon, NOON)
    assert refused.value.code == code
    assert records.list.words() == ()


def test_both_directions_of_a_pair_are_one_note(tmp_path, filled, lexicon, renderers):
    collection = Collection(str(tmp_path / "collection.anki2"))
    try:
        for index, pair in enumerate((JA_KO, KO_JA)):
            path = tmp_path / f"{index}.apkg"
            export(path, filled, lexicon, renderers, pair=pair)
            bring(collection, path)
        assert collection.note_count() == len(WORDS)
    finally:
        collection.close()


# --- decks and history, as Anki's own library has them after the package was brought in ---


@pytest.fixture
def brought(tmp_path, lexicon, renderers):
    """Opens a package with its history in a collection of Anki's; what is open is closed and looked through."""
    opened = []

    def bring_in(records, words=WORDS, now=NOON):
        package = tmp_path / "history.apkg"
        anki_package(
            package, words, JA_KO, lexicon, records, examples=renderers["ja"], shown=renderers["en"], now=now
        )
        collection = Collection(str(tmp_path / "history.anki2"))
        opened.append(collection)
        options = ImportAnkiPackageOptions(merge_notetypes=True, with_scheduling=True)
        collection.import_anki_package(ImportAnkiPackageRequest(package_path=str(package), options=options))
        return collection

    yield bring_in
    for collection in opened:
        problems, fine = collection.fix_integrity()
        collection.close()
        assert fine, problems


def card_of(collection, word, way=0):
    (note,) = (one for one in map(collection.get_note, collection.find_notes("")) if one["Id"] == word)
    return note.cards()[way]


def answers_to(collection, card):
    return collection.db.all("SELECT id, ease, ivl, lastIvl, type FROM revlog WHERE cid = ? ORDER BY id", card.id)


def test_words_lie_in_decks_by_pair_game_and_what_brings_them(records, brought, lexicon):
    own = Own(id_of(OWN, {"ja": Side("桜"), "ko": Side("벚꽃")}), {"ja": Side("桜"), "ko": Side("벚꽃")})
    records.own.keep(own)
    lexicon.own = records.own
    mahoroba = next(word for word in lexicon.every_word() if word.startswith("mahoroba:card:"))
    shared = next(word for word in lexicon.every_word() if "/" in lexicon.group_of(word))
    try:
        collection = brought(records, (*WORDS, own.word, mahoroba, shared))
    finally:
        lexicon.own = OwnWords(None)
    names = {deck.name for deck in collection.decks.all_names_and_ids()} - {"Default"}
    top = "Sakura words::日本語 ↔ 한국어"
    game = next(name for name in names if name.startswith(f"{top}::Mahoroba"))
    assert {f"{top}::Own words", f"{top}::Sakura Arms", f"{top}::Sakura Arms::Terms", top, game} < names
    deck = {word: collection.decks.name(card_of(collection, word).did) for word in (*WORDS, own.word, mahoroba, shared)}
    assert deck["term:aura"] == f"{top}::Sakura Arms::Terms"
    assert deck["card:NA-01-yurina-O-N-1"] == f"{top}::Sakura Arms::Yurina"
    assert deck["clause:NA-02-saine-O-N-3#0"] == f"{top}::Sakura Arms::Saine"
    assert deck[own.word] == f"{top}::Own words"
    assert deck[mahoroba].startswith(f"{top}::Mahoroba")
    assert " / " in deck[shared]
    assert collection.decks.name(card_of(collection, "term:aura", 1).did) == deck["term:aura"]


def test_intervals_due_days_and_every_answer_arrive(records, schedule, brought):
    now = time()
    records.list.add(WORDS, "hand", now)
    at = now - 60 * DAY
    given = []
    for grade in (Grade.GOOD, Grade.GOOD, Grade.GOOD, Grade.AGAIN, Grade.GOOD, Grade.EASY):
        after = schedule.review("term:aura", JA_KO, grade, "recall", at)
        given.append((at, grade, after))
        at = min(after.due + 60, now - 60)
    collection = brought(records, now=now)
    card = card_of(collection, "term:aura")
    state = json.loads(given[-1][2].state)
    assert (card.type, card.queue) == (CARD_TYPE_REV, QUEUE_TYPE_REV)
    begun = day_of(now - 4 * 3600)  # Anki's day begins at four
    assert card.due - collection.sched.today == day_of(given[-1][2].due) - begun
    waits = round((given[-1][2].due - given[-1][0]) / DAY)
    assert card.ivl == waits
    assert card.reps == len(given)
    assert card.lapses == 1
    assert card.memory_state.stability == pytest.approx(state["stability"], abs=0.01)
    assert card.memory_state.difficulty == pytest.approx(state["difficulty"], abs=0.01)
    found = answers_to(collection, card)
    assert [(row[0], row[1]) for row in found] == [(round(at * 1000), int(grade)) for at, grade, _ in given]
    assert [row[3] for row in found] == [0, *(row[2] for row in found[:-1])], "the wait before is that after the last"
    assert found[0][2] == -600, "ten minutes"
    assert found[-1][2] == waits
    assert [row[4] for row in found] == [0, 0, 1, 1, 2, 1], "learned, reviewed, learned again"
    assert card_of(collection, "term:aura", 1).type == CARD_TYPE_NEW
    assert answers_to(collection, card_of(collection, "term:aura", 1)) == []


def test_both_directions_have_their_own_history(records, schedule, brought):
    now = time()
    records.list.add(WORDS, "hand", now)
    for pair, grade in ((JA_KO, Grade.GOOD), (KO_JA, Grade.EASY)):
        schedule.review("term:aura", pair, grade, "recall", now - 60)
    collection = brought(records, now=now)
    there, back = (card_of(collection, "term:aura", way) for way in (0, 1))
    assert (there.type, there.queue) == (CARD_TYPE_LRN, QUEUE_TYPE_LRN)
    assert there.due == int(now - 60 + 600), "a word that is being learned is due at its minute"
    assert there.left % 1000 == 1, "one step is left"
    assert back.type == CARD_TYPE_REV
    found = [row for card in (there, back) for row in answers_to(collection, card)]
    assert [row[1] for row in found] == [3, 4]
    assert found[1][0] == found[0][0] + 1, "no two answers have one name"


def test_what_is_put_aside_is_suspended(records, schedule, brought):
    records.list.add(WORDS, "hand", NOON)
    records.set_aside(WORDS[:1], LEECH)
    records.set_aside(WORDS[1:2], BURIED, NOON + DAY)
    collection = brought(records)
    assert [card_of(collection, word).queue for word in WORDS] == [QUEUE_TYPE_SUSPENDED, QUEUE_TYPE_NEW, QUEUE_TYPE_NEW]
    assert "leech" in card_of(collection, WORDS[0]).note().tags


def test_new_words_come_in_the_order_of_the_list(records, brought):
    collection = brought(records)
    due = [card_of(collection, word).due for word in WORDS]
    assert due == sorted(set(due))


def test_a_state_that_is_none_makes_a_new_card(records, schedule, brought):
    records.list.add(WORDS, "hand", NOON)
    schedule.review("term:aura", JA_KO, Grade.GOOD, "recall", NOON)
    with records.file.writing() as db:
        db.execute("UPDATE card SET state = 'nonsense'")
    assert card_of(brought(records), "term:aura").type == CARD_TYPE_NEW


def test_a_package_that_is_given_up_leaves_nothing_behind(tmp_path, filled, lexicon, renderers, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(packages, "AT_ONCE", 1)
    path = tmp_path / "words.apkg"
    packer = Packer(path, JA_KO, lexicon, filled, examples=renderers["ja"], shown=renderers["en"], now=NOON)
    steps = packer.steps(WORDS)
    next(steps)
    next(steps)
    steps.close()
    assert [one.name for one in tmp_path.iterdir() if not one.name.startswith("words.db")] == []
