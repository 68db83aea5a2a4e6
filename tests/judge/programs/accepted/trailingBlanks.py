a, b = map(int, input().split())
print(a + b, ' \t', end='\n\n  ')
