read -r a b
echo "你好，世界 $((a + b))"
