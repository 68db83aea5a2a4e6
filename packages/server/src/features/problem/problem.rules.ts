import type { problems } from './problem.table';
import { type Caller, isAdmin } from '../../api/caller';

type ProblemRow = Pick<typeof problems.$inferSelect, 'auth' | 'groupId' | 'author'>;

export const PUBLIC = 1;

/** Whether a problem may be read and submitted to outside a contest. */
export const mayOpen = (caller: Caller | undefined, problem: ProblemRow) =>
  problem.groupId === null && (problem.auth === PUBLIC || isAdmin(caller) || caller?.username === problem.author);

/** A search word as a LIKE pattern that matches it literally. */
export const containing = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Score that counts for the OI ranking. */
export const oiRankScore = (score: number, difficulty: number) => Math.round(0.1 * score + 2 * difficulty);
