import { theme } from '@oj/ui';
import { styled } from 'styled-components';

/** A command as it is run, in the type of code. */
export const CommandLine = styled.code`
  color: ${theme.color.text};
  font-family: ${theme.family.mono};
  font-size: 13px;
  overflow-wrap: anywhere;
`;
