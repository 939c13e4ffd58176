# 手ほどき（engine/gateruler/lessons）：題名、課題、理由、起きたこと。

# 1
gateruler-lesson-lines = ラインと攻撃
    .about = どこに何が立ち、何が攻撃を防ぎ、何が勝敗を決めるか
gateruler-lesson-lines-side = 攻撃しましょう。{ $card }を、向かい側の{ $card-2 }へドラッグします。
    .why = { -gateruler-unit }は左、中央、右の{ -gateruler-line }に立ち、{ -gateruler-attack-zone }の{ -gateruler-ready }の{ -gateruler-unit }が{ -gateruler-attack }できます。与えるのは自分の{ -gateruler-atk }、3です。{ $card-2 }の{ -gateruler-hp }も3です。
    .done = { $card-2 }は{ -gateruler-destroy }され、{ -gateruler-attack }した{ $card }は横向きに{ -gateruler-rest }しました。{ -gateruler-intercept }も{ -gateruler-strike-back }も持たない{ -gateruler-unit }は、{ -gateruler-attack }されても何も返しません。
gateruler-lesson-lines-side-other = それはこの次です。まず{ $card }で{ -gateruler-attack }しましょう。
gateruler-lesson-lines-side-end = まだです。{ -gateruler-attack }できる{ -gateruler-unit }がいます。
gateruler-lesson-lines-guard = 次は中央です。{ $card }を、{ -gateruler-defence }の{ $card-2 }へドラッグします。
    .why = { -gateruler-attack }が届くのは、{ -gateruler-line }の一番前のカードだけです。{ -gateruler-defence }の{ -gateruler-unit }は、後ろの{ -gateruler-ruler-card }の{ $card-3 }を守っています。
    .done = { $card-2 }がいなくなり、{ $card-3 }の前が空きました。
gateruler-lesson-lines-guard-end = まだです。{ $card }が{ -gateruler-attack }できます。
gateruler-lesson-lines-ruler = { -gateruler-ruler-card }も{ -gateruler-attack }できます。自分の{ $card }を、相手の{ $card-2 }へドラッグします。
    .why = { -gateruler-ruler-card }に与えるのは{ -gateruler-stk }の数、{ $card }では2です。1点ごとに{ -gateruler-deck }の一番上のカードがめくられ、{ -gateruler-damage }に置かれます。
    .done = 相手の{ -gateruler-damage }にカードが2枚置かれました。{ -gateruler-life }の枚数になれば{ -gateruler-defeat }です。
gateruler-lesson-lines-ruler-end = まだです。{ $card }も{ -gateruler-attack }できます。

# 2
gateruler-lesson-gate = ゲートと優先権
    .about = 使ったものがどこで待ち、どの順に解決されるか
gateruler-lesson-gate-summon = { -gateruler-hand }の{ $card }を左の{ -gateruler-attack-zone }へドラッグし、{ -gateruler-pass }しましょう。
    .why = { -gateruler-play }したカードはまず{ -gateruler-gate }に置かれ、二人が続けて{ -gateruler-pass }すると解決されます。間に相手が答えるかもしれません。
    .done = 二人とも{ -gateruler-pass }したので、{ $card }が{ -gateruler-in-play }に出ました。
gateruler-lesson-gate-summon-end = まだです。{ $card }を出しましょう。
gateruler-lesson-gate-attack = { -gateruler-main-phase }を終え、{ $card }で中央を{ -gateruler-attack }し、{ -gateruler-pass }しましょう。
    .why = { -gateruler-attack }の前後にも{ -gateruler-priority }が回ります。相手には{ -gateruler-set-card }があるので、そのたびに尋ねられます。
    .done = 相手が{ $card-2 }を「{ -gateruler-instant }」に{ -gateruler-play }しました。{ -gateruler-attack }している{ -gateruler-unit }に4の{ -gateruler-damage-dealt }です。{ -gateruler-gate }で解決を待っています。
gateruler-lesson-gate-answer = 自分の{ -gateruler-set-card }の{ $card }を{ -gateruler-gate }へドラッグしましょう。
    .why = 後から置いたものが先に解決されます。{ $card }は{ -gateruler-damage-dealt }を2減らします。{ $card-2 }より先に間に合います。
    .done = { $card }が先に解決され、{ $card-3 }が受けた{ -gateruler-damage-dealt }は2だけです。{ -gateruler-hp }は3なので残りました。
