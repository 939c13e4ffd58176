# 手ほどき（engine/sakura/lessons）：題名、課題、理由、起きたこと。

# 1
sakura-lesson-distance = 間合と適正距離
    .about = どのカードが届くか、どう近づくか
sakura-lesson-distance-reach = { $card }を使いましょう。手札から卓の中央へドラッグします。
    .why = { -attack }は{ -distance }が{ -range }の内にある時だけ届きます。今の{ -distance }は4、このカードは3から4に届きます。
    .done = 当たりました。{ -damage }3/1は「{ -aura }から3」か「{ -life }から1」の選択です。相手は{ -aura }で受けました。
sakura-lesson-distance-reach-first = まず攻撃しましょう。もう{ -range }の内です。
sakura-lesson-distance-reach-end = まだターンを終えずに。手札のカードが届きます。
sakura-lesson-distance-step = { $card }は3にしか届きません。{ -distance }の結晶を自分の{ -aura }へドラッグします。支払いは{ -vigor }です。
    .why = { -forward }は{ -distance }の結晶を自分の{ -aura }へ移します。近づきながら、守りも固まります。
    .done = { -distance }は3になり、{ -aura }が一つ増えました。
sakura-lesson-distance-step-end = まず近づきましょう。ここからでは{ $card }が届きません。
sakura-lesson-distance-strike = { $card }を使いましょう。
    .why = { -damage }は2/2。相手にはもう受けるための{ -aura }がありません。
    .done = { -aura }で受けられない分は{ -life }で受けます。相手は2失いました。{ -life }が0になった方が負けです。

# 2
sakura-lesson-paying = 動きとその代償
    .about = 基本動作は集中力か手札で支払う
sakura-lesson-paying-forward = 近づきましょう。{ -distance }の結晶を自分の{ -aura }へドラッグし、{ -vigor }で支払います。
    .why = { -basic-action }一回につき、{ -vigor }1か手札1枚を支払います。{ -vigor }は毎ターン1増え、2まで持てます。
    .done = { -vigor }を1使い、{ -distance }は6になりました。
sakura-lesson-paying-forward-away = それでは相手から離れてしまいます。手札のカードは近くで効きます。
sakura-lesson-paying-recover = 守りを纏いましょう。{ -shadow }の結晶を自分の{ -aura }へドラッグし、また{ -vigor }で支払います。
    .why = { -recover }は{ -shadow }から{ -aura }を補います。{ -aura }は{ -damage }を受ける盾です。
    .done = { -aura }は5になりました。これより多くは持てません。
sakura-lesson-paying-cover = { -vigor }がなくなりました。{ -aura }の結晶を{ -flare }へドラッグし、{ $card }で支払います。裏向きで{ -cover }に置かれます。
    .why = { -focus }で貯めた{ -flare }は、最も強いカードの支払いになります。伏せたカードは失われず、{ -deck }を再構成すると戻ります。
    .done = { -flare }が1になり、{ -aura }にも空きができました。
sakura-lesson-paying-cover-away = それでは相手から離れてしまいます。{ -flare }を貯めましょう。
sakura-lesson-paying-end = これで十分です。問いの横のボタンで{ -main-phase }を終えましょう。
    .why = 支払える限り何度でも動けます。その後は相手のターンです。手札は2枚まで残せます。
    .done = ターンが終わりました。
