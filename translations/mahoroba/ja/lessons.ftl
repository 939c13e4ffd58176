# 手ほどき（engine/mahoroba/lessons）：題名、課題、理由、起きたこと。

# 1
mahoroba-lesson-units = ユニットと最初のスキル
    .about = 誰がどこに立ち、エネルギーをどう付け、スキルをどう使うか
mahoroba-lesson-units-place = { $card }を{ -mahoroba-hand }から{ -mahoroba-standby-1 }へドラッグしましょう。
    .why = 戦うのは{ -mahoroba-main }の{ $card-2 }です。後ろの四つの{ -mahoroba-standby }には、{ -mahoroba-unit }を1体ずつ出せます。1{ -mahoroba-turn }に空きの数だけ出せ、支払いは要りません。
    .done = { $card }の{ -mahoroba-ability }で、{ -mahoroba-main-unit }の与える{ -mahoroba-damage }が10増えます。
mahoroba-lesson-units-place-other = { $card }は{ -mahoroba-standby-1 }に出しましょう。
mahoroba-lesson-units-place-battle = まだです。{ -mahoroba-standby }に{ $card }を出せます。
mahoroba-lesson-units-charge = { $card }に{ -mahoroba-charge }します。{ $card-2 }を{ $card }へドラッグしましょう。
    .why = 1{ -mahoroba-turn }に1度、{ -mahoroba-hand }のどのカードでも1枚、味方の{ -mahoroba-unit }1体の{ -mahoroba-energy }にできます。{ -mahoroba-discard }にカードのない今、{ $card-2 }は使っても役に立ちません。
    .done = { -mahoroba-energy }が1つ付きました。1つめの{ -mahoroba-skill }の{ -mahoroba-cost }に足ります。
mahoroba-lesson-units-charge-battle = まだです。{ -mahoroba-energy }がないと、{ $card }は{ -mahoroba-skill }を使えません。
mahoroba-lesson-units-skill = { -mahoroba-skill }を使いましょう。{ $card }を、相手の{ -mahoroba-main-unit }の{ $card-2 }へドラッグします。
    .why = { -mahoroba-battle-phase }には、{ -mahoroba-main-unit }が{ -mahoroba-skill }を1つ使えます。使うと自分の{ -mahoroba-turn }は終わります。この{ -mahoroba-skill }の{ -mahoroba-damage }は20で、{ $card-3 }が10増やします。
    .done = { $card-2 }は30{ -mahoroba-damage }を受け、{ -mahoroba-hp }80の残りは50です。{ -mahoroba-energy }は減らず、次からの{ -mahoroba-turn }にも使えます。
mahoroba-lesson-units-skill-retreat = { $card-3 }は後ろから助けています。{ $card }で攻めましょう。
mahoroba-lesson-units-skill-end = まだです。{ $card }には{ -mahoroba-skill }を使えるだけの{ -mahoroba-energy }があります。

# 2
mahoroba-lesson-damage = ダメージとKO
    .about = ダメージはどう計算され、KOすると次に誰が出るか
mahoroba-lesson-damage-enhance = { $card }を{ $card-2 }へドラッグし、{ -mahoroba-set }を選びましょう。
    .why = { -mahoroba-enhancement }は、{ -mahoroba-set }した{ -mahoroba-unit }に付いたままになります。この1枚で、{ $card-2 }の{ -mahoroba-skill }が与える{ -mahoroba-damage }は20増えます。
    .done = { $card }が{ $card-2 }に付きました。
mahoroba-lesson-damage-enhance-other = これから攻めるのは{ $card-2 }です。{ $card-2 }に{ -mahoroba-set }しましょう。
mahoroba-lesson-damage-enhance-battle = まだです。{ $card }がないと{ -mahoroba-damage }が足りません。
mahoroba-lesson-damage-advantage = { $card }を{ $card-2 }へドラッグして、攻めましょう。
    .why = { -mahoroba-damage-sum }の順は四つ。{ -mahoroba-skill }が40、{ $card-3 }で20増え、{ $card-2 }の{ -mahoroba-ability }で10減り、最後に{ -mahoroba-flame }は{ -mahoroba-grove }に有利なので2倍になります。（40＋20－10）×2＝100、{ $card-2 }の{ -mahoroba-hp }と同じです。
    .done = { $card-2 }は{ -mahoroba-ko }し、{ $card-4 }が出ました。その{ -mahoroba-skill }は80{ -mahoroba-damage }で、{ -mahoroba-tide }は{ -mahoroba-flame }に有利なので2倍、{ $card }も{ -mahoroba-ko }しました。
