import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { Refused } from '../exitCodes';
import { type Backup, BackupEnd, BackupStart, END_ENTRY, FILES_ENTRY, FORMAT, START_ENTRY } from './manifest';

const MOST_MANIFEST_BYTES = 64 * 2 ** 20;
const MOST_LIST_BYTES = 2 ** 30;
/** More than the writer ever puts into one chunk. */
export const MOST_CHUNK_BYTES = 64 * 2 ** 20;

export interface Entry {
  name: string;
  bytes: number;
  content: AsyncIterable<Buffer>;
}

/** The entries of an archive in order; whoever does not read one passes it. @throws Refused when it is no archive, or ends too early. */
export async function* entriesOf(file: string, onRead?: (bytes: number) => void): AsyncGenerator<Entry> {
  const reading = createReadStream(file);
  reading.on('data', piece => onRead?.(piece.length));
  const tar = extract();
  reading.on('error', reason => tar.destroy(reason));
  reading.pipe(tar);
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, bytes: entry.header.size ?? 0, content: contentOf(file, entry as AsyncIterable<Buffer>) };
      entry.resume();
    }
  } catch (reason) {
    throw refusalOf(file, reason);
  } finally {
    reading.destroy();
  }
}

async function* contentOf(file: string, content: AsyncIterable<Buffer>) {
  try {
    yield* content;
  } catch (reason) {
    throw refusalOf(file, reason);
  }
}

function refusalOf(file: string, reason: unknown): unknown {
  if ((reason as NodeJS.ErrnoException).code === 'ENOENT') return new Refused(`There is no file ${file}.`);
  return reason instanceof Refused ? reason : new Refused(`${file} is damaged or no backup: ${(reason as Error).message}.`);
}

async function jsonOf({ name, bytes, content }: Entry): Promise<unknown> {
  if (bytes > MOST_MANIFEST_BYTES) throw new Refused(`${name} is too large to be true.`);
  return JSON.parse((await buffer(content)).toString());
}

const unpack = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(gunzip);
/** The copied text of a chunk. */
export const chunkText = async ({ content }: Entry) => unpack(await buffer(content), { maxOutputLength: MOST_CHUNK_BYTES });

/** The table of a chunk, if it is one: `database/<table>/<number>.gz`. */
export const tableOf = (name: string) => /^database\/([a-z0-9_]+)\/\d+\.gz$/.exec(name)?.[1];
/** `store/hash` of a stored file, if it is one. */
export const storedFileOf = (name: string) => (/^(files|public)\/[0-9a-f]{64}$/.test(name) ? name : undefined);

/** Reads the start of an archive. @throws Refused when it is no backup, or of a format to come. */
export async function startOf(file: string): Promise<BackupStart> {
  for await (const entry of entriesOf(file)) {
    if (entry.name !== START_ENTRY) break;
    const found = BackupStart.safeParse(await jsonOf(entry)).data;
    if (!found) break;
    if (found.format !== FORMAT) throw new Refused(`${file} was made by a newer version of the product.`);
    return found;
  }
  throw new Refused(`${file} is no backup.`);
}

/** Reads all of an archive and compares every byte with its checksum. @throws Refused when anything differs. */
export async function checked(file: string, onRead?: (bytes: number) => void): Promise<Backup> {
  const start = await startOf(file);
  const tables = new Map<string, ReturnType<typeof createHash>>();
  const held = new Set<string>();
  const wrong: string[] = [];
  let referenced: Set<string> | undefined;
  let end: BackupEnd | undefined;
  for await (const entry of entriesOf(file, onRead)) {
    const table = tableOf(entry.name);
    const stored = storedFileOf(entry.name);
    if (table) {
      if (!tables.has(table)) tables.set(table, createHash('sha256'));
      tables.get(table)?.update(await chunkText(entry));
    } else if (stored) {
      const hash = createHash('sha256');
      for await (const piece of entry.content) hash.update(piece);
      if (stored.endsWith(hash.digest('hex'))) held.add(stored);
      else wrong.push(stored);
    } else if (entry.name === FILES_ENTRY) {
      const names = await unpack(await buffer(entry.content), { maxOutputLength: MOST_LIST_BYTES });
      referenced = new Set(names.toString().split('\n').filter(Boolean));
    } else if (entry.name === END_ENTRY) end = BackupEnd.parse(await jsonOf(entry));
  }
  if (!end || !referenced) throw new Refused(`${file} was broken off: its end is missing.`);
  const { damaged } = end;
  const changed = [
    ...wrong.filter(name => !damaged.includes(name)),
    ...end.tables.filter(({ name, sha256 }) => (tables.get(name) ?? createHash('sha256')).digest('hex') !== sha256).map(({ name }) => name),
  ];
  if (changed.length) throw new Refused(`${file} is damaged: ${changed.slice(0, 3).join(', ')} differ from their checksums.`);
  return { start, end, referenced, held };
}
