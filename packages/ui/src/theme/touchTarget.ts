import { css } from 'styled-components';

/** Of a link that stands alone: a finger has 24 px each way. One within a sentence is as high as its line. */
export const touchTarget = css`
  @media (pointer: coarse) {
    display: inline-flex;
    align-items: center;
    min-width: 24px;
    min-height: 24px;
  }
`;
