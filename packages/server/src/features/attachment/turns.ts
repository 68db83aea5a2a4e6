/** What one key asks for is done one after the other, as it came; other keys do not wait for it. */
export class Turns<Key> {
  private readonly last = new Map<Key, Promise<unknown>>();

  async take<Answer>(key: Key, work: () => Promise<Answer>): Promise<Answer> {
    const turn = (this.last.get(key) ?? Promise.resolve()).then(work, work);
    this.last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(key) === turn) this.last.delete(key);
    }
  }
}
