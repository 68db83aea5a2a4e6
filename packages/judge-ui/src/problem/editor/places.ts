const EDGE_PX = 48;
const FASTEST_PX = 14;

/**
 * Where the one that is dragged would stand among the others.
 * @param middles of all, from top to bottom, px.
 * @param from its place before.
 * @param y of the pointer, px.
 */
export const placeAt = (middles: readonly number[], from: number, y: number) =>
  middles.filter((middle, index) => index !== from && middle < y).length;

/** How far to scroll in this frame, px: faster the nearer the pointer is to an edge, nothing far from them. */
export function pushAt(y: number, { top, bottom }: { top: number; bottom: number }): number {
  const strength = (distance: number) => Math.min(1, Math.max(0, 1 - distance / EDGE_PX));
  return Math.round((strength(bottom - y) - strength(y - top)) * FASTEST_PX);
}
