"""Korean particles follow the sound of what stands before them."""

from __future__ import annotations

import pytest

from engine.text.josa import final_sound, joins_predicate, particle

PAIRS = ("은/는", "이/가", "을/를", "과/와", "으로/로", "이나/나", "이랑/랑", "이라/라", "아/야", "이면/면")


@pytest.mark.parametrize(
    ("word", "forms"),
    [
        ("참", "참은 참이 참을 참과 참으로 참이나 참이랑 참이라 참아 참이면"),
        ("난타", "난타는 난타가 난타를 난타와 난타로 난타나 난타랑 난타라 난타야 난타면"),
        ("일섬", "일섬은 일섬이 일섬을 일섬과 일섬으로 일섬이나 일섬이랑 일섬이라 일섬아 일섬이면"),
        ("달", "달은 달이 달을 달과 달로 달이나 달이랑 달이라 달아 달이면"),
        ("호극", "호극은 호극이 호극을 호극과 호극으로 호극이나 호극이랑 호극이라 호극아 호극이면"),
        ("사이네", "사이네는 사이네가 사이네를 사이네와 사이네로 사이네나 사이네랑 사이네라 사이네야 사이네면"),
    ],
)
def test_hangul_is_heard_by_its_final_consonant(word: str, forms: str) -> None:
    assert " ".join(word + particle(word, pair) for pair in PAIRS) == forms


@pytest.mark.parametrize(
    ("condition", "joined"),
    [("오라가 1 이하", None), ("당신의 턴", None), ("카드를 사용했다", "고"), ("상대의 라이프보다 작다", "고")],
)
def test_a_third_form_replaces_the_end_of_a_verb_or_adjective(condition: str, joined: str | None) -> None:
    assert joins_predicate(condition, "이고/이고/고") == joined
    assert joins_predicate(condition, "이면/면") is None
    assert particle(condition, "이고/이고/고") == "이고"


@pytest.mark.parametrize(
    ("number", "object_form", "way_form"),
    [
        ("0", "을", "으로"),
        ("1", "을", "로"),
        ("2", "를", "로"),
        ("3", "을", "으로"),
        ("4", "를", "로"),
        ("5", "를", "로"),
        ("6", "을", "으로"),
        ("7", "을", "로"),
        ("8", "을", "로"),
        ("9", "를", "로"),
        ("10", "을", "으로"),
        ("11", "을", "로"),
        ("12", "를", "로"),
        ("20", "을", "으로"),
        ("36", "을", "으로"),
        ("100", "을", "으로"),
        ("105", "를", "로"),
        ("1000", "을", "으로"),
        ("3200", "을", "으로"),
        ("10000", "을", "으로"),
        ("1000000", "을", "으로"),
        ("100000000", "을", "으로"),
        ("1000000000000", "를", "로"),
        ("-1", "을", "로"),
        ("+2", "를", "로"),
        ("0.5", "를", "로"),
        ("0.10", "을", "으로"),
        ("1-4", "를", "로"),
        ("3/1", "을", "로"),
    ],
)
def test_digits_are_read_in_sino_korean(number: str, object_form: str, way_form: str) -> None:
    assert (particle(number, "을/를"), particle(number, "으로/로")) == (object_form, way_form)


