# 手ほどき（engine/hololive/lessons）：題名、課題、理由、起きたこと。

# 1
hololive-lesson-stage = ステージ
    .about = 誰がどこに立ち、誰が攻撃し、どうすれば勝つか
hololive-lesson-stage-center = 攻撃しましょう。{ -hololive-center }の{ $card }を、相手の{ -hololive-center }の{ $card-2 }へドラッグします。
    .why = 手前があなた、奥が相手です。戦うのは{ -hololive-center }と{ -hololive-collab }の{ -hololive-holomem }で、ほかは{ -hololive-back }に控えます。{ $card }の{ -hololive-arts }は30{ -hololive-damage }、{ $card-2 }の残り{ -hololive-hp }も30です。
    .done = { $card-2 }は{ -hololive-down }して{ -hololive-stage }を離れ、相手は{ -hololive-life }を1失いました。{ -hololive-life }がなくなった方が負けです。
hololive-lesson-stage-center-collab = { $card-3 }はこの次です。すぐに{ -hololive-down }させられる{ $card }から始めましょう。
hololive-lesson-stage-center-end = まだ終えないでください。前に立つ{ -hololive-holomem }が攻撃できます。
hololive-lesson-stage-collab = 次は、{ -hololive-collab }の{ $card }を、向かいの{ $card-2 }へドラッグします。
    .why = { -hololive-performance-step }には、{ -hololive-center-holomem }と{ -hololive-collab-holomem }が1回ずつ、相手の前の{ -hololive-holomem }に{ -hololive-arts }を使えます。{ -hololive-back }には届きません。
    .done = 20{ -hololive-damage }は{ $card-2 }に残り、{ -hololive-hp }の100に届けば{ -hololive-down }です。ほかに攻撃できる{ -hololive-holomem }がいないので{ -hololive-turn }が終わり、相手の{ -hololive-turn }も済みました。
hololive-lesson-stage-collab-end = まだです。この{ -hololive-turn }は{ $card }も攻撃できます。

# 2
hololive-lesson-cheer = エール
    .about = アーツに必要なものと、今のターンの1枚の送り先
hololive-lesson-cheer-send = めくられた{ -hololive-cheer }を{ $card }に送りましょう。{ $card }をクリックするか、そこへドラッグします。
    .why = 自分の{ -hololive-turn }の{ -hololive-cheer-step }には毎回、{ -hololive-cheer-deck }の一番上のカードを、選んだ{ -hololive-holomem }に送ります。{ -hololive-arts }には{ -hololive-cheer }が要ります。{ $card }は2枚あれば強い方を使えます。
    .done = { $card }の{ -hololive-cheer }は2枚になりました。どちらも{ -hololive-white }です。
hololive-lesson-cheer-send-back = { -hololive-back }からは攻撃できません。今は{ -hololive-center-holomem }の方が必要としています。
hololive-lesson-cheer-strike = ボタンで{ -hololive-main-step }を終え、{ $card }の50{ -hololive-damage }の{ -hololive-arts }で{ $card-2 }を攻撃しましょう。
    .why = この{ -hololive-arts }に必要なのは、{ -hololive-white }の{ -hololive-cheer }1枚と、{ -hololive-colourless }と書かれた何色でもよい1枚です。付いていればよく、使ってもなくなりません。
    .done = 50{ -hololive-damage }を与え、{ $card }の{ -hololive-cheer }は2枚のままです。これで{ -hololive-turn }が終わり、相手の{ -hololive-turn }も済みました。
hololive-lesson-cheer-green = 今度は{ -hololive-green }です。{ -hololive-back }の{ $card }に送りましょう。
    .why = { $card-3 }の{ -hololive-arts }に必要な{ -hololive-cheer }はそろっています。{ $card }は{ -hololive-green }で、これから育てる{ -hololive-hand }のカードは{ -hololive-green }の{ -hololive-cheer }を求めます。求められた{ -hololive-colour }はその{ -hololive-colour }でなければなりません。
    .done = { -hololive-back }で待つ間にも準備はできます。こうして次に攻撃する{ -hololive-holomem }が育ちます。
hololive-lesson-cheer-green-white = { $card-3 }に必要な{ -hololive-cheer }はもうあります。次に攻撃する{ -hololive-holomem }のことを考えましょう。

# 3
hololive-lesson-bloom = DebutとBloom
    .about = ホロメンがどうステージに出て、どう成長するか
