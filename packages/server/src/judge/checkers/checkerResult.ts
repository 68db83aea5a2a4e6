import { Status } from '@oj/contract';
import { type Run } from '../sandbox/sandbox';
import { describeEnding, type Verdict } from '../verdict';

/** What a special judge or an interactor wrote, as far as it matters. */
interface Words {
  output: string;
  errors: string;
}

const mostCharacters = 200;
const partialCode = 99;

/** Our own codes from 100, those of ICPC validators, and success. */
const statusOfCode: Readonly<Record<number, Status>> = {
  0: Status.accepted,
  42: Status.accepted,
  43: Status.wrongAnswer,
  100: Status.accepted,
  101: Status.presentationError,
  102: Status.wrongAnswer,
  103: Status.systemError,
};

/** How testlib opens its message when its exit code says nothing to us. */
const testlibStatuses: readonly (readonly [opening: RegExp, status: Status])[] = [
  [/^ok\b/, Status.accepted],
  [/^wrong answer\b/, Status.wrongAnswer],
  [/^wrong output format\b/, Status.wrongAnswer],
  [/^unexpected eof\b/, Status.wrongAnswer],
  [/^FAIL\b/, Status.systemError],
];
const testlibPartial = /^partially correct \((\d+)\)/;
const testlibPoints = /^points (\S+)/;
/** Where testlib counts the exit codes of partial success from. */
const testlibBases: readonly number[] = [0, 50];

/**
 * What a judging program has decided, by its exit code or else by its words. One that crashed, was stopped, or cannot be understood is
 * a system error: whatever goes wrong in it, nobody is accepted for it.
 */
export function readCheckerResult(run: Run, words: Words): Verdict {
  const said = oneLine(words.errors) || (run.code === partialCode ? '' : oneLine(words.output));
  const message = said ? { message: said } : {};
  const decided = run.ending === 'exit' ? decide(run.code, words) : undefined;
  if (decided) return { ...decided, ...message };
  const fault = run.code === partialCode && run.ending === 'exit' ? 'a score that is no number' : describeEnding(run);
  return { status: Status.systemError, message: cut(said ? `${fault}: ${said}` : fault) };
}

function decide(code: number, { output, errors }: Words): Verdict | undefined {
  const partial = testlibPartial.exec(errors)?.[1];
  // Its exit code is then the number itself, and may be any of those below.
  if (partial && testlibBases.some(base => code === base + Number(partial))) return scored(partial);
  if (code === partialCode) return scored(output.trim().split(/\s/, 1)[0]);
  const status = statusOfCode[code] ?? testlibStatuses.find(([opening]) => opening.test(errors))?.[1];
  return status === undefined ? scored(partial ?? testlibPoints.exec(errors)?.[1]) : { status };
}

/** @param percent of the case's score; beyond 0 and 100 it counts as these. */
function scored(percent: string | undefined): Verdict | undefined {
  const number = percent ? Number(percent) : Number.NaN;
  if (!Number.isFinite(number)) return undefined;
  if (number >= 100) return { status: Status.accepted };
  return number > 0 ? { status: Status.partialAccepted, share: number / 100 } : { status: Status.wrongAnswer };
}

const oneLine = (text: string) => cut(text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim());
const cut = (text: string) => [...text].slice(0, mostCharacters).join('');
