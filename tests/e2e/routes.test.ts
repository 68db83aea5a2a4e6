import { grants, type RoleId } from '@oj/contract';
import type { Browser, Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminRoutes } from '../../packages/app/src/admin/adminRoutes';
import { routes } from '../../packages/app/src/routes';
import { enter, launchBrowser, type Size, visit } from '../support/browser';
import { contestDraft, contestsOf, moments } from '../support/contests';
import { problemDraftIn } from '../support/groupProblems';
import { groupDraft } from '../support/groups';
import { keepLayoutShifts, layoutShifts } from '../support/layoutShifts';
import { asNewUser, asRoot, type Product, ROOT_PASSWORD, startProduct } from '../support/product';
import { smallTargets } from '../support/smallTargets';
import { until } from '../support/until';
import { deskPlaces, type Place, places, type Role } from './routePlaces';

/*
 * Roles × routes. The tables of the app say which pages there are and whom they are for; `routePlaces` has an address for each, and what a
 * reader finds there. A route without one fails, so that none is forgotten.
 */
const roles: readonly Role[] = ['visitor', 'user', 'problem admin', 'admin', 'super admin'];
const SUPER_ADMIN = 1000;
const roleIds: Partial<Record<Role, RoleId>> = { user: 1002, 'problem admin': 1008, admin: 1001 };

/** Half of them read on a phone; `SCREEN=phone` or `SCREEN=wide`: all. */
const sizes: Record<Role, Size> = { visitor: 'phone', user: 'wide', 'problem admin': 'phone', admin: 'wide', 'super admin': 'wide' };
const sizeFor = (role: Role): Size => (process.env.SCREEN as Size | undefined) ?? sizes[role];
/** `LOADS=cold`: each page is the first of a visit. */
const isCold = process.env.LOADS === 'cold';
/** In all, of the window, on the way to a page. */
const MOST_SHIFT = 0.02;
/** Focus mode takes the bar away, so that what is under it moves up. */
const mayMove = (at: string) => /\/(full-screen|hall|scrollBoard)(\?|$)/.test(at);

const desk: readonly Role[] = ['problem admin', 'admin', 'super admin'];
/** To them the site is what it is to every user, but for pages that tell roles apart. */
const likeUsers: readonly Role[] = ['problem admin', 'admin'];
const tellsApart = ({ notTheirs }: Place, role: Role) => !likeUsers.includes(role) || !!notTheirs?.roles.includes(role);

/** What a reader finds: the address that they end up at, the title, an open dialog, and whether the page tells of a failure. */
interface Found {
  address: string;
  title: string;
  dialog?: string;
  failure?: true;
}

const pageOf = ({ at, to, title }: Place): Found => ({ address: to ?? at, title: `${title} - OJ` });
const loginFirst: Found = { address: '/home', title: 'Home - OJ', dialog: 'Login - OJ' };
const doorBefore = (at: string): Found => ({ address: `/admin/login?back=${encodeURIComponent(at)}`, title: 'Back office login - OJ' });

/** Logging out ends the session of whoever looks: it comes last. */
const siteMatrix = routes
  .flatMap(({ path, only }) => (places[path] ?? []).map(place => ({ place, only })))
  .toSorted((a, b) => Number(a.place.at === '/logout') - Number(b.place.at === '/logout'));
const deskMatrix = adminRoutes.flatMap(({ path, only }) =>
  (deskPlaces[path] ?? []).map(place => ({ place, readers: desk.filter(role => !only || grants(roleIds[role] ?? SUPER_ADMIN, only)) })),
);

const wantedAt = (role: Role): [Place, Found][] => [
  ...deskMatrix.map(({ place, readers }): [Place, Found] => {
    if (!readers.includes(role)) return [place, doorBefore(place.at)];
    return [place, pageOf(place.notTheirs?.roles.includes(role) ? { ...place, ...place.notTheirs } : place)];
  }),
  ...siteMatrix
    .filter(({ place }) => tellsApart(place, role))
    .map(({ place, only }): [Place, Found] => {
      if (only === 'user' && role === 'visitor') return [place, loginFirst];
      return [place, pageOf(place.notTheirs?.roles.includes(role) ? { ...place, ...place.notTheirs } : place)];
    }),
];

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
  // Once it is over, everybody may open the submissions of a contest.
  await contestsOf(
    () => product,
    () => root,
  ).move(cid, moments.ended);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await product?.dispose();
});

test.each([
  ['site', routes, places],
  ['back office', adminRoutes, deskPlaces],
] as const)('every route of the %s is visited', (_, table, visited) => {
  expect(table.map(({ path }) => path).toSorted()).toEqual(Object.keys(visited).toSorted());
});

