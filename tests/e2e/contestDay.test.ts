import type { Browser } from 'playwright';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, launchBrowser, visit } from '../support/browser';
import { asUser, contestDraft, moments } from '../support/contests';
import { verdictOf } from '../support/judged';
import { type Api, asRoot, type Product, ROOT_PASSWORD, startProduct } from '../support/product';
import { setCase } from '../support/testData';

const PATIENCE_MS = 180_000;
const TEAMS = 30;
const add = (more: string) => `a, b = map(int, input().split())\nprint(a + b${more})\n`;

let product: Product;
let browser: Browser;
let root: Api;
let cid: number;
const pid = 1;
const teams: Api[] = [];
const nameOf = (place: number) => `team${String(place).padStart(2, '0')}`;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  root = await asRoot(product);
  const gold = { priority: 1, name: 'Gold', background: '#fd0', color: '#000', num: 1 };
  const facts = { title: 'Spring Cup', awardType: 2, awardConfigList: [gold], starAccount: [nameOf(0)] };
  ({ id: cid } = await root.contestEditor.add(contestDraft(moments.running, facts)));
  await root.contestEditor.addProblem({ cid, pid, displayId: 'A' });
  await setCase(root, pid, 4);
  for (let place = 0; place < TEAMS; place += 1) teams.push(await asUser(product, root, nameOf(place)));
}, PATIENCE_MS);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await product?.dispose();
});

test('a day of a contest: 30 teams, more time, a wrong test case, and the sheet that is the board', { timeout: PATIENCE_MS }, async () => {
  // Every third team has what the wrong case asks for.
  const handedIn = await Promise.all(
    teams.map((api, place) => api.submission.submit({ pid: 'A', cid, language: 'Python3', code: add(place % 3 ? '' : ' + 1') })),
  );
  for (const { submitId } of handedIn) await verdictOf(root, submitId);

  const rival = await visit(browser, product);
  const [, first] = teams;
  await enter(rival.context, first?.token() ?? '', (await first?.account.login({ username: nameOf(1), password: 'correct horse' })) ?? {});
  await rival.page.goto(`/contest/${cid}/rank`);
  const board = rival.page.getByRole('grid', { name: 'Scoreboard of Spring Cup' });
  await board.getByText(nameOf(3)).first().waitFor();

  const desk = await visit(browser, product);
  const { page } = desk;
  await enter(desk.context, root.token() ?? '', await root.account.login({ username: 'root', password: ROOT_PASSWORD }));
  await page.goto('/admin/contest');
  await page.getByRole('button', { name: 'More for “Spring Cup”' }).click();
  await page.getByRole('menuitem', { name: 'Change the time' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Text of the announcement' }).fill('Because of a wrong test case.');
  await page.getByRole('dialog').getByRole('button', { name: 'Change the time' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await rival.page.getByText('The time of the contest changes').first().waitFor();

  await setCase(root, pid, 3);
  await page.goto(`/contest/${cid}/rejudge?pid=${pid}`);
  await page.getByRole('button', { name: 'Propose a rejudge' }).click();
  await page.getByText('30 judged, 30 verdicts would change.').waitFor({ timeout: PATIENCE_MS });
  await page.getByRole('button', { name: 'Apply' }).click();
  const sure = page.getByRole('alertdialog');
  await sure.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Applied: 30 verdicts were changed.').waitFor();

  await rival.page.reload();
  await board.getByText(nameOf(1)).first().waitFor();

  await page.goto('/admin/contest');
  await page.getByRole('button', { name: 'More for “Spring Cup”' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download the scoreboard (xlsx)' }).click();
  const [, ...sheet] = await readSheet(await (await download).path());
  const { records } = await root.contest.rank({ cid, limit: 50, forceRefresh: true });
  const rows = records.flatMap(row => ('ac' in row && row.uid ? [`${row.rank < 0 ? '*' : row.rank} ${row.username} ${row.ac}`] : []));
  expect(rows.filter(row => row.endsWith(' 1'))).toHaveLength(20);
  expect(sheet.map(([rank, name, , , , , solved]) => `${String(rank)} ${String(name)} ${String(solved)}`)).toEqual(rows);
  expect([...rival.complaints, ...desk.complaints]).toEqual([]);
});
