import { css } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

/** The row in which tabs stand. */
export const tabRow = css`
  display: flex;
  gap: ${theme.space[2]};
  border-block-end: 1px solid ${theme.color.line};
  overflow-x: auto;
  scrollbar-width: none;
  @media print {
    display: none;
  }
`;

/** One tab: a `role="tab"` or a link; the current one is `aria-selected` or `aria-current`. */
export const tabStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  flex: none;
  min-height: 42px;
  padding: 0 14px;
  border: 0;
  border-radius: ${theme.radius.control} ${theme.radius.control} 0 0;
  background: transparent;
  color: ${theme.color.text2};
  font: ${theme.font.lead};
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}

  &:focus-visible {
    outline-offset: -3px;
  }
  &:hover {
    color: ${theme.color.text};
  }
  &[aria-selected='true'],
  &[aria-current='page'] {
    color: ${theme.color.text};
    font-weight: 600;
    box-shadow: inset 0 -2.5px 0 ${theme.color.ink};
  }
  &:disabled {
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  & svg {
    width: 16px;
    height: 16px;
  }
  @media (forced-colors: active) {
    &[aria-selected='true'],
    &[aria-current='page'] {
      border-block-end: 3px solid Highlight;
    }
  }
`;