hololive-lesson-bloom-place = { $card }を出しましょう。{ -hololive-debut }のカードを{ -hololive-hand }から{ -hololive-back }へドラッグします。
    .why = { -hololive-holomem }は{ -hololive-debut }として{ -hololive-stage }に出ます。何人出してもよく、全部で6人までです。仲間は大切です。{ -hololive-stage }に{ -hololive-holomem }がいなくなると負けます。
    .done = { $card }が{ -hololive-back }に控えました。{ -hololive-center-holomem }はもう一人ではありません。
hololive-lesson-bloom-place-later = それはこの次です。まず{ -hololive-center-holomem }に仲間を出しましょう。
hololive-lesson-bloom-place-end = まだ{ -hololive-main-step }を終えないでください。出せる{ -hololive-holomem }がいます。
hololive-lesson-bloom-bloom = 次は{ $card }を{ -hololive-bloom }させましょう。{ -hololive-1st }のカードを{ -hololive-hand }からその上へドラッグします。
    .why = { -hololive-bloom }は、同じ名前のカードを上に重ねることです。{ -hololive-debut }か{ -hololive-1st }に{ -hololive-1st }、{ -hololive-1st }か{ -hololive-2nd }に{ -hololive-2nd }を重ねます。{ -hololive-hp }と{ -hololive-arts }は新しいカードのものになり、{ -hololive-cheer }と受けた{ -hololive-damage }はそのまま残ります。
    .done = { -hololive-hp }60のうち30{ -hololive-damage }を受けていました。今は150のうち120が残っています。
hololive-lesson-bloom-bloom-end = まだです。{ -hololive-center-holomem }の{ -hololive-1st }のカードが{ -hololive-hand }にあります。
hololive-lesson-bloom-wait = { $card }の{ -hololive-1st }のカードは次の{ -hololive-turn }まで待ちます。ボタンで{ -hololive-main-step }を、続けて{ -hololive-performance-step }を終えましょう。
    .why = この{ -hololive-turn }に{ -hololive-stage }に出た{ -hololive-holomem }は{ -hololive-bloom }できません。1{ -hololive-turn }に2度することも、それぞれの最初の{ -hololive-turn }にすることもできません。
    .done = 相手の{ -hololive-turn }が済みました。自分の{ -hololive-turn }はカードを1枚引いて始まり、{ -hololive-cheer }を送るところです。
hololive-lesson-bloom-grown = { -hololive-cheer }を{ $card }に送り、それから{ -hololive-1st }のカードをその上へドラッグしましょう。
    .why = { $card }は前の自分の{ -hololive-turn }から{ -hololive-stage }にいます。前に立っていても{ -hololive-back }にいても構いません。
    .done = { $card }の{ -hololive-hp }は160になりました。次の{ -hololive-turn }からは{ -hololive-2nd }のカードを重ねられます。
hololive-lesson-bloom-grown-end = まだです。今なら{ $card }が{ -hololive-bloom }できます。

# 4
hololive-lesson-collab = コラボとホロパワー
    .about = 前に立つ2人目と、コラボのたびに得るもの
hololive-lesson-collab-collab = { $card }を{ -hololive-back }から{ -hololive-collab }へドラッグしましょう。
    .why = 1{ -hololive-turn }に1度、{ -hololive-back-holomem }は{ -hololive-to-collab }でき、2人で攻撃できます。その時{ -hololive-deck }の一番上のカードが裏向きで{ -hololive-holo-power }になり、スキルの支払いに使えます。{ $card }には{ -hololive-collab-effect }もあり、この{ -hololive-turn }は{ -hololive-center-holomem }の{ -hololive-damage }が20増えます。
    .done = { -hololive-holo-power }が1枚になり、{ -hololive-collab-effect }もはたらいています。
hololive-lesson-collab-collab-other = { -hololive-collab-effect }がありません。{ $card }にしましょう。攻撃が強くなります。
hololive-lesson-collab-collab-end = まだです。{ -hololive-back }に{ -hololive-to-collab }できる{ -hololive-holomem }がいます。
hololive-lesson-collab-strike = ボタンで{ -hololive-main-step }を終え、{ $card }の50{ -hololive-damage }の{ -hololive-arts }で{ $card-2 }を攻撃しましょう。
    .why = 50に20を足して70、{ $card-2 }の{ -hololive-hp }と同じです。
    .done = { $card-2 }は{ -hololive-down }しました。カードの文章で増える{ -hololive-damage }は、選ぶ前に計算して示されます。
