import { realpathSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judged, nameOf } from '../support/judged';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

/** Compilers that the site chooses, in place of those of the system or beside them. */
let product: Product;
let root: Api;
let user: Api;
const path = realpathSync('/usr/bin/python3');
const own = { language: 'Python3', label: 'own', path };
const NAME = 'Python3 (own)';
const source = 'a, b = map(int, input().split())\nprint(a + b)\n';

beforeAll(async () => {
  product = await startProduct();
  root = await asRoot(product);
  user = await asNewUser(product, 'alice');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const reported = (name: string) =>
  until(async () => {
    const found = (await root.languageAdmin.compilers()).find(each => each.name === name)?.reports[0];
    return found && (found.isAvailable || found.hint !== 'It is being tested.') && found;
  }, 120_000);

test('only a super admin chooses them, and only what is installed where programs may look', async () => {
  for (const api of [product.as(), user]) {
    expect(await codeOf(api.languageAdmin.compilers())).toMatch(/^login\.required$|^access\.denied$/);
    expect(await codeOf(api.languageAdmin.setCompilers({ compilers: [own] }))).toMatch(/^login\.required$|^access\.denied$/);
  }
  const { token } = await root.apiToken.add({ name: 'machine', scopes: ['admin'], days: 1 });
  const machine = product.as(token);
  expect(await codeOf(machine.languageAdmin.compilers())).toBe('apiToken.scope');
  expect(await codeOf(machine.languageAdmin.setCompilers({ compilers: [own] }))).toBe('apiToken.scope');
  const refused = async (wrong: Partial<typeof own>) => codeOf(root.languageAdmin.setCompilers({ compilers: [{ ...own, ...wrong }] }));
  for (const place of ['/etc/shadow', '/opt/../etc', '/proc/self/root/opt/x', '/home/x/python3', product.dataDir, 'python3', '/opt'])
    expect([place, await refused({ path: place })]).toEqual([place, 'input.invalid']);
  expect(await refused({ language: 'Whitespace' })).toBe('language.unknown');
  expect(await refused({ label: 'a (b)' })).toBe('input.invalid');
  expect(await codeOf(root.languageAdmin.setCompilers({ compilers: [own, own] }))).toBe('input.invalid');
  expect(await root.languageAdmin.compilers()).toEqual([]);
  await expect(root.languageAdmin.setCompilers({ compilers: [{ ...own, path: '/etc/x' }] })).rejects.toMatchObject({
    message: expect.stringContaining('/opt'),
  });
});

test('one is offered beside the language, judges with it, and goes again', async () => {
  const gone = { language: 'C++ 17', label: '', path: '/opt/no-such-gcc' };
  await root.languageAdmin.setCompilers({ compilers: [own, gone] });
  expect(await reported(NAME)).toMatchObject({ isAvailable: true, version: expect.stringContaining('3.'), hint: null });
  expect(await reported('C++ 17')).toMatchObject({ isAvailable: true, hint: expect.stringContaining('There is no /opt/no-such-gcc') });
  const offered = await until(async () => (await user.problem.languages()).find(({ name }) => name === NAME));
  expect(offered).toMatchObject({ timeFactor: 2, contentType: 'text/x-python', description: expect.stringContaining(' · Python 3.') });
  const managed = await root.languageAdmin.list();
  expect(managed.map(({ name }) => name).indexOf(NAME)).toBe(managed.map(({ name }) => name).indexOf('Python3') + 1);

  const { submitId, status } = await judged(user, { language: NAME, code: source });
  expect(nameOf(status)).toBe('accepted');
  expect(nameOf((await judged(user, { language: 'C++ 17', code: 'int main() { return 1; }' })).status)).toBe('runtimeError');
  expect((await root.audit.list()).records[0]).toMatchObject({ action: 'settings.change', target: 'compilers' });

  await root.languageAdmin.setCompilers({ compilers: [] });
  await until(async () => !(await user.problem.languages()).some(({ name }) => name === NAME));
  expect(await codeOf(user.submission.submit({ pid: 'P1000', language: NAME, code: source }))).toBe('submission.languageUnknown');
  expect((await user.submission.detail({ submitId })).submission).toMatchObject({ language: NAME, code: source });
});
