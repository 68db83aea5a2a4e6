import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, asNewUser, asRegistered, asRoot, codeFor, type Product, ROOT_PASSWORD, startProduct } from '../support/product';
import { workOut } from '../../packages/judge-ui/src/account/workOut';
import { lockWaits } from '../support/lockWaits';
import { codeOf } from '../support/refusal';
import { answerTo, solveSlide } from '../support/slide';
import { until } from '../support/until';

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

const password = 'correct horse';

async function solvedCaptcha(on = product) {
  const { img, captchaKey } = await on.as().verification.captcha();
  expect(img).toMatch(/^data:image\/png;base64,/);
  const captcha = await answerTo(on, captchaKey);
  expect(captcha).toMatch(/^\d{6}$/);
  return { captcha, captchaKey };
}

/** Name and code of the last link that was mailed to an address. */
const linkFor = (email: string) =>
  until(async () => {
    const mail = (await root.settings.outbox()).find(({ to, text }) => to === email && text.includes('/reset-password'));
    const link = mail && new URL(/^http\S+$/m.exec(mail.text)?.[0] ?? '');
    return link && { username: link.searchParams.get('username') ?? '', code: link.searchParams.get('code') ?? '' };
  });

async function askForLink(email: string) {
  await product.as().account.applyResetPassword({ email, ...(await solvedCaptcha()) });
  return linkFor(email);
}

test('W16: a mailed link sets a new password once, for its user alone, and ends every session', async () => {
  const forgetful = await asNewUser(product, 'forgetful');
  await asNewUser(product, 'bystander');
  const { username, code } = await askForLink('forgetful@example.org');
  expect(username).toBe('forgetful');
  expect(code).toHaveLength(21);

  const reset = (name: string) => product.as().account.resetPassword({ username: name, password: 'a new horse', code });
  await expect(reset('bystander')).rejects.toMatchObject({ code: 'account.resetCodeWrong' });
  await reset('forgetful');
  await expect(forgetful.account.authInfo()).rejects.toMatchObject({ code: 'login.expired' });
  await expect(reset('forgetful')).rejects.toMatchObject({ code: 'account.resetCodeWrong' });
  await expect(product.as().account.login({ username, password })).rejects.toMatchObject({ code: 'login.wrong' });
  expect(await product.as().account.login({ username, password: 'a new horse' })).toMatchObject({ username });
});

test('who cannot see pictures has a device work for the same: once, and for nothing else', async () => {
  await root.users.import({ users: [['listener', password, 'listener@example.org', '', '', '', '']] });
  const worked = async () => {
    const { key, bits } = await product.as().verification.work();
    return { key, answer: await workOut({ key, bits }) };
  };
  const [wrong, right, other] = await Promise.all([product.as().verification.work(), worked(), worked()]);
  const ask = (captchaKey: string, captcha: string) =>
    codeOf(product.as().account.applyResetPassword({ email: 'listener@example.org', captcha, captchaKey }));
  expect(await ask(wrong.key, '0')).toBe('captcha.wrong');
  expect(await ask(right.key, right.answer)).toBe('done');
  expect(await ask(right.key, right.answer)).toBe('captcha.wrong');
  const solve = () => product.as().verification.solveWork({ ...other, action: 'login' });
  const { ticket } = await solve();
  expect(await codeOf(solve())).toBe('login.slideWrong');
  const listener = product.as();
  await listener.account.login({ username: 'listener', password, slide: ticket });
  expect(listener.token()).toBeDefined();
});

test('S15: a wrong code is looked up for a name that nobody has, too', async () => {
  await asNewUser(product, 'resetter');
  const client = await product.database().$client.connect();
  try {
    await client.query('begin');
    await client.query('lock table mail_codes in exclusive mode');
    const reset = (username: string) =>
      codeOf(product.as().account.resetPassword({ username, password: 'a new horse', code: 'x'.repeat(21) }));
    const answers = [reset('resetter'), reset('nobody at all')];
    await until(async () => (await lockWaits(product.database())) >= 2);
    await client.query('rollback');
    expect(await Promise.all(answers)).toEqual(['account.resetCodeWrong', 'account.resetCodeWrong']);
  } finally {
    client.release();
  }
});

