### 브라우저: 탁자, 자리, 트릭, 그리고 그 옆에 있는 것들.

scene-table = 탁자

## 위쪽 막대

scene-deal = { $deal }판 · { $what }
scene-trick-of = 트릭 { $number }/{ $tricks }
scene-last-trick = 지난 트릭
scene-last-trick-of = { $points ->
    [no] 지난 트릭: { $name }
   *[other] 지난 트릭: { $name }, { $points }점
}
scene-trick-taken = 트릭 { $number }: { $name }
scene-no-last-trick = 아직 아무도 트릭을 따지 않았습니다.
scene-scores = 점수표
scene-speed = { $speed ->
    [off] 움직임 없음
    [slow] 느리게
    [fast] 빠르게
   *[normal] 보통
}
scene-speed-label = 속도: { $speed }
scene-menu = 메뉴
scene-settings = 설정
scene-rules = 하우스 룰
scene-keys = 단축키
scene-log = 지금까지 있었던 일
scene-leave = 탁자에서 나가기
scene-to-lobby = 첫 화면으로
scene-reverse = 패 순서 뒤집기
scene-sort = 패 정리

## 자리. $number 는 카드, 트릭 또는 점수의 수.

scene-score = 점수
scene-bid = { $number }
scene-seat-sits-out = 쉽니다
scene-seat-dealer = 딜러
scene-seat-stood-in = 컴퓨터가 대신 함
scene-seat-away = 자리 비움
scene-seat-bot = 컴퓨터
scene-points = 점
scene-tricks = { $number ->
    [0] 아직 트릭 없음
   *[other] 트릭 { $number }개
}

## 탁자 가운데

scene-trick = 트릭
scene-card-new = 새 패
scene-winning = 이기는 중
scene-card-played = { $name }: { $card }{ $winning ->
    [yes] , 이기는 중
   *[no] {""}
}
scene-tap-on = 눌러서 계속

## 패

scene-hand = 내 패
scene-card-may-not = 지금은 낼 수 없음

## 탁자 옆

scene-this-deal = 이번 판
scene-chat = 대화
scene-chat-say = 한마디 하기
scene-chat-send = 보내기
scene-chat-empty = 아직 아무도 말하지 않았습니다.
scene-chat-well = 잘하셨어요!
scene-chat-moment = 잠시만요

## 진행을 멈추게 하는 것

scene-mirror = 이 자리는 다른 창에서 하고 있습니다.
scene-take-control = 여기서 하기
scene-stood-in-me = 컴퓨터가 대신 하고 있습니다.
scene-return = 내 자리 되찾기
scene-paused = 방장이 탁자를 멈추었습니다.
scene-watching = 구경하고 있습니다.
scene-nudge = { $name } 대신 컴퓨터가 하게 하기
scene-people = 함께 있는 사람
scene-make-host = { $name }에게 방장 넘기기
scene-kick = { $name } 내보내기
scene-kick-sure = { $name } 정말 내보내기
scene-watch-link = 다른 사람은 링크로 구경할 수 있습니다.
scene-watch-link-copy = 구경 링크 복사
scene-pause = 탁자 멈추기
scene-go-on = 계속하기
scene-time-short = 10초 남았습니다.

## 세팅

claim-button = 세팅: 나머지는 내 것
claim-sure = { $cost ->
    [free] 확실합니까? 틀려도 벌은 없습니다.
    [open] 확실합니까? 누가 트릭을 딸 수 있으면 손패가 공개됩니다.
   *[once] 확실합니까? 누가 트릭을 딸 수 있으면 손패가 공개되고, 이 경기에서 다시 할 수 없습니다.
}
claim-holds = { $name }의 세팅이 맞습니다. 나머지 트릭을 그대로 풀어 냅니다.
claim-holds-me = 세팅이 맞습니다. 나머지 트릭을 그대로 풀어 냅니다.
claim-fails = { $name }의 세팅은 틀렸습니다. 아직 다른 사람이 트릭을 딸 수 있습니다.
claim-open-hand = 공개: { $name }
