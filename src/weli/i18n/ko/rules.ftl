### 규칙표, 규칙의 차이, 그리고 `weli rules`가 찍는 것, 어느 게임에서나.

game-mulatschak = 물라착
    .about = 오스트리아의 빠른 트릭 게임. 두 명에서 다섯 명이 예고하고 바꾸고 트릭을 따서 0점까지 내려갑니다.
game-mighty = 마이티
    .about = 한국의 트릭 게임. 세 명에서 여덟 명이 하며, 주공이 점수를 걸고 숨은 프렌드를 부릅니다.

## 규칙표

sheet-title = { $game }: { $profile }
# $numbers는 "2~5"나 "4, 6 또는 8"이고, $only는 하나뿐이면 그 수, 아니면 0이다.
sheet-players = { $numbers }명이 합니다.
numbers-range = { $least }~{ $most }
sheet-changed = 이 자리만의 규칙이 { $number }개 있습니다.
sheet-not-played = 여기서 하지 않는 것: { $names }.
sheet-code = 이 규칙의 코드: { $code }

## 다른 점

# $known은 다른 쪽 규칙의 이름.
difference-known = 전에는
difference-line = { $ours } ({ $known }: { $theirs })
difference-gone = 없어진 것: { $theirs }

## 명령

difference-known-title = 아는 규칙
difference-here-title = 여기
difference-none = 다른 점이 없습니다.
difference-count = 규칙 { $number }개가 다릅니다.
difference-heading = { $here }은(는) { $known }과(와) 규칙 { $number }개가 다릅니다.
difference-silent = 해당 없음.
difference-games = { $known }은(는) { $known_game } 규칙이고 { $here }은(는) { $here_game } 규칙입니다.
rules-playable = { $rules }: { $numbers }명이 할 수 있습니다.