hololive-lesson-collab-pair = 続けて{ $card }で{ $card-2 }を攻撃しましょう。
    .why = { -hololive-collab-holomem }も自分の{ -hololive-arts }を使えます。攻撃は1{ -hololive-turn }に2回までです。
    .done = { -hololive-turn }が終わり、相手の{ -hololive-turn }も済みました。そして{ -hololive-reset-step }に{ $card }は{ -hololive-back }へ戻り、横向きになりました。この{ -hololive-turn }は{ -hololive-rest }です。
hololive-lesson-collab-pair-end = まだです。{ $card }も攻撃できます。
hololive-lesson-collab-again = { -hololive-cheer }を好きな{ -hololive-holomem }に送り、{ $card }で{ -hololive-to-collab }しましょう。
    .why = { $card-2 }にはできません。{ -hololive-collab }から戻ると1{ -hololive-turn }は{ -hololive-rest }です。交代で{ -hololive-to-collab }させましょう。
    .done = { -hololive-holo-power }が2枚になりました。毎{ -hololive-turn }{ -hololive-to-collab }すれば、すぐにスキルの支払いができます。
hololive-lesson-collab-again-end = まだです。{ -hololive-to-collab }のたびに{ -hololive-holo-power }がたまります。

# 5
hololive-lesson-life = ライフ
    .about = ホロメンがダウンすると失うもの、そこから得るもの
hololive-lesson-life-cheer = { $card }が{ -hololive-down }したので{ -hololive-life }を1失います。そのカードを{ $card-2 }に送りましょう。
    .why = { -hololive-life }は裏向きの{ -hololive-cheer }です。失った1枚は自分の{ -hololive-holomem }に送られるので、追い込まれた側ほど強くなります。ただし{ $card }と付いていたカードは{ -hololive-archive }へ行きました。
    .done = { -hololive-life }は残り5、{ $card-2 }には{ -hololive-arts }に必要な{ -hololive-green }の{ -hololive-cheer }が付きました。
hololive-lesson-life-cheer-other = { $card-2 }は強い{ -hololive-arts }を持つ{ -hololive-2nd }で、まだ{ -hololive-cheer }がありません。そちらに送りましょう。
hololive-lesson-life-center = 自分の{ -hololive-turn }ですが、{ -hololive-center }が空です。{ $card }を前に出しましょう。
    .why = { -hololive-reset-step }に、空の{ -hololive-center }へ{ -hololive-back }から1人が移ります。誰にするかは自分で選びます。
    .done = { -hololive-hp }190の{ $card }が{ -hololive-center }に立ちました。
hololive-lesson-life-center-other = { $card-2 }は{ -hololive-hp }が70しかなく、{ -hololive-cheer }もありません。強い方を立たせましょう。
hololive-lesson-life-advantage = { -hololive-cheer }を好きな{ -hololive-holomem }に送り、{ -hololive-main-step }を終え、{ $card }で{ $card-2 }を攻撃しましょう。
    .why = この{ -hololive-arts }は60{ -hololive-damage }、{ -hololive-blue }が相手なら50増えます。これが{ -hololive-against }です。{ $card-2 }は{ -hololive-blue }で、{ -hololive-hp }は100です。
    .done = 110{ -hololive-damage }を与え、相手も{ -hololive-life }を1失いました。攻撃する相手の{ -hololive-colour }を見ましょう。

# 6
hololive-lesson-baton = バトンタッチとお休み
    .about = 元気なホロメンを前へ。休むのは誰で、いつまでか
hololive-lesson-baton-baton = { $card }を{ -hololive-back }から{ -hololive-center }へドラッグしましょう。
    .why = { $card-2 }の{ -hololive-hp }は残り30で、次には{ -hololive-down }します。1{ -hololive-turn }に1度の{ -hololive-baton-touch }で、{ -hololive-back-holomem }と交代できます。ここでは{ -hololive-cheer }を1枚、{ -hololive-archive }に置きます。横向きの{ $card-3 }は{ -hololive-rest }しているので出られません。
    .done = 交代しました。{ $card-2 }の受けた{ -hololive-damage }は残りますが、{ -hololive-back }に{ -hololive-arts }は届きません。
