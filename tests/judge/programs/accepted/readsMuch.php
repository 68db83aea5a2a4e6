<?php
$n = (int) fgets(STDIN);
$sum = 0;
while ($n--) $sum += (int) fgets(STDIN);
echo $sum, PHP_EOL;
