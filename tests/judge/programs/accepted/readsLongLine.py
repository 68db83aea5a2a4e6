import sys
print(sum(len(part.rstrip(b"\n")) for part in iter(lambda: sys.stdin.buffer.read(1 << 16), b"")))
