import type { Page } from '@oj/contract';
import { PlainTable, type PlainTableProps, theme } from '@oj/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { PagedList } from './PagedList';
import { useExistingPage } from './useExistingPage';

interface PagedTableProps<Row extends object> extends Pick<
  PlainTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'selection' | 'skeletonRows' | 'empty' | 'narrow'
> {
  list: UseQueryResult<Page<Row>>;
  /** Title of the error that is shown instead of the rows. */
  failed: string;
  page: number;
  pageSize: number;
  onPageChange: (page: number) => void;
  /** Without it the page size is fixed, and a list of one page has no pagination. */
  onPageSizeChange?: (pageSize: number) => void;
}

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
        <PlainTable {...table} rows={data?.records ?? []} loading={isPending || isPlaceholderData} density="comfortable" narrow={narrow} />
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
