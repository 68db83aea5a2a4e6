import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../src/theme/theme';

/** The same thing on xuan paper and on night ink, whatever the toolbar says. */
export function PaperAndInk({ children }: { children: ReactNode }) {
  return (
    <Pair>
      <Half data-theme="light">{children}</Half>
      <Half data-theme="dark">{children}</Half>
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(320px, 1fr));
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  overflow: clip;
`;

const Half = styled.div`
  min-width: 0;
  padding: 22px 24px 4px;
  background: ${theme.color.canvas};
  color: ${theme.color.text};
  font: ${theme.font.body};
`;
