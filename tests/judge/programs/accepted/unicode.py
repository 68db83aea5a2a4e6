größe, 長さ = map(int, input().split())
assert "\u4f60" == "你"
import sys
print("你好，世界", größe + 長さ)
