import threading
a, b = map(int, input().split())
sums = []
workers = [threading.Thread(target=sums.append, args=(number,)) for number in (a, b)]
for worker in workers: worker.start()
for worker in workers: worker.join()
print(sum(sums))
