import { expect, test } from 'vitest';
import { accountFits, accountRuleOf } from './accountRule';

const fits = (text: string, name: string) => {
  const rule = accountRuleOf(text);
  return rule ? accountFits(rule, name) : undefined;
};
const TEAMS = '<prefix>team</prefix><suffix>x</suffix><start>1</start><end>12</end><extra>guest coach</extra>';

test.each([
  ['team1x', true],
  ['team12x', true],
  ['team13x', false],
  ['team0x', false],
  ['team01x', false],
  ['team1.0x', false],
  ['teamx', false],
  ['Team1x', false],
  ['team1X', false],
  [' team1x', false],
  ['team1x ', false],
  ['ｔeam1x', false],
  ['guest', true],
  ['Guest', false],
  ['guest coach', false],
])('C12: %s fits: %s', (name, expected) => {
  expect(fits(TEAMS, name)).toBe(expected);
});

test('a name is compared in its composed form', () => {
  expect(fits('<extra>Zoe\u0308</extra>', 'Zo\u00eb')).toBe(true);
});

test.each(['', '<prefix>a</prefix>', '<start>5</start><end>1</end>', '<start>a</start><end>9</end>', '<extra> </extra>'])(
  'a rule that admits nobody is none: %s',
  text => {
    expect(accountRuleOf(text)).toBeUndefined();
  },
);
