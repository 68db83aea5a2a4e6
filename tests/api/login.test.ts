import { contract, endpointsOf } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { humanTrack } from '../../packages/server/src/features/verification/humanTrack';
import { contestDraft, moments } from '../support/contests';
import { asNewUser, asRoot, type Product, ROOT_PASSWORD, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { answerTo, solveSlide } from '../support/slide';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const password = 'correct horse';
test('W13: guessing gets harder: three tries, then a slide for each, then half an hour of nothing; for a known and an unknown name alike', async () => {
  await asNewUser(product, 'guarded');
  for (const username of ['guarded', 'nobody-here']) {
    const guess = (slide?: string) => codeOf(product.as().account.login({ username, password: 'wrong password', slide }));
    const answers: unknown[] = [];
    for (let i = 0; i < 4; i++) answers.push(await guess());
    expect(answers).toEqual(['login.wrong', 'login.wrong', 'login.wrong', 'login.slideRequired']);

    for (let i = 3; i < 20; i++) expect(await guess(await solveSlide(product, product.as()))).toBe('login.wrong');
    expect(await guess(await solveSlide(product, product.as()))).toBe('login.tooMany');
  }
  const slide = await solveSlide(product, product.as());
  expect(await codeOf(product.as().account.login({ username: 'guarded', password, slide }))).toBe('login.tooMany');
});

test('W13: asking without a slide is no guess: it does not lock anybody out', async () => {
  await asNewUser(product, 'patient');
  const login = (word: string, slide?: string) => codeOf(product.as().account.login({ username: 'patient', password: word, slide }));
  for (let i = 0; i < 3; i++) await login('wrong password', await solveSlide(product, product.as()));
  for (let i = 0; i < 30; i++) expect(await login(password)).toBe('login.slideRequired');
  expect(await login(password, await solveSlide(product, product.as()))).toBe('done');
});

test('F9, ACC-008: a right login clears the failures', async () => {
  await asNewUser(product, 'relieved');
  const login = (word: string, slide?: string) => codeOf(product.as().account.login({ username: 'relieved', password: word, slide }));
  for (let i = 0; i < 3; i++) expect(await login('wrong password')).toBe('login.wrong');
  expect(await login(password, await solveSlide(product, product.as()))).toBe('done');
  for (let i = 0; i < 3; i++) expect(await login('wrong password')).toBe('login.wrong');
  expect(await login('wrong password')).toBe('login.slideRequired');
});

test('W14: a ticket is good for one login, and only a real one', async () => {
  await asNewUser(product, 'careful');
  const slide = await solveSlide(product, product.as());
  expect(await codeOf(product.as().account.login({ username: 'careful', password, slide }))).toBe('done');
  for (const ticket of [slide, 'invented', '0'.repeat(32)])
    expect(await codeOf(product.as().account.login({ username: 'careful', password, slide: ticket }))).toBe('login.slideWrong');
});

test('W14: a picture is good for one try, and a machine does not get through at once', async () => {
  const visitor = product.as();
  const { key, background, piece } = await visitor.verification.slide({ action: 'login' });
  expect(background).toMatch(/^data:image\/png;base64,/);
  expect(piece).toMatch(/^data:image\/png;base64,/);
  const holePx = Number(await answerTo(product, key));
  expect(await visitor.verification.solveSlide({ key, track: humanTrack(holePx - 20) })).toEqual({ answer: 'wrong', ticket: null });
  expect(await visitor.verification.solveSlide({ key, track: humanTrack(holePx) })).toEqual({ answer: 'wrong', ticket: null });

  const second = await visitor.verification.slide();
  const offsetPx = Number(await answerTo(product, second.key));
  const jump = { offsetPx, points: [{ xPx: offsetPx, yPx: 0, atMs: 1 }], by: 'pointer' as const };
  expect(await visitor.verification.solveSlide({ key: second.key, track: jump })).toEqual({ answer: 'tooFast', ticket: null });
});

test('the answer to a login is what the owner may know, and nothing more', async () => {
  await asNewUser(product, 'whole');
  const user = await product.as().account.login({ username: 'whole', password });
  expect(user).toEqual({
    uid: expect.stringMatching(/^\d+$/),
    username: 'whole',
    nickname: null,
    avatar: null,
    titleName: null,
    titleColor: null,
    email: 'whole@example.org',
    realname: null,
    gender: 'secrecy',
    school: null,
    course: null,
    number: null,
    github: null,
    blog: null,
    cfUsername: null,
    signature: null,
    roleList: ['default_user'],
  });
});

test('the back office lets in who has a role there, and nobody else', async () => {
  await asNewUser(product, 'visitor');
  expect(await codeOf(product.as().dashboard.login({ username: 'visitor', password }))).toBe('login.notAdmin');
  const admin = product.as();
  expect(await admin.dashboard.login({ username: 'root', password: ROOT_PASSWORD })).toMatchObject({ roleList: ['root'] });
  await asRoot(product);
  expect(await admin.dashboard.lastLogin()).toMatchObject({ ip: '127.0.0.1', gmtCreate: expect.any(Date) });
  await admin.dashboard.logout();
  await expect(admin.dashboard.figures()).rejects.toMatchObject({ code: 'login.expired' });
});

test('W10: users see where they are logged in, and end one session or all others', async () => {
  const here = await asNewUser(product, 'wanderer');
  const [there, elsewhere] = [product.as(), product.as()];
  for (const each of [there, elsewhere]) await each.account.login({ username: 'wanderer', password });

  const own = await here.ownAccount.sessions();
  expect(own).toHaveLength(3);
  expect(own.filter(({ isThis }) => isThis)).toHaveLength(1);
  const [thereOnly] = (await there.ownAccount.sessions()).filter(({ isThis }) => isThis);
  await here.ownAccount.endSession({ id: thereOnly?.id ?? '' });
  await expect(there.account.authInfo()).rejects.toMatchObject({ code: 'login.expired' });
  await expect(here.ownAccount.endSession({ id: thereOnly?.id ?? '' })).rejects.toMatchObject({ code: 'account.sessionUnknown' });

  await here.ownAccount.endOtherSessions();
  await expect(elsewhere.account.authInfo()).rejects.toMatchObject({ code: 'login.expired' });
  expect(await here.ownAccount.sessions()).toHaveLength(1);
});

/** Makes the sessions of a user so old that the next call brings a fresh token. */
const age = (username: string) =>
  product
    .database()
    .$client.query(
      "update sessions set created_at = now() - interval '13 hours', opened_at = now() - interval '13 hours' from users where user_id = users.id and username = $1",
      [username],
    );

test('S6: a logout after twelve hours ends the session, and hands out no token that lives', async () => {
  const user = await asNewUser(product, 'nightowl');
  const old = user.token();
  await age('nightowl');
  await user.account.logout();
  for (const token of [old, user.token()])
    await expect(product.as(token).account.authInfo()).rejects.toMatchObject({ code: 'login.expired' });
});

test('S6: a logout ends also the token that another call of the same moment brought', async () => {
  const user = await asNewUser(product, 'twotabs');
  const old = user.token();
  await age('twotabs');
  const otherTab = product.as(old);
  await otherTab.account.authInfo();
  expect(otherTab.token()).not.toBe(old);
  await product.as(old).account.logout();
  await expect(otherTab.account.authInfo()).rejects.toMatchObject({ code: 'login.expired' });
});

test('S6: ending the other sessions after twelve hours keeps the own one', async () => {
  const here = await asNewUser(product, 'longday');
  const there = product.as();
  await there.account.login({ username: 'longday', password });
  await age('longday');
  await here.ownAccount.endOtherSessions();
  expect(await here.account.authInfo()).toMatchObject({ roles: ['default_user'] });
  await expect(there.account.authInfo()).rejects.toMatchObject({ code: 'login.expired' });
  expect((await here.ownAccount.sessions()).map(({ isThis }) => isThis)).toEqual([true]);
});

test('S13: a person has at most fifty sessions; one more ends the oldest', async () => {
  const first = await asNewUser(product, 'everywhere');
  for (let i = 0; i < 49; i++) await product.as().account.login({ username: 'everywhere', password });
  expect(await first.account.authInfo()).toMatchObject({ roles: ['default_user'] });
  const last = product.as();
  await last.account.login({ username: 'everywhere', password });
  await expect(first.account.authInfo()).rejects.toMatchObject({ code: 'login.expired' });
  expect(await last.ownAccount.sessions()).toHaveLength(50);
});

test('W8: nobody ends a session of somebody else', async () => {
  const mine = await asNewUser(product, 'mine');
  const theirs = await asNewUser(product, 'theirs');
  const [session] = await theirs.ownAccount.sessions();
  await expect(mine.ownAccount.endSession({ id: session?.id ?? '' })).rejects.toMatchObject({ code: 'account.sessionUnknown' });
  expect(await theirs.account.authInfo()).toMatchObject({ roles: ['default_user'] });
});

test('W11: after twelve hours a call gets a fresh token, once; the old one passes for a moment more', async () => {
  const user = await asNewUser(product, 'longtime');
  const old = user.token();
  const [session] = await user.ownAccount.sessions();
  const halfADayAgo = new Date(Date.now() - 13 * 3_600_000);
  const move = 'update sessions set created_at = $1, opened_at = $1 where id = $2';
  await product.database().$client.query(move, [halfADayAgo, session?.id]);

  const late = product.as(old);
  await Promise.all([user.account.authInfo(), late.account.authInfo()]);
  const fresh = [user.token(), late.token()].filter(token => token !== old);
  expect(fresh).toHaveLength(1);
  expect(await product.as(old).account.authInfo()).toMatchObject({ roles: ['default_user'] });
  const [renewed] = await product.as(fresh[0]).ownAccount.sessions();
  expect(renewed?.openedAt).toEqual(halfADayAgo);
});

test('W35: a live stream ends with the sessions of its reader', async () => {
  const reader = await asNewUser(product, 'reader');
  await product.as().account.login({ username: 'reader', password });
  const events = [];
  for await (const event of reader.live.open({ topics: 'submissions' })) {
    events.push(event);
    if (events.length === 1) await reader.ownAccount.endOtherSessions();
  }
  expect(events.map(({ event }) => event)).toEqual(['opened', 'ready']);
});

describe('HTTP Basic authentication, for tools of contests', () => {
  let cid: number;
  beforeAll(async () => {
    ({ id: cid } = await (await asRoot(product)).contestEditor.add(contestDraft(moments.running)));
  });
  const ask = async (path: string, username: string, word: string) => {
    const authorization = `Basic ${Buffer.from(`${username}:${word}`).toString('base64')}`;
    const response = await fetch(`${product.url}/api${path}`, { headers: { authorization } });
    const body = (await response.json()) as { code?: string };
    return [response.status, ...(response.ok ? [] : [body.code])];
  };
  const submissions = (username: string, word: string) => ask(`/ccs/contests/${cid}/submissions`, username, word);

  test('lets the owner of a password read, and nobody write by it', async () => {
    await asNewUser(product, 'scoreboard');
    expect(await submissions('scoreboard', password)).toEqual([200]);
    expect(await submissions('scoreboard', 'wrong password')).toEqual([401, 'login.basicWrong']);
    expect(await submissions('nobody-at-all', password)).toEqual([401, 'login.basicWrong']);
    expect(await ask(`/get-contest-info?cid=${cid}`, 'scoreboard', password)).toEqual([401, 'login.expired']);
    expect([...endpointsOf(contract)].filter(([, , { takesBasic, method }]) => takesBasic && method !== 'GET')).toEqual([]);
  });

  test('W13: guesses count as those at the login; who is in stays in', async () => {
    const user = await asNewUser(product, 'resolver');
    // Many at once are proved once.
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => submissions('resolver', password)));
    expect(atOnce.flat()).toEqual(Array(8).fill(200));
    for (let i = 0; i < 3; i++) expect(await submissions('resolver', `wrong ${i}`)).toEqual([401, 'login.basicWrong']);
    expect(await submissions('resolver', 'wrong again')).toEqual([429, 'login.tooMany']);
    expect(await submissions('resolver', password)).toEqual([200]);
    expect(await codeOf(product.as().account.login({ username: 'resolver', password }))).toBe('login.slideRequired');
    await user.ownAccount.changePassword({ oldPassword: password, newPassword: 'another horse' });
    expect(await submissions('resolver', password)).toEqual([401, 'login.basicWrong']);
    await product.database().execute(`update users set status = 1 where username = 'scoreboard'`);
    expect((await submissions('scoreboard', password))[0]).toBe(401);
  });
});
