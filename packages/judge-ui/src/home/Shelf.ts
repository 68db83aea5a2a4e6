import { theme } from '@oj/ui';
import { css, styled } from 'styled-components';

/**
 * Heights of the rows of the head. They do not depend on what stands in them, so that nothing moves when it arrives. For whatever holds both.
 */
export const rowHeights = css`
  --row-gap: ${theme.space[7]};
  --first-row: 88px;
  --second-row: 180px;
  @media (pointer: coarse) {
    --second-row: 216px;
  }
  ${theme.phone} {
    --row-gap: ${theme.space[6]};
    --first-row: 136px;
  }
`;

/** Cards side by side, all as wide. Where they do not fit they are scrolled, and the next one is seen to begin. */
export const Shelf = styled.div`
  display: grid;
  box-sizing: border-box;
  grid-auto-flow: column;
  grid-auto-columns: minmax(min(300px, 84%), 1fr);
  gap: var(--row-gap);
  height: calc(var(--first-row) + 8px);
  margin: -4px;
  padding: 4px;
  overflow: auto hidden;
  overscroll-behavior-inline: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  & > * {
    scroll-snap-align: center;
  }
  &[data-row='second'] {
    height: calc(var(--second-row) + 8px);
  }
  &[data-row='both'] {
    height: calc(var(--first-row) + var(--row-gap) + var(--second-row) + 8px);
  }
`;
