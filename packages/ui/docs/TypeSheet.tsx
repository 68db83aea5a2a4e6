import { styled } from 'styled-components';
import { theme } from '../src/theme/theme';

const sample = 'Counting Osmanthus Paths 金桂问路 0O 1lI';

/** Every `theme.font`, in Latin and Chinese. */
export function TypeSheet() {
  return (
    <List>
      {Object.entries(theme.font).map(([name, font]) => (
        <li key={name}>
          <code>{name}</code>
          <span style={{ font }}>{sample}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 8px 24px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  list-style: none;
  & li {
    display: grid;
    grid-template-columns: 96px 1fr;
    align-items: baseline;
    gap: 16px;
    padding: 12px 0;
    overflow-wrap: anywhere;
  }
  & li + li {
    border-block-start: 1px solid ${theme.color.line};
  }
  & code {
    color: ${theme.color.text3};
    font: ${theme.font.number};
  }
`;
