### 할 수 있는 일: 단추와 기록에 쓰이는 이름.

# 이름을 모르는 사람.
seat-number = { $number }번 자리

action-first-dealer = { $player }이(가) 첫 딜러
action-shuffle = 섞기
action-play = { $card } 내기