async function login(role: Role) {
  if (role === 'super admin') {
    const root = product.as();
    return [await root.account.login({ username: 'root', password: ROOT_PASSWORD }), root] as const;
  }
  const username = role.replace(' ', '-');
  const api = await asNewUser(product, username, roleIds[role]);
  return [await api.account.login({ username, password: 'correct horse' }), api] as const;
}

/** A browser of its own for a role. `calls` are those of the API that have no answer yet; the live stream never ends. */
async function open(role: Role) {
  const { context, page, foreign } = await visit(browser, product, { size: sizeFor(role) });
  await keepLayoutShifts(context);
  const calls = new Set<Request>();
  context.on('request', request => void (/\/api\/(?!live)/.test(request.url()) && calls.add(request)));
  context.on('requestfinished', request => void calls.delete(request));
  context.on('requestfailed', request => void calls.delete(request));
  if (role !== 'visitor') {
    const [user, api] = await login(role);
    await enter(context, api.token() ?? '', user);
  }
  return { context, page, foreign, calls };
}
type Reader = Awaited<ReturnType<typeof open>>;

/**
 * As a link does it. Loaded anew is the first page of a visit, and one that could not be told from the one before it: it has the same title,
 * and no address or dialog that says that the app has moved on.
 */
async function goTo(page: Page, at: string, { address, title, dialog }: Found) {
  const before = page.url().startsWith('http') ? new URL(page.url()) : undefined;
  if (before && (await page.getByRole('dialog').count())) {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  const isOther = !!dialog || (address !== at && before && before.pathname + before.search !== address);
  if (isCold || !before || (!isOther && (await page.title()) === title)) return void (await page.goto(at, { waitUntil: 'commit' }));
  await page.evaluate(address => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, at);
}

/** What there is once the page has come to rest; a page that never becomes the wanted one is told as it is. */
async function foundAt({ page, calls }: Reader, { at }: Place, wanted: Found): Promise<Found> {
  await goTo(page, at, wanted);
  await page
    .waitForFunction(
      ({ address, title, dialog, failure }) =>
        location.pathname + location.search === address &&
        document.title === title &&
        !document.querySelector('main [aria-busy=true]') &&
        (!dialog || !!document.querySelector('[role=dialog] h2')) &&
        (!failure || !!document.querySelector('main [role=alert]')?.textContent),
      wanted,
    )
    .catch(() => undefined);
  await until(() => calls.size === 0);
  const { pathname, search } = new URL(page.url());
  const dialogs = await page.getByRole('dialog').getByRole('heading', { level: 2 }).allTextContents();
  const alerts = await page.locator('main [role=alert]').allTextContents();
  return {
    address: pathname + search,
    title: await page.title(),
    ...(dialogs[0] !== undefined && { dialog: dialogs[0] }),
    ...(alerts.some(text => text.trim()) && { failure: true as const }),
  };
}

describe('SEC, UIX-059: each role finds the pages that are for it, and the way to the login elsewhere; nothing moves by itself, and fingers hit what they mean', () => {
  test.each(roles)('%s', { timeout: 600_000 }, async role => {
    const reader = await open(role);
    const wanted = wantedAt(role);
    const found: [string, Found][] = [];
    const shifting: object[] = [];
    const small: [string, string][] = [];
    let left = '';
    for (const [place, expected] of wanted) {
      found.push([place.at, await foundAt(reader, place, expected)]);
      const { sum, moved } = await layoutShifts(reader.page);
      if (sum >= MOST_SHIFT && !mayMove(place.at) && !mayMove(left)) shifting.push({ at: place.at, sum, moved });
      left = place.at;
      if (sizeFor(role) === 'phone') for (const target of await smallTargets(reader.page)) small.push([place.at, target]);
    }
    expect(found).toEqual(wanted.map(([place, expected]) => [place.at, expected]));
    expect(shifting).toEqual([]);
    expect(small, 'what fingers miss').toEqual([]);
    expect(reader.foreign.filter(url => !url.startsWith('https://oi-wiki.org/'))).toEqual([]);
    await reader.context.close();
  });
});

test('UIX-034: an address that the back office does not have leads to its door', async () => {
  const { context, page } = await open('visitor');
  await page.goto('/admin/no/such/page');
  await page.waitForURL('**/admin/login');
  await context.close();
});

test('a visitor who goes on while the way to the login is being drawn comes to the login again', async () => {
  const { context, page } = await open('visitor');
  await page.goto('/home');
  await page.waitForFunction(() => document.title.startsWith('Home'));
  await page.evaluate(() => {
    const go = (address: string) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    };
    const replace = history.replaceState.bind(history);
    history.replaceState = (...change) => {
      replace(...change);
      if (change[2] !== '/home') return;
      history.replaceState = replace;
      go('/contest/1/rank');
    };
    go('/contest/1/problems');
  });
  await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor();
  await page.waitForURL('**/home');
  await context.close();
});
