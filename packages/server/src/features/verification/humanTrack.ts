/** A track as a hand leaves it: quick at first, slow at the end, not quite straight. For tests. */
export function humanTrack(offsetPx: number) {
  const moments = 30;
  const points = Array.from({ length: moments + 1 }, (_, index) => {
    const share = index / moments;
    return { xPx: Math.round(offsetPx * (1 - (1 - share) ** 2)), yPx: index % 7 === 0 ? 1 : 0, atMs: Math.round(share * 700) };
  });
  return { offsetPx, points, by: 'pointer' as const };
}
