import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { LintList, PackageFault } from '../lint';
import type { Data } from '../model';
import { packageLimits as limits } from './limits';
import { checkDistinct, commonFolder, nameIn, safeName } from './names';
import type { Tree } from './tree';

const KIND_OF_FILE = 0o170000;
const REGULAR = 0o100000;
const FOLDER = 0o040000;
const LOCAL_HEADER_BYTES = 30;

/** Files that tell a format at the root: a folder that they are in is not taken off. */
const marks = /^(problem\.(ya?ml|xml)|init\.yml|data\.ya?ml|task\.yaml|domjudge-problem\.ini|contest\.xml)$/;

interface OpenTree {
  files: Map<string, Data>;
  close(): void;
}

/** Opens an archive, or an XML file by itself, that lies in a file. Everything that is made on the way is below `scratchDir`. */
export async function openPackage(filePath: string, fileName: string, scratchDir: string): Promise<Tree> {
  const { size } = await stat(filePath);
  if (size > limits.packedBytes) throw new PackageFault('A03', fileName);
  return inWorkDir(scratchDir, work => filesIn(filePath, fileName, size, work));
}

/** A tree with a folder to work in, which goes with it. */
export async function inWorkDir(scratchDir: string, filesFor: (work: Work) => Promise<ReadonlyMap<string, Data>>): Promise<Tree> {
  await mkdir(scratchDir, { recursive: true });
  const work: Work = { lint: new LintList(), workDir: await mkdtemp(path.join(scratchDir, 'package-')), opened: [] };
  const dispose = async () => {
    for (const each of work.opened) each.close();
    await rm(work.workDir, { recursive: true, force: true });
  };
  const inner = async (data: Data) => {
    const { path: archive } = await spoolTo(work.workDir, data.open());
    const tree = await openZip(archive, work.lint).catch((reason: unknown) => {
      throw toFault(reason);
    });
    work.opened.push(tree);
    return tree.files;
  };
  try {
    const files = await filesFor(work);
    return { files, lint: work.lint, inner, spool: pieces => spoolTo(work.workDir, pieces), [Symbol.asyncDispose]: dispose };
  } catch (reason) {
    await dispose();
    throw toFault(reason);
  }
}

export interface Work {
  lint: LintList;
  workDir: string;
  opened: OpenTree[];
}

async function filesIn(filePath: string, fileName: string, size: number, work: Work): Promise<ReadonlyMap<string, Data>> {
  const head = await headOf(filePath);
  if (/^(\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF\0)?\s*</.test(head.toString('latin1'))) {
    const data = { bytes: size, open: () => createReadStream(filePath) as AsyncIterable<Uint8Array> };
    return new Map([['problems.xml', data]]);
  }
  if (!head.subarray(0, 2).equals(Buffer.from('PK'))) throw new PackageFault('F01', kindOf(head, fileName));
  const tree = await openZip(filePath, work.lint);
  work.opened.push(tree);
  const [only, ...others] = tree.files;
  if (only && !others.length && /\.zip$/i.test(only[0]) && work.opened.length === 1) {
    const inner = await spoolTo(work.workDir, only[1].open());
    return filesIn(inner.path, only[0], inner.bytes, work);
  }
  return withoutWrapper(tree.files, work.lint);
}

function kindOf(head: Buffer, fileName: string): string {
  const start = head.toString('latin1');
  const other = start.startsWith('Rar!') ? 'RAR' : start.startsWith('7z') ? '7z' : start.startsWith('\x1f\x8b') ? 'gzip' : undefined;
  return other ? `${fileName} is ${other}: pack the files as a zip.` : `${fileName} is neither a zip nor XML.`;
}

