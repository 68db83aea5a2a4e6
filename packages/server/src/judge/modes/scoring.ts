/**
 * What cases are worth together. A case fails entirely when it brings nothing and is not accepted (an accepted case may be worth 0).
 *
 * - Subtasks: every case of a group carries the group's score; the group gets the lowest of what its cases brought, or their mean.
 *   When the lowest counts and a case has failed entirely, the rest of its group cannot change the score and is cancelled.
 *   The mean needs every case: it must not depend on their order.
 * - ACM: the first case, by number, that is not accepted decides.
 * - A case brings the exact part of its points. What a group brings, or the problem where there are none, is rounded once, down: full
 *   points are for who has all of them.
 * - OI: all accepted is accepted, all failed entirely is what the first one is, and all between is partially accepted.
 */
import { Status } from '@oj/contract';
import { type CaseMode, type CaseResult, type GroupResult, type JudgeRequest, type Judgement, type TestCase } from '../request';

export const hasSubtasks = (caseMode: CaseMode) => caseMode === 'subtask_lowest' || caseMode === 'subtask_average';

/** A share such as 0.29 of 100 is a little less than it says: beyond a billionth of a point nothing counts. Less than 1 is never all of the score. */
export const partialScore = (share: number, score: number) =>
  share >= 1 ? score : Math.max(0, Math.min(Math.round(share * score * BILLION) / BILLION, score - 1 / BILLION));

const BILLION = 1e9;

/** Cases that run one after the other, up to one that `endsBatch`: all of them by number, or group by group. */
export function batchesOf(cases: readonly TestCase[], caseMode: CaseMode): TestCase[][] {
  const ordered = cases.toSorted((a, b) => a.number - b.number);
  return hasSubtasks(caseMode) ? byGroup(ordered).map(([, batch]) => batch) : [ordered];
}

/** Whether the rest of its batch is left out. */
export function endsBatch(caseMode: CaseMode, result: CaseResult): boolean {
  if (caseMode === 'ergodic_without_error') return result.status !== Status.accepted;
  return caseMode === 'subtask_lowest' && failsEntirely(result);
}

export const cancelled = ({ number, group }: TestCase): CaseResult => ({
  number,
  group,
  status: Status.cancelled,
  timeMs: 0,
  memoryKb: 0,
  score: 0,
});

/** @param results at least one. */
export function sumUp({ type, caseMode, cases, fullScore }: JudgeRequest, results: readonly CaseResult[]): Judgement {
  const ordered = results.toSorted((a, b) => a.number - b.number);
  const all = fullScoreOf(cases, caseMode);
  const full = fullScore ?? all;
  const worth = new Map(cases.map(each => [each.number, each.score]));
  const groups = hasSubtasks(caseMode) ? byGroup(ordered).map(each => groupResult(each, worth, caseMode)) : undefined;
  const reached = sum((groups ?? ordered).map(({ score }) => score));
  const brought = new Map(ordered.map(({ number, score }) => [number, score]));
  const isFull = groups ? reached >= all : cases.every(({ number, score }) => (brought.get(number) ?? 0) >= score);
  return {
    status: type === 'acm' ? firstFailure(ordered) : statusOfSum(ordered),
    score: isFull ? Math.min(all, full) : roundedDown(reached, full),
    ...greatest(ordered),
    cases: ordered,
    ...(groups && { groups }),
  };
}

export const greatest = (results: readonly CaseResult[]) => ({
  timeMs: Math.max(0, ...results.map(({ timeMs }) => timeMs)),
  memoryKb: Math.max(0, ...results.map(({ memoryKb }) => memoryKb)),
});

/** The sum of what the cases, or the groups, can bring. */
export function fullScoreOf(cases: readonly Pick<TestCase, 'score' | 'group'>[], caseMode: CaseMode): number {
  if (!hasSubtasks(caseMode)) return sum(cases.map(({ score }) => score));
  return sum(byGroup(cases).map(([, members]) => groupScore(members, caseMode)));
}

/**
 * What a score counts in the OI ranking: a tenth of it, and twice the problem's difficulty for all of it, or for as much as was reached;
 * less than for all of it, whatever is rounded.
 * @param fullScore of the problem; all of it means every case in the default mode, where a problem without points has its difficulty.
 */
export function oiRankScore(score: number, fullScore: number, difficulty: number, caseMode: CaseMode): number {
  const full = Math.round(0.1 * fullScore + 2 * difficulty);
  if (score >= fullScore) return caseMode === 'default' || fullScore > 0 ? full : 0;
  return belowFull(Math.round(0.1 * score + (2 * difficulty * score) / fullScore), full);
}

const failsEntirely = ({ status, score }: CaseResult) => status !== Status.accepted && score === 0;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const belowFull = (score: number, full: number) => Math.max(0, Math.min(score, full - 1));
/** What is short of full points: sums of parts, such as three thirds, may be a little less than they should. */
const roundedDown = (score: number, full: number) => belowFull(Math.floor(score + 100 / BILLION), full);

type Group<Case = CaseResult> = [group: number, members: Case[]];

function byGroup<Case extends { group?: number }>(cases: readonly Case[]): Group<Case>[] {
  const groups = new Map<number, Case[]>();
  for (const each of cases) groups.set(each.group ?? 1, [...(groups.get(each.group ?? 1) ?? []), each]);
  return [...groups].sort(([a], [b]) => a - b);
}

/** What a group is worth. */
function groupScore(members: readonly { score: number }[], caseMode: CaseMode): number {
  const scores = members.map(({ score }) => score);
  return caseMode === 'subtask_lowest' ? Math.min(...scores) : Math.floor(sum(scores) / scores.length);
}

type Worth = ReadonlyMap<number, number>;
const worthOf = (worth: Worth, number: number) => worth.get(number) ?? 0;
const hasAll = (results: readonly CaseResult[], worth: Worth) => results.every(({ number, score }) => score >= worthOf(worth, number));

function groupResult([group, members]: Group, worth: Worth, caseMode: CaseMode): GroupResult {
  const full = groupScore(
    members.map(({ number }) => ({ score: worthOf(worth, number) })),
    caseMode,
  );
  const scores = members.map(({ score }) => score);
  const reached = caseMode === 'subtask_lowest' ? Math.min(...scores) : sum(scores) / scores.length;
  const score = hasAll(members, worth) ? full : roundedDown(reached, full);
  const ac = members.filter(({ status }) => status === Status.accepted).length;
  const failure = firstFailure(members);
  const status = score > 0 && failure !== Status.accepted ? Status.partialAccepted : failure;
  return { group, status, score, ac, total: members.length, ...greatest(members) };
}

/** A cancelled case only follows one that failed. */
function firstFailure(results: readonly CaseResult[]): Status {
  const failed = results.find(({ status }) => status !== Status.accepted && status !== Status.cancelled);
  return failed?.status ?? Status.accepted;
}

function statusOfSum(results: readonly CaseResult[]): Status {
  const failure = firstFailure(results);
  return failure === Status.accepted || results.every(failsEntirely) ? failure : Status.partialAccepted;
}
