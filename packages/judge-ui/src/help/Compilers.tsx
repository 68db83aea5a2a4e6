import type { Language } from '@oj/contract';
import { Card, type Column, EmptyState, PlainTable, theme, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { CommandLine } from './CommandLine';
import { helpPhrases } from './helpPhrases';
import { useLanguages } from '../language/useLanguages';

/** How each language of our own judge is compiled and run. */
export function Compilers() {
  const say = usePhrases(helpPhrases);
  const { data, error, isPending, refetch } = useLanguages();
  const columns = useMemo<readonly Column<Language>[]>(
    () => [
      {
        key: 'name',
        header: say('language'),
        width: '200px',
        cell: row => (
          <Name>
            <strong>{row.name}</strong>
            {row.description !== row.name && <small>{row.description}</small>}
          </Name>
        ),
      },
      {
        key: 'compile',
        header: say('compile'),
        cell: row => (row.compileCommand ? <CommandLine>{row.compileCommand}</CommandLine> : <Quiet>{say('notCompiled')}</Quiet>),
      },
      { key: 'run', header: say('run'), cell: row => <CommandLine>{row.runCommand}</CommandLine> },
      {
        key: 'factors',
        header: say('factors'),
        width: '190px',
        cell: row => <Quiet>{say('factor', { time: row.timeFactor, memory: row.memoryFactor })}</Quiet>,
      },
    ],
    [say],
  );
  return (
    <Card padding="none">
      {error && !data ? (
        <FailedQuery title={say('failed')} error={error} onRetry={refetch} />
      ) : (
        <PlainTable
          label={say('compilers')}
          columns={columns}
          rows={data ?? []}
          rowKey={row => String(row.id)}
          loading={isPending}
          skeletonRows={24}
          narrow="cards"
          empty={<EmptyState title={say('none')} />}
        />
      )}
    </Card>
  );
}

const Name = styled.span`
  display: grid;
  padding-block: ${theme.space[3]};
  & > strong {
    font: ${theme.font.strong};
  }
  & > small {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
`;

const Quiet = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.label};
`;
