import { theme } from '@oj/ui';
import { styled } from 'styled-components';

/** A main column with a side card. On narrow screens the side stands first, unless `data-side` is `last`. */
export const SideColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: start;
  gap: ${theme.space[7]};
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    &:not([data-side='last']) > :last-child {
      order: -1;
    }
    /* What comes after does not move in the window while this fills. */
    &[data-side='last'] > :first-child {
      min-height: 70dvh;
      align-content: start;
    }
  }
`;

/** Cards under each other in the side, or in the main column. */
export const SideStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
`;
