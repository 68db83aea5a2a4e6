import { css } from 'styled-components';
import { theme } from '../theme/theme';

/** Colours of highlighted code, from the pigments: they follow the page's theme. */
export const syntaxColors = css`
  & .hljs-comment,
  & .hljs-quote {
    color: ${theme.color.text3};
    font-style: italic;
  }
  & .hljs-keyword,
  & .hljs-meta,
  & .hljs-operator,
  & .hljs-selector-tag,
  & .hljs-doctag {
    color: ${theme.color.accent};
  }
  & .hljs-string,
  & .hljs-regexp,
  & .hljs-char,
  & .hljs-link {
    color: var(--oj-tle-fg);
  }
  & .hljs-number,
  & .hljs-literal,
  & .hljs-symbol {
    color: var(--oj-wa-fg);
  }
  & .hljs-type,
  & .hljs-built_in,
  & .hljs-class .hljs-title {
    color: var(--oj-ac-fg);
  }
  & .hljs-title,
  & .hljs-attr,
  & .hljs-section {
    color: var(--oj-run-fg);
  }
`;
