import { Status } from '@oj/contract';
import { type FileHandle } from 'node:fs/promises';
import { ByteStream, endOfFile, isBlank, newline } from './bytes';

export interface Check {
  status: typeof Status.accepted | typeof Status.wrongAnswer | typeof Status.presentationError;
  /** Where the output first differs, counted from 1; the column counts bytes. */
  difference?: { line: number; column: number };
}

/**
 * Compares an output with the answer, both read in step, a chunk of each in memory.
 *
 * With `ignoreEndBlank`, blanks at line ends and blanks and newlines at the end of the text do not count, and anything else is a
 * wrong answer. Without it every byte counts; equal but for white space is then a presentation error.
 */
export async function checkStandard(output: FileHandle, answer: FileHandle, ignoreEndBlank: boolean): Promise<Check> {
  const [ours, theirs] = [new ByteStream(output), new ByteStream(answer)];
  const equal = ignoreEndBlank ? equalByLines : equalExactly;
  if (await compare(ours, theirs, equal)) return { status: Status.accepted };
  const difference = ours.position;
  const presentation = !ignoreEndBlank && (await compare(ours, theirs, equalButForSpace));
  return { status: presentation ? Status.presentationError : Status.wrongAnswer, difference };
}

type Equality = (ours: ByteStream, theirs: ByteStream) => Promise<boolean>;

async function compare(ours: ByteStream, theirs: ByteStream, equal: Equality) {
  await ours.rewind();
  await theirs.rewind();
  return equal(ours, theirs);
}

/** Both forward for as long as they are the same; in long strides once they have been the same for a while. */
async function skipEqual(ours: ByteStream, theirs: ByteStream) {
  for (let steps = 1; ours.byte === theirs.byte && ours.byte !== endOfFile; steps += 1) {
    if (steps % 64 === 0 && ours.skipCommon(theirs)) continue;
    const [our, their] = [ours.advance(), theirs.advance()];
    if (our) await our;
    if (their) await their;
  }
}

const skipWhile = async (stream: ByteStream, wanted: (byte: number) => boolean) => {
  while (wanted(stream.byte)) {
    const filling = stream.advance();
    if (filling) await filling;
  }
};

const isSpace = (byte: number) => isBlank(byte) || byte === newline;
const endsLine = (byte: number) => byte === newline || byte === endOfFile;

const equalExactly: Equality = async (ours, theirs) => {
  await skipEqual(ours, theirs);
  return ours.byte === theirs.byte;
};

const equalButForSpace: Equality = async (ours, theirs) => {
  for (;;) {
    await skipEqual(ours, theirs);
    await skipWhile(ours, isSpace);
    await skipWhile(theirs, isSpace);
    if (ours.byte !== theirs.byte) return false;
    if (ours.byte === endOfFile) return true;
  }
};

/**
 * Where the two differ, all before is equal; so what differs may be forgiven only if both are at the end of a line but for blanks,
 * or one is at the end of the text and the other has nothing but white space left.
 */
const equalByLines: Equality = async (ours, theirs) => {
  for (;;) {
    await skipEqual(ours, theirs);
    if (ours.byte === theirs.byte) return true;
    if (!isSpace(ours.byte) && ours.byte !== endOfFile) return false;
    if (!isSpace(theirs.byte) && theirs.byte !== endOfFile) return false;
    await skipWhile(ours, isBlank);
    await skipWhile(theirs, isBlank);
    if (!endsLine(ours.byte) || !endsLine(theirs.byte)) return false;
    if (ours.byte === theirs.byte) continue;
    await skipWhile(ours, isSpace);
    await skipWhile(theirs, isSpace);
    return ours.byte === theirs.byte && ours.byte === endOfFile;
  }
};
