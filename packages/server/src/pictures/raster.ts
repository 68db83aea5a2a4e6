import { deflateSync } from 'node:zlib';
import { pngChunk, pngSignature } from './png';
import type { Shape } from './shapes';

/** Red, green, blue: 0…255. */
export type Colour = readonly [red: number, green: number, blue: number];

const RGBA = 4;

/** Pixels to draw on, from the top left. Starts transparent. */
export class Raster {
  private readonly pixels;

  constructor(
    readonly widthPx: number,
    readonly heightPx: number,
  ) {
    this.pixels = new Uint8ClampedArray(widthPx * heightPx * RGBA);
  }

  at(x: number, y: number): Colour {
    const start = (y * this.widthPx + x) * RGBA;
    return [this.pixels[start] ?? 0, this.pixels[start + 1] ?? 0, this.pixels[start + 2] ?? 0];
  }

  set(x: number, y: number, [red, green, blue]: Colour, opacity = 1) {
    this.pixels.set([red, green, blue, opacity * 255], (y * this.widthPx + x) * RGBA);
  }

  /** Fills a shape, with soft edges. */
  fill(shape: Shape, colour: Colour | ((x: number, y: number) => Colour), opacity = 1) {
    const { left, top, right, bottom } = shape.box;
    const [endX, endY] = [Math.min(this.widthPx, Math.ceil(right + 1)), Math.min(this.heightPx, Math.ceil(bottom + 1))];
    for (let y = Math.max(0, Math.floor(top - 1)); y < endY; y++)
      for (let x = Math.max(0, Math.floor(left - 1)); x < endX; x++) {
        const covered = Math.min(1, Math.max(0, 0.5 - shape.distance(x + 0.5, y + 0.5))) * opacity;
        if (covered > 0) this.blend(x, y, typeof colour === 'function' ? colour(x, y) : colour, covered);
      }
  }

  toPng(): Buffer {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.widthPx, 0);
    header.writeUInt32BE(this.heightPx, 4);
    header.set([8, 6, 0, 0, 0], 8);
    const lineBytes = this.widthPx * RGBA;
    const lines = Buffer.alloc((lineBytes + 1) * this.heightPx);
    for (let y = 0; y < this.heightPx; y++) {
      const start = y * (lineBytes + 1);
      // Filter 2: each byte as its difference to the one above packs best.
      lines[start] = 2;
      for (let x = 0; x < lineBytes; x++) {
        const here = y * lineBytes + x;
        lines[start + 1 + x] = (this.pixels[here] ?? 0) - (y ? (this.pixels[here - lineBytes] ?? 0) : 0);
      }
    }
    return Buffer.concat([
      pngSignature,
      pngChunk('IHDR', header),
      pngChunk('IDAT', deflateSync(lines, { level: 6 })),
      pngChunk('IEND', Buffer.alloc(0)),
    ]);
  }

  toDataUri = () => `data:image/png;base64,${this.toPng().toString('base64')}`;

  private blend(x: number, y: number, colour: Colour, opacity: number) {
    const start = (y * this.widthPx + x) * RGBA;
    const under = (this.pixels[start + 3] ?? 0) / 255;
    const total = opacity + under * (1 - opacity);
    const [over, kept] = [opacity / total, (under * (1 - opacity)) / total];
    for (let channel = 0; channel < 3; channel++)
      this.pixels[start + channel] = (colour[channel] ?? 0) * over + (this.pixels[start + channel] ?? 0) * kept;
    this.pixels[start + 3] = total * 255;
  }
}
