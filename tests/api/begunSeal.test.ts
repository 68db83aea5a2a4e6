import { afterAll, beforeAll, expect, test } from 'vitest';
import { contestDraft } from '../support/contests';
import { type Api, asNewUser, type Product, startProduct } from '../support/product';

let product: Product;
let organiser: Api;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  organiser = await asNewUser(product, 'organiser', 1001);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

test('C6: a seal that has begun stays when the end is moved, also by the form; it is taken away or begins earlier by who says so', async () => {
  const whole = (seal: number, end: number) => ({ ...contestDraft({ start: -120, end, seal }), title: 'Rehearsal' });
  const { id: cid } = await organiser.contestEditor.add(whole(-10, 20));
  const { sealRankTime } = await organiser.contestEditor.read({ cid });
  // Half an hour before another end, as forms say it that keep the distance.
  await organiser.contestEditor.change({ ...whole(10, 40), id: cid });
  expect((await organiser.contestEditor.read({ cid })).sealRankTime).toEqual(sealRankTime);
  await organiser.contestEditor.change({ ...whole(-30, 40), id: cid });
  const earlier = (await organiser.contestEditor.read({ cid })).sealRankTime;
  expect(earlier?.getTime()).toBeLessThan(sealRankTime?.getTime() ?? 0);
  await organiser.contestEditor.change({ ...whole(-30, 40), sealRank: false, sealRankTime: null, id: cid });
  expect((await organiser.contestEditor.read({ cid })).sealRankTime).toBeNull();
});
