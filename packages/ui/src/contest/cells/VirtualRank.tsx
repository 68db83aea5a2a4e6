import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

/** A rank that nobody has: of a virtual participant. */
export const VirtualRank = styled.span`
  padding: 3px 8px;
  border: 1px dashed ${theme.color.text3};
  border-radius: 13px;
  color: ${theme.color.text2};
`;