hololive-lesson-baton-baton-end = それでは次の攻撃で{ $card-2 }が{ -hololive-down }します。先に交代させましょう。
hololive-lesson-baton-strike = { -hololive-main-step }を終え、{ $card }で{ $card-2 }を攻撃しましょう。
    .why = 交代しても{ -hololive-rest }にはならず、{ $card }はすぐに攻撃できます。{ -hololive-arts }は50{ -hololive-damage }、{ $card-2 }の残りの{ -hololive-hp }と同じです。
    .done = { $card-2 }は{ -hololive-down }しました。そして自分の{ -hololive-reset-step }に{ $card-3 }が起き上がりました。
hololive-lesson-baton-rest = { -hololive-cheer }を好きな{ -hololive-holomem }に送り、{ $card }の{ -hololive-to-collab }で{ -hololive-collab-effect }を使いましょう。
    .why = { -hololive-rest }は自分の{ -hololive-reset-step }に終わります。この{ -hololive-effect }は{ -hololive-archive }の{ -hololive-white }か{ -hololive-green }の{ -hololive-cheer }を{ -hololive-center-holomem }に送ります。
    .done = { -hololive-baton-touch }で支払った{ -hololive-cheer }が戻ってきました。
hololive-lesson-baton-rest-end = まだです。起き上がった{ $card }で{ -hololive-to-collab }できます。

# 7
hololive-lesson-support = サポートカード
    .about = 使うとなくなるカードと、ホロメンに付いて残るカード
hololive-lesson-support-staff = { $card }を使いましょう。{ -hololive-hand }から卓の中央へドラッグします。
    .why = { -hololive-support }は支払いなしで使えます。{ -hololive-staff }、{ -hololive-item }、{ -hololive-event }は書かれたことを行うと{ -hololive-archive }へ行きます。このカードはカードを3枚引きます。{ -hololive-limited }の印があるカードは1{ -hololive-turn }に1枚だけです。
    .done = 3枚引きました。その中にも{ -hololive-limited }が1枚あり、それは次の{ -hololive-turn }まで使えません。
hololive-lesson-support-staff-later = それはこの次です。先に引きましょう。カードが分かれば計画も立ちます。
hololive-lesson-support-staff-end = まだです。先に{ -hololive-support }を使いましょう。
hololive-lesson-support-tool = { -hololive-tool }の{ $card }を{ $card-2 }へドラッグしましょう。
    .why = { -hololive-tool }、{ -hololive-mascot }、{ -hololive-fan }は{ -hololive-holomem }に付いて残ります。{ -hololive-tool }は1人に1枚です。これが付くと{ $card-2 }の{ -hololive-arts }は20強くなります。
    .done = { $card-2 }に付きました。どこへ移っても一緒です。
hololive-lesson-support-tool-end = まだです。{ -hololive-tool }で攻撃が強くなります。
hololive-lesson-support-mascot = { -hololive-mascot }の{ $card }も{ $card-2 }へドラッグしましょう。
    .why = { -hololive-mascot }も1人に1枚で、{ -hololive-tool }と一緒に付けられます。これは{ -hololive-hp }を20増やします。
    .done = { $card-2 }の{ -hololive-hp }は160になりました。
hololive-lesson-support-mascot-end = まだです。{ -hololive-hand }に{ -hololive-mascot }があります。
hololive-lesson-support-fan = { -hololive-fan }の{ $card }を{ -hololive-back }の{ $card-2 }へドラッグしましょう。
    .why = { -hololive-fan }はカードに名前のある{ -hololive-holomem }だけに付きますが、何枚でも付けられます。これは{ -hololive-hp }を10増やします。
    .done = { $card-2 }の{ -hololive-hp }は110になりました。{ -hololive-down }すると付いていたカードもすべて失うので、誰に付けるかをよく考えましょう。
hololive-lesson-support-fan-end = まだです。{ -hololive-hand }に{ -hololive-fan }が残っています。
hololive-lesson-support-strike = { -hololive-main-step }を終え、{ $card }の強い方の{ -hololive-arts }で{ $card-2 }を攻撃しましょう。
    .why = 60に{ -hololive-tool }の20を足して80、{ $card-2 }の{ -hololive-hp }と同じです。
    .done = { $card-2 }は{ -hololive-down }しました。{ -hololive-tool }がなければ残っていました。

# 8
hololive-lesson-skill = 推しスキル
    .about = ホロパワーの使い道
