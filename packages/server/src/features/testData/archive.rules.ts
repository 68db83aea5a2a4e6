import { ApiError } from '@oj/contract';

/** What the table of contents of a zip says of one file. */
export interface ArchiveEntry {
  /** With `/` between folders; of a folder, at the end. */
  name: string;
  /** Without the flag that says UTF-8, only ASCII is read the same everywhere. */
  isReadable: boolean;
  isEncrypted: boolean;
  /** Of the file system it was made on; 0 where that has none. */
  unixMode: number;
  bytes: number;
  packedBytes: number;
}

export interface Pair {
  input: string;
  /** Absent: the answer is empty. */
  output?: string;
}

const MOST_ENTRIES = 2_200;
const MOST_CASES = 1_000;
const MOST_FILE_BYTES = 256 << 20;
const MOST_BYTES = 2 ** 31;
/** A small archive that unpacks to much more than this is a bomb. */
const HARMLESS_BYTES = 512 << 20;
const MOST_RATIO = 400;
const KIND_OF_FILE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;

const refuse = (why: string) => new ApiError('testData.archive', why);
const shown = (name: string) => JSON.stringify(name.slice(0, 80));

/** Refuses an archive with too many entries before any of them is looked at. */
export function checkEntryCount(count: number) {
  if (count > MOST_ENTRIES) throw refuse(`It has ${count} entries; ${MOST_ENTRIES} are the most.`);
}

/**
 * Looks at a table of contents: nothing of it has been unpacked yet.
 * @returns the cases in order, each with the names of its files in the archive.
 * @throws ApiError that tells which entry is wrong, and why.
 */
export function casesOf(entries: readonly ArchiveEntry[]): Pair[] {
  const files = entries.filter(({ name }) => !name.endsWith('/'));
  entries.forEach(checkEntry);
  checkNames(files.map(({ name }) => name));
  checkSizes(files);
  const cases = pairsOf(files.map(({ name }) => name));
  if (!cases.length) throw refuse('It has no test case: a case is name.in with name.out or name.ans, or input1.txt with output1.txt.');
  if (cases.length > MOST_CASES) throw refuse(`It has ${cases.length} cases; ${MOST_CASES} are the most.`);
  return cases;
}

function checkEntry({ name, isReadable, isEncrypted, unixMode, bytes }: ArchiveEntry) {
  if (!isReadable) throw refuse(`The name ${shown(name)} is neither ASCII nor marked as UTF-8: it would read differently elsewhere.`);
  if (name.includes('\0')) throw refuse(`The name ${shown(name)} has a NUL.`);
  if (name.startsWith('/') || /^[a-z]:/i.test(name) || name.includes('\\') || name.split('/').includes('..'))
    throw refuse(`The name ${shown(name)} leads out of the archive.`);
  const kind = unixMode & KIND_OF_FILE;
  if (kind !== 0 && kind !== REGULAR && kind !== FOLDER) throw refuse(`${shown(name)} is a link or a device.`);
  if (isEncrypted) throw refuse(`${shown(name)} is encrypted.`);
  if (bytes > MOST_FILE_BYTES) throw refuse(`${shown(name)} has more than ${MOST_FILE_BYTES >> 20} MB.`);
}

function checkNames(names: string[]) {
  const seen = new Map<string, string>();
  for (const name of names) {
    const same = name.normalize('NFC').toLowerCase();
    const other = seen.get(same);
    if (other !== undefined) throw refuse(other === name ? `${shown(name)} is there twice.` : `${shown(other)} and ${shown(name)} clash.`);
    seen.set(same, name);
  }
}

function checkSizes(files: readonly ArchiveEntry[]) {
  const sum = (key: 'bytes' | 'packedBytes') => files.reduce((total, file) => total + file[key], 0);
  const [bytes, packedBytes] = [sum('bytes'), sum('packedBytes')];
  if (bytes > MOST_BYTES) throw refuse(`It unpacks to more than ${MOST_BYTES / 2 ** 30} GB.`);
  if (bytes > HARMLESS_BYTES && bytes > packedBytes * MOST_RATIO) throw refuse('It unpacks to far more than it holds.');
}

/** Pairs inputs with outputs, shorter names first. Files that are neither are left alone; so are those that systems add. */
export function pairsOf(names: readonly string[]): Pair[] {
  const wanted = names.filter(name => !/(^|\/)(\.|__MACOSX\/)/.test(name));
  const known = new Set(wanted);
  const pairs = wanted.flatMap((input): Pair[] => {
    const candidates = outputsFor(input);
    return candidates ? [{ input, output: candidates.find(name => known.has(name)) }] : [];
  });
  return pairs.toSorted((a, b) => a.input.length - b.input.length || (a.input < b.input ? -1 : 1));
}

/** Names that the output of this input may have; undefined when it is no input. */
function outputsFor(name: string): string[] | undefined {
  const stem = /^(.*)\.in$/i.exec(name)?.[1];
  if (stem !== undefined) return ['out', 'ans', 'OUT', 'ANS'].map(ending => `${stem}.${ending}`);
  const file = name.slice(name.lastIndexOf('/') + 1);
  if (!/\.txt$/i.test(file) || !file.includes('input')) return undefined;
  return [name.slice(0, name.length - file.length) + file.replace('input', 'output')];
}
