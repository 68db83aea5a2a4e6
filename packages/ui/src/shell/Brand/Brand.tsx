import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

/** The mark: a balloon whose string is a J, in paper on an ink square. */
export const BrandMark = forwardRef<SVGSVGElement, ComponentPropsWithoutRef<'svg'>>(function BrandMark(props, ref) {
  return (
    <svg ref={ref} viewBox="0 0 32 32" width="32" height="32" aria-hidden focusable="false" {...props}>
      <rect width="32" height="32" rx="7" fill="var(--oj-ink)" />
      <g fill="none" stroke="var(--oj-on-ink)" strokeWidth="2.6" strokeLinecap="round">
        <ellipse cx="16" cy="11.6" rx="6.4" ry="7.2" />
        <path d="M16 19v4.2c0 3.8-5.6 4.6-6.6 1.2" />
      </g>
    </svg>
  );
});

export interface BrandProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Name of the site. */
  name: string;
  /** Address of a logo to stand instead of the mark. */
  logoSrc?: string | undefined;
}

/** Mark and name of the site. The host puts it into a link to the first page. */
export const Brand = forwardRef<HTMLSpanElement, BrandProps>(function Brand({ name, logoSrc, ...rest }, ref) {
  return (
    <Root ref={ref} {...rest}>
      {logoSrc ? <Logo src={logoSrc} alt="" /> : <BrandMark />}
      <Name>{name}</Name>
    </Root>
  );
});

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  max-width: 100%;
  color: ${theme.color.text};
  font: 600 19px/24px ${theme.family.serif};
  letter-spacing: -0.01em;
  &:lang(zh) {
    letter-spacing: 0;
  }
  & > svg {
    flex: none;
  }
`;

const Logo = styled.img`
  flex: none;
  width: auto;
  max-width: 96px;
  height: 32px;
  object-fit: contain;
`;

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
