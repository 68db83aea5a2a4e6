import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { cleanPicture } from './picture';
import { pngChunk, pngSignature } from './png';
import { Raster } from './raster';
import { disc, everything } from './shapes';

const SECRET = 'somewhere at 31.2N 121.5E';

function drawn(widthPx = 40, heightPx = 30) {
  const raster = new Raster(widthPx, heightPx);
  raster.fill(everything, [200, 10, 10]);
  raster.fill(disc(20, 15, 9), [10, 10, 200]);
  return raster.toPng();
}

const parts = (bytes: Buffer) => [bytes.subarray(0, 33), bytes.subarray(33)] as const;

/** The smallest GIF: one pixel; with a comment. */
const gif = Buffer.concat([
  Buffer.from('GIF89a'),
  Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 0]),
  Buffer.from([0x21, 0xfe, SECRET.length]),
  Buffer.from(SECRET),
  Buffer.from([0]),
  Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]),
]);

function segment(marker: number, content: Buffer) {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** The skeleton of a JPEG: its parts are in order, its pixels are noise. */
const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8]),
  segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
  segment(0xe1, Buffer.from(`Exif\0\0${SECRET}`)),
  segment(0xfe, Buffer.from(SECRET)),
  segment(0xdb, Buffer.alloc(65, 1)),
  segment(0xc0, Buffer.from([8, 0, 7, 0, 9, 1, 1, 0x11, 0])),
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
  Buffer.from([0xff, 0xd9]),
]);

function riff(chunks: Record<string, Buffer>) {
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    ...Object.entries(chunks).map(([name, content]) => {
      const head = Buffer.alloc(8);
      head.write(name);
      head.writeUInt32LE(content.length, 4);
      return Buffer.concat([head, content, Buffer.alloc(content.length & 1)]);
    }),
  ]);
  const head = Buffer.from('RIFF\0\0\0\0');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** Lossless head of 5 × 3 px. */
const vp8l = Buffer.from([0x2f, 4, 0x80, 0, 0, 0, 0, 0]);
const webp = riff({ VP8X: Buffer.from([0b1000, 0, 0, 0, 4, 0, 0, 2, 0, 0]), VP8L: vp8l, EXIF: Buffer.from(SECRET) });

function bmp() {
  const bytes = Buffer.alloc(54 + 8 * 2);
  bytes.write('BM');
  bytes.writeUInt32LE(54, 10);
  bytes.writeInt32LE(2, 18);
  bytes.writeInt32LE(2, 22);
  bytes.writeUInt16LE(24, 28);
  bytes.set([0, 0, 255], 54);
  return bytes;
}

describe('W21: what is kept of a picture is what draws it', () => {
  const [head, rest] = parts(drawn());
  const withText = Buffer.concat([head, pngChunk('tEXt', Buffer.from(SECRET)), rest]);
  test.each([
    ['png', withText, 'image/png', 40, 30],
    ['gif', gif, 'image/gif', 1, 1],
    ['jpeg', jpeg, 'image/jpeg', 9, 7],
    ['webp', webp, 'image/webp', 5, 3],
  ] as const)('%s', (_, bytes, type, widthPx, heightPx) => {
    expect(bytes.includes(SECRET)).toBe(true);
    const clean = cleanPicture(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]));
    expect(clean).toMatchObject({ type, widthPx, heightPx });
    expect(clean.bytes.includes(SECRET)).toBe(false);
    expect(clean.bytes.includes('script')).toBe(false);
    expect(cleanPicture(clean.bytes).bytes.equals(clean.bytes)).toBe(true);
  });

  test('a PNG without anything more comes out as it went in', () => {
    expect(cleanPicture(drawn()).bytes.equals(drawn())).toBe(true);
  });

  test('bmp becomes png', () => {
    expect(cleanPicture(bmp())).toMatchObject({ type: 'image/png', widthPx: 2, heightPx: 2 });
  });
});

function pngOf(widthPx: number, heightPx: number, pixels: Buffer) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([pngSignature, pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(pixels)), pngChunk('IEND', Buffer.alloc(0))]);
}

test.each([
  ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'picture.type'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'picture.type'],
  ['a zip', Buffer.from('PK\x03\x04'), 'picture.type'],
  ['nothing', Buffer.alloc(0), 'picture.type'],
  ['half a PNG', drawn().subarray(0, 60), 'picture.broken'],
  ['a PNG with a wrong sum', Buffer.concat([drawn().subarray(0, 20), Buffer.from([7]), drawn().subarray(21)]), 'picture.broken'],
  ['a PNG of 100,000 px with a pixel in it', pngOf(100_000, 100_000, Buffer.alloc(4)), 'picture.broken'],
  ['a PNG that unpacks to more than its size', pngOf(10, 10, Buffer.alloc(50_000_000)), 'picture.broken'],
  ['a GIF cut short', gif.subarray(0, -4), 'picture.broken'],
  ['a JPEG without pixels', Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xd9])]), 'picture.broken'],
  ['a WebP that is longer than its file', webp.subarray(0, -10), 'picture.broken'],
  ['a BMP of more pixels than bytes', bmp().subarray(0, 60), 'picture.broken'],
])('W21: %s is refused', (_, bytes, code) => {
  expect(() => cleanPicture(bytes)).toThrow(expect.objectContaining({ code }));
});

test('W21: a picture of more than 4096 px is refused', () => {
  const wide = Buffer.from(gif);
  wide.writeUInt16LE(5000, 6);
  expect(() => cleanPicture(wide)).toThrow(expect.objectContaining({ code: 'picture.tooLarge' }));
});
