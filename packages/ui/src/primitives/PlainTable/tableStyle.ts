import { css } from 'styled-components';
import { theme } from '../../theme/theme';

/** The box around the table: scrolls sideways when it must. */
export const frameStyle = css`
  --table-row: ${theme.height.row};
  position: relative;
  min-width: 0;
  overflow-x: auto;
  &[data-density='comfortable'] {
    --table-row: 48px;
  }
  &[data-density='compact'] {
    --table-row: 32px;
  }
  &[data-sticky] {
    overflow-x: visible;
    & thead th {
      position: sticky;
      inset-block-start: var(--table-sticky-top, 0);
      z-index: ${theme.layer.sticky};
    }
  }
  ${theme.phone} {
    &[data-sticky][data-narrow='scroll'] {
      overflow-x: auto;
    }
  }
`;

export const tableStyle = css`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  color: ${theme.color.text};
  font: ${theme.font.body};
  font-variant-numeric: tabular-nums lining-nums;

  & tbody tr:hover > td {
    background: ${theme.color.hover};
  }
  & tbody tr:last-child > td {
    border-block-end: 0;
  }
  & tbody tr[data-highlight] > td {
    background: ${theme.color.accentSoft};
  }
  & tbody tr[data-highlight] > td:first-child {
    box-shadow: inset 4px 0 0 ${theme.color.accent};
  }
  @media (forced-colors: active) {
    & tbody tr[data-highlight] > td:first-child {
      border-inline-start: 4px solid Highlight;
    }
  }
  & tbody tr[data-empty] > td {
    background: transparent;
  }
  &[aria-busy='true'] thead::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: 39px;
    height: 2px;
    background: repeating-linear-gradient(135deg, var(--oj-run) 0 3px, var(--oj-run-soft) 3px 7px);
  }

  ${theme.phone} {
    [data-narrow='scroll'] > & {
      min-width: 600px;
    }
    :is([data-narrow='cards'], [data-narrow='lines']) > & {
      display: block;
      & thead {
        display: none;
      }
      & tbody,
      & tbody tr {
        display: block;
      }
      & tbody tr {
        padding-block: ${theme.space[4]};
        border-block-end: 1px solid ${theme.color.line};
      }
      & tbody tr:last-child {
        border-block-end: 0;
      }
      & tbody tr[data-highlight] {
        background: ${theme.color.accentSoft};
        box-shadow: inset 4px 0 0 ${theme.color.accent};
      }
      & tbody tr[data-highlight] > td {
        background: transparent;
        box-shadow: none;
      }
    }
    [data-narrow='lines'] > & tbody tr:not([data-empty]) {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 ${theme.space[5]};
      padding-inline: ${theme.space[6]};
    }
    /* Where the first line ends. */
    [data-narrow='lines'] > & tbody tr:not([data-empty])::before {
      content: '';
      order: 2;
      flex: 0 0 100%;
    }
  }
`;

export const cellStyle = css`
  height: var(--table-row);
  padding: 4px 10px;
  border-block-end: 1px solid ${theme.color.line};
  text-align: start;
  transition: background ${theme.motion.fast} ${theme.motion.ease};
  &:first-child {
    padding-inline-start: 22px;
  }
  &:last-child {
    padding-inline-end: 22px;
  }
  &[data-align='center'] {
    text-align: center;
  }
  &[data-align='end'] {
    text-align: end;
  }
  &[data-truncate] {
    max-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${theme.phone} {
    [data-narrow='cards'] & {
      display: grid;
      grid-template-columns: 96px minmax(0, 1fr);
      align-items: center;
      justify-items: start;
      gap: ${theme.space[5]};
      height: auto;
      max-width: none;
      min-height: 32px;
      padding: 2px 16px;
      border: 0;
      text-align: start;
      white-space: normal;
      overflow-wrap: anywhere;
      & > * {
        max-width: 100%;
        overflow-wrap: anywhere;
      }
      &[data-label]::before {
        content: attr(data-label);
        color: ${theme.color.text3};
        font: ${theme.font.caption};
      }
      &[colspan] {
        display: block;
      }
      &:empty {
        display: none;
      }
    }
    [data-narrow='lines'] tr:not([data-empty]) > & {
      order: 3;
      height: auto;
      max-width: 100%;
      padding: 0;
      border: 0;
      line-height: 24px;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
      &[data-line='title'],
      &[data-line='first'] {
        order: 1;
      }
      &[data-line='title'] {
        flex: 1 1 0;
        min-width: 0;
        font: ${theme.font.lead};
      }
      &:empty,
      &[data-line='none'],
      tr[aria-hidden] > &:nth-child(n + 4) {
        display: none;
      }
      &[data-select] {
        order: 0;
        overflow: visible;
      }
    }
  }
`;
