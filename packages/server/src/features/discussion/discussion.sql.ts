import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Caller } from '../../api/caller';
import { openTo } from '../problem/problem.visibility';
import { problems } from '../problem/problem.table';
import { discussions } from './discussion.table';

/** Shown in lists: neither disabled nor deleted. As the indexes of the table have it. */
export const isShown = and(eq(discussions.status, 0), isNull(discussions.deletedAt));

/** The problem of a discussion: for a left join on `problems`. */
export const itsProblem = eq(problems.id, discussions.problemId);

/** With `problems` joined: a discussion about a hidden problem is as hidden as the problem. */
export const problemOpenTo = (caller: Caller | undefined): SQL | undefined => or(isNull(discussions.problemId), openTo(caller));
