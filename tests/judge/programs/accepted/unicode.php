<?php
[$größe, $長さ] = explode(" ", fgets(STDIN));
echo "你好，世界 ", $größe + $長さ, "\n";
