import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

interface ZipEntry {
  name: string | Buffer;
  content?: string | Buffer;
  /** Default: UTF-8 is marked as such. */
  flags?: number;
  /** Mode as a Unix system writes it, with the kind of file. */
  unixMode?: number;
  /** Size in the table of contents, when that is to be wrong. */
  claimedBytes?: number;
}

const UTF8 = 0x800;
const DEFLATED = 8;

/** A zip with whatever is asked for in it, however wrong: libraries refuse to write most of what these tests need. */
export function zip(entries: readonly ZipEntry[]): Blob {
  const parts: Buffer[] = [];
  const contents: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', flags = UTF8, unixMode = 0o100644, claimedBytes } of entries) {
    const [raw, bytes] = [Buffer.from(name), Buffer.from(content)];
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedBytes ?? bytes.length, 18);
    common.writeUInt16LE(raw.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, raw, packed]);
    const central = Buffer.alloc(14);
    central.writeUInt32LE((unixMode << 16) >>> 0, 6);
    central.writeUInt32LE(offset, 10);
    contents.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), common, central, raw]));
    parts.push(local);
    offset += local.length;
  }
  const table = Buffer.concat(contents);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(table.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Blob([Buffer.concat([...parts, table, Buffer.from('PK\x05\x06'), end])]);
}

/** What is in a zip, by name: read by its table of contents, as others read it. */
export async function unzip(archive: Blob): Promise<Map<string, Buffer>> {
  const bytes = Buffer.from(await archive.arrayBuffer());
  const end = bytes.lastIndexOf('PK\x05\x06');
  if (end < 0) throw new Error('this is no zip');
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [method, packedBytes, local] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)];
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map(place => bytes.readUInt16LE(at + place)) as [number, number, number];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameBytes);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(from, from + packedBytes);
    files.set(name, method === DEFLATED ? inflateRawSync(packed) : packed);
    at += 46 + nameBytes + extraBytes + commentBytes;
  }
  return files;
}
