import { css } from 'styled-components';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';

/** A list of days; a sheet of seven columns from 640 px on. */
export const calendarStyle = css`
  container-type: inline-size;
  min-width: 0;
  color: ${theme.color.text};
  font: ${theme.font.body};

  & :is(ol, ul) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ol,
  & ul {
    gap: ${theme.space[4]};
  }
  & > ol > li {
    min-width: 0;
  }
  & > ol > [data-empty],
  & [data-part='number'],
  & [data-part='goes-on'],
  & > [data-part='weekdays'] {
    display: none;
  }
  & [data-part='date'] {
    display: block;
    margin-block-end: ${theme.space[2]};
    color: ${theme.color.text2};
    font: ${theme.font.label};
  }
  & [data-today] > [data-part='date'] {
    color: ${theme.color.accent};
  }
  & ul > li {
    display: grid;
    gap: 2px;
    padding-inline-start: 10px;
    border-inline-start: 3px solid ${theme.color.accent};
    overflow-wrap: anywhere;
  }
  & ul > [data-running] {
    border-color: var(--oj-ac);
  }
  & [data-part='when'] {
    color: ${theme.color.text2};
    font: ${theme.font.caption};
    font-variant-numeric: tabular-nums;
  }
  & [data-running] > [data-part='when'] {
    color: var(--oj-ac-fg);
  }
  & [data-part='title'] a {
    color: inherit;
    text-decoration: none;
  }
  & [data-part='title'] a:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
  & [data-part='title'] a:focus-visible {
    border-radius: 2px;
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  & > [data-part='empty'] {
    padding: ${theme.space[7]};
    color: ${theme.color.text3};
    text-align: center;
  }
  @container (min-width: 640px) {
    & > ol:not([data-absolute]),
    & > [data-part='weekdays'] {
      display: grid;
      grid-template-columns: repeat(7, minmax(0, 1fr));
      gap: 0;
    }
    & > [data-part='weekdays'] > span {
      padding: 4px 8px;
      color: ${theme.color.text3};
      font: ${theme.font.caption};
    }
    & > ol:not([data-absolute]) {
      overflow: clip;
      border-block-start: 1px solid ${theme.color.line};
      border-inline-start: 1px solid ${theme.color.line};
      border-radius: ${theme.radius.control};
    }
    & > ol:not([data-absolute]) > li {
      display: flex;
      flex-direction: column;
      gap: ${theme.space[3]};
      min-height: 92px;
      padding: 6px 8px 8px;
      border-block-end: 1px solid ${theme.color.line};
      border-inline-end: 1px solid ${theme.color.line};
      background: ${theme.color.surface};
    }
    & > ol > [data-past] {
      background: ${theme.color.sunken} !important;
    }
    & [data-part='number'] {
      display: block;
      align-self: flex-start;
      color: ${theme.color.text2};
      font: ${theme.font.caption};
      font-variant-numeric: tabular-nums;
    }
    & [data-today] > [data-part='number'] {
      padding-inline: 6px;
      border-radius: ${theme.radius.seal};
      background: ${theme.color.ink};
      color: ${theme.color.onInk};
    }
    & > ol:not([data-absolute]) [data-part='date'] {
      ${visuallyHidden}
    }
    & > ol:not([data-absolute]) [data-part='distance'] {
      display: none;
    }
    & > ol:not([data-absolute]) [data-part='title'] {
      font: ${theme.font.label};
    }
    & ul {
      gap: ${theme.space[3]};
    }
    & ul > li {
      padding-inline-start: 6px;
    }
    & [data-part='goes-on'] {
      display: block;
      overflow: hidden;
      padding-inline: 6px;
      border-radius: ${theme.radius.seal};
      background: ${theme.color.accentSoft};
      color: ${theme.color.text2};
      font: ${theme.font.caption};
      white-space: nowrap;
      text-overflow: ellipsis;
    }
  }
  @media (forced-colors: active) {
    & [data-part='goes-on'],
    & [data-today] > [data-part='number'] {
      border: 1px solid CanvasText;
    }
  }
`;
