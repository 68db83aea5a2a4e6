import { and, eq } from 'drizzle-orm';
import { contestProblems } from '../contest/contest.table';
import { comments } from './comment.table';

/** Joins the problem that a comment is about, as its contest calls it. There is none when it was removed from the contest. */
export const isAboutEntry = and(eq(contestProblems.contestId, comments.contestId), eq(contestProblems.problemId, comments.problemId));
