import { expect, it } from 'vitest';
import { choicesOf, isNew } from './tagChoices';

const dp = { key: '1', name: 'Dynamic Programming' };
const graph = { key: '2', name: 'graph' };
const create = (name: string) => ({ key: name, name });

it('offers what fits and is not taken, whatever the case', () => {
  expect(choicesOf({ options: [dp, graph], tags: [graph], text: '', create: undefined })).toEqual([dp]);
  expect(choicesOf({ options: [dp, graph], tags: [], text: ' DYNAMIC ', create: undefined })).toEqual([dp]);
});

it('offers a new tag only for a name that nobody has', () => {
  const last = (text: string, tags = [graph]) => choicesOf({ options: [dp, graph], tags, text, create }).at(-1);
  expect(last(' tree ')).toMatchObject({ name: 'tree' });
  expect(isNew(last('tree') ?? dp)).toBe(true);
  expect(last('Graph')).toBeUndefined();
  expect(last('   ')).toBe(dp);
  expect(choicesOf({ options: [dp], tags: [], text: 'tree', create: undefined })).toEqual([]);
});
