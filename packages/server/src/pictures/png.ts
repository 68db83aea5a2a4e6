import { crc32, inflateSync } from 'node:zlib';
import { demand } from './broken';
import type { PictureFormat } from './format';

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Chunks that draw; acTL, fcTL and fdAT animate. */
const drawing = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'acTL', 'fcTL', 'fdAT', 'IDAT', 'IEND']);
const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const MOST_PX = 4096;
const MOST_INFLATED_BYTES = 68 << 20;

interface Chunk {
  name: string;
  content: Buffer;
}

export const pngChunk = (name: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length, 0);
  head.write(name, 4, 'latin1');
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(content, crc32(head.subarray(4))), 0);
  return Buffer.concat([head, content, tail]);
};

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  for (let at = pngSignature.length; ;) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 8 + length;
    const sum = bytes.readUInt32BE(end);
    demand(sum === crc32(bytes.subarray(at + 4, end)), `the sum of ${name}`);
    yield { name, content: bytes.subarray(at + 8, end) };
    if (name === 'IEND') return;
    at = end + 4;
  }
}

/** Bytes of all lines, each with the byte of its filter. */
function linesBytes(header: Buffer) {
  const [widthPx, heightPx, bits, interlaced] = [header.readUInt32BE(0), header.readUInt32BE(4), header.readUInt8(8), header.readUInt8(12)];
  const channels = channelsOf[header.readUInt8(9)];
  demand(channels !== undefined && [1, 2, 4, 8, 16].includes(bits) && interlaced <= 1, 'the header');
  demand(Math.max(widthPx, heightPx) <= MOST_PX, 'the size');
  const lines = (width: number, height: number) => (width && height ? height * (1 + Math.ceil((width * channels * bits) / 8)) : 0);
  if (!interlaced) return lines(widthPx, heightPx);
  const part = (size: number, from: number, step: number) => Math.max(0, Math.ceil((size - from) / step));
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  return passes.reduce((sum, [x, y, stepX, stepY]) => sum + lines(part(widthPx, x, stepX), part(heightPx, y, stepY)), 0);
}

export const png: PictureFormat = {
  claims: bytes => bytes.subarray(0, 8).equals(pngSignature),
  clean(bytes) {
    const chunks = [...chunksOf(bytes)].filter(({ name }) => drawing.has(name));
    const header = chunks[0];
    demand(header?.name === 'IHDR' && header.content.length === 13, 'the first chunk');
    const pixels = Buffer.concat(chunks.filter(({ name }) => name === 'IDAT').map(({ content }) => content));
    const wanted = linesBytes(header.content);
    demand(wanted <= MOST_INFLATED_BYTES, 'the size');
    demand(inflated(pixels, wanted) === wanted, 'the pixels');
    return {
      type: 'image/png',
      bytes: Buffer.concat([pngSignature, ...chunks.map(({ name, content }) => pngChunk(name, content))]),
      widthPx: header.content.readUInt32BE(0),
      heightPx: header.content.readUInt32BE(4),
    };
  },
};

/** How many bytes are packed there; -1 for what is not packed, or is more than there may be. */
function inflated(packed: Buffer, most: number): number {
  try {
    return inflateSync(packed, { maxOutputLength: most + 1 }).length;
  } catch {
    return -1;
  }
}
