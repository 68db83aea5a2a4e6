import { expect, test } from 'vitest';
import { RecentEvents } from './recentEvents';

function filled(most: number, ...ids: string[]) {
  const recent = new RecentEvents<string>(most);
  for (const id of ids) recent.add(id, `event ${id}`);
  return recent;
}
const idsAfter = (recent: RecentEvents<string>, id: string) => recent.after(id)?.map(entry => entry.id);

test('what came after an event is known, in its order', () => {
  const recent = filled(10, 'a', 'b', 'c');
  expect(recent.after('a')).toEqual([
    { id: 'b', event: 'event b' },
    { id: 'c', event: 'event c' },
  ]);
  expect(recent.after('c')).toEqual([]);
  expect(recent.after('x')).toBe(undefined);
  expect(recent.lastId).toBe('c');
});

test('S2: no more events are kept than fit; behind a forgotten one nobody can go on', () => {
  const recent = filled(3, 'a', 'b', 'c', 'd', 'e');
  expect([idsAfter(recent, 'b'), idsAfter(recent, 'c'), idsAfter(recent, 'e')]).toEqual([undefined, ['d', 'e'], []]);
});

test('after a gap nobody can go on behind what was before', () => {
  const recent = filled(3, 'a', 'b');
  recent.clear();
  expect([recent.lastId, recent.after('b')]).toEqual([undefined, undefined]);
  recent.add('c', 'event c');
  recent.add('d', 'event d');
  expect(idsAfter(recent, 'c')).toEqual(['d']);
});