mahoroba-lesson-damage-advantage-grove = { $card }のままがよいでしょう。{ -mahoroba-flame }は{ -mahoroba-grove }に有利です。
mahoroba-lesson-damage-advantage-end = まだです。{ $card }が攻められます。
mahoroba-lesson-damage-successor = { -mahoroba-main-unit }が{ -mahoroba-ko }しました。{ $card }を{ -mahoroba-main }へドラッグしましょう。
    .why = 入れ替わりに出す{ -mahoroba-standby-unit }は自分で選びます。{ $card-3 }は{ -mahoroba-tide }で、{ -mahoroba-grove }は{ -mahoroba-tide }に有利です。
    .done = { $card }が出ました。{ $card-2 }に付いていたカードは、すべて{ -mahoroba-discard }へ行きました。
mahoroba-lesson-damage-successor-flame = { $card-4 }は{ -mahoroba-flame }です。{ -mahoroba-tide }は{ -mahoroba-flame }に有利なので、{ $card }を選びましょう。
mahoroba-lesson-damage-win = { $card }で{ $card-2 }を攻めましょう。70{ -mahoroba-damage }の「{ skill-pr-06-2 }」を使います。
    .why = 2倍で140、{ $card-2 }の{ -mahoroba-hp }の120を超えます。{ $card-2 }は、相手の{ -mahoroba-area }に残った最後の{ -mahoroba-unit }です。すべて{ -mahoroba-ko }させれば{ -mahoroba-victory }です。
    .done = あなたの{ -mahoroba-victory }です！ もう一つ、{ -mahoroba-draw-phase }に引くカードがないと{ -mahoroba-defeat }です。
mahoroba-lesson-damage-win-flame = { $card }のままがよいでしょう。{ -mahoroba-grove }は{ -mahoroba-tide }に有利です。
mahoroba-lesson-damage-win-weak = 20では2倍でも40です。「{ skill-pr-06-2 }」を使いましょう。
mahoroba-lesson-damage-win-end = まだです。{ $card }が攻められます。

# 3
mahoroba-lesson-ailments = レスト、スタン、退却
    .about = 状態異常の時にできないことと、その治り方
mahoroba-lesson-ailments-janken = { -mahoroba-battle-phase }に進み、{ -mahoroba-janken }で{ -mahoroba-paper }を出しましょう。
    .why = 横向きの{ $card }は{ -mahoroba-rest }していて、{ -mahoroba-skill }も{ -mahoroba-ex-skill }も使えません。自分の{ -mahoroba-turn }の終わりに、{ -mahoroba-main-unit }のために{ -mahoroba-janken }をします。この手ほどきでは、相手は{ -mahoroba-rock }を出します。
    .done = 勝ったので、{ $card }は{ -mahoroba-normal }に戻りました。負ければ{ -mahoroba-rest }のままでした。
mahoroba-lesson-ailments-janken-later = { -mahoroba-retreat }でもよいのですが、それは後でします。まず{ $card }のために{ -mahoroba-janken }をしましょう。
mahoroba-lesson-ailments-janken-hand = この手ほどきでは相手は{ -mahoroba-rock }を出します。勝つのは{ -mahoroba-paper }です。
mahoroba-lesson-ailments-strike = { $card }を{ $card-2 }へドラッグして、攻めましょう。
    .why = 縦向きに戻った{ $card }は、また{ -mahoroba-skill }を使えます。この後は相手の{ -mahoroba-turn }です。
    .done = { $card-2 }は40{ -mahoroba-damage }を受けましたが、その{ -mahoroba-skill }で{ $card }は{ -mahoroba-stun }しました。
