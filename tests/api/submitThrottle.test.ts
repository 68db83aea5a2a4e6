import type { ApiError } from '@oj/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rightAnswer } from '../support/judged';
import { type Api, asNewUser, type Product, startProduct } from '../support/product';

let product: Product;
let hasty: Api;
let calm: Api;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_SUBMIT_INTERVAL: '60' } });
  [hasty, calm] = [await asNewUser(product, 'hasty'), await asNewUser(product, 'calm')];
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const draft = { pid: 'P1000', language: 'C++ 17', code: rightAnswer };
const submit = (api: Api, more: { captcha?: string; captchaKey?: string; clientKey?: string } = {}) =>
  api.submission.submit({ ...draft, ...more });
const intervalIsOver = () => product.database().execute(`update submissions set submitted_at = now() - interval '61 seconds'`);
const submissionsOf = async (api: Api) => (await api.submission.list({ onlyMine: true })).records.length;

async function picture() {
  const { captchaKey } = await hasty.verification.captcha();
  const { rows } = await product.database().$client.query<{ answer: string }>('select answer from challenges where key = $1', [captchaKey]);
  return { captchaKey, captcha: rows[0]?.answer ?? '' };
}

test('W28: whoever runs into the interval again and again is asked for the characters in a picture', async () => {
  const clientKey = crypto.randomUUID();
  const { submitId } = await submit(hasty, { clientKey });
  for (let again = 0; again < 3; again++) {
    const refusal = await submit(hasty).catch((reason: ApiError) => reason);
    expect(refusal).toMatchObject({ code: 'submission.tooSoon' });
    expect((refusal as ApiError).waitS, 'F9: the time to wait is told in seconds').toBeGreaterThan(0);
  }

  // The interval answers first, and spends no picture.
  const early = await picture();
  await expect(submit(hasty, early)).rejects.toMatchObject({ code: 'submission.tooSoon' });
  await intervalIsOver();
  await expect(submit(hasty)).rejects.toMatchObject({ code: 'submission.captchaRequired', status: 400 });
  expect((await submit(hasty, { clientKey })).submitId).toBe(submitId);
  expect(await submissionsOf(hasty)).toBe(1);

  const wrong = await picture();
  await expect(submit(hasty, { ...wrong, captcha: 'abc' })).rejects.toMatchObject({ code: 'captcha.wrong' });
  await expect(submit(hasty, wrong)).rejects.toMatchObject({ code: 'captcha.wrong' });
  await submit(hasty, { ...early, captcha: ` ${early.captcha} ` });
  expect(await submissionsOf(hasty)).toBe(2);

  await intervalIsOver();
  await submit(hasty);
  expect(await submissionsOf(hasty)).toBe(3);
});

test('nobody else is asked, nor who was refused now and then', async () => {
  await submit(calm);
  for (let again = 0; again < 2; again++) await expect(submit(calm)).rejects.toMatchObject({ code: 'submission.tooSoon' });
  await intervalIsOver();
  await submit(calm);
  expect(await submissionsOf(calm)).toBe(2);
});

test('W28: refusals count for all API processes together; where there is no interval nobody is looked at', async () => {
  const env = { OJ_JUDGES: '0', OJ_STARTER: '0', DATABASE_URL: product.databaseUrl };
  const second = await startProduct({ withJudge: false, env: { ...env, OJ_SUBMIT_INTERVAL: '60' } });
  const free = await startProduct({ withJudge: false, env: { ...env, OJ_SUBMIT_INTERVAL: '0' } });
  try {
    const here = await asNewUser(product, 'two-doors');
    const [there, anywhere] = [second.as(here.token()), free.as(here.token())];
    await submit(here);
    for (const api of [here, there, here]) await expect(submit(api)).rejects.toMatchObject({ code: 'submission.tooSoon' });
    await intervalIsOver();
    for (const api of [here, there]) await expect(submit(api)).rejects.toMatchObject({ code: 'submission.captchaRequired' });
    await submit(there, await picture());
    await product.database().execute('alter table rate_limits rename to rate_limits_away');
    await submit(anywhere);
    await submit(anywhere);
    await product.database().execute('alter table rate_limits_away rename to rate_limits');
    await intervalIsOver();
    await submit(here);
    expect(await submissionsOf(here)).toBe(5);
  } finally {
    await Promise.all([second, free].map(each => each.stop().then(() => each.dispose())));
  }
});

test('a refusal that is forgotten is asked about no more, and one before a long rest neither', async () => {
  const rested = await asNewUser(product, 'rested');
  await submit(rested);
  for (let again = 0; again < 3; again++) await expect(submit(rested)).rejects.toMatchObject({ code: 'submission.tooSoon' });
  await intervalIsOver();
  await product.database().execute(`update rate_limits set expire = 1 where key like 'haste:%'`);
  await submit(rested);
  expect(await submissionsOf(rested)).toBe(2);
});
