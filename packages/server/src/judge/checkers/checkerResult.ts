import { Status } from '@oj/contract';
import { type JudgingProgram } from '../judgingProgram';
import { type Run } from '../sandbox/sandbox';
import { describeEnding, type Verdict } from '../verdict';

/** What a special judge or an interactor wrote, as far as it matters. */
interface Words {
  output: string;
  errors: string;
}

type Writer = Pick<JudgingProgram, 'usesTestlib'>;

const mostCharacters = 200;
const partialCode = 99;

/** Our own codes from 100, those of ICPC validators, and those of testlib: success, wrong answer, format, fail, rest, end of file. */
const statusOfCode: Readonly<Record<number, Status>> = {
  0: Status.accepted,
  1: Status.wrongAnswer,
  2: Status.wrongAnswer,
  3: Status.systemError,
  4: Status.wrongAnswer,
  8: Status.wrongAnswer,
  42: Status.accepted,
  43: Status.wrongAnswer,
  100: Status.accepted,
  101: Status.presentationError,
  102: Status.wrongAnswer,
  103: Status.systemError,
};

const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const onlyNumber = new RegExp(`^${number}$`, 'i');
/** More than that is no number with blanks around it, and may be cut. */
const mostNumberCharacters = 100;
const pointsCode = 7;
const testlibPoints = new RegExp(String.raw`^points (${number})(?:\s|$)`, 'i');
const testlibPartial = /^partially correct \((\d+)\)/;
/** Where the testlib of others counts the exit codes of partial success from. */
const foreignBases: readonly number[] = [0, 50];
/** Where our testlib does, so that every percentage has a code with no other meaning. */
const ownBase = 120;
const leastForeignCode = 16;

/**
 * What a judging program has decided: its exit code says whether it was a success, and how much of one only where that belongs to the
 * code, because its words may repeat those of the program that it looks at; and of words only the first, of a program that uses testlib, which
 * writes them there. One that crashed, was stopped, or cannot be understood is a
 * system error: whatever goes wrong in it, nobody is accepted for it. `docs/checkers.md` is the table for setters.
 */
export function readCheckerResult(run: Run, words: Words, program: Writer): Verdict {
  const said = oneLine(words.errors) || (run.code === partialCode ? '' : oneLine(words.output));
  const message = said ? { message: said } : {};
  const decided = run.ending === 'exit' ? decide(run.code, words, program) : undefined;
  if (decided) return { ...decided, ...message };
  const fault = run.code === partialCode && run.ending === 'exit' ? 'a score that is no number' : describeEnding(run);
  return { status: Status.systemError, message: cut(said ? `${fault}: ${said}` : fault) };
}

function decide(code: number, { output, errors }: Words, { usesTestlib }: Writer): Verdict | undefined {
  if (code === partialCode) return scored(wholeNumber(output));
  if (code === pointsCode && usesTestlib) return scored(testlibPoints.exec(errors)?.[1]);
  const status = statusOfCode[code];
  if (status !== undefined && status !== Status.accepted) return { status };
  const partial = usesTestlib ? testlibPartial.exec(errors)?.[1] : undefined;
  if (partial && belongs(code, Number(partial))) return scored(partial);
  return status === undefined ? undefined : { status };
}

function belongs(code: number, percent: number) {
  if (code === ownBase + Math.min(100, percent)) return true;
  const isForeign = code >= leastForeignCode || statusOfCode[code] !== undefined;
  return isForeign && percent <= 100 && foreignBases.some(base => code === base + percent);
}

function wholeNumber(text: string): string | undefined {
  const trimmed = text.trim();
  return text.length <= mostNumberCharacters && onlyNumber.test(trimmed) ? trimmed : undefined;
}

/** @param percent of the case's score; beyond 0 and 100 it counts as these. */
function scored(percent: string | undefined): Verdict | undefined {
  const score = percent ? Number(percent) : Number.NaN;
  if (!Number.isFinite(score)) return undefined;
  if (score >= 100) return { status: Status.accepted };
  return score > 0 ? { status: Status.partialAccepted, share: score / 100 } : { status: Status.wrongAnswer };
}

const oneLine = (text: string) => cut(text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim());
const cut = (text: string) => [...text].slice(0, mostCharacters).join('');
