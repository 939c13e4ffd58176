# How to play.

help-intro = 실제 { -card }와 { -sakura-token }처럼, 움직이고 싶은 것을 갈 곳까지 끌어다 놓습니다. 움직일 수 있는 것만 빛나고, 집어 들면 놓을 수 있는 곳만 빛납니다.
help-aim-text = { -opponent }의 { -life }{ JOSA("을/를") } 0으로 만들면 { -victory }입니다. 두 사람은 각각 { -megami } 둘을 고르고, { -normal } 일곱 장과 { -special } 세 장으로 겨룹니다.
help-turn = { -turn }의 흐름
help-turn-text = { -start-phase }는 자동으로 진행됩니다. { -main-phase }에서는 { -standard-action }이나 { -full-power-action }{ JOSA("을/를") } 골라 { -card }를 쓰고 { -basic-action }{ JOSA("을/를") } 하며, ‘{ -main-phase }{ JOSA("을/를") } 끝낸다’로 { -end-phase }에 들어갑니다.
help-basics = { -basic-action }
help-basics-text = { -forward }: { -distance }에서 자신의 { -aura }로. { -backward }: { -aura }에서 { -distance }으로. { -recover }: { -shadow }에서 { -aura }로. { -focus }: { -aura }에서 { -flare }로. { -breakaway }: { -shadow }에서 { -distance }으로. 비용은 { -vigor }이나 { -cover }에 놓은 손패입니다.
help-cards = { -card } 사용
help-cards-text = 손패나 { -special }를 테이블 가운데로 끌어다 놓습니다. { -full-power } { -card }를 내면 { -full-power-action }이 됩니다.
help-attack = { -attack }과 { -reaction }
help-attack-text = { -attack }{ JOSA("은/는") } 가운데에 떠 있고, { -range }와 { -damage }가 지금 값으로 표시됩니다. 마우스를 올리면 무엇이 값을 바꾸었는지 알 수 있습니다. { -reaction } { -card }는 그 { -attack } 위로 끌어다 놓습니다. { -damage }를 어느 쪽으로 받을지는 줄일 { -sakura-token }을 움직여 고릅니다.
