read -r a b
printf -v block %1000000s
while :; do blocks[n++]=$block; done
