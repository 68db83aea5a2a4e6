import { type Browser, chromium } from 'playwright';
import { test as base } from 'vitest';
import { judgeByHand } from './byHand';
import { describePages, enter, type Reader, visit, type Visited } from './browser';
import { chromiumOptions } from './chromium';
import { contestsOf } from './contests';
import { groupsOf } from './groups';
import { asRoot, PASSWORD, ROOT_PASSWORD, startProduct, type Wishes } from './product';

const WITHOUT_JUDGES: Wishes = { withJudge: false, env: { OJ_JUDGES: '0' } };

let launched: Promise<Browser> | undefined;

/**
 * Tests of pages. A file has a product of its own, which judges nothing; each test has readers of its own, who leave when it ends. Files that
 * one process runs share a browser, as a start of it takes longer than many a test.
 */
export const test = base
  .extend('wishes', { scope: 'file' }, WITHOUT_JUDGES)
  .extend('chromium', { scope: 'worker' }, chromium)
  .extend('browser', { scope: 'worker' }, async ({ chromium }, { onCleanup }) => {
    onCleanup(async () => (await launched)?.close());
    return (launched ??= chromium.launch(chromiumOptions));
  })
  .extend('product', { scope: 'file' }, async ({ wishes }, { onCleanup }) => {
    const product = await startProduct(wishes);
    onCleanup(() => product.stop().finally(() => product.dispose()));
    return product;
  })
  .extend('root', { scope: 'file' }, async ({ product }) => asRoot(product))
  .extend('hand', { scope: 'file' }, async ({ product }) => judgeByHand(() => product))
  .extend('groups', { scope: 'file' }, async ({ product }) => groupsOf(() => product))
  .extend('contests', { scope: 'file' }, async ({ product, root }) =>
    contestsOf(
      () => product,
      () => root,
    ),
  )
  // Opens a browser for a reader.
  .extend('visit', async ({ browser, product, task }, { onCleanup }) => {
    const readers: Visited[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail') for (const reader of readers) await describePages(reader);
      await Promise.all(readers.map(({ context }) => context.close()));
    });
    return async (reader?: Reader) => {
      const visited = await visit(browser, product, reader);
      readers.push(visited);
      return visited;
    };
  })
  // Opens a browser for a reader who is logged in.
  .extend('visitAs', async ({ product, visit }) => async (username: string, reader?: Reader) => {
    const api = product.as();
    const user = await api.account.login({ username, password: username === 'root' ? ROOT_PASSWORD : PASSWORD });
    const visited = await visit(reader);
    await enter(visited.context, api.token() ?? '', user);
    return { ...visited, api };
  });

export const testWithJudge = test.extend('wishes', { scope: 'file' }, {});
