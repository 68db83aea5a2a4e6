<?php
[$a, $b] = explode(" ", fgets(STDIN));
$sum = $a + $b + $neverSet;
echo $sum, "\n";
