### `weli doctor`와 `weli dev`가 보여 주는 말.

doctor-versions = Weli { $weli }, Python { $python }
doctor-compiler = 컴파일러: Numba { $numba }, NumPy { $numpy }
doctor-folder-bad = 컴파일된 코드를 { $folder }에 보관할 수 없습니다: { $reason }. 시작할 때마다 새로 컴파일합니다. 환경 변수 NUMBA_CACHE_DIR로 다른 폴더를 지정할 수 있습니다.
doctor-ready = { $game }: 빠른 엔진이 컴파일되어 있습니다({ $folder }). 코어 하나로 { $seconds }초 걸렸습니다.
doctor-busy = { $game }: 빠른 엔진을 지금 별도의 프로세스에서 컴파일하고 있습니다({ $folder }).
doctor-not-ready = { $game }: 빠른 엔진이 아직 컴파일되지 않았습니다({ $folder }). 사람들이 게임을 하는 동안 weli serve가 별도의 프로세스에서 알아서 컴파일합니다. 두 게임 모두 합해 코어 하나로 2분쯤 걸립니다. 지금 하려면: weli doctor --compile
doctor-compiled = { $game }: 코어 하나로 { $seconds }초 만에 컴파일했습니다.
doctor-minutes = --minutes 값은 0보다 커야 합니다. { $minutes } 값은 쓸 수 없습니다.
doctor-first = --first 값은 0보다 작을 수 없습니다. { $first } 값은 쓸 수 없습니다.
doctor-fuzz-seed = 시드 { $seed }
doctor-fuzz-done = 테이블 { $tables }개, 판 { $deals }개, 수 { $moves }개: 차이가 없습니다.
doctor-fuzz-table = 시드 { $seed }의 { $first }번 테이블. 다시 하려면: weli dev fuzz --seed { $seed } --first { $first }
doctor-fuzz-on = 이어서 하려면: weli dev fuzz --seed { $seed } --first { $first }
