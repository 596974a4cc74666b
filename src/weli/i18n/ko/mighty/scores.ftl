### 마이티 점수표: 점수마다 까닭을 적는다.

# $side는 주공과 프렌드, 또는 score-alone.
score-outcome = { $made ->
    [yes] { $side }: { $taken }점으로 { $contract } 성공.
   *[no] { $side }: { $taken }점으로 { $contract } 실패.
}
score-alone = { $name } 혼자

# $sum은 계산, 보기를 들면 "2 × (15 − 13) + 1 = 5, ×2 (노기루다) = 10".
score-worth = 이번 판의 값: { $sum }.
score-times = ×{ $factor } ({ $cause })
score-cap = 많아야 { $cap }

multiplier-run = 런
multiplier-back-run = 백런
multiplier-no-trump = 노기루다
multiplier-alone = 노프렌드
multiplier-max-bid = 가장 높은 공약
multiplier-buried-special = 마이티나 조커를 묻음
multiplier-change = 기루다 바꿈
multiplier-redeal = 다시 나눔

score-declarer = 주공 { $points }
score-friend = 프렌드 { $points }
score-defender = 야당 { $points }
score-sat-out = 빠짐
score-pot = { $entry }, 모인 돈에서 { $pot }
