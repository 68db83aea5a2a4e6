import type { ReactNode } from 'react';

/** One column of a `Table`. */
export interface Column<Row> {
  /** Unique in the table; the name of the column in `sort` and `hidden`. */
  key: string;
  /** Text at its head; also its name in the column menu and on phone cards. */
  header: string;
  /** Hides the header from the eye, for columns of icons or buttons. */
  headerHidden?: boolean;
  /** Draws the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable. The value orders the rows, unless the host sorts them itself. `undefined` goes last. */
  sortBy?: (row: Row) => string | number | undefined;
  /** The first press sorts from large to small. Default false. */
  descendingFirst?: boolean;
  /** Numbers stand at the `end`. Default `start`. */
  align?: 'start' | 'center' | 'end';
  /** CSS width, such as `120px`. Without it the column takes what it needs. */
  width?: string;
  /** False: stays when the reader picks columns. Default true. */
  hideable?: boolean;
  /**
   * Where it stands on a phone, in a table whose rows are two lines there: the `title` takes what the others leave of the first line; with
   * `none` it is not shown. Default `second`.
   */
  line?: 'title' | 'first' | 'second' | 'none';
  /** Long text is cut with an ellipsis instead of wrapping. Default false. */
  truncate?: boolean;
}

/** Which column orders the rows. */
export interface Sort {
  key: string;
  descending: boolean;
}

/** What a press on the head of a column asks for: its first direction, then the other, then none. */
export function nextSort<Row>(sort: Sort | null, { key, descendingFirst = false }: Column<Row>): Sort | null {
  if (sort?.key !== key) return { key, descending: descendingFirst };
  return sort.descending === descendingFirst ? { key, descending: !descendingFirst } : null;
}
