import { css } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

/**
 * The look of a button, for a host that styles its router link as one:
 * `const ButtonLink = styled(Link)(buttonStyle)`, then `data-tone` (`primary`, `quiet`, `danger`) and `data-size` (`small`).
 */
export const buttonStyle = css`
  position: relative;
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[4]};
  height: ${theme.height.control};
  padding: 0 14px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.strong};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background ${theme.motion.fast} ${theme.motion.ease};
  ${focusRing}

  &:hover:not(:disabled) {
    background: ${theme.color.hover};
  }
  &[data-size='small'] {
    height: ${theme.height.controlSmall};
    padding: 0 10px;
    font: ${theme.font.label};
  }
  &[data-tone='primary']:not(:disabled) {
    border-color: ${theme.color.ink};
    background: ${theme.color.ink};
    color: ${theme.color.onInk};
    &:hover {
      border-color: ${theme.color.inkHover};
      background: ${theme.color.inkHover};
    }
  }
  &[data-tone='quiet'] {
    border-color: transparent;
    background: transparent;
    &:hover:not(:disabled) {
      background: ${theme.color.hover};
    }
  }
  &[data-tone='danger']:not(:disabled) {
    border-color: ${theme.color.danger};
    color: ${theme.color.danger};
    &:hover {
      background: ${theme.color.dangerSoft};
    }
  }
  &:disabled {
    cursor: not-allowed;
    border-color: ${theme.color.line};
    background: ${theme.color.sunken};
    color: ${theme.color.text3};
  }
  &[data-tone='quiet']:disabled {
    border-color: transparent;
    background: transparent;
  }
  & svg {
    width: 16px;
    height: 16px;
    flex: none;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    min-width: 44px;
  }
  @media (forced-colors: active) {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
  @media print {
    display: none;
  }
`;
