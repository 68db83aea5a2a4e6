/** How one test case went. */
export interface JudgedCase {
  /** Number of the case, from 1; unique in the grid. */
  place: number;
  /** Status code of the wire; 5 while it has not run yet, -10 when the judging stopped before it. */
  status: number;
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
  status: number;
  score?: number | null | undefined;
  /** Accepted cases; counted if absent. */
  passed?: number | undefined;
  timeMs?: number | null | undefined;
  memoryKb?: number | null | undefined;
  cases: readonly JudgedCase[];
}

/** Status of a case before which the judging stopped. */
export const NOT_RUN = -10;

/** The case that decides: the first that failed, else the first of all. */
export const decidingCase = (cases: readonly JudgedCase[]): JudgedCase | undefined =>
  cases.find(({ status }) => status !== 0 && status !== NOT_RUN && status < 5) ?? cases[0];
