import { ApiError, isUnderway, type LiveEvent, pause, type Status } from '@oj/contract';
import type { OjClient } from './createOjClient';

/** Where a submission stands. */
export interface SubmissionProgress {
  submitId: number;
  status: Status;
  /** Its place in the queue; 1 is next. */
  place?: number;
  /** Cases that are finished, of how many. */
  done?: number;
  total?: number;
  /** Milliseconds, kibibytes and points of a verdict; null where there are none, or where they are hidden. */
  time?: number | null;
  memory?: number | null;
  score?: number | null;
}

const MOST_FAILURES = 5;
const PAUSE_MS = 1_000;

/**
 * Follows a submission until its verdict, which is the last value. Goes on behind the last event when the connection breaks.
 * @throws ApiError when the submission may not be seen, or the server is not reached five times in a row.
 */
export async function* followSubmission(
  client: Pick<OjClient, 'live' | 'submission'>,
  submitId: number,
  { signal }: { signal?: AbortSignal } = {},
): AsyncGenerator<SubmissionProgress, void> {
  let lastEventId: string | undefined;
  for (let failures = 0; ; failures++) {
    try {
      const seen = { signal, lastEventId, onEventId: (id: string) => void (lastEventId = id) };
      for await (const event of client.live.open({ topics: `submission:${submitId}` }, seen)) {
        failures = 0;
        const progress = event.event === 'ready' ? await verdictOf(client, submitId, signal) : progressOf(event, submitId);
        if (!progress) continue;
        yield progress;
        if (!isUnderway(progress.status)) return;
      }
    } catch (reason) {
      const isPassing = reason instanceof ApiError && (reason.status === 0 || reason.status >= 500);
      if (!isPassing || failures >= MOST_FAILURES) throw reason;
    }
    await pause(PAUSE_MS * (failures + 1), signal);
  }
}

/** Reads the present state of a submission, because events may have been missed. */
async function verdictOf(
  { submission }: Pick<OjClient, 'submission'>,
  submitId: number,
  signal?: AbortSignal,
): Promise<SubmissionProgress> {
  const { status, time, memory, score } = (await submission.detail({ submitId }, { signal })).submission;
  return { submitId, status, time, memory, score };
}

function progressOf(event: LiveEvent, submitId: number): SubmissionProgress | undefined {
  if (!('submitId' in event) || event.submitId !== submitId) return undefined;
  const { event: name, ...facts } = event;
  if (name !== 'submission.case') return facts;
  const { done, total, status } = event;
  return { submitId, status, done, total };
}
