import { css } from 'styled-components';
import { theme } from '../theme/theme';

/** What the drawings of lines have in common: words, the numbers at the left, and the rules beside them. */
export const drawingStyle = css`
  display: block;
  max-width: 100%;
  overflow: visible;
  print-color-adjust: exact;

  & g {
    outline: 0;
  }
  & text {
    fill: ${theme.color.text3};
    font: ${theme.font.caption};
  }
  & [data-axis='y'] {
    text-anchor: end;
    dominant-baseline: central;
  }
  & [data-rule] {
    stroke: ${theme.color.line};
  }
`;