hololive-lesson-skill-sp = ボタンで{ -hololive-sp-oshi-skill }を使い、{ $card-2 }の{ -hololive-1st }のカードを選びましょう。
    .why = { -hololive-oshi-position }の{ $card }は{ -hololive-deck }の主役で、{ -hololive-holo-power }で支払う2つのスキルを持ちます。{ -hololive-sp-oshi-skill }はゲームに1度です。ここでは{ -hololive-holo-power }1枚で、{ -hololive-archive }の{ -hololive-red }の{ -hololive-holomem }1枚を取り戻します。
    .done = カードが{ -hololive-hand }に戻り、{ -hololive-holo-power }は2枚残っています。
hololive-lesson-skill-sp-oshi = それは攻撃のためのスキルで、{ -hololive-holo-power }は両方の分があります。先にカードを取り戻しましょう。
hololive-lesson-skill-sp-small = { -hololive-center }には{ -hololive-bloom }できる{ -hololive-holomem }がもういます。{ -hololive-1st }のカードを選びましょう。
hololive-lesson-skill-sp-end = まだです。{ -hololive-oshi }が助けてくれます。
hololive-lesson-skill-bloom = { $card }を{ -hololive-center-holomem }へドラッグして{ -hololive-bloom }させましょう。
    .why = { -hololive-1st }になれば、60{ -hololive-damage }の{ -hololive-arts }が使えます。
    .done = { -hololive-hp }は140になり、{ -hololive-arts }も強くなりました。
hololive-lesson-skill-bloom-end = まだです。{ -hololive-center-holomem }が{ -hololive-bloom }できます。
hololive-lesson-skill-oshi = では{ $card }の{ -hololive-oshi-skill }を使いましょう。
    .why = こちらは毎{ -hololive-turn }1度使えます。ここでは{ -hololive-holo-power }2枚で、この{ -hololive-turn }の{ -hololive-red }の{ -hololive-center-holomem }の{ -hololive-damage }が20増えます。
    .done = { -hololive-holo-power }は{ -hololive-archive }へ行きました。使ったスキルは名前の札に示されます。
hololive-lesson-skill-oshi-end = まだです。スキルがなければ攻撃は20足りません。
hololive-lesson-skill-strike = { -hololive-main-step }を終え、{ $card }の強い方の{ -hololive-arts }で{ $card-2 }を攻撃しましょう。
    .why = 60に20を足して80、{ $card-2 }の{ -hololive-hp }と同じです。
    .done = { $card-2 }は{ -hololive-down }しました。{ -hololive-sp-oshi-skill }は勝負を決める時まで取っておきましょう。

# 9
hololive-lesson-dice = サイコロ
    .about = 運が決めることと、決めないこと
hololive-lesson-dice-event = { $card }を使い、{ -hololive-cheer }を{ $card-2 }に送りましょう。
    .why = { -hololive-die }を振るカードがあります。この{ -hololive-event }は3以上なら{ -hololive-archive }の{ -hololive-cheer }1枚を自分の{ -hololive-holomem }に送り、2以下なら何もしません。
    .done = 5が出て成功です。{ $card-2 }の{ -hololive-cheer }は3枚になりました。
hololive-lesson-dice-event-other = 一番強い{ -hololive-arts }まで、{ $card-2 }に{ -hololive-cheer }が1枚足りません。そちらに送りましょう。
hololive-lesson-dice-event-end = まだです。使える{ -hololive-event }があります。
hololive-lesson-dice-declare = { -hololive-main-step }を終え、100{ -hololive-damage }の{ -hololive-arts }で{ $card-2 }を攻撃しましょう。{ -hololive-die }を振り、{ -hololive-oshi-skill }で1を宣言します。
    .why = { -hololive-blue }が相手なら50、奇数の目で50、1ならさらに50増えて250になり、{ -hololive-hp }の240を超えます。{ -hololive-oshi-skill }は{ -hololive-holo-power }3枚で目を決めます。
    .done = 250{ -hololive-damage }です。{ $card-2 }は{ -hololive-buzz }で、強い代わりに{ -hololive-down }すると{ -hololive-life }を1でなく2失います。

# 10
hololive-lesson-finish = 決着
    .about = 3つの負け方。そしてこのターンで勝つ
