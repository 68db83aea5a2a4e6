import { ApiError, type contract, queuePriorities, type ServerInput, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { Cached } from '../../cached';
import { priorities } from '../../judge/queue/queue';
import { statesBy } from '../../judge/queue/queueState';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { JudgeQueueQueries } from './judgeQueue.queries';
import { beside, nameOf, rangeOf } from './judgeQueue.rules';

type Api = typeof contract.judgeQueue;
type JobRow = Awaited<ReturnType<JudgeQueueQueries['running']>>[number];

const REMEMBERED_MS = 1_000;
const EVERYTHING = '';
const none = { waiting: 0, running: 0, oldestS: 0 };

@Injectable()
export class JudgeQueueService {
  /** State of the queue, kept for a short time: reading it goes through the whole queue, and several pages may ask at once. */
  private readonly state = new Cached(REMEMBERED_MS, () => this.queries.state());

  constructor(private readonly queries: JudgeQueueQueries) {}

  async overview() {
    const [states, pauses, running] = await Promise.all([this.state.read(), this.queries.pauses(), this.queries.running()]);
    const paused = new Set(pauses.map(({ language }) => language));
    const ofPriority = statesBy(states, ({ priority }) => nameOf(priority));
    const ofLanguage = statesBy(
      states.filter(({ language }) => language !== null),
      ({ language }) => language ?? EVERYTHING,
    );
    for (const language of paused) if (language !== EVERYTHING && !ofLanguage.has(language)) ofLanguage.set(language, none);
    return {
      isPaused: paused.has(EVERYTHING),
      priorities: queuePriorities.map(priority => ({ priority, ...(ofPriority.get(priority) ?? none) })),
      languages: [...ofLanguage]
        .map(([language, state]) => ({ language, isPaused: paused.has(language), ...state }))
        .toSorted((a, b) => b.waiting - a.waiting || a.language.localeCompare(b.language)),
      running: running.map(onWire),
    };
  }

  async waiting({ priority, ...paging }: ServerInput<Api['waiting']>) {
    const { records, total } = await this.queries.waiting({ ...paging, range: priority && rangeOf(priority) });
    return toPage(records.map(onWire), total, paging);
  }

  move({ id, by }: ServerInput<Api['move']>, actor: Actor) {
    return this.queries.transaction(async tx => {
      const job = await this.queries.lock(tx, id);
      if (!job) throw new ApiError('judgeQueue.notWaiting');
      const [before, after] = [nameOf(job.priority), beside(job.priority, by)];
      if (before === after) return { priority: after };
      await this.queries.changePriority(tx, id, priorities[after]);
      await recordAudit(tx, actor, {
        action: 'judging.move',
        target: targetOf(job),
        before: { priority: before },
        after: { priority: after },
      });
      return { priority: after };
    });
  }

  async pause({ language, isPaused }: ServerInput<Api['pause']>, actor: Actor) {
    const named = language || EVERYTHING;
    await this.queries.transaction(async tx => {
      const changed = isPaused ? await this.queries.pause(tx, named, actor.caller.username) : await this.queries.resume(tx, named);
      if (!changed) return;
      await recordAudit(tx, actor, { action: isPaused ? 'judging.pause' : 'judging.resume', target: named || 'queue' });
    });
  }

  async askJudge({ service, wish }: ServerInput<Api['askJudge']>, actor: Actor) {
    await this.queries.transaction(async tx => {
      if (!(await this.queries.askJudge(tx, service, wish))) throw new ApiError('judgeQueue.noJudge');
      await recordAudit(tx, actor, { action: 'judging.askJudge', target: service, after: { wish: wish ?? 'resume' } });
    });
  }
}

const targetOf = ({ kind, targetId }: JobRow) => `${kind} ${targetId}`;

const onWire = ({ targetId, priority, problemId, title, ...job }: JobRow) => ({
  ...job,
  priority: nameOf(priority),
  submitId: job.kind === 'submission' ? targetId : null,
  problem: problemId === null || title === null ? null : { problemId, title },
});
