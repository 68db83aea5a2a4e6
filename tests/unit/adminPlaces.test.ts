import { expect, test } from 'vitest';
import { adminRoutes } from '../../packages/app/src/admin/adminRoutes';
import { adminPlaces, wayTo } from '../../packages/judge-ui/src/admin/shell/adminPlaces';

/** The trail above the pages of the back office is drawn from a table of places. */

const paths = (of: readonly { path: string }[]) => of.map(({ path }) => path).toSorted();

test('every page of the back office has a place, and every place is a page', () => {
  expect(adminRoutes.length).toBeGreaterThan(30);
  expect(paths(adminPlaces)).toEqual(paths(adminRoutes));
});

test('every page is found at its address, and what is above it needs nothing that its address lacks', () => {
  for (const { path } of adminPlaces) {
    const pathname = `/admin/${path.replaceAll(/:\w+/g, '7')}`;
    const way = wayTo(pathname);
    expect(way?.pages.at(-1)?.address).toBe(pathname);
    expect(way?.pages.map(({ address }) => address).join(' ')).not.toMatch(/:/);
  }
});

test('every page but the dashboard is in a section', () => {
  const withoutSection = adminPlaces.filter(({ path }) => wayTo(`/admin/${path.replaceAll(/:\w+/g, '7')}`)?.section === undefined);
  expect(withoutSection.map(({ path }) => path)).toEqual(['dashboard']);
});

test.each([
  ['/admin/audit', 'siteGroup', ['audit /admin/audit']],
  ['/admin/problem/edit/42', 'problemGroup', ['problems /admin/problems', 'problem 42 /admin/problem/edit/42']],
  [
    '/admin/contest/3/problem/42/edit/',
    'contestGroup',
    [
      'contests /admin/contest',
      'contest 3 /admin/contest/3/edit',
      'contestProblems /admin/contest/3/problems',
      'problem 42 /admin/contest/3/problem/42/edit',
    ],
  ],
  ['/admin/contest/create', 'contestGroup', ['contests /admin/contest', 'newContest /admin/contest/create']],
])('%s is in %s', (pathname, section, expected) => {
  const way = wayTo(pathname);
  const said = way?.pages.map(page => `${'item' in page ? `${page.item} ${page.id}` : page.name} ${page.address}`);
  expect({ section: way?.section, said }).toEqual({ section, said: expected });
});

test.each(['/admin', '/admin/login', '/admin/nothing', '/admin/contest/3', '/admin/problem/edit'])('%s has no place', pathname => {
  expect(wayTo(pathname)).toBeUndefined();
});
