blocks = []
while True: blocks.append(bytearray(b'x' * (1 << 20)))
