import { styled } from 'styled-components';
import { theme } from '../src/theme/theme';

/** Steps of space as bars, corners as squares. */
export function SpaceSheet() {
  return (
    <Root>
      <Steps>
        {Object.entries(theme.space).map(([step, size]) => (
          <li key={step}>
            <code>space.{step}</code>
            <i style={{ width: size }} />
            <span>{size}</span>
          </li>
        ))}
      </Steps>
      <Corners>
        {Object.entries(theme.radius).map(([name, size]) => (
          <li key={name}>
            <i style={{ borderRadius: size }} />
            <code>radius.{name}</code>
            <span>{size}</span>
          </li>
        ))}
      </Corners>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
  gap: 24px;
  padding: 22px 26px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text2};
  font: ${theme.font.number};
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & code {
    color: ${theme.color.text};
    font: inherit;
  }
`;

const Steps = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: 92px 64px 1fr;
    align-items: center;
    gap: 10px;
    padding: 4px 0;
  }
  & i {
    height: 14px;
    border-radius: 2px;
    background: ${theme.color.ink};
  }
`;

const Corners = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 18px;
  & > li {
    display: grid;
    justify-items: start;
    gap: 4px;
  }
  & i {
    width: 72px;
    height: 72px;
    border: 1px solid ${theme.color.lineStrong};
    background: ${theme.color.sunken};
  }
`;