gateruler-lesson-gate-answer-pass = { -gateruler-pass }すると{ $card-2 }が解決されてしまいます。先に{ $card }で守りましょう。

# 3
gateruler-lesson-set-cards = セットカードとカウンター
    .about = 伏せて備え、相手のターンに使い、受けたダメージで逆転する
gateruler-lesson-set-cards-set = { $card }を{ -gateruler-hand }から{ -gateruler-set-zone }へドラッグしましょう。
    .why = { -gateruler-timing }が{ -gateruler-normal }でない{ -gateruler-event }は、裏向きに{ -gateruler-to-set }してから{ -gateruler-play }します。{ -gateruler-to-set }に支払いは要らず、相手には見えません。
    .done = { $card }は伏せてあります。自分はいつでも見られます。
gateruler-lesson-set-cards-set-end = まだです。{ $card }を伏せて備えましょう。
gateruler-lesson-set-cards-wait = { -gateruler-main-phase }と{ -gateruler-attack-phase }を終え、聞かれたら「この{ -gateruler-turn }はずっと{ -gateruler-pass }」を選びましょう。
    .why = { -gateruler-set-card }があると、{ -gateruler-priority }のたびに尋ねられます。ずっと{ -gateruler-pass }しても、{ -gateruler-gate }に何かが置かれるか{ -gateruler-attack }されれば、また尋ねられます。
    .done = 相手の{ -gateruler-turn }です。{ $card-2 }があなたの{ -gateruler-ruler-card }を{ -gateruler-attack }しました。
gateruler-lesson-set-cards-flak = { $card }を{ -gateruler-gate }へドラッグしましょう。
    .why = { $card }は{ -gateruler-attack }している{ -gateruler-unit }に4の{ -gateruler-damage-dealt }を与えます。{ -gateruler-level }1の支払いは、相手の{ -gateruler-turn }なら{ -gateruler-ruler-card }の「ウィザード」を{ -gateruler-rest }してもできます。
    .done = { $card-2 }は{ -gateruler-destroy }され、{ -gateruler-attack }は届きません。続けて相手の{ -gateruler-ruler-card }が{ -gateruler-attack }してきました。
gateruler-lesson-set-cards-flak-pass = { -gateruler-pass }すると{ -gateruler-attack }が届きます。{ $card }を使いましょう。
gateruler-lesson-set-cards-counter = めくれた{ $card }の{ -gateruler-cnt }を使いましょう。
    .why = { -gateruler-damage-dealt }でめくれたカードに{ -gateruler-cnt }があれば、支払わずにすぐ使えます。{ $card }は{ -gateruler-damage }のカードを1枚{ -gateruler-recover }します。
    .done = 1枚{ -gateruler-recover }し、{ $card }自身も{ -gateruler-damage }ではなく{ -gateruler-graveyard }へ行きました。
gateruler-lesson-set-cards-counter-no = 使わなくても{ $card }は{ -gateruler-graveyard }へ行くだけです。使いましょう。

# 4
gateruler-lesson-drive = ドライブ
    .about = 手札のないルーラーがどう戦うか
gateruler-lesson-drive-summon = { -gateruler-drive }の{ $card }を左の{ -gateruler-attack-zone }へドラッグしましょう。
    .why = 「アプレンティス」は{ -gateruler-hand }も{ -gateruler-energy-card }も持ちません。自分の{ -gateruler-turn }の初めに{ -gateruler-deck }の上から2枚を裏向きで{ -gateruler-drive }に置き、支払わずに{ -gateruler-play }します。
    .done = 支払いなしに{ $card }が出ました。{ -gateruler-summon-right }にも限りがありません。
gateruler-lesson-drive-summon-end = まだです。{ -gateruler-drive }のカードは{ -gateruler-main-phase }の終わりに失われます。
gateruler-lesson-drive-reveal = { $card }をクリックして、公開しましょう。
    .why = { -gateruler-od }を持つカードは、{ -gateruler-drive }で表向きにすると{ -gateruler-od }を使えます。
    .done = { $card }は表向きになり、相手にも見えています。
gateruler-lesson-drive-reveal-end = まだです。{ $card }の{ -gateruler-od }が使えます。
gateruler-lesson-drive-overdrive = { $card }を{ -gateruler-gate }へドラッグして、{ -gateruler-od }を使いましょう。
    .why = { $card }の{ -gateruler-od }は敵の{ -gateruler-unit }に1の{ -gateruler-damage-dealt }を与えます。{ $card-2 }の{ -gateruler-hp }は1です。
    .done = { $card-2 }が{ -gateruler-destroy }されました。{ $card }自身もまだ{ -gateruler-drive }から{ -gateruler-play }できます。
