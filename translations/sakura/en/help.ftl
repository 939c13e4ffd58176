# How to play.

help-intro = As with real cards and { -sakura-token(form: "many") }, drag the thing to where it goes. Only what can be moved is lit, and once it is lifted, only the places that will take it.
help-aim-text = Bring the opponent’s { -life } to 0. Each player takes two Megami and fights with seven { -normal(form: "many") } and three { -special(form: "many") }.
help-turn = A turn
help-turn-text = The { -start-phase } goes by itself. In the { -main-phase } choose between { -standard-action } and a { -full-power-action }, play cards, do basic actions, and end it to come to the { -end-phase }.
help-basics = Basic actions
help-basics-text = Drag a { -sakura-token }: { -forward } from { -distance } to your { -aura }; { -backward } from { -aura } to { -distance }; { -recover } from { -shadow } to { -aura }; { -focus } from { -aura } to { -flare }; { -breakaway } from { -shadow } to { -distance }. It is paid by { -vigor } or by a hand card laid on the { -cover }.
help-cards = Playing cards
help-cards-text = Drag a hand card or a { -special(form: "one") } to the middle of the table. A { -full-power } card makes it a { -full-power-action }.
help-attack = { -attack(form: "many") } and { -reaction(form: "many") }
help-attack-text = An attack hangs in the middle with its { -range } and { -damage } as they are now; point at it to see what changed them. Drag a { -reaction } onto it. Choose how to take { -damage } by dragging the { -sakura-token(form: "many") } that are lost.
