read -r a b
block=0123456789abcdef
while :; do block=$block$block; done
