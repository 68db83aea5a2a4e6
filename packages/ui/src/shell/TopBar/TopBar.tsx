import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { TopBarDrawer } from './TopBarDrawer';
import { barLink } from './barLink';

const words = phrases('topBar', {
  main: { zh: '主导航', en: 'Main' },
  skip: { zh: '跳到正文', en: 'Skip to content' },
});

export interface TopBarProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  /** The site's `Brand`, usually in a link to the first page. */
  brand: ReactNode;
  /** Links of the navigation; the current one carries `aria-current="page"`. On a phone they move into a drawer. */
  children?: ReactNode;
  /** End of the bar: search, language, messages, account. Stays on a phone. */
  end?: ReactNode;
  /** Only in the drawer of a phone, under the links: what `end` has no room for. */
  drawerEnd?: ReactNode;
  /** Id of the page's `<main>`, for the link that jumps over the bar. Default `main`. */
  mainId?: string;
}

/** The bar at the top of every page, 60 px high; stays while the page scrolls. */
export const TopBar = forwardRef<HTMLElement, TopBarProps>(function TopBar(
  { brand, children, end, drawerEnd, mainId = 'main', ...rest },
  ref,
) {
  const say = usePhrases(words);
  return (
    <Root ref={ref} {...rest}>
      <Skip href={`#${mainId}`}>{say('skip')}</Skip>
      <TopBarDrawer label={say('main')} end={drawerEnd}>
        {children}
      </TopBarDrawer>
      <BrandSlot>{brand}</BrandSlot>
      <Links aria-label={say('main')}>{children}</Links>
      <End>{end}</End>
    </Root>
  );
});

const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.layer.bar};
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: 28px;
  height: 60px;
  padding: 0 40px;
  border-block-end: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  @media (max-width: 1199px) {
    gap: 16px;
    padding: 0 20px;
  }
  ${theme.phone} {
    gap: 8px;
    padding: 0 12px 0 8px;
  }
  @media print {
    display: none;
  }
`;

const Skip = styled.a`
  position: absolute;
  inset-block-start: -60px;
  inset-inline-start: 12px;
  z-index: 1;
  padding: 8px 14px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.ink};
  color: ${theme.color.onInk};
  font: ${theme.font.strong};
  text-decoration: none;
  ${focusRing}
  &:focus-visible {
    inset-block-start: 12px;
  }
`;

const BrandSlot = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  min-width: 0;
  & a {
    display: inline-flex;
    min-width: 0;
    border-radius: ${theme.radius.seal};
    text-decoration: none;
    ${focusRing}
  }
  ${theme.phone} {
    flex: 1;
  }
`;

const Links = styled.nav`
  display: flex;
  flex: 1;
  gap: ${theme.space[1]};
  min-width: 0;
  height: 100%;
  overflow-x: auto;
  scrollbar-width: none;
  & > a {
    ${barLink}
  }
  ${theme.phone} {
    display: none;
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: ${theme.space[4]};
  margin-inline-start: auto;
`;
