### `weli arena`가 찍는 것.

arena-progress = 하는 중
arena-head = { $kind ->
    [matches] { $players }명이 하는 경기 { $count }개
    [cards] { $players }명이 하는 { $count }판, 카드 내기만
   *[deals] { $players }명이 하는 { $count }판
}, { $rules }, 씨앗 { $seed }. 괄호 안은 95 % 구간입니다.
arena-circle = 모두가 같은 카드로 모든 자리에 앉았습니다.
arena-against = 모두가 같은 카드로 모든 자리에 앉았고, 나머지 자리에는 { $player } 컴퓨터가 앉았습니다.
arena-points = 한 판의 점수, 셈법과 상관없이 많을수록 좋음
arena-won = 이긴 경기의 몫, 실력이 같으면 { $par }
arena-player = 컴퓨터
arena-result = 결과
arena-match-points = 한 경기의 점수
arena-scale = { $low } 0, { $high } 100
arena-league = 등급
arena-time = 결정마다 ms
arena-slow = 95 %가 이하
arena-slower = 99 %가 이하
arena-roles = 역할마다 한 판의 점수
arena-declarer = 주공
arena-friend = 프렌드
arena-defender = 야당
arena-home = 쉼
arena-differences = 같은 카드로 상대보다 나은 만큼
arena-instead = 같은 자리의 { $player } 컴퓨터보다 많은 한 판의 점수, { $player } 컴퓨터가 거기서 맡은 역할마다
arena-given-up = 끝나지 않은 탁자 { $tables }개에서는 아무도 점수를 얻지 않았습니다.
arena-sprt-progress = 하는 중, ±{ $bound } 가운데 { $ratio }
arena-sprt = { $result ->
    [high] 오차 5 %로 밝혀짐: { $one }이(가) { $other }보다 나은 만큼은 { $low }보다 { $high }에 가깝습니다
    [low] 오차 5 %로 밝혀짐: { $one }이(가) { $other }보다 나은 만큼은 { $high }보다 { $low }에 가깝습니다
   *[open] { $one }이(가) { $other }보다 { $low }만큼 나은지 { $high }만큼 나은지 아직 모릅니다
} (로그 가능도비 ±{ $bound } 가운데 { $ratio }, { $count }개 뒤).
arena-guards = 중간에 멈춘 생각: { $listed }.
arena-deal-set = 판 묶음 { $deals }, 설정 { $settings }

## 할 수 없는 것.

arena-one-of = { $one } 옵션은 { $other } 옵션과 함께 쓸 수 없습니다.
arena-sprt-numbers = --sprt에는 차이 두 개를 쉼표로 나누어, 작은 것부터 적습니다. 예: 0,0.5. “{ $given }”은(는) 안 됩니다.
arena-needs-others = 혼자서는 견줄 상대가 없습니다. 여럿을 적거나, 나머지 자리에 누가 앉는지 --against로 적으세요.
arena-failed = 컴퓨터 { $bot } 고장 ({ $place }): { $problem }
arena-other-run = { $file } 파일에는 다른 실행의 결과가 있습니다. 다른 설정: { $settings }.
arena-bad-results = { $file }, { $line }번째 줄: 아레나의 결과가 아닙니다.
arena-in-use = 다른 실행이 { $file } 파일에 쓰고 있습니다.
arena-go-on = 지금까지의 결과는 모두 { $file } 파일에 있습니다. 같은 명령이 거기서 이어 갑니다.

## 모든 규칙을 차례로.

arena-every-head = 탁자 { $tables }개에서 { $deals }판을 오류 없이 했습니다: 딸린 규칙 전부를 인원수마다, 그리고 무작위 규칙 { $random }개.
arena-every-promised = 약속
arena-every-kept = 지킴
arena-every-missed = 어김
arena-every-table = 이 탁자에서: { $table }
