import type { ChangeEvent, SubmissionEvent } from '@oj/contract';
import { announce } from '../database/announcements';
import type { Executor } from '../database/database';
import { eventsIn } from './receivedEvents';
import { PostgresSource } from './postgresSource';
import { RedisSource } from './redisSource';
import type { EventSource, EventReceiver } from './source';

/** What decides who may know of a submission. */
export interface SubmissionFacts {
  userId: number;
  contestId: number | null;
  virtualRunId: number | null;
  /** Null: practice. What is hidden is hidden from everybody but those who observe the contest. */
  contest: { observerIds: number[]; hidesResult: boolean; hidesCases: boolean; isBehindSeal?: boolean } | null;
  problem: { auth: number; groupId: number | null; authorId: number };
}

type QuestionEvent = Extract<ChangeEvent, { event: 'questions.changed' }>;
type BalloonEvent = Extract<ChangeEvent, { event: 'organisers.balloons' }>;

/** What decides who may know of a balloon that the seal hides. */
export interface SealedBalloon {
  observerIds: number[];
}

/** What decides who may know of a comment in a contest. */
export interface QuestionFacts {
  /** Author of the question; for a reply, author of the comment. */
  askerId: number;
  contest: { observerIds: number[] };
  /** Everybody in the contest may read it. */
  isForAll: boolean;
}

/** A right may be gone that has to do with this user, contest, group, problem or discussion. Announced by triggers of the tables themselves. `site`: by its switches. */
export interface AccessChange {
  event: 'access.changed';
  kind: 'user' | 'contest' | 'group' | 'problem' | 'discussion' | 'site';
  id: number;
}

/** What has happened. Inside a transaction it is published only when that commits. */
export type AppEvent =
  | (SubmissionEvent & { about: SubmissionFacts })
  | (QuestionEvent & { about: QuestionFacts })
  | (BalloonEvent & { about?: SealedBalloon })
  | Exclude<ChangeEvent, QuestionEvent | BalloonEvent>
  | { event: 'customTest.finished'; customTestId: number }
  | { event: 'settings.changed' }
  /** Announced by triggers of the tables themselves. */
  | { event: 'problems.changed' }
  /** A user has another name, school, gender, picture, role or status. Announced by a trigger of the table itself. */
  | { event: 'person.changed'; userId: number }
  | AccessChange
  | { event: 'sessions.ended'; userId: number }
  /** Announced by each process when it begins to listen: from this event's id on, the process has received everything. */
  | { event: 'process.listening' }
  /** Sent by a process to itself, to know how long an event takes. */
  | { event: 'process.echo'; echo: string };

/** Inside a transaction, the event waits for its end: a commit sends one notification, however much it publishes. */
export const publish = (executor: Executor, appEvent: AppEvent) => announce(executor, JSON.stringify(appEvent));

interface Listener {
  /** Every process receives the same events with the same ids, in the order of the commits. */
  onEvent(appEvent: AppEvent, id: string | undefined): void;
  onGap(): void;
}

/** Hears what any process publishes. After a lost connection listeners are told that they may have missed something. */
export class Events {
  private readonly listeners = new Set<Listener>();
  private readonly source: EventSource;

  /** @param redisUrl the Redis or Valkey server that relays the events; without it, each process listens to PostgreSQL itself. */
  constructor(url: string, redisUrl?: string) {
    const receiver: EventReceiver = {
      onPayload: payload => this.hear(payload),
      onGap: () => this.listeners.forEach(listener => listener.onGap()),
    };
    this.source = redisUrl ? new RedisSource(url, redisUrl, receiver) : new PostgresSource(url, receiver);
  }

  /** What brings events to this process at present. */
  get server() {
    return this.source.server;
  }

  open = () => this.source.open();

  close = () => this.source.close();

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Tells listeners of a notification. */
  hear(payload: string | undefined) {
    if (!payload) return;
    for (const { appEvent, id } of eventsIn(payload)) this.listeners.forEach(listener => listener.onEvent(appEvent, id));
  }
}
