import { expect, test } from 'vitest';
import { balloonColors, distance, nextColor } from './balloonColors';

test('no two balloons of the palette look alike', () => {
  const pairs = balloonColors.flatMap((one, place) =>
    balloonColors.slice(place + 1).map(other => [one, other, distance(one, other)] as const),
  );
  expect(pairs).toHaveLength(120);
  expect(pairs.filter(([, , apart]) => apart < 20)).toEqual([]);
});

test.each([
  ['#000', '#ffffff', 100],
  ['#fff', '#ffffff', 0],
  ['#ff0000', '#0000ff', 176.3],
])('%s and %s are so far apart', (one, other, apart) => {
  expect(distance(one, other)).toBeCloseTo(apart, 0);
});

test('the next colour looks like none that is in use', () => {
  const [red, blue, green, yellow] = balloonColors;
  expect(nextColor([])).toBe(red);
  expect(nextColor([red, green])).toBe(blue);
  // Another red, and another green.
  expect(nextColor(['#d9480f', blue, '#2f9e44'])).toBe(yellow);
});

test('when all colours are used, they are used again in the same order', () => {
  const colors: string[] = [];
  for (let made = 0; made < 20; made += 1) colors.push(nextColor(colors));
  expect(colors).toEqual([...balloonColors, ...balloonColors.slice(0, 4)]);
});
