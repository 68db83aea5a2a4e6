import type { contract, ServerOutput } from '@oj/contract';
import type { CaseResult, GroupResult } from '../../judge/request';
import type { CaseText } from './caseTexts';

interface Recorded {
  cases: CaseResult[];
  groups: GroupResult[] | null;
  judgeCaseMode: string;
  isScored: boolean;
  /** By number of the case, for those who may see them. */
  texts?: ReadonlyMap<number, CaseText> | undefined;
}

/** Cases and subtasks of a judging in the wire's words. */
export function caseResults({ cases, groups, judgeCaseMode, isScored, texts }: Recorded): ServerOutput<typeof contract.submission.cases> {
  const judgeCaseList = cases.map(each => ({
    ...caseOnWire(each, isScored),
    ...texts?.get(each.number),
    userOutput: (texts?.has(each.number) ? each.output : undefined) ?? null,
  }));
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
  message: message ?? null,
});
