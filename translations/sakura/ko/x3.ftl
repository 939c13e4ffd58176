# 추가 룰 §3의 텍스트: 덮임패에서 쓰는 설치, 두 번째 사용, 패배 대신, 부품. 구는 문장 끝의 마침표 없이 쓴다.

use-again = 그 뒤 그 카드가 { $area }에 있다면, 거기에서 한 번 더 사용한다
use-gives-each-time = 어느 사용에서든 그 카드의 《{ -attack-object }》은 { $what }{ JOSA("을/를") } 얻는다
use-before-rebuild = 당신이 { -deck }을 { TERM("rebuild", "재구성") }하기 직전에, { $cards } 골라 사용해도 된다
use-before-rebuild-too = 당신이 { -deck }을 { TERM("rebuild", "재구성") }하기 직전에, 더하여 { $cards } 골라 사용해도 된다
may-go-elsewhere = 사용한 이 카드가 { -discard }{ JOSA("으로/로") } 갈 때, 그 대신 다음을 해도 된다: { $step }
card-used-out-of = { $area }에서 사용하는 { $card }
only-by-itself = 이 카드는 자신의 효과로만 사용할 수 있다
use-instead-of-defeat = 당신이 이 { -sakura-duel }에서 처음으로 { -defeat }할 때, 그 대신 다음을 해도 된다: { $step }
use-this-without-life = 자신의 { -life }를 모두 { -shadow }로 옮기고, { -cost }{ JOSA("을/를") } 지불하여 이 카드를 사용한다
condition-took-damage =
    { $who ->
        [me] 당신이 이번 턴에 { taken-damage }{ JOSA("을/를") } 받았다
       *[opponent] 상대가 이번 턴에 { taken-damage }{ JOSA("을/를") } 받았다
    }
taken-damage =
    { $where ->
        [aura] { -aura-damage }
        [life] { -life-damage }
       *[flare] { -flare } 데미지
    }
change-damage-minus-x = -X/-X (X: { $amount })

## 부품

graded =
    { $number ->
        [1] 〈1단계〉 { $text }
        [2] 〈2단계〉 { $text }
        [3] 〈3단계〉 { $text }
       *[4] 〈4단계〉 { $text }
    }
assemble-parts = { -part }을 { $count }개 { -assemble }
assemble-x-parts = { -part }을 X개 { -assemble }(X: { $amount })
take-parts-apart = { -assembled }이 { $left }개 이하가 될 때까지 { -part }을 { -disassemble }
amount-assembled-parts =
    { $whose ->
        [me] 당신의 { -assembled } 수
       *[opponent] 상대의 { -assembled } 수
    }
attack-instead-of-rebuild = 당신은 { -deck }을 { TERM("rebuild", "재구성") }하는 대신, { -assembled } 가운데 { $keyword }{ JOSA("을/를") } 가진 것 1장과 원하는 만큼의 { -custom-part }을 { -public }하고 그것들의 { -attack-object }을 해도 된다. 그때 { -part }은 모두 조립되지 않은 상태로 돌아간다
prompt-main-part = { -deck }의 { TERM("rebuild", "재구성") } 대신 { -part }으로 《{ -attack-object }》을 하겠습니까? 한다면 { -main-part } 1장을 고르세요.
prompt-custom-parts = 함께 { -public }할 { -custom-part }을 효과를 더할 순서대로 고르세요.
