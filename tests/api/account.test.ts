import type { ApiError } from '@oj/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockWaits } from '../support/lockWaits';
import { asNewUser, codeFor, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const password = 'correct horse';

test('a visitor registers with a mailed code and logs in', async () => {
  const visitor = product.as();
  const email = 'first@example.org';
  expect(await visitor.account.exists({ username: 'first' })).toEqual({ username: false, email: false });

  await visitor.account.sendRegisterCode({ email });
  await visitor.account.register({ username: 'first', password, email, code: await codeFor(product, email) });
  const user = await visitor.account.login({ username: 'FIRST', password });

  expect(user).toMatchObject({ username: 'first', roleList: ['default_user'] });
  expect(user).not.toHaveProperty('passwordHash');
  expect(await visitor.account.authInfo()).toMatchObject({ roles: ['default_user'] });
  expect(await visitor.account.exists({ username: 'First', email: 'FIRST@example.org' })).toEqual({ username: true, email: true });
});

test('W10: logout ends the session; the token is then refused', async () => {
  const user = await asNewUser(product, 'leaver');
  const token = user.token();
  await user.account.logout();
  await expect(product.as(token).account.authInfo()).rejects.toMatchObject({ code: 'login.expired' });
});

test.each([
  ['a forged token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ['a token of zeros', '0'.repeat(43)],
  ['a token of 8,000 characters', 'x'.repeat(8_000)],
])('W10: %s is refused and tells nothing', async (_, token) => {
  await expect(product.as(token).account.authInfo()).rejects.toMatchObject({ code: 'login.expired' });
});

test('a bad token is ignored where anyone may call', async () => {
  expect((await product.as('forged').site.config()).shortName).toBe('OJ');
});

test('W15: a code is good once, for its address, and not after five wrong tries', async () => {
  const visitor = product.as();
  const email = 'guess@example.org';
  await visitor.account.sendRegisterCode({ email });
  const code = await codeFor(product, email);
  const tooSoon = await visitor.account.sendRegisterCode({ email }).catch((reason: ApiError) => reason);
  expect(tooSoon).toMatchObject({ code: 'register.codeTooSoon' });
  const { waitS = 0 } = tooSoon as ApiError;
  expect(waitS > 0 && waitS <= 60, 'F9: the time to wait is told in seconds').toBe(true);
  await expect(visitor.account.register({ username: 'other', password, email: 'other@example.org', code })).rejects.toMatchObject({
    code: 'register.codeWrong',
  });

  const wrong = code === '000000' ? '000001' : '000000';
  for (let i = 0; i < 5; i++)
    await expect(visitor.account.register({ username: 'guess', password, email, code: wrong })).rejects.toMatchObject({
      code: 'register.codeWrong',
    });
  await expect(visitor.account.register({ username: 'guess', password, email, code })).rejects.toMatchObject({
    code: 'register.codeWrong',
  });
});

test('S9: a code is compared only after its try was counted, so that many at once are not all compared', async () => {
  const email = 'crowd@example.org';
  await product.as().account.sendRegisterCode({ email });
  const code = await codeFor(product, email);
  const holder = await product.database().$client.connect();
  const numberFrom = async (query: string) => (await holder.query<{ n: number }>(query)).rows[0]?.n ?? 0;
  await holder.query('begin');
  await holder.query('select from mail_codes where email_key = $1 for update', [email]);
  const tried = (word: string) => codeOf(product.as().account.register({ username: 'crowd', password, email, code: word }));
  const words = [...Array.from({ length: 8 }, (_, index) => String(index).padStart(6, code.startsWith('1') ? '2' : '1')), code];
  const outcomes = words.map(tried);
  await until(async () => (await lockWaits(product.database())) === words.length);
  expect(await numberFrom("select count(*)::int as n from users where username = 'crowd'")).toBe(0);
  await holder.query('commit');
  await Promise.all(outcomes);
  const compared = await numberFrom("select coalesce(max(own_tries), 0)::int as n from mail_codes where email_key = 'crowd@example.org'");
  expect(compared).toBeLessThanOrEqual(5);
  holder.release();
});

test('S9: tries of a stranger leave the code of the asker alone', async () => {
  const visitor = product.as();
  const email = 'asker@example.org';
  await visitor.account.sendRegisterCode({ email });
  const code = await codeFor(product, email);
  await product.database().$client.query("update mail_codes set network = '192.0.2.1' where email_key = $1", [email]);
  const wrong = code === '000000' ? '000001' : '000000';
  const register = (tried: string) => visitor.account.register({ username: 'asker', password, email, code: tried });
  for (let i = 0; i < 6; i++) await expect(register(wrong)).rejects.toMatchObject({ code: 'register.codeWrong' });
  await expect(register(code)).rejects.toMatchObject({ code: 'register.codeWrong' });
  await product.database().$client.query("update mail_codes set network = '127.0.0.1' where email_key = $1", [email]);
  await register(code);
});

test('a taken name and a taken email are refused, whatever their case', async () => {
  await asNewUser(product, 'taken');
  const visitor = product.as();
  await expect(visitor.account.sendRegisterCode({ email: 'Taken@Example.org' })).rejects.toMatchObject({ code: 'register.emailTaken' });
  await expect(visitor.account.register({ username: 'TAKEN', password, email: 'free@example.org', code: '123456' })).rejects.toMatchObject({
    code: 'register.usernameTaken',
  });
});

test('a class registers from one address: 90 codes are mailed for it in an hour, and no more', async () => {
  await asNewUser(product, 'classmate');
  const codeFrom = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    const answer = await fetch(`${product.url}/api/get-register-code?email=classmate@example.org`, { headers });
    return ((await answer.json()) as { code: string }).code;
  };
  // Asking counts, whatever comes of it.
  for (let time = 0; time < 90; time += 1) expect(await codeFrom('192.0.2.7')).toBe('register.emailTaken');
  expect(await codeFrom('192.0.2.7')).toBe('register.tooMany');
  expect(await codeFrom('192.0.2.8')).toBe('register.emailTaken');
});

test('W43: a name that is not what it looks like is refused', async () => {
  await expect(
    product.as().account.register({ username: 'аdmin', password, email: 'x@example.org', code: '123456' }),
  ).rejects.toMatchObject({ code: 'register.usernameForm' });
});

test.each([
  ['a short password', { username: 'short', password: '12345', email: 's@example.org', code: '123456' }],
  ['a long username', { username: 'x'.repeat(21), password, email: 's@example.org', code: '123456' }],
  ['no email', { username: 'short', password, email: 'nonsense', code: '123456' }],
  ['a code of five', { username: 'short', password, email: 's@example.org', code: '12345' }],
])('%s is refused', async (_, registration) => {
  await expect(product.as().account.register(registration)).rejects.toMatchObject({ code: 'input.invalid' });
});

test('users tell about themselves what they like; what they leave out stays, an empty text is nothing', async () => {
  const user = await asNewUser(product, 'teller');
  const told = {
    realname: '文 Wen',
    nickname: '墨 👩‍💻',
    school: 'School of Ink',
    number: '2026-001',
    cfUsername: 'wen',
    github: 'https://github.com/wen',
    blog: 'http://wen.example/blog',
    gender: 'female' as const,
    signature: '# Hello\n\nI **solve**.',
  };
  expect(await user.ownAccount.changeProfile(told)).toMatchObject(told);
  expect(await user.ownAccount.changeProfile({ school: '', gender: null })).toMatchObject({ ...told, school: null });
});

test('one changes the own profile so often and no more', async () => {
  const user = await asNewUser(product, 'fickle');
  for (let count = 0; count < 30; count += 1) await user.ownAccount.changeProfile({ nickname: `f${count}` });
  await expect(user.ownAccount.changeProfile({ nickname: 'last' })).rejects.toMatchObject({ code: 'register.tooMany' });
  expect(await user.profile.home({})).toMatchObject({ nickname: 'f29' });
});

test('how somebody likes the editor is kept with the account, as a whole', async () => {
  const user = await asNewUser(product, 'vimmer');
  expect(await user.ownAccount.editorSettings()).toEqual({});
  const settings = { themeName: 'dracula', fontSize: 16, tabSize: 2, wrap: true, keyMap: 'vim', language: 'Python 3' };
  await user.ownAccount.changeEditorSettings(settings);
  expect(await user.ownAccount.editorSettings()).toEqual(settings);
  await user.ownAccount.changeEditorSettings({ wrap: false });
  expect(await user.ownAccount.editorSettings()).toEqual({ wrap: false });
  await expect(user.ownAccount.changeEditorSettings({ fontSize: 400 })).rejects.toMatchObject({ code: 'input.invalid' });
  await expect(product.as().ownAccount.editorSettings()).rejects.toMatchObject({ code: 'login.required' });
});

test.each([
  ['a blog that runs a script', { blog: 'javascript:alert(1)' }],
  ['an address without a place', { github: 'https://' }],
  ['a nickname that turns the line', { nickname: 'a\u202eb' }],
  ['a nickname of 21', { nickname: 'x'.repeat(21) }],
  ['a real name of 51', { realname: 'x'.repeat(51) }],
  ['a signature of 65,536', { signature: 'x'.repeat(65_536) }],
  ['NUL in a school', { school: 'a\0b' }],
])('W3: %s is refused', async (_, change) => {
  const user = product.as();
  await user.account.login({ username: 'teller', password });
  await expect(user.ownAccount.changeProfile(change)).rejects.toMatchObject({ code: 'input.invalid' });
});

test('W9: what a user may not set is dropped', async () => {
  const user = await asNewUser(product, 'climber');
  const change = { nickname: 'c', role: 1000, roleList: ['root'], uid: '1', username: 'root', status: 0, titleName: 'king', avatar: 'x' };
  expect(await user.ownAccount.changeProfile(change)).toMatchObject({
    username: 'climber',
    roleList: ['default_user'],
    titleName: null,
    avatar: null,
  });
  expect(await user.account.authInfo()).toEqual({ roles: ['default_user'], permissions: null });
});
