/** Seeded pseudo-random numbers (xorshift32): the same test data on every machine. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = Math.imul(seed, 0x9e3779b1) >>> 0 || 1;
    for (let i = 0; i < 8; i++) this.next();
  }

  /** A whole number from `least` to `most`, both included; the span must stay below 2^53. */
  integer(least: number, most: number): number {
    const span = most - least + 1;
    return least + ((this.next() * 0x200000 + (this.next() >>> 11)) % span);
  }

  pick<T>(choices: readonly T[]): T {
    const chosen = choices[this.integer(0, choices.length - 1)];
    if (chosen === undefined) throw new Error('nothing to pick from');
    return chosen;
  }

  integers(count: number, least: number, most: number): number[] {
    return Array.from({ length: count }, () => this.integer(least, most));
  }

  /** The numbers from 1 to `count` in random order. */
  permutation(count: number): number[] {
    const numbers = Array.from({ length: count }, (_, i) => i + 1);
    for (let i = count - 1; i > 0; i--) {
      const j = this.integer(0, i);
      [numbers[i], numbers[j]] = [numbers[j] as number, numbers[i] as number];
    }
    return numbers;
  }

  private next(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x >>> 0;
    return this.state;
  }
}
