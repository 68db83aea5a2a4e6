import type { ProblemRow } from '@oj/contract';
import { PlainTable, type PlainTableProps } from '@oj/ui';
import { useMemo } from 'react';
import { useProblemColumns } from './useProblemColumns';
import { useMyStatuses, type useProblems } from './useProblems';

interface ProblemTableProps extends Pick<PlainTableProps<ProblemRow>, 'label' | 'hiddenColumns' | 'empty'> {
  list: ReturnType<typeof useProblems>;
}

/** A page of problems of the page's scope, with the reader's own status in the first column. */
export function ProblemTable({ list: { data, isPending, isPlaceholderData }, ...table }: ProblemTableProps) {
  const pids = useMemo(() => data?.records.map(({ pid }) => pid) ?? [], [data]);
  const { data: myStatuses } = useMyStatuses(pids);
  const columns = useProblemColumns(myStatuses);
  return (
    <PlainTable
      {...table}
      columns={columns}
      rows={data?.records ?? []}
      rowKey={row => String(row.pid)}
      loading={isPending || isPlaceholderData}
      skeletonRows={12}
      narrow="lines"
    />
  );
}
