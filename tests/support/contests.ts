import type { ContestDraft, ProblemDraft, Status } from '@oj/contract';
import type { StoredPause } from '../../packages/server/src/access/contestClock';
import { publish } from '../../packages/server/src/events/events';
import { storeVerdict } from '../../packages/server/src/features/submission/verdict.queries';
import { judgeByHand, verdict } from './byHand';
import type { Api, Product } from './product';

/** Beginning, end and freeze of a contest, in minutes from now. */
export interface Moments {
  start: number;
  end: number;
  seal?: number;
}

export const moments = {
  scheduled: { start: 60, end: 300 },
  running: { start: -120, end: 120 },
  /** Runs, and has been frozen for an hour. */
  sealed: { start: -120, end: 120, seal: -60 },
  /** Has ended, with a freeze in its last hour. */
  ended: { start: -240, end: -1, seal: -60 },
} as const satisfies Record<string, Moments>;

const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

const timesOf = ({ start, end, seal }: Moments) => ({
  startTime: fromNow(start),
  endTime: fromNow(end),
  sealRank: seal !== undefined,
  sealRankTime: seal === undefined ? null : fromNow(seal),
});

export const contestDraft = (when: Moments, facts: Partial<ContestDraft> = {}): ContestDraft => ({
  title: 'Autumn Cup',
  description: 'Five hours',
  ...timesOf(when),
  ...facts,
});

/** Turns a submission of practice into one of a contest that has ended. @returns the id of the contest. */
export async function moveIntoContest(product: Product, root: Api, submitId: number): Promise<number> {
  const { id: cid } = await root.contestEditor.add(contestDraft(moments.ended));
  await product.database().execute(`update submissions set contest_id = ${cid} where id = ${submitId}`);
  return cid;
}

/** Makes problems of a contest, submits to it and judges by hand, in a product without judges. */
export function contestsOf(product: () => Product, root: () => Api) {
  const hand = judgeByHand(product);
  let made = 0;

  function draftOfProblem(type: 0 | 1 = 0, auth = 1): ProblemDraft {
    made += 1;
    const problemId = `CP${made}`;
    return {
      problem: {
        problemId,
        title: `Title of ${problemId}`,
        description: '',
        input: 'i',
        output: 'o',
        source: 'A book',
        examples: '<input>1</input><output>1</output>',
        auth,
        difficulty: 3,
        type,
      },
      samples: [{ input: '1', output: '1', score: type === 1 ? 100 : undefined }],
      languages: [{ name: 'C++ 17' }],
      tags: [{ name: 'graphs' }],
    };
  }

  const problem = async (type: 0 | 1 = 0, auth = 1) => (await root().problemEditor.add(draftOfProblem(type, auth))).pid;

  /** Changes the contest by its editor, as an organiser does. One that runs is ended by its row: the editor refuses that. */
  async function change(cid: number, wanted: Partial<ContestDraft>) {
    const present = await root().contestEditor.read({ cid });
    const endAt = new Date(wanted.endTime ?? present.endTime);
    if (endAt <= new Date()) await product().database().execute(`update contests set end_at = '${endAt.toISOString()}' where id = ${cid}`);
    await root().contestEditor.change({ ...present, ...wanted, id: cid });
  }

  /** Lets time pass: moves a contest with its pauses and submissions back by these seconds, and tells of it. */
  async function passes(cid: number, seconds: number) {
    const db = product().database();
    const back = (column: string) => `${column} = ${column} - make_interval(secs => ${seconds})`;
    const { rows } = await db.$client.query<{ pauses: StoredPause[] }>(`select pauses from contests where id = ${cid}`);
    const earlier = (time: string) => new Date(Date.parse(time) - seconds * 1_000).toISOString();
    const pauses = rows[0]?.pauses.map(pause => ({ ...pause, startAt: earlier(pause.startAt), endAt: earlier(pause.endAt) }));
    await db.$client.query(`update contests set ${['start_at', 'end_at', 'seal_at'].map(back).join()}, pauses = $1 where id = ${cid}`, [
      JSON.stringify(pauses),
    ]);
    await db.$client.query(`update submissions set ${back('submitted_at')} where contest_id = ${cid}`);
    await publish(db, { event: 'contest.changed', cid });
  }

  return {
    hand,
    draftOfProblem,
    problem,
    /** A contest with the problems A, B, … */
    async contest(when: Moments, facts: Partial<ContestDraft> = {}, { problems = 1, by = root() }: { problems?: number; by?: Api } = {}) {
      const { id: cid } = await by.contestEditor.add(contestDraft(when, facts));
      const pids: number[] = [];
      for (let place = 0; place < problems; place += 1) {
        const pid = await problem(facts.type === 1 ? 1 : 0);
        await root().contestEditor.addProblem({ cid, pid, displayId: String.fromCodePoint(65 + place) });
        pids.push(pid);
      }
      return { cid, pids };
    },
    change,
    move: (cid: number, when: Moments) => change(cid, timesOf(when)),
    passes,
    /** Submits to a running contest, as if this many minutes ago, and judges it. */
    async submit(api: Api, cid: number, { pid = 'A', minutesAgo = 0, status, score = null }: Wanted) {
      const { submitId } = await api.submission.submit({ pid, cid, language: 'C++ 17', code: 'int main() {}' });
      const db = product().database();
      await db.execute(`update submissions set submitted_at = now() - make_interval(mins => ${minutesAgo}) where id = ${submitId}`);
      if (status === undefined) return submitId;
      const job = await hand.nextJob();
      if (job.targetId !== submitId) throw new Error(`submission ${job.targetId} waits before ${submitId}`);
      await storeVerdict(db, job, verdict(status, score));
      return submitId;
    },
  };
}

interface Wanted {
  pid?: string;
  minutesAgo?: number;
  /** Status of the verdict; undefined: the submission stays in the queue. */
  status?: Status;
  score?: number | null;
}
