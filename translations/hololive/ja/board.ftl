# 盤面の言葉：場所、カードの様子、デッキ選び。

game-hololive = ホロライブ OFFICIAL CARD GAME

hololive-home-subtitle = 『ホロライブ OFFICIAL CARD GAME』の二人用の卓
hololive-about-rules = 『ホロライブ OFFICIAL CARD GAME』：2026年1月30日の総合ルール1.7.0に従います。
hololive-home-new = デッキを選んで始める

hololive-again-detail = 今のデッキから選び直す
hololive-same-detail = 同じデッキですぐに

hololive-area =
    { $area ->
        [oshi] { -hololive-oshi-position }
        [center] { -hololive-center }
        [collab] { -hololive-collab }
        [back] { -hololive-back }
        [stack] { -hololive-stack }
        [cheer] { -hololive-cheer }
        [support] { -hololive-support }
        [life] { -hololive-life }
        [deck] { -hololive-deck }
        [cheer-deck] { -hololive-cheer-deck }
        [hand] { -hololive-hand }
        [archive] { -hololive-archive }
        [holo-power] { -hololive-holo-power }
        [resolution] { -hololive-resolution }
        [outside] ステージの外
       *[other] { $area }
    }
hololive-short =
    { $what ->
        [center] センター
        [collab] コラボ
        [back] バック
        [oshi] 推し
        [cheer-deck] エール
        [holo-power] パワー
       *[other] {""}
    }
hololive-phase =
    { $phase ->
        [reset] { -hololive-reset-step }
        [hand] { -hololive-hand-step }
        [cheer] { -hololive-cheer-step }
        [main] { -hololive-main-step }
        [performance] { -hololive-performance-step }
       *[end] { -hololive-end-step }
    }
hololive-goes-first = { -hololive-first-player }は{ $player }です
hololive-seen = { -hololive-down }
hololive-turn-line = { $turn ->
    [0] ゲームの準備
   *[other] 第{ $turn }{ -hololive-turn }
}{ $room ->
    [little] {""}
   *[much] ・{ $name }
}{ $phase ->
    [reset] ・{ -hololive-reset-step }
    [hand] ・{ -hololive-hand-step }
    [cheer] ・{ -hololive-cheer-step }
    [main] ・{ -hololive-main-step }
    [performance] ・{ -hololive-performance-step }
    [end] ・{ -hololive-end-step }
   *[none] {""}
}
hololive-item-card = { $name }{ $holomem ->
    [yes] 、残り{ -hololive-hp }{ $left }、{ -hololive-cheer }{ $cheer }
   *[no] {""}
}{ $support ->
    [0] {""}
   *[other] 、{ -hololive-support }{ $support }
}{ $status ->
    [rest] 、{ -hololive-rest }している
   *[none] {""}
}{ $state ->
    [lit] 、選べる
    [picked] 、選択済み
   *[there] {""}
}
hololive-item-piece = { $kind ->
   *[damage] { -hololive-damage }
}{ $number }{ $state ->
    [lit] 、選べる
    [picked] 、選択済み
   *[there] {""}
}
hololive-back =
    { $kind ->
        [cheer] 裏向きの{ -hololive-cheer }
       *[main] 裏向きのカード
    }
