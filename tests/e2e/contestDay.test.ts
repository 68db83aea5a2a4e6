import type { Page } from 'playwright';
import { readSheet } from 'read-excel-file/node';
import { expect } from 'vitest';
import { testWithJudge as test } from '../support/e2e';
import { verdictOf } from '../support/judged';
import { type Api, asNewUser } from '../support/product';
import { setCase } from '../support/testData';

const PATIENCE_MS = 180_000;
const TEAMS = 30;
const add = (more: string) => `a, b = map(int, input().split())\nprint(a + b${more})\n`;

const pid = 1;
const teams: Api[] = [];
const nameOf = (place: number) => `team${String(place).padStart(2, '0')}`;

test.beforeAll(async ({ product }) => {
  for (let place = 0; place < TEAMS; place += 1) teams.push(await asNewUser(product, nameOf(place)));
}, PATIENCE_MS);

/** Fills in the form of a contest: private, sealed, with an unofficial team, one award, and a rule for the names of accounts. */
async function makeContest(page: Page, root: Api) {
  await page.goto('/admin/contest/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Spring Cup');
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('For **thirty** teams.');
  await page.getByRole('switch', { name: 'Freeze the scoreboard' }).click({ force: true });
  await page.getByRole('radio', { name: 'Private' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Contest password' }).fill('osmanthus');
  await page.getByRole('switch', { name: 'Admit certain account names only' }).click({ force: true });
  await page.getByRole('textbox', { name: 'Further names' }).fill(Array.from({ length: TEAMS }, (_, place) => nameOf(place)).join(' '));
  await page.getByRole('combobox', { name: 'Unofficial users (stars)' }).fill(nameOf(0));
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'By number' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Users in tier 1' }).fill('1');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Create Successfully').first().waitFor();
  const [made] = (await root.contest.list({ keyword: 'Spring Cup' })).records;
  return made?.id ?? 0;
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test(
  'a day of a contest: made in a form, 30 teams, a question, more time, a wrong test case, the ceremony',
  { timeout: PATIENCE_MS },
  async ({ product, root, contests, visitAs }) => {
    const organiser = await visitAs('root');
    const { page } = organiser;
    const cid = await makeContest(page, root);
    await contests.change(cid, { startTime: inMinutes(-120), endTime: inMinutes(120), sealRankTime: inMinutes(60) });
    await root.contestEditor.addProblem({ cid, pid, displayId: 'A' });
    await setCase(root, pid, 4);

    const rival = await visitAs(nameOf(1), { locale: 'zh-CN', size: 'phone' });
    await rival.page.goto(`/contest/${cid}`);
    await rival.page.getByLabel('比赛密码', { exact: true }).fill('osmanthus');
    await rival.page.keyboard.press('Enter');
    await rival.page.getByText('报名成功').first().waitFor();
    for (const api of teams.filter((_, place) => place !== 1)) await api.contest.register({ cid, password: 'osmanthus' });
    const stranger = await asNewUser(product, 'stranger');
    await expect(stranger.contest.register({ cid, password: 'osmanthus' })).rejects.toMatchObject({ code: 'contest.accountRefused' });

    // Every third team has what the wrong case asks for.
    const handedIn = await Promise.all(
      teams.map((api, place) => api.submission.submit({ pid: 'A', cid, language: 'Python3', code: add(place % 3 ? '' : ' + 1') })),
    );
    for (const { submitId } of handedIn) await verdictOf(root, submitId);
    await rival.page.goto(`/contest/${cid}/rank`);
    const board = rival.page.getByRole('grid', { name: 'Spring Cup 的榜单' });
    await board.getByText(nameOf(3)).first().waitFor();

    const asking = await visitAs(nameOf(2));
    await asking.page.goto(`/contest/${cid}/comment`);
    await asking.page.getByRole('combobox', { name: 'About' }).selectOption('A');
    await asking.page.getByRole('textbox', { name: 'Ask the organisers' }).fill('Can the sum be negative?');
    await asking.page.getByRole('button', { name: 'Submit Comment' }).click();
    await page.goto(`/contest/${cid}/comment`);
    const question = page.getByRole('article', { name: `Question by ${nameOf(2)}` });
    await question.getByRole('button', { name: 'Answer', exact: true }).click();
    await question.getByRole('textbox', { name: 'Answer' }).fill('It can.');
    await question.getByRole('button', { name: 'Send the answer' }).click();
    await question.waitFor({ state: 'detached' });
    await asking.page.reload();
    await asking.page.getByText('It can.').waitFor();

    await page.goto('/admin/contest');
    await page.getByRole('button', { name: 'More for “Spring Cup”' }).click();
    await page.getByRole('menuitem', { name: 'Change the time' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Text of the announcement' }).fill('Because of a wrong test case.');
    await page.getByRole('dialog').getByRole('button', { name: 'Change the end' }).click();
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
    expect(records.filter(({ isWinAward }) => isWinAward).map(({ awardName }) => awardName)).toContain('Gold');
    expect(sheet.map(([rank, name, , , , , solved]) => `${String(rank)} ${String(name)} ${String(solved)}`)).toEqual(rows);

    // The contest is over, and all was handed in after the seal.
    await product.database().execute(`update submissions set submitted_at = now() - interval '30 minutes' where contest_id = ${cid}`);
    await contests.change(cid, { endTime: inMinutes(-1), sealRankTime: inMinutes(-60), autoRealRank: false });
    await page.goto(`/contest/${cid}/scroll-board`);
    const [ceremony] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Open the resolver' }).click()]);
    await ceremony.getByText('30 left').waitFor();
    await ceremony.keyboard.press('End');
    await ceremony.getByText('All revealed').waitFor();
    expect([...rival.complaints, ...asking.complaints, ...organiser.complaints]).toEqual([]);
  },
);
