import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { id, matching, StatusCode } from './shapes';

/** `submissions`: every practice submission. `submission:12`: one of them, case by case. */
const Topic = matching(30, /^(submissions|submission:[1-9]\d{0,9})$/).check(
  z.refine(topic => id.safeParse(topic.split(':')[1] ?? 1).success, 'There is no such submission'),
);

const Standing = { submitId: id, status: StatusCode };

export const LiveEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('ready') }),
  z.object({ event: z.literal('submission.queued'), ...Standing }),
  z.object({
    event: z.literal('submission.waiting'),
    ...Standing,
    place: z.number().check(z.describe('in the queue; 1 is next')),
  }),
  z.object({ event: z.literal('submission.compiling'), ...Standing }),
  z.object({
    event: z.literal('submission.case'),
    ...Standing,
    done: z.number().check(z.describe('cases finished')),
    total: z.number(),
    cases: z
      .array(z.object({ seq: z.number(), status: StatusCode, time: z.number(), memory: z.number() }))
      .check(z.describe('finished since the last event')),
  }),
  z.object({
    event: z.literal('submission.judged'),
    ...Standing,
    time: z.nullable(z.number()),
    memory: z.nullable(z.number()),
    score: z.nullable(z.number()),
    judger: z.nullable(z.string()),
  }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
/** An event about a submission. */
export type SubmissionEvent = Exclude<LiveEvent, { event: 'ready' }>;

export const live = {
  /** After each (re)connection comes `ready`: what was missed meanwhile is to be fetched again. */
  open: endpoint('GET /live', {
    summary: 'Server-sent events of the topics asked for',
    input: z.object({
      topics: z.pipe(
        z.pipe(
          z.string(),
          z.transform(list => list.split(',')),
        ),
        z.array(Topic).check(z.minLength(1), z.maxLength(50)),
      ),
    }),
    output: LiveEvent,
    answer: 'stream',
  }),
};
