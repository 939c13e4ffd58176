# 手ほどき（engine/sakura/lessons）：題名、課題、理由、起きたこと。

# 1
sakura-lesson-distance = 間合と適正距離
    .about = どのカードが届くか、どう近づくか
sakura-lesson-distance-reach = { $card }を使いましょう。手札から卓の中央へドラッグします。
    .why = 手前があなた、奥が相手で、{ -life }がなくなった方が負けます。{ -attack }は{ -distance }が{ -range }の内にある時だけ届きます。今の{ -distance }は4、このカードは3から4に届きます。
    .done = 当たりました。{ -damage }3/1は「盾の{ -aura }から3」か「{ -life }から1」の選択です。相手は{ -aura }で受けました。
sakura-lesson-distance-reach-first = まず攻撃しましょう。もう{ -range }の内です。
sakura-lesson-distance-reach-end = まだターンを終えないでください。手札のカードが届きます。
sakura-lesson-distance-step = { $card }は3にしか届きません。{ -distance }の結晶を自分の{ -aura }へドラッグします。支払いは{ -vigor }です。
    .why = 結晶1つが一歩分です。{ -forward }はそれを自分の{ -aura }へ移すので、近づきながら守りも固まります。
    .done = { -distance }は3になり、{ -aura }が1増えました。
sakura-lesson-distance-step-end = まず近づきましょう。ここからでは{ $card }が届きません。
sakura-lesson-distance-strike = { $card }を使いましょう。
    .why = { -damage }は2/2です。相手にはもう受けるための{ -aura }がありません。
    .done = { -aura }で受けられない分は{ -life }で受けます。相手は2失いました。{ -life }が0になった方が負けです。

# 2
sakura-lesson-paying = 動きとその代償
    .about = 基本動作は集中力か手札で支払う
sakura-lesson-paying-forward = 近づきましょう。{ -distance }の結晶を自分の{ -aura }へドラッグします。支払いは{ -vigor }です。
    .why = { -basic-action }一回につき、{ -vigor }1か手札1枚を支払います。{ -vigor }がある間は、それが支払いになります。毎ターン1増え、2まで持てます。
    .done = { -vigor }を1使い、{ -distance }は6になりました。
sakura-lesson-paying-forward-away = それでは相手から離れてしまいます。手札のカードは近くで効きます。
sakura-lesson-paying-recover = 守りを纏いましょう。{ -shadow }の結晶を自分の{ -aura }へドラッグします。支払いはまた{ -vigor }です。
    .why = { -shadow }には誰のものでもない結晶が置かれていて、{ -recover }はそこから{ -aura }を補います。{ -aura }は{ -damage }を受ける盾です。
    .done = { -aura }は5になりました。これより多くは持てません。
sakura-lesson-paying-cover = { -vigor }がなくなりました。{ -aura }の結晶を{ -flare }へドラッグし、{ $card }で支払います。裏向きで{ -cover }に置かれます。
    .why = { -focus }で貯めた{ -flare }は、最も強いカードの支払いになります。伏せたカードは失われず、{ -deck }を再構成すると戻ります。
    .done = { -flare }が1になり、{ -aura }にも空きができました。
sakura-lesson-paying-cover-away = それでは相手から離れてしまいます。{ -flare }を貯めましょう。
sakura-lesson-paying-end = これで十分です。問いの横のボタンで{ -main-phase }を終えましょう。
    .why = 支払える限り何度でも動けます。その後は相手のターンです。手札は2枚まで残せます。
    .done = ターンが終わりました。

# 3
sakura-lesson-close = 近すぎる時
    .about = 達人の間合と、そこからの離脱
sakura-lesson-close-breakaway = { $card }は3にしか届かず、今は2です。{ -shadow }の結晶を{ -distance }へドラッグします。支払いは{ -vigor }です。
    .why = { -distance }が2以下なら{ -master-distance }の中です。そこでは{ -forward }できませんが、{ -breakaway }ができます。{ -aura }を減らさずに下がる動きです。
    .done = { -distance }は3になり、{ -aura }はそのままです。
sakura-lesson-close-breakaway-shield = { -backward }でも下がれますが、{ -aura }の結晶を使います。{ -master-distance }の中でなら、もっと良い手があります。
sakura-lesson-close-breakaway-end = まだターンを終えないでください。一歩下がればカードが届きます。
sakura-lesson-close-strike = では{ $card }を使いましょう。
    .why = 近くで効くカードと遠くで効くカードがあります。自分は届き、相手は届かない{ -distance }に立つのがこつです。
    .done = 当たりました。相手の{ -aura }では足りず、{ -life }で受けました。

# 4
sakura-lesson-aura-or-life = オーラかライフか
    .about = 攻撃された時、どちらで受けるか
