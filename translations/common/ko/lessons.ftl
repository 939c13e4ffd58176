# 배우기: 목록 화면과, 판 옆에 나오는 말. 내용은 게임마다의 파일에 있다.

lessons-title = 배우기
lessons-note = 모두 실제 테이블에서 진행합니다. 언제 그만두어도 이어서 할 수 있습니다.
lessons-new = { $number }. { $lesson }
lessons-begun = { $number }. { $lesson }(하던 중)
lessons-done = ✓ { $number }. { $lesson }

lesson-panel = 이번 과제
lesson-place = { $step }/{ $steps }
lesson-happened = ✓ { $what }
lesson-learned = 이 단원을 마쳤습니다.
lesson-follows = 다음은 ‘{ $lesson }’입니다. 여기서 계속 두어 볼 수도 있습니다.
lesson-last = 이것이 마지막입니다. 이제 직접 결투해 보세요!
lesson-missed = 이제 목표에 닿을 수 없습니다. 이 단계를 다시 해 보세요.
lesson-not-now = 규칙상 가능하지만, 지금은 다음을 하세요: { $task }
lesson-show = 시범 보기
lesson-show-tip = 유령 손이 할 일을 보여 줍니다(F3)
lesson-again = 이 단계 다시
lesson-again-tip = 이 단계의 처음으로 돌아갑니다
lesson-restart = 처음부터
lesson-restart-tip = 이 단원의 처음으로 돌아갑니다
lesson-lessons = 목록으로
lesson-lessons-tip = 배우기 목록으로. 하던 것은 그대로 남습니다
lesson-next = 다음 단원
lesson-next-tip = 다음 단원을 시작합니다
lesson-duel = 결투하기
lesson-duel-tip = 자신의 결투로 갑니다
lesson-suggested = 추천
