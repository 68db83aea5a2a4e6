import { MOST_API_TOKENS } from '@oj/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asNewUser, asRoot, type Api, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';

let product: Product;
let root: Api;
let user: Api;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  root = await asRoot(product);
  user = await asNewUser(product, 'programmer');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

type Scopes = Parameters<Api['apiToken']['add']>[0]['scopes'];
const make = (api: Api, scopes: Scopes, name = 'a program') => api.apiToken.add({ name, scopes, days: 30 });
const tokenOf = async (api: Api, scopes: Scopes) => product.as((await make(api, scopes)).token);
const code = 'int main() { return 0; }';

test('a token does what its scopes say, and no more', async () => {
  const reader = await tokenOf(user, ['read']);
  expect((await reader.account.authInfo()).roles).toEqual(['default_user']);
  expect((await reader.submission.list({ onlyMine: true })).records).toEqual([]);
  expect(await codeOf(reader.submission.submit({ pid: 'P1000', language: 'C++ 17', code }))).toBe('apiToken.scope');
  expect(await codeOf(reader.discussion.add({ title: 'a', description: 'b', content: 'c', categoryId: 1 }))).toBe('apiToken.scope');

  const submitter = await tokenOf(user, ['submit']);
  expect((await submitter.submission.submit({ pid: 'P1000', language: 'C++ 17', code })).username).toBe('programmer');
  expect(await codeOf(submitter.submission.list({ onlyMine: true }))).toBe('apiToken.scope');
  // Calls that are open to visitors are refused to a token that may not read.
  expect(await codeOf(submitter.problem.list({}))).toBe('apiToken.scope');
});

test('the scope of the back office gives nobody a role', async () => {
  const stranger = await tokenOf(user, ['admin']);
  expect(await codeOf(stranger.problemEditor.list({}))).toBe('access.denied');
  const manager = await tokenOf(root, ['admin']);
  expect((await manager.problemEditor.list({})).total).toBeGreaterThan(0);
});

test('no token makes tokens, ends sessions, or reaches passwords and mail addresses', async () => {
  const all = await tokenOf(root, ['read', 'submit', 'write', 'admin']);
  const calls = [
    () => make(all, ['read']),
    () => all.apiToken.list(),
    () => all.apiToken.remove({ id: crypto.randomUUID() }),
    () => all.ownAccount.changePassword({ oldPassword: 'only-for-tests', newPassword: 'another one' }),
    () => all.ownAccount.sendChangeEmailCode({ email: 'x@example.org' }),
    () => all.ownAccount.sessions(),
    () => all.ownAccount.endOtherSessions(),
    () => all.account.logout(),
    () => all.users.list({}),
    () => all.settings.mail(),
    () => all.remote.sites(),
  ];
  for (const call of calls) expect(await codeOf(call())).toBe('apiToken.scope');
});

test('it is shown once and stored hashed; its owner sees it, its use and its end', async () => {
  const owner = await asNewUser(product, 'tokenowner');
  const { token, ...made } = await make(owner, ['read'], 'watcher');
  expect(token).toMatch(/^ojt_[\w-]{43}$/);
  expect(await owner.apiToken.list()).toEqual([made]);
  expect(made.lastUsedAt).toBeNull();
  await product.as(token).problem.list({});
  const [listed] = await owner.apiToken.list();
  expect(listed?.lastUsedAt).toBeInstanceOf(Date);
  const { rows } = await product.database().$client.query<{ row: string }>('select t::text as row from api_tokens t');
  expect(rows.map(({ row }) => row).join()).not.toContain(token);
  // A user cannot remove the token of somebody else.
  await user.apiToken.remove({ id: made.id });
  expect(await owner.apiToken.list()).toHaveLength(1);

  await owner.apiToken.remove({ id: made.id });
  expect(await codeOf(product.as(token).account.authInfo())).toBe('login.expired');
  const audited = (await root.audit.list({ noun: 'apiToken', username: 'tokenowner' })).records;
  expect(audited.map(({ action, target }) => [action, target])).toEqual([
    ['apiToken.remove', 'watcher'],
    ['apiToken.add', 'watcher'],
  ]);
});

test('it ends when it expires, with another password, and with the account', async () => {
  const owner = await asNewUser(product, 'endingowner');
  const old = await make(owner, ['read']);
  await product.database().$client.query("update api_tokens set expires_at = now() - interval '1 second' where id = $1", [old.id]);
  expect(await codeOf(product.as(old.token).account.authInfo())).toBe('login.expired');
  expect(await owner.apiToken.list()).toHaveLength(1);

  const { token } = await make(owner, ['read']);
  const { uid } = await owner.profile.home({ username: 'endingowner' });
  await root.users.edit({ uid, username: 'endingowner', type: 1002, status: 1 });
  expect(await codeOf(product.as(token).account.authInfo())).toBe('login.expired');
});

test('one has so many, also of several made at once', async () => {
  const owner = await asNewUser(product, 'manytokens');
  const made = await Promise.allSettled(Array.from({ length: MOST_API_TOKENS + 4 }, (_, index) => make(owner, ['read'], `n${index}`)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_API_TOKENS);
  expect(await codeOf(make(owner, ['read']))).toBe('apiToken.tooMany');
  expect(await codeOf(make(owner, []))).toBe('input.invalid');
  expect(await codeOf(owner.apiToken.add({ name: 'long', scopes: ['read'], days: 367 }))).toBe('input.invalid');
});