sakura-lesson-aura-or-life-aura = 相手が{ $card }を使いました。{ -damage }は3/2です。{ -aura }で受けましょう。{ -aura }の結晶を{ -shadow }へドラッグします。
    .why = 左の数は{ -aura }へ、右の数は{ -life }への{ -damage }で、受ける側がどちらかを選びます。{ -aura }は満ちています。使いましょう。
    .done = { -aura }から3つが{ -shadow }へ移りました。{ -life }は無傷です。
sakura-lesson-aura-or-life-aura-life = それでは{ -life }を2失います。{ -aura }は満ちているので、{ -aura }で受けましょう。
sakura-lesson-aura-or-life-life = 次は{ $card }、{ -damage }は2/1です。{ -life }で受けましょう。{ -life }の結晶を{ -flare }へドラッグします。
    .why = 失うのは1だけで、その結晶は{ -flare }になり、強いカードの支払いに使えます。{ -aura }を2残せば、もう一度防げます。
    .done = { -life }は9、{ -flare }は1になりました。{ -aura }は2のままです。
sakura-lesson-aura-or-life-life-keep = それでは{ -aura }が尽き、次の攻撃を{ -life }で受けることになります。これは{ -life }1で済みます。
sakura-lesson-aura-or-life-third = もう一度、{ $card }の2/1です。今度は{ -aura }で受けましょう。
    .why = { -aura }で受けられるのは足りる時だけです。2の{ -damage }には結晶が2つ要ります。今はちょうど足ります。
    .done = 三度攻撃されて、失った{ -life }は1だけです。これが{ -aura }の働きです。
sakura-lesson-aura-or-life-third-life = { -aura }で受けられます。{ -aura }は{ -life }よりずっと補いやすいのです。

# 5
sakura-lesson-flare = フレアと切札
    .about = フレアを貯め、最も強いカードを使う
sakura-lesson-flare-focus = { -aura }の結晶を{ -flare }へドラッグします。支払いは{ -vigor }です。
    .why = { $card }の{ -cost }は7、{ $card-2 }は2。今の{ -flare }は8です。あと1で両方使えます。
    .done = { -flare }は9になりました。
sakura-lesson-flare-focus-both = もう支払えますが、{ -flare }をあと1貯めれば、このターンに両方使えます。
sakura-lesson-flare-focus-end = 待たずに、{ -flare }を1貯めてこのターンに打って出ましょう。
sakura-lesson-flare-strike = { $card }を使いましょう。{ -specials }から卓の中央へドラッグします。
    .why = { -specials }は初めから手元にあり、引くものではありません。{ -flare }から支払い、一度だけ使えます。
    .done = { -damage }4/4は{ -aura }3では受けきれません。支払った{ -flare }7は{ -shadow }へ移り、カードは表向きになりました。これが{ -devoted }です。
sakura-lesson-flare-strike-dear = 先に{ $card }を使いましょう。{ -shadow }が増えるほど、{ $card-2 }が生きます。
sakura-lesson-flare-shield = 次は{ $card }です。
    .why = { -shadow }の結晶を{ -aura }へ移すカードです。支払った{ -flare }が{ -shadow }にあるので、結晶は足ります。
    .done = { -aura }がまた満ちました。書かれた条件で未使用に戻る{ -specials }もありますが、ほかは一度きりです。

# 6
sakura-lesson-reaction = 対応
    .about = 攻撃に答える：打ち消すか、かわすか
sakura-lesson-reaction-cancel = 相手が{ $card-2 }で攻撃してきました。{ $card }をその攻撃の上へドラッグします。
    .why = { -reaction }のカードは、攻撃が当たる前に使えます。{ -vigor }が2なので、このカードは{ -special(form: "word") }でない攻撃を打ち消し、反撃もします。
    .done = こちらの一撃が先に入り、相手の攻撃は打ち消されました。
sakura-lesson-reaction-cancel-pass = それでは攻撃が当たります。手札に、止められるカードがあります。
sakura-lesson-reaction-cancel-other = { $card-3 }でも助かりますが、今は取っておきましょう。{ $card }なら打ち消した上に一撃返せます。
sakura-lesson-reaction-evade = 次は{ $card-2 }です。{ -life }を1奪い、4にしか届きません。{ $card }で{ -reaction }し、{ -aura }を{ -distance }へ移しましょう。
    .why = 届くかどうかは{ -reaction }の後にもう一度確かめます。{ -distance }が5なら外れます。
    .done = { -distance }は5になり、攻撃は外れました。無傷です。
sakura-lesson-reaction-evade-pass = それでは{ -life }を1失います。{ -aura }では防げません。{ -range }の外へ出ましょう。

# 7
sakura-lesson-enhancement = 付与
    .about = 結晶が載っている間、場に残るカード
