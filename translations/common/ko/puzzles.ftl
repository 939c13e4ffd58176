# 묘수풀이: 목록 화면과, 판 옆에 나오는 말.

puzzles-title = 묘수풀이
puzzles-what = 어느 판에서나 상대가 어떻게 응하든 이번 턴에 반드시 이길 수 있습니다. 승리로 이어지는 첫수는 하나뿐입니다. 모든 카드가 공개되어 있으며, 뒷면으로 놓인 카드는 테이블 옆에 적혀 있습니다.
puzzles-note = { $all }문제 중 { $solved }문제 풂
puzzles-length = { $count }수
puzzles-open = { $number }
puzzles-solved = ✓ { $number }
puzzles-open-name = { $number }번 문제, { $count }수, 아직 풀지 않음
puzzles-solved-name = { $number }번 문제, { $count }수, 풂
puzzles-next = 풀지 않은 다음 문제로
puzzles-damaged = 이 문제를 열 수 없습니다: { $why }

puzzle-panel = 이 문제의 과제
puzzle-title = { $number }번 문제
puzzle-length = { $count }수
puzzle-task = 상대가 어떻게 응하든 이번 턴에 이기세요.
puzzle-open =
    숨겨진 것은 없습니다. 뒷면으로 놓인 카드는 다음과 같습니다.
    { $places }
puzzle-hidden = { $place }: { $cards }
puzzle-refuted = 이제는 반드시 이긴다고 할 수 없습니다.
puzzle-over = 상대를 쓰러뜨리지 못한 채 턴이 끝났습니다.
puzzle-lucky = 운이 좋았을 뿐입니다. 운에 따라서는 이기지 못했을 것입니다.
puzzle-why-answer = 상대의 응수: { $answer }
puzzle-why-later = 이제 어떻게 하든 상대에게 늦지 않은 응수가 있습니다. 예: { $answer }
puzzle-why-short = 이제 어떻게 하든 남은 수로는 모자랍니다.
puzzle-answers = { $answers }({ $count })
puzzle-try-again = 계속 두어 확인하거나, 되돌려 다시 해 보세요.
puzzle-solved = 정답! 어떤 응수에도 이깁니다.
puzzle-solved-helped = 이것이 바른 길입니다. 시범을 보았으니, 혼자 풀면 정답으로 남습니다.
puzzle-lost = 이 판이 어떻게 되는지 알아내지 못했습니다. 처음부터 다시 해 보세요.
puzzle-back = 한 수 무르기
puzzle-back-tip = 자신의 마지막 수를 상대의 응수와 함께 되돌립니다
puzzle-again = 처음부터
puzzle-again-tip = 문제의 처음으로 돌아갑니다
puzzle-show = 시범 보기
puzzle-show-tip = 유령 손이 다음 수를 보여 줍니다(F3). 그러면 푼 것으로 치지 않습니다
puzzle-puzzles = 목록으로
puzzle-puzzles-tip = 묘수풀이 목록으로
puzzle-next = 다음 문제
puzzle-next-tip = 아직 풀지 않은 다음 문제로
