import * as z from 'zod/mini';
import { queuePriorities } from './adminLimits';
import { endpoint } from './endpoint';
import { bool, dateTime, displayText, id, int, pageOf, paging, text } from './shapes';

const QueuePriority = z.enum(queuePriorities);
export type QueuePriority = z.infer<typeof QueuePriority>;

const QueuedJob = z.object({
  id,
  kind: z.enum(['submission', 'customTest', 'proposal', 'reference', 'check']),
  priority: QueuePriority,
  username: z.string(),
  language: z.nullable(z.string()),
  queuedAt: dateTime,
  attempt: z.number().check(z.describe('how often a judge has begun with it')),
  submitId: z.nullable(id).check(z.describe('of a submission')),
  problem: z.nullable(z.object({ problemId: z.string(), title: z.string() })).check(z.describe('of a submission')),
  judge: z.nullable(z.string()).check(z.describe('that has it, of one that runs')),
});
export type QueuedJob = z.infer<typeof QueuedJob>;

const standing = {
  waiting: z.number(),
  running: z.number(),
  oldestS: z.number().check(z.describe('how long the first of them has waited, in seconds')),
};

const access = 'rejudge';
const service = text(100);

/** What waits for the judges, and what they are asked to do. */
export const judgeQueue = {
  overview: endpoint('GET /admin/judge/queue-overview', {
    summary: 'How much waits and runs, by priority and by language, and what is paused',
    access,
    output: z.object({
      isPaused: z.boolean(),
      priorities: z.array(z.object({ priority: QueuePriority, ...standing })),
      languages: z
        .array(z.object({ language: z.string(), isPaused: z.boolean(), ...standing }))
        .check(z.describe('those that something waits in, or that are paused')),
      running: z.array(QueuedJob),
    }),
  }),
  waiting: endpoint('GET /admin/judge/queue', {
    summary: 'What waits, in the order in which it is taken',
    access,
    input: z.object({ ...paging(30), priority: z.optional(QueuePriority) }),
    output: pageOf(QueuedJob),
  }),
  move: endpoint('PUT /admin/judge/queue-priority', {
    summary: 'Gives a waiting job the priority before or after its own',
    access,
    input: z.object({ id, by: z.pipe(int, z.literal([-1, 1])).check(z.describe('-1: sooner, 1: later')) }),
    output: z.object({ priority: QueuePriority }),
  }),
  pause: endpoint('PUT /admin/judge/queue-pause', {
    summary: 'Stops or resumes the whole queue, or one language; what runs is finished',
    access,
    input: z.object({ language: z.nullish(displayText(50)).check(z.describe('none: everything')), isPaused: bool }),
  }),
  askJudge: endpoint('PUT /admin/judge/machine', {
    summary: 'Lets a judge take nothing more (drain), start again when it has finished (restart), or go on (null)',
    access,
    input: z.object({ service, wish: z.nullable(z.enum(['drain', 'restart'])) }),
  }),
};
