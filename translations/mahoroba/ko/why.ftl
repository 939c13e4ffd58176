# 다른 수에 견주어 그 수가 왜 좋은지, 왜 위험한지.

mahoroba-why-won-more = 내다본 100번 가운데 { $share }번은 자신의 다음 턴까지 이깁니다(다른 수: { $other-share }번).
mahoroba-why-won-less =
    { $share ->
        [0] 자신의 다음 턴까지 이기는 일은 거의 없습니다(다른 수: 내다본 100번 가운데 { $other-share }번).
       *[other] 자신의 다음 턴까지 이기는 것은 내다본 100번 가운데 { $share }번뿐입니다(다른 수: { $other-share }번).
    }
mahoroba-why-lost-more = 내다본 100번 가운데 { $share }번은 자신의 다음 턴까지 집니다(다른 수: { $other-share }번).
mahoroba-why-lost-less =
    { $share ->
        [0] 자신의 다음 턴까지 지는 일은 거의 없습니다(다른 수: 내다본 100번 가운데 { $other-share }번).
       *[other] 자신의 다음 턴까지 지는 것은 내다본 100번 가운데 { $share }번뿐입니다(다른 수: { $other-share }번).
    }
mahoroba-why-units-more = 자신의 다음 턴에 유닛이 약 { $value }체 남습니다(다른 수: { $others }체).
mahoroba-why-units-less = 자신의 다음 턴에 유닛은 약 { $value }체밖에 남지 않습니다(다른 수: { $others }체).
mahoroba-why-their-units-more = 자신의 다음 턴에 상대의 유닛이 약 { $value }체 남습니다(다른 수: { $others }체).
mahoroba-why-their-units-less = 자신의 다음 턴에 상대의 유닛은 약 { $value }체밖에 남지 않습니다(다른 수: { $others }체).
mahoroba-why-health-more = 자신의 다음 턴에 유닛들의 HP가 모두 합쳐 약 { $value } 남습니다(다른 수: { $others }).
mahoroba-why-health-less = 자신의 다음 턴에 유닛들의 HP는 모두 합쳐 약 { $value }밖에 남지 않습니다(다른 수: { $others }).
mahoroba-why-their-health-more = 자신의 다음 턴에 상대의 유닛들의 HP가 모두 합쳐 약 { $value } 남습니다(다른 수: { $others }).
mahoroba-why-their-health-less = 자신의 다음 턴에 상대의 유닛들의 HP는 모두 합쳐 약 { $value }밖에 남지 않습니다(다른 수: { $others }).
mahoroba-why-skill-more = 자신의 다음 턴에 { $card }의 스킬을 더 많이 쓸 수 있는 에너지가 갖춰집니다.
mahoroba-why-skill-less = 자신의 다음 턴에 { $card }의 스킬을 쓸 에너지가 모자라게 됩니다.
mahoroba-why-energy-more = 자신의 다음 턴에 에너지가 약 { $value }에 이릅니다(다른 수: { $others }).
mahoroba-why-energy-less = 자신의 다음 턴에 에너지는 약 { $value }밖에 없습니다(다른 수: { $others }).
mahoroba-why-hand-more = 자신의 다음 턴에 패가 약 { $value }장 남습니다(다른 수: { $others }장).
mahoroba-why-hand-less = 자신의 다음 턴에 패는 약 { $value }장밖에 남지 않습니다(다른 수: { $others }장).