sakura-lesson-enhancement-devote = { $card }を使い、載せる結晶を2つ選んで決定しましょう。
    .why = { -enhancement }のカードは場に残ります。{ -capacity }の数だけ、{ -shadow }か自分の{ -aura }から結晶を載せます。{ -shadow }からなら損はありません。
    .done = { $card }が結晶とともに{ -enhancements }に置かれました。
sakura-lesson-enhancement-devote-end = 先に{ -enhancement }のカードを使いましょう。早く置くほど早く働きます。
sakura-lesson-enhancement-wait = では{ -main-phase }を終え、{ $card }の結晶を見ていましょう。
    .why = 自分と相手、どちらの{ -turn }の始めにも、{ -enhancement }のカードから結晶が1つずつ離れます。最後の1つがなくなるとカードは場を離れ、{ -disenchant }の効果が起きます。
    .done = 結晶がなくなり、{ $card }が攻撃しました。相手の{ -aura }を3減らしました。

# 8
sakura-lesson-full-power = 全力
    .about = ほかのすべてと引き換えの、大きな一枚
sakura-lesson-full-power-strike = { $card }を使いましょう。中央へドラッグすれば、このターンは{ -full-power-action }になります。
    .why = { -main-phase }の始めに、支払える限り何度でも動ける{ -standard-action }か、カードを1枚だけ使う{ -full-power-action }かを選びます。
    .done = { -damage }4/3が通りました。その1枚でターンは終わり、相手のターンも過ぎました。
sakura-lesson-full-power-strike-standard = { -standard-action }では{ $card }を使えません。{ -full-power }のカードです。
sakura-lesson-full-power-standard = 新しいターンです。{ -deck }は再構成せず、{ -standard-action }を選び、{ $card }を使いましょう。
    .why = 大抵のターンは{ -standard-action }です。カードと基本動作を好きな順に行えます。
    .done = このターンはまだ続けられます。{ -vigor }や手札で支払える限り動けます。

# 9
sakura-lesson-vigor = 集中力、畏縮、上限
    .about = 集中力は2、手札は2、そして畏縮の痛み
sakura-lesson-vigor-spend = { -vigor }は2です。これ以上は持てません。1つ使って一歩近づきましょう。
    .why = { -vigor }は毎ターンの始めに1増えます（最初のターンを除く）。2のままでは、その1が無駄になります。
    .done = { -vigor }を1使い、一歩近づきました。これで次の分が入ります。
sakura-lesson-vigor-spend-end = それでは次のターンの{ -vigor }が無駄になります。上限は2です。
sakura-lesson-vigor-flinch = { $card }を使いましょう。相手が畏縮します。
    .why = { -flinch }しているプレイヤーは、次に{ -vigor }を得る代わりに{ -flinch }が解けるだけです。
    .done = 相手の{ -vigor }の横に{ -flinch }の印が付きました。
sakura-lesson-vigor-limit = 手札は3枚です。{ -main-phase }を終え、{ $card }を{ -cover }に置きましょう。
    .why = ターンの終わりに手元に残せる手札は2枚、残りは{ -cover }になります。それなら基本動作の支払いに使う方が得です。
    .done = 手札を2枚残し、2枚引きました。相手の{ -vigor }は1のままです。増える分を{ -flinch }が消しました。あなたは2です。

# 10
sakura-lesson-rebuild = 空の山札
    .about = 焦燥と、再構成の代償
sakura-lesson-rebuild-end = { -deck }はあと1枚です。{ -main-phase }を終えましょう。
    .why = ターンの始めに2枚引きます。その前に{ -deck }を再構成できます。どうなるか見てみましょう。
    .done = またあなたのターンです。引く前に、再構成するかを問われます。
sakura-lesson-rebuild-shock = 一度「再構成しない」を選び、起きたことを{ -aura }で受けてみましょう。
    .why = ないカードは引けません。引けない1枚ごとに{ -impatience }が起き、1/1の{ -damage }を受けます。
    .done = 1枚引き、2枚目がなかったので{ -impatience }で{ -aura }を1失いました。
sakura-lesson-rebuild-shock-yes = 再構成はこの後です。まず空の{ -deck }がどうなるかを見ましょう。
sakura-lesson-rebuild-shock-life = { -life }の方が大切です。{ -aura }で受けられます。
sakura-lesson-rebuild-again = { -standard-action }を選び、{ -main-phase }を終えます。{ $card }を{ -cover }に置きましょう。
    .why = { -deck }が空のままでは何も引けず、{ -impatience }が毎ターン2度起きます。
    .done = またあなたのターンです。{ -deck }は空です。
