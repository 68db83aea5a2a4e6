import { theme } from '@oj/ui';
import { styled } from 'styled-components';

/** Tab of `TabLinks` for a page that the reader may not open yet. */
export const DisabledTab = styled.a.attrs({ role: 'link', 'aria-disabled': true })`
  && {
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
`;
