### 브라우저: 물라착 탁자에만 있는 것.

scene-talon = 남은 패
scene-talon-cards = { $number }장
scene-factor = 두 배: { $causes }
scene-bid-muli = 물리
scene-bid-hold = 받음
scene-seat-home = 쉼
scene-seat-late = 마지막에 받음
scene-seat-changed = { $number ->
    [0] 그대로 둠
   *[other] { $number }장 교환
}
scene-seat-goes = 함께함
scene-bid-pass = 패스
scene-seat-declarer = 선언자
scene-no-trump-yet = ?
scene-phase = { $phase ->
    [cut] 떼기
    [bidding] 부르기
    [trump] 으뜸패 정하기
    [home] 함께하기, 쉬기
    [exchange] 바꾸기
    [over] 계산 끝
   *[next] 다음 판
}
