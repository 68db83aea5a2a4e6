import { randomBytes } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';

const MB = 1 << 20;

/** A piece of a file: text, or a block of random bytes that begins with this number. */
type Piece = string | number;

/**
 * Writes a package of QDUOJ with one problem, whose inputs are stored as they are and all different. Of it no more is held than a block.
 * @param mb how large it is. @param fileMb how large each input is.
 */
export function writeLargeArchive(file: string, mb: number, fileMb: number) {
  const out = openSync(file, 'w');
  const table: Buffer[] = [];
  const block = randomBytes(MB);
  let offset = 0;
  const write = (bytes: Buffer) => void (offset += writeSync(out, bytes));
  const bytesOf = (piece: Piece) => {
    if (typeof piece === 'string') return Buffer.from(piece);
    block.writeUInt32LE(piece, 0);
    return block;
  };
  const add = (name: string, pieces: readonly Piece[]) => {
    let [bytes, crc] = [0, 0];
    for (const piece of pieces) {
      const made = bytesOf(piece);
      bytes += made.length;
      crc = crc32(made, crc);
    }
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800, 2);
    common.writeUInt32LE(crc, 10);
    common.writeUInt32LE(bytes, 14);
    common.writeUInt32LE(bytes, 18);
    common.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    table.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), common, place, Buffer.from(name)]));
    write(Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name)]));
    for (const piece of pieces) write(bytesOf(piece));
  };
  add('1/problem.json', [JSON.stringify({ title: 'Large', description: { format: 'markdown', value: 'Large.' }, samples: [] })]);
  for (let number = 1, left = mb; left > 0; number += 1, left -= fileMb) {
    add(
      `1/testcase/${number}.in`,
      Array.from({ length: Math.min(fileMb, left) }, (_, at) => number * 1000 + at),
    );
    add(`1/testcase/${number}.out`, [`${number}\n`]);
  }
  const start = offset;
  for (const entry of table) write(entry);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(table.length, 4);
  end.writeUInt16LE(table.length, 6);
  end.writeUInt32LE(offset - start, 8);
  end.writeUInt32LE(start, 12);
  write(Buffer.concat([Buffer.from('PK\x05\x06'), end]));
  closeSync(out);
}
