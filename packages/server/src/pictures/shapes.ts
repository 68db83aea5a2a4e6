export interface Shape {
  /** How far a point is outside of it, px; negative inside. */
  distance(x: number, y: number): number;
  /** Nothing of it lies outside of this; px. */
  box: Box;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const nowhere: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
const everywhere: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

const around = (boxes: readonly Box[]): Box =>
  boxes.reduce(
    (all, box) => ({
      left: Math.min(all.left, box.left),
      top: Math.min(all.top, box.top),
      right: Math.max(all.right, box.right),
      bottom: Math.max(all.bottom, box.bottom),
    }),
    nowhere,
  );

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

export const everything: Shape = { distance: () => -1, box: everywhere };

export const disc = (centreX: number, centreY: number, radius: number): Shape => ({
  distance: (x, y) => Math.hypot(x - centreX, y - centreY) - radius,
  box: grown({ left: centreX, right: centreX, top: centreY, bottom: centreY }, radius),
});

export const square = (left: number, top: number, side: number): Shape => ({
  distance: (x, y) => Math.max(left - x, x - left - side, top - y, y - top - side),
  box: { left, top, right: left + side, bottom: top + side },
});

/** All that is in any of them. */
export const union = (...shapes: Shape[]): Shape => ({
  distance: (x, y) => shapes.reduce((least, shape) => Math.min(least, shape.distance(x, y)), Infinity),
  box: around(shapes.map(({ box }) => box)),
});

/** The edge of a shape, as wide as a pen. */
export const outline = (shape: Shape, widthPx: number): Shape => ({
  distance: (x, y) => Math.abs(shape.distance(x, y)) - widthPx / 2,
  box: grown(shape.box, widthPx / 2),
});

/** What lies below a line. */
export const below = (line: (x: number) => number): Shape => ({ distance: (x, y) => line(x) - y, box: everywhere });

export type Point = readonly [x: number, y: number];

/** A line through points, drawn with a round pen. */
export function stroke(points: readonly Point[], widthPx: number): Shape {
  const pieces = points.slice(1).map((to, index) => segment(points[index] ?? to, to));
  const box = around(points.map(([x, y]) => ({ left: x, right: x, top: y, bottom: y })));
  return {
    distance: (x, y) => pieces.reduce((least, piece) => Math.min(least, piece(x, y)), Infinity) - widthPx / 2,
    box: grown(box, widthPx / 2),
  };
}

/** How far a point is from a straight piece of line. */
function segment([fromX, fromY]: Point, [toX, toY]: Point): Shape['distance'] {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const squared = alongX ** 2 + alongY ** 2;
  return (x, y) => {
    const share = squared ? Math.min(1, Math.max(0, ((x - fromX) * alongX + (y - fromY) * alongY) / squared)) : 0;
    const [apartX, apartY] = [x - fromX - share * alongX, y - fromY - share * alongY];
    return Math.sqrt(apartX * apartX + apartY * apartY);
  };
}
