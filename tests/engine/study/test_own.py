"""Notes, tags, stars, meanings, words and sentences of one's own: kept, asked, carried out and back, never lost."""

from __future__ import annotations

import csv
import io
import random
import sqlite3
from contextlib import closing

import pytest
from anki.collection import Collection

from engine.study.exercises import RECALL, RECOGNISE, TURN, Asker, written_right
from engine.study.own import OWN, SENTENCE, BadOwn, Meaning, Own, OwnWords, Remark, Side, id_of, tags_in
from engine.study.records import BURIED, KNOWN, LEECH, LISTED, SUSPENDED, WRITTEN, Records
from engine.study.schedule import Grade, Schedule
from engine.study.tables import BadTable, text_of
from engine.study.wordfile import VERSION, CannotOpen
from engine.study.words import UnknownWord
from tests.engine.study.conftest import DAY, JA_KO, KO_JA, NOON
from tests.engine.study.test_packages import bring
from tests.engine.study.whole import anki_package, as_table, from_table

AURA = "term:aura"
LIMIT = Own("own:limit", {"ja": Side("上限", "じょうげん"), "ko": Side("상한"), "en": Side("upper limit")}, "", NOON)
BELOW = Own("own:below", {"ja": Side("以下", "いか"), "ko": Side("이하")}, "", NOON + 1)
LINE = Own("sentence:line", {"ja": Side("上限は5である。"), "ko": Side("상한은 5이다.")}, LIMIT.word, NOON + 2)
REMARK = Remark("like “limit”", star=True, tags=("chapter 7", "数"), meanings={"ko": Meaning("더 커질 수 없는 수")})


@pytest.fixture
def filled(records, lexicon):
    """A file with everything that a person can write; the lexicon has it for the while."""
    for own in (LIMIT, BELOW, LINE):
        records.own.keep(own)
    records.own.write(LIMIT.word, REMARK)
    records.own.write(AURA, Remark("mine", tags=("数",), meanings={"ja": Meaning("守り", instead=True)}))
    records.list.add([AURA, LIMIT.word, LINE.word], "hand", NOON)
    Schedule(records).review(LIMIT.word, JA_KO, Grade.GOOD, RECOGNISE, NOON)
    lexicon.own = records.own
    yield records
    lexicon.own = OwnWords(None)


def again(records):
    """The same file opened anew."""
    records.close()
    return Records(records.file.path)


# --- kept ---


def test_all_that_is_written_is_there_when_the_file_is_opened_again(filled):
    reopened = again(filled)
    assert dict(reopened.own.entries) == {own.word: own for own in (LIMIT, BELOW, LINE)}
    assert reopened.own.remark(LIMIT.word) == REMARK
    assert reopened.own.remark(AURA).meanings["ja"] == Meaning("守り", instead=True)
    assert reopened.own.tags() == ("chapter 7", "数")
    assert reopened.own.sentences_of(LIMIT.word) == (LINE.word,)
    reopened.close()


def test_what_is_read_again_is_what_is_kept(filled):
    filled.own.star([AURA, LIMIT.word, BELOW.word], on=True)
    filled.own.tag([AURA, BELOW.word], ["数", "new"])
    filled.own.tag([LIMIT.word], ["数"], on=False)
    filled.own.keep(BELOW._replace(faces={"ja": Side("未満", "みまん"), "en": Side("less than")}))
    held, remarks = dict(filled.own.entries), dict(filled.own.remarks)
    reopened = again(filled)
    assert held == dict(reopened.own.entries)
    assert remarks == dict(reopened.own.remarks)
    assert reopened.own.remark(AURA).tags == ("数", "new")
    assert reopened.own.remark(LIMIT.word).tags == ("chapter 7",)
    reopened.close()


def test_what_another_program_writes_is_caught_up_with_and_not_written_over(filled):
    other = Records(filled.file.path)
    assert not filled.own.catch_up()
    made = Own("own:since", {"ja": Side("以降"), "en": Side("from then on")}, "", NOON)
    other.own.keep(made, Remark("heard in a duel"))
    other.close()
    filled.own.star([made.word], on=True)
    assert filled.own.remark(made.word) == Remark("heard in a duel", star=True)
    assert made.word in filled.own.entries
    assert not filled.own.catch_up(), "what is written here isn't another's"


def test_what_is_written_stays_when_a_word_is_taken_off_the_list(filled):
    filled.list.remove(AURA, LIMIT.word)
    assert filled.own.remark(AURA).note == "mine"
    assert LIMIT.word in filled.own.entries


