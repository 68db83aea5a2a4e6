import { type ProblemRow, Status } from '@oj/contract';
import {
  Button,
  Card,
  Checkbox,
  type Column,
  DifficultyMark,
  EmptyState,
  PageHeader,
  Pagination,
  Table,
  Tag,
  theme,
  usePhrases,
  VerdictSeal,
} from '@oj/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { useUser } from '../session/SessionProvider';
import { useTitle } from '../site/useSite';
import { type ProblemFilter, ProblemFilters } from './ProblemFilters';
import { ProblemLink } from './ProblemLink';
import { problemPhrases } from './problemPhrases';
import { useMyStandings, useProblems, useProblemTags } from './useProblems';

export interface ProblemListProps {
  filter: ProblemFilter;
  page: number;
  pageSize: number;
  onFilterChange: (filter: ProblemFilter) => void;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
}

type Standings = Record<string, { status: Status }> | undefined;

/** The problems of the site, filtered, with the reader's own standing in front. */
export function ProblemList({ filter, page, pageSize, onFilterChange, onPageChange, onPageSizeChange }: ProblemListProps) {
  const say = usePhrases(problemPhrases);
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
          <FailedQuery error={error} onRetry={refetch} />
        ) : (
          <Table
            label={say('title')}
            columns={columns}
            rows={data?.records ?? []}
            rowKey={row => String(row.pid)}
            hiddenColumns={showTags ? [] : ['tags']}
            loading={isPending || isPlaceholderData}
            skeletonRows={12}
            narrow="cards"
            empty={
              <EmptyState title={say('none')} action={<Button onClick={() => onFilterChange({})}>{say('reset')}</Button>}>
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

function useProblemColumns(standings: Standings) {
  const say = usePhrases(problemPhrases);
  const isLoggedIn = !!useUser();
  return useMemo(() => {
    const columns: Column<ProblemRow>[] = [
      { key: 'id', header: say('id'), width: '88px', cell: row => <Id>{row.problemId}</Id> },
      { key: 'title', header: say('name'), cell: row => <ProblemLink problemId={row.problemId}>{row.title}</ProblemLink> },
      { key: 'difficulty', header: say('difficulty'), width: '120px', cell: row => <DifficultyMark difficulty={row.difficulty} named /> },
      {
        key: 'tags',
        header: say('tags'),
        cell: row => (
          <Tags>
            {row.tags.map(tag => (
              <Tag key={tag.id}>{tag.name}</Tag>
            ))}
          </Tags>
        ),
      },
      { key: 'total', header: say('total'), align: 'end', width: '88px', cell: row => row.total },
      { key: 'rate', header: say('rate'), align: 'end', width: '180px', cell: row => <Rate ac={row.ac} total={row.total} /> },
    ];
    if (isLoggedIn)
      columns.unshift({
        key: 'standing',
        header: say('standing'),
        headerHidden: true,
        width: '76px',
        cell: row => <Standing status={standings?.[row.pid]?.status} />,
      });
    return columns;
  }, [say, isLoggedIn, standings]);
}

function Standing({ status = Status.notSubmitted }: { status: Status | undefined }) {
  return status === Status.notSubmitted ? null : <VerdictSeal status={status} />;
}

function Rate({ ac, total }: { ac: number; total: number }) {
  const percent = total ? (100 * ac) / total : 0;
  return (
    <RateCell>
      <meter min={0} max={100} value={percent} aria-hidden />
      {total ? `${percent.toFixed(2)}%` : '–'}
    </RateCell>
  );
}

const Id = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
`;

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const RateCell = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[4]};
  font: ${theme.font.number};
  & meter {
    appearance: none;
    width: 72px;
    height: 5px;
    border: 0;
    border-radius: 3px;
    background: ${theme.color.sunken};
  }
  & meter::-webkit-meter-inner-element {
    display: block;
  }
  & meter::-webkit-meter-bar {
    height: 5px;
    border: 0;
    border-radius: 3px;
    background: ${theme.color.sunken};
  }
  & meter::-webkit-meter-optimum-value {
    border-radius: 3px;
    background: ${theme.color.success};
  }
  & meter::-moz-meter-bar {
    border-radius: 3px;
    background: ${theme.color.success};
  }
`;

const Foot = styled.div`
  margin-block-start: ${theme.space[6]};
`;
