# 준비된 덱(engine/sakura/ready_decks.toml): 이름과 노림수.

ready-deck-blade-and-glaive = 칼과 언월도
    .aim = 둘 다 닿는 간격 3~5에서 오라를 깎고 「달그림자 떨어지니」로 끝낸다.
ready-deck-shot-and-slash = 쏘고 베기
    .aim = 멀리서 오라를 쏘아 떨어뜨리고, 파고들어 벤다.
ready-deck-drawn-blade-dance = 거합의 춤
    .aim = 간격 3~4를 대응으로 지키며 전력의 일격을 기다린다.
ready-deck-line-at-five = 간격 다섯의 진
    .aim = 간격 5에서는 언월도도 총도 닿는다. 거기 머물며 쉬지 않고 공격한다.
ready-deck-answer-to-everything = 모든 것에 답하기
    .aim = 공격하게 두고, 모두 받아넘기며 되돌려 준다.
ready-deck-out-of-reach = 닿지 않는 곳
    .aim = 간격 6~8로 떨어져 한 턴에 세 장을 쏜다.

build-ready = 준비된 덱
build-ready-tip = 이 둘로 바로 쓸 수 있는 덱입니다.
build-ready-brought = { $name }: { $aim }
ready-title = 준비된 덱
ready-note = 각자 하나씩 고릅니다. 같은 것이어도 됩니다.
ready-play = 바로 시작
ready-choose = 여신부터 고르기
choose-ready = 준비된 덱
choose-ready-tip = 준비된 덱으로 바로 시작합니다
ready-of-first = 첫 번째 플레이어의 덱
ready-of-second = 두 번째 플레이어의 덱
