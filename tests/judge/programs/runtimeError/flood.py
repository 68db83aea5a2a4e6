a, b = map(int, input().split())
import sys
much = 'x' * 65536
while True: sys.stdout.write(much)
