import { Status } from '@oj/contract';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { moments } from '../support/contests';
import { test } from '../support/e2e';
import { asNewUser } from '../support/product';
import { rest } from '../support/standing';

/** What somebody sees at 1440 × 900 before anything is scrolled. */
const SCREEN_PX = 900;
const FEWEST_PROBLEMS = 14;
const FIRST_TEAM_PX = 300;
const TEAMS = 3;

let cid: number;
test.beforeAll(async ({ product, root, contests }) => {
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

const boxesOf = async (found: Locator) => {
  await found.first().waitFor();
  return found.evaluateAll(elements => elements.map(element => element.getBoundingClientRect().toJSON() as DOMRect));
};
const bodyRows = (page: Page) => page.getByRole('main').locator('tbody tr:not([aria-hidden])');

test.for(['zh-CN', 'en-US'] as const)(
  'the list shows fourteen problems and more, each in one line: %s',
  async (locale, { product, visitAs }) => {
    await asNewUser(product, `reader-${locale}`);
    const { page } = await visitAs(`reader-${locale}`, { locale });
    await page.goto('/problem');
    await rest(page);
    await bodyRows(page)
      .nth(FEWEST_PROBLEMS - 1)
      .waitFor();
    const rows = await boxesOf(bodyRows(page));
    expect(rows.filter(({ bottom }) => bottom <= SCREEN_PX).length).toBeGreaterThanOrEqual(FEWEST_PROBLEMS);
    expect(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(44);
  },
);

test.for(['zh-CN', 'en-US'] as const)(
  'the first team of a scoreboard stands near the top, also while it is frozen: %s',
  async (locale, { product, visitAs }) => {
    await asNewUser(product, `watcher-${locale}`);
    const { page } = await visitAs(`watcher-${locale}`, { locale });
    await page.goto(`/contest/${cid}/rank`);
    await rest(page);
    const [first] = await boxesOf(
      page
        .getByRole('main')
        .getByRole('row')
        .filter({ hasText: /team\d/ }),
    );
    expect(first?.top).toBeLessThanOrEqual(FIRST_TEAM_PX);
  },
);
