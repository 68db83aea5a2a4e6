import { theme } from '@oj/ui';
import { styled } from 'styled-components';

/** The fields of one card of settings. */
export const SettingForm = styled.form.attrs({ noValidate: true })`
  display: grid;
  gap: ${theme.space[6]};
  min-width: 0;
`;

/** Two fields side by side where there is room; one with `data-wide` takes the whole row, a checkbox stands `data-beside` a field. */
export const SettingPairs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[6]} ${theme.space[7]};
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  & > [data-beside] {
    padding-block-start: 26px;
  }
  ${theme.phone} {
    grid-template-columns: minmax(0, 1fr);
    & > [data-beside] {
      padding-block-start: 0;
    }
  }
`;
