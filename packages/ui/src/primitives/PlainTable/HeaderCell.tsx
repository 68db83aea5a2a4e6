import { styled } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';
import type { PlacedColumn } from '../../hooks/useColumnsInSight';
import type { Column, Sort } from './column';

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  /** Sorts by the column. Without it the header cell is no button. */
  onPress: (() => void) | undefined;
  /** Where it stands in a table of very many columns. */
  placed?: PlacedColumn<Column<Row>> | undefined;
}

/** Drawn here: a table is too light a thing to bring a library of icons along. */
const arrows = {
  none: 'M3 4.5 6 1.5l3 3M3 7.5l3 3 3-3',
  ascending: 'M6 10.5v-9M2.5 5 6 1.5 9.5 5',
  descending: 'M6 1.5v9M2.5 7 6 10.5 9.5 7',
};

/** The head of a column; a button if the column can order the rows. */
export function HeaderCell<Row>({ column, sort, onPress, placed }: HeaderCellProps<Row>) {
  const { header, headerHidden, align = 'start', width, sortBy } = column;
  const direction = sort?.key !== column.key ? 'none' : sort.descending ? 'descending' : 'ascending';
  return (
    <Head
      scope="col"
      data-align={align}
      style={placed?.style ?? (width ? { width } : undefined)}
      aria-sort={sortBy && onPress ? direction : undefined}
      {...(placed && { role: 'columnheader', 'aria-colindex': placed.number })}
    >
      {sortBy && onPress ? (
        <Press type="button" onClick={onPress} data-active={direction === 'none' ? undefined : true}>
          {header}
          <svg viewBox="0 0 12 12" aria-hidden>
            <path d={arrows[direction]} />
          </svg>
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
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
