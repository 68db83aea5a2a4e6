import { demand } from './broken';
import type { PictureFormat } from './format';

const [EXTENSION, IMAGE, END, CONTROL, APPLICATION] = [0x21, 0x2c, 0x3b, 0xf9, 0xff];
const paletteBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** Where the blocks that start at `from` end. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = bytes.readUInt8(at); length; length = bytes.readUInt8(at)) at += 1 + length;
  return at + 1;
}

/** How often an animation repeats: the one word of an application that draws. */
const isLoop = (extension: Buffer) => extension.length === 19 && extension.toString('latin1', 3, 14) === 'NETSCAPE2.0';

export const gif: PictureFormat = {
  claims: bytes => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)),
  clean(bytes) {
    const first = 13 + paletteBytes(bytes.readUInt8(10));
    const parts = [bytes.subarray(0, first)];
    let images = 0;
    for (let at = first; ;) {
      const kind = bytes.readUInt8(at);
      if (kind === END) break;
      demand(kind === EXTENSION || kind === IMAGE, 'a block');
      const from = kind === IMAGE ? at + 11 + paletteBytes(bytes.readUInt8(at + 9)) : at + 2;
      const end = endOfBlocks(bytes, from);
      demand(end <= bytes.length, 'the end of a block');
      const block = bytes.subarray(at, end);
      const label = bytes.readUInt8(at + 1);
      if (kind === IMAGE || (label === CONTROL && block.length === 8) || (label === APPLICATION && isLoop(block))) parts.push(block);
      if (kind === IMAGE) images += 1;
      at = end;
    }
    demand(images > 0, 'an image');
    return {
      type: 'image/gif',
      bytes: Buffer.concat([...parts, Buffer.from([END])]),
      widthPx: bytes.readUInt16LE(6),
      heightPx: bytes.readUInt16LE(8),
    };
  },
};
