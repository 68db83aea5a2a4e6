import { roles, type RoleId } from '@oj/contract';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';

let product: Product;
let root: Api;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  root = await asRoot(product);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const password = 'correct horse';
const uidOf = async (username: string) => (await product.as().profile.home({ username })).uid;
const edit = async (username: string, change: object) =>
  root.users.edit({ uid: await uidOf(username), username, type: 1002, status: 0, ...change });
describe('editing', () => {
  test('W36: another role holds at once, and ends the sessions', async () => {
    const user = await asNewUser(product, 'riser');
    await edit('riser', { type: 1001 });
    await expect(user.account.authInfo()).rejects.toMatchObject({ code: 'login.expired' });
    expect(await user.dashboard.login({ username: 'riser', password })).toMatchObject({ roleList: ['admin'] });
    expect((await root.users.list({ onlyAdmin: true })).records.map(({ username }) => username)).toEqual(['riser', 'root']);
    await product.database().$client.query(`update users set role = 1002 where username = 'riser'`);
    await expect(user.dashboard.figures()).rejects.toMatchObject({ code: 'access.denied' });
  });

  test('a banned user is refused in every way, and comes back when the ban ends', async () => {
    const user = await asNewUser(product, 'sinner');
    const old = user.token();
    await edit('sinner', { status: 1 });
    await expect(product.as(old).account.authInfo()).rejects.toMatchObject({ code: 'login.expired' });
    expect(await codeOf(product.as().account.login({ username: 'sinner', password }))).toBe('login.banned');
    expect(await codeOf(product.as().account.login({ username: 'sinner', password: 'wrong password' }))).toBe('login.wrong');
    await product
      .database()
      .$client.query(
        `insert into sessions (token_hash, user_id, expires_at) select encode(sha256('kept'), 'hex'), id, now() + interval '1 day' from users where username = 'sinner'`,
      );
    expect(await codeOf(product.as('kept').account.authInfo())).toBe('login.expired');
    const [row] = (await root.users.list({ keyword: 'sinner' })).records;
    await root.users.edit({ uid: row?.uid ?? '', username: 'sinner', type: 1002, status: 0 });
    expect(await codeOf(product.as().account.login({ username: 'sinner', password }))).toBe('done');
  });

  test('a new password, a title and an address, each only when given', async () => {
    const user = await asNewUser(product, 'titled');
    await edit('titled', { titleName: 'Sage', titleColor: '#409EFF', email: 'sage@example.org', realname: 'S' });
    expect(await user.ownAccount.changeProfile({})).toMatchObject({ titleName: 'Sage', email: 'sage@example.org', realname: 'S' });
    await edit('titled', { setNewPwd: true, password: 'another horse' });
    expect(await codeOf(user.account.authInfo())).toBe('login.expired');
    expect(await user.account.login({ username: 'titled', password: 'another horse' })).toMatchObject({
      titleName: 'Sage',
      titleColor: '#409EFF',
    });
  });

  test.each([
    ['W3: a colour that is none', { titleColor: 'red;background:url(//x)' }, 'input.invalid'],
    ['a short password', { setNewPwd: true, password: '12345' }, 'input.invalid'],
    ['no new password at all', { setNewPwd: true }, 'input.invalid'],
    ['an unknown role', { type: 999 }, 'input.invalid'],
    ['W43: a name that hides a sign', { username: 'a\u200db' }, 'register.usernameForm'],
    ['a name that is taken', { username: 'ROOT' }, 'register.usernameTaken'],
  ])('%s is refused', async (_, change, code) => {
    await asNewUser(product, 'plain').catch(() => undefined);
    expect(
      await codeOf(root.users.edit({ uid: await uidOf('plain'), username: 'plain', type: 1002, status: 0, ...(change as object) })),
    ).toBe(code);
  });

  test('W37: nobody takes the own role away, and the last super admin stays', async () => {
    const uid = await uidOf('root');
    expect(await codeOf(root.users.edit({ uid, username: 'root', type: 1002, status: 0 }))).toBe('users.oneself');
    expect(await codeOf(root.users.edit({ uid, username: 'root', type: 1000, status: 1 }))).toBe('users.oneself');
    expect(await codeOf(root.users.remove({ ids: [uid] }))).toBe('users.oneself');
    await asNewUser(product, 'second');
    await edit('second', { type: 1000 });
    const second = product.as();
    await second.account.login({ username: 'second', password });
    const other = await uidOf('second');
    const both = [
      second.users.edit({ uid, username: 'root', type: 1001, status: 0 }),
      root.users.edit({ uid: other, username: 'second', type: 1001, status: 0 }),
    ];
    const answers = await Promise.all(both.map(codeOf));
    expect(answers.filter(answer => answer === 'done')).toHaveLength(1);
    const { rows } = await product.database().$client.query('select username from users where role = 1000 and status = 0');
    expect(rows).toHaveLength(1);
    await product
      .database()
      .$client.query(`update users set role = case username when 'root' then 1000 else 1002 end where username in ('root', 'second')`);
    root = await asRoot(product);
  });

  test('problems keep their author and their last editor, whatever these are called, and go to nobody who takes the name', async () => {
    await asNewUser(product, 'author');
    const uid = await uidOf('author');
    await product
      .database()
      .$client.query(`update problems set author_id = $1, modified_by_id = $1, auth = 2 where problem_id = 'P1007'`, [uid]);
    await edit('author', { type: 1001 });
    const author = product.as();
    await author.account.login({ username: 'author', password });
    await root.users.edit({ uid, username: 'writer', type: 1001, status: 0 });
    const { problem } = await author.problem.detail({ problemId: 'P1007' });
    expect(problem.author).toBe('writer');
    expect(await author.problemEditor.read({ pid: problem.id })).toMatchObject({ author: 'writer', modifiedUser: 'writer' });
    expect((await root.problemEditor.list({ keyword: 'WRITE' })).records).toMatchObject([{ id: problem.id, author: 'writer' }]);
    await asNewUser(product, 'heir');
    await root.users.edit({ uid: await uidOf('heir'), username: 'author', type: 1001, status: 0 });
    const other = product.as();
    await other.account.login({ username: 'author', password });
    expect(await codeOf(other.problemEditor.read({ pid: problem.id }))).toBe('access.denied');
    await root.users.remove({ ids: [uid] });
    expect((await root.problemEditor.read({ pid: problem.id })).author).toBe(`deleted ${uid}`);
  });
});

