# 이 프로그램의 덱 이름.

deck-embers = 용의 불꽃과 강철 날개
deck-revels = 밤 행렬과 꿈의 유원지
