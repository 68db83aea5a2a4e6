import { ApiError } from '@oj/contract';
import { ConcurrencyCounter } from '../concurrencyCounter';

interface Most {
  /** How many go on at the same time: in all, and for one key. */
  atOnce: number;
  atOnceOfKey: number;
  /** How many of one key wait for that; further ones are refused. */
  waitingOfKey: number;
  /** How many wait in all. Default: however many come. */
  waiting?: number;
}

interface Waiting {
  /** Number in the order of arrival. */
  number: number;
  admit(): void;
}

/** Lets work through in the order in which it came, a few at a time, so that no one key takes all places. */
export class Turnstile {
  private readonly running;
  private readonly waitingOf = new Map<string, Waiting[]>();
  private waiting = 0;
  private came = 0;
  private total = 0;

  constructor(private readonly most: Most) {
    this.running = new ConcurrencyCounter(most.atOnceOfKey);
  }

  /** @throws ApiError when too many wait already, of this key or in all. */
  async run<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
    const queue = this.waitingOf.get(key) ?? [];
    if (queue.length >= this.most.waitingOfKey) throw new ApiError('server.tooMany');
    if (this.waiting >= (this.most.waiting ?? Infinity)) throw new ApiError('server.busy');
    const admitted = new Promise<void>(admit => queue.push({ number: this.came++, admit }));
    this.waitingOf.set(key, queue);
    this.waiting += 1;
    this.admitNext();
    await admitted;
    try {
      return await work();
    } finally {
      this.running.release(key);
      this.total -= 1;
      this.admitNext();
    }
  }

  private admitNext() {
    while (this.total < this.most.atOnce) {
      const key = this.nextKey();
      const queue = key === undefined ? undefined : this.waitingOf.get(key);
      const next = queue?.shift();
      if (key === undefined || !queue || !next) return;
      if (queue.length === 0) this.waitingOf.delete(key);
      this.running.acquire(key);
      this.waiting -= 1;
      this.total += 1;
      next.admit();
    }
  }

  /** Among the keys that have room, the one whose first job has waited longest. */
  private nextKey(): string | undefined {
    let [first, found]: [number, string | undefined] = [Infinity, undefined];
    for (const [key, [head]] of this.waitingOf) {
      if (head && head.number < first && this.running.hasRoom(key)) [first, found] = [head.number, key];
    }
    return found;
  }
}