def test_a_deleted_word_is_gone_but_not_the_answers_given_to_it(filled):
    filled.own.delete([LIMIT.word])
    reopened = again(filled)
    assert LIMIT.word not in reopened.own.entries
    assert reopened.own.remark(LIMIT.word) == Remark()
    assert not reopened.list.has(LIMIT.word)
    assert [one.word for one in reopened.history()] == [LIMIT.word]
    assert reopened.own.entries[LINE.word].about == ""
    reopened.close()


@pytest.mark.parametrize("act", [
    lambda records: records.own.delete([LIMIT.word]),
    lambda records: records.own.write(LIMIT.word, Remark()),
    lambda records: records.own.keep(LIMIT._replace(faces=BELOW.faces)),
    lambda records: records.list.remove(AURA, LIMIT.word),
])
def test_an_act_is_undone_with_all_that_it_took(filled, act):
    words = (AURA, LIMIT.word, LINE.word)

    def kept(records):
        """Everything, in no order."""
        tables = (*WRITTEN, *LISTED)
        return {table: sorted(records.file.read(f"SELECT * FROM {table}")) for table in tables}

    before, entries, remarks = kept(filled), dict(filled.own.entries), dict(filled.own.remarks)
    copied = filled.copy_of(words, LISTED | WRITTEN)
    act(filled)
    assert kept(filled) != before
    filled.put_back(copied)
    assert kept(filled) == before
    assert (dict(filled.own.entries), dict(filled.own.remarks)) == (entries, remarks)


def test_undoing_what_was_written_leaves_answers_given_since(filled):
    copied = filled.copy_of([LIMIT.word], WRITTEN)
    filled.own.star([LIMIT.word], on=False)
    Schedule(filled).review(LIMIT.word, JA_KO, Grade.GOOD, RECALL, NOON + DAY)
    memory = filled.memory(LIMIT.word, *JA_KO)
    filled.put_back(copied)
    assert filled.own.remark(LIMIT.word).star
    assert filled.memory(LIMIT.word, *JA_KO) == memory


@pytest.mark.parametrize(("own", "code"), [
    (Own("own:x", {"ja": Side("一")}), "no-face"), (Own("own:x", {"ja": Side("一"), "ko": Side("  ")}), "no-face"),
    (Own("sentence:x", {}), "no-face"), (Own("own:x", {"ja": Side("一" * 5000), "ko": Side("일")}), "too-long"),
    (Own("own:x", {"fr": Side("un"), "ko": Side("일")}), "language"), (Own("term:x", LIMIT.faces), "kind"),
])
def test_what_is_no_word_is_refused_before_it_is_written(records, own, code):
    with pytest.raises(BadOwn) as refused:
        records.own.keep(own)
    assert refused.value.code == code
    assert not records.own.entries


def test_notes_without_end_are_refused(records):
    with pytest.raises(BadOwn):
        records.own.write(AURA, Remark("x" * 30_000))
    with pytest.raises(BadOwn):
        records.own.tag([AURA], ["x" * 100])
    assert not records.own.remarks


def test_tags_are_parted_by_commas_of_every_kind_and_stand_once():
    assert tags_in(" Chapter 7、数 ,ｃｈａｐｔｅｒ 7, ,二  つ") == ("Chapter 7", "数", "二 つ")


def test_a_word_that_says_the_same_has_the_same_id():
    faces = {"ko": Side("상한"), "ja": Side("上限", "じょうげん")}
    assert id_of(OWN, faces) == id_of(OWN, {"ja": Side("上限"), "ko": Side("상한")})
    assert id_of(OWN, faces) != id_of(SENTENCE, faces)


# --- the file ---

