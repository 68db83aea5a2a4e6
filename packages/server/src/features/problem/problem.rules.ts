import type { problems } from './problem.table';
import { type Caller, isAdmin, mayDo } from '../../api/caller';
import type { JudgingSource } from '../../judge/request';

type ProblemRow = Pick<typeof problems.$inferSelect, 'auth' | 'groupId' | 'authorId'>;

type JudgingColumns = Pick<Partial<typeof problems.$inferInsert>, 'spjCode' | 'spjLanguage' | 'judgeExtraFile'> &
  Pick<typeof problems.$inferSelect, 'judgeMode'>;

export const PUBLIC = 1;
export const PRIVATE = 2;
export const IN_CONTEST = 3;

/** Whether the cases of a problem give points. */
export const isScored = ({ type }: { type: number }) => type === 1;

/** Whether everybody may read it, outside of groups and contests. */
export const isPublic = ({ auth, groupId }: Pick<ProblemRow, 'auth' | 'groupId'>) => auth === PUBLIC && groupId === null;

/** Whether a problem may be read and submitted to outside a contest. `openTo` of `problem.visibility.ts` is the same for queries. */
export const mayOpen = (caller: Caller | undefined, problem: ProblemRow) =>
  problem.groupId === null && (problem.auth === PUBLIC || isAdmin(caller) || caller?.id === problem.authorId);

/** Whether the caller may make problems public, and change anybody's. */
export const isProblemAdmin = (caller: Caller) => mayDo(caller, 'problem_publish');

/** Whether a problem and its test data may be changed, or the test data seen. */
export const mayEdit = (caller: Caller, { authorId }: Pick<ProblemRow, 'authorId'>) => caller.id === authorId || isProblemAdmin(caller);

/** What the author wrote to judge with; undefined where outputs are compared with answers. */
export function judgingSourceOf({ judgeMode, spjCode, spjLanguage, judgeExtraFile }: JudgingColumns): JudgingSource | undefined {
  if (judgeMode === 'default') return undefined;
  return { mode: judgeMode, code: spjCode ?? '', language: spjLanguage === 'C' ? 'C' : 'C++', files: judgeExtraFile ?? undefined };
}

/** A search word as a LIKE pattern that matches it literally. */
export const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** The source of our own problems goes by two names. */
export const sourceOf = (oj: string) => (oj === 'Mine' ? 'ME' : oj);
