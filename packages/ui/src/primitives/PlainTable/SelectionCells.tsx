import { styled } from 'styled-components';
import { Checkbox } from '../Checkbox/Checkbox';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { cellStyle } from './tableStyle';

const words = phrases('tableSelection', {
  all: { zh: '选中本页全部', en: 'Select all on this page' },
  row: { zh: '选中 {{name}}', en: 'Select {{name}}' },
});

interface SelectAllCellProps {
  /** How much of this page is ticked. */
  page: 'none' | 'some' | 'all';
  disabled: boolean;
  onToggle: () => void;
}

/** The head of the column of checkboxes. */
export function SelectAllCell({ page, disabled, onToggle }: SelectAllCellProps) {
  const say = usePhrases(words);
  return (
    <Head scope="col">
      <Box
        label={<Hidden>{say('all')}</Hidden>}
        checked={page === 'all'}
        indeterminate={page === 'some'}
        disabled={disabled}
        onCheckedChange={onToggle}
      />
    </Head>
  );
}

interface SelectRowCellProps {
  /** Names the row; undefined: it cannot be ticked. */
  name: string | undefined;
  checked: boolean;
  /** `range`: Shift was held, all rows since the last press are meant. */
  onToggle: (range: boolean) => void;
}

/** The checkbox of a row. */
export function SelectRowCell({ name, checked, onToggle }: SelectRowCellProps) {
  const say = usePhrases(words);
  return (
    <Cell data-select>
      {name !== undefined && (
        <Box
          label={<Hidden>{say('row', { name })}</Hidden>}
          checked={checked}
          onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        />
      )}
    </Cell>
  );
}

const Head = styled.th`
  width: 24px;
  height: 40px;
  padding: 0 10px 0 22px;
  border-block-end: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
`;

const Cell = styled.td`
  ${cellStyle}
  width: 24px;
  user-select: none;
`;

/** The whole 24 px around the box can be pressed. */
const Box = styled(Checkbox)`
  display: flex;
  gap: 0;
  padding-inline: 3px;
  margin-inline: -3px;
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
