import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, type ReactNode, useImperativeHandle, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useCellTexts } from '../cells/useCellTexts';
import type { Standing } from '../../ranking/standing';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { usePhrases } from '../../locale/LocaleProvider';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { theme } from '../../theme/theme';
import { usePrinting } from '../../hooks/usePrinting';
import { type RowRange, useVirtualRows } from '../../hooks/useVirtualRows';
import { useBoard } from './board';
import { BoardHead } from './BoardHead';
import { BoardRow } from './BoardRow';
import { gridStyle, portStyle } from './boardStyle';
import { ownMeasures } from './ownColumns';
import { scoreboardPhrases } from './scoreboardPhrases';
import { useBoardGrid } from './useBoardGrid';

export interface ScoreboardTableProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Names the grid for readers. Default "Scoreboard". */
  label?: string;
  /** CSS length of the box at most; smaller boards hug their rows. Default `min(80vh, 880px)`. */
  maxHeight?: string;
  /** `all` draws every row and lets the page scroll, as the printer does by itself. Default `inSight`. */
  draw?: 'inSight' | 'all';
  /**
   * Narrows columns until every problem is in sight, on a wall or a beamer: names are cut before results are. Default false: columns keep their
   * widths, and the box scrolls, as it always does on a phone.
   */
  fit?: boolean;
  /** Replaces the default sentences when there are no rows. */
  empty?: ReactNode;
  /** Replaces the rows when they could not be fetched; usually an `ErrorState`. */
  error?: ReactNode;
}

const heights = { comfortable: { row: 48, head: 74 }, compact: { row: 36, head: 66 } };

/** Followed rows that are pinned at most. */
const MOST_PINNED = 5;

/**
 * The rows of a scoreboard as an APG grid in a box that scrolls both ways under sticky head and columns. The reader's own
 * row stays at the edge of the box while its place is out of sight. `ref` and rest go to the box.
 */
export const ScoreboardTable = forwardRef<HTMLDivElement, ScoreboardTableProps>(function ScoreboardTable(
  { label, maxHeight = 'min(80vh, 880px)', draw = 'inSight', fit = false, empty, error, style, ...rest },
  ref,
) {
  const say = usePhrases(scoreboardPhrases);
  const textsOf = useCellTexts();
  const board = useBoard();
  const { kind, problems, own, standings, shownName, changes, density, loading, actions } = board;
  const port = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  useImperativeHandle(ref, () => port.current as HTMLDivElement, []);
  const { row: rowHeightPx, head: headHeightPx } = heights[density];
  const rows = error ? none : standings;
  const pageRows = () => Math.floor(((port.current?.clientHeight ?? 0) - headHeightPx) / rowHeightPx) - 1;
  const grid = useBoardGrid(table, board, pageRows);
  const all = usePrinting() || draw === 'all';
  const { indexes, inSight } = useVirtualRows({ port, count: rows.length, rowHeightPx, headHeightPx, all, keep: grid.row });
  const { top, bottom } = usePinned(rows, inSight, board.pinConcerned, draw === 'all');
  const follows = actions.onToggleConcerned !== undefined;
  const drawRow = (standing: Standing, index: number, pinned: boolean) => (
    <BoardRow
      key={standing.id}
      kind={kind}
      standing={standing}
      index={index}
      problems={problems}
      shownName={shownName}
      density={density}
      change={changes.get(standing.id) ?? 0}
      follows={follows}
      own={own}
      teamHref={actions.teamHref}
      activeColumn={!pinned && index === grid.row ? grid.column : -1}
      pinned={pinned}
      say={say}
      textsOf={textsOf}
    />
  );
  const measures = {
    '--board-height': maxHeight,
    // A grid has no column that is repeated no times: until the problems are known one stands for them.
    '--problems': Math.max(1, problems.length),
    ...ownMeasures(own),
    '--rows': rows.length,
    '--pinned-top': top.length,
    '--pinned-bottom': bottom.length,
  };
  return (
    <Port
      ref={port}
      data-kind={kind}
      data-density={density}
      data-draw={draw}
      data-fit={fit || undefined}
      data-problems={problems.length > 0}
      data-follow={follows}
      data-opens={opensOf(actions)}
      style={{ ...style, ...measures } as CSSProperties}
      {...rest}
    >
      <Grid
        ref={table}
        aria-label={label ?? say('label')}
        aria-rowcount={rows.length + 1}
        aria-busy={loading || undefined}
        onKeyDown={grid.onKeyDown}
        onFocus={grid.onFocus}
        onClick={grid.onClick}
      >
        <BoardHead
          kind={kind}
          problems={problems}
          follows={follows}
          own={own}
          activeColumn={grid.row === -1 ? grid.column : -1}
          say={say}
        />
        {top.length > 0 && <Group data-pinned="top">{top.map(({ standing, index }) => drawRow(standing, index, true))}</Group>}
        {rows.length > 0 && (
          <Group data-rows>
            {indexes.map(index => {
              const standing = rows[index];
              return standing && drawRow(standing, index, false);
            })}
          </Group>
        )}
        {bottom.length > 0 && <Group data-pinned="bottom">{bottom.map(({ standing, index }) => drawRow(standing, index, true))}</Group>}
      </Grid>
      {error}
      {!error && rows.length === 0 && (loading ? <Waiting /> : (empty ?? <Nothing filtered={board.filtered} />))}
    </Port>
  );
});

