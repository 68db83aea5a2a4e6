import type { ProblemRow } from '@oj/contract';
import { Button, Card, Checkbox, EmptyState, PageHeader, Pagination, Table, theme, usePhrases } from '@oj/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { useTitle } from '../site/useSite';
import { type ProblemFilter, ProblemFilters } from './ProblemFilters';
import { problemCards } from './problemCards';
import { problemListPhrases } from './problemListPhrases';
import { useProblemColumns } from './useProblemColumns';
import { useMyStandings, useProblems, useProblemTags } from './useProblems';

export interface ProblemListProps {
  filter: ProblemFilter;
  page: number;
  pageSize: number;
  onFilterChange: (filter: ProblemFilter) => void;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
}

/** The problems of the site, filtered, with the reader's own standing in front. */
export function ProblemList({ filter, page, pageSize, onFilterChange, onPageChange, onPageSizeChange }: ProblemListProps) {
  const say = usePhrases(problemListPhrases);
  useTitle(say('title'));
  const [showTags, setShowTags] = useState(true);
  const { data: tags = [] } = useProblemTags();
  const { data, error, isPending, isPlaceholderData, refetch } = useProblems({ ...filter, currentPage: page, limit: pageSize });
  const pids = useMemo(() => data?.records.map(({ pid }) => pid) ?? [], [data]);
  const { data: standings } = useMyStandings(pids);
  const columns = useProblemColumns(standings);

  return (
    <>
      <PageHeader title={say('title')} actions={<Checkbox label={say('showTags')} checked={showTags} onCheckedChange={setShowTags} />} />
      <ProblemFilters filter={filter} tags={tags} onFilterChange={onFilterChange} />
      <Card padding="none">
        {error && !data ? (
          <FailedQuery title={say('failed')} error={error} onRetry={refetch} />
        ) : (
          <Problems
            label={say('title')}
            columns={columns}
            rows={data?.records ?? []}
            rowKey={row => String(row.pid)}
            hiddenColumns={showTags ? [] : ['tags']}
            loading={isPending || isPlaceholderData}
            skeletonRows={12}
            narrow="cards"
            empty={
              <EmptyState picture="boat" title={say('none')} action={<Button onClick={() => onFilterChange({})}>{say('reset')}</Button>}>
                {say('noneHint')}
              </EmptyState>
            }
          />
        )}
      </Card>
      {data && (
        <Foot>
          <Pagination
            page={page}
            pageSize={pageSize}
            total={data.total}
            onPageChange={onPageChange}
            pageSizes={[15, 30, 50, 100, 200]}
            onPageSizeChange={onPageSizeChange}
          />
        </Foot>
      )}
    </>
  );
}

/** On a phone each problem is a card. */
const Problems = styled(Table<ProblemRow>)`
  ${problemCards}
`;

const Foot = styled.div`
  margin-block-start: ${theme.space[6]};
`;
