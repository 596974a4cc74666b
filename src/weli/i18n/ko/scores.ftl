### 점수표, 어느 게임에서나.

score-of = { $name }: { $entry }; 합계 { $score }
winners = { $who ->
    [you] 이겼습니다!
   *[other] { $number ->
        [1] { $names }이(가) 이겼습니다.
       *[other] { $names }이(가) 함께 이겼습니다.
    }
}
