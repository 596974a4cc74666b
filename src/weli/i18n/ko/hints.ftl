### 힌트: 고수라면 무엇을 할지, 왜 그런지, 대답마다 얼마나 좋은지.

# Stands between whole number and tenths: 31.2.
decimal-mark = .

hint-thinking = 고수가 생각하고 있습니다 …
hint-thinking-long = 고수가 생각하고 있습니다 … 설치한 뒤 처음에는 프로그램을 컴파일하느라 1분쯤 걸립니다.
hint-not-now = 힌트는 내 차례일 때 볼 수 있습니다.
hint-would = 고수라면: { $label }.
hint-percent = { $number } %
hint-worth-match = 경기를 이길 확률 { $figure }
hint-worth-points = { $figure }점
# $number is in how many imagined deals every answer was played out.
hint-heading-match = 경기를 이길 확률 (상상한 판 { $number }개):
hint-heading-points = 이번 판에서 기대되는 점수 (상상한 판 { $number }개):
# The same on a panel with little room.
hint-column-match = 경기를 이길 확률
hint-column-points = 이번 판의 점수
hint-more = … 그 밖에 { $number }가지

## 왜. $other is the next best answer, $by how much less it is worth.

because-only = 다른 선택이 없습니다.
because-habit = 아직 아무것도 상상할 수 없어서 보통 하는 대로 합니다.
because-same = 무엇을 해도 마찬가지입니다. 상상한 판이 모두 똑같이 끝납니다.
because-better = { $unit ->
    [match] 그다음으로 좋은 것보다 백 경기에 { $by }경기를 더 이깁니다: { $other }.
   *[points] 그다음으로 좋은 것보다 { $by }점을 더 얻습니다: { $other }.
}
because-over-passing = { $unit ->
    [match] 부르지 않는 것보다 백 경기에 { $by }경기를 더 이깁니다.
   *[points] 부르지 않는 것보다 { $by }점을 더 얻습니다.
}
because-alike = 거의 똑같이 좋은 것: { $other }.
because-alike-usual = 보통 이렇게 합니다. 거의 똑같이 좋은 것: { $other }.

## 트릭의 카드.

because-only-taker = 이 카드만이 트릭을 땁니다.
because-only-head = 이 카드만이 놓인 카드를 이깁니다.
because-cheap-taker = 트릭을 따는 카드 가운데 가장 낮습니다.
because-cheap-head = 놓인 카드를 이기는 카드 가운데 가장 낮습니다.
because-safe-taker = 트릭을 틀림없이 땁니다. 더 낮은 카드는 아직 질 수 있습니다.
because-lets-go = 이번 트릭은 내주고 { $the_card }을(를) 아낍니다.
because-keeps = { $the_card }을(를) 나중 트릭에 쓰려고 아낍니다.
because-keeps-last = { $the_card }을(를) 마지막 트릭에 쓰려고 아낍니다.
because-lowest = 낼 수 있는 카드로는 놓인 카드를 이길 수 없어서 가장 낮은 카드를 냅니다.
because-unbeatable = 아무도 이 카드를 이길 수 없습니다.
because-top-of-suit = 더 높은 { $suit } 카드를 낼 수 있는 사람이 없습니다.