test('nobody gets a name that speaks for the site: by registering, under a new name, or from a list', async () => {
  const visitor = product.as();
  expect(await visitor.account.exists({ username: 'Admin' })).toMatchObject({ username: true });
  const registration = { username: '管理员', password, email: 'official@example.org', code: '123456' };
  expect(await codeOf(visitor.account.register(registration))).toBe('register.usernameTaken');
  await asNewUser(product, 'modest');
  const uid = await uidOf('modest');
  const rename = (username: string) => codeOf(root.users.edit({ uid, username, type: 1002, status: 0 }));
  expect(await rename('System')).toBe('register.usernameTaken');
  expect(await rename('Modest')).toBe('done');
  const { faults } = await root.users.import({
    users: [
      ['官方', 'secret1'],
      ['officer', 'secret1'],
    ],
    dryRun: true,
  });
  expect(faults).toEqual([{ row: 1, field: 'username', code: 'reserved' }]);
  await expect(root.users.import({ users: [['官方', 'secret1']] })).rejects.toMatchObject({ message: /row 1: username reserved/ });
  // Who has such a name keeps it.
  await asNewUser(product, 'administrator');
  await edit('administrator', { realname: 'A' });
});

describe('removing', () => {
  test('takes every trace of a person and keeps what counts for problems', async () => {
    const user = await asNewUser(product, 'leaving');
    await user.ownAccount.changeProfile({ realname: 'Real', signature: 'bye' });
    const { submitId } = await user.submission.submit({ pid: 'P1000', language: 'C++ 17', code: 'int main() { return 0; }' });
    const uid = await uidOf('leaving');
    await root.users.remove({ ids: [uid] });
    expect(await codeOf(user.account.authInfo())).toBe('login.expired');
    expect(await codeOf(product.as().account.login({ username: 'leaving', password }))).toBe('login.wrong');
    expect(await codeOf(product.as().profile.home({ uid }))).toBe('profile.notFound');
    expect((await product.as().submission.detail({ submitId })).submission.username).toBe(`deleted ${uid}`);
    expect((await root.users.list({ keyword: 'deleted' })).total).toBe(0);
    const { rows } = await product.database().$client.query('select * from users where id = $1', [uid]);
    expect(JSON.stringify(rows)).not.toMatch(/leaving|Real|bye/);
    expect(await codeOf(root.users.remove({ ids: [uid] }))).toBe('users.notFound');
    expect(await asNewUser(product, 'leaving2')).toBeDefined();
  });
});

test('S8: a user whose name looks like that of a removed one keeps nobody from being removed', async () => {
  const [gone, other] = [await asNewUser(product, 'goner'), await asNewUser(product, 'goner2')];
  const [uid, otherUid] = [(await gone.profile.home({})).uid, (await other.profile.home({})).uid];
  await asNewUser(product, `deleted-${uid}`);
  await root.users.remove({ ids: [uid, otherUid] });
  await expect(gone.account.authInfo()).rejects.toMatchObject({ code: 'login.expired' });
  await expect(product.as().profile.home({ username: 'goner2' })).rejects.toMatchObject({ status: 404 });
});

