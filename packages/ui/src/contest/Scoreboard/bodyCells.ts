import { css } from 'styled-components';
import { cellStyle } from '../cells/cellStyle';
import { theme } from '../../theme/theme';
import { cellFocus } from './boardStyle';

/** The cells of a row, styled from the row: a board has hundreds of them, and a styled component each would be felt. */
export const bodyCells = css`
  & > td {
    ${cellFocus}
    display: flex;
    align-items: center;
  }
  & > [data-stuck='rank'] {
    flex-direction: column;
    justify-content: center;
    font: 600 17px/20px ${theme.family.serif};
    text-align: center;
    &:has(small) {
      font-size: 15px;
      line-height: 17px;
    }
    &:has(small) > span {
      height: 26px;
      min-width: 26px;
    }
    [data-density='compact']:not(:root) & {
      flex-direction: row;
      gap: 3px;
    }
  }
  & > [data-stuck='team'] {
    gap: 11px;
    min-inline-size: 0;
    padding: 0 10px;
    ${theme.phone} {
      padding-inline: 4px 6px;
      & > span:first-child {
        display: none;
      }
    }
    @media print {
      & > span:first-child {
        display: none;
      }
    }
  }
  & > [data-stuck='follow'] {
    justify-content: center;
  }
  & > [data-stuck='main'] {
    justify-content: center;
    font: 600 20px/24px ${theme.family.serif};
    text-align: center;
  }
  & > [data-own] {
    justify-content: center;
    overflow: hidden;
    padding: 0 6px;
    color: ${theme.color.text2};
    font: ${theme.font.number};
    text-align: center;
  }
  & > [data-stuck='side'] {
    justify-content: flex-end;
    padding: 0 10px;
    color: ${theme.color.text2};
    font: 400 13px/18px ${theme.family.mono};
    text-align: end;
    white-space: nowrap;
    ${theme.phone} {
      padding-inline: 2px 5px;
      font-size: 12px;
    }
    ${theme.phone} {
      [data-kind='oi'] & {
        font-size: 11px;
      }
    }
  }
  & > [data-state] {
    ${cellStyle}
    margin: 4px 3px;
    [data-opens~='cell'] & {
      cursor: pointer;
    }
    [data-opens~='cell'] &:not([data-state='none']):hover {
      filter: brightness(0.95);
    }
    [data-density='compact']:not(:root) & {
      flex-direction: row;
      gap: 5px;
      font-size: 13px;
    }
  }
  @media print {
    & > td:is([data-stuck], [data-own], [data-state]) {
      display: table-cell;
      block-size: 30px;
      padding: 1px 4px;
      vertical-align: middle;
    }
    & > td[data-state] {
      text-align: center;
      & > small {
        justify-content: center;
      }
    }
  }
`;
