import { memo } from 'react';
import { styled } from 'styled-components';
import { Balloon } from '../Balloon/Balloon';
import type { ContestProblem } from '../../ranking/standing';
import type { Say } from '../../locale/phrases';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { type BoardKindName, boardKinds } from './boardKinds';
import { cellFocus, rowStyle } from './boardStyle';
import { leadColumns, type ScoreboardColumn } from './ownColumns';
import type { scoreboardPhrases } from './scoreboardPhrases';

interface BoardHeadProps {
  kind: BoardKindName;
  problems: readonly ContestProblem[];
  follows: boolean;
  /** Columns of the host. */
  own?: readonly ScoreboardColumn[];
  /** Column that the Tab key reaches; -1: none of the head. */
  activeColumn: number;
  say: Say<typeof scoreboardPhrases.words>;
}

/** The head of the board: names of the totals, a balloon per problem with the number of those who solved it. */
export const BoardHead = memo(function BoardHead({ kind, problems, follows, own = none, activeColumn, say }: BoardHeadProps) {
  const { main, side } = boardKinds[kind];
  const lead = leadColumns(kind, follows);
  const names = { rank: say('rank'), team: say('team'), follow: say('follow'), main: say(main), side: side ? say(side) : '' };
  const tabIndexOf = (column: number) => (column === activeColumn ? 0 : -1);
  return (
    <Head>
      <Row aria-rowindex={1}>
        {lead.map((column, place) => (
          <Total key={column} data-stuck={column} data-last={place === lead.length - 1 || undefined} tabIndex={tabIndexOf(place)}>
            {column === 'follow' ? <Spoken>{names.follow}</Spoken> : names[column]}
          </Total>
        ))}
        {own.map(({ key, header }, place) => (
          <Total key={key} data-own tabIndex={tabIndexOf(lead.length + place)}>
            {header}
          </Total>
        ))}
        {problems.map((problem, place) => (
          <Problem
            key={problem.label}
            tabIndex={tabIndexOf(lead.length + own.length + place)}
            title={problem.title}
            aria-label={[
              [problem.label, problem.title].filter(Boolean).join(' '),
              typeof problem.solvedCount === 'number' && say('solvedBy', { count: problem.solvedCount }),
            ]
              .filter(Boolean)
              .join(', ')}
          >
            <Balloon letter={problem.label} color={problem.color} />
            <small>{problem.solvedCount ?? <Spoken>{problem.label}</Spoken>}</small>
          </Problem>
        ))}
      </Row>
    </Head>
  );
});

const none: readonly ScoreboardColumn[] = [];

const Head = styled.thead.attrs({ role: 'rowgroup' })``;

const Row = styled.tr.attrs({ role: 'row' })`
  ${rowStyle}
  block-size: var(--head-height);
  border-block-end: 1px solid ${theme.color.line};
  & > th {
    color: ${theme.color.text3};
    font: 500 12px/16px ${theme.family.sans};
  }
  @media print {
    & > th[scope] {
      display: table-cell;
      padding: 2px 4px;
      text-align: center;
      vertical-align: bottom;
    }
    & > th[data-stuck='team'] {
      text-align: start;
    }
    & > th > small {
      display: block;
    }
  }
`;

const Total = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  ${cellFocus}
  display: flex;
  align-items: flex-end;
  padding: 0 10px 10px;
  &[data-stuck='rank'],
  &[data-stuck='main'],
  &[data-own] {
    justify-content: center;
    padding-inline: 4px;
  }
  &[data-stuck='side'] {
    justify-content: flex-end;
  }
  ${theme.phone} {
    padding-inline: 4px;
    &[data-stuck='main'],
    &[data-stuck='side'] {
      font-size: 11px;
      overflow: hidden;
    }
  }
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;

const Problem = styled.th.attrs({ role: 'columnheader', scope: 'col' })`
  ${cellFocus}
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  gap: 2px;
  margin: 2px;
  padding-block-end: 6px;
  border-radius: ${theme.radius.seal};
  [data-opens~='problem'] & {
    cursor: pointer;
    &:hover {
      background: ${theme.color.hover};
    }
  }
  & > small {
    min-height: 14px;
    font: 400 11px/14px ${theme.family.mono};
  }
`;
