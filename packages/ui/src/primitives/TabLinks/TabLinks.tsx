import { type ComponentPropsWithoutRef, forwardRef, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import { tabRow, tabStyle } from '../Tabs/tabStyle';

export interface TabLinksProps extends ComponentPropsWithoutRef<'nav'> {
  /** Names the navigation. */
  'aria-label': string;
}

/**
 * A row of links that looks like tabs. Its children are the host's links; the current one carries `aria-current="page"`
 * and is scrolled into the row.
 */
export const TabLinks = forwardRef<HTMLElement, TabLinksProps>(function TabLinks(props, ref) {
  const row = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => row.current, []);
  useCurrentInSight(row);
  return <Row ref={row} {...props} />;
});

/** Scrolls the row, not the page, when another link has become the current one. */
function useCurrentInSight(row: RefObject<HTMLElement | null>) {
  const shown = useRef<Element>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]') ?? null;
    if (!row.current || !current || current === shown.current) return;
    shown.current = current;
    const box = row.current.getBoundingClientRect();
    const tab = current.getBoundingClientRect();
    if (tab.left < box.left || tab.right > box.right)
      row.current.scrollBy({ left: tab.left + tab.width / 2 - (box.left + box.width / 2), behavior: 'instant' });
  });
}

const Row = styled.nav`
  ${tabRow}
  & > a {
    ${tabStyle}
  }
`;
