import { css } from 'styled-components';

/** Gives a link that stands alone 24 px each way for a finger. A link within a sentence is as high as its line. */
export const touchTarget = css`
  @media (pointer: coarse) {
    display: inline-flex;
    align-items: center;
    min-width: 24px;
    min-height: 24px;
  }
`;
