import { css } from 'styled-components';
import { theme } from './theme';

/** For a box that shows the focus of a field in it by `:has()`, which Firefox has from 121 on. The box says how far off the ring is. */
export const focusWithoutHas = css`
  @supports not selector(:has(*)) {
    &:focus-within {
      outline: 2px solid ${theme.color.focus};
    }
  }
`;
