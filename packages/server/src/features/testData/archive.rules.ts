import { MOST_CASES } from '@oj/contract';
import { LocalisedRefusal } from '../../api/localisedRefusal';
import { pairNames } from '../../packages/pairs';

/** What the table of contents of a zip says of one file. */
export interface ArchiveEntry {
  /** Path with `/` between folders; the path of a folder ends with `/`. */
  name: string;
  /** Whether the name reads the same everywhere: it has the flag for UTF-8, or only ASCII. */
  isReadable: boolean;
  isEncrypted: boolean;
  /** Mode in the file system that the archive was made on; 0 where that has none. */
  unixMode: number;
  bytes: number;
  packedBytes: number;
}

export interface Pair {
  input: string;
  output: string;
}

const MOST_ENTRIES = 2_200;
const MOST_FILE_BYTES = 256 << 20;
const MOST_BYTES = 2 ** 31;
/** A small archive that unpacks to much more than this is a bomb. */
const HARMLESS_BYTES = 512 << 20;
const MOST_RATIO = 400;
/** Names in one sentence. */
const MOST_NAMED = 8;
const KIND_OF_FILE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;

const refuse = (zh: string, en: string) => new LocalisedRefusal('testData.archive', { 'zh-CN': zh, 'en-US': en });
const shown = (name: string) => JSON.stringify(name.slice(0, 80));

/** Refuses an archive with too many entries before any of them is looked at. */
export function checkEntryCount(count: number) {
  if (count > MOST_ENTRIES)
    throw refuse(`压缩包有 ${count} 个条目，最多 ${MOST_ENTRIES} 个。`, `It has ${count} entries; ${MOST_ENTRIES} are the most.`);
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
  if (!cases.length)
    throw refuse(
      '压缩包里没有测试点：一个测试点是 name.in 与 name.out 或 name.ans，或者 input1.txt 与 output1.txt，或者 input/1.txt 与 output/1.txt。',
      'It has no test case: a case is name.in with name.out or name.ans, input1.txt with output1.txt, or input/1.txt with output/1.txt.',
    );
  if (cases.length > MOST_CASES)
    throw refuse(`压缩包有 ${cases.length} 个测试点，最多 ${MOST_CASES} 个。`, `It has ${cases.length} cases; ${MOST_CASES} are the most.`);
  return cases;
}

function checkEntry({ name, isReadable, isEncrypted, unixMode, bytes }: ArchiveEntry) {
  const file = shown(name);
  if (!isReadable)
    throw refuse(
      `文件名 ${file} 既不是 ASCII，也没有标明 UTF-8，在别处会变成乱码。`,
      `The name ${file} is neither ASCII nor marked as UTF-8: it would read differently elsewhere.`,
    );
  if (name.includes('\0')) throw refuse(`文件名 ${file} 含有 NUL 字符。`, `The name ${file} has a NUL.`);
  if (name.startsWith('/') || /^[a-z]:/i.test(name) || name.includes('\\') || name.split('/').includes('..'))
    throw refuse(`文件名 ${file} 指向压缩包之外。`, `The name ${file} leads out of the archive.`);
  const kind = unixMode & KIND_OF_FILE;
  if (kind !== 0 && kind !== REGULAR && kind !== FOLDER) throw refuse(`${file} 是链接或设备。`, `${file} is a link or a device.`);
  if (isEncrypted) throw refuse(`${file} 已加密。`, `${file} is encrypted.`);
  if (bytes > MOST_FILE_BYTES)
    throw refuse(`${file} 超过 ${MOST_FILE_BYTES >> 20} MB。`, `${file} has more than ${MOST_FILE_BYTES >> 20} MB.`);
}

function checkNames(names: string[]) {
  const seen = new Map<string, string>();
  for (const name of names) {
    const same = name.normalize('NFC').toLowerCase();
    const other = seen.get(same);
    if (other === name) throw refuse(`${shown(name)} 出现了两次。`, `${shown(name)} is there twice.`);
    if (other !== undefined) throw refuse(`${shown(other)} 与 ${shown(name)} 重名。`, `${shown(other)} and ${shown(name)} clash.`);
    seen.set(same, name);
  }
}

function checkSizes(files: readonly ArchiveEntry[]) {
  const sum = (key: 'bytes' | 'packedBytes') => files.reduce((total, file) => total + file[key], 0);
  const [bytes, packedBytes] = [sum('bytes'), sum('packedBytes')];
  if (bytes > MOST_BYTES) throw refuse(`解压后超过 ${MOST_BYTES / 2 ** 30} GB。`, `It unpacks to more than ${MOST_BYTES / 2 ** 30} GB.`);
  if (bytes > HARMLESS_BYTES && bytes > packedBytes * MOST_RATIO)
    throw refuse('解压后远大于压缩包本身。', 'It unpacks to far more than it holds.');
}

/** Files that systems add, and the samples of the statement. */
const isNoCase = (name: string) => /(^|\/)(\.|__MACOSX\/|examples\/)/i.test(name);

/** A file that is meant as an input, though nothing is called like its answer. */
const isLonelyInput = (name: string) => /(^|\/)inputs?\/|input[^/]*\.txt$/i.test(name);

/**
 * Pairs inputs with outputs as packages do, shorter names first. Files that are neither are left alone.
 * @throws ApiError that names the inputs without an answer: with an empty one, a program that prints nothing would be right.
 */
function pairsOf(names: readonly string[]): Pair[] {
  const { pairs, left } = pairNames(names.filter(name => !isNoCase(name)));
  const alone = [...pairs.filter(({ output }) => output === undefined).map(({ input }) => input), ...left.filter(isLonelyInput)];
  if (alone.length) throw withoutAnswer(alone);
  const whole = pairs.map(({ input, output = '' }) => ({ input, output }));
  return whole.toSorted((a, b) => a.input.length - b.input.length || (a.input < b.input ? -1 : 1));
}

function withoutAnswer(inputs: readonly string[]) {
  const named = inputs.slice(0, MOST_NAMED).map(shown).join(', ') + (inputs.length > MOST_NAMED ? ' …' : '');
  return refuse(
    `有 ${inputs.length} 个输入没有答案文件：${named}。请为每个输入放入同名的答案（例如 1.in 配 1.out 或 1.ans，input/1.txt 配 output/1.txt）；若答案确实为空，请放入空文件。`,
    `${inputs.length === 1 ? 'One input has' : `${inputs.length} inputs have`} no answer: ${named}. Put an answer of the same name beside each (1.out or 1.ans for 1.in, output/1.txt for input/1.txt), an empty file where the answer is empty.`,
  );
}
