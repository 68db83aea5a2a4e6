read -r a b
while :; do a=$((a ^ 1)); done