sakura-lesson-rebuild-rebuild = 今度は{ -deck }を再構成しましょう。
    .why = { -rebuild }では{ -life }に1{ -damage }を受け、{ -discard }と{ -cover }のカードを混ぜて新しい{ -deck }にします。{ -impatience }2度よりは安いものです。
    .done = { -life }は9になり、カードがすべて戻りました。伏せ方次第で、再構成の時期を選べます。
sakura-lesson-rebuild-rebuild-no = それでは何も引けず、{ -impatience }を2度受けます。

# 11
sakura-lesson-building = 七枚と三枚
    .about = デッキを組む：何が要るか、なぜか
sakura-lesson-building-attacks = あなたのメガミはユリナとサイネです。{ -attack }のカードを4枚、下へドラッグするかクリックしてデッキに入れましょう。
    .why = 決闘では二柱の{ -megami }からカードという力を借ります。{ -deck-building }では、相手の二柱を見てから秘密に選びます。{ -range }の重なる{ -attack }を選ぶのがこつです。ユリナとサイネは3から5で重なります。
    .done = { -attack }が4枚入りました。大抵のターンに打てます。
sakura-lesson-building-reactions = { -reaction }のカードが2枚入るようにしましょう。
    .why = 手札に{ -reaction }があるだけで、相手の攻撃は確かなものでなくなります。{ -attack }を兼ねるものもあります。
    .done = { -reaction }が2枚入りました。相手は警戒せざるを得ません。
sakura-lesson-building-seven = デッキの{ -normal }を7枚にしましょう。
    .why = { -normal }7枚が{ -deck }になります。多くも少なくもできず、同じカードは1枚だけです。数ターンですべてを引くので、どれも引きたいカードにしましょう。
    .done = 7枚揃いました。決闘の間、何度も巡ってきます。
sakura-lesson-building-three = { -special }を3枚選びましょう。
    .why = 初めから手元にあり、{ -flare }で使います。決着をつける強い1枚と、そこまでを助ける安いカードを選びましょう。
    .done = 七枚と三枚、これで完成です。決闘の前には既製のデッキも選べます。

# 12
sakura-lesson-finish = 自分の力で
    .about = 総仕上げ：このターンに勝つ
sakura-lesson-finish-win = このターンに勝ちましょう！ { $card }は3から4、{ $card-2 }は3に届きます。{ -vigor }は1、今の{ -distance }は4です。
    .why = 相手は{ -aura }3、{ -life }2。手順は自由です。うまくいかなければ取り消せます。
    .done = 勝利です！ まず{ -aura }を崩し、次に{ -life }を奪う。多くの決闘はこうして決まります。

# 13
sakura-lesson-first-duel = 初めての決闘
    .about = 既製のデッキで最後まで。相手のライフは7から
sakura-lesson-first-duel-hand = 最初の3枚です。ボタンでそのまま始めることも、何枚か戻して引き直すこともできます。
    .why = あなたのメガミはユリナとサイネです。得意な{ -distance }は3から5です。決闘は{ -distance }10から始まるので、急がない手札で構いません。
    .done = 決闘開始です。{ -first-player }はあなた、{ -vigor }は0です。
sakura-lesson-first-duel-approach = 近づきましょう。手札1枚で{ -forward }1回分を支払えます。それからターンを終えます。
    .why = { -distance }10では攻撃が届きません。取った結晶はそのまま{ -aura }になります（5まで）。
    .done = 相手の最初のターンが終わりました。これからは毎ターン2枚引き、{ -vigor }が1増えます。
sakura-lesson-first-duel-approach-reaction = 相手が遠くから攻撃してきました。{ -reaction }のカードがあれば今使えます。なければ見送ります。
sakura-lesson-first-duel-approach-damage = ここでは{ -damage }を{ -aura }で受けましょう。{ -aura }は近づくたびに戻ります。
sakura-lesson-first-duel-duel = 相手の{ -life }を0にしましょう。ここからはすべて自分で決めます。
    .why = カードの届く{ -distance }（3から5）へ進みましょう。小さな攻撃で{ -aura }を崩し、{ -life }を打ちます。{ -specials }のために{ -flare }も貯めましょう。「手本を見る」で一手の案が出ます。
    .done = 初めての決闘に勝ちました！
sakura-lesson-first-duel-duel-conduct = { -standard-action }か{ -full-power-action }かを選びます。{ -full-power }のカードはないので{ -standard-action }です。
sakura-lesson-first-duel-duel-reaction = 攻撃されました。役立つ{ -reaction }のカードがあれば今使えます。なければ見送ります。
sakura-lesson-first-duel-duel-damage = { -damage }を{ -aura }か{ -life }で受けます。{ -aura }は補いやすいものの、重い攻撃のために残すことも大切です。
sakura-lesson-first-duel-duel-rebuild = { -deck }が2枚より少なければ再構成しましょう。{ -impatience }2度より{ -life }1の方が安いのです。
