import { ApiError } from '@oj/contract';
import { LocalisedRefusal } from '../../api/localisedRefusal';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { FileStore } from '../../files/store';
import { type ArchiveEntry, casesOf, checkEntryCount, type Pair } from './archive.rules';
import type { UploadedCase } from './testData.table';

const UTF8_FLAG = 0x800;

/**
 * Stores the files of the cases in a zip, one at a time and byte by byte, without holding one in memory.
 * @throws ApiError when the file is no zip, or no archive of cases.
 */
export async function storeArchive(archivePath: string, store: FileStore): Promise<UploadedCase[]> {
  const archive = await openArchive(archivePath);
  try {
    checkEntryCount(archive.entryCount);
    const entries = new Map<string, Entry>();
    const contents: ArchiveEntry[] = [];
    for await (const entry of archive.eachEntry()) {
      const described = describe(entry);
      contents.push(described);
      entries.set(described.name, entry);
    }
    const cases: UploadedCase[] = [];
    for (const pair of casesOf(contents)) cases.push(await storeCase(archive, entries, pair, store));
    return cases;
  } catch (reason) {
    throw toRefusal(reason);
  } finally {
    archive.close();
  }
}

async function openArchive(path: string) {
  try {
    return await openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false, validateEntrySizes: true });
  } catch (reason) {
    throw toRefusal(reason);
  }
}

/** Names are read from their bytes: what the archive claims about them is checked by the rules. */
function describe(entry: Entry): ArchiveEntry {
  const raw = entry.fileNameRaw;
  const isMarked = (entry.generalPurposeBitFlag & UTF8_FLAG) !== 0;
  const name = new TextDecoder('utf-8').decode(raw);
  return {
    name,
    isReadable: isMarked ? Buffer.from(name).equals(raw) : raw.every(byte => byte < 0x80),
    isEncrypted: entry.isEncrypted(),
    unixMode: entry.versionMadeBy >> 8 === 3 ? entry.externalFileAttributes >>> 16 : 0,
    bytes: entry.uncompressedSize,
    packedBytes: entry.compressedSize,
  };
}

async function storeCase(archive: ZipFile, entries: ReadonlyMap<string, Entry>, pair: Pair, store: FileStore): Promise<UploadedCase> {
  // Opened when it is read, not before: an archive that lies makes the stream fail, and somebody must be listening.
  async function* bytesOf(name: string): AsyncGenerator<Uint8Array> {
    const entry = entries.get(name);
    if (entry) yield* await archive.openReadStreamPromise(entry);
  }
  const input = await store.put(bytesOf(pair.input));
  const output = await store.put(bytesOf(pair.output));
  return {
    input: pair.input,
    inputHash: input.hash,
    inputBytes: input.bytes,
    output: pair.output,
    outputHash: output.hash,
    outputBytes: output.bytes,
  };
}

/** The refusal for an error of the archive, which its sender may know; errors of the disk are passed on. */
function toRefusal(reason: unknown) {
  if (reason instanceof ApiError || (reason instanceof Error && 'syscall' in reason)) return reason;
  const why = reason instanceof Error ? reason.message : String(reason);
  return new LocalisedRefusal('testData.archive', { 'zh-CN': `压缩包无法读取：${why}`, 'en-US': `It cannot be read: ${why}` });
}
