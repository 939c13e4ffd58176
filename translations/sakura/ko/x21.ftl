# 추가 룰 §21의 텍스트: 시세, 플로우, 투자권, 회수. 구는 문장 끝의 마침표 없이 쓴다.

do-divest = { TERM("divest", "회수를 수행") }한다
amount-market-price = 당신의 { -market }
amount-funds =
    { $whose ->
        [me] 당신의 { -funds }
       *[opponent] 상대의 { -funds }
    }
market-rule = { TERM("rebuild", "재구성") } 직전과 메인 페이즈 시작에 { -investment }{ JOSA("을/를") } 이용할 수 있고, 메인 페이즈 시작에는 그 뒤에 { TERM("divest", "회수를 수행") }해도 된다. { -life }에 대한 { -damage }로 { -market }{ JOSA("이/가") } 움직인다
instead-of-divesting = 당신은 { -main-phase-begin }에 { TERM("divest", "회수를 수행") }하는 대신, 다음을 해도 된다: { $step }
change-damage-fixed = { -damage }{ JOSA("이/가") } 변하지 않는다
trait-damage-fixed = { -damage }{ JOSA("은/는") } 변하지 않음
prompt-divest = { TERM("divest", "회수를 수행") }하겠습니까?
figure-market-price = 시가
refusal-flow = { -flow }의 { -sakura-token }{ JOSA("은/는") } { -investment }, { TERM("divest", "회수") } 또는 효과로만 움직입니다.
refusal-market = { -market }{ JOSA("은/는") } { -investment }{ JOSA("으로/로") } 오르고, { TERM("divest", "회수") }로 내리며, { -life }에 대한 { -damage }로 움직입니다.
instead-of-defeat-all = 당신은 { -defeat }하는 대신에, 다음을 차례로 한다: { $step }
prompt-invest = 이용할 { -investment }{ JOSA("을/를") } 원하는 만큼 순서대로 고르세요.
