import { ApiError, type contract, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import { Events, type AppEvent } from '../../events/events';
import { Turnstile } from '../../database/turnstile';
import { ConcurrencyCounter } from '../../concurrencyCounter';
import { isForReaders } from './live.rules';
import { LiveStream } from './liveStream';
import { LostRights } from './lostRights';
import { RecentEvents } from '../../events/recentEvents';
import { StreamRegistry } from './streamRegistry';
import { TopicPace } from './topicPace';
import { TopicTimes } from './topicTimes';
import { Topics } from './topics/topics';

const MOST_STREAMS = 20_000;
const MOST_OF_A_PERSON = 20;
const MOST_VISITORS_OF_AN_ADDRESS = 60;
/** A notification of PostgreSQL has at most 8000 bytes. */
const MOST_RECENT = 4_000;
const MOST_TOPICS = 10_000;
const POSITION_PACE_MS = 10_000;

interface Beginning {
  lastEventId: string | undefined;
  age: number | undefined;
  /** Whether no right was lost while the topics were checked. */
  isSure: boolean;
}

@Injectable()
export class LiveService {
  private readonly persons = new ConcurrencyCounter(MOST_OF_A_PERSON);
  private readonly visitors = new ConcurrencyCounter(MOST_VISITORS_OF_AN_ADDRESS);
  private readonly pace = new TopicPace();
  /** Fifty topics are fifty looks at stored rows. */
  private readonly turnstile = new Turnstile({ atOnce: 8, atOnceOfKey: 2, waitingOfKey: 500 });
  private readonly recent = new RecentEvents<AppEvent>(MOST_RECENT);
  private readonly times = new TopicTimes(MOST_TOPICS);
  private positionTold: string | undefined;

  constructor(
    events: Events,
    private readonly topics: Topics,
    private readonly streams: StreamRegistry,
    private readonly rights: LostRights,
  ) {
    events.listen({ onEvent: (appEvent, id) => this.take(appEvent, id), onGap: () => this.startAfresh() });
    setInterval(() => this.tellPosition(), POSITION_PACE_MS).unref();
  }

  async open(
    { topics, age }: ServerInput<typeof contract.live.open>,
    caller: Caller | undefined,
    context: Pick<RequestContext, 'network' | 'signal' | 'lastEventId'>,
  ): Promise<LiveStream> {
    const { network, signal, lastEventId } = context;
    this.pace.count(topics.length, caller, network);
    const [counter, whose] = caller ? [this.persons, String(caller.id)] : [this.visitors, network];
    if (this.streams.size >= MOST_STREAMS || !counter.acquire(whose)) throw new ApiError('stream.tooMany');
    onAbort(signal, () => counter.release(whose));
    const { changeCount } = this.rights;
    const allowed = await this.turnstile.run(keyOf(caller, network), () => this.topics.allowed(topics, caller));

    // No await from here on: what is published while the stream is being made comes after what it missed.
    const stream = new LiveStream(caller);
    this.streams.add(stream);
    stream.onEnd(() => this.streams.remove(stream));
    for (const topic of allowed) this.join(stream, topic);
    this.begin(stream, { lastEventId, age, isSure: changeCount === this.rights.changeCount });
    onAbort(signal, () => stream.end());
    return stream;
  }

  /** Only the reader knows the id; a reader who has logged in or out since then opens another stream. */
  async change(
    { streamId, topics, age }: ServerInput<typeof contract.live.change>,
    caller: Caller | undefined,
    { network }: Pick<RequestContext, 'network'>,
  ) {
    const stream = this.streams.find(streamId);
    if (!stream || stream.caller?.id !== caller?.id) throw new ApiError('stream.notFound');
    if (stream.isChanging) throw new ApiError('server.tooMany');
    const added = topics.filter(topic => !stream.listensTo(topic));
    this.pace.count(added.length, caller, network);
    stream.isChanging = true;
    const { changeCount } = this.rights;
    const look = () => this.topics.allowed(added, caller);
    const allowed = await this.turnstile.run(keyOf(caller, network), look).finally(() => (stream.isChanging = false));
    if (stream.isOver) throw new ApiError('stream.notFound');
    for (const topic of stream.topics) if (!topics.includes(topic)) stream.leave(topic);
    for (const topic of allowed) this.join(stream, topic);
    if (changeCount !== this.rights.changeCount) this.rights.askAbout(stream, allowed);
    return { missed: allowed.filter(topic => !this.isQuiet(topic, age)) };
  }

  /** Whether nothing has happened to a topic since its reader began to fetch. */
  private isQuiet = (topic: string, age = Infinity) => this.topics.isOpen(topic) && this.times.isQuiet(topic, age);

  private join(stream: LiveStream, topic: string) {
    if (stream.listensTo(topic)) return;
    this.streams.join(topic, stream);
    const stopFollowing = this.topics.follow(topic, event => stream.push({ event }, [topic]));
    stream.join(topic, () => {
      this.streams.leave(topic, stream);
      stopFollowing();
    });
  }

  /** Sends what the reader missed since it saw the last event; a reader whose event is not known any more fetches everything. */
  private begin(stream: LiveStream, { lastEventId, age, isSure }: Beginning) {
    const isQuiet = age !== undefined && stream.topics.every(topic => this.isQuiet(topic, age));
    const missed = lastEventId !== undefined ? this.recent.after(lastEventId) : isQuiet ? [] : undefined;
    stream.push({ event: { event: 'opened', streamId: stream.id, resumed: missed !== undefined } });
    if (!isSure) this.rights.askAbout(stream, stream.topics);
    const id = this.recent.lastId;
    if (!missed) return stream.push({ id, event: { event: 'ready' } });
    for (const { id: eventId, event } of missed) {
      const topics = isForReaders(event) ? this.topics.namesOf(event) : [];
      if (isForReaders(event) && topics.some(stream.listensTo)) stream.hear(event, eventId, topics);
    }
    if (id !== lastEventId) stream.push({ id });
  }

  /** When the sessions of a reader end, so do the streams; readers who are still logged in open them again. */
  private take(appEvent: AppEvent, id: string | undefined) {
    if (id !== undefined) this.recent.add(id, appEvent);
    if (appEvent.event === 'sessions.ended') for (const stream of this.streams.ofUser(appEvent.userId)) stream.end();
    if (appEvent.event === 'access.changed') this.rights.take(appEvent);
    if (appEvent.event === 'settings.changed') this.rights.take({ event: 'access.changed', kind: 'site', id: 0 });
    if (!isForReaders(appEvent)) return;
    const topics = this.topics.namesOf(appEvent);
    for (const topic of [...topics, ...this.topics.toldAfter(appEvent)]) if (this.topics.isOpen(topic)) this.times.note(topic);
    for (const stream of this.streams.listeningTo(topics)) stream.hear(appEvent, id, topics);
  }

  private startAfresh() {
    this.recent.clear();
    this.times.startAfresh();
    this.rights.takeAll();
    for (const stream of this.streams.every()) stream.push({ event: { event: 'ready' } });
  }

  /** Tells readers of quiet topics how far they are, so that they can go on after much has happened elsewhere. */
  private tellPosition() {
    const id = this.recent.lastId;
    if (id === undefined || id === this.positionTold) return;
    this.positionTold = id;
    for (const stream of this.streams.every()) stream.push({ id });
  }
}

const keyOf = (caller: Caller | undefined, network: string) => (caller ? String(caller.id) : `from ${network}`);

function onAbort(signal: AbortSignal, listener: () => void) {
  if (signal.aborted) listener();
  else signal.addEventListener('abort', listener, { once: true });
}
