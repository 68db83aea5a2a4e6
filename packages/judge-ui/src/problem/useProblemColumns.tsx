import { type ProblemRow, Status } from '@oj/contract';
import { type Column, DifficultyMark, formatCount, Tag, theme, useLocale, usePhrases } from '@oj/ui';
import { type CSSProperties, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { styled } from 'styled-components';
import { useUser } from '../session/SessionProvider';
import { usePageScope } from '../links/PageScope';
import { ProblemLink } from '../links/ProblemLink';
import { problemListPhrases } from './problemListPhrases';

/** Loaded lazily: a visitor has no statuses, and those of a user arrive after the list. */
const VerdictSeal = lazy(async () => ({ default: (await import('@oj/ui/VerdictSeal')).VerdictSeal }));

export type MyStatuses = Record<string, { status: Status }> | undefined;

/** The columns of the problem list. Each cell carries `data-column`, so that the phone's cards can place it. */
export function useProblemColumns(myStatuses: MyStatuses): readonly Column<ProblemRow>[] {
  const say = usePhrases(problemListPhrases);
  const locale = useLocale();
  const isLoggedIn = !!useUser();
  // GRP-022: a list of a group leads into focus mode.
  const isFocused = usePageScope().gid !== undefined;
  return useMemo(() => {
    const column = (key: string, header: string, cell: (row: ProblemRow) => ReactNode, more?: Partial<Column<ProblemRow>>) => ({
      key,
      header,
      cell,
      ...more,
    });
    const myStatus = column('myStatus', say('myStatus'), row => statusCell(myStatuses?.[row.pid]?.status), {
      headerHidden: true,
      width: '76px',
      line: 'first',
    });
    const columns = [
      column('id', say('id'), row => <Id data-column="id">{row.problemId}</Id>, { width: '96px', line: 'first' }),
      column(
        'title',
        say('name'),
        row => (
          <span data-column="title">
            <ProblemLink problemId={row.problemId} isFocused={isFocused}>
              {row.title}
            </ProblemLink>
          </span>
        ),
        { line: 'title' },
      ),
      column('difficulty', say('difficulty'), row => <DifficultyMark data-column="difficulty" difficulty={row.difficulty} named />, {
        width: '128px',
      }),
      column('tags', say('tags'), row => (
        <Tags data-column="tags">
          {row.tags.map(tag => (
            <Tag key={tag.id}>{tag.name}</Tag>
          ))}
        </Tags>
      )),
      column('total', say('total'), row => <Figure data-column="total">{formatCount(row.total, locale)}</Figure>, {
        align: 'end',
        width: '88px',
        line: 'none',
      }),
      column('rate', say('rate'), row => <Rate ac={row.ac} total={row.total} />, { align: 'end', width: '184px' }),
    ];
    return isLoggedIn ? [myStatus, ...columns] : columns;
  }, [say, locale, isLoggedIn, isFocused, myStatuses]);
}

/** Nothing at all without a status: on a phone an empty cell takes no room. */
const statusCell = (status: Status = Status.notSubmitted) =>
  status !== Status.notSubmitted && (
    <span data-column="myStatus">
      <Suspense>
        <VerdictSeal status={status} />
      </Suspense>
    </span>
  );

function Rate({ ac, total }: { ac: number; total: number }) {
  const percent = total ? (100 * ac) / total : 0;
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
  flex-wrap: wrap;
  gap: ${theme.space[2]};
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
