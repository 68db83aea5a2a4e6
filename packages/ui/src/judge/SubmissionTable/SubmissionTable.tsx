import { forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { usePhrases } from '../../locale/LocaleProvider';
import { PlainTable, type PlainTableProps } from '../../primitives/PlainTable/PlainTable';
import { cjkWeight } from '../../theme/cjk';
import { theme } from '../../theme/theme';
import type { SubmissionRecord } from './submissionRecord';
import { type SubmissionColumn, submissionTablePhrases } from './submissionTablePhrases';
import { type OwnSubmissionColumn, type RenderSubmissionLink, useSubmissionColumns } from './useSubmissionColumns';

export interface SubmissionTableProps extends Omit<
  PlainTableProps<SubmissionRecord>,
  'columns' | 'hiddenColumns' | 'highlight' | 'label' | 'narrow' | 'onSortChange' | 'rowKey' | 'rows' | 'sort'
> {
  /** Newest first, as the list is ordered. */
  submissions: readonly SubmissionRecord[];
  /** Columns of the host, such as the contest that a submission belongs to. Keep the array in a constant or memo. */
  ownColumns?: readonly OwnSubmissionColumn[];
  /** Columns that are not drawn, such as `score` in a contest without points. Keys of own columns may be among them. */
  hiddenColumns?: readonly (SubmissionColumn | (string & {}))[];
  /** Leaves out the columns in which no row has anything, of `score`, `time`, `memory`, `length` and `judger`. Default false. */
  hidesEmpty?: boolean;
  /** Draws a frame around head and rows; false in a card, which has one. Default true. */
  framed?: boolean;
  /** Wraps what leads somewhere in the link of the host's router. Without it nothing is a link. Keep it in a callback. */
  renderLink?: RenderSubmissionLink;
  /** Buttons at the end of a row, such as "Rejudge". Keep it in a callback. */
  renderActions?: (submission: SubmissionRecord) => ReactNode;
  /** The present, for the relative times; by default the clock of this device. */
  now?: Date | number;
  /** Names the table for readers. Default "Submissions". */
  label?: string;
}

/** The list of submissions. The reader's own rows carry the indigo edge; on a phone each row is two lines. */
export const SubmissionTable = forwardRef<HTMLDivElement, SubmissionTableProps>(function SubmissionTable(
  {
    submissions,
    ownColumns = noColumns,
    hiddenColumns = noKeys,
    hidesEmpty = false,
    framed = true,
    renderLink,
    renderActions,
    now,
    label,
    empty,
    ...rest
  },
  ref,
) {
  const say = usePhrases(submissionTablePhrases);
  const columns = useSubmissionColumns({ ownColumns, renderLink, renderActions, now });
  return (
    <Rows
      ref={ref}
      data-framed={framed || undefined}
      label={label ?? say('label')}
      columns={columns}
      rows={submissions}
      hiddenColumns={hidesEmpty ? [...hiddenColumns, ...emptyColumns(submissions)] : hiddenColumns}
      rowKey={rowKey}
      highlight={isOwn}
      narrow="lines"
      empty={empty ?? <EmptyState title={say('empty')}>{say('emptyHint')}</EmptyState>}
      {...rest}
    />
  );
});

const noColumns: readonly OwnSubmissionColumn[] = [];
const noKeys: readonly string[] = [];

/** What a judge may leave unmeasured, by the column that shows it. */
const measured = { score: 'score', time: 'timeMs', memory: 'memoryKb', length: 'length', judger: 'judger' } as const;

const emptyColumns = (submissions: readonly SubmissionRecord[]): string[] =>
  submissions.length === 0
    ? []
    : Object.entries(measured).flatMap(([column, field]) => (submissions.some(each => (each[field] ?? null) !== null) ? [] : [column]));

const rowKey = ({ id }: SubmissionRecord) => String(id);
const isOwn = ({ own = false }: SubmissionRecord) => own;

const Rows = styled(PlainTable<SubmissionRecord>)`
  &[data-framed] {
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
  & td {
    white-space: nowrap;
  }
  & td a {
    color: inherit;
    text-decoration: none;
  }
  & td a:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
  & td a:focus-visible {
    border-radius: ${theme.radius.seal};
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  & [data-column='id'],
  & [data-column='time'],
  & [data-column='memory'],
  & [data-column='length'],
  & [data-column='score'] {
    color: ${theme.color.text2};
    font: ${theme.font.number};
  }
  & [data-column='problem'] {
    display: block;
    max-width: 260px;
    overflow: hidden;
    text-overflow: ellipsis;
    b {
      margin-inline-end: 6px;
      font: 600 15px/20px ${theme.family.serif};
    }
  }
  & [data-column='author'] {
    display: block;
    max-width: 160px;
    overflow: hidden;
    font: ${theme.font.strong};
    text-overflow: ellipsis;
    & bdi {
      ${cjkWeight}
    }
  }
  & [data-column='language'],
  & [data-column='judger'],
  & [data-column='submittedAt'] {
    color: ${theme.color.text2};
  }
  & [data-column='language'],
  & [data-column='judger'] {
    display: block;
    max-width: 140px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${theme.phone} {
    & td > [data-column] {
      line-height: 24px;
    }
    /* Links are as high as their line, so that a thumb hits them. */
    & td a {
      padding-block: 2px;
    }
    & [data-column='problem'] {
      max-width: none;
    }
    & td:has([data-column][data-empty]) {
      display: none;
    }
    & td:has([data-column='actions']) {
      margin-inline-start: auto;
    }
  }
`;
