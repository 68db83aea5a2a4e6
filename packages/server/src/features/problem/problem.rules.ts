import { ApiError, contestTypes, problemVisibilities } from '@oj/contract';
import type { JudgingBounds } from './judgingBounds';
import type { problems } from './problem.table';
import { type Caller, mayDo } from '../../access/caller';
import type { ProblemFacts } from '../../access/problemScope';
import type { JudgingSource } from '../../judge/request';

type JudgingColumns = Pick<Partial<typeof problems.$inferInsert>, 'spjCode' | 'spjLanguage' | 'judgeExtraFile'> &
  Pick<typeof problems.$inferSelect, 'judgeMode'>;

/** Number of problems that a group may have. */
export const MOST_PROBLEMS_OF_GROUP = 1_000;
/** Limit for the test data of all problems of a group, unpacked: 8 GB. */
export const MOST_TEST_DATA_BYTES_OF_GROUP = 8 * 2 ** 30;

/** Whether the cases of a problem give points. */
export const isScored = ({ type }: { type: number }) => type === contestTypes.oi;

/** Whether everybody may read it, outside of groups and contests. */
export const isPublic = ({ auth, groupId }: Pick<ProblemFacts, 'auth' | 'groupId'>) =>
  auth === problemVisibilities.public && groupId === null;

/** Whether the caller may make problems public, and change anybody's. */
export const isProblemAdmin = (caller: Caller) => mayDo(caller, 'problem_publish');

/** What the author wrote to judge with; undefined where outputs are compared with answers. */
export function judgingSourceOf({ judgeMode, spjCode, spjLanguage, judgeExtraFile }: JudgingColumns): JudgingSource | undefined {
  if (judgeMode === 'default') return undefined;
  return { mode: judgeMode, code: spjCode ?? '', language: spjLanguage === 'C' ? 'C' : 'C++', files: judgeExtraFile ?? undefined };
}

/** Code of a source; that of our own problems has two names. */
export const sourceOf = (oj: string) => (oj === 'Mine' ? 'ME' : oj);

/** Anybody may have a group: what runs there has to end in minutes. @throws ApiError when a right program might take longer. */
export function checkLengthInGroup({ mostGroupJudgingSeconds }: JudgingBounds, timeLimitMs: number, cases: number): void {
  const mostMs = mostGroupJudgingSeconds * 1000;
  if (timeLimitMs * cases > mostMs)
    throw new ApiError(
      'input.invalid',
      `problem.timeLimit: ${cases} cases of ${timeLimitMs} ms; in a group all cases together have at most ${mostMs} ms`,
    );
}

/** Counts of a problem that nobody has tried. */
export const noCounts = { total: 0, ac: 0, wa: 0, tle: 0, mle: 0, re: 0, pe: 0, ce: 0, se: 0, pa: 0, sf: 0 };
