import { css } from 'styled-components';
import { theme } from '../../theme/theme';

/** The box that scrolls, and the measures that all of its rows share. */
export const portStyle = css`
  --row-height: 48px;
  --head-height: 74px;
  --rank: 62px;
  --team: 252px;
  --follow: 0px;
  --main: 66px;
  --side: 86px;
  --problem: 62px;
  --own: 0px;
  /* Few problems leave the board narrower than the page, and no blank between a team and its results. */
  --team-track: minmax(var(--team), 420px);
  --problem-track: minmax(var(--problem), 120px);
  --lead: var(--rank) var(--team-track) var(--main) var(--side);
  position: relative;
  inline-size: fit-content;
  max-inline-size: 100%;
  max-block-size: var(--board-height);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow: auto;
  overscroll-behavior-inline: contain;
  scroll-padding-block: calc(var(--head-height) + var(--pinned-top) * var(--row-height) + 4px)
    calc(var(--pinned-bottom) * var(--row-height) + 4px);
  scroll-padding-inline: calc(var(--rank) + var(--team) + var(--follow) + var(--main) + var(--side) + 6px) 6px;

  &[data-follow='true'] {
    --follow: 36px;
    --lead: var(--rank) var(--team-track) var(--follow) var(--main) var(--side);
  }
  &[data-kind='ioi'] {
    --side: 0px;
    --lead: var(--rank) var(--team-track) var(--main);
  }
  &[data-kind='ioi'][data-follow='true'] {
    --lead: var(--rank) var(--team-track) var(--follow) var(--main);
  }
  &[data-density='compact'] {
    --row-height: 36px;
    --head-height: 66px;
    --problem: 74px;
  }
  &[data-draw='all'] {
    max-block-size: none;
  }
  @media (min-width: 768px) {
    /* Every problem is in sight: names are cut down to these widths before a result is. */
    &[data-fit] {
      --rank: 46px;
      --team: 110px;
      --team-track: minmax(var(--team), 520px);
      --main: 48px;
      --side: 64px;
      --problem: 46px;
      --problem-track: clamp(
        var(--problem),
        (100% - var(--rank) - 300px - var(--follow) - var(--main) - var(--side) - var(--own)) / var(--problems),
        120px
      );
      inline-size: 100%;
    }
    &[data-fit][data-kind='ioi'] {
      --side: 0px;
    }
  }
  &[data-problems='false'] {
    inline-size: 100%;
  }
  ${theme.phone} {
    /* These widths leave room for three problems beside rank, team and totals. */
    --rank: 34px;
    --team: 94px;
    --main: 36px;
    --side: 48px;
    --problem: 46px;
    /* Points have three figures, run times four and a unit. */
    &[data-kind='oi'] {
      --main: 40px;
      --side: 56px;
      --problem: 42px;
    }
    &[data-kind='ioi'] {
      --main: 46px;
    }
    scroll-padding-inline: calc(var(--rank) + var(--team) + 6px) 6px;
  }
  @media print {
    inline-size: auto;
    max-block-size: none;
    border: 0;
    overflow: visible;
  }
`;

/** The table as a stack of grids, so that a row can stand anywhere and columns still agree. On paper it is a table again. */
export const gridStyle = css`
  display: block;
  inline-size: 100%;
  min-inline-size: calc(
    var(--rank) + var(--team) + var(--follow) + var(--main) + var(--side) + var(--own) + var(--problems) * var(--problem)
  );

  & > thead,
  & > tbody {
    display: block;
  }
  & > thead {
    position: sticky;
    inset-block-start: 0;
    z-index: 4;
  }
  & > tbody[data-pinned] {
    position: sticky;
    z-index: 3;
    background: ${theme.color.surface};
  }
  & > tbody[data-pinned='top'] {
    inset-block-start: var(--head-height);
    box-shadow: 0 8px 10px -10px rgb(0 0 0 / 0.35);
  }
  & > tbody[data-pinned='bottom'] {
    inset-block-end: 0;
    box-shadow: 0 -8px 10px -10px rgb(0 0 0 / 0.35);
  }
  & > tbody[data-rows] {
    position: relative;
    block-size: calc(var(--rows) * var(--row-height) - 1px);
  }
  @media print {
    display: table;
    min-inline-size: 0;
    border-spacing: 2px;
    & > thead {
      display: table-header-group;
      position: static;
    }
    & > tbody[data-rows] {
      display: table-row-group;
      block-size: auto;
    }
    & > tbody[data-pinned] {
      display: none;
    }
  }
`;

/** A row of the grid: of the head, of the body, of a pinned group. */
export const rowStyle = css`
  display: grid;
  grid-template-columns: var(--lead) var(--own-columns,) repeat(var(--problems), var(--problem-track));
  box-sizing: border-box;
  inline-size: 100%;
  background: ${theme.color.surface};

  & > [data-stuck] {
    position: sticky;
    z-index: 1;
    background: inherit;
  }
  & > [data-stuck='rank'] {
    inset-inline-start: 0;
  }
  & > [data-stuck='team'] {
    inset-inline-start: var(--rank);
  }
  & > [data-stuck='follow'] {
    inset-inline-start: calc(var(--rank) + var(--team));
  }
  & > [data-stuck='main'] {
    inset-inline-start: calc(var(--rank) + var(--team) + var(--follow));
  }
  & > [data-stuck='side'] {
    inset-inline-start: calc(var(--rank) + var(--team) + var(--follow) + var(--main));
  }
  & > [data-last] {
    border-inline-end: 1px solid ${theme.color.line};
    box-shadow: 6px 0 8px -8px rgb(0 0 0 / 0.25);
  }
  ${theme.phone} {
    & > [data-stuck='follow'],
    & > [data-stuck='main'],
    & > [data-stuck='side'] {
      position: static;
    }
    & > [data-last] {
      border: 0;
      box-shadow: none;
    }
    & > [data-stuck='team'] {
      border-inline-end: 1px solid ${theme.color.line};
      box-shadow: 6px 0 8px -8px rgb(0 0 0 / 0.25);
    }
  }
  @media print {
    display: table-row;
    position: static;
    break-inside: avoid;
    & > [data-stuck] {
      position: static;
      box-shadow: none;
    }
  }
`;

export const cellFocus = css`
  &:focus-visible {
    z-index: 2;
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }
  &[data-stuck]:focus-visible {
    outline-offset: -3px;
  }
`;
