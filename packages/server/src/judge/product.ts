/** Whether what a compiler made is what the language runs: a compiler also exits with 0 after making a library. */
import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { settleClasses, settleJar } from './languages/javaProgram';
import { type Language } from './languages/language';

const nothing = 'The compiler made no program, or one that is too big.';
const noProgram = 'The source is compiled to a library or to another file that cannot be run. A program is needed.';

/** The sentence about what is wrong with the files that a compiler made of a source; undefined when they are a program. */
export async function faultOfProduct(
  { compile: { artefact }, run }: Language,
  directory: string,
  source: string,
): Promise<string | undefined> {
  const names = await namesOfContent(directory);
  if (!names.length) return nothing;
  if ('classes' in artefact) return settleClasses(directory, source);
  if (artefact.isJar) return settleJar(directory, artefact.file, source);
  if (run.argv[0] !== `/app/${artefact.file}`) return undefined;
  return isExecutable(await readFile(join(directory, artefact.file))) ? undefined : noProgram;
}

/** Names of the files that are not empty. */
async function namesOfContent(directory: string) {
  const names = await readdir(directory);
  const sizes = await Promise.all(names.map(async name => (await stat(join(directory, name))).size));
  return names.filter((_, index) => sizes[index] !== 0);
}

const elf = { magic: 0x7f454c46, typeExecutable: 2, typeShared: 3, segmentInterpreter: 3, segmentDynamic: 2 };
const dynamic = { bytes: 16, flags1: 0x6ffffffbn, positionIndependentProgram: 0x08000000n };

/**
 * Whether the bytes are an ELF program for 64 bits, little-endian. A file of the type "shared object" is a program when it names the
 * interpreter that loads it, or is marked as a position-independent executable; otherwise it is a library.
 */
export function isExecutable(bytes: Buffer): boolean {
  try {
    if (bytes.readUInt32BE(0) !== elf.magic || bytes[4] !== 2 || bytes[5] !== 1) return false;
    const type = bytes.readUInt16LE(16);
    if (type === elf.typeExecutable) return true;
    return type === elf.typeShared && segmentsOf(bytes).some(segment => isOfProgram(bytes, segment));
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

interface Segment {
  type: number;
  offset: number;
  size: number;
}

function segmentsOf(bytes: Buffer): Segment[] {
  const [start, size, count] = [Number(bytes.readBigUInt64LE(32)), bytes.readUInt16LE(54), bytes.readUInt16LE(56)];
  return Array.from({ length: count }, (_, index) => {
    const at = start + index * size;
    return { type: bytes.readUInt32LE(at), offset: Number(bytes.readBigUInt64LE(at + 8)), size: Number(bytes.readBigUInt64LE(at + 32)) };
  });
}

function isOfProgram(bytes: Buffer, { type, offset, size }: Segment) {
  if (type === elf.segmentInterpreter) return true;
  if (type !== elf.segmentDynamic) return false;
  for (let at = offset; at + dynamic.bytes <= offset + size; at += dynamic.bytes)
    if (bytes.readBigUInt64LE(at) === dynamic.flags1) return (bytes.readBigUInt64LE(at + 8) & dynamic.positionIndependentProgram) !== 0n;
  return false;
}