mahoroba-lesson-ailments-strike-attack = まだです。{ $card }が攻められます。
mahoroba-lesson-ailments-stun = もう一度{ -mahoroba-battle-phase }に進み、{ -mahoroba-paper }を出しましょう。
    .why = { -mahoroba-stun }した{ $card }は{ -mahoroba-retreat }もできません。動かすと理由が示されます。{ -mahoroba-janken }に勝っても、{ -mahoroba-stun }は{ -mahoroba-rest }になるだけです。
    .done = { $card }は{ -mahoroba-rest }になりました。{ -mahoroba-normal }に戻すには、もう一度勝たなければなりません。
mahoroba-lesson-ailments-stun-hand = この手ほどきでは相手は{ -mahoroba-rock }を出します。勝つのは{ -mahoroba-paper }です。
mahoroba-lesson-ailments-retreat = { $card }を{ $card-2 }へドラッグして、{ -mahoroba-retreat }させましょう。
    .why = 1{ -mahoroba-turn }に1度、支払いなしに、{ -mahoroba-main-unit }は{ -mahoroba-standby-unit }と入れ替われます。{ -mahoroba-rest }していてもでき、{ -mahoroba-retreat }すれば{ -mahoroba-normal }に戻ります。
    .done = { $card }は治り、{ $card-2 }はこの{ -mahoroba-turn }のうちに{ -mahoroba-skill }を使えます。
mahoroba-lesson-ailments-retreat-battle = まだです。{ -mahoroba-retreat }すれば、{ $card }は{ -mahoroba-janken }なしで治ります。

# 4
mahoroba-lesson-commands = コマンド
    .about = 戦略、戦術、強化と、最初のターンにできないこと
mahoroba-lesson-commands-strategy = { $card }を卓の中央へドラッグし、{ $card-2 }を捨てましょう。
    .why = { -mahoroba-command }に支払いは要らず、何枚でも使えます。{ -mahoroba-strategy }と{ -mahoroba-tactics }は、書いてあることをして{ -mahoroba-discard }へ行きます。{ $card-2 }は、{ -mahoroba-ko }した{ -mahoroba-unit }がいない今は役に立ちません。
    .done = 1枚捨てて、3枚引きました。
mahoroba-lesson-commands-strategy-keep = それは取っておきましょう。{ $card }を使い、{ $card-2 }を捨てます。
mahoroba-lesson-commands-strategy-battle = まだです。先に{ $card }を使いましょう。
mahoroba-lesson-commands-first-turn = { $card }を{ $card-2 }へ、{ $card-2 }を相手の{ -mahoroba-main-unit }へドラッグしてみましょう。どちらもまだできません。それから{ -mahoroba-battle-phase }に進みます。
    .why = 自分の最初の{ -mahoroba-turn }に{ -mahoroba-set }はできません。{ -mahoroba-first-player }はその{ -mahoroba-turn }に{ -mahoroba-skill }も使えません。ほかのことはすべてできます。
    .done = 相手の最初の{ -mahoroba-turn }も終わりました。これからはどちらもできます。
mahoroba-lesson-commands-first-turn-later = 今でも使えますが、次の{ -mahoroba-turn }に取っておきましょう。
mahoroba-lesson-commands-own = もう一度{ $card }を{ $card-2 }へドラッグし、{ -mahoroba-set }を選びましょう。
    .why = { -mahoroba-enhancement }は、特に書いてなければ味方の{ -mahoroba-unit }に{ -mahoroba-set }します。この1枚で{ -mahoroba-hp }が30増えます。
    .done = { $card-2 }の{ -mahoroba-hp }は110になりました。
mahoroba-lesson-commands-own-charge = { -mahoroba-energy }にしては{ -mahoroba-hp }が増えません。{ $card }は{ $card-2 }に{ -mahoroba-set }しましょう。
mahoroba-lesson-commands-own-battle = まだです。{ $card }を{ -mahoroba-set }できます。
mahoroba-lesson-commands-theirs = { $card }を相手の{ $card-2 }へドラッグしましょう。
    .why = この1枚は、相手の{ -mahoroba-unit }に{ -mahoroba-set }すると書いてあります。その{ -mahoroba-skill }が与える{ -mahoroba-damage }は20減ります。
    .done = { $card-2 }の1つめの{ -mahoroba-skill }は20{ -mahoroba-damage }なので、0になります。