const none: readonly Standing[] = [];

const opensOf = ({ onOpenTeam, teamHref, onOpenCell, onOpenProblem }: ReturnType<typeof useBoard>['actions']) =>
  [(onOpenTeam ?? teamHref) && 'team', onOpenCell && 'cell', onOpenProblem && 'problem'].filter(Boolean).join(' ');

interface PinnedRow {
  standing: Standing;
  index: number;
}

/** Rows that stand at the edges of the box: followed ones if wished, and the reader's own while its place is out of sight. */
function usePinned(rows: readonly Standing[], inSight: RowRange, pinConcerned: boolean, off: boolean) {
  const marked = useMemo(() => {
    const all = rows.map((standing, index) => ({ standing, index }));
    return {
      own: all.filter(({ standing }) => standing.own).slice(0, 1),
      concerned: pinConcerned ? all.filter(({ standing }) => standing.concerned && !standing.own).slice(0, MOST_PINNED) : [],
    };
  }, [rows, pinConcerned]);
  if (off) return { top: [] as PinnedRow[], bottom: [] as PinnedRow[] };
  const isBelow = (index: number) => index > inSight.last || (index === inSight.last && index < rows.length - 1);
  return {
    top: [...marked.concerned, ...marked.own.filter(({ index }) => index < inSight.first)],
    bottom: marked.own.filter(({ index }) => isBelow(index)),
  };
}

function Nothing({ filtered }: { filtered: boolean }) {
  const say = usePhrases(scoreboardPhrases);
  return filtered ? (
    <EmptyState picture="boat" title={say('nothingFound')}>
      {say('nothingFoundHint')}
    </EmptyState>
  ) : (
    <EmptyState title={say('empty')}>{say('emptyHint')}</EmptyState>
  );
}

const Waiting = () => (
  <Lines aria-hidden>
    {Array.from({ length: 8 }, (_, line) => (
      <Skeleton key={line} width={`${92 - ((line * 13) % 30)}%`} height={20} />
    ))}
  </Lines>
);

const Port = styled.div`
  ${portStyle}
`;

const Grid = styled.table.attrs({ role: 'grid' })`
  ${gridStyle}
`;

const Group = styled.tbody.attrs({ role: 'rowgroup' })``;

const Lines = styled.div`
  display: grid;
  gap: 28px;
  padding: 14px ${theme.space[7]};
`;
