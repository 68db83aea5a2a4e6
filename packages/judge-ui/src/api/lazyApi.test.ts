import { ApiError, type Client, type publicContract } from '@oj/contract';
import { expect, test, vi } from 'vitest';
import type { Api } from './ApiProvider';
import { lazyApi } from './lazyApi';

const config = async () => ({ name: 'at hand' });
const unread = async () => 1;
const atHand = { site: { config }, message: { unread } } as unknown as Client<typeof publicContract>;

async function* changes() {
  yield 'first';
  yield 'second';
}
const whole = {
  site: { config: async () => ({ name: 'fetched' }) },
  message: { unread, readAll: async (given: { type: string }) => given.type },
  ccs: { eventFeed: changes },
} as unknown as Api;

const opened = (load: (noun: string) => Promise<Partial<Api>> = async () => whole) => {
  const loadWhole = vi.fn(load);
  return { api: lazyApi(atHand, loadWhole), loadWhole };
};

test('what is at hand is called at once, and the rest is not fetched', async () => {
  const { api, loadWhole } = opened();
  expect(await api.site.config()).toEqual({ name: 'at hand' });
  expect(await api.message.unread()).toBe(1);
  expect(loadWhole).not.toHaveBeenCalled();
});

test('a call that is not at hand is fetched with its noun, also where the noun is known', async () => {
  const { api, loadWhole } = opened();
  expect(await api.message.readAll({ type: 'Discuss' } as never)).toBe('Discuss');
  expect(loadWhole.mock.calls).toEqual([['message']]);
});

test('a stream can be read before its client is there', async () => {
  const events: unknown[] = [];
  for await (const event of opened().api.ccs.eventFeed({ cid: 1 })) events.push(event);
  expect(events).toEqual(['first', 'second']);
});

test('a client that cannot be fetched fails the call, and the next call tries again', async () => {
  const load = vi.fn(async () => whole).mockRejectedValueOnce(new ApiError('network.failed'));
  const { api } = opened(load);
  await expect(api.message.readAll({ type: 'Discuss' } as never)).rejects.toMatchObject({ code: 'network.failed' });
  expect(await api.message.readAll({ type: 'Sys' } as never)).toBe('Sys');
});

test('a call is the same function each time, and neither the client nor a noun is a promise', async () => {
  const { api } = opened();
  expect(api.audit.list).toBe(api.audit.list);
  expect(await Promise.resolve(api)).toBe(api);
  expect(await Promise.resolve(api.audit)).toBe(api.audit);
});
