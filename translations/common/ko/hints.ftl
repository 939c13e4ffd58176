# 조언: 그 수의 뒤에 어떻게 되는가. 수는 내다본 것의 평균.

why-only = 달리 할 수 있는 것이 없습니다.
why-seldom = 내다본 수가 적어 까닭을 말할 수 없습니다.
why-clear = 다른 수는 가망이 적어 거의 내다보지 않았습니다.
why-even = 내다본 바로는 다른 수와 거의 차이가 없습니다.
why-whole = 어느 한 수치가 아니라 전체로 보아 형세가 나아집니다.
why-short = 어느 한 수치가 아니라 전체로 보아 형세가 나빠집니다.
why-risk = 위험: { $risk }
why-both = { $gain } 위험: { $risk }

## 판 위의 조언

hint-title = 조언
hint-looking = 앞을 내다보는 중…
hint-failed = 조언을 찾지 못했습니다.
hint-chance = { $chance }%
hint-row = { $answer }: { $chance }%
hint-take = 이 수를 두기
hint-close = 닫기
hint-nothing = 아무것도 고르지 않기
hint-several = { $answers }
board-hint = 조언: 지금 가장 좋은 수(F4)
menu-hint = 조언(&I)
keys-hint = F4
keys-hint-text = 조언: 지금 가장 좋은 수와 이길 가망, 그 까닭

## 대전 되돌아보기

result-analyse = 되돌아보기
result-analyse-detail = 이길 가망과 갈림길
duels-analyse = 되돌아보기
replay-analyse = 되돌아보기
analysis-title = 되돌아보기: { $first } 대 { $second }
analysis-curve = { $player }의 이길 가망(%)
analysis-curve-empty = 되짚는 대로 여기에 그려집니다.
analysis-progress = 되짚는 중
analysis-stop = 멈추기
analysis-go-on = 계속하기
analysis-points = 갈림길
analysis-when =
    { $turn ->
        [0] 준비
       *[other] 제{ $turn }턴
    }
analysis-point = { analysis-when }, { $player }: { $chance }% → { $left }%
analysis-point-kept = { analysis-when }, { $player }: { $chance }%
analysis-numbered = { $number }. { $point }
analysis-none = 어느 쪽도 크게 손해 보지 않았습니다.
analysis-none-yet = 아직 찾지 못했습니다.
analysis-not-yet = 이 수는 아직 되짚어 보지 않았습니다.
analysis-better =
    { analysis-when }, { $player }.
    둔 수: { $played }({ $left }%).
    더 좋은 수: { $best }({ $chance }%).
    { $why }
analysis-as-good =
    { analysis-when }, { $player }.
    둔 수: { $played }({ $left }%).
    비슷하게 좋은 수: { $best }({ $chance }%).
analysis-best =
    { analysis-when }, { $player }.
    둔 수: { $played }({ $left }%). 더 좋은 수는 찾지 못했습니다.
    { $why }
analysis-ghost-better = 더 좋은 수: { $chance }%
analysis-ghost-played = 둔 수: { $chance }%
analysis-watch = 여기부터 보기
analysis-save = 그림 저장…
analysis-save-title = 곡선을 그림으로 저장
analysis-pictures = 그림
analysis-not-saved = 그림을 { $path }에 쓸 수 없었습니다.
keys-analysis = 되돌아보기에서
keys-analysis-text = ←와 →로 한 수씩, Page Up과 Page Down으로 갈림길로
