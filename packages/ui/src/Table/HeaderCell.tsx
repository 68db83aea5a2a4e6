import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { styled } from 'styled-components';
import { focusRing } from '../theme/focus';
import { theme } from '../theme/theme';
import { visuallyHidden } from '../theme/visuallyHidden';
import type { Column, Sort } from './column';

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onPress: () => void;
}

/** The head of a column; a button if the column can order the rows. */
export function HeaderCell<Row>({ column, sort, onPress }: HeaderCellProps<Row>) {
  const { header, headerHidden, align = 'start', width, sortBy } = column;
  const direction = sort?.key !== column.key ? 'none' : sort.descending ? 'descending' : 'ascending';
  const Arrow = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown }[direction];
  return (
    <Head scope="col" data-align={align} style={width ? { width } : undefined} aria-sort={sortBy ? direction : undefined}>
      {sortBy ? (
        <Press type="button" onClick={onPress} data-active={direction === 'none' ? undefined : true}>
          {header}
          <Arrow aria-hidden />
        </Press>
      ) : (
        <Text data-hidden={headerHidden || undefined}>{header}</Text>
      )}
    </Head>
  );
}

const Head = styled.th`
  padding: 0 10px;
  height: 40px;
  border-block-end: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  color: ${theme.color.text3};
  font: 500 12px/16px ${theme.family.sans};
  text-align: start;
  white-space: nowrap;
  &:first-child {
    padding-inline-start: 22px;
  }
  &:last-child {
    padding-inline-end: 22px;
  }
  &[data-align='center'] {
    text-align: center;
  }
  &[data-align='end'] {
    text-align: end;
  }
`;

const Text = styled.span`
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 28px;
  margin-inline: -6px;
  padding: 0 6px;
  border: 0;
  border-radius: ${theme.radius.seal};
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;
  ${focusRing}
  &:hover,
  &[data-active] {
    color: ${theme.color.text};
  }
  & svg {
    width: 12px;
    height: 12px;
  }
`;
