import { ApiError, type ErrorCode } from '@oj/contract';
import type { EarlyProblemProps } from '@oj/judge-ui/EarlyProblem';
import type { Typeset } from '@oj/ui/typeset';
import { parentPort } from 'node:worker_threads';
import type { Sheet } from './files/spreadsheet';
import type { CleanPicture } from './pictures/format';
import { captchaPicture } from './pictures/captcha.picture';
import { slidePicture } from './pictures/slide.picture';
import { cleanPicture } from './pictures/picture';

interface DrawnSlide {
  /** Addresses that hold the pictures themselves. */
  background: string;
  piece: string;
  holePx: number;
}

/** What takes long, and by which name it is asked for. */
const tasks = {
  problemHtml: async (problem: EarlyProblemProps): Promise<string | undefined> =>
    (await import('@oj/judge-ui/EarlyProblem')).earlyProblemHtml(problem),
  typeset: async (text: string): Promise<Typeset> => (await import('@oj/ui/typeset')).typeset(text),
  spreadsheet: async (sheet: Sheet): Promise<Uint8Array> => (await import('./files/spreadsheet')).spreadsheet(sheet),
  captcha: async (answer: string): Promise<string> => captchaPicture(answer).toDataUri(),
  slide: async (): Promise<DrawnSlide> => {
    const { background, piece, holePx } = slidePicture();
    return { background: background.toDataUri(), piece: piece.toDataUri(), holePx };
  },
  cleanPicture: async (bytes: Uint8Array): Promise<CleanPicture> => cleanPicture(Buffer.from(bytes)),
};

export type Tasks = typeof tasks;
export interface Order {
  name: keyof Tasks;
  input: unknown;
}
export type Outcome = { result: unknown } | { refusal: ErrorCode } | { failure: string };

parentPort?.on('message', async ({ name, input }: Order) => {
  parentPort?.postMessage(await outcomeOf(tasks[name] as (input: unknown) => Promise<unknown>, input));
});

async function outcomeOf(task: (input: unknown) => Promise<unknown>, input: unknown): Promise<Outcome> {
  try {
    return { result: await task(input) };
  } catch (reason) {
    return reason instanceof ApiError ? { refusal: reason.code } : { failure: String(reason) };
  }
}
