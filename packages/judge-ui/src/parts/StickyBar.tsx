import { theme } from '@oj/ui';
import type { ComponentPropsWithoutRef } from 'react';
import { createGlobalStyle, styled } from 'styled-components';

/** Stays at the bottom of the window while the page scrolls: text first, then buttons. */
export const StickyBar = (props: ComponentPropsWithoutRef<'div'>) => (
  <>
    <MessagesAboveBar />
    <Bar {...props} />
  </>
);

/** Messages do not cover the buttons. */
const MessagesAboveBar = createGlobalStyle`
  :root {
    --toast-foot: 72px;
  }
`;

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]} ${theme.space[6]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  & > :first-child {
    flex: 1 1 160px;
    min-width: 0;
    color: ${theme.color.text2};
    font: ${theme.font.label};
    overflow-wrap: anywhere;
  }
  & > strong:first-child {
    color: ${theme.color.danger};
  }
`;
