import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { argTypeOf, exampleOf } from '../../.storybook/argTables';
import type { Described } from '../../packages/ui/build/metadata';

const { exports } = JSON.parse(readFileSync(path.join(inject('packageFolder'), 'metadata.json'), 'utf8')) as { exports: Described[] };
const props = exports.flatMap(({ name, props = [] }) => props.map(prop => ({ component: name, prop })));
const rowOf = (component: string, name: string) => {
  const found = props.find(each => each.component === component && each.prop.name === name);
  if (!found) throw new Error(`${component} has no ${name}`);
  return argTypeOf(found.prop, undefined);
};

test('every prop has a row that says what it is', () => {
  const rows = props.map(({ component, prop }) => ({ component, row: argTypeOf(prop, undefined) }));
  expect(rows.length).toBeGreaterThan(800);
  expect(
    rows.filter(({ row }) => !row.description || !row.table?.type?.summary).map(({ component, row }) => `${component}.${row.name}`),
  ).toEqual([]);
});

test('words are chosen, switches are turned, and defaults are those of the code', () => {
  expect(rowOf('Button', 'size')).toMatchObject({ control: { type: 'select' }, table: { defaultValue: { summary: "'medium'" } } });
  expect(rowOf('Button', 'size').options?.toSorted()).toEqual(['medium', 'small']);
  expect(rowOf('Button', 'pending')).toMatchObject({ control: { type: 'boolean' }, table: { defaultValue: { summary: 'false' } } });
  expect(rowOf('CodeCompare', 'around')).toMatchObject({ control: { type: 'number' }, table: { defaultValue: { summary: '3' } } });
  // Bound in the body of the component, out of what its parameter leaves over.
  expect(rowOf('CodeCompare', 'defaultLayout')).toMatchObject({ table: { defaultValue: { summary: "'sides'" } } });
  expect(rowOf('SubmissionTable', 'renderLink')).toMatchObject({ control: false });
});

test('an object of a story is an example, cut when it is long', () => {
  expect(exampleOf([{ id: 1, open: () => undefined }])).toBe('[\n  {\n    "id": 1,\n    "open": "(function)"\n  }\n]');
  expect(exampleOf(Array.from({ length: 1_000 }, (_, id) => id))?.endsWith('\n…')).toBe(true);
  expect([exampleOf('text'), exampleOf(null), exampleOf({ $$typeof: 'element' })]).toEqual([undefined, undefined, undefined]);
});
