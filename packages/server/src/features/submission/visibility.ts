import { contestTypes, remoteListNames, Status, type SubmissionEvent } from '@oj/contract';
import { elapsedMs } from '@oj/ui/ranking';
import { and, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isSealed, phaseOf } from '../../access/phase';
import { powersOverProblem } from '../../access/problemScope';
import { type InContest, isOi } from '../../access/scope';
import { type Caller, isAdmin, mayDo } from '../../access/caller';
import type { SubmissionFacts } from '../../events/events';
import { grantedTo, hasEnded, isOverFor, isSealedNow } from '../contest/contest.sql';
import { contests, contestVirtualRuns } from '../contest/contest.table';
import { isEarlier } from '../contest/contestClock.sql';
import { isLeftOut, isLeftOutIn } from '../contest/standing.sql';
import { problems } from '../problem/problem.table';
import { isOfSite, isPublic, openInGroups, openTo } from '../problem/problem.visibility';
import { belongsTo, isPractice, placeOf, practice } from './place.sql';
import { maySeeCode, messageFor } from './submission.rules';
import { submissions } from './submission.table';

/*
 * What a viewer may know of submissions. Every reader of submissions passes here: lists and single rows add a condition to their query
 * and pass each row through `redact`; the live stream asks `visibleEvent` for each event.
 *
 * Practice: a submission is known to its author, to admins, and to everybody who may open its problem. One to a problem of a group is known
 * only to those who may open the problem there.
 * Contests: a submission is known to its author and to those who observe the contest, its organisers; to others in the list of the contest, as far as the
 * seal allows, and by its number once the contest is over and nothing is sealed. Of a sealed OI contest even the author learns only that
 * something was submitted, from the beginning on: when it is judged tells how long it ran. A virtual submission is known to its author and to those who observe the contest alone, and whoever is in a
 * window of an own knows of no submissions of others. Those of a hidden or disqualified participant are known to their author and to those
 * who observe the contest alone. Nobody else sees the code, and nobody else learns during the contest what a submission cost.
 * To all others a submission does not exist.
 */

/** What a row leaves out for its viewer. */
export interface Hidden {
  /** Whether the seal hides the result. */
  hidesResult: boolean;
  /** Whether time, memory and length are hidden. */
  hidesCost: boolean;
  /** Whether the name of the judge's machine is hidden. */
  hidesMachine: boolean;
}

interface Row extends Hidden {
  userId: number;
  status: Status;
  time: number | null;
  memory: number | null;
  score: number | null;
  oiRankScore: number | null;
  judger: string | null;
}

/** Practice submissions to problems of the site that the viewer may know. */
export const practiceKnownTo = (viewer: Caller | undefined): SQL | undefined => {
  const own = viewer && eq(submissions.userId, viewer.id);
  return and(belongsTo(practice), ofProblem(and(isOfSite, isAdmin(viewer) ? undefined : or(own, openTo(viewer)))));
};

/** Submissions to problems of groups that the viewer may know. */
export const groupKnownTo = (viewer: Caller | undefined): SQL | undefined => and(belongsTo(practice), ofProblem(openInGroups(viewer)));

/** Submissions that the viewer may know by their number, wherever they belong. Undefined: all. */
export function knownTo(viewer: Caller | undefined): SQL | undefined {
  if (!viewer) return practiceKnownTo(viewer);
  const observed = grantedTo(viewer, 'observe');
  if (!observed) return undefined;
  const own = eq(submissions.userId, viewer.id);
  return or(practiceKnownTo(viewer), groupKnownTo(viewer), ofContest(or(own, observed, and(isHeld, isOverFor(viewer), isOfShown))));
}

/**
 * Submissions of a contest that no seal hides from the caller. One behind a seal that has not begun by the clock of the scope was made since
 * that clock was read: the seal hides it.
 */
export function isUnsealedIn({ contest, now, powers }: Pick<InContest, 'contest' | 'now' | 'powers'>): SQL | undefined {
  if (powers.pastSeal) return undefined;
  const sealed = isSealed(contest, now);
  if (sealed && isOi(contest)) return sql`false`;
  return contest.sealAt && (sealed || now < contest.sealAt) ? isEarlier(contest, submissions.submittedAt, contest.sealAt) : undefined;
}

