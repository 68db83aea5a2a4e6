import { theme } from '@oj/ui';
import { styled } from 'styled-components';

/** The cell of a table that names its row, often by a link, with marks beside the name. */
export const RowTitle = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  overflow-wrap: anywhere;
  ${theme.phone} {
    [data-line='title'] > & {
      display: flex;
      flex-wrap: nowrap;
      & > a {
        overflow: hidden;
        text-overflow: ellipsis;
      }
    }
  }
  & a {
    color: ${theme.color.text};
    font: ${theme.font.strong};
    text-decoration: none;
  }
  @media (pointer: coarse) {
    & a {
      padding-block: 2px;
    }
  }
  & a:hover {
    color: ${theme.color.accent};
    text-decoration: underline;
  }
`;
