/** An answer kept for a while, asked for once however many wait for it. A failure is not kept. */
export class Cached<Answer> {
  private kept: { untilMs: number; answer: Promise<Answer> } | undefined;

  constructor(
    private readonly lifeMs: number,
    private readonly ask: () => Promise<Answer>,
  ) {}

  read(): Promise<Answer> {
    if (!this.kept || this.kept.untilMs < Date.now()) {
      const kept = { untilMs: Date.now() + this.lifeMs, answer: this.ask() };
      this.kept = kept;
      kept.answer.catch(() => {
        if (this.kept === kept) this.kept = undefined;
      });
    }
    return this.kept.answer;
  }

  forget() {
    this.kept = undefined;
  }
}

/** Answers to many questions, the latest `most` of them. */
export class CachedByKey<Answer> {
  private readonly kept = new Map<string, Cached<Answer>>();

  constructor(
    private readonly lifeMs: number,
    private readonly most: number,
  ) {}

  read(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const found = this.kept.get(key) ?? new Cached(this.lifeMs, ask);
    this.kept.delete(key);
    this.kept.set(key, found);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= this.most) break;
      this.kept.delete(oldest);
    }
    return found.read();
  }

  /** Forgets the answer of a key, or all answers. */
  forget(key?: string) {
    if (key === undefined) this.kept.clear();
    else this.kept.delete(key);
  }
}
