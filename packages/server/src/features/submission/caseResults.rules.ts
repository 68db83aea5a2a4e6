import { type contract, type ServerOutput, Status } from '@oj/contract';
import type { CaseResult, GroupResult } from '../../judge/request';
import type { CaseText } from './caseTexts.queries';

interface Recorded {
  cases: CaseResult[];
  groups: GroupResult[] | null;
  judgeCaseMode: string;
  isScored: boolean;
  judgeMode: string;
  /** Whether the reader may know what the special judge or the interactor said. */
  readsChecker: boolean;
  /** Whether the test data has changed since the judging. */
  isDataChanged: boolean;
  /** Texts by number of the case, for those who may see them. */
  texts?: ReadonlyMap<number, CaseText> | undefined;
}

/** Cases and subtasks of a judging in the wire's words. */
export function caseResults({
  cases,
  groups,
  judgeCaseMode,
  isScored,
  judgeMode,
  readsChecker,
  isDataChanged,
  texts,
}: Recorded): ServerOutput<typeof contract.submission.cases> {
  const judgeCaseList = cases.map(each => ({
    ...caseOnWire(each, isScored),
    message: (readsChecker || !isOfChecker(each, judgeMode) ? each.message : undefined) ?? null,
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
  return { judgeCaseMode, judgeCaseList, subTaskJudgeCaseVoList, ...(isDataChanged && { isDataChanged }) };
}

/** Version of the data of a new problem. Results that were imported from another system have no version. */
const FIRST_VERSION = 1;

/** Whether results are of test data that the problem does not have any more. */
export const isOfOtherData = (cases: readonly CaseResult[], caseVersion: number) =>
  cases.some(({ dataVersion = FIRST_VERSION }) => dataVersion !== caseVersion);

/** A case brings the exact part of its points, such as 33.333…: only sums of them are rounded to whole points. */
const inHundredths = (points: number) => Math.floor(100 * points + 1e-7) / 100;

const caseOnWire = ({ number, status, timeMs, memoryKb, score, group, exception }: CaseResult, isScored: boolean) => ({
  caseId: number,
  seq: number,
  status,
  time: timeMs,
  memory: memoryKb,
  score: isScored ? inHundredths(score) : null,
  groupNum: group ?? null,
  ...(exception !== undefined && { exception }),
  inputData: null,
  outputData: null,
});

/** Verdicts that come from looking at what a program wrote, not from how it ended. */
const judgedVerdicts: readonly Status[] = [Status.accepted, Status.wrongAnswer, Status.partialAccepted, Status.presentationError];

/** Very old results do not tell whose words theirs are. */
const isOfChecker = ({ isCheckerMessage, dataVersion, status }: CaseResult, judgeMode: string) =>
  isCheckerMessage ?? (dataVersion === undefined && judgeMode !== 'default' && judgedVerdicts.includes(status));
