import { theme } from '@oj/ui';
import { styled } from 'styled-components';
import { WordField } from '../../shell/WordField';

/** What narrows a list of the back office, above it. */
export const FilterRow = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[5]};
  margin-block-end: ${theme.space[6]};
`;

/** The search field of such a row; a phone gives it a line of its own. */
export const FilterWord = styled(WordField)`
  flex: 0 1 320px;
  ${theme.phone} {
    flex: 1 1 100%;
  }
`;
