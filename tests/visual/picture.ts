import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far a colour may be off (0 to 1) and how many of the pixels may be, before two pictures count as different. */
const THRESHOLD = 0.1;
const ALLOWED_SHARE = 0.0005;

export const decode = (png: Buffer): PNG => PNG.sync.read(png);

export interface Comparison {
  /** What differs, in words; undefined: no difference that counts. */
  difference: string | undefined;
  /** The two laid over each other with what differs marked, where they are of one size. */
  marked: PNG | undefined;
}

/** Compares pixel by pixel; another size is a difference whatever is on it. */
export function compare(expected: PNG, actual: PNG): Comparison {
  const { width, height } = expected;
  if (width !== actual.width || height !== actual.height) {
    return { difference: `is ${actual.width} × ${actual.height} px instead of ${width} × ${height}`, marked: undefined };
  }
  if (expected.data.equals(actual.data)) return { difference: undefined, marked: undefined };
  const marked = new PNG({ width, height });
  const pixels = pixelmatch(expected.data, actual.data, marked.data, width, height, { threshold: THRESHOLD });
  const share = pixels / (width * height);
  if (share <= ALLOWED_SHARE) return { difference: undefined, marked: undefined };
  return { difference: `${pixels} of its pixels differ (${(share * 100).toFixed(2)} %)`, marked };
}

export function write(file: string, png: Buffer) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, png);
}

export const readIfThere = (file: string): Buffer | undefined => (existsSync(file) ? readFileSync(file) : undefined);