OLD = """
PRAGMA application_id = 1396788055; PRAGMA user_version = 2;
CREATE TABLE word (id TEXT PRIMARY KEY, added REAL NOT NULL, origin TEXT NOT NULL);
CREATE TABLE card (
    word TEXT NOT NULL REFERENCES word(id) ON DELETE CASCADE, asks TEXT NOT NULL, answers TEXT NOT NULL,
    state TEXT NOT NULL, due REAL NOT NULL, known INTEGER NOT NULL, PRIMARY KEY (word, asks, answers)
);
CREATE TABLE review (
    n INTEGER PRIMARY KEY AUTOINCREMENT, word TEXT NOT NULL, asks TEXT NOT NULL, answers TEXT NOT NULL,
    exercise TEXT NOT NULL, rating INTEGER NOT NULL, at REAL NOT NULL, before TEXT NOT NULL, known INTEGER NOT NULL
);
CREATE TABLE meeting (
    word TEXT NOT NULL, sentence TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (word, sentence)
);
CREATE INDEX card_due ON card (asks, answers, due);
CREATE INDEX review_at ON review (at);
CREATE TABLE aside (
    word TEXT PRIMARY KEY REFERENCES word(id) ON DELETE CASCADE, how TEXT NOT NULL, until REAL NOT NULL
);
CREATE TABLE more (
    day REAL NOT NULL, asks TEXT NOT NULL, answers TEXT NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (day, asks, answers)
);
CREATE INDEX review_of ON review (word, asks, answers);
CREATE INDEX review_rated ON review (asks, answers, rating, at, word);
"""
"""A file of the second version as that made it."""


@pytest.fixture
def old(tmp_path, records):
    """A file of the second version with a list and answers."""
    records.list.add([AURA, "term:flare"], "duel", NOON)
    schedule = Schedule(records)
    for day in range(5):
        schedule.review(AURA, JA_KO, Grade.GOOD, RECALL, NOON + day * DAY)
    records.set_aside(["term:flare"], "suspended")
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(OLD)
        for table in ("word", "card", "review", "meeting", "aside", "more"):
            rows = records.file.read(f"SELECT * FROM {table}")
            if rows:
                marks = ", ".join("?" * len(rows[0]))
                db.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)
        db.commit()
    return path


def test_a_file_of_the_version_before_keeps_every_answer(old, records):
    brought = Records(old)
    assert brought.history() == records.history()
    assert len(brought.history()) == 5
    assert brought.list.words() == records.list.words()
    assert brought.memory(AURA, *JA_KO) == records.memory(AURA, *JA_KO)
    assert brought.aside() == records.aside()
    assert brought.file.read("PRAGMA user_version") == [(VERSION,)]
    brought.own.star([AURA], on=True)
    assert again(brought).own.remark(AURA).star


def test_a_backup_of_the_version_before_is_restored(old, records):
    history = records.history()
    records.own.star(["term:flare"], on=True)
    records.take_from(old)
    assert records.history() == history
    assert not records.own.remarks
    records.own.star([AURA], on=True)


def test_a_file_of_the_next_version_is_left_alone(old):
    with closing(sqlite3.connect(old)) as db:
        db.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = old.read_bytes()
    with pytest.raises(CannotOpen, match="newer"):
        Records(old)
    assert old.read_bytes() == before


@pytest.mark.parametrize("odd", [
    "UPDATE remark SET star = 7", "UPDATE remark SET note = X'00'", "UPDATE remark SET star = 'yes'",
    "UPDATE face SET language = 'xx' WHERE word = 'own:below' AND language = 'ja'", "UPDATE face SET text = '  '",
    "DELETE FROM face", "UPDATE own SET about = X'00'",
    "UPDATE own SET word = 'term:aura' WHERE word = 'own:below'", "UPDATE own SET made = 1e300",
    "UPDATE tag SET tag = '' WHERE tag = 'chapter 7'", "UPDATE tag SET tag = 'a,b' WHERE word = 'term:aura'",
    "UPDATE meaning SET instead = 2", "UPDATE meaning SET language = ''",
    "INSERT INTO face VALUES ('own:gone', 'ja', 'x', '')",
    "UPDATE remark SET note = printf('%.*c', 90000, 'x')", "DROP TABLE tag", "ALTER TABLE face ADD COLUMN colour TEXT",
])
def test_odd_values_are_said_and_the_file_is_left_alone(filled, odd):
    path = filled.file.path
    filled.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute(odd)
    before = path.read_bytes()
    with pytest.raises(CannotOpen, match="damaged"):
        Records(path)
    assert path.read_bytes() == before


# --- as words ---


def test_they_are_words_like_others(filled, lexicon):
    assert lexicon.knows(LIMIT.word)
    assert not lexicon.knows("own:nothing")
    assert lexicon.side(LIMIT.word, "ja") == ("上限", "じょうげん")
    assert lexicon.side(BELOW.word, "en") == ("", "")
    assert lexicon.has_sides(BELOW.word, "ja", "ko")
    assert not lexicon.has_sides(BELOW.word, "ja", "en")
    assert lexicon.spans(LIMIT.word, "ja")[0].ruby == "じょうげん"
    assert (lexicon.group_of(LIMIT.word), lexicon.section(LIMIT.word, "ja")) == ("", "")
    assert (lexicon.places(LINE.word), lexicon.one(LINE.word)) == ((), LINE.word)
    with pytest.raises(UnknownWord):
        lexicon.game_of(LIMIT.word)
    assert LIMIT.word not in lexicon.every_word()


