import { ApiError, type BoardRowEvent, type LiveEvent, MOST_AGE_MS, type SubmissionEvent, topicsOfChange } from '@oj/contract';
import type { Api } from '../api/ApiProvider';
import { reconnectPause } from './reconnectPause';

/**
 * One stream for the whole tab. Whoever wants a topic adds a listener; when the set of topics changes, the open stream is told, and
 * listeners of the topics that were added fetch again if something has happened to them since the tab was opened. A stream that breaks
 * off is opened again behind the last event that was seen; only where the server cannot go on there, all listeners fetch. While there is
 * no stream (`connected` is false), readers poll.
 */
export interface LiveListener {
  onEvent(event: SubmissionEvent): void;
  /** Events may have been missed, or something has changed: what is shown is to be fetched again. */
  onGap(): void;
  /** A row of a board has changed. */
  onRow?(event: BoardRowEvent): void;
}

/** What the server repeats to a reader who was away. */
const isRepeated = (topic: string) => !topic.startsWith('board:');

interface Stream {
  stop: AbortController;
  /** Topics that the server was asked for. */
  topics: ReadonlySet<string>;
  /** Known once the server has opened it. */
  id?: string;
  isChanging?: boolean;
}

const ADJUST_AFTER_MS = 20;

/** How long ago the tab was opened: nothing that it shows was fetched before. The one clock stands still in sleep, the other can be set. */
const ageOfTab = () => Math.min(MOST_AGE_MS, Math.ceil(Math.max(performance.now(), Date.now() - performance.timeOrigin)));

export class LiveConnection {
  private readonly listeners = new Map<LiveListener, string>();
  private readonly watchers = new Set<() => void>();
  private stream: Stream | undefined;
  private lastEventId: string | undefined;
  /** Topics of which nothing was missed up to the last event. */
  private followed: ReadonlySet<string> = new Set();
  private adjusting: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private isConnected = false;

  constructor(private readonly api: Pick<Api, 'live'>) {}

  listen(topic: string, listener: LiveListener) {
    this.listeners.set(listener, topic);
    this.adjustSoon();
    return () => {
      this.listeners.delete(listener);
      this.adjustSoon();
    };
  }

  readonly connected = () => this.isConnected;

  readonly watch = (watcher: () => void) => {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  };

  /** Opens a new connection for another reader, who may see other events than the one before. */
  startAfresh() {
    this.close();
    this.adjustSoon();
  }

  private adjustSoon(pauseMs = ADJUST_AFTER_MS) {
    clearTimeout(this.adjusting);
    this.adjusting = setTimeout(() => this.adjust(), pauseMs);
  }

  /** Brings the stream into step with the topics that are wanted. */
  private adjust() {
    const topics = new Set(this.listeners.values());
    const { stream } = this;
    if (!topics.size) this.close();
    else if (!stream) void this.open(topics);
    else if (stream.id && !stream.isChanging && !isSame(topics, stream.topics)) void this.change(stream, stream.id, topics);
  }

  private async open(topics: ReadonlySet<string>) {
    const stop = new AbortController();
    const stream: Stream = { stop, topics };
    this.stream = stream;
    const { signal } = stop;
    const onEventId = (id: string) => {
      if (!signal.aborted) this.lastEventId = id;
    };
    try {
      const events = this.api.live.open(
        { topics: [...topics].toSorted().join(','), age: ageOfTab() },
        { signal, lastEventId: this.lastEventId, onEventId },
      );
      for await (const event of events) {
        if (signal.aborted) return;
        this.take(event, stream);
      }
    } catch {
      // Whatever broke the stream, the answer is to open it again.
    }
    if (!signal.aborted) this.reopen(stream);
  }

  private async change(stream: Stream, streamId: string, topics: ReadonlySet<string>) {
    stream.isChanging = true;
    const input = { streamId, topics: [...topics], age: ageOfTab() };
    const { missed, refusal } = await this.api.live.change(input, { signal: stream.stop.signal }).then(
      answer => ({ ...answer, refusal: undefined }),
      (refusal: unknown) => ({ missed: [], refusal }),
    );
    stream.isChanging = false;
    if (this.stream !== stream) return;
    if (refusal) return this.reopen(stream, refusal);
    stream.topics = topics;
    this.follow(topics, missed);
    this.adjust();
  }

  /** A stream that the server does not know any more is opened again at once, any other failure after a pause. */
  private reopen({ stop }: Stream, reason?: unknown) {
    stop.abort();
    this.stream = undefined;
    this.followed = new Set([...this.followed].filter(isRepeated));
    this.setConnected(false);
    const isGone = reason instanceof ApiError && reason.code === 'stream.notFound';
    this.adjustSoon(isGone ? 0 : reconnectPause(this.failures++));
  }

  private close() {
    this.stream?.stop.abort();
    this.stream = undefined;
    this.lastEventId = undefined;
    this.followed = new Set();
    this.setConnected(false);
  }

  private take(event: LiveEvent, stream: Stream) {
    if (event.event === 'opened') {
      stream.id = event.streamId;
      this.failures = 0;
      this.setConnected(true);
      if (event.resumed) this.follow(stream.topics, this.lastEventId === undefined ? [] : stream.topics);
      this.adjustSoon();
    } else if (event.event === 'ready') {
      this.followed = new Set();
      this.follow(stream.topics);
    } else if ('submitId' in event) {
      for (const [listener, topic] of this.listeners)
        if (hearsAll(topic) || topic === `submission:${event.submitId}`) listener.onEvent(event);
    } else if (event.event === 'board.row') {
      for (const [listener, topic] of this.listeners) if (topic === `board:${event.cid}`) listener.onRow?.(event);
    } else {
      const told = topicsOfChange(event);
      for (const [listener, topic] of this.listeners) if (told.includes(topic)) listener.onGap();
    }
  }

  /** Follows these topics from now on. Listeners to topics that were not followed before fetch what they show, if `missed` names them. */
  private follow(topics: ReadonlySet<string>, missed: Iterable<string> = topics) {
    const fetched = new Set([...missed].filter(topic => !this.followed.has(topic)));
    this.followed = topics;
    for (const [listener, topic] of this.listeners) if (fetched.has(topic)) listener.onGap();
  }

  private setConnected(connected: boolean) {
    if (connected === this.isConnected) return;
    this.isConnected = connected;
    this.watchers.forEach(watcher => watcher());
  }
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every(topic => other.has(topic));

/** Whether a topic brings the verdicts of many submissions. */
const hearsAll = (topic: string) => topic === 'submissions' || topic.startsWith('organisers:') || topic.startsWith('balloons:');
