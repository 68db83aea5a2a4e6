import { css } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

/** A link of the navigation in the bar. */
export const barLink = css`
  display: inline-flex;
  align-items: center;
  flex: none;
  padding: 0 12px;
  border-radius: ${theme.radius.control};
  color: ${theme.color.text2};
  font: ${theme.font.lead};
  text-decoration: none;
  white-space: nowrap;
  ${focusRing}

  &:focus-visible {
    outline-offset: -4px;
  }
  &:hover {
    color: ${theme.color.text};
  }
  &[aria-current='page'] {
    border-radius: 0;
    color: ${theme.color.text};
    font-weight: 600;
    box-shadow: inset 0 -2px 0 ${theme.color.ink};
  }
  @media (forced-colors: active) {
    &[aria-current='page'] {
      border-block-end: 2px solid Highlight;
    }
  }
`;
