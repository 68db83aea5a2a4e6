import { type CcsCollection, ccsCollections } from '@oj/contract';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { finishedContest } from '../support/ccsContests';
import { packageLines, rankingOf, readFeed, replay, storedContests } from '../support/ccsFeed';
import { contestsOf } from '../support/contests';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';

let product: Product;
let root: Api;
let ann: Api;
let ben: Api;
let cleo: Api;
const contests = contestsOf(
  () => product,
  () => root,
);

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  [ann, ben, cleo] = [await asNewUser(product, 'ann'), await asNewUser(product, 'ben'), await asNewUser(product, 'cleo')];
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const read = (api: Api, collection: CcsCollection, cid: number) => api.ccs.collection({ cid, collection });
const feedOf = (api: Api, cid: number) => api.ccs.eventFeed({ cid, stream: false });

describe('a contest that is held again from its feed', () => {
  test('has the ranking of the first one, row by row', async () => {
    const first = await finishedContest(contests, { root, ann, ben, cleo });
    const feed = await readFeed(feedOf(root, first));
    const again = await replay(feed, { product, root, contests });
    const expected = rankingOf(await root.ccs.scoreboard({ cid: first }), feed.all('problems'), id => id);
    expect(expected.map(({ solved }) => solved)).toEqual([2, 2]);
    await sameRanking(expected, again);
  });

  test('has it from a contest package, too', async () => {
    const first = await finishedContest(contests, { root, ann, ben, cleo });
    const folder = mkdtempSync(path.join(tmpdir(), 'oj-package-'));
    const write = (name: string, data: unknown) => writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(data));
    write('contest', await root.ccs.contest({ cid: first }));
    for (const collection of ccsCollections) write(collection, await read(root, collection, first));
    const feed = await readFeed(packageLines(folder));
    const expected = rankingOf(await root.ccs.scoreboard({ cid: first }), feed.all('problems'), id => id);
    await sameRanking(expected, await replay(feed, { product, root, contests }));
    rmSync(folder, { recursive: true });
  });

  // No feed of a real contest may lie in this repository: one that somebody puts into tests/feeds is replayed as well.
  test.each(storedContests())('$name gives the ranking that was published', { timeout: 600_000 }, async ({ lines, published }) => {
    const feed = await readFeed(lines());
    const expected = rankingOf(published(), feed.all('problems'), id => id);
    await sameRanking(expected, await replay(feed, { product, root, contests }, { wholeMinutes: true }));
  });

  async function sameRanking(expected: ReturnType<typeof rankingOf>, { cid, teams }: Awaited<ReturnType<typeof replay>>) {
    const problems = (await readFeed(feedOf(root, cid))).all('problems');
    const found = rankingOf(await root.ccs.scoreboard({ cid }), problems, id => teams.get(id) ?? id);
    expect(found).toEqual(expected);
  }
});
