import * as z from 'zod/mini';
import { openEndpoint } from './api/endpoint';
import { id, int, matching, StatusCode, uid } from './shapes';

/**
 * What can be listened to. `submissions`: every practice submission. `submission:12`: one of them, case by case. `contest:3`: what is
 * announced in a contest. `board:3`: rows of its board as they change, as participants see them. `organisers:3`: for those who observe it, what waits for its organisers, and its verdicts. `balloons:3`, `prints:3`: what waits at
 * that desk. `proposals:3`: how far its rejudge proposals are. `questions:3`: comments in a contest, as far as the listener may see them. `discussion:5`: comments on a discussion.
 * `user:7`: messages to that user, for nobody else.
 */
const topics = {
  submissions: { hasId: false },
  submission: { hasId: true },
  contest: { hasId: true },
  board: { hasId: true },
  organisers: { hasId: true },
  balloons: { hasId: true },
  prints: { hasId: true },
  proposals: { hasId: true },
  questions: { hasId: true },
  discussion: { hasId: true },
  user: { hasId: true },
} as const;
export type TopicKind = keyof typeof topics;

const isTopicKind = (kind: string): kind is TopicKind => Object.hasOwn(topics, kind);

/** The parts of a topic's name; undefined when there is no such topic. */
export function topicOf(name: string): { kind: TopicKind; id?: number } | undefined {
  const [kind = '', number, ...rest] = name.split(':');
  if (!isTopicKind(kind) || rest.length || topics[kind].hasId !== (number !== undefined)) return undefined;
  return number === undefined ? { kind } : { kind, id: Number(number) };
}

const Topic = matching(30, /^[a-z]+(:[1-9]\d{0,9})?$/).check(
  z.refine(name => {
    const topic = topicOf(name);
    return topic !== undefined && id.safeParse(topic.id ?? 1).success;
  }, 'There is no such topic'),
);

const SubmissionStatus = { submitId: id, status: StatusCode };

export const LiveEvent = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('opened'),
    streamId: z.string().check(z.describe('ID of the stream, by which its topics can be changed.')),
    resumed: z
      .boolean()
      .check(z.describe('Whether all events after `Last-Event-ID` follow. False: events may be lost, and `ready` follows.')),
  }),
  z.object({ event: z.literal('ready') }),
  z.object({ event: z.literal('submission.queued'), ...SubmissionStatus }),
  z.object({
    event: z.literal('submission.waiting'),
    ...SubmissionStatus,
    place: z.number().check(z.describe('Position in the queue; 1 is next.')),
  }),
  // Also how far another site is with it.
  z.object({ event: z.literal('submission.compiling'), ...SubmissionStatus }),
  z.object({
    event: z.literal('submission.case'),
    ...SubmissionStatus,
    done: z.number().check(z.describe('Number of finished test cases.')),
    total: z.number(),
    cases: z
      .array(z.object({ seq: z.number(), status: StatusCode, time: z.number(), memory: z.number() }))
      .check(z.describe('Test cases that have finished since the last event.')),
  }),
  z.object({
    event: z.literal('submission.judged'),
    ...SubmissionStatus,
    time: z.nullable(z.number()),
    memory: z.nullable(z.number()),
    score: z.nullable(z.number()),
    judger: z.nullable(z.string()),
  }),
  z.object({ event: z.literal('contest.announced'), cid: id }),
  z.object({ event: z.literal('contest.changed'), cid: id }),
  // Not repeated to a reader who was away: the board is fetched again. Every page reads events, and few have a board, which knows the shape.
  z.object({
    event: z.literal('board.row'),
    cid: id,
    uid,
    row: z.record(z.string(), z.unknown()).check(z.describe('Changed fields of the row, as in a `BoardRowChange`.')),
  }),
  z.object({ event: z.literal('organisers.balloons'), cid: id }),
  z.object({ event: z.literal('organisers.prints'), cid: id }),
  z.object({ event: z.literal('proposals.changed'), cid: id }),
  z.object({ event: z.literal('questions.changed'), cid: id }),
  z.object({ event: z.literal('discussion.commented'), did: id }),
  z.object({ event: z.literal('user.messages'), uid: id }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
/** An event about a submission. */
export type SubmissionEvent = Extract<LiveEvent, { submitId: number }>;
/** An event that says only that something changed: what it concerns is to be fetched again. */
export type ChangeEvent = Exclude<Extract<LiveEvent, { cid: number } | { did: number } | { uid: number }>, { row: unknown }>;
/** A row of a board that has changed. */
export type BoardRowEvent = Extract<LiveEvent, { event: 'board.row' }>;
const idOf = (event: ChangeEvent) => ('cid' in event ? event.cid : 'did' in event ? event.did : event.uid);
/** Topics that hear it: the first word of the event names their kind, and so does the second one of an event of a desk. */
export const topicsOfChange = (event: ChangeEvent): string[] =>
  event.event
    .split('.')
    .filter((word, place) => place === 0 || isTopicKind(word))
    .map(kind => `${kind}:${idOf(event)}`);

const Topics = z.array(Topic).check(z.minLength(1), z.maxLength(50));

/** The greatest age that a reader may tell, in ms: a day. */
export const MOST_AGE_MS = 86_400_000;
const age = z
  .optional(int.check(z.gte(0), z.lte(MOST_AGE_MS)))
  .check(z.describe('Milliseconds since the client began to fetch what it listens to, at most a day. Missing: not known.'));

export const live = {
  /**
   * The first event is `opened`. A call with the header `Last-Event-ID` then gets what came after that event. Where that is not
   * possible, `ready` comes: what was missed is to be fetched. `ready` may come again later. A call without the header that says how long
   * ago its reader began to fetch, in milliseconds, gets no `ready` if nothing has happened since then.
   */
  open: openEndpoint('GET /live', {
    summary: 'Streams server-sent events of the given topics. The header Last-Event-ID continues after that event.',
    input: z.object({
      topics: z
        .pipe(
          z.pipe(
            z.string(),
            z.transform(list => list.split(',')),
          ),
          Topics,
        )
        .check(
          z.describe(
            'Topics, 1 to 50, with commas between them: `submissions` (practice), `submission:ID`, `contest:ID` (announcements), `board:ID` (scoreboard), `organisers:ID`, `balloons:ID`, `prints:ID`, `proposals:ID` (rejudge proposals), `questions:ID` (comments in a contest), `discussion:ID` (comments), `user:ID` (messages).',
          ),
        ),
      age,
    }),
    output: LiveEvent,
    answer: 'stream',
  }),
  /** What happened to the topics that were added before the answer is to be fetched, where `missed` names them. */
  change: openEndpoint('PUT /live', {
    summary: 'Replaces the topics of an open stream.',
    changes: false,
    input: z.object({ streamId: matching(24, /^[\w-]{24}$/), topics: Topics, age }),
    output: z.object({
      missed: z
        .array(z.string())
        .check(z.describe('Added topics that had an event within `age`, or may have had one. Their contents are to be fetched again.')),
    }),
  }),
};
