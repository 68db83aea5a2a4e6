import { type JudgedCase, type LiveEvent, Status, type Submission } from '@oj/contract';
import type { Answers } from './fakeApi';
import { caseResults } from './samples';

type Measured = Partial<Pick<Submission, 'time' | 'memory' | 'score' | 'errorMessage'>>;

/**
 * A judge on a string, for stories: each call is one step of it, told on the live stream and seen by whoever asks.
 * `first` is the submission as it was submitted.
 */
export function fakeJudging(first: Submission) {
  let row: Submission = { ...first, status: Status.pending, time: null, memory: null, score: null, judger: null };
  let results = caseResults(0);
  const untold: LiveEvent[] = [];
  let wake = () => undefined as void;

  const tell = (event: LiveEvent) => {
    untold.push(event);
    wake();
  };
  async function* open(_: unknown, { signal }: { signal?: AbortSignal } = {}): AsyncGenerator<LiveEvent> {
    yield { event: 'opened', streamId: 'fake', resumed: false };
    yield { event: 'ready' };
    for (;;) {
      const next = untold.shift();
      if (signal?.aborted) return;
      if (next) yield next;
      else await new Promise<void>(resolve => (wake = resolve));
    }
  }

  const answers = {
    submission: {
      submit: async () => row,
      detail: async () => ({ submission: row, codeShare: true }),
      cases: async () => results,
      list: async () => ({ records: [row], total: 1, size: 30, current: 1, pages: 1 }),
    },
    live: { open },
  } satisfies Answers;

  return {
    answers,
    wait(place: number) {
      tell({ event: 'submission.waiting', submitId: row.submitId, status: row.status, place });
    },
    compile() {
      row = { ...row, status: Status.compiling };
      tell({ event: 'submission.compiling', submitId: row.submitId, status: row.status });
    },
    run(cases: JudgedCase[], done: number, total: number) {
      row = { ...row, status: Status.judging };
      const told = cases.map(({ seq, status, time, memory }) => ({ seq, status, time: time ?? 0, memory: memory ?? 0 }));
      tell({ event: 'submission.case', submitId: row.submitId, status: row.status, done, total, cases: told });
    },
    judge(status: Status, { judgeCaseList }: { judgeCaseList: JudgedCase[] }, measured: Measured) {
      row = { ...row, status, time: 0, memory: 0, score: 0, judger: 'judge-1', ...measured };
      results = { ...results, judgeCaseList };
      const { submitId, time, memory, score, judger } = row;
      tell({ event: 'submission.judged', submitId, status, time, memory, score, judger });
    },
  };
}