hololive-lesson-finish-deck = { -hololive-deck }が空です。{ $card }を使いましょう。{ -hololive-hand }をすべて{ -hololive-deck }に戻してシャッフルし、5枚引きます。
    .why = { -hololive-hand-step }に引くカードがなければ負けます。{ -hololive-life }がなくなっても、{ -hololive-stage }に{ -hololive-holomem }がいなくなっても負けます。
    .done = { -hololive-deck }に1枚残りました。次の{ -hololive-turn }には足ります。
hololive-lesson-finish-deck-later = まず{ -hololive-deck }のことを考えましょう。空のままでは次の{ -hololive-turn }に負けます。
hololive-lesson-finish-deck-end = { -hololive-deck }が空のままでは、次の{ -hololive-turn }の始めに負けます。
hololive-lesson-finish-win = この{ -hololive-turn }で勝ちましょう。{ $card-2 }は{ -hololive-hp }100で、相手の{ -hololive-stage }に一人きりです。
    .why = 相手の{ -hololive-life }は3ありますが、{ -hololive-stage }が空になればやはり負けです。{ -hololive-bloom }、{ -hololive-tool }、{ -hololive-oshi-skill }で{ $card }は十分強くなります。もう手順は示されません。うまくいかなければ戻せます。
    .done = 勝利です。{ -hololive-life }、{ -hololive-stage }、{ -hololive-deck }の3つを、自分のものも相手のものもいつも見ておきましょう。

# 11
hololive-lesson-first-duel = 初めての対戦
    .about = スタートデッキで最後まで。ライフは2多く始まる
hololive-lesson-first-duel-begin = 最初の7枚です。ボタンでこのまま始め、{ -hololive-stage }に出す{ -hololive-holomem }を選びましょう。
    .why = あなたは{ $card }、相手は{ $card-2 }のスタートデッキです。気に入らない{ -hololive-hand }は1度だけ7枚引き直せます。今必要なのは{ -hololive-debut }で、ほかは後で役に立ちます。
    .done = { -hololive-life }が配られ、みな表になりました。最初の{ -hololive-turn }はあなたです。
hololive-lesson-first-duel-begin-center = { -hololive-center }は誰から始めますか？ { -hololive-hp }の多い{ -hololive-debut }なら長く立っていられます。
hololive-lesson-first-duel-begin-back = { -hololive-back }には誰を控えさせますか？ 何人でも構いません。仲間がいれば、{ -hololive-stage }が空になって負けることはありません。
hololive-lesson-first-duel-first = 準備をしましょう。{ -hololive-holomem }を出し、{ -hololive-to-collab }し、{ -hololive-support }を使い、それから{ -hololive-main-step }を終えます。
    .why = 一番初めの{ -hololive-turn }には誰も攻撃できず、{ -hololive-limited }のカードも{ -hololive-bloom }も使えません。それでも{ -hololive-to-collab }すれば{ -hololive-holo-power }がたまります。
    .done = 相手の最初の{ -hololive-turn }が済みました。ここからは{ -hololive-bloom }も攻撃もできます。
hololive-lesson-first-duel-first-cheer = { -hololive-cheer }は{ -hololive-center-holomem }に送りましょう。最初に攻撃するからです。
hololive-lesson-first-duel-duel = 相手の{ -hololive-life }を0にしましょう。ここからはすべて自分で決めます。
    .why = 毎{ -hololive-turn }、{ -hololive-cheer }を送り、{ -hololive-bloom }し、{ -hololive-to-collab }し、{ -hololive-support }やスキルを使い、前の2人で攻撃します。「手本を見る」は一手を勧めます。
    .done = 初めての対戦に勝ちました。
hololive-lesson-first-duel-duel-cheer = あと1枚で強い{ -hololive-arts }を使える{ -hololive-holomem }か、次に攻撃する{ -hololive-holomem }に送りましょう。
hololive-lesson-first-duel-duel-life = { -hololive-holomem }が{ -hololive-down }しました。失った{ -hololive-life }は{ -hololive-cheer }になります。誰に一番役立ちますか？
hololive-lesson-first-duel-duel-center = { -hololive-center }が空です。すぐに攻撃できるか、長く立っていられる{ -hololive-holomem }を出しましょう。
hololive-lesson-first-duel-duel-main = まず{ -hololive-bloom }、次に{ -hololive-to-collab }、それから攻撃を助けるものを使います。することがなくなったら{ -hololive-main-step }を終えましょう。
hololive-lesson-first-duel-duel-arts = 2人とも攻撃しましょう。2人を傷つけるより、1人を{ -hololive-down }させる方が得です。
