import { ApiError } from '@oj/contract';
import { Tally } from '../tally';

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
  key: string;
  admit(): void;
}

/** Lets work through in the order in which it came, a few at a time, so that no one key takes all places. */
export class Turnstile {
  private readonly running;
  private readonly waiting: Waiting[] = [];
  private total = 0;

  constructor(private readonly most: Most) {
    this.running = new Tally(most.atOnceOfKey);
  }

  /** @throws ApiError when too many wait already, of this key or in all. */
  async run<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
    if (this.waiting.filter(each => each.key === key).length >= this.most.waitingOfKey) throw new ApiError('server.tooMany');
    if (this.waiting.length >= (this.most.waiting ?? Infinity)) throw new ApiError('server.busy');
    const admitted = new Promise<void>(admit => this.waiting.push({ key, admit }));
    this.admitNext();
    await admitted;
    try {
      return await work();
    } finally {
      this.running.give(key);
      this.total -= 1;
      this.admitNext();
    }
  }

  private admitNext() {
    while (this.total < this.most.atOnce) {
      const next = this.waiting.findIndex(({ key }) => this.running.take(key));
      const [admitted] = next < 0 ? [] : this.waiting.splice(next, 1);
      if (!admitted) return;
      this.total += 1;
      admitted.admit();
    }
  }
}
