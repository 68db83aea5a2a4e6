import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

const words = phrases('breadcrumb', { label: { zh: '位置', en: 'Breadcrumb' } });

export interface BreadcrumbPlace {
  /** Unique in the row; with `href` absent, what `renderLink` makes the address of. */
  key: string;
  /** What it is called. */
  label: string;
  /** Where it leads. */
  href?: string | undefined;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Pages from the root of the site to this one, which comes last and is no link. */
  places: readonly BreadcrumbPlace[];
  /** Makes a place a link of the host's router. Default: `<a href>`. */
  renderLink?: (place: BreadcrumbPlace, children: ReactNode) => ReactNode;
}

const plainLink = ({ href }: BreadcrumbPlace, children: ReactNode) => (href === undefined ? children : <a href={href}>{children}</a>);

/** Where this page is. APG pattern: breadcrumb. */
export const Breadcrumb = forwardRef<HTMLElement, BreadcrumbProps>(function Breadcrumb({ places, renderLink = plainLink, ...rest }, ref) {
  const say = usePhrases(words);
  return (
    <Root ref={ref} aria-label={say('label')} {...rest}>
      <ol>
        {places.map((place, index) => (
          <li key={place.key} title={place.label}>
            {index === places.length - 1 ? <span aria-current="page">{place.label}</span> : renderLink(place, place.label)}
          </li>
        ))}
      </ol>
    </Root>
  );
});

const Root = styled.nav`
  min-width: 0;
  color: ${theme.color.text3};
  font: ${theme.font.label};

  & > ol {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    min-width: 0;
    max-width: 100%;
    min-height: 24px;
  }
  & li + li::before {
    margin-inline: ${theme.space[4]};
    color: ${theme.color.text3};
    content: '/' / '';
  }
  & :is(a, span) {
    max-width: 32em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & a {
    border-radius: ${theme.radius.seal};
    padding-block: 3px;
    color: ${theme.color.text2};
    text-decoration: none;
    ${focusRing}
    &:hover {
      color: ${theme.color.accent};
      text-decoration: underline;
    }
  }
  & [aria-current] {
    color: ${theme.color.text};
  }
`;
