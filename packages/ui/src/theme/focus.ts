import { css } from 'styled-components';
import { theme } from './theme';

/** The focus ring: 2 px of focus colour after a 2 px gap. Never removed. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

/** For a box that shows the focus of a field in it by `:has()`, which Firefox has from 121 on. The box says how far off the ring is. */
export const focusWithoutHas = css`
  @supports not selector(:has(*)) {
    &:focus-within {
      outline: 2px solid ${theme.color.focus};
    }
  }
`;
