"""Every lesson of every game can be learned: steps lead to goals, wrong tries are answered, nothing is misspelt."""

from __future__ import annotations

import pytest

from engine.cardgame.play.laid import PERSON
from engine.cardgame.play.lesson import read as read_lesson
from engine.cardgame.play.lesson import suggested
from engine.cardgame.play.references import is_reference
from engine.cardgame.play.scenario import BadScenario, cards_called
from engine.cardgame.play.taught import Exercise, Standing, lets_pass
from engine.cardgame.refusals import Withheld
from engine.games import games, lesson, taught, tools
from engine.kernel.decisions import Decision, IllegalAnswer, Option
from engine.lesson_files import BadName, key_of_file, lesson_files
from engine.text.catalog import Catalog
from engine.text.render import Renderer
from tests.engine.text import usage

EVERY = [(one.key, key) for one in games() for key in lesson_files(one.key)]
LESSONS = [(game, key) for game, key in EVERY if not lesson(game, key).exercise]
LONGEST = 400


def begun(game, key, given=()):
    return taught(lesson(game, key), given)


def shown(match):
    """The answer that the ghost hand shows; none chosen is an answer too."""
    options = match.shown_next()
    assert options is not None, f"nothing shows how to go on in {match.step.name}"
    return tuple(option.key for option in options)


def play_on(match, until=None):
    """As the ghost hand shows it, up to a step or to the end."""
    for _ in range(LONGEST):
        if match.learned or (match.step is not None and match.step.name == until):
            return match
        match.submit(shown(match))
    raise AssertionError("a lesson without end")


def names(match):
    return [step.name for step in match.lesson.step]


def steps():
    return [(game, key, step.name) for game, key in LESSONS for step in lesson(game, key).step]


@pytest.mark.parametrize(("game", "key"), LESSONS)
def test_what_is_shown_leads_to_every_goal(game, key):
    match = begun(game, key)
    reached = [0]
    for _ in range(LONGEST):
        if match.learned:
            break
        assert match.decision.seat == PERSON
        assert not match.missed
        match.submit(shown(match))
        if match.standing.step != reached[-1]:
            reached.append(match.standing.step)
    assert reached == list(range(len(match.lesson.step) + 1))


@pytest.mark.parametrize(("game", "key", "name"), steps())
def test_no_goal_holds_before_it_is_worked_for(game, key, name):
    match = play_on(begun(game, key), name)
    assert match.step.name == name
    assert not match._reached(match.standing)


def offered(match, word):
    """The key of the open question that a try means; None where it isn't offered."""
    words = tools(match.lesson.game).words
    if not is_reference(word, words.numbers()):
        return word if match.decision.option(word) is not None else None
    cards = cards_called(words, words.scene(match._session.table), word)
    return next((option.key for option in match.decision.options if words.card_in(option.key) in cards), None)


@pytest.mark.parametrize(("game", "key", "name"), steps())
def test_wrong_tries_are_answered_and_change_nothing(game, key, name):
    match = play_on(begun(game, key), name)
    step, tried = match.step, set()
    while match.step is step and tried != set(step.wrong):
        for word, wrong in step.wrong.items():
            found = offered(match, word)
            if found is None or (found,) == shown(match):
                continue
            before = match.answers
            with pytest.raises(Withheld) as refused:
                match.submit((found,))
            assert refused.value.refusal.code == f"lesson-{wrong}"
            assert refused.value.refusal.section == step.section
            assert match.answers == before
            tried.add(word)
        match.submit(shown(match))
    assert tried == set(step.wrong)


@pytest.mark.parametrize(("game", "key"), LESSONS)
def test_what_the_step_does_not_ask_for_is_withheld_with_a_reason(game, key):
    match = begun(game, key)
    for _ in range(LONGEST):
        if match.learned or match.step.free:
            break
        right = set(shown(match))
        others = [option.key for option in match.decision.options if option.key not in right]
        if match.decision.most == 1 and not match.step.let:
            for other in others:
                with pytest.raises(Withheld):
                    match.submit((other,))
        with pytest.raises(IllegalAnswer):
            match.submit(("nothing-of-the-kind",))
        match.submit(shown(match))


@pytest.mark.parametrize(("game", "key"), LESSONS)
def test_taken_back_to_its_beginning_it_can_be_learned_again(game, key):
    match = play_on(begun(game, key))
    answers = match.answers
    while match.can_undo:
        match.undo()
        assert match.decision.seat == PERSON
    assert match.standing.step == 0
    while match.can_redo:
        match.redo()
    assert match.answers == answers
    assert match.learned
    while match.can_undo:
        match.undo()
    assert play_on(match).learned


@pytest.mark.parametrize(("game", "key"), LESSONS)
def test_it_goes_on_where_it_was_left(game, key):
    match = begun(game, key)
    for _ in range(3):
        if not match.learned:
            match.submit(shown(match))
    again = begun(game, key, match.so_far())
    assert (again.standing.step, again.answers, again.view(PERSON)) == (
        match.standing.step, match.answers, match.view(PERSON)
    )
    spoilt = begun(game, key, (*match.so_far(), ("nothing-of-the-kind",), *match.so_far()))
    assert spoilt.answers == match.answers


