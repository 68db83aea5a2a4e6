import { styled } from 'styled-components';
import { theme } from '../src/theme/theme';
import { PaperAndInk } from './PaperAndInk';

interface Swatch {
  token: string;
  use: string;
}

const papers: readonly Swatch[] = [
  { token: 'canvas', use: 'the page' },
  { token: 'surface', use: 'cards, tables' },
  { token: 'sunken', use: 'wells, tracks' },
  { token: 'hover', use: 'row under the pointer' },
  { token: 'line', use: 'hairlines' },
  { token: 'line-strong', use: 'edges of controls, 3 : 1' },
];

const inks: readonly Swatch[] = [
  { token: 'text', use: 'body text' },
  { token: 'text2', use: 'secondary text' },
  { token: 'text3', use: 'muted text' },
  { token: 'ink', use: 'the one primary action' },
  { token: 'accent', use: 'links, the own row' },
  { token: 'danger', use: 'what cannot be taken back' },
];

const washes: readonly Swatch[] = [0, 1, 2, 3, 4].map(step => ({ token: `wash-${step}`, use: `step ${step}` }));
const charts: readonly Swatch[] = [0, 1, 2, 3, 4, 5, 6, 7].map(step => ({ token: `chart-${step}`, use: `series ${step + 1}` }));

/** Every core colour in both themes, as the page really shows it. */
export function ColourSheet() {
  return (
    <PaperAndInk>
      <Group name="Paper" swatches={papers} />
      <Group name="Ink" swatches={inks} />
      <Group name="Five tones of ink 墨分五色" swatches={washes} />
      <Group name="Charts" swatches={charts} />
    </PaperAndInk>
  );
}

function Group({ name, swatches }: { name: string; swatches: readonly Swatch[] }) {
  return (
    <section>
      <Name>{name}</Name>
      <List>
        {swatches.map(({ token, use }) => (
          <li key={token}>
            <Chip style={{ background: `var(--oj-${token})` }} />
            <span>
              <code>--oj-{token}</code>
              <small>{use}</small>
            </span>
          </li>
        ))}
      </List>
    </section>
  );
}

const Name = styled.h3`
  margin: 0 0 10px;
  font: ${theme.font.title};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: 10px;
  margin: 0 0 24px;
  padding: 0;
  list-style: none;
  & li {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  & code {
    display: block;
    font: ${theme.font.number};
  }
  & small {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
`;

const Chip = styled.span`
  flex: none;
  width: 44px;
  height: 44px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  forced-color-adjust: none;
`;
