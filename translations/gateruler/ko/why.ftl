# 다른 수에 견주어 그 수가 왜 좋은지, 왜 위험한지.

gateruler-why-won-more = 내다본 100번 가운데 { $share }번은 자신의 다음 { -gateruler-turn }까지 이깁니다(다른 수: { $other-share }번).
gateruler-why-won-less =
    { $share ->
        [0] 자신의 다음 { -gateruler-turn }까지 이기는 일은 거의 없습니다(다른 수: 내다본 100번 가운데 { $other-share }번).
       *[other] 자신의 다음 { -gateruler-turn }까지 이기는 것은 내다본 100번 가운데 { $share }번뿐입니다(다른 수: { $other-share }번).
    }
gateruler-why-lost-more = 내다본 100번 가운데 { $share }번은 자신의 다음 { -gateruler-turn }까지 집니다(다른 수: { $other-share }번).
gateruler-why-lost-less =
    { $share ->
        [0] 자신의 다음 { -gateruler-turn }까지 지는 일은 거의 없습니다(다른 수: 내다본 100번 가운데 { $other-share }번).
       *[other] 자신의 다음 { -gateruler-turn }까지 지는 것은 내다본 100번 가운데 { $share }번뿐입니다(다른 수: { $other-share }번).
    }
gateruler-why-life-more = 자신의 다음 { -gateruler-turn }에 { -gateruler-life }{ JOSA("이/가") } 약 { $value } 남습니다(다른 수: { $others }).
gateruler-why-life-less = 자신의 다음 { -gateruler-turn }에 { -gateruler-life }{ JOSA("은/는") } 약 { $value }밖에 남지 않습니다(다른 수: { $others }).
gateruler-why-their-life-more = 자신의 다음 { -gateruler-turn }에 { -gateruler-opponent }의 { -gateruler-life }{ JOSA("이/가") } 약 { $value } 남습니다(다른 수: { $others }).
gateruler-why-their-life-less = 자신의 다음 { -gateruler-turn }에 { -gateruler-opponent }의 { -gateruler-life }{ JOSA("은/는") } 약 { $value }밖에 남지 않습니다(다른 수: { $others }).
gateruler-why-units-more = 자신의 다음 { -gateruler-turn }에 { -gateruler-unit }{ JOSA("이/가") } 약 { $value }체 있습니다(다른 수: { $others }체).
gateruler-why-units-less = 자신의 다음 { -gateruler-turn }에 { -gateruler-unit }{ JOSA("은/는") } 약 { $value }체밖에 없습니다(다른 수: { $others }체).
gateruler-why-their-units-more = 자신의 다음 { -gateruler-turn }에 { -gateruler-opponent }의 { -gateruler-unit }{ JOSA("이/가") } 약 { $value }체 있습니다(다른 수: { $others }체).
gateruler-why-their-units-less = 자신의 다음 { -gateruler-turn }에 { -gateruler-opponent }의 { -gateruler-unit }{ JOSA("은/는") } 약 { $value }체밖에 없습니다(다른 수: { $others }체).
gateruler-why-health-more = 자신의 다음 { -gateruler-turn }에 { -gateruler-unit } 전체의 { -gateruler-hp }{ JOSA("이/가") } 약 { $value } 남습니다(다른 수: { $others }).
gateruler-why-health-less = 자신의 다음 { -gateruler-turn }에 { -gateruler-unit } 전체의 { -gateruler-hp }{ JOSA("은/는") } 약 { $value }밖에 남지 않습니다(다른 수: { $others }).
gateruler-why-their-health-more = 자신의 다음 { -gateruler-turn }에 { -gateruler-opponent }의 { -gateruler-unit } 전체의 { -gateruler-hp }{ JOSA("이/가") } 약 { $value } 남습니다(다른 수: { $others }).
gateruler-why-their-health-less = 자신의 다음 { -gateruler-turn }에 { -gateruler-opponent }의 { -gateruler-unit } 전체의 { -gateruler-hp }{ JOSA("은/는") } 약 { $value }밖에 남지 않습니다(다른 수: { $others }).
gateruler-why-atk-more = 이번 { -gateruler-turn }이 끝날 때 자신의 { -gateruler-attack-zone }의 { -gateruler-atk } 합계가 약 { $value } 있습니다(다른 수: { $others }).
gateruler-why-atk-less = 이번 { -gateruler-turn }이 끝날 때 자신의 { -gateruler-attack-zone }의 { -gateruler-atk } 합계는 약 { $value }밖에 없습니다(다른 수: { $others }).
gateruler-why-stk-more = 이번 { -gateruler-turn }이 끝날 때 자신의 { -gateruler-attack-zone }의 { -gateruler-stk } 합계가 약 { $value } 있습니다(다른 수: { $others }).
gateruler-why-stk-less = 이번 { -gateruler-turn }이 끝날 때 자신의 { -gateruler-attack-zone }의 { -gateruler-stk } 합계는 약 { $value }밖에 없습니다(다른 수: { $others }).
gateruler-why-set-more = 이번 { -gateruler-turn }이 끝날 때 자신의 { -gateruler-set-card }{ JOSA("이/가") } 약 { $value }장 있습니다(다른 수: { $others }장).
gateruler-why-set-less = 이번 { -gateruler-turn }이 끝날 때 자신의 { -gateruler-set-card }{ JOSA("은/는") } 약 { $value }장밖에 없습니다(다른 수: { $others }장).
gateruler-why-hand-more = 자신의 다음 { -gateruler-turn }에 { -gateruler-hand }{ JOSA("이/가") } 약 { $value }장 있습니다(다른 수: { $others }장).
gateruler-why-hand-less = 자신의 다음 { -gateruler-turn }에 { -gateruler-hand }{ JOSA("은/는") } 약 { $value }장밖에 없습니다(다른 수: { $others }장).
gateruler-why-energy-more = 이번 { -gateruler-turn }이 끝날 때 쓸 수 있는 { -gateruler-energy-card }{ JOSA("이/가") } 약 { $value }장 있습니다(다른 수: { $others }장).
gateruler-why-energy-less = 이번 { -gateruler-turn }이 끝날 때 쓸 수 있는 { -gateruler-energy-card }{ JOSA("은/는") } 약 { $value }장밖에 없습니다(다른 수: { $others }장).
gateruler-why-deck-more = 자신의 다음 { -gateruler-turn }에 { -gateruler-deck }{ JOSA("이/가") } 약 { $value }장 있습니다(다른 수: { $others }장).
gateruler-why-deck-less = 자신의 다음 { -gateruler-turn }에 { -gateruler-deck }{ JOSA("은/는") } 약 { $value }장밖에 없습니다(다른 수: { $others }장).
