### `weli simulate`가 찍는 것.

simulate-progress = 하는 중
simulate-head = { $players }명이 하는 경기 { $matches }개, 씨앗 { $seed }. 괄호 안은 95 % 구간입니다.
simulate-deals = 한 경기의 판 수
simulate-doubled = 두 배가 된 판
simulate-white = 백패로 다시 나눈 판, 점수를 매긴 한 판마다
simulate-passed = 모두 패스한 판, 점수를 매긴 한 판마다
simulate-home = 쉼, 고를 수 있었던 사람 가운데
simulate-shared = 여럿이 이긴 경기
simulate-given-up = 1000판 뒤에 그만둔 경기
simulate-contract = 부름
simulate-declared = 판의 몫
simulate-made = 성공
simulate-muli = 물리
simulate-exchanged = 바꾼 카드, 바꾸거나 그대로 둔 사람 가운데:
simulate-seats = 자리마다 이긴 경기:
simulate-seat = { $number }번 자리
simulate-players = 컴퓨터
simulate-won = 이긴 경기
simulate-alone = 혼자 이긴 경기
simulate-parts = 함께 이긴 경기는 나누어 셈
simulate-score = 평균 점수
simulate-positive = { $option }은(는) 적어도 1이어야 하고, { $number }일 수 없습니다.
simulate-bots = 컴퓨터를 { $number }명 적었지만, { $players }명이 합니다.

## 마이티.

simulate-stake-doubled = 점수가 두 배가 된 판
simulate-misdeal = 딜미스로 다시 나눈 횟수, 점수가 난 판마다
simulate-without = 부른 프렌드가 아무도 아니었던 판
simulate-suit = 기루다 있음
simulate-no-trump = 노기루다
simulate-friends = 부른 프렌드:
simulate-friend-mighty = 마이티
simulate-friend-joker = 조커
simulate-friend-card = 다른 카드
simulate-friend-cards = 카드 두 장
simulate-friend-trick = 트릭
simulate-friend-seat = 사람
simulate-friend-alone = 노프렌드
