import { expect, onTestFinished, test } from 'vitest';
import { FakeAtCoder } from '../../../../tests/support/remote/fakeAtCoder';
import { FakeCodeforces } from '../../../../tests/support/remote/fakeCodeforces';
import { FakeHdu } from '../../../../tests/support/remote/fakeHdu';
import type { FakeSite } from '../../../../tests/support/remote/fakeSite';
import type { RemoteSite } from './adapter';
import { atcoder } from './atcoder';
import { codeforces, gym } from './codeforces';
import { hdu } from './hdu';
import { SiteHttp } from './http';

async function contestsOf(site: RemoteSite, fake: FakeSite) {
  const base = await fake.open();
  onTestFinished(() => fake.close());
  return site.comingContests?.(new SiteHttp({ base, charset: site.charset, reach: 'machine' }));
}

const at = (text: string) => new Date(text);

test.each([
  [codeforces, new FakeCodeforces(), 'Round 3', '/contests/3', at('2095-12-29T12:26:40Z'), at('2095-12-29T14:26:40Z')],
  [atcoder, new FakeAtCoder(), 'Beginner & Ink 900', '/contests/abc900', at('2096-01-02T12:00:00Z'), at('2096-01-02T13:40:00Z')],
  [
    hdu,
    new FakeHdu(),
    'Ink Open & Paper 1201',
    '/contests/contest_show.php?cid=1201',
    at('2096-01-02T04:00:00Z'),
    at('2096-01-02T09:00:00Z'),
  ],
])('$code lists what is to come, in the time of the world', async (site, fake, title, path, startsAt, endsAt) => {
  expect(await contestsOf(site, fake)).toEqual([{ title, path, startsAt, endsAt }]);
});

test('a page that looks different is an error that names what is missing', async () => {
  const fake = new FakeHdu();
  fake.faults = { otherMarkup: true };
  await expect(contestsOf(hdu, fake)).rejects.toMatchObject({ kind: 'markup', publicText: 'the page of the site has no list of contests' });
});

test('the gym has no list of its own', () => expect(gym.comingContests).toBeUndefined());
