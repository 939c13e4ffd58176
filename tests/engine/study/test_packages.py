"""Out to Anki and to a table, and back."""

from __future__ import annotations

import pytest
from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest

from engine.study.packages import anki_package
from engine.study.records import Records
from engine.study.schedule import Grade, Schedule
from engine.study.tables import BadTable, as_table, from_table
from engine.text.phrase import Term, say
from tests.engine.study.conftest import JA_KO, KO_JA, NOON

WORDS = ("term:aura", "card:NA-01-yurina-O-N-1", "clause:NA-02-saine-O-N-3#0")


@pytest.fixture
def filled(records):
    records.list.add(WORDS, "hand", NOON)
    records.list.meet(["term:aura"], say("line-damage", who=say("seat", seat=0), amount=2, area=Term("aura")), NOON)
    Schedule(records).review("term:aura", JA_KO, Grade.GOOD, "recognise", NOON)
    return records


def bring(collection, path):
    options = ImportAnkiPackageOptions(merge_notetypes=True, with_scheduling=False)
    collection.import_anki_package(ImportAnkiPackageRequest(package_path=str(path), options=options))


def export(path, filled, lexicon, renderers, words=WORDS, pair=JA_KO):
    return anki_package(path, words, pair, lexicon, filled, renderers["ja"], "Sakura")


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


def test_a_plain_list_of_ids_is_a_table_too(records, lexicon):
    assert from_table("id\nterm:aura\nterm:nothing\n", records, lexicon, NOON) == (1, 0, ("term:nothing",), 0)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-a-table"), ("word,meaning\naura,x\n", "columns"),
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
