import { css } from 'styled-components';
import { theme } from '../../theme/theme';

/** A face, and beside it the text. The one that the address names is washed. */
export const entryStyle = css`
  display: flex;
  gap: ${theme.space[5]};
  min-width: 0;
  scroll-margin-block: 96px;

  & > [data-part='face'] {
    flex: none;
  }
  & > [data-part='text'] {
    flex: 1;
    min-width: 0;
  }
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px;
    margin-inline-start: -6px;
  }
  &:target,
  &[data-focused] {
    border-radius: ${theme.radius.seal};
    outline: 0;
    background: ${theme.color.accentSoft};
    box-shadow: 0 0 0 6px ${theme.color.accentSoft};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 4px;
  }
  ${theme.phone} {
    gap: ${theme.space[4]};
  }
`;
