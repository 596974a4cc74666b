### 물라착 규칙의 무엇이 잘못되었는가.

problem-strip-sevens-needs-two = { $path }({ $name }): 7을 빼는 것은 두 명이 할 때뿐입니다.
