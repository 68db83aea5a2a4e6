/** Colours of balloons that are told apart across a hall: the first ones best. */
export const balloonColors = [
  '#e53935',
  '#1e88e5',
  '#43a047',
  '#fdd835',
  '#8e24aa',
  '#fb8c00',
  '#00bcd4',
  '#f48fb1',
  '#6d4c41',
  '#9e9e9e',
  '#283593',
  '#ffffff',
  '#212121',
  '#c0ca33',
  '#004d40',
  '#b39ddb',
] as const;

/** Two colours that are closer than this, in CIELAB, look alike from afar. */
const ALIKE = 20;

/** The colour of the next balloon: the first that looks like none of those in use. When all are used, each is used once more. */
export function nextColor(used: readonly string[]): string {
  const uses = (color: string) => used.filter(other => distance(color, other) < ALIKE).length;
  return balloonColors.toSorted((one, other) => uses(one) - uses(other))[0] ?? balloonColors[0];
}

/** How far apart two colours, `#rgb` or `#rrggbb`, are to the eye: their distance in CIELAB. */
export function distance(one: string, other: string): number {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));
}

const linear = (channel: number) => (channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const bent = (share: number) => (share > 0.008_856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);

/** A colour in CIELAB, under daylight. */
function labOf(color: string): [lightness: number, greenToRed: number, blueToYellow: number] {
  const digits = color.slice(1).match(color.length === 4 ? /./g : /../g) ?? [];
  const [red = 0, green = 0, blue = 0] = digits.map(each => linear(Number.parseInt(each.padEnd(2, each), 16) / 255));
  const x = bent((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.950_47);
  const y = bent(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bent((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.088_83);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
