import { theme } from '@oj/ui';
import type { ComponentPropsWithoutRef } from 'react';
import { createGlobalStyle, css, styled } from 'styled-components';

/** Stays at the bottom of the window while the page scrolls: text first, then buttons. */
export const StickyBar = (props: ComponentPropsWithoutRef<'div'>) => (
  <>
    <AboveBar />
    <Bar {...props} />
  </>
);

/** Messages do not cover the buttons, and a field that gets the focus does not lie under them (WCAG 2.4.11). */
const AboveBar = createGlobalStyle`
  :root {
    --toast-foot: 72px;
    scroll-padding-block-end: 96px;
  }
`;

/** Text first, red where it says what is wrong, then buttons. */
export const barStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
  & > :first-child {
    flex: 1 1 200px;
    min-width: 0;
    color: ${theme.color.text2};
    font: ${theme.font.label};
    overflow-wrap: anywhere;
  }
  & > strong:first-child {
    color: ${theme.color.danger};
  }
`;

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${theme.layer.sticky};
  padding: ${theme.space[5]} ${theme.space[6]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow};
  ${barStyle}
  & > :first-child {
    flex-basis: 160px;
  }
`;
