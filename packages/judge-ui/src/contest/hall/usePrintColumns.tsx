import type { PrintJob } from '@oj/contract';
import { type Column, formatMoment, Tag, theme, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { printPhrases } from './printPhrases';

/** Columns that the own list and the desk share. */
export function usePrintColumns() {
  const say = usePhrases(printPhrases);
  return useMemo(
    () => ({
      beginning: {
        key: 'beginning',
        header: say('beginning'),
        cell: ({ beginning, length }: PrintJob) => (
          <Text>
            <bdi>{beginning}</bdi>
            <span>{say('characters', { count: length })}</span>
          </Text>
        ),
      } satisfies Column<PrintJob>,
      sentAt: {
        key: 'sentAt',
        header: say('sentAt'),
        width: '172px',
        cell: ({ gmtCreate }: PrintJob) => <Time>{formatMoment(gmtCreate)}</Time>,
      } satisfies Column<PrintJob>,
      status: {
        key: 'status',
        header: say('status'),
        width: '112px',
        cell: ({ status }: PrintJob) => <Tag tone={status === 1 ? 'success' : 'warning'}>{say(`status${status}`)}</Tag>,
      } satisfies Column<PrintJob>,
    }),
    [say],
  );
}

const Text = styled.span`
  display: grid;
  min-width: 0;
  & > bdi {
    overflow: hidden;
    font: ${theme.font.code};
    text-overflow: ellipsis;
    overflow-wrap: anywhere;
  }
  & > span {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
`;

const Time = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
`;
