"""Patterns that no sentence contains, each with what is said instead: what readers stumbled over once."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

ANYWHERE: Final = {
    "ja": {
        r"§\s": "a section is written §9-2",
        r"愛好者": "有志 everywhere",
        r"Ankiの束": "an Anki user says デッキ",
        r"写す|写して": "コピー",
        r"(デッキ|名前を付けて|名前で).{0,6}残(す|し)": "decks are 保存",
        r"(この|別の)窓": "ウィンドウ",
        r"付録": "the document says 附則",
        r"規則の章": "ルール",
        r"切り混ぜ": "the term is 良く切る",
        r"表(へ|から)…": "CSV",
        r"(ます|です|ません)か。": "a question ends in ？",
        r"[ぁ-ん一-龠]: ": "a full-width colon",
        r"を支払い、\{ \$vigor \}になった": "a player doesn't become 0",
        r"それまで変更": "それまでの変更",
        r"この決闘の記録では": "of this game, not of this duel",
        r"(ます|です|ません)か$": "a question ends in ？",
        r"[？！](?=[^\s」』（）！？])": "a blank after ？ and ！ inside a line",
        r"[？！]　": "that blank is an ordinary one",
        r"全て": "すべて",
        r"はじめての": "初めての",
        r"(?<![てでけな])いま(?![すせしだい])": "今",
        r"^(?!\s*\.ruby).*かわりに": "代わりに",
        r"[るたうく以下の内]とき(に|だ|の|は|、)": "時",
        r"(コンピュータ|フォルダ|ライブラリ)(?!ー)": "a long vowel at the end",
        r"％": "% as the keyboard has it",
        r"[ぁ-ん一-龠] \(": "full-width brackets, without a blank",
        r"(新しい|古い|古すぎる|この)版": "バージョン",
        r"^(decks|duels)-remove.*捨": "files are 削除, cards are 捨てる",
        r"\{ -rebuild \}(す|し)": "山札を再構成する",
        r"^(?!-(?:mahoroba|hololive|gateruler)).*先攻": "the document says 先手; rooms of every game 先に始める",
        r"^(sakura-lesson|    \.(why|done)).*(?<!ます)(?<!です)([をへか]|ずに)。": "a sentence has its verb",
        r"^board-confirm.*\}つ": "つ ends at nine: 個",
        r"完成済みデッキ": "既製のデッキ",
    },
    "ko": {
        r"§\s": "a section is written §9-2",
        r"종합 규칙": "the document calls itself 통합 규칙",
        r"부록": "the document says 부칙",
        r"노는 방법": "게임 방법; 노는 is for children",
        r"애호가": "팬",
        r"\} ?단어(?!장)": "단어 N개",
        r"사용됨 상태|-(devoted|used) \} 상태": "the document says 사용된 상태",
        r"경우(면|이면서|,)": "a condition keeps its verb: 사용했다면, 작다면",
        r"다음으로 (당신|상대)": "이번 턴에 당신이 다음에 하는",
        r"(^|[^가-힣}])이 (턴|페이즈)": "이번 턴, 이번 페이즈",
        r"오류가 일어": "오류가 발생",
        r"(표로|표에서)…": "CSV",
        r"지불하여 \{ \$vigor \}": "a player doesn't become 0",
        r"^line-.*(한|된|는)다\.$": "a journal is in the past",
        r"[“”]": "‘ ’",
        r"시다\.": "하세요",
        r"드래그": "끌어다 놓다",
        r"^[^=]*lesson.*(앞|뒷)면으로 (하|할|합)": "뒤집다",
        r"(?<!보내 )주세요": "하세요",
        r"(?<![세까])요[.?!]": "합니다",
        r"하시겠|드립니다|(합|킵|막습)니까": "하겠습니까, 줍니다",
        r"(?<![가-힣])자기 ": "자신의",
        r"[가-힣}’%] \((?!\{ \$section|[^)]*\)의)": "a bracket follows at once",
        r"결착": "승부, 결과",
        r"헛되이 [되됩]": "잃게 되다",
        r"(?<![상절반])대가|재구성의 값|카드의 값": "the document says 비용",
        r"^keys-.*(한|뺀|된|는|온|간)다": "keys are named …기",
        r"^[\w-]+-told-.*(한|된|는)다\.$": "a journal is in the past",
        r"(앞|뒷)면으로 (했|한다)": "뒤집었다",
        r"(아래|위|-deck \}|덱)에 되돌": "(으)로 되돌린다",
        r"\{ -rebuild \}(하|한)": "패산을 재구성한다",
        r"\}번째 (턴|\{ -([a-z]+-)?turn)": "the document says 제1턴",
        r"완성된 덱|보관한 덱|덱을 보관": "준비된 덱, 저장한 덱",
    },
    "en": {
        r"§\s": "a section is written §9-2",
        r"[A-Za-z}]'[a-z]|s' ": "’ is the apostrophe",
        r"\bthe top 1\b": "the top card",
        r"number \{ \$nth \} of": "the second attack",
        r"\bhave it (unused|Devoted)": "unused, said of where it goes",
        r"\bTake this card and": "put this card …",
        r", which you look at": "look at … choose …",
        r"(on top|on the bottom) of the \{ -deck": "whose deck",
        r"(into|to) the \{ -(discard|cover|hand)": "whose pile",
        r"is at (most|least)": "3 or lower, 3 or higher",
        r"do all of this": "do the following",
        r"Do you do a": "Reshuffle now?",
        r"answers to that": "found",
        r"(\}|\d) %": "45%",
        r"(?<![-$\w])megami(?![-\w])": "Megami, as published",
        r"(?<![-\w\"\[])[Rr]ebuil(d|t)(?! =)": "the published word is Reshuffle",
        r"(?<![-\w\"\[])[Ii]mpatience(?![-\w])(?! =)": "the published word is Burnout",
        r"by itself after|saved by itself": "automatically",
        r" …": "no blank before an ellipsis",
        r"^[\w-]+-why-.* left .*: (only )?about": "leaves you about, has about … left",
        r"\bEscape\b": "Esc",
        r"(?<![-\w$\[])[Cc]rystals?(?![-\w\]])": "the term is Sakura token",
        r"(?<![-\w$\[])[Ss]pecials(?![-\w\]])(?! =)": "Special cards",
        r"\{ \$count \} × \{ \$token \}( of| moved)": "2 Seed tokens",
        r"take what was revealed": "it, them",
        r"\} of (your|the) \{ -([a-z]+-)?(hand|field|machine|extra|cover|discard)\b": "in your hand, from your hand",
        r"\bcards? of (your|their|the) hand\b": "in your hand, from your hand",
        r"as many cards( from[^.]*)? as (\{ \$(count|look)|the number)": "cards equal to the number",
        r"^[\w-]+-(told|end|drawn)-.* in(to)? the \{ -[\w-]+-(graveyard|archive|discard|hand) \}": "whose",
    },
}
"""By language: what no message and no text of a card says, and what is said instead."""
ON_CARDS: Final = {
    "ja": {
        r"枚数が[01](以上)?(なら|$|、)": "手札が0枚, 毒カードがあるなら",
        r"次の場合だけである": "…でしか使用できない",
        r"《後退》または": "neither: 《後退》も《離脱》も",
        r"(?<!好きな)順に行う（": "in any order",
        r"対応した切札でない|以上の切札でない|以下の切札でない": "a comma before what belongs to the attack",
        r"）（": "two brackets in a row",
        r"[ァ-ヶー]→": "blanks beside an arrow",
        r"相手は相手の": "自分の",
        r"(?<!風)であるなら|ターンである間": "…なら, …のターンの間",
        r"自分の(マスコット|ツール|ファン|エール|〈[^〉]*〉)が付いて": "〈…〉が付いている自分の…",
        r"人数が[0-9]": "3人以上なら",
        r"出た目が[0-9]、または出た目が[0-9]なら": "3または5なら",
        r"(カード|ユニット|ホロメン)すべて(は|に)": "すべての…は",
    },
    "ko": {
        r"당신의 (손패|패산|버림패|덮음패|부여패|추가패)의 ": "당신 손패의 카드",
        r"카드 전부": "카드를 모두",
        r"대응한 비장패가 아닌": "a comma before what belongs to the attack",
        r"기교\[": "〔 〕",
        r"상대는 상대의": "자신의",
        r"쓸 수|쓰지 않|썼": "사용",
        r"(?<![0-9])0장": "1장도 없다",
        r"〉의 (홀로멤|카드|유닛)": "〈…〉 홀로멤",
        r"(카드|홀로멤|옐) 원하는 만큼": "카드를 원하는 만큼",
        r"(유닛|카드) 전부": "모든 유닛",
        r"인원수가 [0-9]": "3명 이상",
        r"하지 못한다": "할 수 없다",
        r"(녹|백|적|청|자|황) 또는 ": "녹색 또는 청색",
        r"골라진|밖에서": "선택된, 게임 바깥에서",
        r"[가-힣]→": "blanks beside an arrow",
    },
    "en": {
        r"number of (?!areas)[^.:()]* is (0|0 or lower|1 or higher)\b": "there are no …",
        r"\bnumber of cards in your (opponent’s )?[a-z ]+ is\b": "there are 2 or more cards in …",
        r"attack number \d": "second attack",
        r"(?<!building )\b[Tt]he (deck|hand|discard pile|played pile)\b(?! of)": "whose",
        r"All-Out: [a-z]": "a sentence begins with a capital",
        r"\b[Yy]ou may (Shadow|Distance|Your)": "do the following",
        r"\ba (?=[AEIO][a-z])|\ban (?=[BCDFGHJKLMNPQRSTVWXYZ][a-z])": "the article follows the sound",
        r"\bany (Attack|Action|Enhancement|Special|Normal|Full Power)\b": "a or an",
        r"\b[Rr]eveal 1 (?!or )[^.]*\b(take|put|send|attach) them\b": "it",
        r"\b1 to 2\b": "1 or 2",
        r"both players’ (Archive|hand|deck)\b": "Archives, hands, decks",
        r"\b[Tt]he opponent\b(?!’s turn)": "your opponent",
        r"Once a (turn|game), this turn": "Once a turn: This turn, …",
        r", Your\b": "a sentence goes on with a small letter",
        r"\b[Mm]ove every\b": "move all",
        r"\b(all cards|a card|[0-9]+ cards?) of your (hand|Archive)\b": "in your hand, from your hand",
        r"\bwith (Mascot|Tool|Fan|Item)\b": "with a Mascot",
        r"is [0-9]+ or the number\b(?!.* or higher)": "3 or 5",
    },
}
"""The same, of texts of cards as they read."""
_NAMES: Final = {"ja": "「[^」]*」", "ko": "「[^」]*」", "en": "“[^”]*”"}
"""Names in quotation marks, which may contain anything."""


def said_amiss(patterns: dict[str, str], lines: Iterable[tuple[str, str]]) -> list[str]:
    """Where lines contain one of the patterns: the place, the words, what is said instead."""
    compiled = [(re.compile(pattern), instead) for pattern, instead in patterns.items()]
    return [
        f"{where}: {found[0]!r} in {line!r}: {instead}"
        for where, line in lines
        for pattern, instead in compiled
        if (found := pattern.search(line))
    ]


def cards_say_amiss(language: str, lines: Iterable[tuple[str, str]]) -> list[str]:
    """The same of lines of cards as they read, names apart."""
    patterns = {**ANYWHERE[language], **ON_CARDS[language]}
    return said_amiss(patterns, [(where, re.sub(_NAMES[language], "", line)) for where, line in lines])
