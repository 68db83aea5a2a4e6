import { css } from 'styled-components';
import { theme } from './theme';

/** The focus ring: 2 px of focus colour after a 2 px gap. Never removed. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
