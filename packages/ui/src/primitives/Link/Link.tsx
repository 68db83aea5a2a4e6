import { ArrowUpRight } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { linkStyle } from './linkStyle';

const words = phrases('link', { newTab: { zh: '（在新标签页打开）', en: '(opens in a new tab)' } });

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Where it leads. */
  href: string;
  /** `accent` alone in its place; `inline` is underlined, in running text; `ink` for titles in lists; `quiet` in footers. Default `accent`. */
  tone?: 'accent' | 'inline' | 'ink' | 'quiet';
  /** Leads out of the site: opens a new tab and says so. */
  external?: boolean;
}

/** Goes somewhere by the browser. For the host's router use `linkStyle`. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ tone = 'accent', external = false, children, ...rest }, ref) {
  const away = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Anchor ref={ref} data-tone={tone} {...away} {...rest}>
      {children}
      {external && <External />}
    </Anchor>
  );
});

function External() {
  const say = usePhrases(words);
  return (
    <>
      <ArrowUpRight aria-hidden />
      <Spoken>{say('newTab')}</Spoken>
    </>
  );
}

const Anchor = styled.a`
  position: relative;
  ${linkStyle}
`;

const Spoken = styled.span`
  ${visuallyHidden}
`;
