### 카드와 무늬, 그리고 낱말을 늘어놓는 법. 조사는 두 가지를 함께 적으면 알맞은 쪽이 쓰인다: 은(는).

## 독일식 카드

german-suit = { $suit ->
    [acorns] 도토리
    [leaves] 나뭇잎
    [hearts] 하트
    [bells] 방울
   *[other] { $suit }
}

german-rank = { $rank ->
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [unter] 운터
    [ober] 오버
    [king] 왕
    [sow] 자우
    [weli] 벨리
   *[other] { $rank }
}

german-card = { $kind ->
    [weli] { $rank }
   *[other] { $suit } { $rank }
}
    .object = { german-card }

## 프랑스식 카드

french-suit = { $suit ->
    [spades] 스페이드
    [hearts] 하트
    [clubs] 클로버
    [diamonds] 다이아
   *[other] { $suit }
}

french-rank = { $rank ->
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] 10
    [jack] 잭
    [queen] 퀸
    [king] 킹
    [ace] 에이스
    [joker] 조커
   *[other] { $rank }
}

french-card = { $kind ->
    [joker] { $rank }
    [black_joker] 검은 { $rank }
    [red_joker] 빨간 { $rank }
   *[other] { $suit } { $rank }
}
    .object = { french-card }

card-copy = { $card } ({ $number })

no-cards = 카드 없음

## 늘어놓기.

list-and = { $first }과(와) { $last }
list-or = { $first } 또는 { $last }

# 잇달아 오는 말.
clauses = { $before }. { $next }

number-word = { $number }

players-number = { $number }명

yes = 예
no = 아니요
