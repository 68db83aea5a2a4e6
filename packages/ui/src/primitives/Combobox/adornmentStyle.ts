import { css } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

/** A small button inside the frame of a control: clear, open, step. */
export const adornmentStyle = css`
  flex: none;
  display: grid;
  place-items: center;
  align-self: stretch;
  width: 32px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.text3};
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-offset: -4px;
  }
  &:hover:not(:disabled) {
    color: ${theme.color.text};
  }
  &:disabled {
    cursor: not-allowed;
  }
  & svg {
    width: 16px;
    height: 16px;
  }
  @media (pointer: coarse) {
    width: 44px;
  }
`;
