import { type contract, isUnderway, type ClientOutput, Status, type JudgedCase as WireCase, type SubmissionRow } from '@oj/contract';
import type { JudgedCase, JudgedSubtask, SubmissionRecord } from '@oj/ui';
import { useCallback } from 'react';
import { useCaseMessage } from './caseMessage';

type WireResults = NonNullable<ClientOutput<typeof contract.submission.cases>>;

/** What a program used; null while it runs, and when there was none to run. */
export function measuresOf({ status, time, memory }: Pick<SubmissionRow, 'status' | 'time' | 'memory'>) {
  const hasRun = status !== Status.compileError && !isUnderway(status);
  return { timeMs: hasRun ? time : null, memoryKb: hasRun ? memory : null };
}

/** A submission of the wire as the table of the library wants it. */
export const toRecord = (row: SubmissionRow, myUid: string | undefined): SubmissionRecord => ({
  id: row.submitId,
  problemLabel: row.displayId,
  problemTitle: row.title,
  status: row.status,
  score: row.score,
  ...measuresOf(row),
  length: row.length,
  language: row.language,
  judger: row.judger,
  author: row.username,
  submittedAt: row.submitTime,
  own: row.uid === myUid,
});

/** Turns a case of the wire into one of the library; what the judge found is said in the reader's language. */
export function useToCase() {
  const messageOf = useCaseMessage();
  return useCallback(
    ({
      seq,
      status,
      time,
      memory,
      score,
      message,
      exception,
    }: Pick<WireCase, 'seq' | 'status' | 'time' | 'memory'> & Partial<WireCase>): JudgedCase => ({
      place: seq,
      status,
      timeMs: time,
      memoryKb: memory,
      score: score ?? null,
      message: messageOf(message, exception),
    }),
    [messageOf],
  );
}

/** Turns results of the wire into the cases of the library and, where they are scored together, its subtasks. */
export function useToResults() {
  const toCase = useToCase();
  return useCallback(
    ({ judgeCaseList, subTaskJudgeCaseVoList }: WireResults) => ({
      cases: judgeCaseList.map(toCase),
      subtasks: subTaskJudgeCaseVoList?.map(({ groupNum, status, score, ac, time, memory, subtaskDetailList }): JudgedSubtask => ({
        place: groupNum,
        status,
        score,
        passed: ac,
        timeMs: time,
        memoryKb: memory,
        cases: subtaskDetailList.map(toCase),
      })),
    }),
    [toCase],
  );
}
