import type { contract, Result } from '@oj/contract';
import type { CaseResult, GroupResult } from '../../judge/request';

interface Recorded {
  cases: CaseResult[];
  groups: GroupResult[] | null;
  judgeCaseMode: string;
  isScored: boolean;
}

/** Cases and subtasks of a judging in the wire's words. */
export function caseResults({ cases, groups, judgeCaseMode, isScored }: Recorded): Result<typeof contract.submission.cases> {
  const judgeCaseList = cases.map(each => caseOnWire(each, isScored));
  const subTaskJudgeCaseVoList =
    groups?.map(({ group, timeMs, memoryKb, ...rest }) => ({
      ...rest,
      groupNum: group,
      time: timeMs,
      memory: memoryKb,
      subtaskDetailList: judgeCaseList.filter(({ groupNum }) => groupNum === group),
    })) ?? null;
  return { judgeCaseMode, judgeCaseList, subTaskJudgeCaseVoList };
}

const caseOnWire = ({ number, status, timeMs, memoryKb, score, group, message }: CaseResult, isScored: boolean) => ({
  caseId: number,
  seq: number,
  status,
  time: timeMs,
  memory: memoryKb,
  score: isScored ? score : null,
  groupNum: group ?? null,
  inputData: null,
  outputData: null,
  userOutput: null,
  message: message ?? null,
});
