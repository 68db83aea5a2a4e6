import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { tabRow, tabStyle } from '../Tabs/tabStyle';

export interface TabLinksProps extends ComponentPropsWithoutRef<'nav'> {
  /** Names the navigation. */
  'aria-label': string;
}

/** A row of links that looks like tabs. Its children are the host's links; the current one carries `aria-current="page"`. */
export const TabLinks = forwardRef<HTMLElement, TabLinksProps>(function TabLinks(props, ref) {
  return <Row ref={ref} {...props} />;
});

const Row = styled.nav`
  ${tabRow}
  & > a {
    ${tabStyle}
  }
`;