@pytest.mark.parametrize(
    ("letters", "form"),
    [(letter, "으로" if letter in "MN" else "로") for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"],
)
def test_latin_letters_are_read_by_their_names(letters: str, form: str) -> None:
    assert particle(letters, "으로/로") == form
    assert particle(letters.lower(), "으로/로") == form


@pytest.mark.parametrize(
    ("word", "object_form", "way_form"),
    [
        ("Burning Steam", "을", "으로"),
        ("Waving Edge", "를", "로"),
        ("Shield Charge", "를", "로"),
        ("Steam Cannon", "을", "으로"),
        ("Stunt", "를", "로"),
        ("Roaring", "을", "으로"),
        ("Turbo Switch", "를", "로"),
        ("Omega-Burst", "를", "로"),
        ("Thallya's Masterpiece", "를", "로"),
        ("Julia's", "를", "로"),
        ("Julia's BlackBox", "를", "로"),
        ("Quick Change", "를", "로"),
        ("BlackBox NEO", "를", "로"),
        ("OMNIS-Blaster", "를", "로"),
        ("Form: YAKSHA", "를", "로"),
        ("Form: KINNARI", "를", "로"),
        ("Gamma-Ray", "를", "로"),
        ("Delta-Wing", "을", "으로"),
        ("Phi-Cycle", "을", "로"),
        ("Zeta-Voice", "를", "로"),
        ("TransForm", "을", "으로"),
        ("Steel", "을", "로"),
        ("Missile", "을", "로"),
        ("Time", "을", "으로"),
        ("Engine", "을", "으로"),
        ("Bomb", "을", "으로"),
        ("Black", "을", "으로"),
        ("Magic", "을", "으로"),
        ("Disc", "를", "로"),
        ("Step", "을", "으로"),
        ("Rocket", "을", "으로"),
        ("Book", "을", "으로"),
        ("Break", "를", "로"),
        ("Boat", "를", "로"),
        ("Strike", "를", "로"),
        ("Power", "를", "로"),
        ("Go", "를", "로"),
    ],
)
def test_english_words_are_read_as_words(word: str, object_form: str, way_form: str) -> None:
    assert (particle(word, "을/를"), particle(f"「{word}」", "으로/로")) == (object_form, way_form)


@pytest.mark.parametrize(
    ("letters", "form"), [("HP", "를"), ("AI", "를"), ("GM", "을"), ("XR", "을"), ("메인 X", "를")]
)
def test_letters_that_make_no_word_are_read_by_the_last_one(letters: str, form: str) -> None:
    assert particle(letters, "을/를") == form


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("쿠루룽~", "을"), ("액셀러~", "를"), ("블래스터〜", "를"), ("3～", "을"), ("가ー", "를"), ("폭풍!", "을"),
        ("만들자♪", "를"), ("사랑♡", "을"), ("지지 않아.", "를"), ("날개♰", "를"),
    ],
)
def test_marks_of_a_long_vowel_a_call_a_song_or_love_are_silent(name: str, form: str) -> None:
    assert particle(name, "을/를") == form


@pytest.mark.parametrize(
    ("letter", "form"), [("X", "를"), ("Y", "를"), ("L", "을"), ("R", "을"), ("M", "을"), ("N", "을")]
)
def test_letters_that_end_in_a_consonant(letter: str, form: str) -> None:
    assert particle(f"+{letter}", "을/를") == form


@pytest.mark.parametrize("closing", ["」", "』", "”", "’", '"', "'", ")", "]", "》", "〉", "】", "）", "」)", "”’"])
def test_closing_quotes_and_brackets_are_silent(closing: str) -> None:
    assert particle(f"「간파{closing}", "을/를") == "를"
    assert particle(f"「권역{closing}", "을/를") == "을"
    assert particle(f"(3{closing}", "으로/로") == "으로"


def test_the_dash_of_a_damage_is_read_as_a_hyphen() -> None:
    assert particle("「-」", "이/가") == "이"


def test_both_forms_where_the_sound_is_unknown() -> None:
    assert particle("", "을/를") == "을(를)"
    assert particle("斬", "은/는") == "은(는)"
    assert particle("」", "이/가") == "이(가)"


def test_an_empty_form_is_left_out() -> None:
    assert particle("공격", "이/") == "이"
    assert particle("대응불가", "이/") == ""
    assert particle("斬", "이/") == "이"


@pytest.mark.parametrize(
    "pair", ["는/은", "가/이", "를/을", "와/과", "로/으로", "나/이나", "랑/이랑", "라/이라", "야/아", "면/이면"]
)
def test_a_pair_may_be_written_vowel_form_first(pair: str) -> None:
    first, second = pair.split("/")
    assert particle("오라", pair) == first
    assert particle("간격", pair) == second


def test_derived_particles_follow_the_same_sound() -> None:
    assert particle("비장패", "으로부터/로부터") == "로부터"
    assert particle("달", "으로서/로서") == "로서"
    assert particle("간격", "으로써/로써") == "으로써"
    assert particle("간격", "이라는/라는") == "이라는"


def test_what_is_no_pair_is_refused() -> None:
    with pytest.raises(ValueError, match="as a pair"):
        particle("간격", "을")


@pytest.mark.parametrize(
    ("text", "sound"), [("오라", ""), ("달", "ㄹ"), ("간격", "consonant"), ("…", None), ("50%", "")]
)
def test_final_sounds(text: str, sound: str | None) -> None:
    assert final_sound(text) == sound
