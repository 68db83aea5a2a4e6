import { Columns3 } from 'lucide-react';
import { Button } from '../Button/Button';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { Menu } from '../Menu/Menu';
import type { Column } from '../PlainTable/column';

const words = phrases('columnsMenu', { columns: { zh: '列', en: 'Columns' } });

export interface ColumnsMenuProps<Row> {
  /** All columns of the table, in order. */
  columns: readonly Column<Row>[];
  /** Keys of hidden columns. */
  hiddenColumns: readonly string[];
  /** Called with the keys of the columns that are hidden now. */
  onHiddenColumnsChange: (hiddenColumns: readonly string[]) => void;
}

/** Lets the reader choose the columns of a table. */
export function ColumnsMenu<Row>({ columns, hiddenColumns, onHiddenColumnsChange }: ColumnsMenuProps<Row>) {
  const say = usePhrases(words);
  const toggle = (key: string) =>
    onHiddenColumnsChange(hiddenColumns.includes(key) ? hiddenColumns.filter(each => each !== key) : [...hiddenColumns, key]);
  return (
    <Menu
      align="end"
      trigger={
        <Button size="small">
          <Columns3 aria-hidden />
          {say('columns')}
        </Button>
      }
      entries={columns
        .filter(column => column.hideable !== false)
        .map(({ key, header }) => ({ label: header, checked: !hiddenColumns.includes(key), onSelect: () => toggle(key) }))}
    />
  );
}
