import sys

low, high = 1, 1000
while low <= high:
    guess = (low + high) // 2
    print(guess, flush=True)
    reply = sys.stdin.readline()
    if not reply:
        break
    if reply.startswith('higher'):
        low = guess + 1
    else:
        high = guess - 1
