import { styled } from 'styled-components';
import { theme } from '../src/theme/theme';
import { PaperAndInk } from './PaperAndInk';

const minerals = [
  ['ac', '石绿', 'malachite', 'Accepted'],
  ['wa', '朱砂', 'cinnabar', 'Wrong answer'],
  ['run', '石青', 'azurite', 'Under way'],
  ['tle', '赭石', 'ochre', 'Time limit'],
  ['mle', '紫晶', 'amethyst', 'Memory limit'],
  ['re', '胭脂', 'rouge', 'Runtime error'],
  ['pac', '草绿', 'verdigris', 'Partly accepted'],
  ['ce', '赭墨', 'umber', 'Compile error'],
  ['pe', '赭黄', 'sienna', 'Presentation'],
  ['sys', '墨', 'ink', 'The system'],
  ['ca', '灰', 'grey', 'Not judged'],
] as const;

/** The pigments with their names, and what each of them says. */
export function PigmentSheet() {
  return (
    <PaperAndInk>
      <List>
        {minerals.map(([pigment, zh, en, meaning]) => (
          <li key={pigment} style={{ background: `var(--oj-${pigment})` }}>
            <b lang="zh-CN">{zh}</b>
            <span>{en}</span>
            <small>{meaning}</small>
          </li>
        ))}
      </List>
    </PaperAndInk>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: 8px;
  margin: 0 0 18px;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-direction: column;
    min-height: 96px;
    padding: 10px 12px;
    border-radius: ${theme.radius.control};
    color: ${theme.color.onSolid};
    forced-color-adjust: none;
  }
  & b {
    font: 600 19px/24px ${theme.family.serif};
  }
  & span {
    font: ${theme.font.label};
  }
  & small {
    margin-block-start: auto;
    font: 500 12px/16px ${theme.family.sans};
  }
`;
