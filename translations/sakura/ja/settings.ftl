# Settings of the duel.

settings-always-pause = { -reaction }できない時も間を置く
settings-pay-default = { -basic-action }の支払い
settings-pay-default-vigor = まず{ -vigor }から
settings-pay-default-note = 手札を{ -cover }に置けば、いつでもそれで支払えます。
