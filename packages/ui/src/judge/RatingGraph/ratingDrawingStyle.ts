import { css } from 'styled-components';
import { drawingStyle } from '../../charts/drawingStyle';
import { theme } from '../../theme/theme';

/** Colours of the drawing. The grounds are pale: the line and the numbers are read on them. */
export const ratingDrawingStyle = css`
  ${drawingStyle}
  & text {
    font-variant-numeric: tabular-nums;
  }
  & [data-band] {
    opacity: 0.16;
  }
  & [data-line] {
    fill: none;
    stroke: ${theme.color.text2};
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  & [data-reach] {
    fill: transparent;
  }
  & [data-point] {
    fill: ${theme.color.accent};
    stroke: ${theme.color.surface};
    stroke-width: 2;
  }
  & [data-active] > [data-point] {
    r: 6px;
  }
  & g:focus-visible > [data-point] {
    stroke: ${theme.color.focus};
    stroke-width: 3;
  }
  @media (forced-colors: active) {
    & [data-line] {
      stroke: CanvasText;
    }
    & [data-point] {
      fill: Highlight;
    }
    & [data-band] {
      fill: none;
    }
  }
`;
