import { verdictOf, type VerdictStatus } from '../../verdict/verdicts';

/** How one test case went. */
export interface JudgedCase {
  /** Number of the case, from 1; unique in the grid. */
  place: number;
  /** Verdict by number or letters; 5 (`PD`) while it has not run yet, -10 (`NS`) when the judging stopped before it. */
  status: VerdictStatus;
  timeMs?: number | null | undefined;
  memoryKb?: number | null | undefined;
  /** Points that the case gave. */
  score?: number | null | undefined;
  /** What the checker or the judge said about it. */
  message?: string | null | undefined;
}

/** Cases that are scored together. */
export interface JudgedSubtask {
  /** Number of the subtask, from 1. */
  place: number;
  status: VerdictStatus;
  score?: number | null | undefined;
  /** Accepted cases; counted if absent. */
  passed?: number | undefined;
  timeMs?: number | null | undefined;
  memoryKb?: number | null | undefined;
  cases: readonly JudgedCase[];
}

/** Whether the judging stopped before a case. */
export const wasNotRun = ({ status }: JudgedCase): boolean => verdictOf(status).name === 'notSubmitted';

const hasFailed = (judged: JudgedCase) => {
  const { name, underway } = verdictOf(judged.status);
  return name !== 'accepted' && name !== 'partialAccepted' && !underway && !wasNotRun(judged);
};

/** The case that decides: the first that failed, else the first of all. */
export const decidingCase = (cases: readonly JudgedCase[]): JudgedCase | undefined => cases.find(hasFailed) ?? cases[0];
