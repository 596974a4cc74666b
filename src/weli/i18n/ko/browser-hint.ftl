### 브라우저: 손패 옆에 나오는 힌트.

advice-title = 고수의 선택
advice-alike = 비슷함
advice-match = 경기를 이길 확률
advice-points = 이번 판의 점수
advice-worlds = 상상한 판 { $number }개
advice-choose = 이 카드 고르기
