import { type CSSProperties, memo } from 'react';
import { keyframes, styled } from 'styled-components';
import { CellFace } from '../cells/CellFace';
import type { ContestProblem, Standing } from '../../ranking/standing';
import type { CellTexts } from '../cells/useCellTexts';
import type { CellMark } from '../cells/cellMark';
import type { Say } from '../../locale/phrases';
import { theme } from '../../theme/theme';
import type { Board } from './board';
import { type ShownName, shownNameOf } from './boardFilter';
import { mainTotal, markOf, sideTotal, type BoardKindName } from './boardKinds';
import { bodyCells } from './bodyCells';
import { rowStyle } from './boardStyle';
import { FollowStar } from './FollowStar';
import { leadColumns, type ScoreboardColumn } from './ownColumns';
import { RankCell } from './RankCell';
import type { scoreboardPhrases } from './scoreboardPhrases';
import { TeamCell } from './TeamCell';

interface BoardRowProps {
  kind: BoardKindName;
  standing: Standing;
  /** Its place among the rows, from 0. */
  index: number;
  problems: readonly ContestProblem[];
  shownName: ShownName;
  density: Board['density'];
  /** Places won or lost. */
  change: number;
  follows: boolean;
  /** Columns of the host. */
  own?: readonly ScoreboardColumn[];
  teamHref: ((standing: Standing) => string) | undefined;
  /** Column that the Tab key reaches; -1: none of this row. */
  activeColumn: number;
  /** Stands in a pinned group, not at its place. */
  pinned?: boolean;
  /** Whether a ceremony opens the results of this row now. */
  turn?: boolean;
  /** Label of the problem whose result is opened next in a ceremony, or was opened last. */
  spotlight?: string | undefined;
  say: Say<typeof scoreboardPhrases.words>;
  textsOf: (mark: CellMark) => CellTexts;
}

/** One row of the board. Drawn again only when its own props change. */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { standing, index, problems, shownName, density, change, follows, teamHref, activeColumn, pinned = false, turn = false } = props;
  const { kind, say, textsOf, spotlight, own: ownColumns = none } = props;
  const { id, rank, award, virtual, own, concerned } = standing;
  const columns = leadColumns(kind, follows);
  const lead = columns.length + ownColumns.length;
  const last = columns.at(-1);
  const tabIndexOf = (column: number) => (column === activeColumn ? 0 : -1);
  return (
    <Row
      aria-rowindex={index + 2}
      data-id={id}
      data-own={own || undefined}
      data-turn={turn || undefined}
      data-moved={change === 0 ? undefined : change > 0 ? 'up' : 'down'}
      style={pinned ? undefined : ({ '--index': index } as CSSProperties)}
      data-placed={pinned ? undefined : true}
    >
      <td {...gridcell} data-stuck="rank" tabIndex={tabIndexOf(0)}>
        <RankCell rank={rank} award={award} virtual={virtual} change={change} say={say} />
      </td>
      <td {...gridcell} data-stuck="team" tabIndex={tabIndexOf(1)}>
        <TeamCell
          entrant={standing}
          shownName={shownName}
          href={teamHref?.(standing)}
          remark={virtual ? say('virtual') : rank === null ? say('unofficial') : undefined}
          avatarSize={density === 'compact' ? 24 : 32}
        />
      </td>
      {follows && (
        <td {...gridcell} data-stuck="follow" tabIndex={tabIndexOf(2)}>
          <FollowStar on={concerned === true} label={say('follows', { name: shownNameOf(standing, shownName) })} />
        </td>
      )}
      <td {...gridcell} data-stuck="main" data-last={last === 'main' || undefined} tabIndex={tabIndexOf(columns.indexOf('main'))}>
        {mainTotal(standing)}
      </td>
      {last === 'side' && (
        <td {...gridcell} data-stuck="side" data-last tabIndex={tabIndexOf(columns.length - 1)}>
          {sideTotal(standing)}
        </td>
      )}
      {ownColumns.map(({ key, cell }, place) => (
        <td {...gridcell} key={key} data-own tabIndex={tabIndexOf(columns.length + place)}>
          {cell(standing)}
        </td>
      ))}
      {problems.map((problem, place) => {
        const mark = markOf(standing, problem);
        const { note, spoken } = textsOf(mark);
        return (
          <td
            {...gridcell}
            key={problem.label}
            data-state={mark.state}
            data-spotlight={spotlight === problem.label || undefined}
            tabIndex={tabIndexOf(lead + place)}
            aria-label={spoken}
            title={mark.state === 'first-provisional' ? spoken : undefined}
            style={mark.state === 'partial' ? ({ '--share': mark.share } as CSSProperties) : undefined}
          >
            <CellFace mark={mark} note={note} />
          </td>
        );
      })}
    </Row>
  );
});

const none: readonly ScoreboardColumn[] = [];

/** Said aloud: a cell that is laid out as a box loses the role that a table gives it. */
const gridcell = { role: 'gridcell' } as const;

const settle = keyframes`
  from { background: ${theme.color.hover}; }
`;

const Row = styled.tr.attrs({ role: 'row' })`
  ${rowStyle}
  grid-template-rows: minmax(0, 1fr);
  block-size: var(--row-height);
  border-block-end: 1px solid ${theme.color.line};
  ${bodyCells}
  &[data-placed] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    translate: 0 calc(var(--index) * var(--row-height));
    transition: translate 300ms ${theme.motion.ease};
  }
  &[data-moved='up'] {
    z-index: 2;
  }
  &[data-moved] {
    animation: ${settle} 900ms ${theme.motion.ease};
  }
  &:hover {
    background: ${theme.color.hover};
  }
  &[data-own] {
    background: ${theme.color.accentSoft};
  }
  &[data-own] > [data-stuck='rank'] {
    box-shadow: inset 4px 0 0 ${theme.color.accent};
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-placed] {
      transition: none;
    }
    &[data-moved] {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    &[data-own] > [data-stuck='rank'] {
      border-inline-start: 4px solid Highlight;
    }
  }
  @media print {
    &[data-placed] {
      position: static;
      translate: none;
    }
  }
`;
