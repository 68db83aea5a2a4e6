import { Card, Pagination, type PaginationProps, theme } from '@oj/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { pageSizes } from './pageSizes';

interface PagedListProps {
  list: Pick<UseQueryResult<unknown>, 'data' | 'error' | 'refetch'>;
  /** Instead of the rows when they could not be had. */
  failed: string;
  /** The rows. */
  children: ReactNode;
  /** Undefined where there are no other pages. With `onPageSizeChange` a reader chooses among the sizes of this site. */
  pages: PaginationProps | undefined;
}

/** A page of a long list: its rows, or why they are not there, and the way to the other pages. */
export function PagedList({ list: { data, error, refetch }, failed, children, pages }: PagedListProps) {
  return (
    <>
      <Card padding="none">{error && !data ? <FailedQuery title={failed} error={error} onRetry={refetch} /> : children}</Card>
      {pages && (
        <Foot>
          <Pagination {...pages} pageSizes={pages.onPageSizeChange && pageSizes} jumper={pages.onPageSizeChange !== undefined} />
        </Foot>
      )}
    </>
  );
}

const Foot = styled.div`
  margin-block-start: ${theme.space[6]};
`;
