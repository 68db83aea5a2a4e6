a, b = map(int, input().split())
while True: pass
