import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Standing } from '../../ranking/standing';
import type { Board } from './board';
import { nextPlace } from './gridKeys';
import { leadColumns } from './ownColumns';

/** The cell that the Tab key reaches. Rows are known by id: when the order changes, the focus follows the team. */
interface ActiveCell {
  /** Null: the head. */
  rowId: string | null;
  column: number;
}

export interface BoardGrid {
  /** Index of the row with the active cell; -1: the head. */
  row: number;
  column: number;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onClick: (event: MouseEvent) => void;
}

const cellOf = (target: EventTarget): HTMLTableCellElement | null => (target instanceof Element ? target.closest('td, th') : null);

const rowIdOf = (cell: HTMLElement): string | null => cell.parentElement?.dataset.id ?? null;

/** The keyboard and the pointer on the grid: one tab stop, arrows move it, Enter does what a press does. */
export function useBoardGrid(table: RefObject<HTMLElement | null>, board: Board, pageRows: () => number): BoardGrid {
  const { kind, standings, problems, own, actions } = board;
  const [active, setActive] = useState<ActiveCell>();
  const moved = useRef(false);
  const places = useMemo(() => new Map(standings.map(({ id }, place) => [id, place])), [standings]);
  const follows = actions.onToggleConcerned !== undefined;
  const lead = leadColumns(kind, follows).length + own.length;
  const columns = lead + problems.length;
  const row = rowOf(active, places, standings);
  const column = Math.min(active?.column ?? 0, columns - 1);

  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const activate = (cell: HTMLTableCellElement) => {
    const standing = standings[places.get(rowIdOf(cell) ?? '') ?? -1];
    const problem = problems[cell.cellIndex - lead];
    if (!standing) {
      if (problem) actions.onOpenProblem?.(problem);
    } else if (problem) actions.onOpenCell?.(standing, problem, cell);
    else if (cell.cellIndex === 1) actions.onOpenTeam?.(standing);
    else if (cell.cellIndex === 2 && follows) actions.onToggleConcerned?.(standing, !standing.concerned);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target);
    if (!cell || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      if (event.target !== cell) return;
      event.preventDefault();
      activate(cell);
      return;
    }
    const next = nextPlace(event, { row, column }, { rows: standings.length, columns, pageRows: Math.max(1, pageRows()) });
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    setActive({ rowId: standings[next.row]?.id ?? null, column: next.column });
  };

  const onFocus = (event: FocusEvent) => {
    const cell = cellOf(event.target);
    if (!cell) return;
    const rowId = rowIdOf(cell);
    if (active?.rowId !== rowId || active.column !== cell.cellIndex) setActive({ rowId, column: cell.cellIndex });
  };

  const onClick = (event: MouseEvent) => {
    const cell = cellOf(event.target);
    if (!cell || !(event.target instanceof Element)) return;
    if (cell.cellIndex === 1 && rowIdOf(cell) !== null) {
      const name = event.target.closest('[data-opens-team]');
      if (!name || event.ctrlKey || event.metaKey || event.shiftKey || !actions.onOpenTeam) return;
      event.preventDefault();
    }
    activate(cell);
  };

  return { row, column, onKeyDown, onFocus, onClick };
}

function rowOf(active: ActiveCell | undefined, places: ReadonlyMap<string, number>, standings: readonly Standing[]): number {
  if (active?.rowId === null || standings.length === 0) return -1;
  return places.get(active?.rowId ?? '') ?? 0;
}
