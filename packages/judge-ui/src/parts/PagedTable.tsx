import type { Page } from '@oj/contract';
import { PlainTable, type PlainTableProps, theme } from '@oj/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { PagedList } from './PagedList';
import { useExistingPage } from './useExistingPage';

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
  /** Without it there is one size, and no pages under a list that fits into one. */
  onPageSizeChange?: (pageSize: number) => void;
}

/** A page of a long list of the back office: its rows, or why they are not there, and the way to the other pages. */
export function PagedTable<Row extends object>({
  list,
  failed,
  page,
  pageSize,
  onPageChange,
  onPageSizeChange,
  ...table
}: PagedTableProps<Row>) {
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
        <PlainTable {...table} rows={data?.records ?? []} loading={isPending || isPlaceholderData} density="comfortable" narrow="cards" />
      </PagedList>
    </Frame>
  );
}

/** The bar of what is chosen keeps away from the pages. */
const Frame = styled.div`
  &[data-paged] {
    padding-block-end: ${theme.space[6]};
  }
`;
