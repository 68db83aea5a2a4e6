import { randomInt } from 'node:crypto';
import { type Colour, Raster } from './raster';
import { below, disc, everything, outline, type Shape, square, union } from './shapes';

/** Sizes of the puzzle in px of its picture. */
export const slideSizes = { widthPx: 325, heightPx: 100, sidePx: 42, knobRadiusPx: 10, tolerancePx: 3 } as const;

const { widthPx, heightPx, sidePx, knobRadiusPx } = slideSizes;
/** The centre of a knob lies outside of its side, so that the knob is joined to it by a chord of 14 px. */
const KNOB_OUT_PX = Math.sqrt(knobRadiusPx ** 2 - 7 ** 2);
const PIECE_WIDTH_PX = sidePx + Math.ceil(KNOB_OUT_PX + knobRadiusPx) + 3;
const FIRST_HOLE_PX = 90;
const LAST_HOLE_PX = widthPx - PIECE_WIDTH_PX;
const TOP_PX = 22;

/** A square with a knob on its top and one on its right. */
const pieceAt = (left: number, top: number): Shape =>
  union(
    square(left, top, sidePx),
    disc(left + sidePx / 2, top - KNOB_OUT_PX, knobRadiusPx),
    disc(left + sidePx + KNOB_OUT_PX, top + sidePx / 2, knobRadiusPx),
  );

interface SlidePicture {
  background: Raster;
  piece: Raster;
  /** Where the hole is, px from the left. */
  holePx: number;
}

/** A landscape with a hole, and what was cut out of it. Only pixels leave the server: nothing in them names the place. */
export function slidePicture(): SlidePicture {
  const holePx = randomInt(FIRST_HOLE_PX, LAST_HOLE_PX + 1);
  const topPx = randomInt(TOP_PX, heightPx - sidePx - 3);
  const background = landscape();
  const whole = pieceAt(holePx, topPx);
  const piece = new Raster(PIECE_WIDTH_PX, heightPx);
  const cut = pieceAt(0, topPx);
  piece.fill(cut, (x, y) => background.at(Math.min(x + holePx, widthPx - 1), y));
  piece.fill(outline(cut, 2), [255, 255, 255], 0.85);
  background.fill(pieceAt(decoyFor(holePx), randomInt(TOP_PX, heightPx - sidePx - 3)), [255, 255, 255], 0.16);
  background.fill(whole, [10, 14, 20], 0.58);
  background.fill(outline(whole, 1.5), [255, 255, 255], 0.6);
  return { background, piece, holePx };
}

/** A pale shape in another place, which misleads programs that only look for edges. */
const decoyFor = (holePx: number) =>
  holePx > (FIRST_HOLE_PX + LAST_HOLE_PX) / 2 ? randomInt(10, holePx - 70) : randomInt(holePx + 70, LAST_HOLE_PX);

const mix = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

const skies: readonly (readonly [Colour, Colour])[] = [
  [
    [196, 214, 226],
    [240, 226, 203],
  ],
  [
    [70, 84, 120],
    [222, 170, 140],
  ],
  [
    [160, 196, 190],
    [236, 238, 222],
  ],
];
const hills: readonly Colour[] = [
  [125, 151, 138],
  [61, 90, 80],
  [96, 108, 140],
  [150, 116, 98],
  [180, 150, 110],
  [84, 70, 92],
];

function landscape(): Raster {
  const raster = new Raster(widthPx, heightPx);
  const [above, beneath] = skies[randomInt(skies.length)] ?? [hills[0] as Colour, hills[1] as Colour];
  const bands = 12;
  raster.fill(everything, (_, y) => mix(above, beneath, Math.floor((y / heightPx) * bands) / bands));
  raster.fill(disc(randomInt(20, widthPx - 20), randomInt(14, 40), randomInt(8, 15)), [200, randomInt(66, 160), 65]);
  for (let depth = 0; depth < 4; depth++) {
    const colour = hills[randomInt(hills.length)] as Colour;
    raster.fill(below(ridge(34 + depth * 14)), mix(colour, [30, 34, 40], depth * 0.1));
  }
  for (let index = 0; index < 260; index++) {
    const [x, y] = [randomInt(widthPx), randomInt(heightPx)];
    raster.set(x, y, mix(raster.at(x, y), [255, 255, 255], 0.25));
  }
  return raster;
}

/** The line of a ridge about `height` px from the top. */
function ridge(height: number) {
  const waves = Array.from({ length: 3 }, (_, index) => ({
    swing: randomInt(4, 14) / (index + 1),
    length: randomInt(40, 130) / (index + 1),
    phase: randomInt(0, 628) / 100,
  }));
  const heightAt = (x: number) => height + waves.reduce((sum, { swing, length, phase }) => sum + swing * Math.sin(x / length + phase), 0);
  const heights = Array.from({ length: widthPx }, (_, x) => heightAt(x));
  return (x: number) => heights[Math.floor(x)] ?? height;
}
