import { expect, test } from 'vitest';
import { byTime, type ContestTry } from './contestTry';
import { TryLog } from './tryLog';

/** The same numbers on every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

test('a log holds what was put last under each id, in order, however it came', () => {
  const next = numbers(7);
  const log = new TryLog();
  const plain = new Map<number, ContestTry>();
  for (let step = 0; step < 3_000; step += 1) {
    const id = next(200);
    const tried = { id, entrantId: 'tide', problem: 'A', accepted: next(2) === 0, atSeconds: next(40) };
    if (next(5) === 0) {
      log.remove(tried);
      plain.delete(id);
    } else {
      log.put(tried);
      plain.set(id, tried);
    }
    expect(log.of('tide', 'A')).toEqual([...plain.values()].toSorted(byTime));
  }
});
