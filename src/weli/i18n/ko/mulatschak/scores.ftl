### 물라착 점수표: 점수마다 까닭을 적는다. 빼는 것이 좋다.

score-trick = { $count }트릭 × { $points }
score-no-trick = 한 트릭도 못 땀 { $points }
score-failed-bid = 부른 만큼 못 땀 { $points }
score-home = 쉼 { $points }
score-muli-won = 물리 성공 { $points }
score-muli-lost = 물리 실패 { $points }
score-sat-out = 빠짐

score-line = { $entry }{ $factor } = { $total }
score-factor = , ×{ $factor }
score-factor-because = , ×{ $factor } ({ $causes })

doubling-hearts = 하트
doubling-white = { $factor ->
    [2] 백패
   *[other] 백패 ×{ $factor }
}
doubling-knock = { $factor ->
    [2] 노크
   *[other] 노크 ×{ $factor }
}
doubling-all-pass = { $factor ->
    [2] 모두 패스
   *[other] 모두 패스 ×{ $factor }
}
doubling-cap = 많아야 ×{ $factor }
