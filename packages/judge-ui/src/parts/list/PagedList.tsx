import { Card, Pagination, type PaginationProps, theme } from '@oj/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { pageSizes } from './pageSizes';

interface PagedListProps {
  list: Pick<UseQueryResult<unknown>, 'data' | 'error' | 'refetch'>;
  /** Title of the error that is shown instead of the rows. */
  failed: string;
  /** The rows. */
  children: ReactNode;
  /** Undefined if there is one page only. With `onPageSizeChange` the reader chooses among the page sizes of the site. */
  pages: PaginationProps | undefined;
}

/** One page of a list: its rows or an error, and the pagination. */
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
