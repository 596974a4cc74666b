### 마이티의 규칙표와 규칙 모음.

## 규칙 모음

profile-seed = 투퓌상
    .about = 세 명부터 여덟 명까지 벌점으로 하는 규칙, 두 번 번역된 글에 적힌 대로.
profile-pagat = 파갓
    .about = 카드 게임 사이트 파갓에 적힌 대로.
profile-korean = 한국
    .about = 한국에서 하는 대로, 한국 위키에 적힌 규칙.
profile-roth = 로스
    .about = 북아메리카의 한 모임이 하는 대로, 카드 두 벌로 여덟 명까지.
profile-snucse = 설컴
    .about = 서울대학교 컴퓨터공학부에서 하는 대로.
profile-sinchon = 신촌
    .about = 서울 신촌의 학생들이 하는 대로.
profile-gyeonggi2 = 경기, 조커 두 장
    .about = 경기 지역에서 검은 조커와 빨간 조커로 하는 대로.
profile-daejeon6 = 대전, 6마
    .about = 대전에서 카드 한 벌로 여섯 명이 하는 대로.
profile-league = 리그
    .about = 리그에서 몇백 점씩 걸고 하는 대로.
profile-bga = 온라인
    .about = 보드게임 사이트에 적힌 대로.
profile-ucla = 캘리포니아
    .about = 로스앤젤레스의 한 모임이 하는 대로.

## 규칙의 묶음

group-table = 사람
group-pack = 카드
group-special = 특별한 카드
group-misdeal = 딜미스
group-bidding = 선거
group-exchange = 바닥패
group-change = 기루다 바꾸기
group-friend = 프렌드
group-first = 초구
group-last = 막구
group-play = 내기
group-score = 점수
group-match = 경기

## 규칙표

sheet-cards = 카드
# 사람 수에 따른 카드. $kind는 어떤 카드를 빼는지를 말한다.
sheet-pack = { $players }명: { $hand }장씩, 바닥패 { $kitty }장. { $kind ->
    [sevens] 7 이상만 씁니다.
    [threes] 2, 4, 빨간 3을 뺍니다.
    [red_twos] 하트 2와 클로버 2를 뺍니다.
    [few_twos] 2는 스페이드와 다이아 한 장씩만 씁니다.
    [two_decks] 두 벌을 모두 씁니다.
   *[full] 한 벌을 모두 씁니다.
}
sheet-ranks = 센 순서: 에이스, 킹, 퀸, 잭, 10(여기까지 1점씩), 그다음 9부터.
sheet-specials = 특별한 카드
sheet-joker = 조커는 두 번째로 센 카드이고 무늬가 없습니다.
sheet-lowest-ripper = 그 카드가 없으면 그 무늬에서 가장 낮은 카드입니다.
sheet-two-jokers = 기루다와 같은 색의 조커는 모든 기루다보다 세고, 다른 조커는 기루다 바로 아래입니다. 노기루다에서는 둘이 같습니다. 조커콜은 제 조커만 부릅니다.
sheet-dealing = 나누기와 딜미스
sheet-misdeal-values = 딜미스 점수: { $values }. 모두 더해 { $most } 이하이면 딜미스입니다.
sheet-misdeal-value-ace = 스페이드 에이스 { $half }
sheet-misdeal-value-honours = 다른 에이스·킹·퀸·잭 { $half }
sheet-misdeal-value-tens = 10은 { $half }
sheet-misdeal-value-joker = 조커 { $half }
sheet-bidding = 선거
sheet-bidding-lead = 차례로 기루다(또는 노기루다)와 점수를 앞보다 높게 부르거나 패스하고, 가장 높게 부른 사람이 주공입니다.
sheet-exchange = 바닥패와 공약
sheet-exchange-lead = 주공은 바닥패를 가져오고 같은 장수를 엎어서 묻습니다.
sheet-top-no-trump = 가장 높은 노기루다로는 언제나 올릴 수 있습니다.
sheet-friend = 프렌드
sheet-three-alone = 세 명이 하면 주공은 언제나 혼자입니다.
sheet-friend-lead = 부른 카드를 가진 사람은 그 카드를 낼 때까지 아무도 모릅니다.
sheet-play = 내기
sheet-play-lead = 주공이 먼저 내고, 그다음은 트릭을 딴 사람이 먼저 냅니다. 같은 무늬를 내야 하지만 마이티와 조커는 언제나 낼 수 있습니다. 마이티, 조커, 기루다, 처음 낸 무늬 순서로 셉니다.
sheet-equal-cards = 똑같은 카드 두 장은 먼저 낸 쪽이 이깁니다.
sheet-edges = 초구와 막구
# $policies는 policy-joker 같은 말.
sheet-first-trick = 초구: { $policies }.
sheet-last-trick = 막구: { $policies }.
sheet-points = 점수
sheet-made-lead = 부른 점수 이상을 따면 공약을 지킨 것입니다.
sheet-shares = 야당은 그만큼씩 내고 프렌드는 그만큼 받으며 나머지는 주공이 받습니다. 실패하면 거꾸로입니다.
sheet-end = 끝
sheet-end-lead = { $style ->
    [penalty] 끝나면 벌점이 가장 적은 사람이 이깁니다.
   *[payment] 끝나면 점수가 가장 높은 사람이 이깁니다.
}
