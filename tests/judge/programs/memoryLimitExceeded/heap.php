<?php
[$a, $b] = array_map('intval', explode(' ', trim(fgets(STDIN))));
$blocks = [];
while (true) $blocks[] = str_repeat("x", 1 << 20);