gateruler-lesson-drive-overdrive-end = まだです。{ $card }の{ -gateruler-od }を使いましょう。
gateruler-lesson-drive-lost = { -gateruler-main-phase }を終えましょう。
    .why = { -gateruler-drive }に残ったカードは、{ -gateruler-main-phase }の終わりに{ -gateruler-graveyard }へ行きます。
    .done = { $card }は{ -gateruler-graveyard }へ行きました。使えるものは使い切りましょう。

# 5
gateruler-lesson-reverse = ダメージリバース
    .about = 受けたダメージを支払いに使う
gateruler-lesson-reverse-use = { $card }を{ -gateruler-gate }へドラッグし、裏向きにする3枚を選びましょう。
    .why = ［DR3］は{ -gateruler-cost }です。自分の{ -gateruler-damage }の表向きのカード3枚を裏向きにします。{ $card }はそうして相手のカード1枚を{ -gateruler-graveyard }に置きます。
    .done = { $card-2 }は{ -gateruler-graveyard }へ行きました。裏向きのカードも{ -gateruler-damage }の1枚ですが、{ -gateruler-reverse }にはもう使えません。
gateruler-lesson-reverse-use-end = まだです。{ -gateruler-damage }に表向きのカードが5枚あります。
gateruler-lesson-reverse-use-later = それはこの次です。先に{ $card }を使いましょう。
gateruler-lesson-reverse-draw = 残る2枚の表向きのカードで、{ $card }の{ -gateruler-ability }を使いましょう。
    .why = { $card }の{ -gateruler-cost }は［DR2］、ちょうど足ります。{ -gateruler-damage-dealt }を受けるほど、できることが増えます。
    .done = カードを2枚引きました。表向きのカードが足りなければ、{ -gateruler-reverse }はできません。
gateruler-lesson-reverse-draw-end = まだです。表向きのカードがちょうど2枚残っています。

# 6
gateruler-lesson-first-duel = 初めての対戦
    .about = 既製のデッキで最後まで。相手のダメージゾーンには初めから4枚ある
gateruler-lesson-first-duel-first = { -gateruler-drive }のカードを{ -gateruler-zone }へドラッグし、{ -gateruler-main-phase }を終えて{ -gateruler-attack }しましょう。
    .why = 二人ともアプレンティスです。{ -gateruler-turn }の初めに{ -gateruler-deck }の2枚が{ -gateruler-drive }に置かれ、支払いなしで使えます。残ったカードは失われます。一番初めの{ -gateruler-turn }の{ -gateruler-attack }は1度だけです。
    .done = 相手の最初の{ -gateruler-turn }が済みました。ここからは、{ -gateruler-ready }のカードはみな{ -gateruler-attack }できます。
gateruler-lesson-first-duel-first-attack = 1度だけの{ -gateruler-attack }です。{ -gateruler-ruler-card }にもできます。届くのは{ -gateruler-line }の一番前だけです。
gateruler-lesson-first-duel-duel = 相手の{ -gateruler-damage }を12枚にしましょう。ここからはすべて自分で決めます。
    .why = 毎{ -gateruler-turn }、使えるものを使い、{ -gateruler-unit }を1枚{ -gateruler-defence }に出して{ -gateruler-ruler-card }を守り、{ -gateruler-ready }のカードで{ -gateruler-attack }します。「手本を見る」は一手を勧めます。
    .done = 初めての対戦に勝ちました！
gateruler-lesson-first-duel-duel-attack = 倒せるものは倒し、守るもののない{ -gateruler-ruler-card }を{ -gateruler-attack }しましょう。受けるのは、{ -gateruler-attack }した側の{ -gateruler-stk }の数だけです。
gateruler-lesson-first-duel-duel-counter = ダメージで{ -gateruler-cnt }を持つカードがめくれました。使いましょう。支払いは要りません。
gateruler-lesson-first-duel-duel-answer = 相手の{ -gateruler-turn }です。役に立つものがなければ「この{ -gateruler-turn }はずっと{ -gateruler-pass }」を選びましょう。大事な時にはまた聞かれます。
gateruler-lesson-first-duel-duel-act = { -gateruler-drive }に残ったカードは、{ -gateruler-main-phase }の終わりに失われます。空いた{ -gateruler-zone }に、使えるだけ使いましょう。
