# How to play.

help-intro = 実物の{ -card }と{ -sakura-token }のように、動かしたいものを動かす先までドラッグします。動かせるものだけが光り、持ち上げると置ける場所だけが光ります。
help-aim-text = { -opponent }の{ -life }を0にすれば{ -victory }です。二人はそれぞれ{ -megami }を二柱選び、{ -normal }七枚と{ -special }三枚で戦います。
help-turn = { -turn }の流れ
help-turn-text = { -start-phase }は自動で進みます。{ -main-phase }では{ -standard-action }か{ -full-power-action }を選び、{ -card }を使い、{ -basic-action }を行い、「{ -main-phase }を終える」で{ -end-phase }へ移ります。
help-basics = { -basic-action }
help-basics-text = { -forward }：{ -distance }から自分の{ -aura }へ。{ -backward }：{ -aura }から{ -distance }へ。{ -recover }：{ -shadow }から{ -aura }へ。{ -focus }：{ -aura }から{ -flare }へ。{ -breakaway }：{ -shadow }から{ -distance }へ。支払いは{ -vigor }か、{ -cover }に置いた手札です。
help-cards = { -card }を使う
help-cards-text = 手札か{ -special }を卓の中央へドラッグします。{ -full-power }の{ -card }を出せば{ -full-power-action }になります。
help-attack = { -attack }と{ -reaction }
help-attack-text = { -attack }は中央に浮かび、{ -range }と{ -damage }が今の値で示されます。重ねると、何がその値を変えたかが分かります。{ -reaction }の{ -card }はその{ -attack }の上へドラッグします。{ -damage }をどちらで受けるかは、減らす{ -sakura-token }を動かして選びます。
