import { demand } from './broken';
import type { PictureFormat } from './format';

const [START, END, SCAN, APP0, APP14, COMMENT] = [0xd8, 0xd9, 0xda, 0xe0, 0xee, 0xfe];
const isApplication = (marker: number) => marker >= APP0 && marker <= 0xef;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** Start of a frame: size and sampling. DHT, JPG and DAC lie between them. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Where the packed pixels that start at `from` end: at the next marker that is not part of them. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = from; ; at++) {
    at = bytes.indexOf(0xff, at);
    demand(at >= 0 && at + 1 < bytes.length, 'the end of a scan');
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
}

/** JFIF's head without a thumbnail, or Adobe's word on the colours. */
function keptApplication(marker: number, segment: Buffer): Buffer | undefined {
  const content = segment.subarray(4);
  if (marker === APP14 && content.subarray(0, 5).equals(Buffer.from('Adobe')) && content.length === 12) return segment;
  if (marker !== APP0 || !content.subarray(0, 5).equals(Buffer.from('JFIF\0'))) return undefined;
  const density = Buffer.from(content.subarray(5, 12));
  demand(density.length === 7, 'the JFIF segment');
  return Buffer.concat([Buffer.from([0xff, APP0, 0, 16]), Buffer.from('JFIF\0'), density, Buffer.from([0, 0])]);
}

export const jpeg: PictureFormat = {
  claims: bytes => bytes.length > 3 && bytes.readUInt8(0) === 0xff && bytes.readUInt8(1) === START && bytes.readUInt8(2) === 0xff,
  clean(bytes) {
    const parts: Buffer[] = [Buffer.from([0xff, START])];
    let size: { widthPx: number; heightPx: number } | undefined;
    let scans = 0;
    for (let at = 2; ;) {
      demand(bytes.readUInt8(at) === 0xff, 'a marker');
      const marker = bytes.readUInt8(at + 1);
      if (marker === 0xff) {
        at += 1;
        continue;
      }
      if (marker === END) break;
      const end = at + 2 + bytes.readUInt16BE(at + 2);
      demand(end > at + 3 && end <= bytes.length && marker >= 0xc0, 'a segment');
      const segment = bytes.subarray(at, end);
      const kept = isApplication(marker) ? keptApplication(marker, segment) : marker === COMMENT ? undefined : segment;
      if (kept) parts.push(kept);
      if (isFrame(marker)) {
        demand(size === undefined, 'a second frame');
        size = { heightPx: bytes.readUInt16BE(at + 5), widthPx: bytes.readUInt16BE(at + 7) };
      }
      at = end;
      if (marker !== SCAN) continue;
      at = endOfScan(bytes, end);
      parts.push(bytes.subarray(end, at));
      scans += 1;
    }
    demand(size !== undefined && scans > 0, 'the picture');
    return { type: 'image/jpeg', bytes: Buffer.concat([...parts, Buffer.from([0xff, END])]), ...size };
  },
};
