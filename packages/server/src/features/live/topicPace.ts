import { refusalAfter } from '@oj/contract';
import type { Caller } from '../../access/caller';

const MINUTE_MS = 60_000;
const MOST_OF_A_PERSON = 1_000;
const MOST_VISITORS_OF_A_NETWORK = 3_000;

/** Topics that somebody asks for within a minute, in this process: each is looked up, whether it is theirs or not, however short a stream is. */
export class TopicPace {
  private minute = 0;
  private readonly asked = new Map<string, number>();

  /** @throws ApiError when there are too many, with the time to wait. */
  count(topics: number, caller: Caller | undefined, network: string) {
    const now = Date.now();
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.minute) this.asked.clear();
    this.minute = minute;
    const [whose, most] = caller ? [String(caller.id), MOST_OF_A_PERSON] : [`from ${network}`, MOST_VISITORS_OF_A_NETWORK];
    const asked = (this.asked.get(whose) ?? 0) + topics;
    if (asked > most) throw refusalAfter('server.tooMany', (minute + 1) * MINUTE_MS - now);
    this.asked.set(whose, asked);
  }
}
