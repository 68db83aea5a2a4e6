import { Status } from '@oj/contract';
import type { contestsOf } from './contests';
import type { Api } from './product';

type Contests = ReturnType<typeof contestsOf>;
type People = Record<'root' | 'ann' | 'ben' | 'cleo', Api>;

const { accepted, wrongAnswer, compileError, timeLimitExceeded } = Status;

/** A contest that has been frozen for an hour; cleo is a star participant. @returns what each submission is. */
export async function sealedContest(contests: Contests, { root, ann, ben, cleo }: People) {
  const award = { priority: 1, name: 'Gold', background: '#fd0', color: '#000', num: 1 };
  const facts = { openRank: true, starAccount: ['cleo'], awardType: 2 as const, awardConfigList: [award] };
  const { cid } = await contests.contest({ start: -180, end: 120, seal: -60 }, facts, { problems: 2 });
  const made = {
    star: await contests.submit(cleo, cid, { status: accepted, minutesAgo: 160 }),
    wrong: await contests.submit(ann, cid, { status: wrongAnswer, minutesAgo: 150 }),
    unbuilt: await contests.submit(ann, cid, { status: compileError, minutesAgo: 145 }),
    solved: await contests.submit(ann, cid, { status: accepted, minutesAgo: 140 }),
    second: await contests.submit(ben, cid, { status: accepted, minutesAgo: 100 }),
    ofRoot: await contests.submit(root, cid, { status: accepted, minutesAgo: 170 }),
    sealed: await contests.submit(ben, cid, { pid: 'B', status: accepted, minutesAgo: 30 }),
  };
  return { cid, made };
}

/** A contest that has ended, with a star participant, penalties and a tie on neither of two problems. */
export async function finishedContest(contests: Contests, { ann, ben, cleo }: People): Promise<number> {
  const { cid } = await contests.contest({ start: -240, end: 60 }, { starAccount: ['cleo'] }, { problems: 2 });
  const history = [
    [ann, 'A', wrongAnswer, 230],
    [cleo, 'A', accepted, 229],
    [ben, 'A', accepted, 220],
    [ben, 'B', timeLimitExceeded, 200],
    [ann, 'A', compileError, 190],
    [ann, 'A', accepted, 180],
    [ann, 'B', accepted, 90],
    [ben, 'B', accepted, 60],
    [ben, 'B', wrongAnswer, 50],
  ] as const;
  for (const [api, pid, status, minutesAgo] of history) await contests.submit(api, cid, { pid, status, minutesAgo });
  await contests.move(cid, { start: -240, end: -1 });
  return cid;
}
