import { theme } from '@oj/ui';
import { styled } from 'styled-components';

/** What belongs to the user, a line each: what it is, and a button that ends it. */
export const OwnedList = styled.ul`
  margin: 0 0 ${theme.space[5]};
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[4]};
    padding-block: ${theme.space[4]};
  }
  & > li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-block-start: 1px solid ${theme.color.line};
  }
`;
