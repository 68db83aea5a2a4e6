import { theme } from '@oj/ui';
import { styled } from 'styled-components';

/** The column of a page's content. */
export const Page = styled.main.attrs({ id: 'main', tabIndex: -1 })`
  width: 100%;
  max-width: 1440px;
  margin-inline: auto;
  padding: ${theme.space[9]} 40px ${theme.space[11]};
  outline: 0;
  ${theme.phone} {
    padding: ${theme.space[7]} 16px ${theme.space[10]};
  }
`;
