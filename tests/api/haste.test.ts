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
const intervalIsOver = () => product.database().execute(`update submissions set submitted_at = now() - interval '1 hour'`);
const submissionsOf = async (api: Api) => (await api.submission.list({ onlyMine: true })).records.length;

async function picture() {
  const { captchaKey } = await hasty.verification.captcha();
  const { rows } = await product.database().$client.query<{ answer: string }>('select answer from challenges where key = $1', [captchaKey]);
  return { captchaKey, captcha: rows[0]?.answer ?? '' };
}

test('W28: whoever runs into the interval again and again is asked for the characters in a picture', async () => {
  const clientKey = crypto.randomUUID();
  const { submitId } = await submit(hasty, { clientKey });
  for (let again = 0; again < 3; again++) await expect(submit(hasty)).rejects.toMatchObject({ code: 'submission.tooSoon' });

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
