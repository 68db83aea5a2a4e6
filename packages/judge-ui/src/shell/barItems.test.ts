import { expect, test } from 'vitest';
import { type BarIds, type BarMode, barItems, isAt } from './barItems';

test.each<[string, BarMode, BarIds, string[]]>([
  ['a training', 'training', { trainingID: '7' }, ['/home', '/training/7', '/training/7/problems']],
  [
    'a training of a group',
    'training',
    { trainingID: '7', groupID: '3' },
    ['/home', '/group/3', '/group/3/training/7', '/group/3/training/7/problems'],
  ],
  [
    'a contest',
    'contest',
    { contestID: '1001' },
    ['/home', '/contest/1001', '/contest/1001/problems', '/contest/1001/submissions?onlyMine=true', '/contest/1001/rank'],
  ],
  ['a group', 'group', { groupID: '3' }, ['/home', '/group/3', '/group/3/problem']],
  ['a contest that the address does not name', 'contest', {}, ['/home']],
])('UIX-015, 016, 017: inside %s', (_, mode, ids, paths) => {
  expect(barItems(mode, ids).map(({ path }) => path)).toEqual(paths);
});

test.each<[string, BarMode, BarIds, string]>([
  ['/contest/1001/', 'contest', { contestID: '1001' }, '/contest/1001'],
  ['/contest/1001/problem/A/full-screen', 'contest', { contestID: '1001' }, '/contest/1001/problems'],
  ['/contest/1001/submissions', 'contest', { contestID: '1001' }, '/contest/1001/submissions?onlyMine=true'],
  ['/group/3/training/7/problem/P1000/full-screen', 'training', { groupID: '3', trainingID: '7' }, '/group/3/training/7/problems'],
  ['/group/3/problem/P1000/full-screen', 'group', { groupID: '3' }, '/group/3/problem'],
])('%s belongs to one place', (pathname, mode, ids, place) => {
  const current = barItems(mode, ids).filter(each => isAt(each, pathname));
  expect(current.map(({ path }) => path)).toEqual([place]);
});
