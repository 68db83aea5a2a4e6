import { expect, test } from 'vitest';
import { chosenSettings } from './chosenSettings';

test('EDT-009: what is one of the choices is kept', () => {
  expect(chosenSettings({ themeName: 'dracula', fontSize: 18, tabSize: 2, code: 'x' })).toEqual({
    themeName: 'dracula',
    fontSize: 18,
    tabSize: 2,
  });
});

test.each([undefined, null, 7, 'dracula', {}, { themeName: 'neon', fontSize: 13, tabSize: '4' }])('%j holds no choice', kept => {
  expect(chosenSettings(kept)).toEqual({});
});
