/** An answer kept for a while, asked for once however many wait for it. A failure is not kept. */
export class Remembered<Answer> {
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
