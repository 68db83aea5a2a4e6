import { PackageFault } from '../lint';
import type { LintList } from '../lint';
import type { Data } from '../model';
import { textIn } from './encodings';
import { packageLimits } from './limits';

/** The files of a package by their names, with `/` between folders. */
export interface Tree extends AsyncDisposable {
  files: ReadonlyMap<string, Data>;
  /** What the names and the archive itself gave to say. */
  lint: LintList;
  /** The files of an archive inside. */
  inner(data: Data): Promise<ReadonlyMap<string, Data>>;
  /** Keeps bytes that a reader has taken out of a larger file; gone with the tree. */
  spool(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Data>;
}

/** The files below a folder, named as they are seen from there. */
export function below(tree: Tree, folder: string): ReadonlyMap<string, Data> {
  if (!folder) return tree.files;
  return new Map([...tree.files].flatMap(([name, data]) => (name.startsWith(folder) ? [[name.slice(folder.length), data] as const] : [])));
}

/** The folders, each with `/` at its end, in which such a file lies; the outermost only. */
export function foldersWith(tree: Tree, isMark: (name: string) => boolean): string[] {
  const found = [...tree.files.keys()].flatMap(name => {
    const cut = name.lastIndexOf('/') + 1;
    return isMark(name.slice(cut)) ? [name.slice(0, cut)] : [];
  });
  const all = [...new Set(found)].sort((a, b) => a.length - b.length);
  const outermost: string[] = [];
  for (const folder of all) if (!outermost.some(outer => folder.startsWith(outer))) outermost.push(folder);
  return outermost.sort(byNumbers);
}

const digits = /(\d+)/;

/** Digit runs by their value, the rest as it is. */
export function byNumbers(a: string, b: string): number {
  const [left, right] = [a.split(digits), b.split(digits)];
  for (let at = 0; at < Math.min(left.length, right.length); at += 1) {
    const [one = '', other = ''] = [left[at], right[at]];
    const difference = at % 2 ? Number(one) - Number(other) : 0;
    if (difference) return difference;
    if (one !== other) return one < other ? -1 : 1;
  }
  return left.length - right.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** @throws PackageFault when it is larger. */
export async function readBytes(data: Data, name: string, most: number = packageLimits.textBytes): Promise<Buffer> {
  if (data.bytes > most) throw new PackageFault('A03', name);
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of data.open()) {
    bytes += piece.byteLength;
    if (bytes > most) throw new PackageFault('A03', name);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** The text of a file, without NUL and lone surrogates, which nothing can store. */
export async function readText(data: Data, name: string, most?: number): Promise<string> {
  return textIn(await readBytes(data, name, most), data)
    .replaceAll('\0', '')
    .toWellFormed();
}
