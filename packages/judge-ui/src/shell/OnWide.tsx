import { theme } from '@oj/ui';
import { styled } from 'styled-components';

/** What a phone has no room for. */
export const OnWide = styled.span`
  display: contents;
  ${theme.phone} {
    display: none;
  }
`;
