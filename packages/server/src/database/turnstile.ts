import { ApiError } from '@oj/contract';

interface Most {
  /** How many go on at the same time: in all, and for one key. */
  atOnce: number;
  atOnceOfKey: number;
  /** How many of one key wait for that; further ones are refused. */
  waitingOfKey: number;
}

interface Waiting {
  key: string;
  admit(): void;
}

/** Lets work through in the order in which it came, a few at a time, so that no one key takes all places. */
export class Turnstile {
  private readonly running = new Map<string, number>();
  private readonly waiting: Waiting[] = [];
  private total = 0;

  constructor(private readonly most: Most) {}

  /** @throws ApiError when too many of this key wait already. */
  async run<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
    if (this.waiting.filter(each => each.key === key).length >= this.most.waitingOfKey) throw new ApiError('server.tooMany');
    const admitted = new Promise<void>(admit => this.waiting.push({ key, admit }));
    this.admitNext();
    await admitted;
    try {
      return await work();
    } finally {
      this.count(key, -1);
      this.admitNext();
    }
  }

  private admitNext() {
    while (this.total < this.most.atOnce) {
      const next = this.waiting.findIndex(({ key }) => (this.running.get(key) ?? 0) < this.most.atOnceOfKey);
      const [admitted] = next < 0 ? [] : this.waiting.splice(next, 1);
      if (!admitted) return;
      this.count(admitted.key, 1);
      admitted.admit();
    }
  }

  private count(key: string, change: 1 | -1) {
    this.total += change;
    const count = (this.running.get(key) ?? 0) + change;
    if (count) this.running.set(key, count);
    else this.running.delete(key);
  }
}
