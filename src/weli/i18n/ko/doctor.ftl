### `weli doctor`와 `weli dev`가 보여 주는 말.

doctor-versions = Weli { $weli }, Python { $python }
doctor-compiler = 컴파일러: Numba { $numba }, NumPy { $numpy }
doctor-folder-bad = 컴파일된 코드를 { $folder }에 보관할 수 없습니다: { $reason }. 시작할 때마다 새로 컴파일합니다. 환경 변수 NUMBA_CACHE_DIR로 다른 폴더를 지정할 수 있습니다.
doctor-ready = { $game }: 빠른 엔진이 컴파일되어 있습니다({ $folder }).
doctor-not-ready = { $game }: 빠른 엔진이 아직 컴파일되지 않았습니다. 처음 쓸 때 컴파일하며 길게는 1분쯤 걸립니다. 그때까지 다른 것은 기다리지 않습니다. 지금 하려면: weli doctor --compile
doctor-compiled = { $game }: { $seconds }초 만에 컴파일했습니다.
doctor-minutes = --minutes 값은 0보다 커야 합니다. { $minutes } 값은 쓸 수 없습니다.
doctor-fuzz-seed = 시드 { $seed }
doctor-fuzz-done = 테이블 { $tables }개, 수 { $moves }개: 차이가 없습니다.
