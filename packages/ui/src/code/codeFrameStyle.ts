import { css } from 'styled-components';
import { theme } from '../theme/theme';

/** Frame and bar of code that is read, not written. */
export const codeFrameStyle = css`
  min-width: 0;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};

  & > [data-part='bar'] {
    display: flex;
    align-items: center;
    gap: ${theme.space[4]};
    min-height: 36px;
    padding: 4px 6px 4px 14px;
    border-block-end: 1px solid ${theme.color.line};
    background: ${theme.color.hover};
    color: ${theme.color.text2};
    font: ${theme.font.label};
  }
`;
