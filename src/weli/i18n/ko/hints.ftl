### 힌트: 고수라면 무엇을 할지, 왜 그런지, 대답마다 얼마나 좋은지.

# Stands between whole number and tenths: 31.2.
decimal-mark = .

hint-would = 고수라면: { $label }.
hint-percent = { $number } %
hint-worth-match = 경기를 이길 확률 { $figure }
hint-worth-points = { $figure }점
# $number is in how many imagined deals every answer was played out.
hint-heading-match = 경기를 이길 확률 (상상한 판 { $number }개):
hint-heading-points = 이번 판에서 기대되는 점수 (상상한 판 { $number }개):
hint-more = … 그 밖에 { $number }가지

## 왜. $other is the next best answer, $by how much less it is worth.

because-only = 다른 선택이 없습니다.
because-habit = 아직 아는 카드가 없어서 늘 하던 대로 합니다.
because-better = { $unit ->
    [match] 그다음으로 좋은 “{ $other }”보다 백 경기에 { $by }경기를 더 이깁니다.
   *[points] 그다음으로 좋은 “{ $other }”보다 { $by }점을 더 얻습니다.
}
because-alike = “{ $other }”도 거의 똑같이 좋습니다. 상상한 판에서는 차이가 드러나지 않습니다.
because-alike-usual = 보통 이렇게 합니다. “{ $other }”도 거의 똑같이 좋습니다.
