import { grants, type RoleId } from '@oj/contract';
import type { Page, Request } from 'playwright';
import { describe, expect } from 'vitest';
import { adminRoutes } from '../../packages/app/src/admin/adminRoutes';
import { routes } from '../../packages/app/src/routes';
import type { Size, Visited } from '../support/browser';
import { contestDraft, moments } from '../support/contests';
import { test } from '../support/e2e';
import { problemDraftIn } from '../support/groupProblems';
import { groupDraft } from '../support/groups';
import { keepLayoutShifts } from '../support/layoutShifts';
import { asNewUser } from '../support/product';
import { faultsOn } from '../support/standing';
import { until } from '../support/until';
import { looksClosely } from './pageLists';
import { adminPlaces, type Place, places, type Role } from './routePlaces';

/*
 * Roles × routes. The tables of the app say which pages there are and whom they are for; `routePlaces` has an address for each, and what a
 * reader finds there. A route without one fails, so that none is forgotten.
 */
const roles: readonly Role[] = ['visitor', 'user', 'problem admin', 'admin', 'super admin'];
const SUPER_ADMIN = 1000;
const nameOf = (role: string) => (role === 'super admin' ? 'root' : role.replace(' ', '-'));
const roleIds: Partial<Record<Role, RoleId>> = { user: 1002, 'problem admin': 1008, admin: 1001 };

/** Half of them read on a phone; `SCREEN=phone` or `SCREEN=wide`: all. */
const sizes: Record<Role, Size> = { visitor: 'phone', user: 'wide', 'problem admin': 'phone', admin: 'wide', 'super admin': 'wide' };
const sizeFor = (role: Role): Size => (process.env.SCREEN as Size | undefined) ?? sizes[role];
/** `LOADS=cold`: each page is the first of a visit. */
const isCold = process.env.LOADS === 'cold';
/** Focus mode takes the bar away, so that what is under it moves up. */
const mayMove = (at: string) => /\/(full-screen|hall|scrollBoard)(\?|$)/.test(at);

const backOfficeRoles: readonly Role[] = ['problem admin', 'admin', 'super admin'];
/** Roles that see the site as every user does, but for pages that tell roles apart. */
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
const adminMatrix = adminRoutes.flatMap(({ path, only }) =>
  (adminPlaces[path] ?? []).map(place => ({
    place,
    readers: backOfficeRoles.filter(role => !only || grants(roleIds[role] ?? SUPER_ADMIN, only)),
  })),
);

const wantedAt = (role: Role): [Place, Found][] => [
  ...adminMatrix.map(({ place, readers }): [Place, Found] => {
    if (!readers.includes(role)) return [place, doorBefore(place.at)];
    return [place, pageOf(place.notTheirs?.roles.includes(role) ? { ...place, ...place.notTheirs } : place)];
  }),
  ...siteMatrix
    .filter(({ place }) => tellsApart(place, role))
    .map(({ place, only }): [Place, Found] => {
      if (only === 'user' && role === 'visitor') return [place, loginFirst];
      if (place.toVisitors && role === 'visitor') return [place, pageOf({ ...place, title: place.toVisitors })];
      return [place, pageOf(place.notTheirs?.roles.includes(role) ? { ...place, ...place.notTheirs } : place)];
    }),
];

test.beforeAll(async ({ product, root, contests }) => {
  const solver = await asNewUser(product, 'solver');
  await solver.submission.submit({ pid: 'P1000', language: 'C++ 17', code: 'int main() {}' });
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
  await contests.move(cid, moments.ended);
  for (const [role, id] of Object.entries(roleIds)) await asNewUser(product, nameOf(role), id);
});

test.each([
  ['site', routes, places],
  ['back office', adminRoutes, adminPlaces],
] as const)('every route of the %s is visited', (_, table, visited) => {
  expect(table.map(({ path }) => path).toSorted()).toEqual(Object.keys(visited).toSorted());
});

/** Follows a reader. `calls` are those of the API that have no answer yet; the live stream never ends. */
async function followed({ context, page, foreign }: Visited) {
  await keepLayoutShifts(context);
  const calls = new Set<Request>();
  context.on('request', request => void (/\/api\/(?!live)/.test(request.url()) && calls.add(request)));
  context.on('requestfinished', request => void calls.delete(request));
  context.on('requestfailed', request => void calls.delete(request));
  return { page, foreign, calls };
}
type Reader = Awaited<ReturnType<typeof followed>>;

/**
 * Goes to a page as a link does. Three pages are loaded anew: the first of a visit, one that could not be told from the page before it (it
 * has the same title, and no address or dialog that says that the app has moved on), and one that somebody looks at closely.
 */
async function goTo(page: Page, at: string, { address, title, dialog }: Found, left: Found | undefined, isAnew: boolean) {
  if (left?.dialog) {
    await page.keyboard.press('Escape');
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
  }
  const isOther = !!dialog || (address !== at && left?.address !== address);
  if (isAnew || !left || (!isOther && left.title === title)) return void (await page.goto(at, { waitUntil: 'commit' }));
  await page.evaluate(address => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, at);
}

/** What there is once the page has come to rest; a page that never becomes the wanted one is told as it is. */
async function foundAt({ page, calls }: Reader, at: string, wanted: Found, left: Found | undefined, isAnew: boolean): Promise<Found> {
  await goTo(page, at, wanted, left, isAnew);
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
  return page.evaluate(async () => {
    // What the last answers have brought is drawn by then.
    await document.fonts.ready;
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const dialog = document.querySelector('[role=dialog] h2')?.textContent;
    const isFailure = [...document.querySelectorAll('main [role=alert]')].some(({ textContent }) => textContent?.trim());
    return {
      address: location.pathname + location.search,
      title: document.title,
      ...(dialog && { dialog }),
      ...(isFailure && { failure: true as const }),
    };
  });
}

describe('SEC, UIX-059: each role finds the pages that are for it, and the way to the login elsewhere; nothing moves by itself or reaches over the side, fingers hit what they mean, and axe finds nothing', () => {
  test.for(roles)('%s', { timeout: 600_000 }, async (role, { visit, visitAs }) => {
    const size = sizeFor(role);
    const reader = await followed(await (role === 'visitor' ? visit({ size }) : visitAs(nameOf(role), { size })));
    const wanted = wantedAt(role);
    const found: [string, Found][] = [];
    const faults: [string, string[]][] = [];
    let left: { at: string; found: Found } | undefined;
    for (const [{ at }, expected] of wanted) {
      const isClose = looksClosely(role, at);
      const there = await foundAt(reader, at, expected, left?.found, isCold || isClose);
      found.push([at, there]);
      const ofPage = await faultsOn(reader.page, { mayMove: mayMove(at) || mayMove(left?.at ?? ''), axe: isClose });
      if (ofPage.length) faults.push([at, ofPage]);
      left = { at, found: there };
    }
    expect(found).toEqual(wanted.map(([{ at }, expected]) => [at, expected]));
    expect(faults).toEqual([]);
    expect(reader.foreign.filter(url => !url.startsWith('https://oi-wiki.org/'))).toEqual([]);
  });
});

test('UIX-034: an address that the back office does not have leads to its door', async ({ visit }) => {
  const { page } = await visit({ size: sizeFor('visitor') });
  await page.goto('/admin/no/such/page');
  await page.waitForURL('**/admin/login');
});

test('a visitor who goes on while the way to the login is being drawn comes to the login again', async ({ visit }) => {
  const { page } = await visit({ size: sizeFor('visitor') });
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
});
