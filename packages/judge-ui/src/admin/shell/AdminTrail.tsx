import { Breadcrumb, type BreadcrumbPlace, theme } from '@oj/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePlacesAbove } from './usePlacesAbove';

/** Where the open page is in the back office. Sections have no page, so that they lead nowhere. */
export function AdminTrail() {
  const places = usePlacesAbove();
  return places && <Trail places={places} renderLink={linkTo} />;
}

const linkTo = ({ href }: BreadcrumbPlace, children: ReactNode) =>
  href === undefined ? <span>{children}</span> : <Link to={href}>{children}</Link>;

const Trail = styled(Breadcrumb)`
  margin-block-end: ${theme.space[6]};
  & li > span:not([aria-current]) {
    color: ${theme.color.text2};
  }
  ${theme.phone} {
    margin-block-end: ${theme.space[5]};
  }
  @media (pointer: coarse) {
    & a {
      padding-block: 12px;
    }
  }
`;
