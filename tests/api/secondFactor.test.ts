import { contract, endpointsOf } from '@oj/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../support/commands';
import { type Api, asNewUser, asRoot, PASSWORD, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { solveSlide } from '../support/slide';

let product: Product;
let root: Api;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const sql = (statement: string) => product.database().$client.query(statement);
/** Makes the next period of 30 seconds begin, for which the app shows another code. */
const thirtySecondsLater = () => sql('update second_factors set last_step = last_step - 2');
/** Makes it an hour since the session has shown its code. */
const anHourLater = () => sql(`update sessions set factor_at = factor_at - interval '1 hour'`);
const login = (username: string, code?: string) => product.as().account.login({ username, password: PASSWORD, code });

/** Somebody with an authenticator app, and what it shows. */
async function withApp(username: string) {
  const user = await asNewUser(product, username);
  const { secret } = await user.secondFactor.begin({ password: PASSWORD });
  const shown = () => generate({ secret });
  const { recoveryCodes } = await user.secondFactor.confirm({ code: await shown() });
  await thirtySecondsLater();
  return { user, secret, shown, recoveryCodes };
}

describe('setting it up', () => {
  test('takes the password and a code of the app; until then nothing is asked for', async () => {
    const ann = await asNewUser(product, 'ann');
    const elsewhere = product.as();
    await elsewhere.account.login({ username: 'ann', password: PASSWORD });
    expect(await codeOf(ann.secondFactor.begin({ password: 'not the one' }))).toBe('account.passwordWrong');
    expect(await codeOf(ann.secondFactor.confirm({ code: '123456' }))).toBe('account.factorMissing');
    const given = await ann.secondFactor.begin({ password: PASSWORD });
    expect(new URL(given.address).searchParams.get('secret')).toBe(given.secret);
    expect(await codeOf(login('ann'))).toBe('done');
    // Setting the app up again makes another secret.
    const { secret } = await ann.secondFactor.begin({ password: PASSWORD });
    expect(await codeOf(ann.secondFactor.confirm({ code: await generate({ secret: given.secret }) }))).toBe('login.codeWrong');
    expect(await ann.secondFactor.state()).toEqual({ since: null, recoveryCodesLeft: 0 });
    const { recoveryCodes } = await ann.secondFactor.confirm({ code: (await generate({ secret })).replace(/^.../, '$& ') });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await ann.secondFactor.state()).toEqual({ since: expect.any(Date), recoveryCodesLeft: 10 });
    expect(await codeOf(elsewhere.account.authInfo()), 'other sessions have ended').toBe('login.expired');
    expect(await codeOf(ann.secondFactor.begin({ password: PASSWORD }))).toBe('account.factorThere');
  });

  test('nobody who reads the database finds the secret or a recovery code', async () => {
    const { secret, recoveryCodes } = await withApp('bert');
    const { rows } = await sql('select * from second_factors union all select user_id, code_hash, null, null, null from recovery_codes');
    const text = JSON.stringify(rows);
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map(code => code.replace('-', ''))])
      expect(text).not.toContain(hidden);
  });
});

describe('the login', () => {
  test('asks for a code, takes it once, and takes a recovery code in its place, once', async () => {
    const { shown, recoveryCodes } = await withApp('cleo');
    expect(await codeOf(login('cleo'))).toBe('login.codeRequired');
    expect(await codeOf(login('cleo', ' '))).toBe('login.codeRequired');
    expect(await codeOf(login('cleo', '000 000'))).toBe('login.codeWrong');
    const code = await shown();
    expect(await Promise.all([codeOf(login('cleo', code)), codeOf(login('cleo', code))]).then(all => all.toSorted())).toEqual([
      'done',
      'login.codeWrong',
    ]);
    const [first = '', second = ''] = recoveryCodes;
    expect(await codeOf(login('cleo', first.toUpperCase()))).toBe('done');
    expect(await codeOf(login('cleo', first))).toBe('login.codeWrong');
    expect(await codeOf(login('cleo', second.replace('-', '')))).toBe('done');
  });

  test('says nothing of it to who does not know the password, and a slide that was solved is good for the code, too', async () => {
    const { shown } = await withApp('dora');
    const visitor = product.as();
    expect(await codeOf(visitor.account.login({ username: 'dora', password: 'not the one' }))).toBe('login.wrong');
    const slide = await solveSlide(product, visitor);
    const credentials = { username: 'dora', password: PASSWORD, slide };
    expect(await codeOf(visitor.account.login(credentials))).toBe('login.codeRequired');
    expect(await codeOf(visitor.account.login({ ...credentials, code: await shown() }))).toBe('done');
    expect(await codeOf(visitor.account.login({ ...credentials, code: await shown() }))).toBe('login.slideWrong');
  });

  test('stops who guesses codes for half an hour, also with the right one', async () => {
    const { shown } = await withApp('emil');
    const guesses = [];
    for (let guess = 0; guess < 6; guess += 1) guesses.push(await codeOf(login('emil', String(100_000 + guess))));
    expect(guesses).toEqual([...Array.from({ length: 5 }, () => 'login.codeWrong'), 'account.codesLocked']);
    expect(await codeOf(login('emil', await shown()))).toBe('account.codesLocked');
  });

  test('an administrator has no other way in: neither the back office nor name and password with each call', async () => {
    await withApp('fay');
    await sql(`update users set role = 1000 where username = 'fay'`);
    expect(await codeOf(product.as().dashboard.login({ username: 'fay', password: PASSWORD }))).toBe('login.codeRequired');
    const authorization = `Basic ${Buffer.from(`fay:${PASSWORD}`).toString('base64')}`;
    const answer = await fetch(`${product.url}/api/ccs/contests`, { headers: { authorization } });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, 'login.codeUnsent']);
  });

  test('a link that sets another password does not get past it', async () => {
    const { shown } = await withApp('gus');
    await sql(`delete from sessions where user_id = (select id from users where username = 'gus')`);
    expect(await codeOf(login('gus'))).toBe('login.codeRequired');
    expect(await codeOf(login('gus', await shown()))).toBe('done');
  });
});