def test_a_meaning_of_ones_own_stands_before_the_programs_or_instead_of_it(filled, lexicon):
    assert lexicon.meanings(AURA, "ja") == ("守り",)
    assert lexicon.meanings(AURA, "ko") == (lexicon.gloss(AURA, "ko"),)
    filled.own.write(AURA, Remark(meanings={"ja": Meaning("守り")}))
    assert lexicon.meanings(AURA, "ja") == ("守り", lexicon.gloss(AURA, "ja"))
    assert lexicon.meanings(LIMIT.word, "ko") == ("더 커질 수 없는 수",)
    filled.own.write(AURA, Remark())
    assert lexicon.meanings(AURA, "ja") == (lexicon.gloss(AURA, "ja"),)


def test_without_others_to_choose_among_a_word_is_turned_over(filled, lexicon):
    asker = Asker(lexicon, random.Random(1))
    assert asker.exercises(LIMIT.word, JA_KO) == (TURN, RECALL)
    assert asker.exercises(LINE.word, JA_KO) == (TURN,)
    question = asker.ask(LIMIT.word, JA_KO, TURN)
    assert (question.prompt, question.choices) == ("上限", ())
    assert written_right("じょうげん", LIMIT.word, "ja", lexicon)


def test_choices_are_of_ones_own_and_of_the_same_kind(filled, lexicon):
    for number in range(8):
        faces = {"ja": Side(f"語{number}"), "ko": Side(f"말{number}")}
        filled.own.keep(Own(f"own:{number}", faces))
        filled.own.keep(Own(f"sentence:{number}", faces))
    filled.own.keep(Own("own:only-english", {"ja": Side("無"), "en": Side("nothing")}))
    filled.own.tag(["own:1", "own:2", "own:3", LIMIT.word], ["near"])
    asker = Asker(lexicon, random.Random(2))
    assert asker.exercises(LIMIT.word, JA_KO) == (RECOGNISE, RECALL)
    for _ in range(20):
        question = asker.ask(LIMIT.word, JA_KO, RECOGNISE)
        assert set(question.choices) == {LIMIT.word, "own:1", "own:2", "own:3"}
        assert question.choices[question.right] == LIMIT.word
        assert question.texts[question.right] == "상한"
    assert all(one.startswith("sentence:") for one in asker.ask(LINE.word, KO_JA, RECOGNISE).choices)


def test_of_four_that_say_the_same_none_is_chosen_among(filled, lexicon):
    for number in range(4):
        filled.own.keep(Own(f"sentence:{number}", LINE.faces))
    asker = Asker(lexicon, random.Random(1))
    assert asker.ask(LINE.word, JA_KO, RECOGNISE).exercise == TURN


# --- out and back ---


def table(text):
    return list(csv.DictReader(io.StringIO(text)))


