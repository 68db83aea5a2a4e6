import { Status } from '@oj/contract';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, launchBrowser, type Locale, readers, sayIn, visit } from '../support/browser';
import { contestsOf, moments } from '../support/contests';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';

/** What somebody sees at 1440 × 900 before anything is scrolled. */
const SCREEN_PX = 900;
const FEWEST_PROBLEMS = 14;
const FIRST_TEAM_PX = 300;
const TEAMS = 3;

let product: Product;
let browser: Browser;
let root: Api;
let cid: number;
const contests = contestsOf(
  () => product,
  () => root,
);

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } }), launchBrowser()]);
  root = await asRoot(product);
  for (let made = 0; made < FEWEST_PROBLEMS; made += 1) {
    const draft = contests.draftOfProblem();
    const title =
      made % 2 ? '图上的最短路径与最小生成树：从一座城走到另一座城的若干种方法' : 'Shortest paths between any two of many towns, and back';
    const tags = ['动态规划', 'shortest paths', '最小生成树', 'data structures'].map(name => ({ name }));
    await root.problemEditor.add({ ...draft, problem: { ...draft.problem, title }, tags });
  }
  ({ cid } = await contests.contest(
    moments.sealed,
    { title: 'Invitational of the universities at the lake, second day' },
    { problems: 8 },
  ));
  for (let place = 0; place < TEAMS; place += 1) {
    const team = await asNewUser(product, `team${place}`);
    await team.submission.submit({ pid: 'A', cid, language: 'C++ 17', code: 'int main() {}' });
    await contests.hand.judgeNext(Status.accepted);
  }
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await product?.dispose();
});

async function open(username: string, locale: Locale, address: string) {
  const api = await asNewUser(product, username);
  const user = await api.account.login({ username, password: 'correct horse' });
  const { context, page } = await visit(browser, product, { locale });
  await enter(context, api.token() ?? '', user);
  await page.goto(address);
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  await page.evaluate(() => document.fonts.ready);
  return { context, page };
}

const boxesOf = async (found: Locator) => {
  await found.first().waitFor();
  return found.evaluateAll(elements => elements.map(element => element.getBoundingClientRect().toJSON() as DOMRect));
};
const bodyRows = (page: Page) => page.getByRole('main').locator('tbody tr:not([aria-hidden])');

test.each(['zh-CN', 'en-US'] as const)('the list shows fourteen problems and more, each in one line: %s', async locale => {
  const { context, page } = await open(`reader-${locale}`, locale, '/problem');
  await bodyRows(page)
    .nth(FEWEST_PROBLEMS - 1)
    .waitFor();
  const rows = await boxesOf(bodyRows(page));
  expect(rows.filter(({ bottom }) => bottom <= SCREEN_PX).length).toBeGreaterThanOrEqual(FEWEST_PROBLEMS);
  expect(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(44);
  await context.close();
});

test.each(['zh-CN', 'en-US'] as const)('the first team of a scoreboard stands near the top, also while it is frozen: %s', async locale => {
  const { context, page } = await open(`watcher-${locale}`, locale, `/contest/${cid}/rank`);
  const [first] = await boxesOf(
    page
      .getByRole('main')
      .getByRole('row')
      .filter({ hasText: /team\d/ }),
  );
  expect(first?.top).toBeLessThanOrEqual(FIRST_TEAM_PX);
  await context.close();
});

test.each(readers)('the help has a row for each language that is judged, and no more: %s %s', async (locale, size) => {
  const languages = await root.problem.languages({});
  const { context, page } = await visit(browser, product, { locale, size });
  await page.goto('/help');
  const compilers = page.getByRole('region', { name: sayIn(locale)('编译与运行', 'Compilers') });
  for (const { name } of languages) await compilers.getByText(name, { exact: true }).waitFor();
  expect(await compilers.getByRole('row').count()).toBe(languages.length + 1);
  await context.close();
});
