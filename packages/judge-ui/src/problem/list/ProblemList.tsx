import type { ProblemRow } from '@oj/contract';
import { Button, Checkbox, EmptyState, PageHeader, theme, usePhrases } from '@oj/ui';
import { Shuffle } from 'lucide-react';
import { lazy, Suspense, type SyntheticEvent, useState } from 'react';
import { styled } from 'styled-components';
import { PagedList } from '../../parts/list/PagedList';
import { useIsPhone } from '../../parts/useIsPhone';
import { useMedia } from '../../parts/useMedia';
import { useTitle } from '../../site/useSite';
import { type ProblemFilter, ProblemFilters } from './ProblemFilters';
import { problemListPhrases } from './problemListPhrases';
import { ProblemTable } from './ProblemTable';
import { usePickOne } from './usePickOne';
import { useProblems } from '../useProblems';

const ProblemSide = lazy(async () => ({ default: (await import('./ProblemSide')).ProblemSide }));
const ProblemTags = lazy(async () => ({ default: (await import('./ProblemTags')).ProblemTags }));

const NONE: readonly number[] = [];

export interface ProblemListProps {
  filter: ProblemFilter;
  page: number;
  pageSize: number;
  onFilterChange: (filter: ProblemFilter) => void;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
}

/** The problems of the site, filtered, with the reader's own status in the first column. */
export function ProblemList({ filter, page, pageSize, onFilterChange, onPageChange, onPageSizeChange }: ProblemListProps) {
  const say = usePhrases(problemListPhrases);
  useTitle(say('title'));
  const isPhone = useIsPhone();
  const [showTags, setShowTags] = useState(!isPhone);
  const { pick, isPicking } = usePickOne();
  const [looked, setLooked] = useState<ProblemRow>();
  const hasSide = useMedia('(min-width: 1180px)');
  const list = useProblems({ ...filter, currentPage: page, limit: pageSize });
  const { data } = list;
  const look = ({ target }: SyntheticEvent) => {
    const row = (target as Element).closest('tbody tr');
    const place = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1;
    if (data?.records[place]) setLooked(data.records[place]);
  };

  return (
    <>
      <PageHeader
        title={say('title')}
        actions={
          <>
            <Checkbox label={say('showTags')} checked={showTags} onCheckedChange={setShowTags} />
            <Button pending={isPicking} onClick={pick}>
              <Shuffle aria-hidden /> {say('pickOne')}
            </Button>
          </>
        }
      />
      <ProblemFilters filter={filter} hasTags={!hasSide} onFilterChange={onFilterChange} />
      <Columns>
        <div onPointerOver={look} onFocus={look}>
          <PagedList
            list={list}
            failed={say('failed')}
            pages={data && { page, pageSize, total: data.total, onPageChange, onPageSizeChange }}
          >
            <ProblemTable
              label={say('title')}
              list={list}
              showsTags={showTags}
              empty={
                <EmptyState picture="boat" title={say('none')} action={<Button onClick={() => onFilterChange({})}>{say('reset')}</Button>}>
                  {say('noneHint')}
                </EmptyState>
              }
            />
          </PagedList>
        </div>
        <Suspense fallback={<aside />}>
          <ProblemSide looked={looked}>
            {hasSide && (
              <ProblemTags
                headingLevel={3}
                oj={filter.oj}
                chosen={filter.tagId ?? NONE}
                onChange={tagId => onFilterChange({ ...filter, tagId })}
              />
            )}
          </ProblemSide>
        </Suspense>
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: start;
  gap: ${theme.space[7]};
  @media (max-width: 1179px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
