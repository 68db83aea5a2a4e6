import { css } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

/** A row of the desk: the focus comes to it when the one before it is done. */
export const rowStyle = css`
  ${focusRing}
  display: grid;
  align-items: center;
  gap: ${theme.space[5]};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-block-end: 1px solid ${theme.color.line};
  color: ${theme.color.text};
  font: ${theme.font.body};
  &:focus-visible {
    outline-offset: -2px;
  }
  &:last-child {
    border-block-end: 0;
  }
  ${theme.phone} {
    padding: 5px ${theme.space[4]};
  }
`;

/** The name by which the seat is found, to be read from afar. On a phone it stays in its line. */
export const whoStyle = css`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  font: 600 20px/26px ${theme.family.sans};
  ${theme.phone} {
    overflow: hidden;
    font-size: 18px;
    text-overflow: ellipsis;
    white-space: nowrap;
    && > * {
      display: flex;
      align-items: baseline;
      gap: ${theme.space[4]};
    }
    & > * > * {
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;
