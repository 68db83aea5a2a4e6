/** A place in the grid. Row -1 is the head. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
  /** Rows that PageUp and PageDown move by. */
  pageRows: number;
}

interface Press {
  key: string;
  ctrlKey: boolean;
}

/** Where a key leads from a place, by the APG grid pattern; undefined for a key that the grid does not use. */
export function nextPlace(
  { key, ctrlKey }: Press,
  { row, column }: GridPlace,
  { rows, columns, pageRows }: GridSize,
): GridPlace | undefined {
  const at = (nextRow: number, nextColumn: number): GridPlace => ({
    row: Math.max(-1, Math.min(rows - 1, nextRow)),
    column: Math.max(0, Math.min(columns - 1, nextColumn)),
  });
  switch (key) {
    case 'ArrowRight':
      return at(row, column + 1);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowUp':
      return at(row - 1, column);
    case 'PageDown':
      return at(row + pageRows, column);
    case 'PageUp':
      return at(Math.max(0, row - pageRows), column);
    case 'Home':
      return ctrlKey ? at(0, 0) : at(row, 0);
    case 'End':
      return ctrlKey ? at(rows - 1, columns - 1) : at(row, columns - 1);
    default:
      return undefined;
  }
}
