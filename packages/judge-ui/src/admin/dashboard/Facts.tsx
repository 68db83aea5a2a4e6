import { theme } from '@oj/ui';
import { styled } from 'styled-components';

/** Names and values under each other: `<dt>` and `<dd>` in a `<div>` each. */
export const Facts = styled.dl`
  display: grid;
  gap: ${theme.space[3]};
  margin: 0;
  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${theme.space[6]};
  }
  & dt {
    flex: none;
    color: ${theme.color.text2};
    font: ${theme.font.body};
  }
  & dd {
    min-width: 0;
    margin: 0;
    font: ${theme.font.number};
    text-align: end;
    overflow-wrap: anywhere;
  }
`;
