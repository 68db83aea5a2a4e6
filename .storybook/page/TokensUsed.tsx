import { styled } from 'styled-components';
import { theme } from '../../packages/ui/src/theme/theme';
import { Section } from './Section';
import { useTokens } from './useTokens';

/** The tokens that the source of the component reads; nothing when it reads none. */
export function TokensUsed({ file }: { file: string }) {
  const tokens = useTokens(file);
  if (tokens.length === 0) return null;
  return (
    <Section title="Tokens">
      <List>
        {tokens.map(({ name, painted }) => (
          <li key={name}>
            {painted && <i style={{ background: `var(${name})` }} />}
            <code>{name}</code>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 18px;
  margin: 0;
  padding: 0;
  color: ${theme.color.text2};
  list-style: none;
  & li {
    display: inline-flex;
    align-items: center;
    gap: 7px;
  }
  & i {
    width: 16px;
    height: 16px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.seal};
    forced-color-adjust: none;
  }
  & code {
    font: ${theme.font.number};
  }
`;
