# 手ほどき（engine/hololive/lessons）：題名、課題、理由、起きたこと。

# 1
hololive-lesson-stage = ステージ
    .about = 誰がどこに立ち、誰が攻撃し、どうすれば勝つか
hololive-lesson-stage-center = 攻撃しましょう。{ -hololive-center }の{ $card }を、相手の{ -hololive-center }の{ $card-2 }へドラッグします。
    .why = 手前があなた、奥が相手です。戦うのは{ -hololive-center }と{ -hololive-collab }の{ -hololive-holomem }で、ほかは{ -hololive-back }に控えます。{ $card }の{ -hololive-arts }は30{ -hololive-damage }、{ $card-2 }の残り{ -hololive-hp }も30です。
    .done = { $card-2 }は{ -hololive-down }して{ -hololive-stage }を離れ、相手は{ -hololive-life }を1失いました。{ -hololive-life }がなくなった方が負けです。
hololive-lesson-stage-center-collab = { $card-3 }はこの次です。すぐに{ -hololive-down }させられる{ $card }から始めましょう。
hololive-lesson-stage-center-end = まだ終えないでください。前に立つ{ -hololive-holomem }が攻撃できます。
hololive-lesson-stage-collab = 次は、{ -hololive-collab }の{ $card }を、相手の{ -hololive-collab }の{ $card-2 }へドラッグします。
    .why = { -hololive-performance-step }には、{ -hololive-center-holomem }と{ -hololive-collab-holomem }が1回ずつ、相手の前に立つ{ -hololive-holomem }に{ -hololive-arts }を使えます。{ -hololive-back }には届きません。
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
    .why = { -hololive-bloom }は、同じ名前の次のレベルのカードを上に重ねることです。{ -hololive-debut }、{ -hololive-1st }、{ -hololive-2nd }の順に進みます。{ -hololive-hp }と{ -hololive-arts }は新しいカードのものになり、{ -hololive-cheer }と受けた{ -hololive-damage }はそのまま残ります。
    .done = { -hololive-hp }60のうち30{ -hololive-damage }を受けていました。今は150のうち120が残っています。
hololive-lesson-bloom-bloom-end = まだです。{ -hololive-center-holomem }の{ -hololive-1st }のカードが{ -hololive-hand }にあります。
hololive-lesson-bloom-wait = { $card }の{ -hololive-1st }のカードは次の{ -hololive-turn }まで待ちます。ボタンで{ -hololive-main-step }を、続けて{ -hololive-performance-step }を終えましょう。
    .why = この{ -hololive-turn }に{ -hololive-stage }に出た{ -hololive-holomem }は{ -hololive-bloom }できません。1{ -hololive-turn }に2度することも、それぞれの最初の{ -hololive-turn }にすることもできません。
    .done = 相手の{ -hololive-turn }が済みました。自分の{ -hololive-turn }はカードを1枚引いて始まり、{ -hololive-cheer }を送るところです。
hololive-lesson-bloom-grown = { -hololive-cheer }を{ $card }に送り、それから{ -hololive-1st }のカードをその上へドラッグしましょう。
    .why = { $card }は前の自分の{ -hololive-turn }から{ -hololive-stage }にいます。前に立っていても{ -hololive-back }にいても構いません。
    .done = { $card }の{ -hololive-hp }は160になりました。次の{ -hololive-turn }からは{ -hololive-2nd }のカードを重ねられます。
hololive-lesson-bloom-grown-end = まだです。今なら{ $card }が{ -hololive-bloom }できます。