/** Submissions of a contest that the caller finds in its list. */
export function knownIn(scoped: InContest): SQL | undefined {
  const { contest, powers, caller } = scoped;
  const ofHere = belongsTo(placeOf(scoped));
  if (powers.pastSeal) return ofHere;
  const own = eq(submissions.userId, caller.id);
  return and(ofHere, or(own, and(not(isLeftOutIn(contest.id, submissions.userId)), isUnsealedIn(scoped))));
}

/** Whether a seal hides the result of a submission of an OI contest now, from all but those who observe it. */
export const isHiddenNow = ofContest(and(eq(contests.type, contestTypes.oi), isSealedNow));

/** Columns that `redact` needs; select them with each row. */
export const hiddenFrom = (viewer: Caller | undefined) => ({
  hidesResult: sql<boolean>`${ofContest(and(eq(contests.type, contestTypes.oi), isSealedNow, notObservedBy(viewer)))}`,
  hidesCost: sql<boolean>`(${submissions.userId} <> ${viewer?.id ?? 0} and ${ofContest(and(sql`not ${hasEnded}`, notObservedBy(viewer)))})`,
  hidesMachine: isAdmin(viewer) ? sql<boolean>`false` : sql<boolean>`true`,
});

/**
 * A judge by its mark and number, without the name of its machine; another site by its name; null for all others, which only admins may
 * know.
 */
const withoutMachine = (judger: string | null) => /(?:^|-)([0-9a-f]{4}-(?:\d{1,3}|remote))$/.exec(judger ?? '')?.[1] ?? siteNamed(judger);
const siteNamed = (judger: string | null) => (judger !== null && judger in remoteListNames ? judger : null);

/** A row of a list, with what its viewer may know of it. */
export function redact<R extends Omit<Row, 'userId'>>({ hidesResult, hidesCost, hidesMachine, ...whole }: R): Omit<R, keyof Hidden> {
  const row = hidesMachine ? { ...whole, judger: withoutMachine(whole.judger) } : whole;
  const nothing = { time: null, memory: null, score: null, oiRankScore: null, judger: null };
  const byNobody = 'isManual' in row && { isManual: false };
  if (hidesResult && row.status !== Status.cancelled) return { ...row, ...nothing, ...byNobody, status: Status.submittedUnknown };
  return hidesCost ? { ...row, time: null, memory: null, ...('length' in row && { length: null }) } : row;
}

type Details = Row &
  Parameters<typeof messageFor>[0] & { contestId: number | null; share: boolean; code: string; compilerWarnings: string | null };

/** Details with the code and the compiler text where the viewer may see them. @param isManager the viewer manages where it belongs, or observes its contest */
export function redactDetails<D extends Details>(viewer: Caller | undefined, row: D, isManager: boolean, problem: { codeShare: boolean }) {
  const seesCode = isPractice(row) ? maySeeCode(viewer, row, isManager, problem) : isManager || viewer?.id === row.userId;
  const seesFault = isPractice(row) ? isManager : isAdmin(viewer);
  const errorMessage = row.hidesResult ? null : messageFor(row, { seesCode, seesFault });
  const compilerWarnings = seesCode && !row.hidesResult ? row.compilerWarnings : null;
  return { ...redact(row), code: seesCode ? row.code : null, errorMessage, compilerWarnings };
}

type CasesOfRow = Pick<Hidden, 'hidesResult'> & { openCaseResult: boolean; contest: ContestOfRow | null };

/**
 * What hides the results of single cases from the viewer; null: nothing. In an ACM contest nobody else sees them before its end.
 * @param isManager the viewer manages where it belongs
 */
export const casesHiddenBy = ({ openCaseResult, contest, hidesResult }: CasesOfRow, isManager: boolean): 'problem' | 'contest' | null => {
  if (isManager) return null;
  if (!openCaseResult) return 'problem';
  return contest && (hidesResult || hidesCases(contest)) ? 'contest' : null;
};

/** Whether the viewer may see the results of single cases. @param isManager the viewer manages where it belongs */
export const seesCases = (row: CasesOfRow, isManager: boolean): boolean => casesHiddenBy(row, isManager) === null;

