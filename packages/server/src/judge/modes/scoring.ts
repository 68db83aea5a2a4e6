/**
 * What cases are worth together. A case fails entirely when it brings nothing and is not accepted (an accepted case may be worth 0).
 *
 * - Subtasks: every case of a group carries the group's score; the group gets the lowest of what its cases brought, or their rounded
 *   mean. When the lowest counts and a case has failed entirely, the rest of its group cannot change the score and is cancelled.
 *   The mean needs every case: it must not depend on their order.
 * - ACM: the first case, by number, that is not accepted decides.
 * - OI: all accepted is accepted, all failed entirely is what the first one is, and all between is partially accepted.
 */
import { Status } from '@oj/contract';
import { type CaseMode, type CaseResult, type GroupResult, type JudgeRequest, type Judgement, type TestCase } from '../request';

export const hasSubtasks = (caseMode: CaseMode) => caseMode === 'subtask_lowest' || caseMode === 'subtask_average';

/** A share such as 0.29 of 100 is a little less than it says. */
export const partialScore = (share: number, score: number) => Math.floor(share * score + 1e-9);

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
  const groups = hasSubtasks(caseMode) ? byGroup(ordered).map(([group, members]) => groupResult(group, members, caseMode)) : undefined;
  return {
    status: type === 'acm' ? firstFailure(ordered) : statusOfSum(ordered),
    score: Math.min(sum((groups ?? ordered).map(({ score }) => score)), fullScore ?? attainable(cases, caseMode)),
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
export function attainable(cases: readonly Pick<TestCase, 'score' | 'group'>[], caseMode: CaseMode): number {
  if (!hasSubtasks(caseMode)) return sum(cases.map(({ score }) => score));
  return sum(byGroup(cases).map(([, members]) => groupScore(members, caseMode)));
}

/**
 * What a score counts in the OI ranking: a tenth of it, and twice the problem's difficulty for all of it, or for as much as was reached.
 * @param fullScore of the problem; all of it means every case in the default mode, where a problem without points has its difficulty.
 */
export function oiRankScore(score: number, fullScore: number, difficulty: number, caseMode: CaseMode): number {
  if (caseMode === 'default' && score >= fullScore) return Math.round(0.1 * fullScore + 2 * difficulty);
  return fullScore > 0 ? Math.round(0.1 * score + (2 * difficulty * score) / fullScore) : 0;
}

const failsEntirely = ({ status, score }: CaseResult) => status !== Status.accepted && score === 0;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function byGroup<Case extends { group?: number }>(cases: readonly Case[]): [group: number, members: Case[]][] {
  const groups = new Map<number, Case[]>();
  for (const each of cases) groups.set(each.group ?? 1, [...(groups.get(each.group ?? 1) ?? []), each]);
  return [...groups].sort(([a], [b]) => a - b);
}

function groupScore(members: readonly { score: number }[], caseMode: CaseMode): number {
  const scores = members.map(({ score }) => score);
  return caseMode === 'subtask_lowest' ? Math.min(...scores) : Math.round(sum(scores) / scores.length);
}

function groupResult(group: number, members: readonly CaseResult[], caseMode: CaseMode): GroupResult {
  const score = groupScore(members, caseMode);
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
