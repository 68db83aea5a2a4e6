import { expect, it } from 'vitest';
import { keyCapsOf } from './keyCapsOf';

it('writes presses as they stand on the keys', () => {
  expect(keyCapsOf('$mod+Enter', true)).toEqual(['⌘ ↵']);
  expect(keyCapsOf('$mod+Shift+k', false)).toEqual(['Ctrl Shift K']);
  expect(keyCapsOf('g p', false)).toEqual(['G', 'P']);
  expect(keyCapsOf('[Shift]+?', false)).toEqual(['?']);
  expect(keyCapsOf("$mod+'", false)).toEqual(["Ctrl '"]);
});
