import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { type Caller, isAdmin } from '../../api/caller';
import type { SubmissionFacts } from '../../events/events';
import { mayOpen } from '../problem/problem.rules';
import { problems } from '../problem/problem.table';
import { isPublic, openTo } from '../problem/problem.visibility';
import { belongsTo, isPractice, practice } from './place';
import { maySeeCode, messageFor } from './submission.rules';
import { submissions } from './submission.table';

/*
 * What a viewer may know of submissions. Every reader of submissions passes here: lists and single rows add `where` to their query,
 * details pass through `redact`, and the live stream asks `shows` for each event.
 *
 * The rule: a submission is known to its author, to admins, and to everybody who may open its problem. To all others it does not exist.
 * Submissions of contests and groups get their rules here: their scope then decides `where`, `shows` and what `redact` leaves.
 */

type Details = Parameters<typeof messageFor>[1] & { userId: number; share: boolean; code: string };

export interface Visibility {
  /** Rows of `submissions` that the viewer may know; undefined: all. */
  where: SQL | undefined;
  /** The same for a single submission. */
  shows(about: SubmissionFacts): boolean;
  /** Details without what the viewer may not see: code and compiler text. */
  redact<Row extends Details>(row: Row, problem: { codeShare: boolean }): Omit<Row, 'code'> & { code: string | null };
  /** Whether the viewer may see the results of single cases. */
  seesCases(problem: { openCaseResult: boolean }): boolean;
}

export function visibilityOf(viewer: Caller | undefined): Visibility {
  return {
    where: isAdmin(viewer)
      ? undefined
      : or(viewer && eq(submissions.userId, viewer.id), and(belongsTo(practice), ofProblem(openTo(viewer)))),
    shows: about => isAdmin(viewer) || viewer?.id === about.userId || (isPractice(about) && mayOpen(viewer, about.problem)),
    redact: (row, problem) => {
      const seesCode = maySeeCode(viewer, row, problem);
      return { ...row, code: seesCode ? row.code : null, errorMessage: messageFor(viewer, row, seesCode) };
    },
    seesCases: ({ openCaseResult }) => openCaseResult || isAdmin(viewer),
  };
}

const ofProblem = (matches: SQL | undefined) =>
  sql`exists (select from ${problems} where ${and(eq(problems.id, submissions.problemId), matches)})`;

/** Practice submissions whose verdict everybody may know: the only ones that public statistics count. */
export const isCountedInPublic = and(belongsTo(practice), ofProblem(isPublic));
