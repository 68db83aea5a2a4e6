import { theme } from '@oj/ui';
import { styled } from 'styled-components';

/** Buttons at the end of a form in a dialog. A delete button stands apart. */
export const DialogButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[4]};
  & > [data-tone='danger'] {
    margin-inline-end: auto;
  }
`;