def written(rows, **delimiter):
    out = io.StringIO()
    writer = csv.DictWriter(out, list(rows[0]), **delimiter)
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def test_the_table_carries_all_that_is_written_to_an_empty_file(filled, lexicon, tmp_path):
    text = as_table(filled, lexicon)
    entries, remarks, words = dict(filled.own.entries), dict(filled.own.remarks), filled.list.words()
    other = Records(tmp_path / "other.db")
    lexicon.own = other.own
    brought = from_table(text, other, lexicon, NOON + DAY)
    assert brought.unknown == ()
    assert {word: own._replace(made=0.0) for word, own in other.own.entries.items()} == {
        word: own._replace(made=0.0) for word, own in entries.items()
    }
    assert dict(other.own.remarks) == remarks
    assert {one.word for one in other.list.words()} == {one.word for one in words}
    assert other.memory(LIMIT.word, *JA_KO) == filled.memory(LIMIT.word, *JA_KO)
    assert from_table(text, other, lexicon, NOON + DAY).written == 0
    assert {row["id"]: row for row in table(as_table(other, lexicon))}.keys() == {row["id"] for row in table(text)}
    other.close()


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_a_table_edited_in_a_spreadsheet_comes_back(filled, lexicon, delimiter):
    rows = {row["id"]: row for row in table(as_table(filled, lexicon))}
    rows[AURA] |= {"note": "-", "tags": "beginner、数", "star": "1", "meaning ja": "-", "meaning en": "a shield"}
    rows[LIMIT.word] |= {"ko": "최대치", "note": ""}
    blank = dict.fromkeys(rows[AURA], "")
    new = [
        blank, blank | {"ja": "得る", "ko": "얻다", "tags": "verb"},
        blank | {"kind": "sentence", "ja": "得る。", "en": "One gets it.", "about": AURA},
    ]
    text = "\ufeff" + written([*rows.values(), *new], delimiter=delimiter)
    brought = from_table(text, filled, lexicon, NOON)
    assert (brought.new, brought.written, brought.unknown) == (2, 4, ())
    assert filled.own.remark(AURA) == Remark("", True, ("beginner", "数"), {"en": Meaning("a shield")})
    limit = filled.own.entries[LIMIT.word]
    assert (limit.faces["ko"].text, limit.faces["ja"], limit.made) == ("최대치", LIMIT.faces["ja"], NOON)
    assert filled.own.remark(LIMIT.word).note == REMARK.note
    verb = next(own for own in filled.own.entries.values() if own.faces["ja"].text == "得る")
    assert filled.own.remark(verb.word).tags == ("verb",)
    assert len(filled.own.sentences_of(AURA)) == 1
    count = len(filled.own.entries)
    assert from_table(text, filled, lexicon, NOON).new == 0
    assert len(filled.own.entries) == count


def test_the_table_carries_how_words_are_put_aside(filled, lexicon, tmp_path):
    filled.list.add(["term:flare", "term:life", "term:dust"], "hand", NOON)
    for word, how in ((LIMIT.word, KNOWN), ("term:flare", SUSPENDED), ("term:life", LEECH)):
        filled.set_aside([word], how)
    filled.set_aside(["term:dust"], BURIED, NOON + DAY)
    there = filled.aside()
    text = as_table(filled, lexicon)
    other = Records(tmp_path / "other.db")
    lexicon.own = other.own
    assert from_table(text, other, lexicon, NOON).remembered == 1 + 3
    del there["term:dust"]
    assert other.aside() == there
    assert from_table(text, other, lexicon, NOON).remembered == 0
    rows = table(text)
    for row in rows:
        row["aside"] = {"term:flare": "-", AURA: "Suspended"}.get(row["id"], "")
    assert from_table(written(rows), other, lexicon, NOON).remembered == 2
    assert other.aside() == {LIMIT.word: KNOWN, "term:life": LEECH, AURA: SUSPENDED}
    old = written([{column: cell for column, cell in row.items() if column != "aside"} for row in rows])
    from_table(old, other, lexicon, NOON)
    assert other.aside() == {LIMIT.word: KNOWN, "term:life": LEECH, AURA: SUSPENDED}
    from_table("id,listed,aside\nterm:heat,0,known\n", other, lexicon, NOON)
    assert other.aside().keys() <= other.list.ids(), "what isn't on the list isn't put aside"
    other.close()


def test_readings_in_brackets_are_taken_out_of_what_is_written(records, lexicon):
    records.own.keep(Own("sentence:new", {"ja": Side("上限[じょうげん]を超える"), "ko": Side("상한[x]")}))
    (one,) = records.own.entries.values()
    assert one.faces == {"ja": Side("上限を超える", "じょうげんを超える"), "ko": Side("상한[x]")}
    text = "ja,reading,ko\n以下[いか],,이하\n効果[こうか],もとの,효과\n"
    assert from_table(text, records, lexicon, NOON).new == 2
    assert from_table(text, records, lexicon, NOON).new == 0
    read = [own.faces["ja"] for own in records.own.entries.values()]
    assert read[1:] == [Side("以下", "いか"), Side("効果", "こうか")]


def test_a_table_of_plain_words_makes_words_of_ones_own(records, lexicon):
    lexicon.own = records.own
    brought = from_table("JA, Reading ,ko\n上限,じょうげん,상한\n以下,いか,이하\n", records, lexicon, NOON)
    lexicon.own = OwnWords(None)
    assert (brought.new, len(records.own.entries)) == (2, 2)
    assert {own.faces["ja"].reading for own in records.own.entries.values()} == {"じょうげん", "いか"}


