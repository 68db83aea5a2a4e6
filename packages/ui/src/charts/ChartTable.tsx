import { styled } from 'styled-components';
import { focusRing } from '../theme/focus';
import { theme } from '../theme/theme';

/** The numbers of a chart: the first column names the row. */
export interface ChartTableRows {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** What a chart shows, for who reads rather than looks. */
export function ChartTable({ label, table: { columns, rows } }: { label: string; table: ChartTableRows }) {
  return (
    <Scroller aria-label={label} tabIndex={0}>
      <Sheet>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...values], place) => (
            <tr key={`${place} ${name}`}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {values.map((value, column) => (
                <td key={columns[column + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Sheet>
    </Scroller>
  );
}

const Scroller = styled.div.attrs({ role: 'region' })`
  max-height: 320px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  overflow: auto;
  ${focusRing}
  @media print {
    max-height: none;
  }
`;

const Sheet = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${theme.font.label};
  font-weight: 400;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: 6px 12px;
    border-block-end: 1px solid ${theme.color.line};
    text-align: end;
  }
  & tr > :first-child {
    text-align: start;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${theme.color.surface};
    color: ${theme.color.text3};
    font-weight: 500;
    white-space: nowrap;
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
`;
