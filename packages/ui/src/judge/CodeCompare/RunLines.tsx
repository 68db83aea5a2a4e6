import type { CSSProperties, ReactNode } from 'react';
import type { ComparedRun, Span } from './comparedRuns';

interface RunLinesProps {
  run: ComparedRun;
  /** Lines of both texts, coloured. */
  before: readonly ReactNode[][];
  after: readonly ReactNode[][];
}

const placesOf = ([from, to]: Span) => Array.from({ length: to - from }, (_, index) => from + index);

/**
 * Lines of a run, those of the one text and then those of the other: as many rows in each of two columns, or one below the other. Equal
 * lines are read once.
 */
export function RunLines({ run: { kind, before: old, after: fresh }, before, after }: RunLinesProps) {
  const [removed, added] = [placesOf(old), placesOf(fresh)];
  const rows = Math.max(removed.length, added.length);
  const [Gone, Come] = kind === 'same' ? (['span', 'span'] as const) : (['del', 'ins'] as const);
  return (
    <div data-run={kind} style={{ '--rows': rows } as CSSProperties}>
      {removed.map(place => (
        <Gone key={place} data-side="before" data-line={place + 1} aria-hidden={kind === 'same' || undefined}>
          {before[place]}
          {'\n'}
        </Gone>
      ))}
      <Fillers count={rows - removed.length} />
      {added.map(place => (
        <Come key={place} data-side="after" data-line={place + 1}>
          {after[place]}
          {'\n'}
        </Come>
      ))}
      <Fillers count={rows - added.length} />
    </div>
  );
}

/** Where the other text has a line and this one has none. */
const Fillers = ({ count }: { count: number }) => placesOf([0, count]).map(place => <span key={place} aria-hidden data-filler />);