async function headOf(filePath: string): Promise<Buffer> {
  const file = await open(filePath);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function withoutWrapper(files: ReadonlyMap<string, Data>, lint: LintList): ReadonlyMap<string, Data> {
  let current = files;
  for (let round = 0; round < 3; round += 1) {
    const names = [...current.keys()];
    const folder = commonFolder(names);
    // A single folder named by a number is a problem of its own in some formats.
    if (!folder || names.some(name => marks.test(name)) || /^\d+\/$/.test(folder)) return current;
    current = new Map([...current].map(([name, data]) => [name.slice(folder.length), data]));
    lint.add('A08', folder);
  }
  return current;
}

async function openZip(filePath: string, lint: LintList): Promise<OpenTree> {
  const archive = await openPromise(filePath, { autoClose: false, lazyEntries: true, decodeStrings: false, validateEntrySizes: true });
  try {
    if (archive.entryCount > limits.entries) throw new PackageFault('A03', `${archive.entryCount} entries`);
    const entries: Entry[] = [];
    for await (const entry of archive.eachEntry()) entries.push(entry);
    checkSizes(entries);
    const files = new Map<string, Data>();
    const wanted = entries.flatMap(entry => {
      const name = safeName(nameIn(entry.fileNameRaw, entry.generalPurposeBitFlag, lint), lint);
      if (name === undefined) return [];
      checkEntry(entry, name);
      return [[name, entry] as const];
    });
    checkDistinct(wanted.map(([name]) => name));
    for (const [name, entry] of wanted) files.set(name, { bytes: entry.uncompressedSize, open: () => bytesOfEntry(archive, entry, name) });
    return { files, close: () => archive.close() };
  } catch (reason) {
    archive.close();
    throw reason;
  }
}

async function* bytesOfEntry(archive: ZipFile, entry: Entry, name: string): AsyncGenerator<Uint8Array> {
  try {
    let sum = 0;
    for await (const piece of (await archive.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>) {
      sum = crc32(piece, sum);
      yield piece;
    }
    if (sum !== entry.crc32) throw new Error('its checksum is wrong');
  } catch (reason) {
    if (reason instanceof PackageFault || (reason instanceof Error && 'syscall' in reason)) throw reason;
    throw new PackageFault('A10', `${name}: ${reason instanceof Error ? reason.message : String(reason)}`);
  }
}

function checkEntry(entry: Entry, name: string) {
  const unixMode = entry.versionMadeBy >> 8 === 3 ? entry.externalFileAttributes >>> 16 : 0;
  const kind = unixMode & KIND_OF_FILE;
  if (kind !== 0 && kind !== REGULAR && kind !== FOLDER) throw new PackageFault('A02', name);
  if (entry.isEncrypted()) throw new PackageFault('A04', name);
  if (entry.uncompressedSize > limits.fileBytes && !/\.xml$/i.test(name)) throw new PackageFault('A03', name);
}

/** Entries that share bytes are how a small archive becomes a large one. */
function checkSizes(entries: readonly Entry[]) {
  const bytes = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize, 0);
  if (bytes > limits.bytes) throw new PackageFault('A03', `${bytes} bytes`);
  if (bytes > limits.harmlessBytes && bytes > packed * limits.ratio) throw new PackageFault('A03', `${bytes} bytes out of ${packed}`);
  let free = 0;
  for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    if (entry.relativeOffsetOfLocalHeader < free) throw new PackageFault('A10', 'entries that overlap');
    free = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + entry.fileNameRaw.length + entry.compressedSize;
  }
}

async function spoolTo(workDir: string, pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  const filePath = path.join(workDir, randomUUID());
  await pipeline(Readable.from(pieces), createWriteStream(filePath, { flags: 'wx' }));
  const { size: bytes } = await stat(filePath);
  return { path: filePath, bytes, open: () => createReadStream(filePath) as AsyncIterable<Uint8Array> };
}

/** What is wrong with an archive is its owner's to know; a disk that fails is not. */
function toFault(reason: unknown) {
  if (reason instanceof PackageFault || (reason instanceof Error && 'syscall' in reason)) return reason;
  return new PackageFault('A10', reason instanceof Error ? reason.message : String(reason));
}
