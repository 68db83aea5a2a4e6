import { expect } from 'vitest';
import { isNarrow, otherReaders, sayIn, type Visited, writeCode } from '../support/browser';
import { coveredControls } from '../support/coveredControls';
import { testWithJudge as test } from '../support/e2e';
import { rightAnswer } from '../support/judged';
import { keepLayoutShifts, layoutShifts } from '../support/layoutShifts';
import { asNewUser } from '../support/product';

/** Share of the window that may move while a verdict comes, as the browser reports layout shifts. */
const MOST_SHIFT = 0.01;
const programs = [
  ['AC', rightAnswer],
  ['CE', 'int main( {'],
  ['TLE', 'int main() { for (;;); }'],
] as const;

/** Goes to the code of a problem; on a phone that has a tab of its own. */
async function openWorkspace({ context, page }: Visited) {
  await keepLayoutShifts(context);
  await page.goto('/problem/P1000');
  if (isNarrow(page)) await page.getByRole('tab', { name: /^(代码|Code)$/ }).click();
}

test.for(otherReaders)('nothing moves while a verdict comes: %s %s', async ([locale, size], { product, visitAs }) => {
  const say = sayIn(locale);
  await asNewUser(product, `alice-${size}`);
  const reader = await visitAs(`alice-${size}`, { locale, size });
  const { page } = reader;
  await openWorkspace(reader);
  for (const [verdict, code] of programs) {
    await writeCode(page, `${code} // ${verdict}`);
    await page.keyboard.press('Control+Enter');
    const console = page.getByRole('region', { name: say('评测结果', 'Verdict') });
    await console.waitFor();
    await layoutShifts(page);
    await console.getByText(verdict, { exact: true }).first().waitFor();
    if (verdict !== 'CE') await console.getByRole('grid').or(console.getByRole('listbox')).first().waitFor();
    const { sum, moved } = await layoutShifts(page);
    expect(sum, `${verdict} moves: ${moved.join('; ')}`).toBeLessThan(MOST_SHIFT);
  }
});

test.for(['wide', 'phone'] as const)('a message lies over no control of the workspace: %s', async (size, { product, visitAs }) => {
  await asNewUser(product, `ben-${size}`);
  const reader = await visitAs(`ben-${size}`, { size });
  const { page } = reader;
  await openWorkspace(reader);
  await writeCode(page, ' ');
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByRole('status').or(page.locator('[data-toasts] li')).first().waitFor();
  expect(await coveredControls(page)).toEqual([]);
});

test('a message lies over nothing that stays at the foot of a form', async ({ visitAs }) => {
  const { page } = await visitAs('root');
  await page.goto('/admin/switch');
  const first = page.getByRole('main').getByRole('switch').first();
  await first.click({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('[data-toasts] li').first().waitFor();
  await first.click({ force: true });
  await page.getByRole('button', { name: 'Save' }).waitFor();
  expect(await coveredControls(page)).toEqual([]);
});
