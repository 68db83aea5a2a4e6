const EDGE_PX = 48;
const FASTEST_PX = 14;

/**
 * The index that a dragged row would take among the others.
 * @param middles of all rows, from top to bottom, px.
 * @param from its index before.
 * @param y of the pointer, px.
 */
export const indexAt = (middles: readonly number[], from: number, y: number) =>
  middles.filter((middle, index) => index !== from && middle < y).length;

/** How far to scroll in this frame, px: faster the nearer the pointer is to an edge, nothing far from them. */
export function scrollStepAt(y: number, { top, bottom }: { top: number; bottom: number }): number {
  const strength = (distance: number) => Math.min(1, Math.max(0, 1 - distance / EDGE_PX));
  return Math.round((strength(bottom - y) - strength(y - top)) * FASTEST_PX);
}
