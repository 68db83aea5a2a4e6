import { expect, test } from 'vitest';
import { type AccountView, assign, backoffMs } from './schedule';

const account = (id: number, facts: Partial<AccountView> = {}): AccountView => ({
  id,
  isUsable: true,
  restUntil: 0,
  lastSubmitAt: 0,
  isBusy: false,
  ...facts,
});
const job = (id: number) => ({ id, accountId: null, isSent: false });
const now = 1_000_000;
const gapMs = 10_000;

test('500 submissions over 5 accounts: one at a time of each, the pause is kept, the order is that of the queue', () => {
  const queue = Array.from({ length: 500 }, (_, id) => job(id));
  const accounts = [1, 2, 3, 4, 5].map(id => account(id, { lastSubmitAt: -gapMs }));
  const busyUntil = new Map<number, number>();
  const begun: { jobId: number; accountId: number; at: number }[] = [];
  let time = 0;
  for (; queue.length; time += 1_000) {
    for (const each of accounts) each.isBusy = (busyUntil.get(each.id) ?? 0) > time;
    for (const { jobId, accountId } of assign(queue.slice(0, 100), accounts, { now: time, gapMs })) {
      const used = accounts.find(({ id }) => id === accountId);
      if (!used) throw new Error('an account that is not there');
      expect(used.isBusy).toBe(false);
      expect(time - used.lastSubmitAt).toBeGreaterThanOrEqual(gapMs);
      used.lastSubmitAt = time;
      // Some sites take longer than the pause, some are quicker.
      busyUntil.set(accountId, time + 3_000 + (jobId % 7) * 2_000);
      begun.push({ jobId, accountId, at: time });
      queue.splice(
        queue.findIndex(({ id }) => id === jobId),
        1,
      );
    }
  }
  expect(begun.map(({ jobId }) => jobId)).toEqual(Array.from({ length: 500 }, (_, id) => id));
  const shares = Map.groupBy(begun, ({ accountId }) => accountId);
  for (const share of shares.values()) expect(share.length).toBeGreaterThan(80);
  expect(time).toBeLessThan(500 * 15_000 * (1 / 5) * 1.2);
});

test('what has been sent waits for its own account and lets others pass', () => {
  const accounts = [account(1, { isBusy: true }), account(2, { lastSubmitAt: now - 1_000 })];
  const sent = { id: 7, accountId: 1, isSent: true };
  expect(assign([sent, job(8)], accounts, { now, gapMs })).toEqual([]);
  // A run that was sent can be looked at without a pause.
  expect(assign([{ ...sent, accountId: 2 }, job(8)], accounts, { now, gapMs })).toEqual([{ jobId: 7, accountId: 2 }]);
  expect(assign([sent, job(8)], [account(1, { isBusy: true }), account(2)], { now, gapMs })).toEqual([{ jobId: 8, accountId: 2 }]);
});

test('accounts that rest or do not work are left alone; who rested longest goes first', () => {
  const accounts = [
    account(1, { isUsable: false }),
    account(2, { restUntil: now + 1 }),
    account(3, { lastSubmitAt: 5 }),
    account(4, { lastSubmitAt: 4 }),
  ];
  expect(assign([job(1), job(2), job(3)], accounts, { now, gapMs })).toEqual([
    { jobId: 1, accountId: 4 },
    { jobId: 2, accountId: 3 },
  ]);
});

test('a site that goes on failing is left alone for longer, up to five minutes', () => {
  expect([1, 2, 3, 4, 5, 50].map(failures => backoffMs(failures, 0.5))).toEqual([2_000, 5_000, 15_000, 45_000, 300_000, 300_000]);
  expect(backoffMs(1, 0)).toBe(1_600);
});
