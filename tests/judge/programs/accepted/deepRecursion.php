<?php
function depth(int $n): int {
    return $n === 0 ? 0 : depth($n - 1) + 1;
}
[$a, $b] = explode(' ', fgets(STDIN));
echo depth(100000) === 100000 ? $a + $b : -1, "\n";
