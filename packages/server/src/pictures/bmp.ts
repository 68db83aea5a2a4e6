import { demand } from './broken';
import type { PictureFormat } from './format';
import { Raster } from './raster';

const MOST_PX = 4096;

/** Uncompressed, 24 or 32 bits a pixel; becomes a PNG. */
export const bmp: PictureFormat = {
  claims: bytes => bytes.length > 54 && bytes.toString('latin1', 0, 2) === 'BM',
  clean(bytes) {
    const pixelsAt = bytes.readUInt32LE(10);
    const widthPx = bytes.readInt32LE(18);
    const storedHeight = bytes.readInt32LE(22);
    const bits = bytes.readUInt16LE(28);
    const compression = bytes.readUInt32LE(30);
    const heightPx = Math.abs(storedHeight);
    demand(widthPx > 0 && heightPx > 0 && Math.max(widthPx, heightPx) <= MOST_PX, 'the size');
    demand((bits === 24 || bits === 32) && (compression === 0 || (compression === 3 && bits === 32)), 'the kind of pixels');
    const step = bits / 8;
    const lineBytes = Math.ceil((widthPx * step) / 4) * 4;
    demand(pixelsAt >= 26 && pixelsAt + lineBytes * heightPx <= bytes.length, 'the pixels');
    const raster = new Raster(widthPx, heightPx);
    for (let y = 0; y < heightPx; y++) {
      const line = pixelsAt + lineBytes * (storedHeight > 0 ? heightPx - 1 - y : y);
      for (let x = 0; x < widthPx; x++) {
        const at = line + x * step;
        raster.set(x, y, [bytes.readUInt8(at + 2), bytes.readUInt8(at + 1), bytes.readUInt8(at)]);
      }
    }
    return { type: 'image/png', bytes: raster.toPng(), widthPx, heightPx };
  },
};
