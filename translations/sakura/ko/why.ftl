# 다른 수에 견주어 그 수가 왜 좋은지, 왜 위험한지.

sakura-why-won-more = 내다본 100번 가운데 { $share }번은 자신의 다음 { -turn }까지 이깁니다(다른 수: { $other-share }번).
sakura-why-won-less =
    { $share ->
        [0] 자신의 다음 { -turn }까지 이기는 일은 거의 없습니다(다른 수: 내다본 100번 가운데 { $other-share }번).
       *[other] 자신의 다음 { -turn }까지 이기는 것은 내다본 100번 가운데 { $share }번뿐입니다(다른 수: { $other-share }번).
    }
sakura-why-lost-more = 내다본 100번 가운데 { $share }번은 자신의 다음 { -turn }까지 집니다(다른 수: { $other-share }번).
sakura-why-lost-less =
    { $share ->
        [0] 자신의 다음 { -turn }까지 지는 일은 거의 없습니다(다른 수: 내다본 100번 가운데 { $other-share }번).
       *[other] 자신의 다음 { -turn }까지 지는 것은 내다본 100번 가운데 { $share }번뿐입니다(다른 수: { $other-share }번).
    }
sakura-why-reach-more =
    { $how ->
        [turns] { $card }의 { -range }에 들어갑니다.
       *[stays] { $card }의 { -range }에 머무릅니다.
    }
sakura-why-reach-less =
    { $how ->
        [turns] { $card }의 { -range }에서 벗어납니다.
       *[stays] { $card }의 { -range }에 들어가지 못합니다.
    }
sakura-why-payable-more = { $card }{ JOSA("을/를") } 위해 { -flare }{ JOSA("을/를") } 남깁니다: 내다본 100번 가운데 { $share }번은 자신의 다음 { -turn }에 낼 수 있습니다(다른 수: { $other-share }번).
sakura-why-payable-less =
    { $share ->
        [0] { $card }{ JOSA("은/는") } 자신의 다음 { -turn }에 거의 낼 수 없습니다(다른 수: 내다본 100번 가운데 { $other-share }번).
       *[other] { $card }{ JOSA("을/를") } 자신의 다음 { -turn }에 낼 수 있는 것은 내다본 100번 가운데 { $share }번뿐입니다(다른 수: { $other-share }번).
    }
sakura-why-threats-more = { -turn }이 끝날 때 상대 손패의 공격이 약 { $value }장 닿습니다(다른 수: { $others }).
sakura-why-threats-less = { -turn }이 끝날 때 상대 손패에서 닿는 공격은 약 { $value }장뿐입니다(다른 수: { $others }).
sakura-why-life-more = 자신의 다음 { -turn }에 { -life }{ JOSA("이/가") } 약 { $value } 남습니다(다른 수: { $others }).
sakura-why-life-less = 자신의 다음 { -turn }에 { -life }{ JOSA("은/는") } 약 { $value }밖에 남지 않습니다(다른 수: { $others }).
sakura-why-their-life-more = 자신의 다음 { -turn }까지 { -life }에 주는 { -damage }는 약 { $less }뿐입니다(다른 수: { $others-less }).
sakura-why-their-life-less = 자신의 다음 { -turn }까지 { -life }에 { -damage }를 약 { $less } 줍니다(다른 수: { $others-less }).
sakura-why-aura-more = { -turn }이 끝날 때 자신의 { -aura }{ JOSA("이/가") } 약 { $value } 있습니다(다른 수: { $others }).
sakura-why-aura-less = { -turn }이 끝날 때 자신의 { -aura }{ JOSA("은/는") } 약 { $value }밖에 없습니다(다른 수: { $others }).
sakura-why-their-aura-more = { -turn }이 끝날 때 상대의 { -aura }{ JOSA("이/가") } 약 { $value } 남습니다(다른 수: { $others }).
sakura-why-their-aura-less = { -turn }이 끝날 때 상대의 { -aura }{ JOSA("은/는") } 약 { $value }밖에 남지 않습니다(다른 수: { $others }).
sakura-why-flare-more = 자신의 다음 { -turn }에 { -flare }{ JOSA("이/가") } 약 { $value }에 이릅니다(다른 수: { $others }).
sakura-why-flare-less = 자신의 다음 { -turn }에 { -flare }{ JOSA("은/는") } 약 { $value }밖에 없습니다(다른 수: { $others }).
sakura-why-their-flare-more = 자신의 다음 { -turn }까지 상대의 { -flare }{ JOSA("이/가") } 약 { $value }에 이릅니다(다른 수: { $others }).
sakura-why-their-flare-less = 자신의 다음 { -turn }까지 상대의 { -flare }{ JOSA("은/는") } 약 { $value }에 그칩니다(다른 수: { $others }).
sakura-why-hand-more = { -turn }이 끝날 때 자신의 { -hand }{ JOSA("이/가") } 약 { $value }장 남습니다(다른 수: { $others }장).
sakura-why-hand-less = { -turn }이 끝날 때 자신의 { -hand }{ JOSA("은/는") } 약 { $value }장밖에 남지 않습니다(다른 수: { $others }장).
sakura-why-their-hand-more = 자신의 다음 { -turn }에 상대의 { -hand }{ JOSA("이/가") } 약 { $value }장 있습니다(다른 수: { $others }장).
sakura-why-their-hand-less = 자신의 다음 { -turn }에 상대의 { -hand }{ JOSA("은/는") } 약 { $value }장밖에 없습니다(다른 수: { $others }장).
