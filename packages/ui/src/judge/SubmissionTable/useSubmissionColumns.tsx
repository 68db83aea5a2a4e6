import { type ReactNode, useMemo } from 'react';
import { DASH, formatCount, formatMemory, formatTime } from '../../format/measures';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { RelativeTime } from '../../primitives/RelativeTime/RelativeTime';
import type { Column } from '../../primitives/PlainTable/column';
import { cjkOf } from '../../theme/cjk';
import { VerdictSeal } from '../VerdictSeal/VerdictSeal';
import type { SubmissionRecord, SubmissionTarget } from './submissionRecord';
import { type SubmissionColumn, submissionTablePhrases } from './submissionTablePhrases';

export type RenderSubmissionLink = (target: SubmissionTarget, submission: SubmissionRecord, children: ReactNode) => ReactNode;

/** A column of the host. */
export interface OwnSubmissionColumn extends Column<SubmissionRecord> {
  /** The column that it follows. Default: it is the last before the actions. */
  after?: SubmissionColumn | undefined;
}

interface ColumnSlots {
  ownColumns: readonly OwnSubmissionColumn[];
  renderLink: RenderSubmissionLink | undefined;
  renderActions: ((submission: SubmissionRecord) => ReactNode) | undefined;
  now: Date | number | undefined;
}

/** Where a phone has them; the others stand in the second line. */
const lines: Partial<Record<SubmissionColumn, 'title' | 'first' | 'none'>> = {
  status: 'first',
  problem: 'title',
  submittedAt: 'first',
  id: 'none',
  length: 'none',
  judger: 'none',
};
const numeric: ReadonlySet<SubmissionColumn> = new Set(['score', 'time', 'memory', 'length', 'submittedAt']);

/** The columns of the submission list. Each cell carries `data-column`, so that the phone's cards can place it. */
export function useSubmissionColumns({ ownColumns, renderLink, renderActions, now }: ColumnSlots): readonly Column<SubmissionRecord>[] {
  const say = usePhrases(submissionTablePhrases);
  const locale = useLocale();
  return useMemo(() => {
    const link: RenderSubmissionLink = renderLink ?? ((_target, _submission, children) => children);
    const column = (key: SubmissionColumn, draw: (submission: SubmissionRecord) => ReactNode): Column<SubmissionRecord> => ({
      key,
      header: say(key),
      hideable: key !== 'status' && key !== 'problem',
      ...(numeric.has(key) && { align: 'end' }),
      ...(lines[key] && { line: lines[key] }),
      cell: submission => {
        const drawn = draw(submission);
        return (
          <span data-column={key} data-empty={drawn === DASH || undefined}>
            {drawn}
          </span>
        );
      },
    });
    const builtIn = [
      column('id', row => link('submission', row, row.id)),
      column('problem', row => link('problem', row, <ProblemName submission={row} />)),
      column('status', row => link('submission', row, <SealOf submission={row} />)),
      column('score', row => row.score ?? DASH),
      column('time', row => formatTime(row.timeMs)),
      column('memory', row => formatMemory(row.memoryKb)),
      column('length', row => formatCount(row.length, locale)),
      column('language', row => link('submission', row, row.language)),
      column('judger', row => row.judger ?? DASH),
      column('author', row => link('author', row, <bdi {...cjkOf(row.author)}>{row.author}</bdi>)),
      column('submittedAt', row => <RelativeTime at={row.submittedAt} now={now} />),
    ];
    const columns = withOwn(builtIn, ownColumns);
    if (!renderActions) return columns;
    const actions = { key: 'actions', header: say('actions'), headerHidden: true, hideable: false, align: 'end' } as const;
    return [...columns, { ...actions, cell: submission => <span data-column="actions">{renderActions(submission)}</span> }];
  }, [say, locale, ownColumns, renderLink, renderActions, now]);
}

const withOwn = (columns: readonly Column<SubmissionRecord>[], own: readonly OwnSubmissionColumn[]) => [
  ...columns.flatMap(each => [each, ...own.filter(({ after }) => after === each.key)]),
  ...own.filter(({ after }) => after === undefined),
];

const SealOf = ({ submission: { status, score, progress, queuePlace } }: { submission: SubmissionRecord }) => (
  <VerdictSeal status={status} score={score} progress={progress} queuePlace={queuePlace} />
);

const ProblemName = ({ submission: { problemLabel, problemTitle } }: { submission: SubmissionRecord }) => (
  <>
    <b>{problemLabel}</b> {problemTitle}
  </>
);
