/** A fetch may have begun earlier than its reader says, by the time that a call and an event travel. */
const TRAVEL_MS = 10_000;

/** When something last happened to each topic, since the moment from which on this process receives everything. */
export class TopicTimes {
  /** Times are those of `performance.now()`. */
  private readonly times = new Map<string, number>();
  /** Time from which on all changes are known. */
  private knownSince = performance.now();

  constructor(private readonly most: number) {}

  /** Something may have been missed before now. */
  startAfresh() {
    this.times.clear();
    this.knownSince = performance.now();
  }

  note(topic: string) {
    // The map is in the order of the times.
    this.times.delete(topic);
    this.times.set(topic, performance.now());
    if (this.times.size <= this.most) return;
    const [[oldest, time] = []] = this.times;
    if (oldest === undefined || time === undefined) return;
    this.times.delete(oldest);
    this.knownSince = Math.max(this.knownSince, time);
  }

  /** Whether certainly nothing has happened to a topic in the last `ms`. */
  isQuiet(topic: string, ms: number): boolean {
    const from = performance.now() - ms - TRAVEL_MS;
    return from > this.knownSince && from > (this.times.get(topic) ?? 0);
  }
}
