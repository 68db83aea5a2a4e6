import type { Browser } from 'playwright';
import { writeFileSync, appendFileSync } from 'node:fs';
import { afterAll, beforeAll, test } from 'vitest';
import { enter, launchBrowser, visit } from '../support/browser';
import { contestDraft, moments } from '../support/contests';
import { problemDraftIn } from '../support/groupProblems';
import { groupDraft } from '../support/groups';
import { asNewUser, asRoot, type Product, ROOT_PASSWORD, startProduct } from '../support/product';
import { deskPlaces, places } from './routePlaces';
import { keepLayoutShifts, layoutShifts } from '../support/layoutShifts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } }), launchBrowser()]);
  const solver = await asNewUser(product, 'solver');
  await solver.submission.submit({ pid: 'P1000', language: 'C++ 17', code: 'int main() {}' });
  const root = await asRoot(product);
  const { id: cid } = await root.contestEditor.add(contestDraft(moments.sealed, { openRank: true, openPrint: true }));
  await root.contestEditor.addProblem({ cid, pid: 2, displayId: 'A' });
  await root.contestEditor.add(contestDraft(moments.running, { openRank: true, type: 1, title: 'Winter Cup' }));
  await solver.submission.submit({ pid: 'A', cid, language: 'C++ 17', code: 'int main() { }' });
  const trainingCategory = { name: 'Terms', color: '#3d5a9e' };
  const { id: tid } = await root.trainingEditor.add({ training: { title: 'Autumn term', description: 'x' }, trainingCategory });
  await root.trainingEditor.addProblem({ tid, pid: 1, displayId: 'A' });
  await root.discussion.add({ title: 'Paper and ink', description: 'A word', content: 'Words', categoryId: 1 });
  const { id: gid } = await root.group.add(groupDraft());
  const ofGroup = { training: { title: 'Owls at noon', description: 'x' }, trainingCategory: { name: 'Nests', color: '#3d5a9e' } };
  const { id: groupTid } = await root.groupTraining.add({ gid, ...ofGroup });
  await root.groupTraining.addProblem({ tid: groupTid, pid: 1, displayId: 'A' });
  await root.groupContest.add({ gid, ...contestDraft(moments.running, { title: 'Owl Cup' }) });
  const { problemId } = await root.groupProblem.add(problemDraftIn(gid, { problemId: 'A', title: 'Owls' }));
  await root.submission.submit({ pid: problemId, gid, language: 'C++ 17', code: 'int main() {}' });
  await root.assignment.add({ gid, tid, terms: { dueAt: new Date('2100-01-01'), toAll: true } });
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await product?.dispose();
});
const LOG = '/tmp/v-shift.log';
test.each(['wide', 'phone'] as const)('%s', { timeout: 900_000 }, async size => {
  const api = product.as();
  const user = await api.account.login({ username: 'root', password: ROOT_PASSWORD });
  const { context, page } = await visit(browser, product, { size });
  await keepLayoutShifts(context);
  await enter(context, api.token() ?? '', user);
  const all = [...Object.values(places).flat(), ...Object.values(deskPlaces).flat()]
    .map(p => p.at)
    .filter(at => at !== '/logout' && at !== '/oiwiki');
  const settle = async () => {
    await page.waitForTimeout(300);
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'), undefined, { timeout: 4000 }).catch(() => undefined);
    await page.waitForTimeout(400);
  };
  for (const way of ['cold', 'warm']) {
    for (const at of all) {
      if (way === 'cold') await page.goto(at);
      else
        await page.evaluate(address => {
          history.pushState(null, '', address);
          dispatchEvent(new PopStateEvent('popstate'));
        }, at);
      await settle();
      const { sum, moved } = await layoutShifts(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      appendFileSync(
        LOG,
        `${size} ${way} ${sum.toFixed(4)} h${height} ${at}\n${sum > 0.02 ? moved.map(m => '      ' + m + '\n').join('') : ''}`,
      );
    }
  }
  await context.close();
});
