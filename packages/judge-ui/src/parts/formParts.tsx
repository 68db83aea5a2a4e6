import { theme } from '@oj/ui';
import { styled } from 'styled-components';

/** Rows of a section. */
export const Rows = styled.div`
  display: grid;
  gap: ${theme.space[7]};
`;

/** Fields side by side that wrap where they are too narrow. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  align-items: start;
  gap: ${theme.space[6]};
`;

/** Two fields side by side where there is room; one with `data-wide` takes the whole row, a checkbox stands `data-beside` a field. */
export const FieldPairs = styled.div`
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

export const FaultLine = styled.p`
  margin: 0;
  color: ${theme.color.danger};
  font: ${theme.font.label};
`;

export const QuietLine = styled.p`
  margin: 0;
  color: ${theme.color.text2};
  font: ${theme.font.body};
  overflow-wrap: anywhere;
`;

/** A named group of fields without a frame. */
export const PlainFieldset = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
