import sys
sys.setrecursionlimit(1 << 20)
a, b = map(int, input().split())
def depth(n): return depth(n - 1) + 1 if n else 0
print(a + b if depth(100000) == 100000 else -1)
