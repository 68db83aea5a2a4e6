import { styled } from 'styled-components';
import { theme } from '../src/theme/theme';
import { useVerdictName } from '../src/verdict/verdictNames';
import { verdicts } from '../src/verdict/verdicts';
import { VerdictIcon } from '../src/judge/VerdictIcon/VerdictIcon';

/** The shapes of the verdicts, drawn for the library, at twice their size. */
export function GlyphSheet() {
  const nameOf = useVerdictName();
  return (
    <List>
      {verdicts
        .filter(({ name }) => name !== 'notSubmitted')
        .map(({ code, letters, pigment }) => (
          <li key={code}>
            <i style={{ background: `var(--oj-${pigment})` }}>
              <VerdictIcon status={code} />
            </i>
            <span>
              <b>{letters}</b>
              <small>{nameOf(code)}</small>
            </span>
          </li>
        ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  gap: 10px 16px;
  margin: 0;
  padding: 18px 22px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  & i {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${theme.radius.seal};
    color: ${theme.color.onSolid};
    forced-color-adjust: none;
  }
  & svg {
    width: 28px;
    height: 28px;
  }
  & b {
    display: block;
    font: 700 13px/18px ${theme.family.mono};
  }
  & small {
    color: ${theme.color.text2};
    font: ${theme.font.caption};
  }
`;
