read -r a b
(echo "$a"; echo "$b") | awk '{ sum += $1 } END { print sum }' | sort
