import { css } from 'styled-components';
import { theme } from './theme';

/** Shows the focus of a field on its box in browsers without `:has()`, such as Firefox before 121. The box sets the offset of the ring. */
export const focusWithoutHas = css`
  @supports not selector(:has(*)) {
    &:focus-within {
      outline: 2px solid ${theme.color.focus};
    }
  }
`;
