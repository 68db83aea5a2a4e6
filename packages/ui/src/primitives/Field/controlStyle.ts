import { css } from 'styled-components';
import { theme } from '../../theme/theme';

/** The frame around a text box, a select or a text area. `data-size`, `data-invalid` and `data-disabled` vary it. */
export const controlStyle = css`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${theme.height.control};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.body};
  transition: border-color ${theme.motion.fast} ${theme.motion.ease};

  &[data-size='small'] {
    min-height: ${theme.height.controlSmall};
    font: ${theme.font.label};
    font-weight: 400;
  }
  &[data-size='large'] {
    min-height: 44px;
  }
  &:hover:not([data-disabled]) {
    border-color: ${theme.color.text2};
  }
  &:focus-within {
    border-color: ${theme.color.focus};
    outline: 2px solid ${theme.color.focus};
    outline-offset: -1px;
  }
  &[data-invalid] {
    border-color: ${theme.color.danger};
  }
  &[data-disabled] {
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    font-size: 16px;
  }
`;

/** The box inside that frame: no frame of its own, the frame shows the focus. */
export const bareControl = css`
  box-sizing: border-box;
  flex: 1;
  align-self: stretch;
  width: 100%;
  min-width: 0;
  padding: 0 11px;
  border: 0;
  border-radius: inherit;
  outline: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  &::placeholder {
    color: ${theme.color.text3};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
  }
`;
