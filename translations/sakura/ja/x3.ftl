# 追加ルール§3のテキスト：伏せ札から使う設置、2度目の使用、敗北の代わり、パーツ。句は文末の「。」なしで書く。

use-again = その後、そのカードが{ $area }にあれば、そこからもう一度使用する
use-gives-each-time = どちらの使用でも、そのカードの《{ -attack-object }》は{ $what }を得る
use-before-rebuild = あなたが{ -deck }を{ TERM("rebuild", "再構成") }する直前に、{ $cards }を選び、使用してもよい
use-before-rebuild-too = あなたが{ -deck }を{ TERM("rebuild", "再構成") }する直前に、さらに{ $cards }を選び、使用してもよい
may-go-elsewhere = 使用したこのカードが{ -discard }へ行く時、その代わりに次を行ってもよい：{ $step }
card-used-out-of = { $area }から使う{ $card }
only-by-itself = このカードは自身の効果でしか使用できない
use-instead-of-defeat = あなたがこの{ -sakura-duel }で最初に{ -defeat }する時、その代わりに次を行ってもよい：{ $step }
use-this-without-life = 自分の{ -life }をすべて{ -shadow }へ動かし、{ -cost }を支払ってこのカードを使用する
condition-took-damage =
    { $who ->
        [me] あなたがこのターンに{ taken-damage }を受けている
       *[opponent] 相手がこのターンに{ taken-damage }を受けている
    }
taken-damage =
    { $where ->
        [aura] { -aura-damage }
        [life] { -life-damage }
       *[flare] { -flare }へのダメージ
    }
change-damage-minus-x = -X/-X（X：{ $amount }）

## パーツ

graded =
    { $number ->
        [1] 〈壱〉{ $text }
        [2] 〈弐〉{ $text }
        [3] 〈参〉{ $text }
       *[4] 〈肆〉{ $text }
    }
assemble-parts = { -part }を{ $count }つ{ -assemble }
assemble-x-parts = { -part }をX個{ -assemble }（X：{ $amount }）
take-parts-apart = { -assembled }が{ $left }つ以下になるまで、{ -part }を{ -disassemble }
amount-assembled-parts =
    { $whose ->
        [me] あなたの{ -assembled }の数
       *[opponent] 相手の{ -assembled }の数
    }
attack-instead-of-rebuild = あなたは{ -deck }を{ TERM("rebuild", "再構成") }する代わりに、{ -assembled }から、{ $keyword }を持つもの1枚と好きな枚数の{ -custom-part }を{ -public }し、それらの{ -attack-object }を行ってもよい。その際、{ -part }はすべて組み立てられていない状態に戻る
prompt-main-part = { -deck }の{ TERM("rebuild", "再構成") }の代わりに、{ -part }で《{ -attack-object }》を行いますか？ 行うなら{ -main-part }を1枚選んでください。
prompt-custom-parts = 一緒に{ -public }する{ -custom-part }を、効果を加える順に選んでください。
