import type { System } from '@oj/contract';
import { Card, type Column, EmptyState, PlainTable, Tag, theme, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { developerPhrases } from './developerPhrases';
import { missingAt } from './versionsOf';

type Judge = System['judges'][number];

/** The machines that judge, one under the other: they have places here, not names. */
export function JudgeTable({ judges }: { judges: System['judges'] }) {
  const say = usePhrases(developerPhrases);
  const columns = useMemo<readonly Column<Judge>[]>(
    () => [
      { key: 'judge', header: say('machine'), cell: row => <Name>{say('judge', { at: judges.indexOf(row) + 1 })}</Name> },
      {
        key: 'state',
        header: say('state'),
        width: '120px',
        cell: ({ isAlive }) => <Tag tone={isAlive ? 'success' : 'danger'}>{say(isAlive ? 'alive' : 'silent')}</Tag>,
      },
      { key: 'version', header: say('version'), width: '100px', cell: ({ version }) => <Figure>{version}</Figure> },
      { key: 'cores', header: say('cores'), width: '90px', cell: ({ cpuCores }) => <Figure>{cpuCores ?? '—'}</Figure> },
      {
        key: 'sandbox',
        header: say('sandbox'),
        width: '160px',
        cell: ({ sandboxLevel }) => <Quiet>{say('sandboxOf', { level: sandboxLevel })}</Quiet>,
      },
      {
        key: 'languages',
        header: say('languages'),
        cell: row => {
          const missing = missingAt(row, judges);
          return <Quiet>{missing.length ? say('without', { names: missing.join(', ') }) : say('all')}</Quiet>;
        },
      },
    ],
    [say, judges],
  );
  return (
    <Card padding="none">
      <PlainTable
        label={say('judges')}
        columns={columns}
        rows={judges}
        rowKey={row => String(judges.indexOf(row))}
        narrow="cards"
        empty={<EmptyState title={say('noJudge')}>{say('noJudgeHint')}</EmptyState>}
      />
    </Card>
  );
}

const Name = styled.strong`
  font: ${theme.font.strong};
  white-space: nowrap;
`;

const Figure = styled.span`
  font: ${theme.font.number};
`;

const Quiet = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.label};
  overflow-wrap: anywhere;
`;
