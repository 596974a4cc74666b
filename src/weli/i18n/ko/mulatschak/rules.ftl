### 물라착의 규칙표와 규칙 모음.

## 규칙 모음

profile-salzburg = 잘츠부르크
    .about = 오스트리아 잘츠부르크 근처에서 하는 대로.
profile-geiser = 가이저
    .about = 가이저의 책(2004)에 적힌 대로.
profile-murln = 무를른
    .about = 빈과 슈타이어마르크에서 무를른을 하는 대로.
profile-krisch = 크리슈 카페
    .about = 어느 카페의 규칙 안내에 적힌 대로.
profile-app33 = 휴대 전화, 33장
    .about = 휴대 전화 프로그램이 하는 대로.

## 규칙의 묶음

group-pack = 카드
group-seating = 자리
group-cut = 떼기
group-white = 백패
group-bidding = 부르기
group-trump = 으뜸패
group-home = 쉬기
group-exchange = 바꾸기
group-play = 내기
group-scoring = 점수
group-limits = 0점 가까이
group-match = 경기

## 규칙표

sheet-cards = 카드
sheet-ranks = 센 순서: 자우, 벨리, 왕, 오버, 운터, 10부터 { $lowest }까지. 벨리는 언제나 으뜸패입니다.
sheet-dealing = 떼기와 나누기
sheet-dealer-moves = 그 뒤로는 왼쪽 사람이 딜러가 됩니다.
sheet-deal = 다섯 장씩, 세 장과 두 장으로 나누고 나머지는 남은 패로 둡니다.
sheet-bidding = 부르기
sheet-bidding-lead = 딜러 왼쪽부터 적어도 몇 트릭을 딸지 부르거나 패스하고, 가장 높게 부른 사람이 선언자입니다.
sheet-trump = 으뜸패
sheet-trump-lead = 선언자가 으뜸패를 정합니다.
sheet-home = 쉬기
sheet-two-play = 두 명이 하면 아무도 쉴 수 없습니다.
sheet-exchange = 바꾸기
sheet-exchange-lead = 남은 패가 있는 동안 한 번만 합니다. 물리에서는 아무도 { $home ->
    [yes] 바꾸거나 쉬지 않습니다.
   *[no] 바꾸지 않습니다.
}
sheet-play = 내기
sheet-play-lead = 선언자가 먼저 내고, 그다음은 트릭을 딴 사람이 먼저 냅니다. 같은 무늬를 내야 합니다.
sheet-points = 점수
sheet-points-lead = 점수는 줄여 나가므로 빼는 것이 좋습니다.
sheet-muli-won = 물리에 성공하면 선언자는 { $made_declarer }, 다른 사람은 { $made_others }씩입니다.
sheet-muli-lost = 물리에 실패하면 선언자는 { $failed_declarer }, { $rewarded ->
    [breaker] 첫 트릭을 빼앗은 사람은 { $failed_others }이고, 나머지는 없습니다.
   *[all_others] 다른 사람은 { $failed_others }씩입니다.
}
sheet-limit = { $limit }점 이하이면 할 수 없는 것: { $deeds }.
sheet-limit-bid = 부르기
sheet-limit-hold = 받기
sheet-limit-home = 쉬기
sheet-limit-exchange = 바꾸기
sheet-end = 끝
sheet-end-lead = 먼저 0점이 된 사람이 이깁니다.
