import { type CSSProperties, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { styled } from 'styled-components';
import { formatCount } from '../../format/measures';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import type { Column } from '../../primitives/PlainTable/column';
import { Tag } from '../../primitives/Tag/Tag';
import { theme } from '../../theme/theme';
import type { VerdictStatus } from '../../verdict/verdicts';
import { DifficultyMark } from '../DifficultyMark/DifficultyMark';
import { problemListPhrases } from './problemListPhrases';
import type { ProblemColumn, ProblemRecord } from './problemRecord';

/** Fetched when there is a status: a visitor has none. */
const VerdictSeal = lazy(async () => ({ default: (await import('../VerdictSeal/VerdictSeal')).VerdictSeal }));

/** Few rows have more tags than stand in a line. */
const MoreTags = lazy(async () => ({ default: (await import('./MoreTags')).MoreTags }));

export type RenderProblemLink = (problem: ProblemRecord, children: ReactNode) => ReactNode;

/** The columns of the problem list. Each cell carries `data-column`, so that a phone's lines can place it. */
export function useProblemListColumns(renderLink: RenderProblemLink | undefined): readonly Column<ProblemRecord>[] {
  const say = usePhrases(problemListPhrases);
  const locale = useLocale();
  return useMemo(() => {
    const column = (key: ProblemColumn, cell: (row: ProblemRecord) => ReactNode, more?: Partial<Column<ProblemRecord>>) => ({
      key,
      header: say(key),
      cell,
      ...more,
    });
    return [
      column('status', row => statusCell(row.status), { headerHidden: true, width: '76px', line: 'first' }),
      column('id', row => <Id data-column="id">{row.displayId}</Id>, { width: '96px', line: 'first' }),
      column('title', row => <span data-column="title">{renderLink ? renderLink(row, row.title) : row.title}</span>, {
        line: 'title',
        truncate: true,
      }),
      column(
        'difficulty',
        row => row.difficulty !== undefined && <DifficultyMark data-column="difficulty" difficulty={row.difficulty} named />,
        { width: '128px' },
      ),
      column('tags', row => <TagsCell tags={row.tags} />, { width: '216px', truncate: true }),
      column('total', row => <Figure data-column="total">{formatCount(row.total, locale)}</Figure>, {
        align: 'end',
        width: '88px',
        line: 'none',
      }),
      column('rate', row => <Rate accepted={row.accepted} total={row.total} />, { align: 'end', width: '184px' }),
    ];
  }, [say, locale, renderLink]);
}

const isTried = (status: VerdictStatus | undefined): status is VerdictStatus => status !== undefined && status !== -10 && status !== 'NS';

/** Nothing at all without a status: on a phone an empty cell takes no room. */
const statusCell = (status: VerdictStatus | undefined) =>
  isTried(status) && (
    <span data-column="status">
      <Suspense>
        <VerdictSeal status={status} />
      </Suspense>
    </span>
  );

/** Number of tags that are drawn, so that a row is one line. */
const MOST_TAGS = 2;

function TagsCell({ tags = [] }: Pick<ProblemRecord, 'tags'>) {
  const names = new Intl.ListFormat(useLocale(), { type: 'unit' }).format(tags.map(({ name }) => name));
  const more = tags.length - MOST_TAGS;
  return (
    <Tags data-column="tags">
      {tags.slice(0, MOST_TAGS).map(tag => (
        <Tag key={tag.id}>{tag.name}</Tag>
      ))}
      {more > 0 && (
        <Suspense fallback={`+${more}`}>
          <MoreTags count={more} names={names} />
        </Suspense>
      )}
    </Tags>
  );
}

function Rate({ accepted, total }: { accepted: number; total: number }) {
  const percent = total ? (100 * accepted) / total : 0;
  return (
    <RateCell data-column="rate">
      <span aria-hidden style={{ '--share': `${percent}%` } as CSSProperties} />
      <Figure>{total ? `${percent.toFixed(2)}%` : '—'}</Figure>
    </RateCell>
  );
}

const Figure = styled.span`
  font: ${theme.font.number};
`;

const Id = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
  overflow-wrap: anywhere;
`;

const Tags = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  & > span {
    min-width: 0;
  }
`;

const RateCell = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[4]};
  vertical-align: middle;
  & > [aria-hidden] {
    width: 72px;
    height: 5px;
    border-radius: 3px;
    background: linear-gradient(${theme.color.success}, ${theme.color.success}) 0 0 / var(--share) 100% no-repeat ${theme.color.sunken};
  }
  & > :last-child {
    min-width: 7ch;
    text-align: end;
  }
`;
