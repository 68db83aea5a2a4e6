a, b = map(int, input().split())
import sys
sys.stdout.buffer.write(b'%d\xff\n' % (a + b))
