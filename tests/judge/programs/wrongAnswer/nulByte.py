a, b = map(int, input().split())
print(a + b, end='\0\n')
