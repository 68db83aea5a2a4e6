import { theme } from '@oj/ui';
import { styled } from 'styled-components';

/** Their words, never markup, in a scroll box. */
export function MessageText({ children }: { children: string }) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
  return <Text tabIndex={0}>{children}</Text>;
}

const Text = styled.pre`
  max-height: 320px;
  margin: 0;
  padding: 10px 14px;
  overflow: auto;
  font: ${theme.font.code};
  font-size: 13px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
  }
`;
