import { demand } from './broken';
import type { PictureFormat } from './format';

const drawing = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
/** Bits of VP8X that promise chunks which are not kept: ICC profile, EXIF, XMP. */
const LEFT_OUT = 0b0010_1100;

interface Chunk {
  name: string;
  content: Buffer;
}

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  const end = 8 + bytes.readUInt32LE(4);
  demand(end <= bytes.length, 'the length');
  for (let at = 12; at < end;) {
    const length = bytes.readUInt32LE(at + 4);
    demand(at + 8 + length <= end, 'a chunk');
    yield { name: bytes.toString('latin1', at, at + 4), content: bytes.subarray(at + 8, at + 8 + length) };
    at += 8 + length + (length & 1);
  }
}

function written({ name, content }: Chunk): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length & 1)]);
}

function sizeOf({ name, content }: Chunk): { widthPx: number; heightPx: number } {
  if (name === 'VP8X') return { widthPx: 1 + content.readUIntLE(4, 3), heightPx: 1 + content.readUIntLE(7, 3) };
  if (name === 'VP8L') {
    demand(content.readUInt8(0) === 0x2f, 'the lossless head');
    const bits = content.readUInt32LE(1);
    return { widthPx: 1 + (bits & 0x3fff), heightPx: 1 + ((bits >>> 14) & 0x3fff) };
  }
  demand(name === 'VP8 ' && content.readUIntBE(3, 3) === 0x9d012a, 'the head');
  return { widthPx: content.readUInt16LE(6) & 0x3fff, heightPx: content.readUInt16LE(8) & 0x3fff };
}

export const webp: PictureFormat = {
  claims: bytes => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  clean(bytes) {
    const chunks = [...chunksOf(bytes)].filter(({ name }) => drawing.has(name));
    const [first] = chunks;
    demand(first !== undefined && chunks.some(({ name }) => ['VP8 ', 'VP8L', 'ANMF'].includes(name)), 'an image');
    if (first.name === 'VP8X') {
      const flags = Buffer.from(first.content);
      flags.writeUInt8(flags.readUInt8(0) & ~LEFT_OUT, 0);
      chunks[0] = { name: 'VP8X', content: flags };
    }
    const body = Buffer.concat([Buffer.from('WEBP'), ...chunks.map(written)]);
    const head = Buffer.from('RIFF\0\0\0\0');
    head.writeUInt32LE(body.length, 4);
    return { type: 'image/webp', bytes: Buffer.concat([head, body]), ...sizeOf(first) };
  },
};
