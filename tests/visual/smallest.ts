import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const FILTERS = [0, 1, 2, 4, -1] as const;

/** The same pixels in the fewest bytes that PNG has for them: without alpha, under whichever row filter fits, or with a palette. */
export function smallest(picture: PNG): Buffer {
  const ways = FILTERS.map(filterType =>
    PNG.sync.write(picture, { colorType: 2, inputHasAlpha: true, filterType, deflateLevel: 9, deflateStrategy: 0 }),
  );
  const paletted = withPalette(picture);
  if (paletted) ways.push(paletted);
  return ways.reduce((best, way) => (way.length < best.length ? way : best));
}

/** Packs a picture of at most 256 colours with a palette, which pngjs reads but does not write. */
function withPalette({ width, height, data }: PNG): Buffer | undefined {
  const places = new Map<number, number>();
  const colours = Array.from({ length: width * height }, (_, at) => data.readUIntBE(at * 4, 3));
  for (const colour of colours) {
    if (!places.has(colour)) places.set(colour, places.size);
    if (places.size > 256) return undefined;
  }
  const bits = [1, 2, 4, 8].find(bits => places.size <= 2 ** bits) ?? 8;
  const perByte = 8 / bits;
  const rowBytes = 1 + Math.ceil(width / perByte);
  const rows = Buffer.alloc(rowBytes * height);
  colours.forEach((colour, at) => {
    const x = at % width;
    const byte = Math.floor(at / width) * rowBytes + 1 + Math.floor(x / perByte);
    rows[byte] = (rows[byte] ?? 0) | ((places.get(colour) ?? 0) << ((perByte - 1 - (x % perByte)) * bits));
  });
  const palette = Buffer.alloc(places.size * 3);
  for (const [colour, place] of places) palette.writeUIntBE(colour, place * 3, 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 3, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
