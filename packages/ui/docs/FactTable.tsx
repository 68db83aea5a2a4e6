import { Unstyled } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { theme } from '../src/theme/theme';

interface FactTableProps {
  head: readonly string[];
  /** Code stands in backticks. */
  rows: readonly (readonly string[])[];
}

/** A small table in a text. */
export function FactTable({ head, rows }: FactTableProps) {
  return (
    <Unstyled>
      <Scroller>
        <table>
          <thead>
            <tr>
              {head.map(name => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row[0]}>
                {row.map((text, place) => (
                  <td key={head[place]}>{inCode(text)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Unstyled>
  );
}

const inCode = (text: string) =>
  text.split('`').map((part, place) => (place % 2 ? <code key={place}>{part}</code> : <Fragment key={place}>{part}</Fragment>));

const Scroller = styled.div`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.body};
  overflow-x: auto;
  & > table {
    width: 100%;
    border-spacing: 0;
  }
  & th {
    padding: 9px 16px;
    background: ${theme.color.sunken};
    color: ${theme.color.text2};
    font: ${theme.font.label};
    text-align: start;
  }
  & td {
    padding: 9px 16px;
    border-block-start: 1px solid ${theme.color.line};
  }
  & code {
    font-size: 13px;
  }
`;