/** A virtual submission belongs to a window, of which nothing is sealed. */
const ofWindow = (held: AnyPgColumn, own: SQL) => sql`case when ${submissions.virtualRunId} is null then ${held} else ${own} end`;
const endOfWindow = sql`(select ${contestVirtualRuns.endAt} from ${contestVirtualRuns} where ${contestVirtualRuns.id} = ${submissions.virtualRunId})`;

/** What `seesCases` looks at. */
export const contestOfRow = {
  type: contests.type,
  startAt: contests.startAt,
  endAt: ofWindow(contests.endAt, endOfWindow).mapWith(contests.endAt),
  sealAt: ofWindow(contests.sealAt, sql`null`).mapWith(contests.sealAt),
  pauses: ofWindow(contests.pauses, sql`'[]'::jsonb`).mapWith(contests.pauses),
  autoRealRank: contests.autoRealRank,
  now: sql`now()`.mapWith(contests.startAt),
};
type ContestOfRow = Pick<InContest['contest'], 'type' | 'startAt' | 'endAt' | 'pauses' | 'sealAt' | 'autoRealRank'> & { now: Date };

const hidesCases = (contest: ContestOfRow) => !isOi(contest) && phaseOf(contest, contest.now) !== 'ended';

/** Decides who may see the events of a submission of a contest. Computed when they are published, by the clock of the database. */
export const factsOfContest = (contest: ContestOfRow, observerIds: number[]): NonNullable<SubmissionFacts['contest']> => ({
  observerIds,
  hidesResult: isOi(contest) && isSealed(contest, contest.now),
  hidesCases: hidesCases(contest),
});

/** Whether a seal hides now what comes of something that was submitted at a moment, by the clock of the contest. */
export const isBehindSeal = (contest: ContestOfRow, submittedAt: Date) =>
  contest.sealAt !== null && elapsedMs(contest, submittedAt) >= elapsedMs(contest, contest.sealAt) && isSealed(contest, contest.now);

/** Whether a listener sees all events of a contest, as those do who observe it. */
export const seesAllEventsOf = (viewer: Caller | undefined, { observerIds }: { observerIds: readonly number[] }): boolean =>
  viewer !== undefined && (observerIds.includes(viewer.id) || mayDo(viewer, 'contest_manage'));

/** The event as the listener may see it; undefined when it is hidden. */
export function visibleEvent<E extends SubmissionEvent>(
  viewer: Caller | undefined,
  event: E,
  about: SubmissionFacts,
): SubmissionEvent | undefined {
  const redacted = isAdmin(viewer) || event.event !== 'submission.judged' ? event : { ...event, judger: withoutMachine(event.judger) };
  return maySee(viewer, event, about) ? redacted : undefined;
}

function maySee(viewer: Caller | undefined, event: SubmissionEvent, about: SubmissionFacts): boolean {
  const isOwn = viewer?.id === about.userId;
  const { contest } = about;
  // Who knows of it was found out when they began to listen to it; the stream of all submissions tells nothing of groups.
  if (!contest && about.problem.groupId !== null) return true;
  if (!contest) return isOwn || isAdmin(viewer) || (isPractice(about) && powersOverProblem(viewer, about.problem).read);
  if (seesAllEventsOf(viewer, contest)) return true;
  if (!isOwn || (event.event === 'submission.case' && contest.hidesCases)) return false;
  return !contest.hidesResult || event.status === Status.cancelled;
}

/** Practice submissions whose verdict everybody may know: the only ones that public statistics count. */
export const isCountedInPublic = and(belongsTo(practice), ofProblem(isPublic));

/** Virtual submissions are for their authors and for those who observe the contest. */
const isHeld = isNull(submissions.virtualRunId);

/** Whether nobody has hidden or disqualified who submitted. */
const isOfShown = not(isLeftOut(submissions.contestId, submissions.userId));

const notObservedBy = (viewer: Caller | undefined) => {
  const observed = grantedTo(viewer, 'observe');
  return observed ? sql`not ${observed}` : sql`false`;
};

function ofProblem(matches: SQL | undefined) {
  return sql`exists (select from ${problems} where ${and(eq(problems.id, submissions.problemId), matches)})`;
}

function ofContest(matches: SQL | undefined) {
  return and(
    isNotNull(submissions.contestId),
    sql`exists (select from ${contests} where ${and(eq(contests.id, submissions.contestId), matches)})`,
  );
}
