# 탁자 위: 플레이트에 적는 것, 아츠 버튼.

hololive-plate = { $name }: { -hololive-holomem } { $holomem }, { -hololive-life } { $life }, { -hololive-holo-power } { $power }{ $skill ->
    [0] , { -hololive-oshi-skill } 사용함
   *[other] {""}
}{ $sp ->
    [0] , { -hololive-sp-oshi-skill } 사용함
   *[other] {""}
}{ $collab ->
    [yes] , 콜라보 완료
   *[no] {""}
}{ $baton ->
    [yes] , { -hololive-baton-touch } 완료
   *[no] {""}
}{ $limited ->
    [yes] , { -hololive-limited } 사용함
   *[no] {""}
}{ $turn ->
    [yes] , 차례
   *[no] {""}
}{ $decides ->
    [yes] , 선택 중
   *[no] {""}
}
hololive-plate-box =
    { $what ->
        [oshi] 오시 스킬
        [sp] SP
        [collab] 콜라보
        [baton] 바통
       *[limited] LIMITED
    }
hololive-button-arts = { $arts }: { $damage } → { $area ->
        [center] 센터
        [collab] 콜라보
       *[back] { $target }
    }
hololive-button-arts-at-one = { $arts }: { $damage }…
hololive-button-target = { $area ->
        [center] 센터
        [collab] 콜라보
       *[back] 백
    }의 { $target }: { $damage }
