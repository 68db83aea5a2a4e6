import { styled } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

/** A small word under a comment that can be pressed. */
export const QuietButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 26px;
  padding: 0 6px;
  border: 0;
  border-radius: ${theme.radius.seal};
  background: transparent;
  color: ${theme.color.text3};
  font: ${theme.font.label};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${theme.color.hover};
    color: ${theme.color.text};
  }
  &[aria-pressed='true'] {
    color: ${theme.color.accent};
  }
  &[aria-pressed='true'] > svg {
    fill: ${theme.color.accentSoft};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  & > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    padding: 0 10px;
  }
  @media print {
    display: none;
  }
`;
