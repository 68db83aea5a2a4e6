<?php
[$a, $b] = array_map('intval', explode(' ', trim(fgets(STDIN))));
echo trim(shell_exec("expr $a + $b")), "\n";