mahoroba-lesson-commands-theirs-charge = 味方の{ -mahoroba-energy }にしても、相手の{ -mahoroba-damage }は減りません。{ $card }は{ $card-2 }に{ -mahoroba-set }しましょう。
mahoroba-lesson-commands-theirs-battle = まだです。{ $card }も{ -mahoroba-set }できます。
mahoroba-lesson-commands-tactics = { $card }を卓の中央へドラッグしましょう。
    .why = 相手の{ -mahoroba-main-unit }に20{ -mahoroba-damage }を与えます。{ -mahoroba-damage-sum }をするのは{ -mahoroba-skill }だけで、{ -mahoroba-command }の{ -mahoroba-damage }が2倍になることはありません。
    .done = { $card-2 }は書いてあるとおり20{ -mahoroba-damage }を受け、{ $card }は{ -mahoroba-discard }へ行きました。
mahoroba-lesson-commands-tactics-charge = { $card }は卓の中央へドラッグして使いましょう。
mahoroba-lesson-commands-tactics-battle = まだです。{ $card }が残っています。

# 5
mahoroba-lesson-ex-skills = EXスキル
    .about = メインフェイズに使うスキルと、そのための支払い
mahoroba-lesson-ex-skills-card = { $card }をクリックして{ -mahoroba-ex-skill }を使い、{ $card-2 }を捨て、{ -mahoroba-deck }から{ $card-3 }を加えましょう。
    .why = { -mahoroba-ex-skill }は{ -mahoroba-main-phase }に使います。{ -mahoroba-cost }の{ -mahoroba-energy }は、付いていればよく、減りません。文章が求めるものは本当に支払います。ここでは{ -mahoroba-hand }のカード1枚です。
    .done = { $card-3 }が{ -mahoroba-hand }に入り、{ $card }の{ -mahoroba-energy }はそのままです。この{ -mahoroba-ex-skill }は1{ -mahoroba-turn }に1度だけです。
mahoroba-lesson-ex-skills-card-later = まだです。{ $card }から始めましょう。
mahoroba-lesson-ex-skills-card-keep = それは取っておきましょう。{ $card }のために捨てるのは{ $card-2 }です。
mahoroba-lesson-ex-skills-card-battle = まだです。{ $card }の{ -mahoroba-ex-skill }が使えます。
mahoroba-lesson-ex-skills-energy = { $card }をクリックし、{ $card-2 }を選んで回復させましょう。
    .why = { -mahoroba-standby-unit }も{ -mahoroba-ex-skill }を使えます。この文章が求めるのは{ -mahoroba-energy }1つで、それは{ -mahoroba-discard }へ行きます。
    .done = { $card-2 }の30{ -mahoroba-damage }が回復しました。{ $card }の{ -mahoroba-energy }はなくなり、また{ -mahoroba-charge }しなければ使えません。
mahoroba-lesson-ex-skills-energy-later = まだです。先に{ $card }で{ $card-2 }を回復させましょう。
mahoroba-lesson-ex-skills-energy-battle = まだです。{ $card }の{ -mahoroba-ex-skill }が使えます。
mahoroba-lesson-ex-skills-rest = { $card }をクリックしましょう。
    .why = 相手の{ -mahoroba-turn }に、{ $card-2 }は{ $card-3 }に160{ -mahoroba-damage }を与えられます。{ $card }の{ -mahoroba-ex-skill }は、自分が{ -mahoroba-rest }することを支払いとして、{ $card-2 }を{ -mahoroba-rest }させます。
    .done = { -mahoroba-rest }している間、{ $card-2 }は{ -mahoroba-skill }を使えません。{ $card }も{ -mahoroba-rest }しています。{ -mahoroba-janken }をするのは{ -mahoroba-main-unit }のためだけです。
mahoroba-lesson-ex-skills-rest-battle = まだです。{ $card-2 }が{ $card-3 }を{ -mahoroba-ko }させてしまいます。先に{ $card }をクリックしましょう。

# 6
mahoroba-lesson-last-turn = 最後のターン
    .about = これまでのことをすべて使い、このターンに勝つ
