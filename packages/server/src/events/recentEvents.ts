/** The last events that a process has received, by their ids, so that a reader who was away can go on behind the last one seen. */
export class RecentEvents<Event> {
  private entries: { id: string; event: Event }[] = [];
  /** Counted from the first event that was ever added. */
  private readonly numbers = new Map<string, number>();
  private count = 0;

  constructor(private readonly most: number) {}

  get lastId(): string | undefined {
    return this.entries.at(-1)?.id;
  }

  add(id: string, event: Event) {
    this.entries.push({ id, event });
    this.numbers.set(id, this.count++);
    const oldest = this.entries.length > this.most ? this.entries.shift() : undefined;
    if (oldest) this.numbers.delete(oldest.id);
  }

  /** What came after an event; undefined when that is not known any more. */
  after(id: string): { id: string; event: Event }[] | undefined {
    const number = this.numbers.get(id);
    return number === undefined ? undefined : this.entries.slice(this.entries.length - (this.count - 1 - number), this.entries.length);
  }

  clear() {
    this.entries = [];
    this.numbers.clear();
  }
}
