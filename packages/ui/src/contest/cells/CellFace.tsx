import type { CellMark } from './cellMark';

/** States with a glyph that stands without a note, too. */
const glyphs: ReadonlySet<CellMark['state']> = new Set(['accepted', 'first-provisional', 'wrong']);

/**
 * What stands in the box of a result: figure, and glyph with a note under it. For an element with `cellStyle`. The note is
 * drawn by the style: the spoken name of the cell says it in words, and names must contain all text that is seen.
 */
export function CellFace({ mark: { state, figure, tries, wrongTries }, note }: { mark: CellMark; note: string }) {
  if (state === 'none') return null;
  return (
    <>
      {state === 'pending' ? <span>{figure}</span> : figure}
      {(note !== '' || glyphs.has(state)) && <small data-note={note} data-tries={state === 'pending' && !wrongTries ? tries : undefined} />}
    </>
  );
}