describe('many at once', () => {
  test('W30: a dry run tells every fault, and an import with one adds nobody', async () => {
    const rows = [
      ['imported1', 'secret1', 'i1@example.org', '一', 'male', '', 'School'],
      ['root', 'secret1'],
      ['', 'secret1'],
      ['=cmd()', '123'],
    ];
    const { total, inserted, faults } = await root.users.import({ users: rows, dryRun: true });
    expect({ total, inserted }).toEqual({ total: 4, inserted: 0 });
    expect(faults).toEqual([
      { row: 2, field: 'username', code: 'taken' },
      { row: 3, field: 'username', code: 'missing' },
      { row: 4, field: 'password', code: 'form' },
    ]);
    expect(await codeOf(root.users.import({ users: rows }))).toBe('users.rowsWrong');
    await expect(root.users.import({ users: [['root', 'secret1']] })).rejects.toMatchObject({ message: /the whole list is there already/ });
    expect(await product.as().account.exists({ username: 'imported1' })).toMatchObject({ username: false });

    expect(await root.users.import({ users: rows.slice(0, 1) })).toEqual({ total: 1, inserted: 1, faults: [] });
    expect(await product.as().account.login({ username: 'imported1', password: 'secret1' })).toMatchObject({
      realname: '一',
      gender: 'male',
    });
    expect((await product.as().rank.list({ type: 0, searchUser: 'imported1' })).records).toHaveLength(1);
  });

  test('generated users log in with what the sheet says; the sheet comes once', async () => {
    const { key } = await root.users.generate({ prefix: 'team', suffix: '-a', number_from: 1, number_to: 3, password_length: 25 });
    const { rows } = await product.database().$client.query('select sealed from generated_lists');
    const [head, ...users] = await readSheet(Buffer.from(await (await root.users.generated({ key })).arrayBuffer()));
    expect(head).toEqual(['username', 'password']);
    expect(users.map(([username]) => username)).toEqual(['team1-a', 'team2-a', 'team3-a']);
    const password = String(users[0]?.[1]);
    expect(JSON.stringify(rows)).not.toContain(password);
    expect(password).toHaveLength(25);
    expect(await product.as().account.login({ username: 'team1-a', password })).toMatchObject({ username: 'team1-a' });
    expect(await codeOf(root.users.generated({ key }))).toBe('users.listGone');
    const again = { prefix: 'team', suffix: '-a', number_from: 3, number_to: 4, password_length: 8 };
    expect(await codeOf(root.users.generate(again))).toBe('register.usernameTaken');
    expect(await product.as().account.exists({ username: 'team4-a' })).toMatchObject({ username: false });
  });

  test.each([
    ['an end before its start', { number_from: 2, number_to: 1 }, 'users.numbers'],
    ['a hundred thousand', { number_from: 1, number_to: 100_000 }, 'users.numbers'],
    ['a password of 26', { password_length: 26 }, 'input.invalid'],
    ['names of more than 20', { prefix: 'abcdefghij', suffix: 'abcdefghij' }, 'users.nameTooLong'],
    ['names that hide a sign', { prefix: 'a b' }, 'register.usernameForm'],
  ])('W30: %s is refused', async (_, change, code) => {
    const wanted = { prefix: 'x', suffix: '', number_from: 1, number_to: 2, password_length: 8, ...change };
    expect(await codeOf(root.users.generate(wanted))).toBe(code);
  });
});

test.each(Object.entries(roles))('W38: role %s may do what its row says, by every way in', async (id, { name, grants }) => {
  const username = `r${id}`;
  const user = await asNewUser(product, username, Number(id) as RoleId);
  const { problem } = await user.problem.detail({ problemId: 'P1000' });
  const draft = { language: 'C++ 17', code: 'int main() { return 0; }' };
  const may = (permission: string) => ((grants as readonly string[]).includes(permission) ? 'done' : 'access.denied');
  const isAdmin = ['root', 'admin', 'problem_admin'].includes(name);

  expect(await codeOf(user.submission.submit({ ...draft, pid: 'P1000' }))).toBe(may('submit'));
  expect(await codeOf(user.customTest.start({ ...draft, pid: problem.id, userInput: '1' }))).toBe(may('submit'));
  expect(await codeOf(user.users.list())).toBe(may('user_admin'));
  expect(await codeOf(user.settings.switches())).toBe(may('system_info_admin'));
  expect(await codeOf(user.announcementEditor.list())).toBe(may('announcement_admin'));
  expect(await codeOf(user.dashboard.figures())).toBe(isAdmin ? 'done' : 'access.denied');
  expect(await codeOf(user.account.authInfo())).toBe('done');
});

test('the record of the back office names who did what to whom, before and after', async () => {
  const { records, total } = await root.audit.list({ action: 'user.edit', limit: 300 });
  expect(total).toBe(records.length);
  const deed = records.find(({ target, after }) => target === 'titled' && (after as { titleName?: string }).titleName === 'Sage');
  expect(deed).toMatchObject({
    username: 'root',
    ip: '127.0.0.1',
    before: { titleName: null },
    after: { titleName: 'Sage', titleColor: '#409EFF' },
  });
  expect(JSON.stringify(await root.audit.list({ limit: 300 }))).not.toContain('argon2');
  expect((await root.audit.list({ action: 'user.generate' })).records[0]).toMatchObject({ target: 'team1-a … team3-a' });
});
