import type { ClientOutput, contract } from '@oj/contract';
import { Card, type Column, formatCount, PlainTable, Switch, theme, useLocale, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useErrorToast } from '../../parts/useErrorToast';
import { judgeQueuePhrases } from './judgeQueuePhrases';
import { useQueueMutations } from './useJudgeQueue';
import { useSayAge } from './useSayAge';

type Overview = ClientOutput<typeof contract.judgeQueue.overview>;
type ByPriority = Overview['priorities'][number];
type ByLanguage = Overview['languages'][number];
type Figures = Pick<ByPriority, 'waiting' | 'running' | 'oldestS'>;

/** How much waits, by priority and by language; a language can be paused. */
export function QueueOverview({ overview }: { overview: Overview | undefined }) {
  const say = usePhrases(judgeQueuePhrases);
  const figures = useFigureColumns();
  const priorities = useMemo<readonly Column<ByPriority>[]>(
    () => [{ key: 'priority', header: say('priority'), cell: row => say(row.priority) }, ...figures],
    [say, figures],
  );
  const languages = useMemo<readonly Column<ByLanguage>[]>(
    () => [
      { key: 'language', header: say('language'), cell: row => row.language },
      ...figures,
      { key: 'pause', header: say('actions'), headerHidden: true, align: 'end', width: '64px', cell: row => <LanguageSwitch row={row} /> },
    ],
    [say, figures],
  );
  const shared = { loading: !overview, skeletonRows: 6, narrow: 'cards' } as const;
  return (
    <Pair>
      <Card title={say('overview')}>
        <PlainTable
          {...shared}
          label={say('overview')}
          columns={priorities}
          rows={overview?.priorities ?? []}
          rowKey={row => row.priority}
        />
      </Card>
      <Card title={say('languages')}>
        <PlainTable
          {...shared}
          label={say('languages')}
          columns={languages}
          rows={overview?.languages ?? []}
          rowKey={row => row.language}
          empty={<None>{say('noLanguage')}</None>}
        />
      </Card>
    </Pair>
  );
}

function useFigureColumns(): readonly Column<Figures>[] {
  const say = usePhrases(judgeQueuePhrases);
  const locale = useLocale();
  const sayAge = useSayAge();
  return useMemo(
    () => [
      { key: 'waiting', header: say('waiting'), align: 'end', width: '84px', cell: row => formatCount(row.waiting, locale) },
      { key: 'running', header: say('runningCount'), align: 'end', width: '84px', cell: row => formatCount(row.running, locale) },
      { key: 'oldest', header: say('oldest'), align: 'end', width: '112px', cell: row => (row.waiting ? sayAge(row.oldestS) : '—') },
    ],
    [say, locale, sayAge],
  );
}

function LanguageSwitch({ row: { language, isPaused } }: { row: ByLanguage }) {
  const say = usePhrases(judgeQueuePhrases);
  const showError = useErrorToast();
  const { pause } = useQueueMutations();
  return (
    <Switch
      label={say('takes', { language })}
      labelHidden
      checked={!isPaused}
      disabled={pause.isPending}
      onCheckedChange={isTaken => pause.mutate({ language, isPaused: !isTaken }, { onError: showError })}
    />
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space[7]};
`;

export const None = styled.p`
  margin: 0;
  padding: ${theme.space[6]} 0;
  color: ${theme.color.text2};
`;
