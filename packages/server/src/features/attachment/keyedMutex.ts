/** What one key asks for is done one after the other, as it came; other keys do not wait for it. */
export class KeyedMutex<Key> {
  private readonly last = new Map<Key, Promise<unknown>>();

  async run<Answer>(key: Key, work: () => Promise<Answer>): Promise<Answer> {
    const current = (this.last.get(key) ?? Promise.resolve()).then(work, work);
    this.last.set(key, current);
    try {
      return await current;
    } finally {
      if (this.last.get(key) === current) this.last.delete(key);
    }
  }
}
