# Settings of the duel.

settings-always-pause = { -reaction }할 수 없어도 잠시 멈추기
settings-pay-default = { -basic-action } 비용
settings-pay-default-vigor = 먼저 { -vigor }부터
settings-pay-default-note = 손패를 { -cover }에 놓으면 언제든 그것으로 낼 수 있습니다.
