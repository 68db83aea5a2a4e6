import { theme, touchTarget } from '@oj/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The way back above the heading of a page that belongs to another. */
export const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.text2};
  text-decoration: none;
  ${touchTarget}
  & svg {
    width: 14px;
    height: 14px;
  }
`;