describe('what asks for a code again', () => {
  /** Calls that ask for a code. Any input will do: a caller who has shown no code is refused before the input is checked. */
  const asking = [...endpointsOf(contract)].filter(([, , { asksFactor }]) => asksFactor);
  let hal: Awaited<ReturnType<typeof withApp>>;
  beforeAll(async () => {
    hal = await withApp('hal');
    await sql(`update users set role = 1000 where username = 'hal'`);
  });

  const answerOf = async (method: string, path: string) => {
    const body = method === 'GET' || method === 'DELETE' ? null : '{}';
    const headers = { authorization: hal.user.token() ?? '', ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${product.url}/api${path}`, { method, headers, body });
    return ((await response.json()) as { code?: string }).code;
  };

  test('roles, connections, the mail server, compilers, tokens, passwords and the second factor itself', () => {
    expect(asking.map(([noun, name]) => `${noun}.${name}`).toSorted()).toEqual([
      'apiToken.add',
      'connection.choose',
      'connection.drop',
      'connection.test',
      'languageAdmin.setCompilers',
      'ownAccount.changeEmail',
      'ownAccount.changePassword',
      'secondFactor.remove',
      'secondFactor.renewRecoveryCodes',
      'settings.setMail',
      'users.edit',
      'users.remove',
      'users.removeSecondFactor',
    ]);
  });

  test.for(asking)('%s.%s', async ([, , { method, path, alias }]) => {
    await anHourLater();
    for (const each of [method, alias ?? method]) expect(await answerOf(each, path)).toBe('account.codeRequired');
  });

  test('is open for a while to the session that has shown one, and to no other', async () => {
    await anHourLater();
    await thirtySecondsLater();
    const other = product.as();
    await other.account.login({ username: 'hal', password: PASSWORD, code: await hal.shown() });
    await anHourLater();
    expect(await codeOf(hal.user.secondFactor.show({ code: '000000' }))).toBe('login.codeWrong');
    await thirtySecondsLater();
    await hal.user.secondFactor.show({ code: await hal.shown() });
    expect((await hal.user.secondFactor.renewRecoveryCodes()).recoveryCodes).toHaveLength(10);
    expect(await codeOf(other.secondFactor.renewRecoveryCodes())).toBe('account.codeRequired');
  });

  test('asks nothing of who has no second factor', async () => {
    expect(await codeOf(root.apiToken.add({ name: 'program', scopes: ['read'], days: 7 }))).toBe('done');
  });
});

describe('the end of it', () => {
  test('by its owner', async () => {
    const { user } = await withApp('ida');
    await user.secondFactor.remove();
    expect(await codeOf(login('ida'))).toBe('done');
    expect(await user.secondFactor.state()).toEqual({ since: null, recoveryCodesLeft: 0 });
  });

  test('by a super admin, for who has lost the app: the sessions end, and the audit log says so', async () => {
    const { user } = await withApp('jon');
    const { records } = await root.users.list({ keyword: 'jon' });
    expect(records).toMatchObject([{ username: 'jon', hasSecondFactor: true }]);
    const uid = records[0]?.uid ?? '';
    await root.users.removeSecondFactor({ uid });
    expect(await codeOf(root.users.removeSecondFactor({ uid }))).toBe('account.factorMissing');
    expect(await codeOf(user.account.authInfo())).toBe('login.expired');
    expect(await codeOf(login('jon'))).toBe('done');
    const { records: entries } = await root.audit.list({ noun: 'user' });
    expect(entries.map(({ action, target, username }) => [action, target, username])).toContainEqual([
      'user.secondFactorOff',
      'jon',
      'root',
    ]);
  });

  test('by the operator, where nobody else is left', async () => {
    await withApp('kim');
    const { code } = await runCommand(product.dataDir, ['user', 'second-factor-off', 'kim']);
    expect(code).toBe(0);
    expect(await codeOf(login('kim'))).toBe('done');
  });
});
