### 규칙이나 코드나 기록의 무엇이 잘못되었고, 무엇이 가장 가까운가.

problem-nearest = 가장 가까운 것: { $near }.

## 규칙

problem-seats = 이 규칙은 { $allowed }명이 하는 것이고, { $seats }명은 할 수 없습니다.
problem-not-a-group = “{ $path }”은(는) 규칙의 묶음이어서 “{ $value }” 대신 표가 와야 합니다.
problem-unknown-key = “{ $path }”(이)라는 규칙은 없습니다.
problem-bad-value = { $path }은(는) “{ $value }”일 수 없습니다. 쓸 수 있는 값: { $allowed }.
problem-bad-toml = { $place }: TOML이 아닙니다({ $what }).
problem-too-many-keys = 파일에 항목이 { $most }개를 넘습니다. 규칙이 그렇게 많은 게임은 없습니다.
problem-toml-place = { $line }번째 줄, { $column }번째 칸
problem-toml-end = 파일 끝
problem-other-game = 다른 게임 “{ $game }”의 규칙입니다.
problem-unknown-profile = “{ $path }”(이)라는 규칙 모음은 없습니다. 있는 것: { $allowed }.
problem-needs-other = { $other }({ $other_name })이(가) 지금과 같으면 { $path }({ $name })은(는) 뜻이 없습니다.

## 코드

problem-code-head = 코드가 “{ $head }”(으)로 시작합니다. 이 게임의 코드는 “{ $expected }”(으)로 시작합니다.
problem-code-symbol = “{ $symbol }”은(는) 코드에 쓰이지 않는 글자입니다.
problem-code-check = 코드 “{ $code }”에서 글자 하나가 틀렸거나 빠졌습니다. 검사 글자가 맞지 않습니다.
problem-code-unknown = 코드가 { $number }번 규칙에 이 버전의 Weli가 모르는 값을 줍니다.

## 기록

record-error-line = { $line }번째 줄: { $sentence }
record-error-empty = 파일이 비어 있습니다.
record-error-not-json = JSON이 아닙니다({ $error }).
record-error-not-object = 기록의 항목이 아닙니다.
record-error-no-header = 첫 줄이 기록의 머리가 아닙니다.
record-error-version = 기록의 형식은 { $version }인데, 이 버전의 Weli는 형식 { $known }을(를) 읽습니다.
record-error-bad-line = 칸 하나가 잘못되었습니다({ $error }).
record-error-unknown-line = 기록의 항목이 아닙니다(칸: { $keys }).
record-error-bad-seat = { $seats }명이면 { $seat }번 자리가 없습니다. 자리는 0부터 셉니다.
record-error-rules = 이 규칙으로는 할 수 없습니다. { $why }
record-error-game = “{ $game }”(이)라는 게임은 없습니다.
record-error-bad-action = 수를 읽을 수 없습니다: { $error }.
record-error-bad-secret = 비밀 값이 16진수가 아닙니다.
record-error-commitment = 비밀 값이 약속한 값과 맞지 않습니다.
record-error-after-end = 경기가 끝난 뒤에 수가 있습니다.
record-error-shuffle = 수 “{ $action }”은(는) 비밀 값에서 나오지 않습니다.
record-error-illegal = 수 “{ $action }”은(는) 둘 수 없습니다. { $why }
record-error-differs = 수 “{ $action }”의 결과가 기록할 때와 다릅니다.
record-error-deal-number = { $deal }번째 판의 점수가 있지만, 그 판은 여기서 끝나지 않습니다.
record-error-scores = { $deal }번째 판 뒤의 점수가 수에서 나오는 점수와 다릅니다.
record-error-guard = 멈춘 생각은 같은 자리의 수 앞에 있어야 하는데, 여기서는 { $seat }번 자리의 차례가 아닙니다.
