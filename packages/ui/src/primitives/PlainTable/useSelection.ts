import { useRef } from 'react';
import { useControllable } from '../../hooks/useControllable';

/** Which rows are ticked, by their keys. Keys of other pages stay in it. */
export interface TableSelection<Row> {
  /** Keys of the ticked rows. When they are given, the host controls them. */
  keys?: readonly string[];
  /** First keys when the table keeps them itself. Default none. */
  defaultKeys?: readonly string[];
  /** Called with all ticked keys after each change. */
  onKeysChange?: (keys: readonly string[]) => void;
  /** Names a row for readers: "Select P1001". */
  nameOf: (row: Row) => string;
  /** False: the row has no checkbox. Default: all have. */
  canSelect?: (row: Row) => boolean;
}

/** The selection as the cells need it. */
export interface Selected<Row> {
  /** Whether the row of that key is ticked. */
  has: (id: string) => boolean;
  /** State of the checkbox in the header. */
  head: { page: 'none' | 'some' | 'all'; disabled: boolean; onToggle: () => void };
  /** State of the checkbox of a row. With `range`, all rows between the last press and this one get the same state. */
  cellOf: (id: string, row: Row) => { name: string | undefined; checked: boolean; onToggle: (range: boolean) => void };
}

const none: readonly string[] = [];
const always = () => true;

export function useSelection<Row>(
  selection: TableSelection<Row> | undefined,
  rows: readonly { id: string; row: Row }[],
): Selected<Row> | undefined {
  const [keys, setKeys] = useControllable<readonly string[]>({
    value: selection?.keys,
    defaultValue: selection?.defaultKeys ?? none,
    onChange: selection?.onKeysChange,
  });
  const last = useRef<string>(undefined);
  if (!selection) return undefined;
  const { nameOf, canSelect = always } = selection;
  const ticked = new Set(keys);
  const ids = rows.filter(({ row }) => canSelect(row)).map(({ id }) => id);
  const count = ids.filter(id => ticked.has(id)).length;
  const put = (some: readonly string[], on: boolean) => {
    const rest = keys.filter(key => !some.includes(key));
    setKeys(on ? [...rest, ...some] : rest);
  };
  const between = (id: string) => {
    const ends = [ids.indexOf(id), ids.indexOf(last.current ?? id)].filter(place => place >= 0);
    return ids.slice(Math.min(...ends), Math.max(...ends) + 1);
  };
  return {
    has: id => ticked.has(id),
    head: {
      page: count === 0 ? 'none' : count === ids.length ? 'all' : 'some',
      disabled: ids.length === 0,
      onToggle: () => put(ids, count < ids.length),
    },
    cellOf: (id, row) => ({
      name: canSelect(row) ? nameOf(row) : undefined,
      checked: ticked.has(id),
      onToggle: range => {
        put(range ? between(id) : [id], !ticked.has(id));
        last.current = id;
      },
    }),
  };
}
