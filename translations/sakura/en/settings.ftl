# Settings of the duel.

settings-always-pause = Pause even where no { -reaction } is possible
settings-pay-default = Basic actions are paid
settings-pay-default-vigor = by { -vigor } first
settings-pay-default-note = A hand card laid on the { -cover } always pays.
