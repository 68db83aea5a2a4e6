import { randomInt } from 'node:crypto';
import { Raster, type Colour } from './raster';
import { everything, type Point, stroke } from './shapes';

/** A quarter of an ellipse and more, as points: angles in degrees, 0 to the right, growing downwards. */
const arc = (centreX: number, centreY: number, radiusX: number, radiusY: number, from: number, to: number): Point[] =>
  Array.from({ length: 9 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 8) * Math.PI) / 180;
    return [centreX + radiusX * Math.cos(angle), centreY + radiusY * Math.sin(angle)];
  });

/** How each digit is written with one pen, in a box 1 wide and 2 high. */
const strokes: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  0: [arc(0.5, 1, 0.5, 1, 0, 360)],
  1: [
    [
      [0.1, 0.45],
      [0.55, 0],
      [0.55, 2],
    ],
  ],
  2: [[...arc(0.5, 0.5, 0.48, 0.5, 190, 400), [0, 2], [1, 2]]],
  3: [[...arc(0.45, 0.5, 0.48, 0.5, 200, 450)], [...arc(0.45, 1.48, 0.52, 0.52, 270, 520)]],
  4: [
    [
      [0.7, 2],
      [0.7, 0],
      [0, 1.4],
      [1, 1.4],
    ],
  ],
  5: [[[0.95, 0], [0.15, 0], [0.08, 0.9], ...arc(0.45, 1.35, 0.5, 0.62, 235, 510)]],
  6: [[[0.85, 0.05], ...arc(0.6, 1.2, 0.6, 1.1, 250, 180)], arc(0.5, 1.42, 0.48, 0.56, 0, 360)],
  7: [
    [
      [0, 0],
      [1, 0],
      [0.35, 2],
    ],
  ],
  8: [arc(0.5, 0.48, 0.42, 0.46, 0, 360), arc(0.5, 1.46, 0.5, 0.54, 0, 360)],
  9: [arc(0.5, 0.58, 0.48, 0.56, 0, 360), [...arc(0.4, 0.8, 0.6, 1.1, 0, 70)]],
};

const WIDTH_PX = 168;
const HEIGHT_PX = 56;
const PAPER: Colour = [244, 241, 234];
const between = (least: number, most: number) => least + (randomInt(0, 10_001) / 10_000) * (most - least);
const ink = (): Colour => [randomInt(20, 110), randomInt(20, 110), randomInt(40, 140)];

/** Digits as a picture that people read more easily than programs: each turned and leaning, lines across, specks. */
export function captchaPicture(digits: string): Raster {
  const raster = new Raster(WIDTH_PX, HEIGHT_PX);
  raster.fill(everything, PAPER);
  const room = (WIDTH_PX - 20) / digits.length;
  for (const [index, digit] of [...digits].entries()) {
    const place = placing(10 + room * (index + 0.5), HEIGHT_PX / 2);
    const colour = ink();
    const penPx = between(2.4, 3.6);
    for (const line of strokes[digit] ?? []) raster.fill(stroke(line.map(place), penPx), colour);
  }
  for (let index = 0; index < 3; index++) raster.fill(stroke(wave(), between(1, 2)), ink(), 0.75);
  for (let index = 0; index < 220; index++) raster.set(randomInt(0, WIDTH_PX), randomInt(0, HEIGHT_PX), ink());
  return raster;
}

/** Makes the function from a point in the box of a digit to its place in the picture. */
function placing(centreX: number, centreY: number) {
  const [height, width, angle, lean] = [between(12, 16), between(12, 17), between(-0.35, 0.35), between(-0.25, 0.25)];
  const [middleX, middleY] = [centreX + between(-2, 2), centreY + between(-6, 6)];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y]: Point): Point => {
    const [right, down] = [(x - 0.5) * width + (y - 1) * lean * width, (y - 1) * height];
    return [middleX + right * cos - down * sin, middleY + right * sin + down * cos];
  };
}

/** A line across the picture that sways. */
function wave(): Point[] {
  const [height, swing, phase, turns] = [between(12, HEIGHT_PX - 12), between(4, 12), between(0, 6), between(1, 2.5)];
  return Array.from({ length: 15 }, (_, index) => [
    (WIDTH_PX * index) / 14,
    height + swing * Math.sin(phase + (index / 14) * turns * 2 * Math.PI),
  ]);
}
