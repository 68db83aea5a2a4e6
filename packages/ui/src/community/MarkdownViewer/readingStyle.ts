import { css } from 'styled-components';
import { theme } from '../../theme/theme';

/** Typography of a text that is read: 16/27 (Chinese 16/28), lines of at most 72 ch or 42 em, figures and tables kept inside. */
export const readingStyle = css`
  color: ${theme.color.text};
  font: ${theme.font.reading};
  overflow-wrap: anywhere;
  text-autospace: normal;

  &:lang(zh) {
    line-height: 28px;
  }
  &[data-size='compact'] {
    font: 400 14px/22px ${theme.family.sans};
  }
  & > :first-child {
    margin-top: 0;
  }
  & > :last-child {
    margin-bottom: 0;
  }
  & p,
  & ul,
  & ol,
  & blockquote,
  & [data-paragraph] {
    max-width: var(--measure, min(72ch, 42em));
    margin: 0 0 12px;
  }
  & ul,
  & ol {
    padding-inline-start: 1.6em;
  }
  & li > p {
    margin-bottom: 4px;
  }
  & li.task-list-item {
    list-style: none;
    margin-inline-start: -1.4em;
  }
  & :is(h1, h2, h3, h4, h5, h6) {
    margin: 1.3em 0 0.4em;
    font: 600 17px/24px ${theme.family.serif};
    text-wrap: balance;
  }
  & h1 {
    font-size: 22px;
    line-height: 30px;
  }
  & h2 {
    font-size: 19px;
    line-height: 26px;
  }
  & strong {
    font-weight: 600;
  }
  /* A dot under each character; text-emphasis would push the lines apart. */
  & em:lang(zh) {
    padding-bottom: 3px;
    background: radial-gradient(circle closest-side, currentColor 60%, transparent) 0 100% / 1em 4px repeat-x;
    font-style: normal;
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
  & a:focus-visible {
    border-radius: 2px;
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  & blockquote {
    padding: 2px 0 2px 14px;
    border-inline-start: 3px solid ${theme.color.line};
    color: ${theme.color.text2};
  }
  & blockquote > :last-child {
    margin-bottom: 0;
  }
  & :not(pre) > code {
    padding: 1px 5px;
    border-radius: ${theme.radius.seal};
    background: ${theme.color.sunken};
    font-size: 0.9em;
  }
  & code.math-inline,
  & code.math-display {
    padding: 0;
    background: none;
    font: italic 1em ${theme.family.serif};
  }
  & > div,
  & > pre {
    margin: 0 0 14px;
  }
  /* Maths that is not set yet is one long line. */
  & > pre {
    overflow-x: auto;
  }
  & pre[data-broken] {
    overflow: auto;
    font: ${theme.font.code};
    white-space: pre-wrap;
  }
  & table {
    border-collapse: collapse;
    font-size: 15px;
    line-height: 22px;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    padding: 6px 12px;
    border: 1px solid ${theme.color.line};
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;
  }
  & th {
    background: ${theme.color.hover};
    font-weight: 600;
  }
  & img {
    max-width: 100%;
    height: auto;
    border-radius: ${theme.radius.seal};
  }
  & hr {
    margin: 24px 0;
    border: 0;
    border-top: 1px solid ${theme.color.line};
  }
  & .katex {
    font-size: 1.1em;
  }
  & .katex-display {
    margin: 0;
    padding: 8px 2px;
    overflow: auto hidden;
  }
  & .footnotes {
    border-top: 1px solid ${theme.color.line};
    padding-top: 10px;
    color: ${theme.color.text2};
    font: 400 14px/22px ${theme.family.sans};
  }
  & .sr-only {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
