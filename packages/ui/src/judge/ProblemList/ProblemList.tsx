import { forwardRef } from 'react';
import { usePhrases } from '../../locale/LocaleProvider';
import { PlainTable, type PlainTableProps } from '../../primitives/PlainTable/PlainTable';
import { problemListPhrases } from './problemListPhrases';
import type { ProblemColumn, ProblemRecord } from './problemRecord';
import { type RenderProblemLink, useProblemListColumns } from './useProblemListColumns';

export interface ProblemListProps extends Omit<
  PlainTableProps<ProblemRecord>,
  'columns' | 'hiddenColumns' | 'label' | 'narrow' | 'onSortChange' | 'rowKey' | 'rows' | 'sort'
> {
  /** The problems, in the order in which they are shown. */
  problems: readonly ProblemRecord[];
  /** Columns that are not drawn, such as `status` for a visitor. */
  hiddenColumns?: readonly ProblemColumn[];
  /** Wraps the title in the link of the host's router. Without it nothing is a link. Keep it in a callback. */
  renderLink?: RenderProblemLink;
  /** Names the table for readers. Default "Problems". */
  label?: string;
}

/** The problems of a judge with the reader's own status before each; on a phone a problem is two lines. */
export const ProblemList = forwardRef<HTMLDivElement, ProblemListProps>(function ProblemList(
  { problems, renderLink, label, ...rest },
  ref,
) {
  const say = usePhrases(problemListPhrases);
  const columns = useProblemListColumns(renderLink);
  return <PlainTable ref={ref} label={label ?? say('label')} columns={columns} rows={problems} rowKey={rowKey} narrow="lines" {...rest} />;
});

const rowKey = ({ id }: ProblemRecord) => String(id);
