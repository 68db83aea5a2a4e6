import type { Page } from '@oj/contract';
import { Card, Pagination, PlainTable, type PlainTableProps, theme } from '@oj/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { useExistingPage } from '../../shell/useExistingPage';

interface PagedTableProps<Row extends object> extends Pick<
  PlainTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'selection' | 'skeletonRows' | 'empty'
> {
  list: UseQueryResult<Page<Row>>;
  /** Instead of the rows when they could not be had. */
  failed: string;
  page: number;
  pageSize: number;
  onPageChange: (page: number) => void;
  /** What a reader may choose; without it there is one size, and no pages under a list that fits into one. */
  pageSizes?: readonly number[];
  onPageSizeChange?: (pageSize: number) => void;
}

/** A page of a long list of the back office: its rows, or why they are not there, and the way to the other pages. */
export function PagedTable<Row extends object>({
  list,
  failed,
  page,
  pageSize,
  onPageChange,
  pageSizes,
  onPageSizeChange,
  ...table
}: PagedTableProps<Row>) {
  const { data, error, isPending, isPlaceholderData, refetch } = list;
  useExistingPage(page, isPlaceholderData ? undefined : data?.pages, onPageChange);
  const isPaged = data && (pageSizes || data.total > pageSize);
  return (
    <>
      <Card padding="none">
        {error && !data ? (
          <FailedQuery title={failed} error={error} onRetry={refetch} />
        ) : (
          <PlainTable {...table} rows={data?.records ?? []} loading={isPending || isPlaceholderData} density="comfortable" narrow="cards" />
        )}
      </Card>
      {isPaged && (
        <Foot>
          <Pagination
            page={page}
            pageSize={pageSize}
            total={data.total}
            onPageChange={onPageChange}
            pageSizes={pageSizes}
            onPageSizeChange={onPageSizeChange}
          />
        </Foot>
      )}
    </>
  );
}

const Foot = styled.div`
  margin-block: ${theme.space[6]};
`;
