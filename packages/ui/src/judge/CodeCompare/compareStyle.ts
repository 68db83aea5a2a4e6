import { css } from 'styled-components';
import { codeFrameStyle } from '../../code/codeFrameStyle';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';

/** Lays both texts out in one column. Equal lines are shown once, and no filler is needed. */
const oneColumn = css`
  & [data-run] {
    grid-auto-flow: row;
    grid-template: none / minmax(0, 1fr);
  }
  & [data-run='same'] > [data-side='before'],
  & [data-filler] {
    display: none;
  }
`;

/** Frame, bar and lines; two columns of rows where there is room. */
export const compareStyle = css`
  ${codeFrameStyle}
  container-type: inline-size;

  & [data-part='captions'] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='captions'] > :not(:last-child)::after {
    content: '→';
    padding-inline: 6px;
    color: ${theme.color.text3};
  }
  & [data-part='counts'] {
    flex: none;
    font: 500 12px/16px ${theme.family.mono};
  }
  & [data-part='counts'] > small {
    ${visuallyHidden}
  }
  & :is(ins, del) {
    text-decoration: none;
  }
  & [data-part='counts'] ins {
    color: var(--oj-ac-fg);
  }
  & [data-part='counts'] del {
    color: var(--oj-wa-fg);
  }
  & [aria-pressed='true'] {
    background: ${theme.color.sunken};
    color: ${theme.color.text};
  }
  & > p {
    margin: 0;
    padding: 10px 14px 0;
    color: ${theme.color.text3};
    font: ${theme.font.body};
  }
  & > [data-part='lines'] {
    padding-block: 4px;
    overflow: auto;
    direction: ltr;
    outline: 0;
    font: ${theme.font.code};
    font-variant-ligatures: none;
    tab-size: 4;
  }
  & > [data-part='lines']:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
  & [data-run] {
    display: grid;
    grid-auto-flow: column;
    grid-template: repeat(var(--rows), auto) / minmax(0, 1fr) minmax(0, 1fr);
  }
  & [data-line] {
    position: relative;
    min-width: 0;
    padding-inline: calc(var(--number-width, 4ch) + 30px) 12px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & [data-line]::before {
    position: absolute;
    inset-inline-start: 4px;
    width: var(--number-width, 4ch);
    color: ${theme.color.text3};
    text-align: end;
    content: attr(data-line);
    user-select: none;
  }
  & :is(ins, del)[data-line]::after {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc(var(--number-width, 4ch) + 14px);
    font-weight: 600;
    user-select: none;
  }
  & ins[data-line] {
    background: var(--oj-ac-soft);
  }
  & del[data-line] {
    background: var(--oj-wa-soft);
  }
  & ins[data-line]::after {
    color: var(--oj-ac-fg);
    content: '+';
  }
  & del[data-line]::after {
    color: var(--oj-wa-fg);
    content: '−';
  }
  & :is(ins, del)[data-line]::before {
    color: ${theme.color.text2};
  }
  & [data-filler] {
    background: ${theme.color.sunken};
  }
  & [data-digits='5'],
  & [data-digits='6'] {
    --number-width: 6ch;
  }
  & [data-part='fold'] {
    display: block;
    width: 100%;
    min-height: 28px;
    margin-block: 4px;
    padding: 3px 14px;
    border: 0;
    background: ${theme.color.sunken};
    color: ${theme.color.text2};
    font: ${theme.font.label};
    text-align: start;
    cursor: pointer;
    ${focusRing}
    outline-offset: -2px;
  }
  & [data-part='fold']:hover {
    color: ${theme.color.text};
  }
  &[data-layout='inline'] {
    ${oneColumn}
  }
  @container (max-width: 639px) {
    ${oneColumn}
    & [data-part='layout'] {
      display: none;
    }
  }
  @media (pointer: coarse) {
    & [data-part='fold'] {
      min-height: 44px;
    }
  }
  @media print {
    & > [data-part='lines'] {
      max-height: none !important;
    }
    & [data-part='layout'] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    & :is(ins, del)[data-line] {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }
  }
`;