test('S9: tries of a stranger do not use up a mailed link, which nobody can guess', async () => {
  await asNewUser(product, 'stubborn');
  const { code } = await askForLink('stubborn@example.org');
  const reset = (tried: string) => product.as().account.resetPassword({ username: 'stubborn', password: 'a new horse', code: tried });
  for (let i = 0; i < 8; i++) await expect(reset(`wrong${i}`)).rejects.toMatchObject({ code: 'account.resetCodeWrong' });
  await reset(code);
});

test('W16: of two who use a link at once one sets the password', async () => {
  await asNewUser(product, 'raced');
  const { code } = await askForLink('raced@example.org');
  const tries = ['first horse', 'other horse'].map(word => product.as().account.resetPassword({ username: 'raced', password: word, code }));
  const settled = await Promise.allSettled(tries);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('W13: an unknown address is answered like a known one, and gets nothing', async () => {
  await product.as().account.applyResetPassword({ email: 'nobody@example.org', ...(await solvedCaptcha()) });
  const again = product.as().account.applyResetPassword({ email: 'nobody@example.org', ...(await solvedCaptcha()) });
  await expect(again).rejects.toMatchObject({ code: 'register.codeTooSoon' });
  await asNewUser(product, 'somebody');
  await askForLink('somebody@example.org');
  expect((await root.settings.outbox()).some(({ to }) => to === 'nobody@example.org')).toBe(false);
});

test('an email that cannot be sent ends nothing: the answer was given before', async () => {
  const silent = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0', OJ_SMTP: 'smtp://127.0.0.1:1' } });
  await asNewUser(silent, 'unreached');
  await silent.as().account.applyResetPassword({ email: 'unreached@example.org', ...(await solvedCaptcha(silent)) });
  await until(() => silent.said().includes('a reset email was not sent'));
  await silent.stop();
  await silent.dispose();
});

test('W15: a captcha is good for one try within its time', async () => {
  const email = 'captcha@example.org';
  const { captcha, captchaKey } = await solvedCaptcha();
  const wrong = captcha === '000000' ? '000001' : '000000';
  const apply = (answer: string, key = captchaKey) => product.as().account.applyResetPassword({ email, captcha: answer, captchaKey: key });
  await expect(apply(wrong)).rejects.toMatchObject({ code: 'captcha.wrong' });
  await expect(apply(captcha)).rejects.toMatchObject({ code: 'captcha.wrong' });

  const late = await solvedCaptcha();
  await product
    .database()
    .$client.query(`update challenges set expires_at = now() - interval '1 second' where key = $1`, [late.captchaKey]);
  await expect(apply(late.captcha, late.captchaKey)).rejects.toMatchObject({ code: 'captcha.wrong' });
});

test('W10: another password ends the other sessions, and this one goes on with a new token', async () => {
  const here = await asNewUser(product, 'changer');
  const there = product.as();
  await there.account.login({ username: 'changer', password });
  const old = here.token();

  expect(await here.ownAccount.changePassword({ oldPassword: password, newPassword: 'a new horse' })).toMatchObject({ code: 200 });
  expect(here.token()).not.toBe(old);
  expect(await here.account.authInfo()).toMatchObject({ roles: ['default_user'] });
  for (const token of [old, there.token()])
    await expect(product.as(token).account.authInfo()).rejects.toMatchObject({ code: 'login.expired' });
});

test('the same password is no change', async () => {
  const user = await asNewUser(product, 'unchanged');
  expect(await user.ownAccount.changePassword({ oldPassword: password, newPassword: password })).toEqual({
    code: 400,
    msg: "The new password doesn't change.",
    reason: 'account.passwordSame',
    userInfo: null,
  });
});

test('W13: five wrong passwords lock the change of password and of email alike', async () => {
  const user = await asNewUser(product, 'locked');
  const change = (oldPassword: string) => user.ownAccount.changePassword({ oldPassword, newPassword: 'a new horse' });
  for (let i = 0; i < 5; i++) expect(await change('wrong password')).toMatchObject({ code: 400, reason: 'account.passwordWrong' });
  expect(await change(password)).toMatchObject({ code: 403, reason: 'account.locked' });
  const email = { password, newEmail: 'free@example.org', code: '123456' };
  expect(await user.ownAccount.changeEmail(email)).toMatchObject({ code: 403, reason: 'account.locked' });
});

test('W15: a code changes the email of whoever asked for it, once', async () => {
  const owner = await asNewUser(product, 'emigrant');
  const other = await asNewUser(product, 'thief');
  const newEmail = 'moved@example.org';
  await owner.ownAccount.sendChangeEmailCode({ email: newEmail });
  const code = await codeFor(product, newEmail);
  expect(await other.ownAccount.changeEmail({ password, newEmail, code })).toMatchObject({ code: 400, reason: 'register.codeWrong' });
  expect(await owner.ownAccount.changeEmail({ password, newEmail, code })).toMatchObject({ code: 200, userInfo: { email: newEmail } });
  await expect(other.ownAccount.sendChangeEmailCode({ email: 'MOVED@example.org' })).rejects.toMatchObject({ code: 'register.emailTaken' });
  await expect(owner.ownAccount.sendChangeEmailCode({ email: newEmail })).rejects.toMatchObject({ code: 'register.emailTaken' });
});

test('S13: the former address is told of a new one', async () => {
  const mover = await asNewUser(product, 'pilgrim');
  await mover.ownAccount.sendChangeEmailCode({ email: 'elsewhere@example.org' });
  const code = await codeFor(product, 'elsewhere@example.org');
  expect(await mover.ownAccount.changeEmail({ password, newEmail: 'elsewhere@example.org', code })).toMatchObject({ code: 200 });
  const [mail] = (await root.settings.outbox()).filter(({ to }) => to === 'pilgrim@example.org');
  expect(mail?.text).toContain('e…@example.org');
});

describe('F9, ACC-028: unless the site relaxes it, a solved slide comes first', () => {
  const slideAlways = (isAlways: boolean) => root.settings.setSwitches({ slideOnlyAfterFailures: !isAlways });
  beforeAll(() => slideAlways(true));
  afterAll(() => slideAlways(false));

  test('before a login', async () => {
    const login = (slide?: string) => product.as().account.login({ username: 'root', password: ROOT_PASSWORD, slide });
    await expect(login()).rejects.toMatchObject({ code: 'login.slideRequired' });
    expect(await login(await solveSlide(product, product.as()))).toMatchObject({ username: 'root' });
  });

  test('before a new password, with a ticket for nothing else', async () => {
    const change = (slide?: string) => root.ownAccount.changePassword({ oldPassword: ROOT_PASSWORD, newPassword: 'another horse', slide });
    await expect(change()).rejects.toMatchObject({ code: 'login.slideRequired' });
    await expect(change(await solveSlide(product, root))).rejects.toMatchObject({ code: 'login.slideWrong' });
    expect(await change(await solveSlide(product, root, 'changePassword'))).toMatchObject({ code: 200 });
    await root.ownAccount.changePassword({
      oldPassword: 'another horse',
      newPassword: ROOT_PASSWORD,
      slide: await solveSlide(product, root, 'changePassword'),
    });
  });

  test('before a new email', async () => {
    const change = (slide?: string) =>
      root.ownAccount.changeEmail({ password: ROOT_PASSWORD, newEmail: 'r@example.org', code: '000000', slide });
    await expect(change()).rejects.toMatchObject({ code: 'login.slideRequired' });
    expect(await change(await solveSlide(product, root, 'changeEmail'))).toMatchObject({ code: 400, reason: 'register.codeWrong' });
  });
});

test('emails of the outbox are for the super admin alone', async () => {
  const user = await asNewUser(product, 'curious');
  await expect(user.settings.outbox()).rejects.toMatchObject({ code: 'access.denied' });
  const files = await readdir(`${product.dataDir}/outbox`);
  expect(files.filter(name => name.endsWith('.eml')).length).toBeGreaterThan(3);
});

test('W12: two users with one password have two hashes of argon2id, and nowhere is the password', async () => {
  await asRegistered(product, 'hash1');
  await asRegistered(product, 'hash2');
  const { rows } = await product
    .database()
    .$client.query<{ hash: string }>(`select password_hash as hash from users where username like 'hash_'`);
  const hashes = rows.map(({ hash }) => hash);
  expect(new Set(hashes).size).toBe(2);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
