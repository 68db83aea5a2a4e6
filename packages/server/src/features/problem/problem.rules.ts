import { ApiError, applyProgress, contestTypes } from '@oj/contract';
import { mayInGroup } from '../../access/groupPolicy';
import type { InGroup } from '../../access/groupScope';
import type { JudgingBounds } from './judgingBounds';
import type { problems } from './problem.table';
import { type Caller, isAdmin, mayDo } from '../../access/caller';
import type { JudgingSource } from '../../judge/request';

export type ProblemFacts = Pick<typeof problems.$inferSelect, 'auth' | 'groupId' | 'authorId' | 'applyPublicProgress'>;
type ProblemRow = Omit<ProblemFacts, 'applyPublicProgress'>;

type JudgingColumns = Pick<Partial<typeof problems.$inferInsert>, 'spjCode' | 'spjLanguage' | 'judgeExtraFile'> &
  Pick<typeof problems.$inferSelect, 'judgeMode'>;

export const PUBLIC = 1;
export const PRIVATE = 2;
export const IN_CONTEST = 3;

/** Number of problems that a group may have. */
export const MOST_PROBLEMS_OF_GROUP = 1_000;
/** Limit for the test data of all problems of a group, unpacked: 8 GB. */
export const MOST_TEST_DATA_BYTES_OF_GROUP = 8 * 2 ** 30;

/** Whether the cases of a problem give points. */
export const isScored = ({ type }: { type: number }) => type === contestTypes.oi;

/** Whether everybody may read it, outside of groups and contests. */
export const isPublic = ({ auth, groupId }: Pick<ProblemRow, 'auth' | 'groupId'>) => auth === PUBLIC && groupId === null;

/** Whether a problem may be read and submitted to outside a contest. `openTo` of `problem.visibility.ts` is the same for queries. */
export const mayOpen = (caller: Caller | undefined, problem: ProblemRow) =>
  problem.groupId === null && (problem.auth === PUBLIC || isAdmin(caller) || caller?.id === problem.authorId);

/** The same in the group of a problem. */
export const mayOpenInGroup = (group: InGroup<Caller | undefined>, { auth, authorId }: Pick<ProblemRow, 'auth' | 'authorId'>) =>
  (group.powers.read && auth === PUBLIC) || mayInGroup(group, 'changeProblem', authorId);

/** Whether the caller decides whether a problem of a group becomes public, and looks at it for that. */
export const reviews = (caller: Caller | undefined, { groupId, applyPublicProgress }: ProblemFacts) =>
  !!caller && isProblemAdmin(caller) && groupId !== null && applyPublicProgress === applyProgress.applied;

/** Whether the caller may make problems public, and change anybody's. */
export const isProblemAdmin = (caller: Caller) => mayDo(caller, 'problem_publish');

/** Whether a problem of the site and its test data may be changed, or the test data seen. */
export const mayEdit = (caller: Caller, { authorId }: Pick<ProblemRow, 'authorId'>) => caller.id === authorId || isProblemAdmin(caller);

/** Whether the caller may edit a problem: one of the site in the back office, or one of a group in that group. */
export function mayEditInScope(
  group: InGroup<Caller | undefined> | undefined,
  caller: Caller,
  problem: Pick<ProblemRow, 'authorId' | 'groupId'>,
) {
  if (!group) return problem.groupId === null && mayEdit(caller, problem);
  return problem.groupId === group.group.id && mayInGroup(group, 'changeProblem', problem.authorId);
}

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
