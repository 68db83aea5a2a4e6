a, b = map(int, input().split())
raise KeyError('no')
