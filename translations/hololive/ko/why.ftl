# 다른 수에 견주어 그 수가 왜 좋은지, 왜 위험한지.

hololive-why-won-more = 내다본 100번 가운데 { $share }번은 자신의 다음 { -hololive-turn }까지 이깁니다(다른 수: { $other-share }번).
hololive-why-won-less =
    { $share ->
        [0] 자신의 다음 { -hololive-turn }까지 이기는 일은 거의 없습니다(다른 수: 내다본 100번 가운데 { $other-share }번).
       *[other] 자신의 다음 { -hololive-turn }까지 이기는 것은 내다본 100번 가운데 { $share }번뿐입니다(다른 수: { $other-share }번).
    }
hololive-why-lost-more = 내다본 100번 가운데 { $share }번은 자신의 다음 { -hololive-turn }까지 집니다(다른 수: { $other-share }번).
hololive-why-lost-less =
    { $share ->
        [0] 자신의 다음 { -hololive-turn }까지 지는 일은 거의 없습니다(다른 수: 내다본 100번 가운데 { $other-share }번).
       *[other] 자신의 다음 { -hololive-turn }까지 지는 것은 내다본 100번 가운데 { $share }번뿐입니다(다른 수: { $other-share }번).
    }
hololive-why-life-more = 자신의 다음 { -hololive-turn }에 { -hololive-life }{ JOSA("이/가") } 약 { $value } 남습니다(다른 수: { $others }).
hololive-why-life-less = 자신의 다음 { -hololive-turn }에 { -hololive-life }{ JOSA("은/는") } 약 { $value }밖에 남지 않습니다(다른 수: { $others }).
hololive-why-their-life-more = 자신의 다음 { -hololive-turn }에 { -hololive-opponent }의 { -hololive-life }{ JOSA("이/가") } 약 { $value } 남습니다(다른 수: { $others }).
hololive-why-their-life-less = 자신의 다음 { -hololive-turn }에 { -hololive-opponent }의 { -hololive-life }{ JOSA("은/는") } 약 { $value }밖에 남지 않습니다(다른 수: { $others }).
hololive-why-holomem-more = 자신의 다음 { -hololive-turn }에 { -hololive-stage }에 { -hololive-holomem }{ JOSA("이/가") } 약 { $value }명 남습니다(다른 수: { $others }명).
hololive-why-holomem-less = 자신의 다음 { -hololive-turn }에 { -hololive-stage }에는 { -hololive-holomem }{ JOSA("이/가") } 약 { $value }명밖에 남지 않습니다(다른 수: { $others }명).
hololive-why-their-holomem-more = 자신의 다음 { -hololive-turn }에 { -hololive-opponent }의 { -hololive-stage }에 { -hololive-holomem }{ JOSA("이/가") } 약 { $value }명 남습니다(다른 수: { $others }명).
hololive-why-their-holomem-less = 자신의 다음 { -hololive-turn }에 { -hololive-opponent }의 { -hololive-stage }에는 { -hololive-holomem }{ JOSA("이/가") } 약 { $value }명밖에 남지 않습니다(다른 수: { $others }명).
hololive-why-health-more = 자신의 다음 { -hololive-turn }에 { -hololive-holomem }들의 { -hololive-hp }{ JOSA("이/가") } 모두 합쳐 약 { $value } 남습니다(다른 수: { $others }).
hololive-why-health-less = 자신의 다음 { -hololive-turn }에 { -hololive-holomem }들의 { -hololive-hp }{ JOSA("은/는") } 모두 합쳐 약 { $value }밖에 남지 않습니다(다른 수: { $others }).
hololive-why-their-health-more = 자신의 다음 { -hololive-turn }에 { -hololive-opponent }의 { -hololive-holomem }들의 { -hololive-hp }{ JOSA("이/가") } 모두 합쳐 약 { $value } 남습니다(다른 수: { $others }).
hololive-why-their-health-less = 자신의 다음 { -hololive-turn }에 { -hololive-opponent }의 { -hololive-holomem }들의 { -hololive-hp }{ JOSA("은/는") } 모두 합쳐 약 { $value }밖에 남지 않습니다(다른 수: { $others }).
hololive-why-bloomed-more = 이 { -hololive-turn }{ JOSA("이/가") } 끝날 때 { -hololive-bloom }한 자신의 { -hololive-holomem }{ JOSA("이/가") } 약 { $value }명이 됩니다(다른 수: { $others }명).
hololive-why-bloomed-less = 이 { -hololive-turn }{ JOSA("이/가") } 끝날 때 { -hololive-bloom }한 자신의 { -hololive-holomem }{ JOSA("은/는") } 약 { $value }명밖에 없습니다(다른 수: { $others }명).
hololive-why-arts-more = 자신의 다음 { -hololive-turn }에 { $card }에 약 { $value } { -hololive-damage }의 { -hololive-arts }{ JOSA("을/를") } 쓸 { -hololive-cheer }{ JOSA("이/가") } 갖춰집니다(다른 수: { $others }).
hololive-why-arts-less = 자신의 다음 { -hololive-turn }에 { $card }의 { -hololive-cheer }{ JOSA("은/는") } 약 { $value } { -hololive-damage }의 { -hololive-arts }만 쓸 만큼뿐입니다(다른 수: { $others }).
hololive-why-cheer-more = 자신의 다음 { -hololive-turn }에 { -hololive-holomem }들의 { -hololive-cheer }{ JOSA("이/가") } 모두 합쳐 약 { $value }장이 됩니다(다른 수: { $others }장).
hololive-why-cheer-less = 자신의 다음 { -hololive-turn }에 { -hololive-holomem }들의 { -hololive-cheer }{ JOSA("은/는") } 모두 합쳐 약 { $value }장밖에 없습니다(다른 수: { $others }장).
hololive-why-hand-more = 자신의 다음 { -hololive-turn }에 { -hololive-hand }{ JOSA("이/가") } 약 { $value }장 남습니다(다른 수: { $others }장).
hololive-why-hand-less = 자신의 다음 { -hololive-turn }에 { -hololive-hand }{ JOSA("은/는") } 약 { $value }장밖에 남지 않습니다(다른 수: { $others }장).
hololive-why-power-more = 자신의 다음 { -hololive-turn }에 { -hololive-holo-power }{ JOSA("이/가") } 약 { $value }장이 됩니다(다른 수: { $others }장).
hololive-why-power-less = 자신의 다음 { -hololive-turn }에 { -hololive-holo-power }{ JOSA("은/는") } 약 { $value }장밖에 없습니다(다른 수: { $others }장).