def phrases(one):
    yield from (one.title(), one.about())
    for step in one.step:
        yield from (one.to_do(step), one.why(step), one.done(step))
        yield from (one.not_so(step, name) for name in step.wrong.values())
        yield from (one.remarked(step, remark) for remark in step.remark)


@pytest.mark.parametrize("language", Catalog.languages)
@pytest.mark.parametrize(("game", "key"), EVERY)
def test_it_is_said_in_every_language(game, key, language):
    catalog = usage.catalog(language)
    renderer = Renderer(catalog)
    for phrase in phrases(lesson(game, key)):
        assert renderer.text(phrase).strip()
        assert catalog.variables(phrase.key.partition(".")[0]) <= {name for name, _ in phrase.slots}, phrase.key


def test_no_sentence_of_a_lesson_is_left_over():
    said = {phrase.key.partition(".")[0] for game, key in EVERY for phrase in phrases(lesson(game, key))}
    there = {one for one in usage.catalog("en").keys() if "-lesson-" in one}  # noqa: SIM118  # a catalog is no mapping
    assert there == said


def test_an_exercise_goes_from_step_to_step_as_its_figures_grow():
    (found,) = [lesson(game, key) for game, key in EVERY if lesson(game, key).exercise == "deck"]
    course = Exercise(found)
    first = found.step[0]
    assert (course.step, course.happened) == (first, None)
    none = dict.fromkeys(tools("sakura").words.exercises["deck"], 0)
    assert not course.look(none)
    assert course.look(none | {"attacks": 4})
    assert course.happened == found.done(first)
    assert not course.look(none), "what was done stays done"
    assert course.look(dict.fromkeys(none, 9))
    assert course.learned
    assert [step.name for step in found.step if not suggested(step)] == []


def test_a_side_that_does_nothing_goes_on_to_what_follows():
    act, onward, end = Option("charge"), Option("battle", leads=True), Option("end")
    assert lets_pass(Decision(seat=1, options=(act, onward))) == ("battle",)
    assert lets_pass(Decision(seat=1, options=(act, onward, end))) == ("end",)
    assert lets_pass(Decision(seat=1, options=(act, Option("use")))) == ("charge",)


TABLE = """
[left]
hand = ["NA-01-yurina-O-N-1"]
[[step]]
name = "hit"
section = "9-4"
show = [{ use = "NA-01-yurina-O-N-1" }]
goal = { "right.aura" = 0 }
"""


def read(folder, text, name="01-hit.toml"):
    path = folder / name
    path.write_text(text, encoding="utf-8")
    found = tools("sakura")
    return read_lesson(path, "sakura", key_of_file(path.stem), found.words, found.field.players)


def test_a_small_lesson_is_read(tmp_path):
    made = read(tmp_path, TABLE)
    assert (made.key, [step.name for step in made.step], Standing().step) == ("hit", ["hit"], 0)


@pytest.mark.parametrize(
    ("written", "instead", "said"),
    [
        ('goal = { "right.aura" = 0 }', 'goal = { "right.auras" = 0 }', "auras"),
        ('goal = { "right.aura" = 0 }', "goal = {}", "no goal"),
        ('show = [{ use = "NA-01-yurina-O-N-1" }]', 'show = [{ uses = "NA-01-yurina-O-N-1" }]', "uses"),
        ('show = [{ use = "NA-01-yurina-O-N-1" }]', "show = []", "advice"),
        ('section = "9-4"', 'section = "9-4"\nlet = ["ChooseDamages"]', "ChooseDamages"),
        ('section = "9-4"', 'section = "9-4"\nlet = ["NA-01-yurina-O-N-9"]', "NA-01-yurina-O-N-9"),
        ('section = "9-4"', 'section = "9-4"\ncards = ["NA-01-yurina-O-N-9"]', "NA-01-yurina-O-N-9"),
        ('section = "9-4"', 'section = "9-4"\nadvice = "somebody"', "somebody"),
        ('section = "9-4"', 'section = "9-4"\nwhy = "?"', "why"),
        ('section = "9-4"', 'section = "9-4"\nmissed = { turns = 4 }', "turns"),
        ('section = "9-4"', 'section = "9-4"\nremark = [{ name = "x", asks = "Choose", section = "9" }]', "Choose"),
        ('name = "hit"', 'name = "Hit it"', "Hit it"),
        ('hand = ["NA-01-yurina-O-N-1"]', 'hand = ["NA-01-yurina-O-N-99"]', "NA-01-yurina-O-N-99"),
        ('hand = ["NA-01-yurina-O-N-1"]', 'hands = ["NA-01-yurina-O-N-1"]', "hands"),
        ("[left]", 'opponent = "nobody"\n[left]', "nobody"),
        ("[left]", 'exercise = "cooking"\n[left]', "cooking"),
        ("[left]", 'exercise = "deck"\n[left]', "right.aura"),
        ("[left]", "[left", "no lesson"),
    ],
)  # fmt: skip
def test_an_unknown_word_is_an_error_wherever_it_stands(tmp_path, written, instead, said):
    assert written in TABLE
    with pytest.raises(BadScenario, match=r"01-hit\.toml") as wrong:
        read(tmp_path, TABLE.replace(written, instead, 1))
    assert said in str(wrong.value)


def test_a_file_is_called_by_its_place_and_its_key():
    assert key_of_file("03-aura-or-life") == "aura-or-life"
    with pytest.raises(BadName):
        key_of_file("aura")
