/** Sizes of the puzzle in px of its picture. The piece is a square with round knobs. */
export const slideSizes = { widthPx: 325, heightPx: 100, pieceSidePx: 42, knobRadiusPx: 10, tolerancePx: 3 } as const;

/** How far the piece can go, px. */
export const slideTravelPx = slideSizes.widthPx - slideSizes.pieceSidePx;

/** Where the hand was at one moment, from where and when it took the handle. */
export interface SlidePoint {
  /** How far the piece had gone, px of the picture. */
  xPx: number;
  /** How far the hand had strayed up or down, px. 0 from the keyboard. */
  yPx: number;
  /** Milliseconds since the handle was taken. */
  atMs: number;
}

/** A try, for the server to judge. */
export interface SlideTrack {
  /** Where the piece was let go, px from the left edge of the picture, 0…`slideTravelPx`. */
  offsetPx: number;
  /** Points of the movement, oldest first, at most 600. */
  points: readonly SlidePoint[];
  /** Whether a hand or the keys moved the piece. */
  by: 'pointer' | 'keyboard';
}

export const MAX_POINTS = 600;

/** Adds a moment. What comes after the last place replaces it, so that the end is never lost. */
export function withPoint(points: readonly SlidePoint[], point: SlidePoint): SlidePoint[] {
  return [...points.slice(0, MAX_POINTS - 1), point];
}

export const withinTravel = (xPx: number) => Math.min(Math.max(Math.round(xPx), 0), slideTravelPx);

const FAST_PX = 10;
const PAGE_PX = 40;

/** Where a key takes the piece; undefined for keys that do not move it. */
export function offsetAfterKey(key: string, shift: boolean, offsetPx: number): number | undefined {
  const step = shift ? FAST_PX : 1;
  const next: Record<string, number> = {
    ArrowRight: offsetPx + step,
    ArrowUp: offsetPx + step,
    ArrowLeft: offsetPx - step,
    ArrowDown: offsetPx - step,
    PageUp: offsetPx + PAGE_PX,
    PageDown: offsetPx - PAGE_PX,
    Home: 0,
    End: slideTravelPx,
  };
  const wanted = next[key];
  return wanted === undefined ? undefined : withinTravel(wanted);
}
