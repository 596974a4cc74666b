### 브라우저: 마이티 탁자에만 있는 것.

scene-know-mighty = 마이티
scene-know-mighty-what = { $mine ->
    [yes] 무엇이든 이깁니다. 내가 가지고 있습니다.
   *[no] 무엇이든 이깁니다.
}
scene-know-ripper = 조커콜
scene-know-ripper-what = 선으로 내면 조커를 불러냅니다.
scene-know-point = 점수 카드
scene-know-point-what = A K Q J 10, 한 장에 1점.
scene-good-to-know = 알아 두기
scene-friend = 프렌드
scene-called-by = { $name } 지목
scene-friend-is = { $names }
scene-of = / { $level }
scene-points-for = { $name }의 점수
scene-declarer = 주공
scene-in-trick = 이번 트릭
scene-no-trump = 노기루다
scene-bid-no-trump = { $number } 노기
scene-seat-friend = 프렌드
scene-seat-secret = 숨은 프렌드
scene-card-mark = { $mark ->
    [mighty] 마이티
    [ripper] 조커콜 카드
    [friend] 프렌드 카드
   *[point] 점수 카드
}
scene-bid-pass = 패스
scene-seat-declarer = 주공
scene-phase = { $phase ->
    [misdeal] 나누기
    [bidding] 공약
    [friend] 바닥패와 프렌드
    [over] 계산 끝
   *[next] 다음 판
}
