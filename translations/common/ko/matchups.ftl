# 상성표: 폼끼리의 승률을 보는 화면.

matchups-title = 상성표
matchups-what = 폼끼리, 덱끼리의 승률을 컴퓨터끼리의 대전으로 잰 표입니다. 표를 만드는 명령은 ‘sakura-engine matchups --out 폴더’입니다. 그 폴더의 matchups.json을 여세요.
matchups-open = 표 열기…
matchups-open-title = 상성표 열기
matchups-files = 상성표
matchups-of = { $game }: ‘{ $player }’끼리 { $matches }판. 왼쪽 이름이 위쪽 이름을 이기는 비율(%). 머리글을 누르면 정렬합니다.
matchups-all = 전체
matchups-cell = { $first } 대 { $second }: 승률 { $chance }%(95% 신뢰 구간 { $low }~{ $high }%), { $games }판 { $wins }승
matchups-unmeasured = { $first } 대 { $second }: 아직 재지 않았습니다
matchups-mean = { $first } 대 전체: 승률 { $chance }%
matchups-damaged = 이 표는 열 수 없습니다: { $why }
