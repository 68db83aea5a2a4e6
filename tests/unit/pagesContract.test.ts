import { contract, endpointsOf } from '@oj/contract';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pagesContract } from '../../packages/app/build/pagesContract';

const folder = 'packages/contract/src';
const files = globSync('**/*.ts', { cwd: folder }).filter(name => !name.endsWith('.test.ts'));
const routesIn = (text: string) =>
  text.match(/endpoint\(\s*['"](GET|POST|PUT|DELETE) [^'"]+/g)?.map(call => call.replaceAll(/\s+|["']/g, '')) ?? [];

it.each(files)('pages get every call and answer of %s', name => {
  const [whole, lean] = [readFileSync(`${folder}/${name}`, 'utf8'), pagesContract(`${folder}/${name}`)];
  expect(routesIn(lean)).toEqual(routesIn(whole));
  expect(lean.match(/\boutput: /g)).toEqual(whole.match(/\boutput: /g));
});

it('leaves out what only the server and the description of the API read', () => {
  const lean = pagesContract(`${folder}/submission.ts`);
  expect(lean).not.toMatch(/\b(summary|access|alias|input): |z\.describe/);
});

it('leaves it out of what calls have in common, too', () => {
  for (const name of ['admin/carousel', 'contest/contestEditor', 'trainingEditor', 'admin/remote'])
    expect(pagesContract(`${folder}/${name}.ts`)).not.toMatch(/\bsummary: /);
});

it('leaves out every summary and every description', () => {
  const lean = files.map(name => pagesContract(`${folder}/${name}`)).join('\n');
  expect([...endpointsOf(contract)].filter(([, , { summary }]) => lean.includes(summary)).map(([noun, name]) => `${noun}.${name}`)).toEqual(
    [],
  );
  expect(lean).not.toContain('z.describe(');
});

it('keeps the rules of forms, and marks shapes as droppable', () => {
  const lean = pagesContract(`${folder}/account/account.ts`);
  expect(lean).toContain('The password needs 6 to 20 characters');
  expect(lean).toMatch(/export const Registration = \/\*@__PURE__\*\/ ?z\.object/);
});
