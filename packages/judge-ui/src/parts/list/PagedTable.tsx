import type { Page } from '@oj/contract';
import { PlainTable, type PlainTableProps, theme } from '@oj/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PagedList } from './PagedList';
import { useExistingPage } from './useExistingPage';

interface Paging<Row> {
  list: UseQueryResult<Page<Row>>;
  /** Title of the error that is shown instead of the rows. */
  failed: string;
  page: number;
  pageSize: number;
  onPageChange: (page: number) => void;
  /** Undefined: the page size is fixed, and a list of one page has no pagination. */
  onPageSizeChange?: (pageSize: number) => void;
}

interface PagedTableProps<Row extends object>
  extends Paging<Row>, Pick<PlainTableProps<Row>, 'label' | 'columns' | 'rowKey' | 'selection' | 'skeletonRows' | 'empty' | 'narrow'> {}

/** One page of a list of the back office: a table or an error, and the pagination. */
export function PagedTable<Row extends object>({
  list,
  failed,
  page,
  pageSize,
  onPageChange,
  onPageSizeChange,
  narrow = 'cards',
  ...table
}: PagedTableProps<Row>) {
  return (
    <PagedRows {...{ list, failed, page, pageSize, onPageChange, ...(onPageSizeChange && { onPageSizeChange }) }}>
      {(rows, loading) => <PlainTable {...table} rows={rows} loading={loading} density="comfortable" narrow={narrow} />}
    </PagedRows>
  );
}

interface PagedRowsProps<Row> extends Paging<Row> {
  /** Draws the rows; they are on their way while `loading`. */
  children: (rows: readonly Row[], loading: boolean) => ReactNode;
}

/** One page of a list whose rows the caller draws. */
export function PagedRows<Row>({ list, failed, page, pageSize, onPageChange, onPageSizeChange, children }: PagedRowsProps<Row>) {
  const { data, isPending, isPlaceholderData } = list;
  useExistingPage(page, isPlaceholderData ? undefined : data?.pages, onPageChange);
  const isPaged = data && (onPageSizeChange || data.total > pageSize);
  return (
    <Frame data-paged={isPaged ? true : undefined}>
      <PagedList
        list={list}
        failed={failed}
        pages={isPaged ? { page, pageSize, total: data.total, onPageChange, onPageSizeChange } : undefined}
      >
        {children(data?.records ?? [], isPending || isPlaceholderData)}
      </PagedList>
    </Frame>
  );
}

/** Keeps the selection bar off the pagination. */
const Frame = styled.div`
  &[data-paged] {
    padding-block-end: ${theme.space[6]};
  }
`;
