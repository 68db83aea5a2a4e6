read -r a b
set -e
add "$a" "$b"
