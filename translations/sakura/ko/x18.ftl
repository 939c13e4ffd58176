# 추가 룰 §18의 텍스트: 이야기 보드, 막, 구상 카드. 구는 문장 끝의 마침표 없이 쓴다.

amount-act-value = { -act-value }
condition-act-is = { -act-color }이 { $colors }
act-effect = { $color }: { $step }
story-board-rule = 각 { -end-phase }에, 당신의 { -prepared-plot }의 { -achievement-condition }{ JOSA("이/가") } 그 턴 동안 만족되었다면 그 { -sakura-token }을 오른쪽 { -plot-space }으로 1칸 옮긴다. 가장 오른쪽에 닿으면 { -plot }는 { -achieved }{ JOSA("이/가") } 되고, 아래로 향하는 선을 따라 다음 { -act }으로 나아가며({ TERM("trial", "시련") }이 있는 선은 { -will }를 담은 { -plot }일 때만, 없는 선은 담지 않았을 때만), 그 색의 효과를 해결한다:{ "\u000A" }{ $effects }
resolve-act = 그 색의 { -effect }를 해결한다
achievement =
    { $times ->
        [1] { $condition }(달성 횟수: 1)
       *[other] { $condition }(달성 횟수: { $times })
    }
prepare-it = 그것을 { TERM("prepare-plot", "준비한다") }
prepare-or-be-removed = { $cards } 골라 { TERM("prepare-plot", "준비한다") }. { -achieved }에서 준비했다면, 이 카드를 { TERM("remove", "게임에서 제외한다") }
prepare-from = { $cards } 골라 { TERM("prepare-plot", "준비한다") }
option-act = { $color } { $value }
prompt-next-act = 어느 { -act }으로 나아가겠습니까?
option-plot-side =
    { $side ->
        [will] { -will }{ JOSA("을/를") } 담아 { -face-down }으로 놓는다: { $goal }
       *[other] { -face-up }으로 놓는다: { $goal }
    }
prompt-plot-side = { -plot }{ JOSA("을/를") } 어느 면으로 놓겠습니까?
cannot-advance-plot =
    { $who ->
        [me] 당신의 { -plot-kind }은 진행되지 않는다
       *[opponent] 상대의 { -plot-kind }은 진행되지 않는다
    }
amount-last-turn = 직전 턴
amount-plot-advanced = 당신의 { -plot-kind }이 마지막으로 진행된 턴
condition-no-plot-advanced = 당신의 { -plot-kind }이 직전 턴에 진행되지 않았다
condition-plot-not-prepared = 이 { -plot }가 이번 턴에 { TERM("prepare-plot", "준비되지") } 않았다
condition-crystals-at-once = 이번 턴에 { $least }개 이상의 { -sakura-token }이 한꺼번에 이동했다
condition-crystals-at-once-elsewhere = 이번 턴에 { $least }개 이상의 { -sakura-token }이 { -enhancements } 이외로 한꺼번에 이동했다
condition-life-changed = 이번 턴에 어느 플레이어의 { -life }가 변했다
condition-life-changed-at-once = 이번 턴에 어느 플레이어의 { -life }가 한꺼번에 { $least } 이상 변했다
condition-arrow-resolved = 이번 턴에 { -arrow }{ JOSA("이/가") } 해결되었다
condition-arrows-resolved = 이번 턴에 { -arrow }{ JOSA("이/가") } { $count }번 이상 해결되었다
condition-anybody-used = 이번 턴에 { $card }{ JOSA("이/가") } 사용되었다
gain-shown = { $cards } 공개하고 { -hand }에 더한다
gain-unused-of = { $cards } { -unused } 상태로 얻는다
trigger-goes-on = 당신이 다음 { -act }으로 나아갔을
card-of-declared-name = 선언된 { -name }의 { $card }
card-of-answered-attack = 대응한 《{ -attack-object }》의 { $card }
answered-to-deck-top = 그 《{ -attack-object }》의 카드를 보유자의 { -deck } 위에 놓는다
attack-by-card = { -attack } 카드에 의한 { $attack }
