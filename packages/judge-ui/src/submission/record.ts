import type { JudgedCase as WireCase, SubmissionRow } from '@oj/contract';
import type { JudgedCase, SubmissionRecord } from '@oj/ui';

/** A submission of the wire as the table of the library wants it. */
export const toRecord = (row: SubmissionRow, myUid: string | undefined): SubmissionRecord => ({
  id: row.submitId,
  problemLabel: row.displayId,
  problemTitle: row.title,
  status: row.status,
  score: row.score,
  timeMs: row.time,
  memoryKb: row.memory,
  length: row.length,
  language: row.language,
  judger: row.judger,
  author: row.username,
  submittedAt: row.submitTime,
  own: row.uid === myUid,
});

export const toCase = ({
  seq,
  status,
  time,
  memory,
  score,
  message,
}: Pick<WireCase, 'seq' | 'status' | 'time' | 'memory'> & Partial<WireCase>): JudgedCase => ({
  place: seq,
  status,
  timeMs: time,
  memoryKb: memory,
  score: score ?? null,
  message: message ?? null,
});
