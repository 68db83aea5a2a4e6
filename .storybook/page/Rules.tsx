import { styled } from 'styled-components';
import { theme } from '../../packages/ui/src/theme/theme';
import { inCode } from './inCode';

/** Short rules; code in backticks. */
export function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <List>
      {rules.map(rule => (
        <li key={rule}>{inCode(rule)}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 6px;
  max-width: 72ch;
  margin: 0;
  padding: 0 0 0 18px;
  color: ${theme.color.text};
  font: ${theme.font.lead};
  & ::marker {
    color: ${theme.color.text3};
  }
  & code {
    font-size: 13px;
  }
`;