mahoroba-lesson-last-turn-element = { $card-2 }を{ $card }へドラッグして、{ -mahoroba-retreat }させましょう。
    .why = { $card-3 }は、相手の{ -mahoroba-area }に残った最後の{ -mahoroba-unit }です。{ -mahoroba-element }は{ -mahoroba-tide }で、{ -mahoroba-grove }の{ $card }なら有利ですが、{ $card-2 }は違います。
    .done = { $card }が出ました。{ -mahoroba-energy }は1つです。
mahoroba-lesson-last-turn-element-later = まだです。先に{ $card }を前に出しましょう。
mahoroba-lesson-last-turn-win = この{ -mahoroba-turn }に勝ちましょう！ { $card-2 }の{ -mahoroba-hp }は150です。
    .why = { $card }の1つめの{ -mahoroba-skill }は{ -mahoroba-cost }2、20{ -mahoroba-damage }です。{ -mahoroba-charge }し、{ $card-3 }を{ -mahoroba-set }し、{ $card-4 }を使って、攻めましょう。ここからは自分で進めましょう。うまくいかなければ戻せます。
    .done = あなたの{ -mahoroba-victory }です！ 20＋20で40、{ $card-4 }で2倍の80、{ -mahoroba-advantage }で2倍の160です。
mahoroba-lesson-last-turn-win-order = どちらを先に計算するかは自分で決められます。20増やしてから2倍と、2倍してから20増やすのと、どちらが多いでしょう？

# 7
mahoroba-lesson-first-duel = 初めての対戦
    .about = 練習デッキで最後まで。相手のユニットは少なめ
mahoroba-lesson-first-duel-begin = 最初の5枚です。{ -mahoroba-unit }を1枚、{ -mahoroba-main }へドラッグしましょう。最初に戦う{ -mahoroba-unit }です。
    .why = あなたのデッキは「{ deck-lanterns }」です。出したカードは、相手も出すまで裏向きです。{ -mahoroba-hp }が多ければ長く立っていられ、{ -mahoroba-cost }の小さい{ -mahoroba-skill }なら早く攻められます。
    .done = どちらも表になりました。最初の{ -mahoroba-turn }はあなたです。
mahoroba-lesson-first-duel-first = ほかの{ -mahoroba-unit }を出し、{ -mahoroba-charge }して、{ -mahoroba-battle-phase }に進みましょう。
    .why = { -mahoroba-first-player }は最初の{ -mahoroba-turn }に{ -mahoroba-skill }を使えず、{ -mahoroba-set }もまだできません。{ -mahoroba-energy }はずっと付いたままなので、{ -mahoroba-charge }は毎{ -mahoroba-turn }しましょう。
    .done = 相手の最初の{ -mahoroba-turn }が済みました。ここからは攻めることも{ -mahoroba-set }することもできます。
mahoroba-lesson-first-duel-duel = 相手の{ -mahoroba-unit }をすべて{ -mahoroba-ko }させましょう。ここからはすべて自分で決めます。
    .why = 毎{ -mahoroba-turn }、引いた{ -mahoroba-unit }を出し、{ -mahoroba-charge }し、役に立つカードを{ -mahoroba-set }したり使ったりして、攻めます。{ -mahoroba-advantage }なら{ -mahoroba-damage }は2倍です。相手にとっても同じです。「手本を見る」は一手を勧めます。
    .done = 初めての対戦に勝ちました！
mahoroba-lesson-first-duel-duel-act = まず{ -mahoroba-standby }を埋めて{ -mahoroba-charge }し、それからカードを{ -mahoroba-set }したり使ったりします。することがなくなったら{ -mahoroba-battle-phase }に進みましょう。
mahoroba-lesson-first-duel-duel-skill = { -mahoroba-damage }の一番大きい{ -mahoroba-skill }を使いましょう。{ -mahoroba-energy }は減りません。
mahoroba-lesson-first-duel-duel-successor = 次は誰を出しますか？ { -mahoroba-skill }を使える{ -mahoroba-energy }のある{ -mahoroba-unit }か、相手に有利な{ -mahoroba-unit }がよいでしょう。
