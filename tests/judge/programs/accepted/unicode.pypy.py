größe, 長さ = map(int, input().split())
print("你好，世界", größe + 長さ)
