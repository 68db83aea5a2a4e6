import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../EmptyState/EmptyState';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { cellStyle } from './tableStyle';

const words = phrases('table', { empty: { zh: '暂无数据', en: 'Nothing here yet' } });

/** The one row of a table without rows. */
export function EmptyRow({ columns, children }: { columns: number; children: ReactNode }) {
  const say = usePhrases(words);
  return (
    <tr data-empty>
      <Cell colSpan={columns}>{children ?? <EmptyState title={say('empty')} />}</Cell>
    </tr>
  );
}

const Cell = styled.td`
  ${cellStyle}
`;
