import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';

const words = phrases('footer', { links: { zh: '站点链接', en: 'Site' } });

export interface FooterProps extends Omit<ComponentPropsWithoutRef<'footer'>, 'children'> {
  /** The site's `Brand` or a line about it. */
  brand?: ReactNode;
  /** Links, each an `<a>`. */
  children?: ReactNode;
  /** Last line: licence, version, time of the server. */
  note?: ReactNode;
  /** End of the first row: language, theme. */
  end?: ReactNode;
}

/** The foot of every page. */
export const Footer = forwardRef<HTMLElement, FooterProps>(function Footer({ brand, children, note, end, ...rest }, ref) {
  const say = usePhrases(words);
  return (
    <Root ref={ref} {...rest}>
      <Row>
        {brand}
        {children && <Links aria-label={say('links')}>{children}</Links>}
        {end && <End>{end}</End>}
      </Row>
      {note && <Note>{note}</Note>}
    </Root>
  );
});

const Root = styled.footer`
  padding: 20px 40px 28px;
  border-block-start: 1px solid ${theme.color.line};
  color: ${theme.color.text2};
  font: ${theme.font.body};
  ${theme.phone} {
    padding-inline: 16px;
  }
  @media print {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[5]} 28px;
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    border-radius: 2px;
    color: ${theme.color.text2};
    text-decoration: none;
    ${focusRing}
  }
  & > a:hover {
    color: ${theme.color.text};
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    & > a {
      min-height: 44px;
    }
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  margin-inline-start: auto;
`;

const Note = styled.div`
  margin-block-start: ${theme.space[5]};
  color: ${theme.color.text3};
  font: ${theme.font.caption};
`;
