import { Status } from '@oj/contract';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Judge } from '../../judge';
import { type Judgement } from '../../request';
import { type LanguageProbes, type Probe } from './probe';

/** What came of a probe. */
export type ProbeResult =
  | { mark: 'ok'; timeMs: number; note?: string }
  | { mark: 'without'; reason: string }
  | { mark: 'failed'; seen: string };

/** What a problem usually allows; the stack is that of a new problem. */
export const probeLimits = { timeLimitMs: 5000, memoryLimitMb: 256, stackLimitMb: 128 };

interface Place {
  judge: Pick<Judge, 'judge'>;
  /** Where inputs and answers lie meanwhile. */
  folder: string;
  signal?: AbortSignal;
}

/**
 * Compiles a program of the language and judges it, as a submission is.
 * @throws the signal's reason when it is aborted.
 */
export async function runProbe(language: string, of: LanguageProbes, probe: Probe, { judge, folder, signal }: Place): Promise<ProbeResult> {
  const reason = of.without?.[probe.name];
  if (reason !== undefined) return { mark: 'without', reason };
  const place = await mkdtemp(join(folder, 'probe-'));
  try {
    const [inputPath, answerPath] = [join(place, 'input'), join(place, 'answer')];
    const textOf = (text: string | ((of: LanguageProbes) => string)) => (typeof text === 'string' ? text : text(of));
    await writeFile(inputPath, textOf(probe.input));
    await writeFile(answerPath, textOf(probe.answer ?? ''));
    const { change = source => source } = probe;
    const request = { source: change(of[probe.program]), language, limits: probeLimits, ignoreEndBlank: false };
    const cases = [{ number: 1, inputPath, answerPath, score: 100 }];
    const judgement = await judge.judge({ ...request, type: 'acm', caseMode: 'default', cases }, { onCase: () => undefined }, signal);
    return resultOf(of, probe, judgement);
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

function resultOf(of: LanguageProbes, { name, ends }: Probe, judgement: Judgement): ProbeResult {
  const { status, timeMs, cases, errorMessage } = judgement;
  const message = cases[0]?.message;
  const isAsExpected = ends ? status === Status.runtimeError && message === ends(of) : status === Status.accepted;
  const note = of.notes?.[name];
  if (isAsExpected) return { mark: 'ok', timeMs, ...(note !== undefined && { note }) };
  const words = errorMessage?.split('\n', 1)[0] ?? message;
  return { mark: 'failed', seen: [nameOf(status), ...(words ? [words] : [])].join(': ') };
}

/** Name of a verdict, such as "time limit exceeded". */
function nameOf(status: Status) {
  const [name = 'unknown'] = Object.entries(Status).find(([, each]) => each === status) ?? [];
  return name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}