def test_how_a_korean_word_sounds_is_carried_and_is_no_way_to_write_it(records, lexicon, tmp_path):
    lexicon.own = records.own
    from_table("ja,ko,reading ko\n十里,십리,shimni\n", records, lexicon, NOON)
    (own,) = records.own.entries.values()
    assert own.faces["ko"] == Side("십리", "shimni")
    assert not written_right("shimni", own.word, "ko", lexicon)
    assert written_right("십리", own.word, "ko", lexicon)
    assert not any(span.ruby for span in lexicon.spans(own.word, "ko"))
    table = as_table(records, lexicon)
    with closing(Records(tmp_path / "other.db")) as other:
        lexicon.own = other.own
        from_table(table, other, lexicon, NOON)
        assert other.own.entries[own.word].faces == own.faces
    lexicon.own = OwnWords(None)


@pytest.mark.parametrize("parted", [",", ";", "\t"])
@pytest.mark.parametrize("code", ["utf-8", "utf-8-sig", "utf-16", "utf-16-be-sig"])
@pytest.mark.parametrize("told", ["", 'sep={}\r\n', '"sep={}"\n'])
def test_a_table_as_spreadsheets_write_it_is_read(parted, code, told, records, lexicon):
    lexicon.own = records.own
    heading, row = parted.join(("ko", "note", "ja")), parted.join(("상한", '"a\r\nb"', "上限"))
    text = f"{told.format(parted)}{heading}\r\n{row}\r\n"
    data = b"\xfe\xff" + text.encode("utf-16-be") if code.endswith("be-sig") else text.encode(code)
    from_table(text_of(data), records, lexicon, NOON)
    lexicon.own = OwnWords(None)
    (own,) = records.own.entries.values()
    assert own.faces == {"ja": Side("上限"), "ko": Side("상한")}
    assert records.own.remark(own.word).note.split() == ["a", "b"]


def test_letters_of_another_code_are_refused(records, lexicon):
    with pytest.raises(BadTable) as refused:
        text_of("ja,ko\n上限,상한\n".encode("cp949", "replace"))
    assert refused.value.code == "not-text"
    with pytest.raises(BadTable):
        text_of(b"\xff\xfea")


@pytest.mark.parametrize("row", [
    "term:aura,,,,perhaps,", ",,上限,,,", "own:x,,上限,,,", f"term:aura,,,,,{'x' * 80}", ",verb,上限,상한,,",
    "own:,,上限,상한,,", "term:aura,,,,,,forgotten",
])
def test_a_row_that_cannot_be_is_said_and_nothing_changes(row, filled, lexicon):
    before = dict(filled.own.entries), dict(filled.own.remarks), filled.list.words()
    text = f"id,kind,ja,ko,star,tags,aside\nterm:flare,,,,1,new\n{row}\n"
    with pytest.raises(BadTable) as refused:
        from_table(text, filled, lexicon, NOON)
    assert (refused.value.code, refused.value.row) == ("row", 3)
    assert (dict(filled.own.entries), dict(filled.own.remarks), filled.list.words()) == before


def test_a_word_of_ones_own_that_is_neither_here_nor_in_the_table_is_unknown(records, lexicon):
    assert from_table("id\nown:gone\n", records, lexicon, NOON).unknown == ("own:gone",)


def test_an_anki_package_carries_what_is_written(tmp_path, filled, lexicon, renderers):
    package = tmp_path / "words.apkg"
    words = (AURA, LIMIT.word, LINE.word)
    said = {"examples": renderers["ja"], "shown": renderers["en"], "now": NOON}
    assert anki_package(package, words, JA_KO, lexicon, filled, **said) == 3
    collection = Collection(str(tmp_path / "collection.anki2"))
    try:
        bring(collection, package)
        notes = {note["Id"]: note for note in map(collection.get_note, collection.find_notes(""))}
        limit = notes[LIMIT.word]
        assert (limit["Asked"], limit["Asked reading"], limit["Answered"]) == ("上限", "上限[じょうげん]", "상한")
        assert (limit["Note"], limit["Answered meaning"]) == ("like “limit”", "더 커질 수 없는 수")
        assert set(limit.tags) == {"own", "chapter_7", "数", "star"}  # Anki takes its own away
        assert limit["Asked sentences"] == "上限は5である。"
        assert "like “limit”" in limit.cards()[0].answer()
        assert notes[AURA]["Asked meaning"] == "守り"
        assert notes[LINE.word]["Asked"] == "上限は5である。"
        assert notes[LINE.word]["Asked sentences"] == "上限"
    finally:
        collection.close()
    assert anki_package(package, [BELOW.word], JA_KO._replace(answers="en"), lexicon, filled, **said) == 0
