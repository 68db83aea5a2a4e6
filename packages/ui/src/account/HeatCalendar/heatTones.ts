import { css } from 'styled-components';

/** A square in the tone of ink that `data-tone` names, 0 to 4. */
export const heatTones = css`
  box-sizing: border-box;
  border-radius: 3px;
  background: var(--oj-wash-0);
  print-color-adjust: exact;

  &[data-tone='1'] {
    background: var(--oj-wash-1);
  }
  &[data-tone='2'] {
    background: var(--oj-wash-2);
  }
  &[data-tone='3'] {
    background: var(--oj-wash-3);
  }
  &[data-tone='4'] {
    background: var(--oj-wash-4);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    forced-color-adjust: none;
  }
`;
