import { afterAll, beforeAll, expect, test } from 'vitest';
import { contestDraft } from '../support/contests';
import { type Api, asNewUser, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';

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

test('C6: start and end are not moved across a seal that holds: that would open the board without a word', async () => {
  const between = (start: number, seal: number, end: number) => ({ ...contestDraft({ start, end, seal }), title: 'Final' });
  const { id: cid } = await organiser.contestEditor.add(between(-120, -30, 20));
  const before = await organiser.contestEditor.read({ cid });
  for (const moved of [between(-10, 5, 60), between(10, 30, 60), between(-120, -60, -40)]) {
    expect(await codeOf(organiser.contestEditor.change({ ...moved, id: cid }))).toBe('contest.sealBegun');
    expect(await organiser.contestEditor.read({ cid })).toMatchObject({
      startTime: before.startTime,
      endTime: before.endTime,
      sealRankTime: before.sealRankTime,
    });
  }
  await organiser.contestEditor.change({ ...between(-10, 5, 60), sealRank: false, sealRankTime: null, id: cid });
  // Nothing is hidden any more, so the contest may be frozen again.
  await organiser.contestEditor.change({ ...between(10, 30, 60), id: cid });
  const { id: over } = await organiser.contestEditor.add(between(-120, -60, -30));
  expect(await codeOf(organiser.contestEditor.change({ ...between(10, 30, 60), id: over }))).toBe('done');
});

test('a contest that runs is not ended by its form: until its end it runs, and then it is over', async () => {
  const times = (start: number, end: number) => ({ ...contestDraft({ start, end }), title: 'Semifinal' });
  const { id: cid } = await organiser.contestEditor.add(times(-120, 20));
  const change = (start: number, end: number) => codeOf(organiser.contestEditor.change({ ...times(start, end), id: cid }));
  expect([await change(-120, -1), await change(-300, -200), await change(-120, 0)]).toEqual(Array(3).fill('contest.wouldBeOver'));
  expect([await change(-120, 1), await change(60, 120)]).toEqual(['done', 'done']);
  // It has not begun any more, so that its times may be those of a contest of the past; of that one no time is fixed.
  expect([await change(-120, -60), await change(-120, -30)]).toEqual(['done', 'done']);
});
