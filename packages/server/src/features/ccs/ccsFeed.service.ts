import { ApiError, type CcsNotification, type contract } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { isSealed, phaseOf } from '../../access/phase';
import type { InputFor, StreamItem } from '../../api/handles';
import { ConcurrencyCounter } from '../../concurrencyCounter';
import { CcsLimits } from './ccsLimits';
import { seesQuestion } from '../comment/comment.visibility';
import { type Asking, CcsReader, checkServed } from './ccsReader';
import { type Change, ContestChanges, isNothing, type Watcher } from './contestChanges';
import { FeedLines, type Known } from './feedLines';

type Input = InputFor<typeof contract.ccs.eventFeed>;
type Items = AsyncGenerator<StreamItem<CcsNotification>>;

const MOST_FEEDS = 100;
const MOST_OF_A_PERSON = 5;
const MOST_VISITORS_OF_A_NETWORK = 10;
/** Changes of this time are sent together. */
const PACE_MS = 500;
/** Interval at which a feed checks the clock of the contest, and whether its reader may still read. */
const LOOK_MS = 15_000;

/** Where a feed begins. */
interface Beginning {
  mark: string | undefined;
  /** Undefined: with everything. */
  missed: Change | undefined;
}

/**
 * The event feed: what the caller may know of a contest, then what changes.
 *
 * A feed notes the numbers of changed submissions from before its first query on, and reads those rows as they are then: so it does not
 * matter in what order events come, and none is missed (decision 33). Its token is the id of the newest event that was heard before the
 * rows were read, with what the clock had come to: a reader who comes back gets what was published since. A person with another name is
 * told to open feeds alone, because what triggers publish has no id. When anything else changes, also when the time of the seal or of the
 * end has come, the feed sends whole collections anew.
 */
@Injectable()
export class CcsFeedService {
  private readonly persons = new ConcurrencyCounter(MOST_OF_A_PERSON);
  private readonly visitors = new ConcurrencyCounter(MOST_VISITORS_OF_A_NETWORK);

  constructor(
    private readonly lines: FeedLines,
    private readonly changes: ContestChanges,
    private readonly reader: CcsReader,
    private readonly limits: CcsLimits,
  ) {}

  async open({ since_token, stream }: Input, asking: Asking, signal: AbortSignal): Promise<AsyncIterable<StreamItem<CcsNotification>>> {
    await this.limits.countCall(asking.network);
    checkServed(asking);
    // No await from here on: what is published now is either missed or noted.
    const { caller, contest } = asking.scoped;
    const missed = since_token === undefined ? undefined : this.missed(since_token, asking);
    const [counter, whose] = caller ? [this.persons, String(caller.id)] : [this.visitors, asking.network];
    if (this.changes.size >= MOST_FEEDS || !counter.acquire(whose)) throw new ApiError('stream.tooMany');
    const watcher = this.changes.watch(contest.id, caller?.id, about => seesQuestion(caller, about));
    const close = () => {
      this.changes.leave(watcher);
      counter.release(whose);
    };
    if (signal.aborted) close();
    else signal.addEventListener('abort', close, { once: true });
    const beginning = { mark: this.changes.mark, missed };
    return stream ? this.follow(asking, watcher, beginning) : this.begin(asking, beginning, nothingKnown());
  }

  private begin = (asking: Asking, { mark, missed }: Beginning, known: Known): Items =>
    items(missed ? this.lines.changed(asking, missed, known) : this.lines.everything(asking, known), tokenOf(mark, asking));

  private async *follow(first: Asking, watcher: Watcher, beginning: Beginning): Items {
    const known = nothingKnown();
    let asking = first;
    yield* this.begin(asking, beginning, known);
    watcher.hasTold = userId => known.teams.has(String(userId));
    for (;;) {
      const change = await watcher.next(LOOK_MS);
      if (watcher.isOver) return;
      const { mark } = this.changes;
      const before = stampOf(asking);
      asking = await this.reader.askAgain(asking);
      if (stampOf(asking) !== before) change.isWhole = true;
      if (isNothing(change)) continue;
      yield* items(this.lines.changed(asking, change, known), tokenOf(mark, asking));
      await new Promise<void>(resolve => setTimeout(resolve, PACE_MS).unref());
    }
  }

  /** @throws ApiError when nobody knows any more what has changed since. */
  private missed(token: string, asking: Asking): Change {
    const [mark = '', stamp] = token.split(SEPARATOR);
    const { caller, contest } = asking.scoped;
    const change = this.changes.since(mark, contest.id, about => seesQuestion(caller, about));
    if (!change) throw new ApiError('input.invalid', 'since_token: is not known any more, read the feed from its beginning');
    return stamp === stampOf(asking) ? change : { ...change, isWhole: true };
  }
}

const nothingKnown = (): Known => ({ teams: new Set(), schools: new Set(), awards: '' });

/** Changes when the clock, or an organiser, changes what the caller may see. */
const stampOf = ({ scoped: { contest, now, powers } }: Asking) =>
  `${phaseOf(contest, now)}-${isSealed(contest, now) && !powers.pastSeal ? 'sealed' : 'open'}-${powers.read ? 'all' : 'board'}`;

/** Separates the two parts of a token. No id of an event contains it. */
const SEPARATOR = '_._';
const tokenOf = (mark: string | undefined, asking: Asking) => mark && `${mark}${SEPARATOR}${stampOf(asking)}`;

/** The last line alone says how far the reader is: one who stops before has not seen everything. */
async function* items(lines: AsyncIterable<CcsNotification>, token: string | undefined): Items {
  let last: CcsNotification | undefined;
  for await (const line of lines) {
    if (last) yield { event: last };
    last = line;
  }
  if (last) yield { event: { ...last, ...(token && { token }) } };
}
