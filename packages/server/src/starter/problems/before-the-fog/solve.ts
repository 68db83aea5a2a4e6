import { KeyedHeap } from '../keyedHeap';
import { numbersIn } from '../numbers';

/** Trails as they come in the input, four numbers each: two huts, minutes to walk, minute of the fog. */
export function latestDeparture(huts: number, trails: readonly number[]): number {
  const count = trails.length / 4;
  const head = new Int32Array(huts + 1).fill(-1);
  const next = new Int32Array(2 * count);
  for (let end = 0; end < 2 * count; end++) {
    const hut = trails[(end >> 1) * 4 + (end & 1)] as number;
    next[end] = head[hut] as number;
    head[hut] = end;
  }
  // The search runs backwards from the last hut: the hut that may be left last is settled first, so keys are negated minutes.
  const latest = new Float64Array(huts + 1).fill(-1);
  latest[huts] = Infinity;
  const heap = new KeyedHeap();
  heap.push(-Infinity, huts);
  while (heap.size > 0) {
    const minute = -heap.leastKey;
    const hut = heap.pop();
    if (minute !== latest[hut]) continue;
    if (hut === 1) break;
    for (let end = head[hut] as number; end >= 0; end = next[end] as number) {
      const trail = (end >> 1) * 4;
      const other = trails[trail + (1 - (end & 1))] as number;
      const departure = Math.min(minute, trails[trail + 3] as number) - (trails[trail + 2] as number);
      if (departure <= (latest[other] as number)) continue;
      latest[other] = departure;
      heap.push(-departure, other);
    }
  }
  return latest[1] as number;
}

export function solve(input: string): string {
  const [huts = 2, , ...trails] = numbersIn(input);
  return `${latestDeparture(huts, trails)}\n`;
}
