import { afterAll, beforeAll, expect, test } from 'vitest';
import { contestDraft, contestsOf, moments } from '../support/contests';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

/** An account that a contest names stays the same account, whatever it is called. */
let product: Product;
let root: Api;
const contests = contestsOf(
  () => product,
  () => root,
);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

async function rename(from: string, to: string) {
  const found = (await root.users.list({ keyword: from })).records.find(({ username }) => username === from);
  await root.users.edit({ uid: found?.uid ?? '', username: to, type: 1002, status: 0 });
  // Who takes the name is to have the address of that name.
  await product.database().execute(`update users set email = null, email_key = null where username = '${to}'`);
  const api = product.as();
  await api.account.login({ username: to, password: 'correct horse' });
  return api;
}
/** A board that is kept reads its participants again only after a minute. */
const PATIENCE_MS = 20_000;
const rows = async (cid: number) => (await root.contest.rank({ cid, forceRefresh: true })).records;

test('B19: a star stays a star under another name, and nobody becomes one by taking the old name', async () => {
  const { cid } = await contests.contest(moments.running, { starAccount: ['team1', 'team2', 'not there yet'] });
  await asNewUser(product, 'team1');
  const renamed = await rename('team1', 'meteor');
  const heir = await asNewUser(product, 'team1');
  await contests.submit(renamed, cid, { status: 0 });
  await contests.submit(heir, cid, { status: 0 });
  const board = await until(async () => (await rows(cid)).length === 2 && rows(cid));
  expect(Object.fromEntries(board.map(({ username, rank }) => [username, rank]))).toEqual({ meteor: -1, team1: 1 });
  expect((await root.contestEditor.read({ cid })).starAccount).toEqual(['meteor', 'team2', 'not there yet']);

  const { id: copy } = await root.contestEditor.clone({ cid });
  expect((await root.contestEditor.read({ cid: copy })).starAccount).toEqual(['meteor', 'team2', 'not there yet']);
  await contests.change(cid, { starAccount: ['team2'] });
  expect((await root.contestEditor.read({ cid })).starAccount).toEqual(['team2']);
});

test('B19: an account rule admits whom it has admitted, under every name, and not who takes a name that it lists', async () => {
  const accountLimitRule = '<prefix>crew</prefix><suffix></suffix><start>1</start><end>9</end><extra>guest coach</extra>';
  const limit = { openAccountLimit: true, accountLimitRule, auth: 1, pwd: 'secret words' } as const;
  const { id: cid } = await root.contestEditor.add(contestDraft(moments.running, limit));
  const enter = (api: Api) => codeOf(api.contest.register({ cid, password: 'secret words' }));
  for (const name of ['crew3', 'guest']) expect(await enter(await asNewUser(product, name))).toBe('done');
  expect(await enter(await asNewUser(product, 'nobody'))).toBe('contest.accountRefused');

  const [crew, guest] = [await rename('crew3', 'comet'), await rename('guest', 'visitor')];
  for (const api of [crew, guest]) expect(await codeOf(api.contest.problems({ cid }))).toBe('done');
  expect(await enter(await asNewUser(product, 'guest'))).toBe('contest.accountRefused');
  const { accountLimitRule: shown } = await root.contestEditor.read({ cid });
  expect(shown).toContain('<prefix>crew</prefix>');
  expect(
    /<extra>(.*)<\/extra>/
      .exec(shown ?? '')?.[1]
      ?.split(' ')
      .toSorted(),
  ).toEqual(['coach', 'comet', 'visitor']);

  // The contest refuses a user who is taken out of the rule.
  await contests.change(cid, { accountLimitRule: (shown ?? '').replace('comet', '') });
  expect(await codeOf(crew.contest.problems({ cid }))).toBe('contest.accountRefused');
  expect(await codeOf(guest.contest.problems({ cid }))).toBe('done');
});

test('a board that is kept shows at once who is called otherwise, and who is no participant any more', async () => {
  const { cid } = await contests.contest(moments.running);
  for (const name of ['runner', 'walker']) await contests.submit(await asNewUser(product, name), cid, { status: 0 });
  const shown = async () =>
    (await root.contest.rank({ cid })).records.map(({ username, nickname }) => `${username} ${nickname ?? ''}`.trim());
  const shows = (...names: string[]) => until(async () => (await shown()).toSorted().join() === names.join(), PATIENCE_MS);
  await shows('runner', 'walker');
  const renamed = await rename('runner', 'sprinter');
  await shows('sprinter', 'walker');
  await renamed.ownAccount.changeProfile({ nickname: 'Flash' });
  await shows('sprinter Flash', 'walker');
  const [walker] = (await root.users.list({ keyword: 'walker' })).records;
  const edit = (type: 1000 | 1002) => root.users.edit({ uid: walker?.uid ?? '', username: 'walker', type, status: 0 });
  await edit(1000);
  await shows('sprinter Flash');
  await edit(1002);
  await shows('sprinter Flash', 'walker');
});
