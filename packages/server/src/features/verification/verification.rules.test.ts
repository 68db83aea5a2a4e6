import { expect, test } from 'vitest';
import { humanTrack } from './humanTrack';
import { judgeTrack } from './verification.rules';

const asked = { holePx: 160, sinceAskedMs: 5_000 };

test('a hand at the right place is a person, also three px beside it', () => {
  for (const offset of [157, 160, 163]) expect(judgeTrack(humanTrack(offset), asked)).toBe('ok');
  for (const offset of [156, 164]) expect(judgeTrack(humanTrack(offset), asked)).toBe('wrong');
});

test('keys move in steps, and need their time', () => {
  const points = [40, 80, 120, 160].map((xPx, index) => ({ xPx, yPx: 0, atMs: index * 90 }));
  const track = { offsetPx: 160, points, by: 'keyboard' as const };
  expect(judgeTrack(track, asked)).toBe('ok');
  expect(judgeTrack(track, { ...asked, sinceAskedMs: 400 })).toBe('tooFast');
});

test.each([
  ['one point at the place', [160], 'wrong'],
  ['steps that no key makes', [55, 110, 160], 'wrong'],
  ['a jump from End', [283, 160], 'wrong'],
  ['End, then back by keys', [283, 243, 203, 163], 'ok'],
  ['pages and single steps', [40, 80, 120, 160, 161, 160], 'ok'],
] as const)('S10: a track of keys proves its steps: %s', (_, places, answer) => {
  const track = places.map((xPx, index) => ({ xPx, yPx: 0, atMs: index * 90 }));
  expect(judgeTrack({ offsetPx: places.at(-1) ?? 0, points: track, by: 'keyboard' }, asked)).toBe(answer);
});

test('S10: keys that come faster than any keyboard repeats are a machine', () => {
  const points = Array.from({ length: 160 }, (_, index) => ({ xPx: index + 1, yPx: 0, atMs: index }));
  expect(judgeTrack({ offsetPx: 160, points, by: 'keyboard' }, asked)).toBe('tooFast');
});

const { points } = humanTrack(160);
test.each([
  ['no track at all', { points: [] }, 'wrong'],
  ['a track that ends elsewhere', { points: points.slice(0, -3) }, 'wrong'],
  ['a track that runs back in time', { points: points.toReversed() }, 'wrong'],
  ['a track of more time than has passed', { points: points.map(each => ({ ...each, atMs: each.atMs * 20 })) }, 'wrong'],
  ['a jump', { points: [points[0], ...points.slice(-1)] }, 'tooFast'],
  ['a hand of lightning', { points: points.map(each => ({ ...each, atMs: Math.round(each.atMs / 10) })) }, 'tooFast'],
  ['a ruler', { points: Array.from({ length: 41 }, (_, index) => ({ xPx: index * 4, yPx: 0, atMs: index * 16 })) }, 'tooFast'],
] as const)('W14: %s is no person', (_, change, answer) => {
  const track = { ...humanTrack(160), ...change } as ReturnType<typeof humanTrack>;
  expect(judgeTrack(track, asked)).toBe(answer);
});
