import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

/** A rank that nobody has: of a virtual participant. */
export const VirtualRank = styled.span.attrs({ role: 'img' })`
  display: inline-grid;
  place-items: center;
  min-width: 26px;
  height: 26px;
  padding: 0 4px;
  box-sizing: border-box;
  border: 1px dashed ${theme.color.text3};
  border-radius: 13px;
  color: ${theme.color.text2};
`;
