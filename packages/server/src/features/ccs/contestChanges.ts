import { Injectable } from '@nestjs/common';
import { type AccessChange, Events, type AppEvent, type QuestionFacts } from '../../events/events';
import { RecentEvents } from '../../events/recentEvents';
import { Boards } from '../contestBoard/board/boards';
import { isOfContest } from '../submission/place.sql';

/** What has changed in a contest: these submissions, these users of the site, its questions, or something from which everything may follow. */
export interface Change {
  ids: Set<number>;
  people: Set<number>;
  questions: boolean;
  isWhole: boolean;
}

/** Whether a reader may know that a question was asked or answered. */
type SeesQuestion = (about: QuestionFacts) => boolean;
const seesNone: SeesQuestion = () => false;

/** More changes than these are read with everything else. */
const MOST_CHANGES = 5_000;
/** Notifications of the last minutes, as the live stream keeps them. */
const MOST_RECENT = 4_000;

/** What one feed has not read yet. */
export class Watcher {
  private change = nothingChanged();
  private wake: (() => void) | undefined;
  isOver = false;
  /** Whether the feed has told of the team of a user. Undefined until its beginning is sent: until then it may tell of anybody. */
  hasTold: ((userId: number) => boolean) | undefined;

  constructor(
    readonly contestId: number,
    readonly userId: number | undefined,
    readonly sees: SeesQuestion,
  ) {}

  note(appEvent: AppEvent) {
    if (appEvent.event === 'sessions.ended' && appEvent.userId === this.userId) return this.end();
    if (appEvent.event === 'access.changed' && this.isConcerned(appEvent)) return this.wake?.();
    if (!addTo(this.change, appEvent, this)) return;
    this.wake?.();
  }

  /** A feed that wakes asks first whether its reader may still read. */
  private isConcerned({ kind, id }: AccessChange) {
    if (kind === 'user') return id === this.userId;
    return kind === 'group' || (kind === 'contest' && id === this.contestId);
  }

  noteAll() {
    this.change.isWhole = true;
    this.wake?.();
  }

  end() {
    this.isOver = true;
    this.wake?.();
  }

  /** What was noted since the last call, at once or as soon as there is something; after this time it is nothing. */
  async next(patienceMs: number): Promise<Change> {
    if (!this.isOver && isNothing(this.change)) await this.awake(patienceMs);
    const { change } = this;
    this.change = nothingChanged();
    return change;
  }

  private awake(patienceMs: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, patienceMs);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Follows the events of all contests, for feeds that are open and for those that come back. */
@Injectable()
export class ContestChanges {
  private readonly recent = new RecentEvents<AppEvent>(MOST_RECENT);
  private readonly watchers = new Set<Watcher>();

  constructor(
    events: Events,
    private readonly boards: Boards,
  ) {
    events.listen({
      onEvent: (appEvent, id) => {
        if (id !== undefined) this.recent.add(id, appEvent);
        for (const watcher of this.watchers) if (!this.isOfStranger(appEvent, watcher)) watcher.note(appEvent);
      },
      onGap: () => {
        this.recent.clear();
        for (const watcher of this.watchers) watcher.noteAll();
      },
    });
  }

  get size() {
    return this.watchers.size;
  }

  /** The newest event that was heard: whatever is read from now on holds what it tells. */
  get mark(): string | undefined {
    return this.recent.lastId;
  }

  watch(contestId: number, userId: number | undefined, sees = seesNone): Watcher {
    const watcher = new Watcher(contestId, userId, sees);
    this.watchers.add(watcher);
    return watcher;
  }

  leave(watcher: Watcher) {
    watcher.end();
    this.watchers.delete(watcher);
  }

  /** What has changed in a contest behind a mark; undefined when that is not known any more. */
  since(mark: string, contestId: number, sees = seesNone): Change | undefined {
    const missed = this.recent.after(mark);
    if (!missed) return undefined;
    const change = nothingChanged();
    for (const { event } of missed) addTo(change, event, { contestId, sees });
    return change;
  }

  /** A stranger to a contest wakes none of its feeds. A feed that wakes while no board is kept loads it: from then on strangers are known. */
  private isOfStranger(appEvent: AppEvent, { contestId, hasTold }: Watcher): boolean {
    if (appEvent.event !== 'person.changed') return false;
    return hasTold?.(appEvent.userId) === false && this.boards.concerns(contestId, appEvent.userId) === false;
  }
}

const nothingChanged = (): Change => ({ ids: new Set(), people: new Set(), questions: false, isWhole: false });

export const isNothing = ({ ids, people, questions, isWhole }: Change) => !isWhole && !questions && !ids.size && !people.size;

/** False when it does not concern the contest. */
function addTo(change: Change, appEvent: AppEvent, { contestId, sees }: { contestId: number; sees: SeesQuestion }): boolean {
  if (appEvent.event === 'questions.changed') {
    if (appEvent.cid !== contestId || !sees(appEvent.about)) return false;
    change.questions = true;
    return true;
  }
  if (appEvent.event === 'contest.changed' || appEvent.event === 'contest.announced') {
    if (appEvent.cid !== contestId) return false;
    change.isWhole = true;
    return true;
  }
  if (appEvent.event === 'person.changed') return addId(change, change.people, appEvent.userId);
  if (appEvent.event !== 'submission.queued' && appEvent.event !== 'submission.judged') return false;
  if (!isOfContest(appEvent.about) || appEvent.about.contestId !== contestId) return false;
  return addId(change, change.ids, appEvent.submitId);
}

function addId(change: Change, ids: Set<number>, id: number): true {
  if (!change.isWhole) ids.add(id);
  if (ids.size > MOST_CHANGES) Object.assign(change, { ...nothingChanged(), isWhole: true });
  return true;
}
