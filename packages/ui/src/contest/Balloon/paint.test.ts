import { expect, it } from 'vitest';
import { paintOf } from './paint';

it('sets dark letters on bright colours and light ones on dark', () => {
  expect(['#fff', '#f2c94c', '#8fd3e8', '#1f2430', '#000', '#3a6fd8'].map(color => paintOf(color)?.bright)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('takes nothing that is not a plain colour', () => {
  for (const bad of [null, undefined, '', 'red', '#12345', 'url(https://x.example)', '#fff;background:red'])
    expect(paintOf(bad)).toBeUndefined();
});
